// <input data-filters="#list"> hides the children of a list that do not contain its words, whatever their accents and case.
const fold = (text) => text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();

document.addEventListener("input", (event) => {
  const field = event.target;
  if (!field.dataset || !field.dataset.filters) return;
  const words = fold(field.value).split(/\s+/).filter(Boolean);
  for (const list of document.querySelectorAll(field.dataset.filters)) {
    let left = 0;
    for (const item of list.children) {
      const text = fold(item.dataset.words || item.textContent);
      item.hidden = !words.every((word) => text.includes(word));
      left += item.hidden ? 0 : 1;
    }
    const none = document.querySelector(`[data-none-of="#${list.id}"]`);
    if (none) none.hidden = left > 0;
  }
});
