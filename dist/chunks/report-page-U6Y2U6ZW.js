import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  Fragment,
  Page,
  RunColumns,
  jsxDEV
} from "./chunk-DPGYQUJK.js";
import {
  raw
} from "./chunk-35IMGCZ5.js";
import {
  verdictLine
} from "./chunk-3QQEB6C6.js";
import {
  attentionOf,
  countOf,
  exceptionText,
  groupByAttention,
  plural,
  sandboxLines,
  standingWords,
  wroteText
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import {
  untrustedTerminal
} from "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/pages/report-page.tsx
function reportPage(report, runs = /* @__PURE__ */ new Map()) {
  const { summary, cases } = report;
  const groups = [...groupByAttention(cases)].filter(([, members]) => members.length > 0);
  const { words } = verdictLine(report);
  const page = /* @__PURE__ */ jsxDEV(Page, { title: `ReplayKit: ${words}`, children: [
    /* @__PURE__ */ jsxDEV("style", { children: raw(filterStyles(groups.map(([attention]) => attention))) }),
    /* @__PURE__ */ jsxDEV("h1", { class: summary.ok ? "good" : "bad", children: safe(words) }),
    /* @__PURE__ */ jsxDEV("p", { class: "soft", children: [
      safe(summary.headline),
      " · ",
      plural(summary.total, "case"),
      ", ",
      (summary.duration_ms / 1e3).toFixed(1),
      " s"
    ] }),
    sandboxLines(summary).map((line) => /* @__PURE__ */ jsxDEV("p", { class: "soft", children: line })),
    groups.length < 2 ? null : /* @__PURE__ */ jsxDEV(Filter, { groups }),
    groups.map(([attention, members]) => /* @__PURE__ */ jsxDEV("section", { class: `group ${className(attention)}`, children: [
      /* @__PURE__ */ jsxDEV("h2", { children: capital(countOf(attention, members.length)) }),
      members.map((result) => /* @__PURE__ */ jsxDEV(CaseSection, { result, runs: runs.get(result.path) }))
    ] }))
  ] });
  return `<!doctype html>${page.toString()}
`;
}
function Filter({ groups }) {
  const total = groups.reduce((sum, [, members]) => sum + members.length, 0);
  return /* @__PURE__ */ jsxDEV("fieldset", { class: "filter", children: [
    /* @__PURE__ */ jsxDEV("legend", { class: "soft", children: "Show" }),
    /* @__PURE__ */ jsxDEV("label", { children: [
      /* @__PURE__ */ jsxDEV("input", { type: "radio", name: "show", checked: true }),
      " all ",
      total
    ] }),
    groups.map(([attention, members]) => /* @__PURE__ */ jsxDEV("label", { children: [
      /* @__PURE__ */ jsxDEV("input", { type: "radio", name: "show", id: `only-${className(attention)}` }),
      " ",
      countOf(attention, members.length)
    ] }))
  ] });
}
function filterStyles(shown) {
  const rules = shown.map(className).map((name) => `body:has(#only-${name}:checked) .group:not(.${name}){display:none}`);
  return [".filter{border:0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem}", ...rules].join("\n");
}
function className(attention) {
  return attention.replace(" ", "-");
}
function exactly({ standing }) {
  return standingWords[standing] === attentionOf[standing] ? "" : ` (${standingWords[standing]})`;
}
function CaseSection({
  result,
  runs
}) {
  const last = result.attempts.at(-1);
  return /* @__PURE__ */ jsxDEV("details", { open: result.blocks, children: [
    /* @__PURE__ */ jsxDEV("summary", { children: [
      safe(result.title),
      " ",
      /* @__PURE__ */ jsxDEV("code", { children: safe(result.case_id) }),
      /* @__PURE__ */ jsxDEV("span", { class: "soft", children: exactly(result) }),
      /* @__PURE__ */ jsxDEV("span", { class: result.blocks ? "bad" : "soft", children: [
        " ",
        safe(result.reason)
      ] }),
      result.weak === void 0 ? null : /* @__PURE__ */ jsxDEV("span", { class: "soft", children: [
        " Weak: ",
        safe(result.weak)
      ] })
    ] }),
    /* @__PURE__ */ jsxDEV("div", { children: [
      last ? /* @__PURE__ */ jsxDEV(Outcomes, { title: "What went wrong then", outcomes: last.signatures }) : null,
      last ? /* @__PURE__ */ jsxDEV(Outcomes, { title: "What must hold", outcomes: last.assertions }) : null,
      last ? /* @__PURE__ */ jsxDEV("p", { class: "soft", children: [
        result.rate.reproduced,
        " of ",
        result.rate.of,
        " attempts reproduced it. Calls: ",
        last.counts.served,
        " served,",
        " ",
        last.counts.simulated,
        " simulated, ",
        last.counts.missed,
        " missed, ",
        last.counts.blocked,
        " blocked,",
        " ",
        last.counts.live,
        " live (",
        last.counts.basis,
        "). ",
        wroteText(last),
        " ",
        exceptionText(last.counts)
      ] }) : null,
      runs ? /* @__PURE__ */ jsxDEV(RunColumns, { recorded: runs.recorded, replayed: runs.replayed }) : null,
      /* @__PURE__ */ jsxDEV("h3", { children: "Try it" }),
      /* @__PURE__ */ jsxDEV("pre", { children: safe(result.commands.reproduce) })
    ] })
  ] });
}
function Outcomes({ title, outcomes }) {
  if (outcomes.length === 0) return raw("");
  return /* @__PURE__ */ jsxDEV(Fragment, { children: [
    /* @__PURE__ */ jsxDEV("h3", { children: title }),
    /* @__PURE__ */ jsxDEV("ul", { class: "plain", children: outcomes.map(({ check, outcome, unseen, message }) => /* @__PURE__ */ jsxDEV("li", { children: [
      /* @__PURE__ */ jsxDEV("span", { class: outcome === "pass" ? "good" : outcome === "fail" ? "bad" : "warn", children: marks[unseen ? "unseen" : outcome] }),
      " ",
      /* @__PURE__ */ jsxDEV("code", { children: safe(check) }),
      " ",
      /* @__PURE__ */ jsxDEV("span", { class: "soft", children: safe(message) })
    ] })) })
  ] });
}
var marks = { pass: "holds", fail: "fails", needs_human: "needs a person", unseen: "not seen" };
function safe(text) {
  return untrustedTerminal(text);
}
function capital(text) {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
export {
  reportPage
};
