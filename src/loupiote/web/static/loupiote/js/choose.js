// Several players to choose: [data-most] (and data-least) counts the boxes in it, and lets no more be ticked.
// Where a one-tap form is meant, data-submit on a form sends it when a radio is chosen.
function count(prompt) {
  const boxes = [...prompt.querySelectorAll('input[type="checkbox"]')];
  const most = Number(prompt.dataset.most);
  const ticked = boxes.filter((box) => box.checked).length;
  for (const box of boxes) {
    if (box.checked || (box.disabled && !box.dataset.full)) continue;
    box.disabled = ticked >= most;
    if (box.disabled) box.dataset.full = "1"; else delete box.dataset.full;
  }
  const shown = prompt.querySelector("[data-count]");
  if (shown) shown.textContent = `${ticked} / ${most}`;
}

function countAll(within) {
  within.querySelectorAll("[data-most]").forEach(count);
}

document.addEventListener("change", (event) => {
  const prompt = event.target.closest("[data-most]");
  if (prompt) count(prompt);
  const form = event.target.closest("form[data-submit]");
  if (form && event.target.type === "radio") form.requestSubmit();
});
document.addEventListener("htmx:load", (event) => countAll(event.target.parentElement || document));
window.addEventListener("pageshow", () => countAll(document));   // a page from the back cache keeps its ticks
countAll(document);
