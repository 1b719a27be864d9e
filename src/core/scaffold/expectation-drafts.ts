import { canonicalJson } from "../json/canonical-json.ts";
import { effectLookup } from "../effects.ts";
import { ReplayKitError } from "../error.ts";
import { isPlaceholder } from "../redact/placeholder.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";
import type { Feedback, TraceRun } from "../schema/trace.ts";
import { toolSchemas } from "./tool-fixtures.ts";

/** A possible answer to "what should have happened?", made from what the run did. */
export interface ExpectationDraft {
  question: string;
  expectation: Feedback;
  /** The flags that give the same answer to `replaykit scaffold`. */
  flags: string;
  /** False if a person has to fill something in. */
  complete: boolean;
}

/** How many answers are filled in from the run: more would have to be read. */
const mostLikely = 3;

/**
 * What to ask a person of a run that failed without a trace of it, the likeliest answers first: that a write was wrong, where it made
 * some, else that one is missing, of a tool that the agent has and with the arguments that its reads had.
 */
export function expectationDrafts(
  run: Run,
  trace?: Pick<TraceRun, "events">,
  /** What was said of it already, which did not tell a right run from it. */
  refused: Feedback = { rating: "bad" },
): ExpectationDraft[] {
  const writes = run.calls.filter(({ effect }) => effect === "write");
  const drafts = writes.length > 0 ? wrongWrites(writes) : missingWrites(run, trace);
  const likely = drafts.flatMap((draft) => (isRefused(draft, refused) ? reopened(draft) : [draft]));
  return [
    ...likely.slice(0, mostLikely),
    ...(likely.some(({ expectation }) => expectation.expected_calls) ? [] : [someCall(run)]),
    {
      question: "What must a right answer say?",
      expectation: { rating: "bad", expected_text: [] },
      flags: "--expect-text '…'",
      complete: false,
    },
    {
      question: "What must be true of a right run, in a sentence for review?",
      expectation: { rating: "bad" },
      flags: "--expect '…'",
      complete: false,
    },
  ];
}

/** Whether the same was said already. */
function isRefused({ expectation }: ExpectationDraft, { expected_calls, forbidden_calls }: Feedback): boolean {
  const [forbidden] = expectation.forbidden_calls ?? [];
  if (forbidden) return (forbidden_calls ?? []).some(({ tool, args }) => tool === forbidden.tool && args === undefined);
  const [call] = expectation.expected_calls ?? [];
  if (call === undefined) return expected_calls?.length === 0;
  const text = canonicalJson(call.args ?? {});
  return (expected_calls ?? []).some(({ tool, args }) => tool === call.tool && canonicalJson(args ?? {}) === text);
}

/** The same call with arguments to fill in; any other answer is not asked for again. */
function reopened({ expectation, question }: ExpectationDraft): ExpectationDraft[] {
  const [call] = expectation.expected_calls ?? [];
  return call === undefined ? [] : [expected(call.tool, {}, { question, complete: false })];
}

function wrongWrites(writes: RunCall[]): ExpectationDraft[] {
  const last = new Map(writes.map((call) => [call.tool, call]));
  const tools = [...last.keys()].filter(isPlainName);
  const [tool = ""] = tools;
  const args = plainArguments(last.get(tool)?.args ?? {});
  return [
    ...tools.slice(0, 1).map((name) => forbidden(name)),
    {
      question: "Should nothing have been written?",
      expectation: { rating: "bad", expected_calls: [] },
      flags: "--expect-none",
      complete: true,
    },
    ...(tool === ""
      ? []
      : [expected(tool, args, { question: `Should ${tool} have had other arguments?`, complete: false })]),
    ...tools.slice(1).map((name) => forbidden(name)),
  ];
}

function forbidden(tool: string): ExpectationDraft {
  return {
    question: `Was ${tool} wrong to be called?`,
    expectation: { rating: "bad", forbidden_calls: [{ tool }] },
    flags: `--forbid-call ${tool}`,
    complete: true,
  };
}

/** Writes of the agent's other tools, those first whose arguments the run knows. */
function missingWrites({ calls }: Run, trace: Pick<TraceRun, "events"> | undefined): ExpectationDraft[] {
  const lookup = effectLookup();
  const known = knownValues(calls);
  const schemas = Object.entries(trace === undefined ? {} : toolSchemas(trace));
  return schemas
    .filter(([tool]) => isPlainName(tool) && lookup(tool).effect === "write")
    .map(([tool, schema]) => filledIn(tool, schema, known))
    .toSorted((a, b) => b.filled - a.filled || a.open - b.open)
    .map(({ tool, args, open }) =>
      expected(tool, args, { question: `Should ${tool} have been called?`, complete: open === 0 }),
    );
}

function expected(
  tool: string,
  args: JsonObject,
  { question, complete }: Pick<ExpectationDraft, "question" | "complete">,
): ExpectationDraft {
  const text = complete || Object.keys(args).length > 0 ? JSON.stringify(args) : "{…}";
  return {
    question,
    expectation: { rating: "bad", expected_calls: [{ tool, args }] },
    flags: `--expect-call '${tool}=${text}'`,
    complete,
  };
}

function someCall({ calls }: Run): ExpectationDraft {
  const tool = calls.map((call) => call.tool).find(isPlainName) ?? "tool";
  return {
    question: "Which writes does a right run make, with which arguments?",
    expectation: { rating: "bad", expected_calls: [] },
    flags: `--expect-call '${tool}={…}'`,
    complete: false,
  };
}

/** What a tool's required arguments were in other calls of the run; `…` where no call had them. */
function filledIn(tool: string, schema: Json, known: ReadonlyMap<string, Json>) {
  const required = isObject(schema) && Array.isArray(schema["required"]) ? schema["required"] : [];
  const names = required.filter((name) => typeof name === "string").filter(isPlainName);
  const args = Object.fromEntries(names.map((name) => [name, known.get(name) ?? "…"]));
  const filled = names.filter((name) => known.has(name)).length;
  return { tool, args, filled, open: names.length - filled + (names.length < required.length ? 1 : 0) };
}

/** Plain arguments of the run's calls by name, the latest of each. */
function knownValues(calls: readonly RunCall[]): Map<string, Json> {
  return new Map(calls.flatMap(({ args }) => Object.entries(plainArguments(args))));
}

/** Arguments that can stand in a command: names and values in which no shell could read anything else. */
function plainArguments(args: Json): JsonObject {
  if (!isObject(args)) return {};
  return Object.fromEntries(Object.entries(args).filter(([name, value]) => isPlainName(name) && isPlainValue(value)));
}

function isPlainValue(value: Json): boolean {
  if (typeof value === "number" || typeof value === "boolean") return true;
  return typeof value === "string" && isPlainName(value) && !isPlaceholder(value);
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
export function isPlainName(name: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$/.test(name);
}
