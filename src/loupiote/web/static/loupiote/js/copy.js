// [data-copy="text"] puts a text on the clipboard; data-done is what is said then. Without https there is no clipboard of the
// modern kind, so an old way is tried. Such buttons stand hidden in the page: without a script they could do nothing.
import { say } from "./toast.js";

function oldWay(text) {
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "sr-only";
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}

async function copy(text) {
  if (navigator.clipboard) {
    try { await navigator.clipboard.writeText(text); return true; } catch { /* forbidden here */ }
  }
  return oldWay(text);
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (button && await copy(button.dataset.copy)) say(button.dataset.done || "✓", "ok", 4);
});

const show = (within) => within.querySelectorAll("[data-copy]").forEach((button) => { button.hidden = false; });
document.addEventListener("htmx:load", (event) => show(event.target.parentElement || document));
show(document);
