// A call that nobody has answered is not closed by the main button, tapped in a hurry: that there is no answer is said too.
// The form (data-unsaid: what to say) is uncovered, so that whoever taps sees what it asks. The server holds to the same.
import { say } from "./toast.js";

const chosen = ({ name, type, checked, value }) => (/^was\d+$/.test(name) ? value
  : type === "hidden" || type === "submit" ? false
    : type === "radio" || type === "checkbox" ? checked : Boolean(value?.trim()));  // a fieldset has none

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-unsaid]") || event.submitter?.name || [...form.elements].some(chosen)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const cover = form.closest("details");
  if (cover) cover.open = true;
  say(form.dataset.unsaid, "warn");
}, true);
