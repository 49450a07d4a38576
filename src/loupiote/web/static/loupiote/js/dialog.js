// [data-opens="id"] opens the <dialog> of that id. Its link (href) is what happens without a script.
// A dialog closes on its backdrop too; [data-dismiss] closes what it stands in.
document.addEventListener("click", (event) => {
  const opener = event.target.closest("[data-opens]");
  if (opener) {
    const dialog = document.getElementById(opener.dataset.opens);
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    dialog.showModal();
    return;
  }
  if (event.target instanceof HTMLDialogElement && event.target.open) {
    const box = event.target.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (!inside && !("stays" in event.target.dataset)) event.target.close();
  }
});

// A dialog that a fragment brings is shown at once.
document.addEventListener("htmx:load", (event) => {
  const dialogs = event.target.matches("dialog[data-show]") ? [event.target] : event.target.querySelectorAll("dialog[data-show]");
  for (const dialog of dialogs) if (!dialog.open) dialog.showModal();
});
