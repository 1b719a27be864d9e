import { compact } from "../compact.ts";
import { matcherOf, matchValue } from "../matching/match-value.ts";
import { shortJson } from "../matching/short-json.ts";
import type { CheckOf } from "../schema/check.ts";
import type { Json } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";
import type { CallError, ErrorKind } from "../schema/trace.ts";
import { errorLine } from "../text/error-text.ts";
import { type CheckResult, decided, notVisible, undecided } from "./check-result.ts";

export function statusIs(run: Run, { status }: CheckOf<"status_is">): CheckResult {
  if (run.status === "unknown" && status !== "unknown") return notVisible("status");
  const holds = run.status === status;
  const last = run.status === "error" ? run.errors.at(-1) : undefined;
  const why = last ? `: ${shortJson(last.text, 160)}` : "";
  const message = holds
    ? `the run ended with status ${status}`
    : `expected status ${status}, the run ended with ${run.status}${why}`;
  return decided(holds, message, { expected: status, observed: run.status });
}

/** Errors of the run and of its tool calls count alike, because agents report a timeout in either place. */
export function errorMatches(run: Run, { error_kind: kind, text }: CheckOf<"error_matches">): CheckResult {
  const errors = [
    ...run.errors.map((error) => ({ error, kinds: [error.kind] })),
    ...run.calls.flatMap(({ error }) =>
      error ? [{ error: { kind: error.kind, text: error.message }, kinds: kindsOfCall(error) }] : [],
    ),
  ];
  const found = errors.find(
    ({ error, kinds }) =>
      (kind === undefined || kinds.includes(kind)) && (text === undefined || hasText(text, error.text)),
  )?.error;
  const wanted = [
    ...(kind === undefined ? [] : [`of kind ${kind}`]),
    ...(text === undefined
      ? []
      : [typeof text === "string" ? `that says ${shortJson(text)}` : `like ${shortJson(text)}`]),
  ].join(" ");
  const expected = compact({ kind, text });
  if (found)
    return decided(true, `there was an error ${wanted}: ${shortJson(found.text)}`, { expected, observed: found });
  const observed =
    errors.length === 0
      ? "there was none"
      : `there was ${errors.map(({ error }) => `${error.kind} ${shortJson(error.text, 60)}`).join(", ")}`;
  return decided(false, `expected an error ${wanted}; ${observed}`, {
    expected,
    observed: errors.map(({ error }) => error),
  });
}

/**
 * Most sources report a tool's failure as `tool`, the SDK as the exception that the tool threw. So each of them, and a
 * tool's timeout, counts as both.
 */
function kindsOfCall({ kind }: CallError): ErrorKind[] {
  return kind === "tool" || kind === "exception" || kind === "timeout" ? [kind, "tool", "exception"] : [kind];
}

function hasText(wanted: Json, text: string): boolean {
  if (typeof wanted === "string") return text.toLowerCase().includes(wanted.toLowerCase());
  if (matcherOf(wanted) === undefined) return false;
  // The matcher tests only the first part of a text, and a stack may come before the error line.
  return matchValue(wanted, text).matches || matchValue(wanted, errorLine(text) ?? "").matches;
}

/** Words that admit a failure, in several languages. */
const admits = new RegExp(
  [
    "error|fail|unable|could ?n.t|could not|can ?not|can.t|sorry|apolog|unfortunately|not (?:available|found|possible|able|enough)|insufficient|declined|refused|rejected|denied|expired|issue|problem|try again",
    "leider|fehler|fehlgeschlagen|nicht möglich|(?:konnte|kann)\\b.{0,60}\\bnicht|tut mir leid|entschuldig",
    "désolé|erreur|échou|impossible|malheureusement|n.ai pas pu|n.a pas pu",
    "lo siento|error|no (?:pude|se pudo|puedo|ha sido posible)|lamentablemente|desafortunadamente|falló",
    "mi dispiace|purtroppo|errore|non (?:è stato possibile|riesco|posso|ho potuto)",
    "desculp|infelizmente|erro\\b|não (?:foi possível|consegui|posso)|helaas|niet (?:gelukt|mogelijk)|mislukt",
  ].join("|"),
  "iu",
);

/** A shorter error (`no`, `404`) is too short to recognise in a text. */
const shortestWords = 8;

/**
 * Holds if a tool failed for good and the agent never admits it afterwards. With `not`, it holds if there is no such
 * failure.
 */
export function errorIgnored(run: Run, { tool, not }: CheckOf<"error_ignored">): CheckResult {
  const failures = lastingFailures(run).filter((call) => (tool ?? call.tool) === call.tool);
  const name = tool ?? "a tool";
  const none = `${tool ?? "no tool"} ${tool === undefined ? "failed" : "did not fail"} for good`;
  // A run that ended in an error has reported the failure.
  if (failures.length === 0 || run.status === "error") {
    return answered(false, failures.length === 0 ? none : "the run itself ended in an error", { not, name });
  }
  const lastAdmission = run.said.findLastIndex((text) => admits.test(text));
  const untold = failures.find(
    (call) => lastAdmission < saidBefore(call) && !saidAfter(run, call).some((text) => retells(text, call)),
  );
  if (untold === undefined) return answered(false, `${name} failed, and the agent says so`, { not, name });
  if (run.unseen.includes("said") || run.unseen.includes("answer"))
    return notVisible(run.unseen.includes("said") ? "said" : "answer");
  if (saidAfter(run, untold).some(isForeign))
    return undecided(`${untold.tool} failed; whether the agent admits it cannot be told in this language`);
  return answered(true, ignoredWords(untold), { not, name });
}

function answered(holds: boolean, came: string, { not, name }: { not: boolean; name: string }): CheckResult {
  const wanted = not ? `no ignored failure of ${name}` : `an ignored failure of ${name}`;
  return decided(holds !== not, holds !== not ? came : `expected ${wanted}; ${came}`);
}

/** What happened, in one sentence. */
export function ignoredWords({ tool, error }: RunCall): string {
  return `${tool} failed (${shortJson(error?.message ?? "", 120)}), and the agent went on as if it had not`;
}

/**
 * The calls that failed without a way around: the same tool never worked later. For a call that is not a write, no
 * other tool worked either that was called after the failure was known.
 */
export function lastingFailures({ calls }: Pick<Run, "calls">): RunCall[] {
  const sameTool = new Map<string, LastSuccesses>();
  const anyTool = new LastSuccesses();
  for (const [index, { tool, effect, error, group }] of calls.entries()) {
    if (error !== undefined) continue;
    const ofTool = sameTool.get(tool) ?? new LastSuccesses();
    sameTool.set(tool, ofTool);
    ofTool.add(index, group);
    if (effect !== "pure") anyTool.add(index, group);
  }
  return calls.filter(({ tool, effect, error, group }, index) => {
    if (error === undefined || sameTool.get(tool)?.isAfter(index, group)) return false;
    return effect === "write" || !anyTool.isAfter(index, group);
  });
}

/** Remembers the last successful call and the last one of another group, which answers `isAfter` without a scan. */
class LastSuccesses {
  private last: { index: number; group: string | undefined } | undefined;
  private lastOfOther: { index: number; group: string | undefined } | undefined;

  add(index: number, group: string | undefined): void {
    if (this.last && this.last.group !== group) this.lastOfOther = this.last;
    this.last = { index, group };
  }

  /**
   * Whether a success came later. Calls of one group were made before any of their answers was known, so they do not
   * count.
   */
  isAfter(index: number, group: string | undefined): boolean {
    return [this.last, this.lastOfOther].some(
      (success) => success && success.index > index && (success.group === undefined || success.group !== group),
    );
  }
}

/** How many texts the agent had said when it received a call's answer. */
export function saidBefore({ said_before: before = 0 }: RunCall): number {
  return before;
}

function saidAfter({ said }: Pick<Run, "said">, call: RunCall): string[] {
  return said.slice(saidBefore(call));
}

/**
 * Whether a text repeats the error's words, or the figures that only the error contains (`the total is 348, but 320 was
 * paid`).
 */
function retells(text: string, { args, error }: RunCall): boolean {
  const words = (error?.message ?? "")
    .replace(/^(?:\w*(?:Error|Exception): )+/, "")
    .trim()
    .toLowerCase();
  if (words.length >= shortestWords && text.toLowerCase().includes(words)) return true;
  const argsText = JSON.stringify(args);
  const figures = (error?.message.match(/\d[\d.,]*\d/g) ?? []).filter((figure) => !argsText.includes(figure));
  return figures.length > 0 && figures.every((figure) => text.includes(figure));
}

/** Whether most letters of a text are not Latin; the word list of admissions does not cover it. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters - latin > latin;
}
