// Says whether the page hears the server: app.js tells with the event `line`, the browser with `online` and `offline`.
function show(state) {
  for (const element of document.querySelectorAll("[data-line]")) {
    element.dataset.line = state;
    element.textContent = element.dataset[state];
  }
}

let state = navigator.onLine === false ? "off" : document.body.dataset.live ? "waiting" : "on";
const change = (next) => { state = next; show(state); };

document.body.addEventListener("line", (event) => change(event.detail.on ? "on" : "off"));
window.addEventListener("offline", () => change("off"));
window.addEventListener("online", () => { if (!document.body.dataset.live) change("on"); });
document.addEventListener("htmx:load", () => show(state));
show(state);
