// A new question takes no taps for a moment: the second tap of a double tap would answer what nobody has read yet.
const REST = 400;                                  // ms
let over = null;

/** The screen has just put another question under the finger. */
export function rest() {
  document.body.classList.add("is-still");
  clearTimeout(over);
  over = setTimeout(() => document.body.classList.remove("is-still"), REST);
}
