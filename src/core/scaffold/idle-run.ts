import { emptyRun } from "../run/empty-run.ts";
import { outputText } from "../run/text-of.ts";
import type { Check } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";
import { setPasses } from "./judge-checks.ts";

/**
 * Answers that no work stands behind. The last ones are words without a meaning: a pattern that shuts out the phrases before them
 * lets these through.
 */
const idleAnswers = [
  "Done!",
  "Sorry, I cannot help with that.",
  "Your request has been processed. Is there anything else I can help you with?",
  "velvet 7 harbour 31 lantern, mosaic 1200 thimble",
  "Orchid granite whisper saddle. Copper meadow, 48 lanterns! Is a teapot $12.34 or https://pepper.example/walnut?",
];

/** Runs that call nothing and answer something: what an agent shows that does no work. */
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

export interface IdleQuestion {
  assertions: readonly Check[];
  /** The run of the source trace: only where it made calls is a run without any idle. */
  source: Run;
  terminal_tools?: readonly string[] | undefined;
}

/** The answer of an idle run that passes all that can be decided, if there is one. */
export function idleAnswer({ assertions, source, terminal_tools = [] }: IdleQuestion): string | undefined {
  if (source.calls.length === 0) return undefined;
  const context = { terminal_tools: [...terminal_tools] };
  const passing = idleRuns(source).find((run) => setPasses(run, assertions, context));
  return passing === undefined ? undefined : outputText(passing.final_output);
}

/** True for checks that core cannot decide: until somebody answers them nothing counts as fixed that an idle run could do too. */
export function isOpenCheck({ kind }: Check): boolean {
  return kind === "semantic" || kind === "script";
}
