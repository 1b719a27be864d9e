import { ReplayKitError } from "../error.ts";
import type { Run } from "../schema/run.ts";
import type { Feedback } from "../schema/trace.ts";

/** A possible answer to "what should have happened?", made from what the run did. */
export interface ExpectationDraft {
  question: string;
  expectation: Feedback;
  /** The flags that give the same answer to `replaykit scaffold`. */
  flags: string;
}

/** What to ask a person of a run that failed without a trace of it: its writes are the first thing to doubt. */
export function expectationDrafts(run: Run): ExpectationDraft[] {
  const writes = run.calls.filter(({ effect }) => effect === "write");
  const tools = [...new Set(writes.map(({ tool }) => tool))].filter(isPlainName).slice(0, 5);
  const drafts: ExpectationDraft[] = tools.map((tool) => ({
    question: `Was ${tool} wrong to be called?`,
    expectation: { rating: "bad", forbidden_calls: [{ tool }] },
    flags: `--forbid-call ${tool}`,
  }));
  if (writes.length > 0) {
    drafts.push({
      question: "Should nothing have been written?",
      expectation: { rating: "bad", expected_calls: [] },
      flags: "--expect-none",
    });
  }
  const calls = [...new Set(run.calls.map(({ tool }) => tool))].filter(isPlainName);
  drafts.push(
    {
      question: "Which writes does a right run make, with which arguments?",
      expectation: { rating: "bad", expected_calls: [] },
      flags: `--expect-call '${tools[0] ?? calls[0] ?? "tool"}={…}'`,
    },
    {
      question: "What must a right answer say?",
      expectation: { rating: "bad", expected_text: [] },
      flags: "--expect-text '…'",
    },
    {
      question: "What must be true of a right run, in a sentence for review?",
      expectation: { rating: "bad" },
      flags: "--expect '…'",
    },
  );
  return drafts;
}

/** The refusal of a run of which nobody said what went wrong, with the questions to answer. */
export function expectationNeeded(reason: string, drafts: ExpectationDraft[]): ReplayKitError {
  const questions = drafts.map(({ question, flags }) => `${question} ${flags}`);
  const join = reason.endsWith(" that") ? ", " : "; ";
  return new ReplayKitError("expectation_needed", `${reason}${join}say what a right run does`, {
    hint: `one of: ${questions.join(" · ")}`,
    cause: { drafts },
  });
}

/** Names from a trace stand in commands only where no shell could read anything else into them. */
function isPlainName(name: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$/.test(name);
}
