// Keeps the screen awake while the game master's page is open (<body data-wake>). A browser allows it over https or on
// localhost alone: where it does not, what is marked [data-wake-refused] is shown and says so.
let lock = null;

async function take() {
  if (document.hidden || lock) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => { lock = null; });
  } catch {
    refused();                                     // a low battery, say
  }
}

function refused() {
  document.querySelectorAll("[data-wake-refused]").forEach((note) => { note.hidden = false; });
}

/** Keep the screen awake from now on, through hiding and showing of the page. */
export function keepAwake() {
  if (!("wakeLock" in navigator)) return refused();
  document.addEventListener("visibilitychange", take);
  take();
}
