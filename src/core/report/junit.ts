import { fullReason, notExercisedText } from "../verdict/not-exercised.ts";
import { plural } from "../checks/check-result.ts";
import type { CaseResult, ReplayReport, Standing } from "../schema/result.ts";
import { countsText } from "./evidence-text.ts";
import { openChecks } from "./shown-attempt.ts";
import { untrustedHtml } from "./untrusted.ts";

/** Standings that prove nothing. Test viewers show them as skipped. */
const skipped = new Set<Standing>(["inconclusive", "skipped", "unproven", "quarantined", "unguarded", "error"]);

/** JUnit XML. A case fails there only if it blocks, so that other tools come to the same decision. */
export function reportJunit({ cases, summary }: ReplayReport): string {
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
    "",
  ].join("\n");
}

function testCase(result: CaseResult): string {
  const { case_id, title, path, duration_ms } = result;
  const head = `<testcase classname="${untrustedHtml(path)}" name="${untrustedHtml(`${case_id}: ${title}`)}" file="${untrustedHtml(`${path}/case.yaml`)}" time="${seconds(duration_ms)}"`;
  const inner = innerOf(result);
  return inner === undefined ? `${head}/>` : `${head}>${inner}</testcase>`;
}

function innerOf(result: CaseResult): string | undefined {
  const message = untrustedHtml(`${result.standing}: ${fullReason(result)}`).replaceAll("\n", "&#10;");
  if (result.blocks) {
    const element = result.verdict === "error" ? "error" : "failure";
    return `<${element} type="${result.standing}" message="${message}">${untrustedHtml(details(result))}</${element}>`;
  }
  if (isSkipped(result)) return `<skipped message="${message}"/>`;
  const unseen = notExercisedText(result.not_exercised);
  const waiting = openChecks(result).map(({ check, message }) => `not decided, needs a person: ${check}: ${message}`);
  const said = [...(unseen === undefined ? [] : [`${result.standing}, ${unseen}`]), ...waiting];
  return said.length === 0 ? undefined : `<system-out>${untrustedHtml(said.join("\n"))}</system-out>`;
}

function details({ attempts, commands }: CaseResult): string {
  const [first] = attempts;
  const failed = first?.assertions.filter(({ outcome }) => outcome === "fail") ?? [];
  return [
    plural(attempts.length, "attempt"),
    ...failed.map(({ check, message }) => `failed: ${check}: ${message}`),
    ...(first ? [`calls: ${countsText(first.counts)}`] : []),
    `reproduce: ${commands.reproduce}`,
  ].join("\n");
}

function isSkipped({ blocks, standing }: CaseResult): boolean {
  return !blocks && skipped.has(standing);
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}
