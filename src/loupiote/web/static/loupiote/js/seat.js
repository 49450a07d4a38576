// A player's phone. Covers that a tap opens ([data-private]) shut by themselves when the phone is left, hidden or untouched for
// a while. A turn of the game brings the page anew: what was open stays open, and what was ticked or typed stays so.
const IDLE = 30000;                                // ms without a touch until everything is covered
let idle = null, kept = null;

const covers = () => document.querySelectorAll("details[data-private]");
const coverAll = () => covers().forEach((secret) => { secret.open = false; });

function touched() {
  clearTimeout(idle);
  idle = setTimeout(coverAll, IDLE);
}

for (const event of ["pointerdown", "keydown", "scroll"]) document.addEventListener(event, touched, { passive: true });
document.addEventListener("visibilitychange", () => { if (document.hidden) coverAll(); });
window.addEventListener("pagehide", coverAll);
window.addEventListener("blur", coverAll);

function fields(within) {
  return [...within.querySelectorAll("section[id] :is(input, textarea, select)")].filter((one) => one.type !== "hidden");
}

const place = (one) => `${one.closest("section[id]").id} ${one.type} ${one.type === "radio" || one.type === "checkbox" ? one.value : fields(one.closest("section[id]").parentElement).indexOf(one)}`;

document.addEventListener("htmx:beforeSwap", (event) => {
  const within = event.detail.target;
  kept = { open: [...within.querySelectorAll("details[data-private][open]")].map((one) => one.id), values: new Map() };
  for (const one of fields(within)) kept.values.set(place(one), one.type === "radio" || one.type === "checkbox" ? one.checked : one.value);
});
document.addEventListener("htmx:afterSwap", () => {
  if (!kept) return;
  for (const id of kept.open) { const secret = document.getElementById(id); if (secret) secret.open = true; }
  for (const one of fields(document)) {
    const value = kept.values.get(place(one));
    if (value === undefined) continue;
    if (typeof value === "boolean") one.checked = value; else if (value) one.value = value;
  }
  kept = null;
});
touched();
