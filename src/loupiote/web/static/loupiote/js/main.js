// What every page may use. Each module finds its own elements by data-attributes, also in fragments that htmx brings later,
// and every page works without any of them.
import "./hold.js";
import "./choose.js";
import "./dialog.js";
import "./filter.js";
import "./copy.js";
import "./toast.js";
import "./moment.js";
import "./timer.js";
import "./line.js";
import "./queue.js";
import "./gone.js";
import { keepAwake } from "./wake.js";

document.documentElement.classList.add("js");
if (document.querySelector("[data-wake]")) keepAwake();
