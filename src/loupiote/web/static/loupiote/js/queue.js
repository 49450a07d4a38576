// Taps without a network. An order of a <form data-queue> that cannot reach the server is kept in the browser, shown as not
// saved yet, and sent again, in order, until the server answers; a reload or an empty battery in between loses nothing.
//
// An order carries its key ({% order %}), so one that had arrived although its answer was lost acts no second time. A kept
// order leaves its form with a new key: another tap on it is another order; where the form says what it is about (data-same, the
// names of its fields), a later order about the same takes the place of the earlier. The form hears of it (the event `kept`), so
// that its page can go on. What the server refuses is dropped and said; then nothing that closes a window is sent any more,
// since who tapped it thought that all before it was taken.
import { say } from "./toast.js";

const STORE = `loupiote.taps.${location.pathname.split("/").slice(0, 3).join("/")}`;   // one queue for a game: /g/<key>
const PATIENCE = 10000;                            // ms until a request counts as lost
let busy = false, again = null, pause = 1000, gone = false;   // gone: the page does not hear the server (app.js)

const read = () => { try { return JSON.parse(localStorage.getItem(STORE)) || []; } catch { return []; } };
const write = (taps) => {
  try { if (taps.length) localStorage.setItem(STORE, JSON.stringify(taps)); else localStorage.removeItem(STORE); }
  catch { say(badge("full"), "danger"); }
  show();
};
const badge = (word) => document.querySelector("[data-unsaved]")?.dataset[word] || "";

function show() {
  const waiting = read().length;
  for (const element of document.querySelectorAll("[data-unsaved]")) {
    element.hidden = waiting === 0;
    const words = element.querySelector("[data-one]");
    if (words) words.textContent = (waiting === 1 ? words.dataset.one : words.dataset.many).replace("{n}", waiting);
  }
  if (!waiting) document.querySelectorAll(".is-unsaved").forEach((form) => form.classList.remove("is-unsaved"));
}

function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));        // randomUUID needs https
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether an order would be kept now, and not sent at once. */
export const holds = () => gone || navigator.onLine === false || read().length > 0;

/** Keep an order, and send it as soon as it can be. */
function keep(form, url, data) {
  const body = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === "string") body.append(name, value);
  const about = (form.dataset.same || "").split(" ").filter(Boolean);
  const same = (tap) => {
    const earlier = new URLSearchParams(tap.body);
    return about.length > 0 && tap.url === url && about.every((name) => earlier.get(name) === body.get(name));
  };
  write([...read().filter((tap, place) => (busy && place === 0) || !same(tap)), { url, body: body.toString() }]);
  form.classList.add("is-unsaved");
  if (form.elements.key) form.elements.key.value = newKey();
  form.dispatchEvent(new CustomEvent("kept", { bubbles: true, detail: { data: body } }));
  if (navigator.onLine === false) later(); else flush();
}

function later() {
  clearTimeout(again);
  again = setTimeout(flush, pause);
  pause = Math.min(pause * 2, 15000);
}

const closes = (tap) => ["close", "way"].some((name) => new URLSearchParams(tap.body).has(name));

async function send(tap) {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Accept: "application/json",
    ...JSON.parse(document.body.getAttribute("hx-headers") || "{}") };
  const answer = await fetch(tap.url, { method: "POST", body: tap.body, headers, credentials: "same-origin",
    signal: AbortSignal.timeout ? AbortSignal.timeout(PATIENCE) : undefined });
  if (answer.status >= 500 || answer.status === 429) throw new Error(String(answer.status));
  return answer;
}

async function flush() {
  if (busy || !read().length) return;
  busy = true;
  let sent = 0, said = false, doubtful = false, turn;
  try {
    for (let taps = read(); taps.length; taps = read()) {
      const answer = doubtful && closes(taps[0]) ? null : await send(taps[0]);
      write(read().filter((one) => one.body !== taps[0].body));     // another tab may have sent it too
      sent += 1;
      if (!answer) continue;
      const words = await tell(answer);
      said ||= words.said;
      doubtful ||= words.said;
      turn = words.turn ?? turn;
    }
    pause = 1000;
  } catch {
    later();
  } finally {
    busy = false;
  }
  if (!sent || read().length) return;
  if (document.body.dataset.live) document.body.dispatchEvent(new CustomEvent("turn", { detail: { turn } }));
  else if (!said) location.reload();               // or nobody could read what was said
}

/** Say what the server has to say about a kept order (games/orders.py: its JSON). */
async function tell(answer) {
  let told = {};
  try { told = await answer.json(); } catch { /* no answer of ours: its status has to do */ }
  const text = told.text || (answer.ok ? "" : badge("refused"));
  if (text) say(text, "warn", 12);
  return { said: Boolean(text), turn: told.turn };
}

const mine = (element) => element instanceof Element && element.closest("form[data-queue]");

// with htmx: before a request, when others already wait; after it, when it did not arrive
document.addEventListener("htmx:beforeRequest", (event) => {
  const form = mine(event.detail.elt);
  if (!form || !holds()) return;
  event.preventDefault();
  keep(form, event.detail.requestConfig.path, event.detail.requestConfig.formData);
});
document.addEventListener("htmx:configRequest", (event) => { if (mine(event.detail.elt)) event.detail.timeout ||= PATIENCE; });
for (const lost of ["htmx:sendError", "htmx:timeout"]) {
  document.addEventListener(lost, (event) => {
    const form = mine(event.detail.elt);
    if (form) keep(form, event.detail.requestConfig.path, event.detail.requestConfig.formData);
    else if (event.detail.elt.matches("form, button") && badge("lost")) say(badge("lost"), "warn");
    document.body.dispatchEvent(new CustomEvent("lost"));            // app.js opens its line anew
  });
}
// without htmx: a form of its own is kept when the browser knows that it is offline, or when others wait
document.addEventListener("submit", (event) => {
  const form = mine(event.target);
  if (!form || form.hasAttribute("hx-post") || !holds()) return;
  event.preventDefault();
  keep(form, form.action, new FormData(form, event.submitter));
});

document.addEventListener("click", (event) => { if (event.target.closest("[data-unsaved-drop]")) write([]); });
document.body.addEventListener("line", (event) => {
  gone = !event.detail.on;
  if (!gone) { pause = 1000; flush(); }
});
window.addEventListener("online", () => { pause = 1000; flush(); });
window.addEventListener("storage", (event) => { if (event.key === STORE) show(); });
document.addEventListener("htmx:load", show);
show();
flush();
