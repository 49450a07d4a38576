// Says whether the page hears the server: app.js tells with the event `line`, the browser with `online` and `offline`. While an
// answer is waited for that does not come at once, it says that too.
const PATIENCE = 700;                              // ms without an answer until it is shown that one is waited for
const waits = new Map();                           // request: the time after which it is said

function show(state) {
  for (const element of document.querySelectorAll("[data-line]")) {
    if (element.dataset.line === state && element.textContent === element.dataset[state]) continue;
    element.dataset.line = state;
    element.textContent = element.dataset[state];
  }
}

let state = navigator.onLine === false ? "off" : document.body.dataset.live ? "waiting" : "on", slow = false;
const now = () => show(slow && state === "on" ? "waiting" : state);
const change = (next) => { state = next; now(); };

document.body.addEventListener("line", (event) => change(event.detail.on ? "on" : "off"));
window.addEventListener("offline", () => change("off"));
window.addEventListener("online", () => change(document.body.dataset.live ? "waiting" : "on"));   // app.js opens its stream anew

document.addEventListener("htmx:beforeSend", (event) => {
  waits.set(event.detail.xhr, setTimeout(() => { slow = true; now(); }, PATIENCE));
});
document.addEventListener("htmx:afterRequest", (event) => {
  clearTimeout(waits.get(event.detail.xhr));
  waits.delete(event.detail.xhr);
  if (!waits.size) { slow = false; now(); }
});
document.addEventListener("htmx:load", now);
now();
