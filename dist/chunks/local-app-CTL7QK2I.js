import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  runTree
} from "./chunk-R2RQMBME.js";
import {
  messageLines,
  modelLine
} from "./chunk-N3WZ4I57.js";
import {
  replayability
} from "./chunk-C3YRFKQ7.js";
import {
  AppPage,
  ComparePage,
  Empty,
  ProblemPage,
  SiteContext,
  useSite
} from "./chunk-4J2JSLMU.js";
import {
  Fragment,
  baseStyles,
  jsxDEV,
  safeText,
  timeText,
  tokens
} from "./chunk-DPGYQUJK.js";
import "./chunk-2ZBXODXH.js";
import "./chunk-YIV2HGNZ.js";
import "./chunk-FRAGFHDS.js";
import "./chunk-P43ETFAW.js";
import "./chunk-DLDHOSKD.js";
import {
  Hono
} from "./chunk-6VKRGMEB.js";
import "./chunk-35IMGCZ5.js";
import "./chunk-GW5BUQB7.js";
import "./chunk-J7NXW55N.js";
import {
  checkpointsOf
} from "./chunk-XMDKKLEB.js";
import "./chunk-SYGJYNB6.js";
import {
  escapePointerPart,
  isObject,
  listPriceOf,
  outputText,
  pricesAsOf,
  runFromTrace,
  textOf2 as textOf,
  valueAt
} from "./chunk-3QQEB6C6.js";
import {
  canonicalJson
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/pages/json-script.ts
var jsonScript = `const shownJson = (value) => JSON.stringify(value).replace(
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
/** Hides what does not hold the words; answers whether anything does. */
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
  copy.addEventListener("click", async () => { await navigator.clipboard.writeText(text); copy.textContent = "Copied"; });
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

// src/pages/promote-script.ts
var promoteScript = `const form = document.querySelector("form[data-evaluate]");
if (form) {
  const live = document.querySelector("#live");
  let waiting, running;
  const keyOf = (element) => element && [element.name, element.value];
  const region = (id) => document.getElementById(id);
  const show = (next) => {
    const old = region(next.id);
    const focused = old.contains(document.activeElement) ? keyOf(document.activeElement) : undefined;
    const open = new Map([...old.querySelectorAll("details")].map((one) => [one.id, one.open]));
    for (const one of next.querySelectorAll("details")) if (open.has(one.id)) one.open = open.get(one.id);
    old.replaceWith(next);
    if (!focused) return;
    const again = [...next.querySelectorAll("input, button")].find((one) => keyOf(one).join() === focused.join());
    again?.focus();
  };
  const ready = () => { for (const one of form.querySelectorAll("[data-needless]")) one.hidden = true; };
  const evaluate = async () => {
    running?.abort();
    running = new AbortController();
    const { signal } = running;
    const body = new URLSearchParams([...new FormData(form), ["do", "preview"]]);
    region("evaluation").setAttribute("aria-busy", "true");
    try {
      const response = await fetch(form.action, { method: "POST", body, signal });
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const summary = page.querySelector("[data-summary]")?.dataset.summary;
      if (signal.aborted) return;
      if (summary === undefined) throw new Error("no answer");
      for (const next of page.querySelectorAll("[data-live]")) show(document.importNode(next, true));
      ready();
      live.textContent = summary;
    } catch {
      if (signal.aborted) return;
      region("evaluation").removeAttribute("aria-busy");
      for (const one of form.querySelectorAll("[data-needless]")) one.hidden = false;
      live.textContent = "This could not be evaluated: press Evaluate.";
    }
  };
  ready();
  form.addEventListener("click", (event) => {
    const named = event.target.closest(".files nav a");
    const file = named && region(named.hash.slice(1));
    if (file) file.open = true;
  });
  form.addEventListener("input", (event) => {
    clearTimeout(waiting);
    waiting = setTimeout(evaluate, event.target.type === "checkbox" ? 0 : 300);
  });
  form.addEventListener("submit", () => { clearTimeout(waiting); running?.abort(); });
}
`;

// src/pages/state-script.ts
var stateScript = `const root = document.documentElement;
const notice = $("#notice");
const say = (text) => { if (notice) { notice.textContent = text; notice.hidden = text === ""; } };
const offlineWords = "You are offline. What you see may be old, and nothing can be sent.";
addEventListener("offline", () => say(offlineWords));
addEventListener("online", () => say(""));
if (!navigator.onLine) say(offlineWords);
let loading;
const load = () => { loading = setTimeout(() => { root.dataset.loading = ""; }, 150); };
const ready = () => { clearTimeout(loading); delete root.dataset.loading; };
addEventListener("pageshow", ready);
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  const elsewhere = !link || link.origin !== location.origin || link.pathname + link.search === location.pathname + location.search;
  if (!elsewhere && !event.ctrlKey && !event.metaKey && !event.shiftKey) load();
});
document.addEventListener("submit", (event) => {
  if (!navigator.onLine && event.target.method === "post") { event.preventDefault(); say(offlineWords); return; }
  if (!event.defaultPrevented) load();
});
`;

// src/pages/app-script.ts
var pageScript = `"use strict";
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
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });
const agoOf = (past) => {
  for (const [ms, word] of [[864e5, "day"], [36e5, "h"], [6e4, "min"]]) {
    const count = Math.floor(past / ms);
    if (count > 0) return count + " " + word + (word === "day" && count > 1 ? "s" : "") + " ago";
  }
  return "just now";
};
for (const time of all("time")) {
  time.title = exact.format(new Date(time.dateTime));
  if (time.dataset.ago === undefined) time.textContent = time.title;
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
var appScript = `${pageScript}${stateScript}${jsonScript}${promoteScript}`;

// src/pages/styles/frame.ts
var frameStyles = `
.unseen { position: absolute; width: 1px; height: 1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: var(--s-3); top: var(--s-2); z-index: 3; background: var(--surface); padding: var(--s-1) var(--s-2); }
.top { position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: var(--s-2) var(--s-4); min-height: 3rem; padding: 0 var(--s-5); background: var(--surface); border-bottom: 1px solid var(--line); }
.top nav { display: flex; align-items: center; gap: var(--s-4); min-width: 0; flex: 1 1 auto; } .top nav a { color: var(--soft); text-decoration: none; } .top nav a:hover { color: var(--text); }
.top nav .brand { display: flex; align-items: center; gap: var(--s-2); color: var(--text); font-weight: 650; min-width: 0; } .brand img { display: block; } .brand span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.top nav a[aria-current] { color: var(--text); font-weight: 550; box-shadow: 0 2px var(--accent); } .top search { flex: 0 1 22rem; } .top search .line { flex-wrap: nowrap; } .top search input { width: 100%; min-width: 0; }
.trail { display: flex; flex-wrap: wrap; gap: 0 var(--s-2); margin: 0 0 var(--s-1); font-size: var(--t-2); color: var(--soft); } .trail a { color: inherit; text-decoration: none; } .trail a:hover { text-decoration: underline; } .trail > * + *::before { content: "/"; margin-right: var(--s-2); color: var(--edge); } .trail > * { min-width: 0; overflow-wrap: anywhere; }
.head { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-5); justify-content: space-between; align-items: flex-start; } .head > h1:first-child, .head > div:first-child { flex: 1 1 24rem; min-width: 0; } .head > h2 + .cards { columns: 24rem; column-gap: var(--s-4); } .cards > section { break-inside: avoid; margin: 0 0 var(--s-4); } .cards h2 { margin: 0 0 var(--s-1); font-size: var(--t-3); } dl.entries { margin: 0; font-size: var(--t-2); } .entries > div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 var(--s-3); padding: .15rem 0; } .entries dt { color: var(--soft); overflow-wrap: anywhere; } .entries dd { margin: 0; overflow-wrap: anywhere; }
.notes { align-self: end; margin-bottom: var(--s-2); }
.line { display: flex; flex-wrap: wrap; gap: var(--s-2); align-items: center; } .line > p { margin: 0; } .filter.line label { display: inline; margin-right: var(--s-1); } .grow { flex: 1 1 auto; min-width: 0; }
label { display: block; font-size: var(--t-2); color: var(--soft); } form { margin: 0; }
input, select, textarea, button, a.button, .menu > summary { font: inherit; font-size: var(--t-2); color: var(--text); background: var(--surface); border: 1px solid var(--edge); border-radius: var(--r); padding: .28rem .65rem; }
input::placeholder { color: var(--soft); opacity: 1; } input[type=checkbox] { accent-color: var(--accent); margin: 0; } input[type=range] { padding: 0; border: 0; accent-color: var(--accent); display: block; }
textarea, input.wide, select.wide { width: 100%; }
button, a.button, .menu > summary { cursor: pointer; display: inline-block; font-weight: 550; text-decoration: none; white-space: nowrap; } button:hover, a.button:hover, .menu > summary:hover { border-color: var(--accent); }
button.main, a.button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); } button.plain { border-color: transparent; background: none; color: var(--soft); font-weight: 400; }
button:disabled, button.main:disabled { cursor: not-allowed; background: var(--sunken); border-color: var(--line); color: var(--soft); } [aria-busy] { opacity: .6; }
.menu { position: relative; border: 0; margin: 0; background: none; } .menu > summary { list-style: none; } .menu > summary::-webkit-details-marker { display: none; }
.menu > form, .menu > div { position: absolute; right: 0; top: calc(100% + var(--s-1)); z-index: 2; width: 22rem; max-width: 90vw; padding: var(--s-3); background: var(--surface); border: 1px solid var(--edge); border-radius: var(--r); box-shadow: 0 8px 28px rgb(0 0 0 / .14); }
.menu form .line { margin-top: var(--s-2); }
#notice { position: sticky; top: 3rem; z-index: 2; margin: 0; padding: var(--s-1) var(--s-5); font-size: var(--t-2); text-align: center; background: var(--waiting-soft); color: var(--text); }
[data-loading] body::before { content: ""; position: fixed; inset: 0 0 auto; z-index: 4; height: 2px; background: var(--accent); } [data-loading] body { cursor: progress; } @media (prefers-reduced-motion: no-preference) { [data-loading] body::before { animation: load 1.2s ease-in-out infinite; transform-origin: left; } @keyframes load { from { transform: scaleX(0); } } }
kbd { font: var(--t-1) var(--mono); border: 1px solid var(--edge); border-radius: 4px; padding: 0 .3em; color: var(--soft); }
.panel, fieldset, .empty { background: var(--surface); border: 1px solid var(--line); border-radius: var(--r); padding: var(--s-3) var(--s-4); margin: var(--s-3) 0; }
.empty { text-align: center; padding: var(--s-6) var(--s-4); } .empty > * { max-width: 46rem; margin-left: auto; margin-right: auto; } .empty pre { text-align: left; }
.box { border-radius: var(--r); padding: var(--s-2) var(--s-4); margin: var(--s-3) 0; overflow-wrap: anywhere; background: var(--sunken); } .box.bad { background: var(--failed-soft); } .box.good { background: var(--fixed-soft); } .box.warn { background: var(--waiting-soft); } .box.guard { background: var(--guarded-soft); }
.box p { margin: var(--s-1) 0; color: var(--text); } .box p:first-child { font-weight: 550; } .box .soft { color: var(--text); opacity: .86; } .box ul { margin: var(--s-1) 0; color: var(--text); } .box li { margin: var(--s-1) 0; } .box a { color: inherit; }
.sign-in { max-width: 24rem; margin: 14vh auto 0; } .sign-in h1 { display: flex; gap: var(--s-2); align-items: center; margin-bottom: var(--s-4); } .sign-in input { padding: .5rem .7rem; margin: var(--s-1) 0 var(--s-3); }
.command p { margin: var(--s-3) 0 var(--s-1); } .command pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.tree, .tree ul { list-style: none; padding-left: var(--s-5); border-left: 1px solid var(--line); } .tree { padding-left: 0; border: 0; } .tree li { margin: .3rem 0; overflow-wrap: anywhere; } .tree [aria-current] { font-weight: 700; color: var(--text); }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: var(--s-3) var(--s-4); } .fields > div { min-width: 0; } .fields p { margin: .1rem 0 0; }
.cards { columns: 24rem; column-gap: var(--s-4); } .cards > section { break-inside: avoid; margin: 0 0 var(--s-4); } .cards h2 { margin: 0 0 var(--s-1); font-size: var(--t-3); } dl.entries { margin: 0; font-size: var(--t-2); } .entries > div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 var(--s-3); padding: .15rem 0; } .entries dt { color: var(--soft); overflow-wrap: anywhere; } .entries dd { margin: 0; overflow-wrap: anywhere; }
.notes { font-size: var(--t-1); color: var(--soft); margin-top: var(--s-3); }
@media (max-width: 45rem) { .top { flex-wrap: wrap; padding: var(--s-2) var(--s-3); } .top search { order: 3; flex: 1 1 100%; } .fields { grid-template-columns: 1fr; } .menu[open] { flex: 1 1 100%; } .menu > form, .menu > div { position: static; width: auto; max-width: none; margin-top: var(--s-2); } }
`;

// src/pages/styles/lists.ts
var listStyles = `
.figures { margin: 0; color: var(--soft); } .figures b { color: var(--text); font-weight: 650; font-variant-numeric: tabular-nums; }
.filter { display: flex; flex-wrap: wrap; gap: var(--s-2); align-items: center; margin: var(--s-3) 0 var(--s-2); min-height: 2.1rem; }
.tabs { display: flex; flex-wrap: wrap; gap: 2px; } .tabs a { color: var(--soft); text-decoration: none; padding: .22rem .65rem; border-radius: var(--r); font-size: var(--t-2); border: 1px solid transparent; }
.tabs a:hover { background: var(--sunken); } .tabs a[aria-current] { color: var(--text); font-weight: 550; background: var(--surface); border-color: var(--edge); } .tabs b { font-weight: 400; font-variant-numeric: tabular-nums; }
.acts { display: flex; gap: var(--s-2); align-items: center; } form:has(table):not(:has(tbody input:checked)) .acts { display: none; } form:has(tbody input:checked) .filter-of { display: none; }
table.list { width: 100%; border-collapse: separate; border-spacing: 0; background: var(--surface); border: 1px solid var(--line); border-radius: var(--r); font-size: var(--t-2); line-height: 1.35; table-layout: fixed; }
.list th { position: sticky; top: 3rem; z-index: 1; text-align: left; font-size: var(--t-1); font-weight: 550; color: var(--soft); background: var(--sunken); padding: .3rem .5rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
.list th:first-child { border-top-left-radius: var(--r); } .list th:last-child { border-top-right-radius: var(--r); } .list th a { color: inherit; text-decoration: none; } .list th a:hover { color: var(--text); } .list th[aria-sort] a { color: var(--text); }
.list td { padding: .24rem .5rem; border-bottom: 1px solid var(--line); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; vertical-align: middle; } .list tr:last-child td { border-bottom: 0; }
.list tbody tr:hover td, .list tbody tr:focus-within td { background: var(--sunken); } .list tbody tr:has(input:checked) td { background: var(--accent-soft); }
.list .what a { color: var(--text); font-weight: 500; text-decoration: none; } .list .what a:hover { text-decoration: underline; } .list .right { text-align: right; font-variant-numeric: tabular-nums; } .list td.soft { color: var(--soft); } .list .narrow { display: none; }
.list .c-tick { width: 2rem; } .list .c-agent { width: 9.5rem; } .list .c-trend { width: 7.5rem; } .list .c-runs { width: 4.5rem; } .list .c-time { width: 6.5rem; } .list .c-state { width: 7.2rem; } .list .chip { line-height: 1.35; } .list input { vertical-align: middle; } .list .c-short { width: 5.5rem; } .list .c-mid { width: 13rem; } .list .c-wide { width: 22rem; }
.spark { display: block; width: 6.5rem; height: 1.125rem; fill: var(--soft); } .spark .none { fill: var(--line); } .spark .hot { fill: var(--failed); }
.pages { position: sticky; bottom: 0; display: flex; gap: var(--s-3); justify-content: space-between; align-items: center; min-height: 2.6rem; background: var(--ground); font-size: var(--t-2); color: var(--soft); }
.split { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 24rem); gap: var(--s-4); align-items: start; } .split h2 { margin-top: var(--s-4); } .split > aside { position: sticky; top: 3.5rem; } .split .story { grid-template-columns: 1fr; margin-top: 0; } .split .story > section + section { border-left: 0; border-top: 1px solid var(--line); } .split .story .wrong { order: -1; border-top: 0; } .split dl.facts { gap: var(--s-1) var(--s-4); }
@media (max-width: 72rem) { .split { grid-template-columns: minmax(0, 1fr); } .split > aside { position: static; order: -1; } .list .wide { display: none; } }
@media (max-width: 45rem) { .tabs { flex-wrap: nowrap; overflow-x: auto; max-width: 100%; scrollbar-width: none; } .tabs a { white-space: nowrap; } .narrowing { flex: 1 1 100%; min-width: 0; } .narrowing select { flex: 1 1 8rem; min-width: 0; } .narrowing input { flex: 1 1 10rem; width: 0; min-width: 10rem; } .pages { flex-wrap: wrap; } .list .middle { display: none; } .list th { top: 0; position: static; } .list td.what { white-space: normal; overflow-wrap: anywhere; } .list .narrow { display: flex; flex-wrap: wrap; gap: 0 .5em; align-items: center; font-size: var(--t-1); color: var(--soft); font-weight: 400; }
  .list .c-time { width: 5.4rem; } .filter-of kbd, .filter-of { display: none; } .list td, .list th { padding-left: .35rem; padding-right: .35rem; } }
`;

// src/pages/styles/promote.ts
var promoteStyles = `
fieldset { min-width: 0; padding-bottom: var(--s-3); } legend { font-weight: 600; padding: 0 .4rem; margin-left: -.4rem; } fieldset > p { margin: 0 0 var(--s-2); }
.tick { display: flex; gap: var(--s-2); align-items: baseline; padding: .22rem .4rem; border-radius: var(--r); color: var(--text); font-size: var(--t-3); } .tick:hover { background: var(--sunken); } .tick > span { overflow-wrap: anywhere; min-width: 0; } .tick.off code { color: var(--soft); text-decoration: line-through; }
.files { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 0 var(--s-4); align-items: start; } .files nav { position: sticky; top: 4rem; padding: var(--s-2) 0; } .files nav li { overflow-wrap: anywhere; padding: .1rem 0; } .files .inside { padding-left: var(--s-4); } .files a { color: var(--text); } .files details:first-child { margin-top: 0; } pre.added { background: var(--fixed-soft); border-left: 3px solid var(--fixed); }
.last { position: sticky; bottom: 0; background: var(--ground); border-top: 1px solid var(--line); padding: var(--s-3) 0; margin: var(--s-4) 0 0; }
@media (max-width: 45rem) { .files { grid-template-columns: minmax(0, 1fr); } .files nav { position: static; } }
`;

// src/pages/styles/run.ts
var runStyles = `
.story { display: grid; grid-template-columns: 1fr 1fr 1fr; border: 1px solid var(--line); border-radius: var(--r); background: var(--surface); margin: var(--s-4) 0 var(--s-3); overflow: hidden; }
.story > section { padding: var(--s-3) var(--s-4); min-width: 0; overflow-wrap: anywhere; } .story > section + section { border-left: 1px solid var(--line); } .story h2 { margin: 0 0 var(--s-1); font-size: var(--t-1); font-weight: 550; color: var(--soft); } .story p { margin: 0 0 var(--s-1); white-space: pre-line; }
.story .wrong { background: var(--failed-soft); } .story .wrong h2 { color: var(--failed); } .story .right { background: var(--fixed-soft); } .story .right h2 { color: var(--fixed); } .story code { overflow-wrap: anywhere; } .story dl { margin: 0; } .story dt { color: var(--soft); font-size: var(--t-1); margin-top: var(--s-1); } .story dd { margin: 0; } .story .wrong dt, .story .wrong .soft { color: var(--text); opacity: .8; }
dl.facts { display: flex; flex-wrap: wrap; gap: var(--s-1) var(--s-5); margin: var(--s-3) 0; font-size: var(--t-2); } dl.facts > div { display: flex; gap: .45em; min-width: 0; max-width: 40rem; } dl.facts dt { color: var(--soft); white-space: nowrap; } dl.facts dd { margin: 0; font-weight: 550; overflow-wrap: anywhere; min-width: 0; } dl.facts dd details { font-weight: 400; }
.inline { border: 0; margin: 0; background: none; } .inline > summary { padding: 0; } .inline > div, .inline > ul { padding: var(--s-1) 0; margin: 0 0 0 var(--s-4); }
.drawing { background: var(--surface); border: 1px solid var(--line); border-radius: var(--r); padding: var(--s-2) var(--s-3); margin: 0; } .plot { display: grid; grid-template-columns: 3.6rem minmax(0, 1fr); } .lanes { font-size: var(--t-1); color: var(--soft); line-height: 24px; } .scroll { overflow-x: auto; padding-bottom: var(--s-1); } .chart { width: 100%; display: block; } .axis { display: flex; justify-content: space-between; margin: 0; font-size: var(--t-1); color: var(--soft); }
.drawing:has(#zoom-3:checked) :is(.chart, .axis) { width: 300%; } .drawing:has(#zoom-9:checked) :is(.chart, .axis) { width: 900%; } .zoom { display: inline-flex; border: 0; padding: 0; margin: 0 0 0 auto; background: none; gap: var(--s-2); } .zoom label { display: inline-flex; gap: .3em; align-items: center; } .zoom legend { float: left; padding: 0 var(--s-2) 0 0; font-weight: 400; }
.chart .lane { stroke: var(--line); } .chart a:hover rect { opacity: .7; } .legend { display: flex; flex-wrap: wrap; gap: 0 var(--s-4); font-size: var(--t-1); color: var(--soft); align-items: center; }
.legend i, .key { display: inline-block; width: .7em; height: .7em; border-radius: 2px; margin-right: .4em; } .chart .model { fill: var(--accent); } .chart .read { fill: var(--guarded); } .chart .write { fill: var(--waiting); } .chart .error { fill: var(--failed); } .chart .other { fill: var(--edge); }
.legend .model { background: var(--accent); } .legend .read { background: var(--guarded); } .legend .write { background: var(--waiting); } .legend .error { background: var(--failed); } .legend .other { background: var(--edge); }
ol.rows { list-style: none; padding: 0; margin: 0; background: var(--surface); border: 1px solid var(--line); border-radius: var(--r); overflow: hidden; } ol.rows ol { list-style: none; padding: 0; margin: 0; }
ol.rows > li { content-visibility: auto; contain-intrinsic-height: auto 2.4rem; }
.row { display: grid; grid-template-columns: 4rem 5.5rem minmax(0, 1fr) auto; gap: 0 var(--s-3); padding: .4rem var(--s-4); margin: 0; border-bottom: 1px solid var(--line); align-items: baseline; } ol.rows > li:last-child > .row { border-bottom: 0; } .row:focus-visible { outline-offset: -2px; }
.row .at, .row .took { color: var(--soft); font-size: var(--t-1); font-variant-numeric: tabular-nums; white-space: nowrap; } .row .kind { color: var(--soft); font-size: var(--t-2); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; } .row .said { overflow-wrap: anywhere; white-space: pre-line; } .row .said > b { font-weight: 600; }
.row .gave { color: var(--soft); } .row .gave::before { content: "→ "; } .row.write > .kind { color: var(--waiting); } .row.failed { background: var(--failed-soft); box-shadow: inset 3px 0 var(--failed); } .row.failed .gave, .row.failed .kind { color: var(--failed); } .row.answer .said { font-weight: 500; }
li:target > .row, .row:target { box-shadow: inset 3px 0 var(--accent); background: var(--accent-soft); } .times { background: var(--text); color: var(--surface); border-radius: 99px; padding: 0 .55em; font-size: var(--t-1); font-weight: 600; font-variant-numeric: tabular-nums; }
.row details { border: 0; margin: 0; background: none; } .row summary { padding: 0 .3rem; font-size: var(--t-1); color: var(--soft); text-align: right; list-style: none; } .row summary::-webkit-details-marker { display: none; } .row:has(details[open]) details { grid-column: 1 / -1; } .row pre { max-height: 28rem; overflow: auto; } .row .end { display: flex; gap: var(--s-2); align-items: baseline; justify-content: flex-end; } .row:has(details[open]) .end { grid-column: 1 / -1; display: block; }
.json { max-height: 28rem; overflow: auto; padding: var(--s-2) var(--s-3); background: var(--sunken); border-radius: var(--r); font-size: var(--t-1); text-align: left; } .row .json details details, .json .leaf { margin-left: 1.1rem; } .row .json summary { text-align: left; list-style: revert; padding: 0; font-size: inherit; } .json .leaf { overflow-wrap: anywhere; } .row .end details .line { justify-content: flex-end; margin: var(--s-1) 0; }
.loop > .row { background: var(--sunken); } .loop > ol { border-left: 3px solid var(--edge); } .gap > .row { background: var(--sunken); color: var(--soft); display: block; font-size: var(--t-2); }
.step h3 { margin: 0 0 var(--s-1); } #stepper .line { flex-wrap: nowrap; }
@media (max-width: 60rem) { .story { grid-template-columns: 1fr; } .story > section + section { border-left: 0; border-top: 1px solid var(--line); } .story .wrong { order: -1; } }
@media (max-width: 45rem) { .row { grid-template-columns: minmax(0, 1fr) auto; padding: .4rem var(--s-3); } .row .at { display: none; } .row .kind { grid-column: 1; } .row .said { grid-column: 1 / -1; grid-row: 2; } .row .end { grid-column: 2; grid-row: 1; } .row:has(details[open]) .end { grid-row: 3; } dl.facts { gap: var(--s-1) var(--s-4); } }
`;

// src/pages/app-styles.ts
var appStyles = [tokens, baseStyles, frameStyles, listStyles, runStyles, promoteStyles].join("");
var appIcon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="20" height="20" rx="5" fill="#5140cf"/><path fill="#fff" d="M9.6 5.2v9.6L3.6 10zM16 5.2v9.6L10 10z"/></svg>';

// src/pages/assets.ts
var assets = {
  "page.css": { text: appStyles, type: "text/css" },
  "page.js": { text: appScript, type: "text/javascript" },
  "icon.svg": { text: appIcon, type: "image/svg+xml" }
};
function assetOf(name) {
  const asset = Object.hasOwn(assets, name) ? assets[name] : void 0;
  if (!asset) return void 0;
  const headers = { "x-content-type-options": "nosniff", "cache-control": "no-cache" };
  return { text: asset.text, headers: { "content-type": `${asset.type}; charset=utf-8`, ...headers } };
}

// src/pages/fork-tree.tsx
function ForkTree({ tree, current }) {
  return /* @__PURE__ */ jsxDEV("ul", { class: "tree", children: /* @__PURE__ */ jsxDEV(Node, { branch: tree, current, parent: void 0 }) });
}
function Node({ branch, current, parent }) {
  const { root } = useSite();
  const { id, run_id, status, steps, from_step, forks } = branch;
  return /* @__PURE__ */ jsxDEV("li", { children: [
    from_step === void 0 ? null : /* @__PURE__ */ jsxDEV("span", { class: "soft", children: [
      "from step ",
      from_step,
      ": "
    ] }),
    /* @__PURE__ */ jsxDEV("a", { class: "mono", href: `${root}runs/${id}`, ...run_id === current ? { "aria-current": "page" } : {}, children: safeText(run_id, 80) }),
    " ",
    /* @__PURE__ */ jsxDEV("span", { class: status === "error" ? "bad" : "soft", children: status }),
    " ",
    /* @__PURE__ */ jsxDEV("span", { class: "soft", children: [
      steps,
      " ",
      steps === 1 ? "step" : "steps"
    ] }),
    " ",
    parent === void 0 ? null : /* @__PURE__ */ jsxDEV("a", { href: `${root}compare?run=${parent}&run=${id}`, children: "compare with its parent" }),
    forks.length === 0 ? null : /* @__PURE__ */ jsxDEV("ul", { children: forks.map((fork) => /* @__PURE__ */ jsxDEV(Node, { branch: fork, current, parent: id })) })
  ] });
}

// src/pages/time.tsx
var units = [
  [864e5, "day"],
  [36e5, "h"],
  [6e4, "min"]
];
function Time({ at, now }) {
  const time = new Date(at ?? Number.NaN);
  if (Number.isNaN(time.getTime())) return /* @__PURE__ */ jsxDEV("span", { class: "soft", children: "unknown" });
  return /* @__PURE__ */ jsxDEV("time", { datetime: time.toISOString(), title: timeText(at), ...now === void 0 ? {} : { "data-ago": "" }, children: now === void 0 ? timeText(at) : agoText(time.getTime(), now) });
}
function agoText(at, now) {
  const past = Math.max(0, now - at);
  const [size, word] = units.find(([ms]) => past >= ms) ?? [];
  if (size === void 0) return "just now";
  const count2 = Math.floor(past / size);
  return `${count2} ${word}${word === "day" && count2 > 1 ? "s" : ""} ago`;
}
function durationText(ms) {
  if (ms < 1e3) return `${Math.round(ms)} ms`;
  if (ms < 6e4) return `${(ms / 1e3).toFixed(ms < 1e4 ? 2 : 1)} s`;
  const seconds = Math.round(ms / 1e3);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor(seconds % 3600 / 60)} min`;
}

// src/pages/run-facts.tsx
function FactList({ facts }) {
  return /* @__PURE__ */ jsxDEV("dl", { class: "facts", children: facts.map(([name, value]) => /* @__PURE__ */ jsxDEV("div", { children: [
    /* @__PURE__ */ jsxDEV("dt", { children: name }),
    /* @__PURE__ */ jsxDEV("dd", { children: value })
  ] })) });
}
function factsOfTrace(trace, { duration } = {}) {
  const { agent, session_id, user_id, labels = {} } = trace;
  const models = modelsOf(trace);
  const took = duration ?? spanOf(trace);
  const usage = usageOf(trace.events);
  const facts = [
    ["Agent", agent?.name && safeText(agent.name, 100)],
    ["Release", releaseOf(agent)],
    ["Model", models.length === 0 ? void 0 : safeText(models.join(", "), 200)],
    ["Took", took === void 0 ? void 0 : durationText(took)],
    ["Tokens", usage && `${count(usage.input)} in, ${count(usage.output)} out`],
    ["Cost", costOf(trace)],
    ["Session", session_id && /* @__PURE__ */ jsxDEV("span", { class: "mono", children: safeText(session_id, 80) })],
    ["User", user_id && /* @__PURE__ */ jsxDEV("span", { class: "mono", children: safeText(user_id, 80) })],
    ...Object.entries(labels).map(([name, value]) => [safeText(name, 40), safeText(value, 120)]),
    ["Can be replayed", /* @__PURE__ */ jsxDEV(Replayable, { trace })]
  ];
  return facts.flatMap(([name, value]) => value === void 0 || value === "" ? [] : [[name, value]]);
}
function releaseOf(agent) {
  const { version, commit } = agent ?? {};
  const parts = [version, commit?.slice(0, 10)].filter((part) => part !== void 0 && part !== "");
  return parts.length === 0 ? void 0 : safeText(parts.join(" · "), 100);
}
function modelsOf({ model, events }) {
  const called = events.flatMap((event) => event.type === "model_call" && event.model ? [event.model] : []);
  const names = [...new Set(called)];
  return names.length > 0 ? names.slice(0, 3) : model?.name === void 0 ? [] : [model.name];
}
function spanOf({ started_at, ended_at, events }) {
  const times = events.map(({ at }) => Date.parse(at ?? "")).filter((at) => !Number.isNaN(at));
  const from = Date.parse(started_at ?? "") || times[0];
  const to = Date.parse(ended_at ?? "") || times.at(-1);
  return from === void 0 || to === void 0 || to <= from ? void 0 : to - from;
}
function usageOf(events) {
  const used = events.flatMap((event) => event.type === "model_call" && event.usage ? [event.usage] : []);
  if (used.length === 0) return void 0;
  return used.reduce(
    (sum, { input = 0, output = 0 }) => ({ input: sum.input + input, output: sum.output + output }),
    { input: 0, output: 0 }
  );
}
function costOf({ model, events }) {
  let cost = 0;
  let known = false;
  for (const event of events) {
    if (event.type !== "model_call" || !event.usage) continue;
    const price = listPriceOf(event.model ?? model?.name ?? "");
    if (price === void 0) return void 0;
    cost += ((event.usage.input ?? 0) * price.input + (event.usage.output ?? 0) * price.output) / 1e6;
    known = true;
  }
  if (!known) return void 0;
  return /* @__PURE__ */ jsxDEV("span", { title: `at list prices of ${pricesAsOf}`, children: `$${cost < 0.01 ? cost.toPrecision(2) : cost.toFixed(2)}` });
}
function Replayable({ trace }) {
  const { score, reasons } = replayability(trace);
  if (reasons.length === 0) return /* @__PURE__ */ jsxDEV(Fragment, { children: "fully" });
  return /* @__PURE__ */ jsxDEV("details", { class: "inline", children: [
    /* @__PURE__ */ jsxDEV("summary", { children: [
      Math.round(score * 100),
      " %, ",
      /* @__PURE__ */ jsxDEV("span", { class: "soft", children: "what is missing" })
    ] }),
    /* @__PURE__ */ jsxDEV("ul", { children: reasons.map((reason) => /* @__PURE__ */ jsxDEV("li", { children: safeText(reason, 300) })) })
  ] });
}
function count(value) {
  return value.toLocaleString("en-US");
}

// src/pages/run-rows.ts
function rowsOf(events, effects) {
  const results = resultsOf(events);
  const paired = new Set(results.values());
  return events.flatMap((event, index) => {
    if (event.type === "tool_result" && paired.has(event)) return [];
    const result = results.get(event);
    const write = event.type === "tool_call" && effects(event.tool_name).effect === "write";
    return [{ index, event, result, failed: hasFailed(event) || result !== void 0 && hasFailed(result), write }];
  });
}
function hasFailed(event) {
  return event.type === "error" || "error" in event && event.error !== void 0;
}
function resultsOf(events) {
  const results = /* @__PURE__ */ new Map();
  const open = /* @__PURE__ */ new Map();
  for (const event of events) {
    if (event.type === "tool_call") {
      const waiting = open.get(event.call_id);
      if (waiting) waiting.push(event);
      else open.set(event.call_id, [event]);
    }
    const call = event.type === "tool_result" ? open.get(event.call_id)?.shift() : void 0;
    if (call !== void 0 && event.type === "tool_result") results.set(call, event);
  }
  return results;
}
var longestLoop = 6;
function foldRows(rows) {
  const keys = keysOf(rows);
  const items = [];
  for (let at = 0; at < rows.length; ) {
    const { length, times } = loopAt(keys, at);
    const [first] = rows.slice(at, at + 1);
    if (times > 1) {
      const last = at + length * times - 1;
      items.push({ kind: "loop", rows: rows.slice(at, at + length), times, last: rows[last]?.index ?? 0 });
    } else if (first) items.push({ kind: "row", row: first });
    at += length * times;
  }
  return items;
}
function loopAt(keys, at) {
  let best = { length: 1, times: 1 };
  for (let length = 1; length <= longestLoop; length += 1) {
    let same = 0;
    while (at + length + same < keys.length && keys[at + same] === keys[at + length + same]) same += 1;
    const times = 1 + Math.floor(same / length);
    const least = length === 1 ? 2 : 3;
    if (times >= least && times * length > best.times * best.length) best = { length, times };
  }
  return best;
}
function keysOf(rows) {
  const numbers = /* @__PURE__ */ new Map();
  return rows.map(({ event, result }) => {
    const key = canonicalJson([event.type, ...told(event), result?.output ?? null, result?.error?.message ?? null]);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}
function told(event) {
  if (event.type === "tool_call") return [event.tool_name, event.tool_args];
  if (event.type === "model_call") return [event.model ?? null, event.output ?? null, event.error?.message ?? null];
  if (event.type === "input_message") return [event.role, event.content];
  if (event.type === "tool_result") return [event.output ?? null, event.error?.message ?? null];
  if (event.type === "error") return [event.error];
  if (event.type === "final_output") return [event.content];
  return event.type === "other" ? [event.name] : [];
}
var shownFirst = 20;
var shownLast = 20;
var around = 2;
var mostTelling = 100;
function mainItems(items) {
  const telling = items.flatMap((item, index) => failures(item) > 0 || item.kind === "loop" ? [index] : []);
  const near = /* @__PURE__ */ new Set();
  const nearest = telling.length <= mostTelling ? telling : [...telling.slice(0, mostTelling / 2), ...telling.slice(-mostTelling / 2)];
  for (const at of nearest) for (let index = at - around; index <= at + 1; index += 1) near.add(index);
  const shown2 = [];
  items.forEach((item, index) => {
    if (index < shownFirst || index >= items.length - shownLast || near.has(index)) shown2.push(item);
    else addToGap(shown2, item);
  });
  return shown2;
}
function addToGap(shown2, item) {
  const last = shown2.at(-1);
  if (last?.kind === "gap") {
    last.rows += sizeOf(item);
    last.failed += failures(item);
  } else shown2.push({ kind: "gap", rows: sizeOf(item), failed: failures(item), from: firstIndex(item) });
}
function sizeOf(item) {
  if (item.kind === "loop") return item.rows.length * item.times;
  return item.kind === "row" ? 1 : item.rows;
}
function failures(item) {
  if (item.kind === "row") return item.row.failed ? 1 : 0;
  return item.kind === "loop" ? item.rows.filter(({ failed }) => failed).length * item.times : item.failed;
}
function firstIndex(item) {
  if (item.kind === "gap") return item.from;
  return (item.kind === "row" ? item.row : item.rows[0])?.index ?? 0;
}

// src/pages/run-rows-view.tsx
function RowList({ items, began, allAt }) {
  return /* @__PURE__ */ jsxDEV("ol", { class: "rows", children: items.map((item) => {
    if (item.kind === "gap") return /* @__PURE__ */ jsxDEV(Gap, { item, allAt });
    const id = `event-${firstIndex(item) + 1}`;
    if (item.kind === "row") {
      return /* @__PURE__ */ jsxDEV("li", { id, "data-row": true, children: /* @__PURE__ */ jsxDEV(RowView, { row: item.row, began }) });
    }
    const [only] = item.rows;
    if (item.rows.length === 1 && only)
      return /* @__PURE__ */ jsxDEV("li", { id, "data-row": true, children: /* @__PURE__ */ jsxDEV(RowView, { row: only, began, times: item.times }) });
    return /* @__PURE__ */ jsxDEV(Loop, { item, began, id, allAt });
  }) });
}
function Gap({ item: { rows, failed, from }, allAt }) {
  const errors = failed === 0 ? "" : `, of which ${failed} failed`;
  return /* @__PURE__ */ jsxDEV("li", { class: "gap", children: /* @__PURE__ */ jsxDEV("p", { class: "row", children: [
    rows,
    " ",
    rows === 1 ? "step" : "steps",
    errors,
    ", left out here: ",
    /* @__PURE__ */ jsxDEV("a", { href: `${allAt}#event-${from + 1}`, children: "show all" })
  ] }) });
}
function Loop({
  item,
  began,
  id,
  allAt
}) {
  return /* @__PURE__ */ jsxDEV("li", { id, class: "loop", "data-row": true, children: [
    /* @__PURE__ */ jsxDEV("p", { class: "row", children: [
      /* @__PURE__ */ jsxDEV("span", { class: "at" }),
      /* @__PURE__ */ jsxDEV("span", { class: "kind", children: "again" }),
      /* @__PURE__ */ jsxDEV("span", { class: "said", children: [
        "these ",
        item.rows.length,
        " steps ",
        /* @__PURE__ */ jsxDEV("span", { class: "times", children: [
          "×",
          item.times
        ] }),
        " ",
        /* @__PURE__ */ jsxDEV("a", { href: `${allAt}#${id}`, children: "each of them" })
      ] })
    ] }),
    /* @__PURE__ */ jsxDEV("ol", { children: item.rows.map((row) => /* @__PURE__ */ jsxDEV("li", { children: /* @__PURE__ */ jsxDEV(RowView, { row, began }) })) })
  ] });
}
function RowView({ row, began, times }) {
  const { event, result, failed, write } = row;
  const tones2 = [failed ? "failed" : "", write ? "write" : "", event.type === "final_output" ? "answer" : ""];
  const took = tookOf(row);
  return /* @__PURE__ */ jsxDEV("div", { class: ["row", ...tones2].filter(Boolean).join(" "), children: [
    /* @__PURE__ */ jsxDEV("span", { class: "at", children: placeOf(row, began) }),
    /* @__PURE__ */ jsxDEV("span", { class: "kind", children: kindOf(row) }),
    /* @__PURE__ */ jsxDEV("span", { class: "said", children: [
      saidOf(event),
      times === void 0 ? null : /* @__PURE__ */ jsxDEV("span", { class: "times", children: [
        "×",
        times
      ] }),
      event.type !== "tool_call" ? null : /* @__PURE__ */ jsxDEV(Gave, { result })
    ] }),
    /* @__PURE__ */ jsxDEV("span", { class: "end", children: [
      took === void 0 || took < 1 ? null : /* @__PURE__ */ jsxDEV("span", { class: "took", children: durationText(took) }),
      /* @__PURE__ */ jsxDEV("details", { children: [
        /* @__PURE__ */ jsxDEV("summary", { "aria-label": `JSON of event ${row.index + 1}`, children: "JSON" }),
        /* @__PURE__ */ jsxDEV("pre", { tabindex: 0, "data-json": true, children: safeText(JSON.stringify(result ? [event, result] : event, null, 2), 2e4) })
      ] })
    ] })
  ] });
}
function Gave({ result }) {
  if (result === void 0) return /* @__PURE__ */ jsxDEV("div", { class: "gave", children: "no result" });
  const { error, output } = result;
  if (error !== void 0) return /* @__PURE__ */ jsxDEV("div", { class: "gave", children: `${error.kind} error: ${safeText(error.message, 600)}` });
  return /* @__PURE__ */ jsxDEV("div", { class: "gave mono", children: shown(output) });
}
function placeOf({ event, index }, began) {
  const at = Date.parse(event.at ?? "");
  if (began === void 0 || Number.isNaN(at)) return `${index + 1}`;
  return `${(Math.max(0, at - began) / 1e3).toFixed(2)} s`;
}
function tookOf({ event, result }) {
  if (event.duration_ms !== void 0) return event.duration_ms;
  const took = Date.parse(result?.at ?? "") - Date.parse(event.at ?? "");
  return Number.isFinite(took) && took > 0 ? took : void 0;
}
function kindOf({ event, write }) {
  if (event.type === "tool_call") return write ? "tool · write" : "tool";
  if (event.type === "input_message") return safeText(event.role, 40);
  return kinds[event.type];
}
var kinds = {
  model_call: "model",
  tool_result: "result",
  state: "state",
  error: "error",
  final_output: "answer",
  other: "other"
};
var said = {
  input_message: ({ content }) => speech(content),
  final_output: ({ content }) => speech(content),
  model_call: (event) => /* @__PURE__ */ jsxDEV(Fragment, { children: [
    /* @__PURE__ */ jsxDEV("span", { class: "soft", children: safeText(event.model ?? "model", 80) }),
    " ",
    answerOf(event)
  ] }),
  tool_call: ({ tool_name, tool_args }) => /* @__PURE__ */ jsxDEV(Fragment, { children: [
    /* @__PURE__ */ jsxDEV("b", { children: safeText(tool_name, 80) }),
    " ",
    /* @__PURE__ */ jsxDEV("span", { class: "mono", children: argumentsText(tool_args) }),
    " "
  ] }),
  tool_result: (event) => /* @__PURE__ */ jsxDEV(Fragment, { children: [
    /* @__PURE__ */ jsxDEV("span", { class: "soft", children: "without a call" }),
    " ",
    /* @__PURE__ */ jsxDEV(Gave, { result: event })
  ] }),
  state: ({ step_id, state }) => named(step_id, state),
  error: ({ kind, error }) => `${kind === void 0 ? "" : `${kind}: `}${safeText(error)}`,
  other: ({ name, data }) => named(name, data)
};
function saidOf(event) {
  const say = said[event.type];
  return say(event);
}
function named(name, value) {
  return /* @__PURE__ */ jsxDEV(Fragment, { children: [
    safeText(name, 80),
    " ",
    /* @__PURE__ */ jsxDEV("span", { class: "soft mono", children: shown(value) })
  ] });
}
function answerOf({ output, error, usage, finish_reason }) {
  if (error !== void 0) return `${error.kind} error: ${safeText(error.message, 600)}`;
  if (output !== void 0 && output !== null && output !== "") return speech(output);
  const tokens2 = usage === void 0 ? void 0 : `${usage.input ?? "?"} tokens in, ${usage.output ?? "?"} out`;
  return /* @__PURE__ */ jsxDEV("span", { class: "soft small", children: safeText([tokens2, finish_reason].filter(Boolean).join(", "), 120) });
}
function speech(content, max = 1200) {
  const text = textOf(content) || (typeof content === "string" ? content : JSON.stringify(content));
  return safeText(text, max);
}
function argumentsText(args, max = 400) {
  if (!isObject(args)) return safeText(JSON.stringify(args), max);
  const parts = Object.entries(args).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return safeText(parts.join(", "), max);
}
function shown(value) {
  if (value === void 0) return "";
  return safeText(typeof value === "string" ? value : JSON.stringify(value), 400);
}

// src/pages/stepper.tsx
var mostMessages = 8;
var mostChanges = 12;
function Stepper({ steps, of, checkpoints }) {
  return /* @__PURE__ */ jsxDEV("div", { class: "panel", children: [
    /* @__PURE__ */ jsxDEV("div", { id: "stepper", hidden: true, children: /* @__PURE__ */ jsxDEV("div", { class: "line", children: [
      /* @__PURE__ */ jsxDEV("button", { type: "button", "data-go": "-1", "aria-label": "Step before", children: "‹" }),
      /* @__PURE__ */ jsxDEV("label", { for: "step", class: "grow", children: [
        "Step ",
        /* @__PURE__ */ jsxDEV("output", { id: "step-value", for: "step" }),
        /* @__PURE__ */ jsxDEV("input", { id: "step", class: "wide", type: "range", min: "1", max: steps.length, value: "1" })
      ] }),
      /* @__PURE__ */ jsxDEV("button", { type: "button", "data-go": "1", "aria-label": "Next step", children: "›" })
    ] }) }),
    of > steps.length ? /* @__PURE__ */ jsxDEV("p", { class: "soft small", children: [
      "The first ",
      steps.length,
      " of ",
      of,
      " steps."
    ] }) : null,
    steps.map((step, index) => /* @__PURE__ */ jsxDEV("section", { "data-step": step.number, class: "step", children: [
      /* @__PURE__ */ jsxDEV("h3", { children: [
        "Step ",
        step.number,
        " ",
        /* @__PURE__ */ jsxDEV(EventsOf, { positions: step.events })
      ] }),
      /* @__PURE__ */ jsxDEV(State, { step, before: steps[index - 1]?.state }),
      /* @__PURE__ */ jsxDEV(Conversation, { checkpoint: step.step_id === void 0 ? void 0 : checkpoints?.get(step.step_id) })
    ] }))
  ] });
}
function EventsOf({ positions }) {
  const [first] = positions;
  const last = positions.at(-1);
  if (first === void 0 || last === void 0) return null;
  const words = first === last ? `event ${first + 1}` : `events ${first + 1} to ${last + 1}`;
  return /* @__PURE__ */ jsxDEV("a", { class: "small", href: `#event-${first + 1}`, children: words });
}
function State({ step: { state, changed }, before }) {
  if (state === void 0) return /* @__PURE__ */ jsxDEV("p", { class: "soft", children: "No state was recorded after this step." });
  return /* @__PURE__ */ jsxDEV(Fragment, { children: [
    changed.length === 0 || before === void 0 ? /* @__PURE__ */ jsxDEV("p", { children: "State:" }) : /* @__PURE__ */ jsxDEV(Fragment, { children: [
      /* @__PURE__ */ jsxDEV("p", { children: [
        "State, changed at ",
        safeText(changed.slice(0, mostChanges).join(", "), 600),
        ":"
      ] }),
      /* @__PURE__ */ jsxDEV("ul", { class: "plain mono small", children: changed.slice(0, mostChanges).map((pointer) => /* @__PURE__ */ jsxDEV("li", { children: [
        safeText(pointer, 120),
        ": ",
        /* @__PURE__ */ jsxDEV("del", { class: "bad", children: valueText(before, pointer) }),
        " →",
        " ",
        /* @__PURE__ */ jsxDEV("ins", { class: "good", children: valueText(state, pointer) })
      ] })) })
    ] }),
    /* @__PURE__ */ jsxDEV("pre", { tabindex: 0, children: safeText(JSON.stringify(state, null, 2), 1e4) })
  ] });
}
function valueText(state, pointer) {
  const value = valueAt(state, pointer === "/" ? "" : pointer);
  return value === void 0 ? "(none)" : safeText(JSON.stringify(value), 200);
}
function Conversation({ checkpoint }) {
  if (!checkpoint || checkpoint.messages.length === 0) return null;
  const { model, messages } = checkpoint;
  const lines = messageLines(messages.slice(-mostMessages));
  const asked = modelLine(model);
  return /* @__PURE__ */ jsxDEV("details", { children: [
    /* @__PURE__ */ jsxDEV("summary", { children: [
      "Conversation: ",
      messages.length,
      " messages",
      asked === void 0 ? "" : ` with ${safeText(asked, 200)}`
    ] }),
    /* @__PURE__ */ jsxDEV("ul", { children: [
      messages.length > mostMessages ? /* @__PURE__ */ jsxDEV("li", { class: "soft", children: [
        messages.length - mostMessages,
        " before these"
      ] }) : null,
      lines.map(({ role, text }) => /* @__PURE__ */ jsxDEV("li", { children: [
        /* @__PURE__ */ jsxDEV("strong", { children: safeText(role, 40) }),
        " ",
        safeText(text, 600)
      ] }))
    ] })
  ] });
}

// src/pages/steps.ts
var ends = /* @__PURE__ */ new Set(["state", "tool_result", "model_call", "final_output", "error"]);
var mostChanges2 = 50;
function stepsOfRun(events) {
  const withStates = events.some(({ type }) => type === "state");
  const steps = [];
  let since = [];
  let before;
  events.forEach((event, index) => {
    since.push(index);
    if (withStates ? event.type !== "state" : !ends.has(event.type)) return;
    const state = event.type === "state" ? event.state : void 0;
    const changed = state === void 0 || before === void 0 ? [] : changedPointers(before, state);
    const stepId = event.type === "state" ? event.step_id : void 0;
    steps.push({ number: steps.length + 1, events: since, state, step_id: stepId, changed });
    since = [];
    before = state ?? before;
  });
  const last = steps.at(-1);
  if (last === void 0 && since.length > 0)
    return [{ number: 1, events: since, state: void 0, step_id: void 0, changed: [] }];
  last?.events.push(...since);
  return steps;
}
function changedPointers(before, after) {
  const found = [];
  const waiting = [["", before, after]];
  for (let next = waiting.shift(); next !== void 0 && found.length < mostChanges2; next = waiting.shift()) {
    const [pointer, left, right] = next;
    if (left !== void 0 && right !== void 0 && canonicalJson(left) === canonicalJson(right)) continue;
    if (!isObject(left) || !isObject(right)) {
      found.push(pointer === "" ? "/" : pointer);
      continue;
    }
    for (const key of /* @__PURE__ */ new Set([...Object.keys(left), ...Object.keys(right)])) {
      waiting.push([`${pointer}/${escapePointerPart(key)}`, left[key], right[key]]);
    }
  }
  return found;
}

// src/pages/timeline-chart.tsx
var lanes = [
  { lane: "model", name: "model" },
  { lane: "tool", name: "tools" },
  { lane: "error", name: "errors" },
  { lane: "other", name: "others" }
];
var legend = {
  model: "model",
  read: "tool that reads",
  write: "tool that writes",
  error: "failed",
  other: "message, state"
};
var laneOf = {
  model_call: "model",
  tool_call: "tool",
  tool_result: "tool",
  error: "error",
  input_message: "other",
  state: "other",
  final_output: "other",
  other: "other"
};
var laneHeight = 24;
var mostBars = 48;
function TimelineChart({ rows, hrefOf }) {
  if (rows.length === 0) return null;
  const { bars, timed } = barsOf(rows, hrefOf);
  const from = bars.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
  const to = bars.reduce((most, { end }) => Math.max(most, end), from + 1);
  const scale = (at) => (at - from) / (to - from) * 100;
  const drawn = lanes.filter(({ lane }) => bars.some((bar) => bar.lane === lane));
  const over = timed ? ` over ${durationText(to - from)}` : ", in order; the trace has no times";
  return /* @__PURE__ */ jsxDEV("div", { class: "drawing", children: [
    /* @__PURE__ */ jsxDEV("div", { class: "plot", children: [
      /* @__PURE__ */ jsxDEV("ul", { class: "plain lanes", "aria-hidden": "true", children: drawn.map(({ name }) => /* @__PURE__ */ jsxDEV("li", { children: name })) }),
      /* @__PURE__ */ jsxDEV("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": "Timeline, scrolls sideways", children: [
        /* @__PURE__ */ jsxDEV(
          "svg",
          {
            class: "chart",
            height: drawn.length * laneHeight,
            role: "group",
            "aria-label": `Timeline of ${rows.length} steps${over}. The list below says the same in words.`,
            children: drawn.map(({ lane }, place) => /* @__PURE__ */ jsxDEV(
              LaneBars,
              {
                bars: merged(
                  bars.filter((bar) => bar.lane === lane),
                  scale
                ),
                y: place * laneHeight,
                scale
              }
            ))
          }
        ),
        /* @__PURE__ */ jsxDEV("p", { class: "axis", children: [
          /* @__PURE__ */ jsxDEV("span", { children: "0" }),
          /* @__PURE__ */ jsxDEV("span", { children: timed ? durationText(to - from) : `${rows.length} steps` })
        ] })
      ] })
    ] }),
    /* @__PURE__ */ jsxDEV(Legend, { tones: new Set(bars.map(({ tone }) => tone)) })
  ] });
}
function LaneBars({ bars, y, scale }) {
  return /* @__PURE__ */ jsxDEV(Fragment, { children: [
    /* @__PURE__ */ jsxDEV("line", { class: "lane", x1: "0", x2: "100%", y1: y + 12, y2: y + 12 }),
    bars.map(({ tone, start, end, name, rows, href }) => /* @__PURE__ */ jsxDEV("a", { href, tabindex: -1, children: [
      /* @__PURE__ */ jsxDEV("title", { children: rows > 1 ? `${rows} steps, the first: ${name}` : name }),
      /* @__PURE__ */ jsxDEV(
        "rect",
        {
          class: tone,
          x: `${rounded(Math.min(scale(start), 99.7))}%`,
          y: y + 4,
          width: `${rounded(Math.max(0.3, scale(end) - scale(start)))}%`,
          height: "16",
          rx: "2"
        }
      )
    ] }))
  ] });
}
function Legend({ tones: tones2 }) {
  return /* @__PURE__ */ jsxDEV("div", { class: "legend", children: [
    Object.entries(legend).map(
      ([tone, words]) => [...tones2].some((one) => one === tone) ? /* @__PURE__ */ jsxDEV("span", { children: [
        /* @__PURE__ */ jsxDEV("i", { class: tone }),
        words
      ] }) : null
    ),
    /* @__PURE__ */ jsxDEV("fieldset", { class: "zoom", children: [
      /* @__PURE__ */ jsxDEV("legend", { children: "Zoom" }),
      [1, 3, 9].map((times) => /* @__PURE__ */ jsxDEV("label", { children: [
        /* @__PURE__ */ jsxDEV("input", { type: "radio", name: "zoom", id: `zoom-${times}`, checked: times === 1 }),
        "×",
        times
      ] }))
    ] })
  ] });
}
function rounded(value) {
  return Math.round(value * 100) / 100;
}
function merged(bars, scale) {
  if (bars.length <= mostBars) return [...bars];
  const buckets = /* @__PURE__ */ new Map();
  for (const bar of bars) {
    const bucket = `${Math.floor(scale(bar.start) / 100 * (mostBars - 1))} ${bar.tone}`;
    const there = buckets.get(bucket);
    if (there) {
      there.end = Math.max(there.end, bar.end);
      there.rows += bar.rows;
    } else buckets.set(bucket, { ...bar });
  }
  return [...buckets.values()];
}
function barsOf(rows, hrefOf) {
  const times = rows.map(({ event }) => Date.parse(event.at ?? ""));
  const timed = times.filter((at) => !Number.isNaN(at)).length > rows.length / 2;
  let clock = timed ? times.find((at) => !Number.isNaN(at)) ?? 0 : 0;
  const bars = rows.map((row, index) => {
    const at = timed ? times[index] ?? Number.NaN : index;
    clock = Number.isNaN(at) ? clock : at;
    return {
      lane: laneOf[row.event.type],
      tone: toneOf(row),
      start: clock,
      end: timed ? endOf(row, clock) : index + 0.8,
      name: nameOf(row.event),
      rows: 1,
      href: hrefOf(row.index)
    };
  });
  return { bars, timed };
}
function toneOf({ event, failed, write }) {
  if (failed) return "error";
  if (event.type === "model_call") return "model";
  if (event.type !== "tool_call" && event.type !== "tool_result") return "other";
  return write ? "write" : "read";
}
function endOf({ event, result }, start) {
  if (event.duration_ms !== void 0) return start + event.duration_ms;
  const answered = Date.parse(result?.at ?? "");
  return Number.isNaN(answered) ? start : Math.max(start, answered + (result?.duration_ms ?? 0));
}
function nameOf(event) {
  if (event.type === "tool_call") return `${safeText(event.tool_name, 80)} ${argumentsText(event.tool_args, 120)}`;
  if (event.type === "model_call") return safeText(event.model ?? "model", 100);
  return event.type === "error" ? safeText(event.error, 200) : event.type.replaceAll("_", " ");
}

// src/pages/run-parts.tsx
var mostEvents = 2e4;
var mostSteps = 200;
function RunStory({ trace, effects, rest, address, whole = false, checkpoints, children }) {
  const events = trace.events.slice(0, mostEvents);
  const rows = rowsOf(events, effects);
  const items = whole ? rows.map((row) => ({ kind: "row", row })) : mainItems(foldRows(rows));
  const began = rows.map(({ event }) => Date.parse(event.at ?? "")).find((at) => !Number.isNaN(at));
  const allAt = `${address}?all=1`;
  const steps = events.some(({ type }) => type === "state") ? stepsOfRun(events) : [];
  if (rows.length === 0) return /* @__PURE__ */ jsxDEV("p", { class: "soft", children: "The run has no events." });
  return /* @__PURE__ */ jsxDEV(Fragment, { children: [
    /* @__PURE__ */ jsxDEV("h2", { children: "Timeline" }),
    /* @__PURE__ */ jsxDEV(TimelineChart, { rows, hrefOf: placesOf(items, allAt) }),
    /* @__PURE__ */ jsxDEV("div", { class: "head", children: [
      /* @__PURE__ */ jsxDEV("h2", { children: "Step by step" }),
      /* @__PURE__ */ jsxDEV("p", { class: "notes", children: [
        whole ? /* @__PURE__ */ jsxDEV("a", { href: address, children: "Fold what repeats" }) : null,
        " ",
        /* @__PURE__ */ jsxDEV("kbd", { children: "j" }),
        " ",
        /* @__PURE__ */ jsxDEV("kbd", { children: "k" }),
        " next, before · ",
        /* @__PURE__ */ jsxDEV("kbd", { children: "e" }),
        " ",
        "next error"
      ] })
    ] }),
    /* @__PURE__ */ jsxDEV(RowList, { items, began, allAt }),
    trace.events.length > mostEvents ? /* @__PURE__ */ jsxDEV("p", { children: [
      trace.events.length - mostEvents,
      " more events are at ",
      /* @__PURE__ */ jsxDEV("code", { children: rest }),
      "."
    ] }) : null,
    steps.length === 0 ? null : /* @__PURE__ */ jsxDEV(Fragment, { children: [
      /* @__PURE__ */ jsxDEV("h2", { children: "State, step by step" }),
      /* @__PURE__ */ jsxDEV(Stepper, { steps: steps.slice(0, mostSteps), of: steps.length, checkpoints })
    ] }),
    children
  ] });
}
function placesOf(items, allAt) {
  const places = /* @__PURE__ */ new Map();
  for (const item of items) {
    if (item.kind === "gap") continue;
    const place = `#event-${firstIndex(item) + 1}`;
    if (item.kind === "row") places.set(item.row.index, place);
    else for (let index = firstIndex(item); index <= item.last; index += 1) places.set(index, place);
  }
  return (index) => places.get(index) ?? `${allAt}#event-${index + 1}`;
}
function Commands({ commands }) {
  return /* @__PURE__ */ jsxDEV(Fragment, { children: commands.map(({ about, command }) => /* @__PURE__ */ jsxDEV("div", { class: "command", children: [
    /* @__PURE__ */ jsxDEV("p", { children: about }),
    /* @__PURE__ */ jsxDEV("div", { class: "line", children: [
      /* @__PURE__ */ jsxDEV("pre", { class: "grow", tabindex: 0, children: command }),
      /* @__PURE__ */ jsxDEV("button", { type: "button", hidden: true, "data-copy": command, children: "Copy" })
    ] })
  ] })) });
}

// src/pages/run-summary.tsx
var longest = 700;
var mostCalls = 6;
function RunSummary({ trace, effects, what }) {
  const run = runFromTrace(trace, effects);
  const { question, before } = questionOf(trace);
  return /* @__PURE__ */ jsxDEV("div", { class: "story", children: [
    /* @__PURE__ */ jsxDEV("section", { children: [
      /* @__PURE__ */ jsxDEV("h2", { children: "Asked" }),
      /* @__PURE__ */ jsxDEV("p", { children: question ?? /* @__PURE__ */ jsxDEV("span", { class: "soft", children: "The trace does not say." }) }),
      before === 0 ? null : /* @__PURE__ */ jsxDEV("p", { class: "soft small", children: [
        "after ",
        before,
        " ",
        before === 1 ? "message" : "messages",
        " before"
      ] })
    ] }),
    /* @__PURE__ */ jsxDEV("section", { children: [
      /* @__PURE__ */ jsxDEV("h2", { children: "Answered" }),
      /* @__PURE__ */ jsxDEV(Answer, { run })
    ] }),
    /* @__PURE__ */ jsxDEV(Judgement, { run, feedback: trace.feedback, what })
  ] });
}
function questionOf({ events }) {
  const begins = events.findIndex(({ type }) => type !== "input_message" && type !== "other" && type !== "state");
  const given = events.slice(0, begins === -1 ? void 0 : begins);
  const spoken = given.flatMap(
    (event) => event.type === "input_message" && !["system", "developer"].includes(event.role) ? [event] : []
  );
  const last = spoken.findLastIndex(({ role }) => role === "user");
  const asked = spoken[last] ?? spoken.at(-1);
  return { question: asked && speech(asked.content, longest), before: Math.max(0, last) };
}
function Answer({ run }) {
  const text = outputText(run.final_output);
  if (text !== "") return /* @__PURE__ */ jsxDEV("p", { children: safeText(text, longest) });
  const said2 = run.said.at(-1);
  return /* @__PURE__ */ jsxDEV(Fragment, { children: [
    /* @__PURE__ */ jsxDEV("p", { class: "bad", children: "No answer." }),
    said2 === void 0 ? null : /* @__PURE__ */ jsxDEV("p", { class: "soft", children: [
      "Said last: ",
      safeText(said2, longest)
    ] })
  ] });
}
function Judgement({ run, feedback, what }) {
  const failed = what !== void 0 || feedback?.rating === "bad" || run.status === "error";
  if (!failed) {
    const good = feedback?.rating === "good";
    return /* @__PURE__ */ jsxDEV("section", { class: good ? "right" : "", children: [
      /* @__PURE__ */ jsxDEV("h2", { children: good ? "Rated good" : "Went wrong" }),
      /* @__PURE__ */ jsxDEV("p", { children: safeText(feedback?.comment ?? (good ? "by a person" : "Nothing that is known."), longest) })
    ] });
  }
  const [error] = run.errors.slice(-1);
  const wrote = run.calls.filter(({ effect }) => effect === "write");
  return /* @__PURE__ */ jsxDEV("section", { class: "wrong", children: [
    /* @__PURE__ */ jsxDEV("h2", { children: "Went wrong" }),
    feedback?.comment === void 0 ? null : /* @__PURE__ */ jsxDEV("p", { children: [
      "“",
      safeText(feedback.comment, longest),
      "” ",
      /* @__PURE__ */ jsxDEV("span", { class: "soft small", children: "said a person" })
    ] }),
    isSaid(what, feedback?.comment) ? null : /* @__PURE__ */ jsxDEV("p", { children: safeText(what ?? "The run failed.", longest) }),
    /* @__PURE__ */ jsxDEV("dl", { children: [
      error === void 0 || what?.includes(error.text) ? null : /* @__PURE__ */ jsxDEV(Part, { name: `Error (${error.kind})`, children: safeText(error.text, longest) }),
      wrote.length === 0 ? null : /* @__PURE__ */ jsxDEV(Part, { name: "Wrote", children: wrote.slice(0, mostCalls).map(callView) }),
      /* @__PURE__ */ jsxDEV(Wanted, { feedback })
    ] })
  ] });
}
function isSaid(what, comment) {
  const plain = (text) => text.replaceAll(/[\s.!…]+$/g, "").replaceAll(/\s+/g, " ");
  return what !== void 0 && comment !== void 0 && plain(comment).startsWith(plain(what));
}
function Wanted({ feedback = { rating: "bad" } }) {
  const { expected_calls, expected_text = [], forbidden_calls = [], forbidden_text = [] } = feedback;
  return /* @__PURE__ */ jsxDEV(Fragment, { children: [
    expected_calls === void 0 ? null : /* @__PURE__ */ jsxDEV(Part, { name: "A right run writes", children: expected_calls.length === 0 ? "nothing" : expected_calls.slice(0, mostCalls).map(callView) }),
    forbidden_calls.length === 0 ? null : /* @__PURE__ */ jsxDEV(Part, { name: "A right run does not call", children: forbidden_calls.map(callView) }),
    expected_text.length === 0 ? null : /* @__PURE__ */ jsxDEV(Part, { name: "A right run says", children: quoted(expected_text) }),
    forbidden_text.length === 0 ? null : /* @__PURE__ */ jsxDEV(Part, { name: "A right run does not say", children: quoted(forbidden_text) })
  ] });
}
function quoted(texts) {
  return texts.slice(0, mostCalls).map((text) => `“${safeText(text, 200)}”`).join(", ");
}
function Part({ name, children }) {
  return /* @__PURE__ */ jsxDEV(Fragment, { children: [
    /* @__PURE__ */ jsxDEV("dt", { children: name }),
    /* @__PURE__ */ jsxDEV("dd", { children })
  ] });
}
function callView({ tool, args }) {
  return /* @__PURE__ */ jsxDEV("div", { children: /* @__PURE__ */ jsxDEV("code", { children: [
    safeText(tool, 80),
    " ",
    args === void 0 ? "" : argumentsText(args, 200)
  ] }) });
}

// src/pages/local-pages.tsx
var statuses = ["error", "success", "running", "unknown"];
function LocalRunsPage({ place, runs, filter, more }) {
  const { root } = useSite();
  return /* @__PURE__ */ jsxDEV(AppPage, { title: "Runs", project: place, children: [
    /* @__PURE__ */ jsxDEV("h1", { children: "Runs" }),
    /* @__PURE__ */ jsxDEV("form", { class: "line filter", children: [
      /* @__PURE__ */ jsxDEV("div", { children: [
        /* @__PURE__ */ jsxDEV("label", { for: "status", children: "Status" }),
        /* @__PURE__ */ jsxDEV("select", { id: "status", name: "status", children: [
          /* @__PURE__ */ jsxDEV("option", { value: "", children: "all" }),
          statuses.map((status) => /* @__PURE__ */ jsxDEV("option", { selected: status === filter.status, children: status }))
        ] })
      ] }),
      /* @__PURE__ */ jsxDEV("div", { children: [
        /* @__PURE__ */ jsxDEV("label", { for: "q", children: "Run or agent" }),
        /* @__PURE__ */ jsxDEV("input", { id: "q", name: "q", value: filter.q ?? "", maxlength: 200 })
      ] }),
      /* @__PURE__ */ jsxDEV("button", { children: "Filter" })
    ] }),
    runs.length === 0 ? /* @__PURE__ */ jsxDEV(NoRuns, { filtered: filter.status !== void 0 || filter.q !== void 0 }) : null,
    /* @__PURE__ */ jsxDEV("form", { action: `${root}compare`, children: [
      runs.length === 0 ? null : /* @__PURE__ */ jsxDEV(RunTable, { runs }),
      runs.length < 2 ? null : /* @__PURE__ */ jsxDEV("p", { class: "line", children: [
        /* @__PURE__ */ jsxDEV("button", { children: "Compare the two that are ticked" }),
        /* @__PURE__ */ jsxDEV("span", { class: "soft", children: "Keys: j and k go through the runs, Enter opens one, / filters." })
      ] })
    ] }),
    more > 0 ? /* @__PURE__ */ jsxDEV("p", { class: "soft", children: [
      "and ",
      more,
      " more: filter for them"
    ] }) : null
  ] });
}
function NoRuns({ filtered }) {
  if (filtered) return /* @__PURE__ */ jsxDEV(Empty, { title: "No run is like that." });
  return /* @__PURE__ */ jsxDEV(Empty, { title: "No run yet.", children: /* @__PURE__ */ jsxDEV("p", { children: [
    "An agent that uses ",
    /* @__PURE__ */ jsxDEV("code", { children: "kitFromEnvironment()" }),
    " of ",
    /* @__PURE__ */ jsxDEV("code", { children: "replaykit/node" }),
    " records its runs here."
  ] }) });
}
function RunTable({ runs }) {
  return /* @__PURE__ */ jsxDEV("table", { class: "list", children: [
    /* @__PURE__ */ jsxDEV("thead", { children: /* @__PURE__ */ jsxDEV("tr", { children: [
      /* @__PURE__ */ jsxDEV("th", { class: "c-tick", children: /* @__PURE__ */ jsxDEV("span", { class: "unseen", children: "Compare" }) }),
      /* @__PURE__ */ jsxDEV("th", { class: "what", children: "Run" }),
      /* @__PURE__ */ jsxDEV("th", { class: "c-mid middle", children: "Agent" }),
      /* @__PURE__ */ jsxDEV("th", { class: "c-short middle right", children: "Steps" }),
      /* @__PURE__ */ jsxDEV("th", { class: "c-mid middle", children: "Started" }),
      /* @__PURE__ */ jsxDEV("th", { class: "c-state", children: "Status" })
    ] }) }),
    /* @__PURE__ */ jsxDEV("tbody", { children: runs.map((run) => /* @__PURE__ */ jsxDEV(RunLine, { run })) })
  ] });
}
function RunLine({ run }) {
  const { root } = useSite();
  const { id, run_id, agent, status, steps, started_at, parent } = run;
  const who = safeText(
    [agent?.name, agent?.version].filter((part) => part !== void 0).join(" ") || "unknown agent",
    100
  );
  return /* @__PURE__ */ jsxDEV("tr", { "data-item": id, children: [
    /* @__PURE__ */ jsxDEV("td", { class: "c-tick", children: /* @__PURE__ */ jsxDEV("input", { type: "checkbox", name: "run", value: id, "aria-label": `Compare ${safeText(run_id, 80)}` }) }),
    /* @__PURE__ */ jsxDEV("td", { class: "what", children: [
      /* @__PURE__ */ jsxDEV("a", { class: "mono", href: `${root}runs/${id}`, children: safeText(run_id, 80) }),
      parent === void 0 ? null : /* @__PURE__ */ jsxDEV("span", { class: "soft", children: [
        " fork of ",
        safeText(parent.run_id, 80)
      ] }),
      /* @__PURE__ */ jsxDEV("span", { class: "narrow", children: [
        who,
        " · ",
        steps,
        " ",
        steps === 1 ? "step" : "steps"
      ] })
    ] }),
    /* @__PURE__ */ jsxDEV("td", { class: "soft middle", children: who }),
    /* @__PURE__ */ jsxDEV("td", { class: "middle right", children: steps }),
    /* @__PURE__ */ jsxDEV("td", { class: "soft middle", children: /* @__PURE__ */ jsxDEV(Time, { at: started_at }) }),
    /* @__PURE__ */ jsxDEV("td", { children: /* @__PURE__ */ jsxDEV(StatusBadge, { status }) })
  ] });
}
var tones = { error: "bad", success: "good", running: "warn" };
function StatusBadge({ status }) {
  return /* @__PURE__ */ jsxDEV("span", { class: `chip ${tones[status] ?? "soft"}`, children: status });
}
function LocalRunPage({ place, run, trace, tree, effects, checkpoints, whole }) {
  const { root } = useSite();
  const name = shellWord(run.run_id);
  return /* @__PURE__ */ jsxDEV(AppPage, { title: `Run ${safeText(run.run_id, 60)}`, project: place, children: [
    /* @__PURE__ */ jsxDEV("h1", { children: [
      "Run ",
      /* @__PURE__ */ jsxDEV("span", { class: "mono", children: safeText(run.run_id, 120) }),
      " ",
      /* @__PURE__ */ jsxDEV(StatusBadge, { status: run.status })
    ] }),
    /* @__PURE__ */ jsxDEV(RunSummary, { trace, effects, what: run.error }),
    /* @__PURE__ */ jsxDEV(FactList, { facts: [...factsOfTrace(trace), ...factsOf(run)] }),
    tree.forks.length === 0 ? null : /* @__PURE__ */ jsxDEV("h2", { children: "Forks" }),
    tree.forks.length === 0 ? null : /* @__PURE__ */ jsxDEV(ForkTree, { tree, current: run.run_id }),
    /* @__PURE__ */ jsxDEV(
      RunStory,
      {
        trace,
        effects,
        rest: `replaykit show ${name ?? "<run>"} --full`,
        address: `${root}runs/${run.id}`,
        whole,
        checkpoints,
        children: [
          /* @__PURE__ */ jsxDEV("h2", { children: "Go on from here" }),
          name === void 0 ? /* @__PURE__ */ jsxDEV("p", { class: "soft", children: "No shell takes this run's id as it is: quote it." }) : null,
          /* @__PURE__ */ jsxDEV(Commands, { commands: name === void 0 ? [] : commandsFor(name) })
        ]
      }
    )
  ] });
}
function commandsFor(name) {
  return [
    { about: "Make a case of it:", command: `replaykit scaffold ${name} --out cases/my-case` },
    { about: "Take another way from a step:", command: `replaykit runs fork ${name} --step 1 --runner-cmd "…"` }
  ];
}
function factsOf({ started_at, ended_at, steps }) {
  return [
    ["Started", /* @__PURE__ */ jsxDEV(Time, { at: started_at })],
    ["Ended", ended_at === void 0 ? "not yet" : /* @__PURE__ */ jsxDEV(Time, { at: ended_at })],
    ["Steps", String(steps)]
  ];
}
function shellWord(runId) {
  return /^[\w.:-]{1,200}$/.test(runId) && !runId.startsWith("-") ? runId : void 0;
}

// src/pages/page-headers.ts
var policy = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
var pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store"
};

// src/cli/ui/local-app.tsx
var mostShown = 200;
function createLocalApp({ from, effects, place, token, hosts }) {
  const root = `/${token}/`;
  const page = (content, status = 200) => {
    const site = { root, home: "Runs", inbox: false, may: { promote: false, admin: false } };
    return answer(/* @__PURE__ */ jsxDEV(SiteContext.Provider, { value: site, children: content }), status);
  };
  const view = async (run) => ({
    ...run,
    id: idOf(run.run_id),
    steps: (await from.runs.listSteps(run.run_id)).length
  });
  const pages = new Hono().get("/assets/:name", (c) => {
    const asset = assetOf(c.req.param("name"));
    return asset ? new Response(asset.text, { headers: asset.headers }) : c.notFound();
  }).get("/", async (c) => {
    const [status, q] = [c.req.query("status") || void 0, c.req.query("q") || void 0];
    const all = await from.runs.listRuns({
      limit: status === void 0 && q === void 0 ? mostShown + 1 : 1e6
    });
    const matching = all.filter((run) => (status === void 0 || run.status === status) && isAbout(run, q));
    const runs = await Promise.all(matching.slice(0, mostShown).map(view));
    const more = matching.length - runs.length;
    return page(/* @__PURE__ */ jsxDEV(LocalRunsPage, { place, runs, filter: { status, q }, more }));
  }).get("/runs/:id", async (c) => {
    const { run, trace } = await read(from, c.req.param("id"));
    const tree = branchView(await runTree(from.runs, run.run_id));
    const steps = await from.runs.listCheckpoints?.(run.run_id) ?? await checkpointsOf(from.runs, run.run_id);
    const checkpoints = new Map(steps.map((checkpoint) => [checkpoint.step_id, checkpoint]));
    return page(
      /* @__PURE__ */ jsxDEV(
        LocalRunPage,
        {
          place,
          run: await view(run),
          trace,
          tree,
          effects,
          checkpoints,
          whole: c.req.query("all") !== void 0
        }
      )
    );
  }).get("/compare", async (c) => {
    const [left, right, ...others] = c.req.queries("run") ?? [];
    if (left === void 0 || right === void 0 || others.length > 0) {
      throw new ReplayKitError("usage", "two runs are compared", { hint: "go back and tick two" });
    }
    const side = async (id) => {
      const { run, trace } = await read(from, id);
      return { id, run_id: run.run_id, run: runFromTrace(trace, effects), trace };
    };
    return page(/* @__PURE__ */ jsxDEV(ComparePage, { project: place, left: await side(left), right: await side(right) }));
  }).onError((error) => {
    if (!(error instanceof ReplayKitError)) throw error;
    const status = error.code === "not_found" ? 404 : 400;
    return page(/* @__PURE__ */ jsxDEV(ProblemPage, { project: place, message: error.message, hint: error.hint }), status);
  });
  return new Hono({ strict: false }).use(async (c, next) => {
    if (!hosts().includes(c.req.header("host") ?? ""))
      return c.text("this server answers to its own address only", 421);
    await next();
    return void 0;
  }).route(root.slice(0, -1), pages);
}
function answer(html, status) {
  return new Response(`<!doctype html>${html.toString()}
`, { status, headers: pageHeaders });
}
async function read(from, id) {
  const runId = Buffer.from(id, "base64url").toString("utf8");
  const [run, trace] = [await from.runs.getRun(runId), await from.trace(runId)];
  if (run && trace) return { run, trace };
  throw new ReplayKitError("not_found", "there is no such run", { hint: "it may have been removed by `store gc`" });
}
function idOf(runId) {
  return Buffer.from(runId, "utf8").toString("base64url");
}
function isAbout({ run_id, agent }, q) {
  if (q === void 0) return true;
  const text = [run_id, agent?.name, agent?.version].join(" ").toLowerCase();
  return text.includes(q.toLowerCase());
}
function branchView({ forks, ...branch }) {
  return { ...branch, id: idOf(branch.run_id), forks: forks.map((fork) => branchView(fork)) };
}
export {
  createLocalApp
};
