import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  countsText,
  openChecks,
  plural
} from "./chunk-ZPONSFWV.js";
import {
  untrustedHtml
} from "./chunk-NP4WE3DX.js";

// src/core/report/junit.ts
var skipped = /* @__PURE__ */ new Set(["inconclusive", "skipped", "unproven", "quarantined", "unguarded", "error"]);
function reportJunit({ cases, summary }) {
  const tests = cases.map(testCase);
  const errors = cases.filter((result) => result.blocks && result.verdict === "error").length;
  const failures = cases.filter((result) => result.blocks && result.verdict !== "error").length;
  const skips = cases.filter(isSkipped).length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="${skips}" time="${seconds(summary.duration_ms)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="replaykit" ${counts}>`,
    `<testsuite name="replaykit" ${counts}>`,
    ...tests,
    "</testsuite>",
    "</testsuites>",
    ""
  ].join("\n");
}
function testCase(result) {
  const { case_id, title, path, duration_ms } = result;
  const head = `<testcase classname="${untrustedHtml(path)}" name="${untrustedHtml(`${case_id}: ${title}`)}" file="${untrustedHtml(`${path}/case.yaml`)}" time="${seconds(duration_ms)}"`;
  const inner = innerOf(result);
  return inner === void 0 ? `${head}/>` : `${head}>${inner}</testcase>`;
}
function innerOf(result) {
  const message = untrustedHtml(`${result.standing}: ${result.reason}`).replaceAll("\n", "&#10;");
  if (result.blocks) {
    const element = result.verdict === "error" ? "error" : "failure";
    return `<${element} type="${result.standing}" message="${message}">${untrustedHtml(details(result))}</${element}>`;
  }
  if (isSkipped(result)) return `<skipped message="${message}"/>`;
  const waiting = openChecks(result).map(({ check, message: message2 }) => `not decided, needs a person: ${check}: ${message2}`);
  return waiting.length === 0 ? void 0 : `<system-out>${untrustedHtml(waiting.join("\n"))}</system-out>`;
}
function details({ attempts, commands }) {
  const [first] = attempts;
  const failed = first?.assertions.filter(({ outcome }) => outcome === "fail") ?? [];
  return [
    plural(attempts.length, "attempt"),
    ...failed.map(({ check, message }) => `failed: ${check}: ${message}`),
    ...first ? [`calls: ${countsText(first.counts)}`] : [],
    `reproduce: ${commands.reproduce}`
  ].join("\n");
}
function isSkipped({ blocks, standing }) {
  return !blocks && skipped.has(standing);
}
function seconds(milliseconds) {
  return (milliseconds / 1e3).toFixed(3);
}

export {
  reportJunit
};
