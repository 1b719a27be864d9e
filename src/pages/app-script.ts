import { promoteScript } from "./promote/promote-script.ts";

/**
 * Shows JSON as a tree that folds, with a search and a copy button. It stays text without the script, or if it was cut.
 */
const jsonScript = `const shownJson = (value) => JSON.stringify(value).replace(
  /[\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]|(?<=[\\x00-\\x7f])[\\u200c-\\u200f]|[\\u200c-\\u200f](?=[\\x00-\\x7f])/g,
  (character) => "\\\\u" + character.charCodeAt(0).toString(16).padStart(4, "0"));
const made = (name, text, className) => Object.assign(document.createElement(name), { textContent: text ?? "", className: className ?? "" });
const branchOf = (key, value, depth) => {
  const label = key === undefined ? [] : [made("span", key, "soft"), ": "];
  if (typeof value !== "object" || value === null) {
    const leaf = made("div", "", "leaf");
    leaf.append(...label, made("span", shownJson(value)));
    return leaf;
  }
  const entries = Object.entries(value);
  const branch = made("details");
  branch.open = depth < 3 && entries.length < 40;
  const title = made("summary");
  title.append(...label, Array.isArray(value) ? "[" + entries.length + "]" : "{" + entries.length + "}");
  branch.append(title, ...entries.map(([name, one]) => branchOf(shownJson(name).slice(1, -1), one, depth + 1)));
  return branch;
};
/** Hides rows without the words; returns whether any row is left. */
const narrow = (node, words) => {
  const own = (node.matches("details") ? $("summary", node) : node).textContent.toLowerCase().includes(words);
  let inside = false;
  for (const child of node.children) if (child.matches(".leaf, details")) inside = narrow(child, own ? "" : words) || inside;
  node.hidden = !own && !inside;
  if (words !== "" && inside && node.matches("details")) node.open = true;
  return own || inside;
};
document.addEventListener("toggle", (event) => {
  const pre = event.target.open && $(":scope > pre[data-json]", event.target);
  if (!pre) return;
  const text = pre.textContent;
  delete pre.dataset.json;
  const bar = made("div", "", "line");
  const copy = Object.assign(made("button", "Copy"), { type: "button" });
  copy.addEventListener("click", () => toClipboard(text, copy));
  let tree;
  try { tree = branchOf(undefined, JSON.parse(text), 0); } catch { bar.append(copy); pre.before(bar); return; }
  const find = Object.assign(made("input"), { type: "search", placeholder: "Find in this JSON" });
  find.setAttribute("aria-label", "Find in this JSON");
  find.addEventListener("input", () => narrow(tree, find.value.trim().toLowerCase()));
  bar.append(find, copy);
  const box = made("div", "", "json mono");
  box.append(tree);
  pre.replaceWith(bar, box);
}, true);
`;

/**
 * Messages of the page about itself: it loads, the Worker is slow or silent, there is no connection, nothing was sent.
 */
const stateScript = `const root = document.documentElement;
const notice = $("#notice");
const say = (text) => { if (notice) { notice.textContent = text; notice.hidden = text === ""; } };
const offlineWords = "You are offline. What you see may be old, and nothing can be sent.";
const slowWords = "The Worker has not answered yet. Wait a little, or load the page again.";
const silentWords = "The Worker does not answer. What you see may be old.";
const signedOutWords = "You were signed out. Load the page again to sign in.";
addEventListener("offline", () => say(offlineWords));
addEventListener("online", () => say(""));
if (!navigator.onLine) say(offlineWords);
let loading, slow;
const load = () => {
  loading = setTimeout(() => { root.dataset.loading = ""; }, 150);
  slow = setTimeout(() => say(slowWords), 5_000);
};
const ready = () => { clearTimeout(loading); clearTimeout(slow); delete root.dataset.loading; };
addEventListener("pageshow", ready);
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  const elsewhere = !link || link.origin !== location.origin || link.pathname + link.search === location.pathname + location.search;
  if (elsewhere || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Otherwise the browser would replace this page by its own error page.
  if (!navigator.onLine) { event.preventDefault(); say(offlineWords); return; }
  load();
});
document.addEventListener("submit", (event) => {
  if (!navigator.onLine) { event.preventDefault(); say(offlineWords); return; }
  if (!event.defaultPrevented) load();
});
`;

/** Keys, times in the reader's own zone, the step slider, copying. */
const pageScript = `"use strict";
const $ = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const toClipboard = async (text, button) => {
  try { await navigator.clipboard.writeText(text); } catch { say("This browser does not let a page copy: select the text and copy it."); return; }
  button.textContent = "Copied";
};
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
// Finding the reader's zone takes longer than painting the page. Until then each time stays as it was written.
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
// Rows far away have an estimated height, so the target row may have moved since the browser scrolled to it.
if (location.hash && performance.getEntriesByType("navigation")[0]?.type === "navigate") {
  const toTarget = () => $(":target")?.scrollIntoView({ behavior: "instant" });
  whenPainted(() => requestAnimationFrame(() => requestAnimationFrame(toTarget)));
}
const tick = () => { for (const time of all("time[data-ago]")) time.textContent = agoOf(Date.now() - new Date(time.dateTime)); };
if ($("time[data-ago]")) setInterval(tick, 60_000);
// New failures are offered by a link, so that the list does not change while somebody uses it.
const fresh = $("[data-fresh]");
const lookAgain = async () => {
  if (document.hidden || !navigator.onLine) return;
  const answer = await fetch(location.href);
  if (answer.redirected) { say(signedOutWords); return; }
  if (!answer.ok) throw new Error(answer.status);
  if (notice.textContent === silentWords) say("");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const mark = $("[data-fresh]", page)?.dataset.fresh;
  if (mark !== undefined && mark !== fresh.dataset.fresh) fresh.hidden = false;
};
if (fresh) setInterval(() => lookAgain().catch(() => say(silentWords)), 60_000);
// A link from another site sends no cookie, but this page's own request does.
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
  button.addEventListener("click", () => toClipboard(button.dataset.copy, button));
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
