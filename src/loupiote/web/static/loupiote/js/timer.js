// Timers: [data-timer] with data-seconds counts down when it is started; with data-ends (milliseconds) it runs to that moment, by
// the clock of the server, which is what data-now says: a device's own may be wrong. A running timer survives a reload. At the end:
// three soft strokes and a vibration, unless the sound is off, which it stays for all timers of the page.
const timers = new Map();                          // element: {ends, left, over}
let audio = null;

const key = (element) => element.id && `loupiote.timer.${location.pathname}.${element.id}`;
const remember = (element, state) => {
  if (!key(element)) return;
  try { sessionStorage.setItem(key(element), JSON.stringify(state)); } catch { /* private window: it is forgotten */ }
};
const recall = (element) => {
  try { return key(element) ? JSON.parse(sessionStorage.getItem(key(element))) : null; } catch { return null; }
};

const SOUND = `loupiote.mute.${location.pathname}`;
let mute = false;
try { mute = sessionStorage.getItem(SOUND) === "1"; } catch { /* private window */ }
function silence(on) {
  mute = on;
  try { sessionStorage.setItem(SOUND, on ? "1" : "0"); } catch { /* until the page goes, then */ }
}

function ring() {
  if (navigator.vibrate) navigator.vibrate([250, 120, 250, 120, 500]);
  if (!audio) return;                              // no touch yet: a browser would not let it sound
  for (const [start, pitch] of [[0, 660], [0.35, 660], [0.7, 880]]) {
    const at = audio.currentTime + start;
    const tone = audio.createOscillator(), volume = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.35, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.65);
  }
}

const written = (seconds) => {
  const whole = Math.max(0, Math.ceil(seconds)), hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60, rest = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
};

const now = (state) => Date.now() + (state.ahead || 0);   // ahead: by how much the server's clock is

function show(element) {
  const state = timers.get(element);
  const left = state.ends ? (state.ends - now(state)) / 1000 : state.left;
  const place = element.querySelector("[data-left]");
  const text = written(left);
  if (place.textContent !== text) place.textContent = text;
  element.classList.toggle("is-short", left > 0 && left <= 30);
  for (const part of element.querySelectorAll("[data-when]")) {
    const { when } = part.dataset;
    if (when === "running" || when === "paused") part.hidden = (when === "running") !== Boolean(state.ends);
    else part.hidden = (when === "mute") !== mute;
  }
  element.querySelector("[data-timer-sound]")?.setAttribute("aria-pressed", String(!mute));
  if (state.ends && left <= 0 && !state.over) {
    state.over = true;
    element.classList.add("is-over");
    element.setAttribute("aria-label", element.dataset.over || "0:00");
    if (!mute) ring();
    element.dispatchEvent(new CustomEvent("timer-over", { bubbles: true }));
  }
}

function begin(element) {
  if (timers.has(element)) return;
  const known = recall(element), ends = Number(element.dataset.ends) || null;
  const ahead = Number(element.dataset.now) ? Number(element.dataset.now) - Date.now() : 0;
  const fresh = { ends, left: Number(element.dataset.seconds) || 0, over: false, ahead };
  const state = known && !ends ? known : fresh;
  if (state.ends && state.ends < now(state)) {     // it ended while nobody looked
    state.over = true;
    element.classList.add("is-over");
  }
  timers.set(element, state);
  element.querySelectorAll("[data-needs-script]").forEach((part) => { part.hidden = Boolean(ends) && !part.querySelector("[data-timer-sound]"); });
  show(element);
}

document.addEventListener("click", (event) => {
  const element = event.target.closest("[data-timer]"), state = timers.get(element);
  if (!state) return;
  const Audio = window.AudioContext;
  if (!audio && Audio) audio = new Audio();        // within a touch, so that it may sound later
  if (audio && audio.state === "suspended") audio.resume();
  const more = event.target.closest("[data-timer-add]"), sound = event.target.closest("[data-timer-sound]");
  const moment = now(state);
  if (event.target.closest("[data-timer-play]")) {
    if (state.ends) { state.left = Math.max(0, (state.ends - moment) / 1000); state.ends = null; }
    else { if (state.left <= 0) state.left = Number(element.dataset.seconds) || 0; state.ends = moment + state.left * 1000; }
    state.over = false;
    element.classList.remove("is-over");
  } else if (more) {
    const added = Number(more.dataset.timerAdd);
    if (state.ends) state.ends = Math.max(state.ends, moment) + added * 1000; else state.left += added;
    state.over = false;
    element.classList.remove("is-over");
  } else if (sound) {
    silence(!mute);
  } else return;
  remember(element, state);
  show(element);
});

function beginAll() {
  for (const element of timers.keys()) if (!element.isConnected) timers.delete(element);
  document.querySelectorAll("[data-timer]").forEach(begin);
}
setInterval(() => timers.forEach((_, element) => show(element)), 250);
document.addEventListener("htmx:load", beginAll);
beginAll();
