// Live pages: the server says that something has changed, and htmx fetches what is marked hx-trigger="turn from:body".
// Closed while the page is hidden (a browser opens six connections to a host), resumed with what it last knew.
//
// A line may die without a word: the server stands still, a router forgets it. So the stream has a beat (live.py), and one that
// has not been heard for a while is given up and opened anew. The same when the browser says that its network is back, whatever
// became of the old stream, and when a tap did not arrive (js/queue.js: the event `lost`).
(() => {
  "use strict";
  const { live, turn } = document.body.dataset;
  if (!live || !window.EventSource) return;
  const SILENCE = 25000;                           // ms without a beat until the line counts as lost
  const offline = document.getElementById("offline");
  let known = turn, source = null, lost = null, soon = null, heard = Date.now();

  const say = (gone) => {
    document.body.dispatchEvent(new CustomEvent("line", { detail: { on: !gone } }));   // js/line.js shows it, js/queue.js sends
    if (!gone) {
      clearTimeout(lost);
      lost = null;
      if (offline) offline.hidden = true;
    } else lost ??= setTimeout(() => { if (offline) offline.hidden = false; }, 4000);
  };
  const hear = () => { heard = Date.now(); };
  const close = () => {
    clearTimeout(soon);
    if (source) source.close();
    source = null;
  };
  const open = () => {
    if (source || document.hidden) return;
    hear();
    source = new EventSource(`${live}&turn=${encodeURIComponent(known)}`);
    source.addEventListener("open", () => { hear(); say(false); });
    source.addEventListener("beat", hear);
    source.addEventListener("turn", (event) => {
      hear();
      if (event.data !== known) document.body.dispatchEvent(new CustomEvent("turn", { detail: { turn: event.data } }));
    });
    source.addEventListener("error", () => {
      say(true);
      if (source && source.readyState === EventSource.CLOSED) { close(); soon = setTimeout(open, 5000); }
    });
  };
  const again = () => { close(); open(); };
  const gone = () => { say(true); again(); };

  // From the stream, or with the answer to an order of this page (HX-Trigger): then the stream need not say it again.
  document.body.addEventListener("turn", (event) => {
    if (event.detail && event.detail.turn !== undefined) known = document.body.dataset.turn = String(event.detail.turn);
  });
  // A fragment that takes its own place (outerHTML) while something more happens: what htmx has queued for it goes with the old
  // element, and the new one listens only once htmx has settled it (20 ms). So it is fetched once more.
  let count = 0;
  const began = new WeakMap();                     // request: how much had happened by then
  document.addEventListener("turn", () => { count += 1; }, true);
  document.addEventListener("htmx:beforeSend", (event) => began.set(event.detail.xhr, count));
  document.addEventListener("htmx:afterRequest", (event) => {
    const { xhr, requestConfig } = event.detail;     // its elt is one that is still there
    if (requestConfig.elt.isConnected || requestConfig.triggeringEvent?.type !== "turn") return;
    setTimeout(() => { if (began.get(xhr) !== count) document.body.dispatchEvent(new CustomEvent("turn")); }, 60);
  });
  document.body.addEventListener("lost", gone);
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
  window.addEventListener("pagehide", close);
  window.addEventListener("pageshow", open);
  window.addEventListener("offline", () => say(true));
  window.addEventListener("online", again);
  setInterval(() => { if (source && Date.now() - heard > SILENCE) gone(); }, 5000);
  open();
})();
