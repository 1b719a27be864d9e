import { type CheckContext, checkRun } from "../checks/check-run.ts";
import { emptyRun, strayCrash } from "../run/empty-run.ts";
import { outputText } from "../run/text-of.ts";
import type { Check } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";

/**
 * Answers given without any work. The last two are meaningless words, so that a pattern which only excludes the phrases
 * above them still lets an idle run pass.
 */
const idleAnswers = [
  "Done!",
  "Sorry, I cannot help with that.",
  "Your request has been processed. Is there anything else I can help you with?",
  "velvet 7 harbour 31 lantern, mosaic 1200 thimble",
  "Orchid granite whisper saddle. Copper meadow, 48 lanterns! Is a teapot $12.34 or https://pepper.example/walnut?",
];

/** Runs that call no tool and give an answer. */
function idleRuns(source: Run): Run[] {
  const own = [outputText(source.final_output) || (source.said.at(-1) ?? "")].filter((text) => text.trim() !== "");
  return [...idleAnswers, ...own].map((answer) => ({
    ...emptyRun(),
    final_output: answer,
    said: [answer],
    steps: 1,
    tokens: 0,
    duration_ms: 0,
  }));
}

interface IdleQuestion {
  assertions: readonly Check[];
  /** The source trace's run. A run without calls counts as idle only if this one made calls. */
  source: Run;
  terminal_tools?: readonly string[] | undefined;
}

/** The answer of an idle run that passes every decided assertion, or `undefined` if there is none. */
export function idleAnswer({ assertions, source, terminal_tools = [] }: IdleQuestion): string | undefined {
  if (source.calls.length === 0) return undefined;
  const context = { terminal_tools: [...terminal_tools] };
  const passing = idleRuns(source).find((run) => setPasses(run, assertions, context));
  return passing === undefined ? undefined : outputText(passing.final_output);
}

/** True for checks that core cannot decide. While one is open, a run without calls does not count as fixed. */
export function isOpenCheck({ kind }: Check): boolean {
  return kind === "semantic" || kind === "script";
}

/** True if every signature holds. */
export function allHold(run: Run, signatures: readonly Check[]): boolean {
  return signatures.every((check) => checkRun(run, check).outcome === "pass");
}

/** True if at least one assertion is decided and all decided ones pass, which a verdict calls fixed. */
export function setPasses(run: Run, assertions: readonly Check[], context: CheckContext = {}): boolean {
  const outcomes = assertions.map((check) => checkRun(run, check, context));
  if (outcomes.some(({ truncated }) => truncated === true)) return false;
  const decided = outcomes.filter(({ outcome }) => outcome !== "needs_human");
  return decided.length > 0 && decided.every(({ outcome }) => outcome === "pass");
}

/** True if the signatures exclude an empty run but match a run that died of an unrelated error. */
export function holdOnAnyCrash(signatures: readonly Check[]): boolean {
  return allHold(strayCrash(), signatures) && !allHold(emptyRun(), signatures);
}
