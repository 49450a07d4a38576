// Secrets: <details class="secret" data-secret> is open while it is pressed, by finger, mouse, Space or Enter.
// A screen reader's or a switch's click has no press: it opens, and the cover comes back after data-seconds (10).
// With data-reveal="tap" on <html> a tap opens and another covers, for hands that cannot hold.
// Whatever opened it: leaving the page, the tab or the screen covers everything.
const COVERS = "details[data-secret]";
const SCROLLS = 140;                               // ms: a finger that only scrolls past uncovers nothing
const timers = new WeakMap();
let held = null, soon = null;

const taps = () => document.documentElement.dataset.reveal === "tap";
const find = (event) => {
  const summary = event.target instanceof Element && event.target.closest("summary");
  return summary && summary.parentElement.matches(COVERS) ? summary.parentElement : null;
};

function open(secret) {
  clearTimeout(timers.get(secret));
  secret.open = true;
}

function cover(secret) {
  clearTimeout(timers.get(secret));
  secret.open = false;
}

function coverLater(secret) {
  timers.set(secret, setTimeout(() => cover(secret), 1000 * (secret.dataset.seconds || 10)));
}

function release() {
  clearTimeout(soon);
  if (held) cover(held.secret);
  held = null;
}

function coverAll() {
  release();
  document.querySelectorAll(`${COVERS}[open]`).forEach(cover);
}

document.addEventListener("pointerdown", (event) => {
  const secret = find(event);
  if (!secret || taps() || event.button !== 0) return;
  held = { secret, pointer: event.pointerId };
  soon = setTimeout(open, event.pointerType === "mouse" ? 0 : SCROLLS, secret);
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (event) => { if (held && held.pointer === event.pointerId) release(); });
}
document.addEventListener("contextmenu", (event) => { if (find(event)) event.preventDefault(); });

document.addEventListener("keydown", (event) => {
  const secret = find(event);
  if (!secret || taps() || (event.key !== " " && event.key !== "Enter")) return;
  event.preventDefault();
  if (!event.repeat) { held = { secret, key: event.key }; open(secret); }
});
document.addEventListener("keyup", (event) => {
  if (find(event) && (event.key === " " || event.key === "Enter") && !taps()) event.preventDefault();
  if (held && held.key === event.key) release();
});
document.addEventListener("focusout", (event) => { if (held && held.key && find(event) === held.secret) release(); });

document.addEventListener("click", (event) => {
  const secret = find(event);
  if (!secret) return;
  if (taps()) { if (!secret.open) coverLater(secret); return; }
  event.preventDefault();
  if (event.detail !== 0) return;                 // the click that ends a press
  if (secret.open) cover(secret); else { open(secret); coverLater(secret); }
});

document.addEventListener("visibilitychange", () => { if (document.hidden) coverAll(); });
window.addEventListener("pagehide", coverAll);
window.addEventListener("blur", coverAll);

// the words on the covers: hold, or tap
function word() {
  for (const span of document.querySelectorAll(`${COVERS} [data-hold]`)) {
    const said = taps() ? span.dataset.tap : span.dataset.hold;
    if (said && (span.textContent === span.dataset.tap || span.textContent === span.dataset.hold)) span.textContent = said;
  }
}
word();
document.addEventListener("htmx:load", word);
