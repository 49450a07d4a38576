// The game master's screen: what is private covers itself, steppers count, another question takes no taps for a moment.
//
// <details class="secret" data-private> opens and shuts by a tap. It covers itself when the page is hidden, loses the focus,
// or lies untouched for a while. Of what is asked at night ([data-call]) it opens by itself after the game master's own tap:
// then the phone is in their hand. A page that was loaded, or that another device has moved, comes covered.
import "./ahead.js";
import "./ballots.js";
import "./unsaid.js";
import { rest } from "./still.js";

const IDLE = 25000;                                // ms without a touch until everything is covered
const HAND = 12000;                                // ms in which the screen that follows a tap is looked at by who tapped
const desk = () => document.getElementById("desk");
const asks = () => { const { mode, cue, voter } = desk()?.dataset ?? {}; return [mode, cue, voter].join(" "); };
let idle = null, own = 0, shown = desk()?.dataset.cue, asked = asks();

const open = () => document.querySelectorAll("details[data-private][open]");

function cover() {
  open().forEach((secret) => { secret.open = false; });
}

function touched() {
  clearTimeout(idle);
  idle = setTimeout(cover, IDLE);
}

for (const event of ["pointerdown", "keydown", "scroll"]) document.addEventListener(event, touched, { passive: true });
document.addEventListener("visibilitychange", () => { if (document.hidden) cover(); });
window.addEventListener("pagehide", cover);
window.addEventListener("blur", () => { if (document.activeElement?.tagName !== "IFRAME") cover(); });

// a tap of one's own, and the screen that it brings
document.addEventListener("htmx:beforeRequest", (event) => {
  if (event.detail.requestConfig.verb === "post") own = Date.now();
});
document.addEventListener("htmx:afterSwap", () => {
  const now = desk();
  if (!now) return;
  const call = now.querySelector("details[data-call]");
  if (call && now.dataset.moment === "night" && Date.now() - own < HAND) call.open = true;
  if (now.dataset.cue !== shown) window.scrollTo({ top: 0 });
  shown = now.dataset.cue;
  if (asks() !== asked) rest();
  asked = asks();
  own = 0;
  arrange(now);
});

// buttons that do nothing without this script; the call that is made, in a row that is wider than the screen
function arrange(within) {
  within.querySelectorAll("[data-stepper] [data-needs-script]").forEach((part) => { part.hidden = false; });
  const course = within.querySelector(".course"), call = course?.querySelector("[aria-current]");
  if (call) course.scrollLeft = call.offsetLeft - (course.clientWidth - call.offsetWidth) / 2;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-step]");
  if (!button) return;
  const field = button.closest("[data-stepper]").querySelector("input");
  field.value = Math.max(0, Math.min(999, (Number.parseInt(field.value, 10) || 0) + Number(button.dataset.step)));
  field.dispatchEvent(new Event("input", { bubbles: true }));
});

arrange(document);
touched();
