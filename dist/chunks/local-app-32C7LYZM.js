import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  runTree
} from "./chunk-XD727DOS.js";
import {
  messageLines,
  modelLine
} from "./chunk-FBSHEEXK.js";
import {
  replayability
} from "./chunk-PU7JRIUW.js";
import "./chunk-466UQUCT.js";
import {
  AppPage,
  ComparePage,
  Empty,
  ProblemPage,
  SiteContext,
  safeText,
  timeText,
  useSite
} from "./chunk-UMQS4FJP.js";
import {
  Fragment,
  jsxDEV,
  pageStyles
} from "./chunk-SZKXLXZ7.js";
import "./chunk-YBWXIYYO.js";
import "./chunk-P43ETFAW.js";
import "./chunk-ZM3AV4TO.js";
import "./chunk-ZNRCBTVG.js";
import {
  Hono
} from "./chunk-6VKRGMEB.js";
import "./chunk-35IMGCZ5.js";
import "./chunk-7H7SVLRU.js";
import "./chunk-JCJXSPXE.js";
import {
  checkpointsOf
} from "./chunk-FIAS2ZPI.js";
import "./chunk-X3EMBVWK.js";
import {
  escapePointerPart,
  isObject,
  runFromTrace
} from "./chunk-2SGAIJWM.js";
import {
  canonicalJson
} from "./chunk-4RNDUH4F.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-WDULLSOU.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import {
  ReplayKitError
} from "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-2IV6GCDU.js";
import "./chunk-VHE66NNS.js";

// src/pages/app-script.ts
var appScript = `"use strict";
const items = [...document.querySelectorAll("[data-item] h2 a")];
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  if (event.key === "/") { event.preventDefault(); document.querySelector("#q")?.focus(); }
  if (event.key !== "j" && event.key !== "k") return;
  const now = items.indexOf(document.activeElement);
  const next = event.key === "j" ? now + 1 : Math.max(0, now - 1);
  items[Math.min(next, items.length - 1)]?.focus();
});
const slider = document.querySelector("#step");
if (slider) {
  const steps = [...document.querySelectorAll("[data-step]")];
  const show = () => {
    steps.forEach((step) => { step.hidden = step.dataset.step !== slider.value; });
    document.querySelector("#step-value").textContent = slider.value + " of " + steps.length;
  };
  document.querySelector("#stepper").hidden = false;
  slider.addEventListener("input", show);
  for (const button of document.querySelectorAll("[data-go]")) {
    button.addEventListener("click", () => { slider.value = Number(slider.value) + Number(button.dataset.go); show(); });
  }
  show();
}
const form = document.querySelector("form[data-evaluate]");
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
  form.addEventListener("input", (event) => {
    clearTimeout(waiting);
    waiting = setTimeout(evaluate, event.target.type === "checkbox" ? 0 : 300);
  });
  form.addEventListener("submit", () => { clearTimeout(waiting); running?.abort(); });
}
for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = "copied";
  });
}
`;

// src/pages/app-styles.ts
var appStyles = `${pageStyles}
body { padding-top: .75rem; } main { padding-top: .5rem; } h1 { margin: .5rem 0; overflow-wrap: anywhere; line-height: 1.3; } h1 .mono { font-size: 1.1rem; }
[hidden] { display: none !important; } .small { font-size: .8rem; margin: .15rem 0 0; } .unseen, .skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; }
.top { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; border-bottom: 1px solid var(--line); padding-bottom: .75rem; }
.top .line, .with-label { align-items: center; } .grow { flex: 1 1 auto; min-width: 0; } a.button { white-space: nowrap; }
h1::first-letter, h2::first-letter, .lead::first-letter { text-transform: uppercase; } .brand { font-weight: 600; text-decoration: none; color: var(--text); } .brand img { vertical-align: -3px; } .brand:hover { text-decoration: underline; }
.trail { margin: .75rem 0 0; font-size: .875rem; } .lead { font-size: 1.05rem; margin: .25rem 0 1rem; overflow-wrap: anywhere; }
.line { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: end; } .filter { margin: .75rem 0 1rem; } label { display: block; font-size: .875rem; } .line > p { margin: 0; }

input, select, textarea, button, a.button { font: inherit; color: var(--text); background: var(--ground); border: 1px solid var(--soft); border-radius: 6px; padding: .35rem .7rem; }
.line input, .line select, .line button { min-height: 2.4rem; } textarea, input.wide, select.wide { width: 100%; } input[type=range] { padding: 0; border: 0; accent-color: var(--mark); display: block; }
button, a.button { cursor: pointer; background: var(--box); display: inline-block; text-decoration: none; font-size: .9375rem; } button:hover, a.button:hover { border-color: var(--mark); }
button.main, a.button.main { background: var(--mark); border-color: var(--mark); color: var(--ground); font-weight: 600; } button.plain { border-color: transparent; background: none; color: var(--soft); }
button:disabled, button.main:disabled { cursor: not-allowed; background: var(--box); border-color: var(--line); color: var(--soft); } [aria-busy] { opacity: .6; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; border-radius: 3px; }

.panel, fieldset, .empty { border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; margin: 1rem 0; } .panel > section > :first-child { margin-top: .5rem; }
fieldset { min-width: 0; padding-bottom: 1rem; } legend { font-weight: 600; padding: 0 .4rem; margin-left: -.4rem; } fieldset > p { margin: 0 0 .5rem; }
.empty { border-style: dashed; text-align: center; padding: 2rem 1rem; } .empty p { margin: .25rem 0; }
.box { border: 1px solid var(--line); border-left: 4px solid currentColor; border-radius: 6px; padding: .5rem .9rem; margin: 1rem 0; background: var(--box); overflow-wrap: anywhere; }
.box p { margin: .15rem 0; color: var(--text); } .box p.soft { color: var(--soft); } .box p:first-child::first-letter { text-transform: uppercase; } .box ul { margin: .25rem 0; color: var(--text); } .box li { margin: .25rem 0; } .box li button { padding: .05rem .6rem; font-size: .875rem; }
.sign-in { max-width: 26rem; margin: 15vh auto 0; }

.card { border: 1px solid var(--line); border-bottom-width: 0; padding: .7rem 1rem; display: grid; grid-template-columns: 1fr auto; gap: .25rem 1.5rem; align-items: center; position: relative; }
.card:first-of-type { border-radius: 8px 8px 0 0; } .card:last-of-type { border-radius: 0 0 8px 8px; border-bottom-width: 1px; } .card:only-of-type { border-radius: 8px; }
.card:hover, .card:focus-within { background: var(--box); } .card p { margin: 0; } .card p.soft { font-size: .875rem; } .card h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; } .card h2 a { text-decoration: none; display: inline-block; } .card h2 a:not(.mono)::first-letter { text-transform: uppercase; } .card h2 a:hover { text-decoration: underline; }
.numbers { display: flex; gap: .75rem; align-items: center; } .numbers strong { font-size: 1.1rem; font-variant-numeric: tabular-nums; }
.state { border: 1px solid currentColor; border-radius: 1rem; padding: 0 .6rem; font: 600 .75rem/1.5 system-ui, sans-serif; white-space: nowrap; display: inline-block; }
.spark { width: 9rem; height: 2rem; fill: var(--mark); } .spark .none { fill: var(--line); }

dl.facts { display: flex; flex-wrap: wrap; gap: .75rem 2rem; margin: 1rem 0; } dl.facts > div { border-left: 2px solid var(--line); padding-left: .75rem; min-width: 0; max-width: 32rem; }
dl.facts dt { color: var(--soft); font-size: .8rem; } dl.facts dd { margin: 0; overflow-wrap: anywhere; }
.tick { display: flex; gap: .5rem; align-items: baseline; padding: .3rem .4rem; border-radius: 6px; } .tick:hover { background: var(--box); } .tick input { accent-color: var(--mark); } .tick > span { overflow-wrap: anywhere; min-width: 0; }
.tick.off code { color: var(--soft); text-decoration: line-through; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem 1rem; } .fields > div { min-width: 0; }
#stepper .line { flex-wrap: nowrap; } .command p { margin: .75rem 0 .25rem; } .command pre { margin: 0; } .tree, .tree ul { list-style: none; padding-left: 1.25rem; border-left: 1px solid var(--line); } .tree { padding-left: 0; border: 0; } .tree li { margin: .3rem 0; overflow-wrap: anywhere; } .tree [aria-current] { font-weight: 700; color: var(--text); }

.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; padding: .75rem; } .chart { min-width: 40rem; width: 100%; display: block; }
.chart text { fill: var(--text); font: 12px system-ui, sans-serif; } .chart .soft-text { fill: var(--soft); } .chart .lane { stroke: var(--line); } .chart rect:hover { opacity: .75; }
.chart .model { fill: var(--mark); } .chart .tool { fill: var(--good); } .chart .write { fill: var(--warn); } .chart .error { fill: var(--bad); } .chart .other { fill: var(--soft); }
.chart .repeat { stroke: var(--bad); stroke-width: 2; stroke-dasharray: 3 2; }
ol.events { padding-left: 2.25rem; } ol.events > li::marker { color: var(--soft); font-size: .8rem; } ol.events .row { display: grid; grid-template-columns: minmax(0, 1fr) auto; } ol.events details { border: 0; margin: .3rem 0 0; min-width: 0; } ol.events details[open] { grid-column: 1 / -1; } ol.events summary { padding: 0 .6rem; font-size: .75rem; }
.event:target, li:target > .event { background: var(--box); }
@media (max-width: 45rem) { .card, .fields { grid-template-columns: 1fr; } search { order: 3; } .numbers { flex-wrap: wrap; } .panel, fieldset { padding-left: .75rem; padding-right: .75rem; } search, search .line { width: 100%; } search label { width: 100%; } search input { flex: 1; min-width: 0; } .panel.line > .grow { flex-basis: 100%; } }
`;
var appIcon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#8250df" d="M8 2v12L1 8zM15 2v12L8 8z"/></svg>';

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

// src/pages/event-list.tsx
function EventList({
  events,
  positions,
  anchors = false
}) {
  return /* @__PURE__ */ jsxDEV("ol", { class: "events", children: positions.map((position) => {
    const event = events[position];
    if (event === void 0) return null;
    return /* @__PURE__ */ jsxDEV("li", { value: position + 1, ...anchors ? { id: `event-${position + 1}` } : {}, children: /* @__PURE__ */ jsxDEV("div", { class: "row", children: [
      /* @__PURE__ */ jsxDEV("div", { class: eventClass(event), children: [
        /* @__PURE__ */ jsxDEV("strong", { children: event.type.replaceAll("_", " ") }),
        " ",
        /* @__PURE__ */ jsxDEV("span", { class: "mono", children: eventWords(event) }),
        event.duration_ms === void 0 ? null : /* @__PURE__ */ jsxDEV("span", { class: "soft", children: [
          " ",
          Math.round(event.duration_ms),
          " ms"
        ] })
      ] }),
      /* @__PURE__ */ jsxDEV("details", { children: [
        /* @__PURE__ */ jsxDEV("summary", { class: "soft", children: [
          "JSON",
          /* @__PURE__ */ jsxDEV("span", { class: "unseen", children: [
            " of event ",
            position + 1
          ] })
        ] }),
        /* @__PURE__ */ jsxDEV("pre", { tabindex: 0, children: safeText(JSON.stringify(event, null, 2), 2e4) })
      ] })
    ] }) });
  }) });
}
function eventClass(event) {
  const failed = event.type === "error" || "error" in event && event.error !== void 0;
  return failed ? "event failed" : "event";
}
var words = {
  input_message: ({ role, content }) => `${safeText(role, 40)}: ${shown(content)}`,
  model_call: ({ model = "model", output, error }) => `${safeText(model, 80)} → ${error === void 0 ? shown(output) : safeText(error.message)}`,
  tool_call: ({ tool_name, tool_args }) => `${safeText(tool_name, 80)} ${shown(tool_args)}`,
  tool_result: ({ output, error }) => error === void 0 ? shown(output) : `${error.kind} error: ${safeText(error.message)}`,
  state: ({ step_id, state }) => `${safeText(step_id, 80)} ${shown(state)}`,
  error: ({ error }) => safeText(error),
  final_output: ({ content }) => shown(content),
  other: ({ name, data }) => `${safeText(name, 80)} ${shown(data)}`
};
function eventWords(event) {
  const say = words[event.type];
  return say(event);
}
function shown(value) {
  if (value === void 0) return "";
  return safeText(typeof value === "string" ? value : JSON.stringify(value), 600);
}

// src/pages/stepper.tsx
var mostMessages = 8;
function Stepper({ steps, trace, checkpoints }) {
  if (steps.length === 0) return /* @__PURE__ */ jsxDEV("p", { class: "soft", children: "The run has no events." });
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
    steps.map(({ number, events, state, step_id, changed }) => /* @__PURE__ */ jsxDEV("section", { "data-step": number, children: [
      /* @__PURE__ */ jsxDEV("h3", { children: [
        "Step ",
        number
      ] }),
      /* @__PURE__ */ jsxDEV(EventList, { events: trace.events, positions: events }),
      state === void 0 ? null : /* @__PURE__ */ jsxDEV(Fragment, { children: [
        /* @__PURE__ */ jsxDEV("p", { children: changed.length === 0 ? "State:" : `State, changed at ${safeText(changed.join(", "), 600)}:` }),
        /* @__PURE__ */ jsxDEV("pre", { tabindex: 0, children: safeText(JSON.stringify(state, null, 2), 1e4) })
      ] }),
      /* @__PURE__ */ jsxDEV(Conversation, { checkpoint: step_id === void 0 ? void 0 : checkpoints?.get(step_id) })
    ] }))
  ] });
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
var mostChanges = 50;
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
  const waiting2 = [["", before, after]];
  for (let next = waiting2.shift(); next !== void 0 && found.length < mostChanges; next = waiting2.shift()) {
    const [pointer, left2, right] = next;
    if (left2 !== void 0 && right !== void 0 && canonicalJson(left2) === canonicalJson(right)) continue;
    if (!isObject(left2) || !isObject(right)) {
      found.push(pointer === "" ? "/" : pointer);
      continue;
    }
    for (const key of /* @__PURE__ */ new Set([...Object.keys(left2), ...Object.keys(right)])) {
      waiting2.push([`${pointer}/${escapePointerPart(key)}`, left2[key], right[key]]);
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
var laneOf = {
  model_call: "model",
  tool_call: "tool",
  tool_result: void 0,
  // drawn as the end of its call
  error: "error",
  input_message: "other",
  state: "other",
  final_output: "other",
  other: "other"
};
var left = 60;
var width = 930;
var laneHeight = 44;
function TimelineChart({ events, effects }) {
  const { bars, timed } = barsOf(events, effects);
  if (bars.length === 0) return null;
  const from = Math.min(...bars.map(({ start }) => start));
  const to = Math.max(from + 1, ...bars.map(({ end }) => end));
  const x = (at) => left + (at - from) / (to - from) * width;
  const height = lanes.length * laneHeight + 24;
  const label = `Timeline of ${bars.length} events${timed ? ` over ${duration(to - from)}` : ", in order; the trace has no times"}. The list below says the same in words.`;
  return /* @__PURE__ */ jsxDEV("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": "Timeline, scrolls sideways", children: /* @__PURE__ */ jsxDEV("svg", { class: "chart", viewBox: `0 0 1000 ${height}`, role: "img", "aria-label": label, children: [
    lanes.map(({ name }, row) => /* @__PURE__ */ jsxDEV(Fragment, { children: [
      /* @__PURE__ */ jsxDEV("text", { x: "0", y: row * laneHeight + 31, children: name }),
      /* @__PURE__ */ jsxDEV("line", { class: "lane", x1: left, x2: left + width, y1: row * laneHeight + 42, y2: row * laneHeight + 42 })
    ] })),
    bars.map((bar) => {
      const y = lanes.findIndex(({ lane }) => lane === bar.lane) * laneHeight + 17;
      return /* @__PURE__ */ jsxDEV("g", { children: [
        /* @__PURE__ */ jsxDEV(
          "rect",
          {
            class: barClass(bar),
            x: x(bar.start),
            y,
            width: Math.max(4, x(bar.end) - x(bar.start)),
            height: "20",
            rx: "2",
            children: /* @__PURE__ */ jsxDEV("title", { children: bar.name })
          }
        ),
        bar.repeat === void 0 ? null : /* @__PURE__ */ jsxDEV("text", { x: x(bar.start), y: y - 3, children: [
          "×",
          bar.repeat
        ] })
      ] });
    }),
    /* @__PURE__ */ jsxDEV("text", { x: left, y: height - 4, children: "0" }),
    /* @__PURE__ */ jsxDEV("text", { x: left + width, y: height - 4, "text-anchor": "end", children: timed ? duration(to - from) : `${bars.length} events` })
  ] }) });
}
function barClass({ lane, failed, write, repeat }) {
  const base = failed ? "error" : write ? "write" : lane;
  return repeat === void 0 ? base : `${base} repeat`;
}
function barsOf(events, effects) {
  const timed = events.filter(({ at }) => at !== void 0 && !Number.isNaN(Date.parse(at))).length > events.length / 2;
  const results = resultsOf(events);
  const seen = countCalls(events);
  const made = /* @__PURE__ */ new Map();
  let clock = timed ? firstTime(events) : 0;
  const bars = events.flatMap((event, index) => {
    const lane = laneOf[event.type];
    const at = timed ? Date.parse(event.at ?? "") : index;
    clock = Number.isNaN(at) ? clock : at;
    if (lane === void 0) return [];
    const result = results.get(event);
    return [
      {
        lane,
        start: clock,
        end: timed ? endOf(event, result, clock) : index + 1,
        name: nameOf(event),
        failed: failedOf(event) || result !== void 0 && failedOf(result),
        write: event.type === "tool_call" && effects(event.tool_name).effect === "write",
        repeat: repeatOf(event, seen, made)
      }
    ];
  });
  return { bars, timed };
}
function firstTime(events) {
  return Date.parse(events.find(({ at }) => !Number.isNaN(Date.parse(at ?? "")))?.at ?? "");
}
function keyOf(event) {
  return event.type === "tool_call" ? canonicalJson([event.tool_name, event.tool_args]) : void 0;
}
function countCalls(events) {
  const counts = /* @__PURE__ */ new Map();
  for (const event of events) {
    const key = keyOf(event);
    if (key !== void 0) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
function repeatOf(event, seen, made) {
  const key = keyOf(event);
  if (key === void 0 || (seen.get(key) ?? 0) < 2) return void 0;
  const number = (made.get(key) ?? 0) + 1;
  made.set(key, number);
  return number;
}
function waiting(open, id) {
  const list = open.get(id) ?? [];
  open.set(id, list);
  return list;
}
function resultsOf(events) {
  const results = /* @__PURE__ */ new Map();
  const open = /* @__PURE__ */ new Map();
  for (const event of events) {
    if (event.type === "tool_call") waiting(open, event.call_id).push(event);
    const call = event.type === "tool_result" ? open.get(event.call_id)?.shift() : void 0;
    if (call !== void 0) results.set(call, event);
  }
  return results;
}
function endOf(event, result, start) {
  if (event.duration_ms !== void 0) return start + event.duration_ms;
  const answered = Date.parse(result?.at ?? "");
  if (Number.isNaN(answered)) return start;
  return Math.max(start, answered + (result?.duration_ms ?? 0));
}
function failedOf(event) {
  return event.type === "error" || "error" in event && event.error !== void 0;
}
function nameOf(event) {
  if (event.type === "tool_call") return safeText(`${event.tool_name} ${JSON.stringify(event.tool_args)}`, 200);
  if (event.type === "model_call") return safeText(event.model ?? "model", 100);
  return event.type === "error" ? safeText(event.error, 200) : event.type.replaceAll("_", " ");
}
function duration(ms) {
  return ms < 1e3 ? `${Math.round(ms)} ms` : `${(ms / 1e3).toFixed(1)} s`;
}

// src/pages/run-parts.tsx
var mostEvents = 500;
var mostSteps = 200;
function RunStory({ trace, effects, rest, checkpoints, children }) {
  const events = trace.events.slice(0, mostEvents);
  return /* @__PURE__ */ jsxDEV(Fragment, { children: [
    /* @__PURE__ */ jsxDEV("h2", { children: "Timeline" }),
    /* @__PURE__ */ jsxDEV(TimelineChart, { events, effects }),
    /* @__PURE__ */ jsxDEV("h2", { children: "Step by step" }),
    /* @__PURE__ */ jsxDEV(Stepper, { steps: stepsOfRun(events).slice(0, mostSteps), trace, checkpoints }),
    children,
    /* @__PURE__ */ jsxDEV("h2", { children: "Events" }),
    /* @__PURE__ */ jsxDEV(EventList, { events, positions: [...events.keys()], anchors: true }),
    trace.events.length > mostEvents ? /* @__PURE__ */ jsxDEV("p", { children: [
      trace.events.length - mostEvents,
      " more events are at ",
      /* @__PURE__ */ jsxDEV("code", { children: rest }),
      "."
    ] }) : null
  ] });
}
function FactList({ facts }) {
  return /* @__PURE__ */ jsxDEV("dl", { class: "facts", children: facts.map(([name, value]) => /* @__PURE__ */ jsxDEV("div", { children: [
    /* @__PURE__ */ jsxDEV("dt", { children: name }),
    /* @__PURE__ */ jsxDEV("dd", { children: value })
  ] })) });
}
function replayabilityFact(trace) {
  const { score, reasons } = replayability(trace);
  return ["Replayability", `${Math.round(score * 100)} %${reasons.length > 0 ? `: ${reasons.join("; ")}` : ""}`];
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
      runs.map((run) => /* @__PURE__ */ jsxDEV(RunCard, { run })),
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
function RunCard({ run }) {
  const { root } = useSite();
  const { id, run_id, agent, status, steps, started_at, parent } = run;
  const who = [agent?.name, agent?.version].filter((part) => part !== void 0).join(" ");
  return /* @__PURE__ */ jsxDEV("article", { class: "card", "data-item": id, children: [
    /* @__PURE__ */ jsxDEV("div", { children: [
      /* @__PURE__ */ jsxDEV("h2", { children: [
        /* @__PURE__ */ jsxDEV("a", { class: "mono", href: `${root}runs/${id}`, children: safeText(run_id, 80) }),
        " ",
        /* @__PURE__ */ jsxDEV(StatusBadge, { status })
      ] }),
      /* @__PURE__ */ jsxDEV("p", { class: "soft", children: [
        safeText(who || "unknown agent", 100),
        " · ",
        steps,
        " ",
        steps === 1 ? "step" : "steps",
        " · ",
        timeText(started_at),
        parent === void 0 ? null : ` · fork of ${safeText(parent.run_id, 80)}`
      ] })
    ] }),
    /* @__PURE__ */ jsxDEV("label", { class: "tick", children: [
      /* @__PURE__ */ jsxDEV("input", { type: "checkbox", name: "run", value: id, "aria-label": `Compare ${safeText(run_id, 80)}` }),
      " compare"
    ] })
  ] });
}
var tones = { error: "bad", success: "good", running: "warn" };
function StatusBadge({ status }) {
  return /* @__PURE__ */ jsxDEV("span", { class: `state ${tones[status] ?? "soft"}`, children: status });
}
function LocalRunPage({ place, run, trace, tree, effects, checkpoints }) {
  const name = shellWord(run.run_id);
  return /* @__PURE__ */ jsxDEV(AppPage, { title: `Run ${safeText(run.run_id, 60)}`, project: place, children: [
    /* @__PURE__ */ jsxDEV("h1", { children: [
      "Run ",
      /* @__PURE__ */ jsxDEV("span", { class: "mono", children: safeText(run.run_id, 120) }),
      " ",
      /* @__PURE__ */ jsxDEV(StatusBadge, { status: run.status })
    ] }),
    run.error === void 0 ? null : /* @__PURE__ */ jsxDEV("p", { class: "lead bad", children: safeText(run.error, 400) }),
    /* @__PURE__ */ jsxDEV(FactList, { facts: factsOf(run, trace) }),
    tree.forks.length === 0 ? null : /* @__PURE__ */ jsxDEV("h2", { children: "Forks" }),
    tree.forks.length === 0 ? null : /* @__PURE__ */ jsxDEV(ForkTree, { tree, current: run.run_id }),
    /* @__PURE__ */ jsxDEV(
      RunStory,
      {
        trace,
        effects,
        rest: `replaykit show ${name ?? "<run>"} --full`,
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
    { about: "Take another way from a step:", command: `replaykit fork ${name} --step 1 --runner-cmd "…"` }
  ];
}
function factsOf(run, trace) {
  const { agent, started_at, ended_at } = run;
  const who = [agent?.name, agent?.version].filter((part) => part !== void 0).join(" ");
  const [label, replayable] = replayabilityFact(trace);
  return [
    ["Agent", safeText(who || "unknown", 200)],
    ["Started", timeText(started_at)],
    ["Ended", ended_at === void 0 ? "not yet" : timeText(ended_at)],
    ["Steps", String(run.steps)],
    [label, replayable]
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
    const site = { root, home: "Runs", inbox: false };
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
          checkpoints
        }
      )
    );
  }).get("/compare", async (c) => {
    const [left2, right, ...others] = c.req.queries("run") ?? [];
    if (left2 === void 0 || right === void 0 || others.length > 0) {
      throw new ReplayKitError("usage", "two runs are compared", { hint: "go back and tick two" });
    }
    const side = async (id) => {
      const { run, trace } = await read(from, id);
      return { id, run_id: run.run_id, run: runFromTrace(trace, effects), trace };
    };
    return page(/* @__PURE__ */ jsxDEV(ComparePage, { project: place, left: await side(left2), right: await side(right) }));
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
