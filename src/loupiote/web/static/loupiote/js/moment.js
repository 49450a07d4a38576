// Night falls and day breaks while a page is open: the head of a game's page ([data-page-moment]), brought anew by htmx, gives
// its moment to the whole page, and to the browser's own bars.
function follow() {
  const head = document.querySelector("[data-page-moment]");
  if (!head) return;
  const root = document.documentElement;
  root.dataset.moment = head.dataset.pageMoment;
  const paper = getComputedStyle(root).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) { meta.content = paper; meta.media = ""; }
}

document.addEventListener("htmx:load", follow);
follow();
