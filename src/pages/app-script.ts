import { jsonScript } from "./json-script.ts";
import { promoteScript } from "./promote-script.ts";
import { stateScript } from "./state-script.ts";

/** Keys, times in the reader's own zone, the step slider, copying. */
const pageScript = `"use strict";
const $ = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const links = all("[data-item] .what a");
const rows = all("[data-row]");
const failed = rows.filter((row) => $(".failed", row));
const focusRow = (row) => {
  if (!row) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
};
const after = (list, step) => {
  const here = document.activeElement;
  const now = list.indexOf(here);
  if (now >= 0) return list[Math.max(0, Math.min(now + step, list.length - 1))];
  if (step > 0) return list.find((one) => here.compareDocumentPosition(one) & 4) ?? list[0];
  return list[0];
};
const tickOf = () => $("input[type=checkbox]", document.activeElement.closest("[data-item]") ?? document.createElement("i"));
const press = (key) => $("button[data-key='" + key + "']");
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("textarea, select, input:not([type=checkbox], [type=radio])");
  if (event.ctrlKey || event.metaKey || event.altKey || typing) return;
  const { key } = event;
  if (key === "/") { event.preventDefault(); $("[data-search], #q")?.focus(); return; }
  if (key === "j" || key === "k") {
    const step = key === "j" ? 1 : -1;
    if (rows.length > 0) focusRow(after(rows, step));
    else after(links, step)?.focus();
  } else if (key === "x" && tickOf()) tickOf().click();
  else if (key === "e" && failed.length > 0) focusRow(after(failed, 1) ?? failed[0]);
  else if (press(key)) {
    const tick = tickOf();
    if (tick && !$("tbody input:checked")) tick.checked = true;
    if ($("tbody input:checked")) press(key).click();
  }
});
const whole = $("[data-all]");
whole?.addEventListener("change", () => { for (const tick of all("tbody input[type=checkbox]")) tick.checked = whole.checked; });
for (const form of all("form[data-filter]")) form.addEventListener("change", (event) => event.target.matches("select") && form.requestSubmit());
const agoOf = (past) => {
  for (const [ms, word] of [[864e5, "day"], [36e5, "h"], [6e4, "min"]]) {
    const count = Math.floor(past / ms);
    if (count > 0) return count + " " + word + (word === "day" && count > 1 ? "s" : "") + " ago";
  }
  return "just now";
};
// The reader's zone takes longer to find than the page to paint: until then each time stands as it was written.
const localTimes = () => {
  const exact = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });
  for (const time of all("time")) {
    time.title = exact.format(new Date(time.dateTime));
    if (time.dataset.ago === undefined) time.textContent = time.title;
  }
};
const whenPainted = (act) => {
  if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) { setTimeout(act); return; }
  new PerformanceObserver((entries, observer) => { observer.disconnect(); act(); }).observe({ type: "paint", buffered: true });
};
if ($("time")) whenPainted(localTimes);
// Rows are as high as estimated until they are near: the one that the address names may have moved away from where it was looked for.
if (location.hash && performance.getEntriesByType("navigation")[0]?.type === "navigate") {
  const toTarget = () => $(":target")?.scrollIntoView({ behavior: "instant" });
  whenPainted(() => requestAnimationFrame(() => requestAnimationFrame(toTarget)));
}
const tick = () => { for (const time of all("time[data-ago]")) time.textContent = agoOf(Date.now() - new Date(time.dateTime)); };
if ($("time[data-ago]")) setInterval(tick, 60_000);
// What came in since is offered, not put under somebody's hand.
const fresh = $("[data-fresh]");
const lookAgain = async () => {
  if (document.hidden) return;
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
  const mark = $("[data-fresh]", page)?.dataset.fresh;
  if (mark !== undefined && mark !== fresh.dataset.fresh) fresh.hidden = false;
};
if (fresh) setInterval(() => lookAgain().catch(() => say("The Worker does not answer. What you see may be old.")), 60_000);
// A link from elsewhere brings no cookie; this page's own request does.
const onward = $("[data-onward]")?.dataset.onward;
if (onward) fetch(onward, { redirect: "manual" }).then((answer) => { if (answer.ok) location.replace(onward); }).catch(() => {});
const slider = $("#step");
if (slider) {
  const steps = all("[data-step]");
  const show = () => {
    steps.forEach((step) => { step.hidden = step.dataset.step !== slider.value; });
    $("#step-value").textContent = slider.value + " of " + steps.length;
  };
  $("#stepper").hidden = false;
  slider.addEventListener("input", show);
  for (const button of all("[data-go]")) {
    button.addEventListener("click", () => { slider.value = Number(slider.value) + Number(button.dataset.go); show(); });
  }
  show();
}
for (const button of all("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = "copied";
  });
}
document.addEventListener("click", (event) => {
  for (const menu of all("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") for (const menu of all("details.menu[open]")) { menu.open = false; $("summary", menu).focus(); }
});
`;

/** The pages' only script. Every page can be read and used without it. */
export const appScript = `${pageScript}${stateScript}${jsonScript}${promoteScript}`;
