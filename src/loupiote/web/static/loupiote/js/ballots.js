// A vote on the game master's screen, while phones vote too and the network may be gone.
//
// What was typed or ticked where hands are counted stays when the screen is made anew, and so does the voter whose ballot is
// taken: only the game master's own tap leads to the next. A tap that is kept for later (queue.js) shows its voter as answered
// and goes on to the next, out of what the list of voters carries: whom each may name, what they have answered.
import { holds } from "./queue.js";
import { rest } from "./still.js";

const desk = () => document.getElementById("desk");
const ballot = () => document.getElementById("ballot");
const voters = () => [...document.querySelectorAll("#desk .voter")];

// ------------------------------------------------------------------------------------------------- the voter stays
let sent = false;                                  // a ballot was sent: the next voter may come

document.addEventListener("htmx:beforeSend", (event) => { if (event.detail.elt === ballot()) sent = true; });
document.addEventListener("htmx:configRequest", (event) => {
  const { elt, parameters, verb } = event.detail;
  if (elt === desk() && verb === "get" && elt.dataset.voter && !sent) parameters.voter = elt.dataset.voter;
});
document.addEventListener("htmx:afterSwap", () => { sent = false; });

// --------------------------------------------------------------------------------------------- what was typed stays
let typed = new Map(), about = "";

const counting = () => document.querySelector("#close:has([name=way])");
const topic = (form) => form && `${form.elements.way.value} ${form.elements.window.value}`;

function note(event) {
  const form = counting();
  if (!form || event.target.form !== form) return;
  if (topic(form) !== about) { about = topic(form); typed = new Map(); }
  const { name, type, value } = event.target;
  typed.set(name, type === "checkbox" ? [...form.querySelectorAll(`[name="${name}"]:checked`)].map((one) => one.value) : value);
}
document.addEventListener("input", note);
document.addEventListener("htmx:afterSwap", () => {
  const form = counting();
  if (!form || topic(form) !== about) return;
  for (const [name, kept] of typed) {
    for (const field of form.querySelectorAll(`[name="${name}"]`)) {
      if (Array.isArray(kept)) field.checked = kept.includes(field.value); else field.value = kept;
    }
  }
});

// -------------------------------------------------------------------------------------------- without the network
/** Take the ballot of this voter now; of nobody, when all have voted. */
function ask(voter) {
  const form = ballot();
  form.hidden = !voter;
  form.classList.remove("is-unsaved");
  desk().dataset.voter = voter ? voter.dataset.voter : "";
  for (const one of voters()) {
    one.classList.toggle("is-current", one === voter);
    if (one === voter) one.setAttribute("aria-current", "true"); else one.removeAttribute("aria-current");
  }
  rest();
  if (!voter) return;
  const barred = JSON.parse(voter.dataset.barred), answered = !voter.classList.contains("is-missing");
  form.elements.player0.value = voter.dataset.voter;
  form.elements.was0.value = voter.dataset.was;
  form.querySelector("legend").textContent = form.dataset.title.replace("{name}", voter.dataset.voter);
  for (const tile of form.querySelectorAll("button.tile")) {
    const nobody = tile.name === "nothing", why = nobody ? "" : barred[tile.value] || "";
    const chosen = answered && voter.dataset.chosen === (nobody ? "" : tile.value);
    tile.disabled = Boolean(why);
    tile.classList.toggle("is-chosen", chosen);
    tile.setAttribute("aria-pressed", String(chosen));
    const place = tile.querySelector(".tile-note");
    if (place) {
      place.querySelector("span")?.remove();
      if (why) { const said = document.createElement("span"); said.textContent = `${why} `; place.prepend(said); }
    }
  }
}

/** How many are missing, on the button that closes. */
function count() {
  const left = voters().filter((one) => one.classList.contains("is-missing")).length;
  const button = document.querySelector("#bar [data-missing]");
  if (!button) return;
  const { none, one, many } = button.dataset;
  button.textContent = left === 0 ? none : left === 1 ? one : many.replace(/\d+/, left);
}

document.addEventListener("kept", (event) => {
  if (event.target !== ballot()) return;
  const { data } = event.detail, all = voters();
  const voter = all.find((one) => one.dataset.voter === data.get("player0"));
  const tile = [...event.target.querySelectorAll("button.tile")].find((one) => data.get(one.name) === one.value);
  if (!voter || !tile) return;
  voter.dataset.chosen = tile.name === "nothing" ? "" : tile.value;
  voter.classList.remove("is-missing");
  voter.classList.add("is-unsaved");
  voter.lastElementChild.textContent = `→ ${tile.querySelector(".tile-name").textContent}`;
  count();
  ask(all.find((one) => one.classList.contains("is-missing")));
});

const voter = (event) => event.detail.elt.closest?.("#desk .voter");
document.addEventListener("htmx:beforeRequest", (event) => {
  if (!voter(event) || !holds()) return;
  event.preventDefault();
  if (ballot()) ask(voter(event));
});
for (const lost of ["htmx:sendError", "htmx:timeout"]) {
  document.addEventListener(lost, (event) => { if (voter(event) && ballot()) ask(voter(event)); });
}
