import { canonicalJson } from "../json/canonical-json.ts";
import { effectLookup } from "../effects.ts";
import { ReplayKitError } from "../error.ts";
import { isPlaceholder } from "../redact/placeholder.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";
import type { Feedback, TraceRun } from "../schema/trace.ts";
import { toolSchemas } from "./tool-fixtures.ts";

/** A suggested answer to "what should have happened?", derived from the failed run. */
export interface ExpectationDraft {
  question: string;
  expectation: Feedback;
  /** The flags that give this answer to `replaykit scaffold`. */
  flags: string;
  /** False if a person must fill something in. */
  complete: boolean;
}

/** The maximum of drafts that are filled in from the run, so that the list stays short. */
const mostLikely = 3;

/**
 * Questions about a run whose trace shows no failure, likeliest first. If the run made writes, they ask whether one was
 * wrong. Otherwise they ask whether a write is missing: one of the agent's tools, with arguments taken from the run's
 * reads.
 */
export function expectationDrafts(
  run: Run,
  trace?: Pick<TraceRun, "events">,
  /** The expectation given so far, which was not enough to make a case. */
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

/** Whether the given expectation already says the same. */
function isRefused({ expectation }: ExpectationDraft, { expected_calls, forbidden_calls }: Feedback): boolean {
  const [forbidden] = expectation.forbidden_calls ?? [];
  if (forbidden) return (forbidden_calls ?? []).some(({ tool, args }) => tool === forbidden.tool && args === undefined);
  const [call] = expectation.expected_calls ?? [];
  if (call === undefined) return expected_calls?.length === 0;
  const text = canonicalJson(call.args ?? {});
  return (expected_calls ?? []).some(({ tool, args }) => tool === call.tool && canonicalJson(args ?? {}) === text);
}

/** The same call with arguments to fill in. Other answers are not suggested again. */
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

/** Writes of the agent's other tools, first those whose arguments occur in the run. */
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

/** Fills a tool's required arguments from other calls of the run, or with `…` if no call had them. */
function filledIn(tool: string, schema: Json, known: ReadonlyMap<string, Json>) {
  const required = isObject(schema) && Array.isArray(schema["required"]) ? schema["required"] : [];
  const names = required.filter((name) => typeof name === "string").filter(isPlainName);
  const args = Object.fromEntries(names.map((name) => [name, known.get(name) ?? "…"]));
  const filled = names.filter((name) => known.has(name)).length;
  return { tool, args, filled, open: names.length - filled + (names.length < required.length ? 1 : 0) };
}

/** Plain arguments of the run's calls by name. Later calls win. */
function knownValues(calls: readonly RunCall[]): Map<string, Json> {
  return new Map(calls.flatMap(({ args }) => Object.entries(plainArguments(args))));
}

/** Arguments whose names and values are safe in a shell command. */
function plainArguments(args: Json): JsonObject {
  if (!isObject(args)) return {};
  return Object.fromEntries(Object.entries(args).filter(([name, value]) => isPlainName(name) && isPlainValue(value)));
}

function isPlainValue(value: Json): boolean {
  if (typeof value === "number" || typeof value === "boolean") return true;
  return typeof value === "string" && isPlainName(value) && !isPlaceholder(value);
}

/** The error for a run without an expectation, with the questions to answer in its hint. */
export function expectationNeeded(reason: string, drafts: ExpectationDraft[]): ReplayKitError {
  const questions = drafts.map(({ question, flags }) => `${question} ${flags}`);
  const join = reason.endsWith(" that") ? ", " : "; ";
  return new ReplayKitError("expectation_needed", `${reason}${join}say what a right run does`, {
    hint: `one of: ${questions.join(" · ")}`,
    cause: { drafts },
  });
}

/** Whether a name from a trace is safe in a shell command. */
export function isPlainName(name: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$/.test(name);
}
