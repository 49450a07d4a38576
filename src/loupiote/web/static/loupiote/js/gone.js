// What a page asks for is not there any more, or not for whoever looks: their seat was freed, the game was given up. The page must
// not go on showing it: it gives way to what the game is to them now, or to a page that says so (templates/404.html).
document.addEventListener("htmx:responseError", (event) => {
  const [, letter, key] = location.pathname.split("/");
  if (letter !== "g" || ![404, 410].includes(event.detail.xhr.status)) return;
  location.replace(`/g/${key}/?gone`);
});
