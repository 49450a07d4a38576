// The script can be read on without the network, as far as it goes: while a cue is shown, the screens that follow it are fetched
// too, up to the next question. "Next" is kept (queue.js), and the next screen comes out of the page itself.
const desk = () => document.getElementById("desk");
let screens = new Map();                           // cue that was read: the screen behind it

async function fetchAhead() {
  const { ahead, cue } = desk()?.dataset ?? {};
  if (!ahead || navigator.onLine === false || screens.has(cue)) return;
  try {
    const answer = await fetch(ahead, { headers: { Accept: "application/json" }, credentials: "same-origin" });
    if (!answer.ok) return;
    const found = (await answer.json()).screens;
    screens = new Map(found.map((screen) => [screen.after, screen.html]));
  } catch { /* no network: then there is nothing ahead */ }
}

document.addEventListener("kept", (event) => {
  const next = event.target.id === "read" && screens.get(event.detail.data.get("cue"));
  if (next) htmx.swap("#desk", next, { swapStyle: "outerHTML" });
});
document.body.addEventListener("turn", () => { screens = new Map(); });     // what lies ahead may have changed
document.addEventListener("htmx:afterSwap", fetchAhead);
fetchAhead();
