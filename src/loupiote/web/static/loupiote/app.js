// Live pages: the server says that something has changed, and htmx fetches what is marked hx-trigger="turn from:body".
// Closed while the page is hidden (a browser opens six connections to a host), resumed with what it last knew.
(() => {
  "use strict";
  const { live, turn } = document.body.dataset;
  if (!live || !window.EventSource) return;
  const offline = document.getElementById("offline");
  let known = turn, source = null, lost = null;

  const say = (gone) => {
    clearTimeout(lost);
    document.body.dispatchEvent(new CustomEvent("line", { detail: { on: !gone } }));   // js/line.js shows it, js/queue.js sends
    if (gone) lost = setTimeout(() => { if (offline) offline.hidden = false; }, 4000);
    else if (offline) offline.hidden = true;
  };
  const open = () => {
    if (source || document.hidden) return;
    source = new EventSource(`${live}&turn=${encodeURIComponent(known)}`);
    source.addEventListener("open", () => say(false));
    source.addEventListener("turn", (event) => {
      if (event.data !== known) document.body.dispatchEvent(new CustomEvent("turn", { detail: { turn: event.data } }));
    });
    source.addEventListener("error", () => {
      say(true);
      if (source && source.readyState === EventSource.CLOSED) { close(); setTimeout(open, 5000); }
    });
  };
  // From the stream, or with the answer to an order of this page (HX-Trigger): then the stream need not say it again.
  document.body.addEventListener("turn", (event) => {
    if (event.detail && event.detail.turn !== undefined) known = document.body.dataset.turn = String(event.detail.turn);
  });
  const close = () => { if (source) source.close(); source = null; };

  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
  window.addEventListener("pagehide", close);
  window.addEventListener("pageshow", open);
  window.addEventListener("online", open);
  open();
})();
