// Toasts go by themselves after data-seconds, unless somebody points at them or reads them; say() shows one.
function live(toast) {
  let left = setTimeout(() => toast.remove(), 1000 * (toast.dataset.seconds || 6));
  const stay = () => clearTimeout(left);
  const go = () => { clearTimeout(left); left = setTimeout(() => toast.remove(), 3000); };
  toast.addEventListener("pointerenter", stay);
  toast.addEventListener("focusin", stay);
  toast.addEventListener("pointerleave", go);
  toast.addEventListener("focusout", go);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-dismiss]");
  const what = button && button.closest("[data-toast], .notice");
  if (what) what.remove();
});

/** Show a text for some seconds; kind: "ok", "warn", "danger" or nothing. */
export function say(text, kind = "", seconds = 8) {
  const place = document.querySelector(".toasts");
  if (!place) return;
  const toast = document.createElement("div");
  toast.className = "toast";
  toast.dataset.toast = "";
  toast.dataset.seconds = seconds;
  if (kind) toast.dataset.kind = kind;
  const words = document.createElement("p");
  words.textContent = text;
  toast.append(words);
  place.append(toast);
  live(toast);
}

// What the answer to an order says in words (HX-Trigger: said).
document.body.addEventListener("said", (event) => { if (event.detail && event.detail.text) say(event.detail.text, "warn", 12); });

document.addEventListener("htmx:load", (event) => {
  if (event.target.matches("[data-toast]")) live(event.target);
  event.target.querySelectorAll("[data-toast]").forEach(live);
});
document.querySelectorAll("[data-toast]").forEach(live);
