import type { Expectation, ScaffoldInput } from "./scaffold-input.ts";
import { formatJsonFile } from "../case/case-files.ts";
import type { EffectLookup } from "../effects.ts";
import { fingerprint } from "../fingerprint/fingerprint.ts";
import { formatCaseYaml } from "../case/format-case-yaml.ts";
import { caseNotes } from "../case/notes.ts";
import type { Platform } from "../platform.ts";
import { redactionVersion } from "../redact/rules/token-formats.ts";
import { runFromTrace } from "../run/run-from-trace.ts";
import { inputMessages } from "../run/trace-input.ts";
import { caseEffects, expectedWrites, expectingLookup } from "./case-effects.ts";
import { expectedBehaviour } from "./expected-behaviour.ts";
import { expectationDrafts, expectationNeeded } from "./expectation-drafts.ts";
import { derivedTitle, failureTitle } from "./case-title.ts";
import { clockPointers } from "./clock-in-prompt.ts";
import { plainText } from "./error-words.ts";
import { recordedExchanges } from "./model-exchanges.ts";
import { scaffoldNotes } from "./scaffold-notes.ts";
import { givenId, slug } from "./slug.ts";
import { toolFixtures, toolSchemas } from "./tool-fixtures.ts";
import { unknownNames } from "./unknown-names.ts";
import { type CaseFiles, caseVersion, type ReplayCase, replayRulesSchema } from "../schema/case.ts";
import type { Check } from "../schema/check.ts";
import type { Effects } from "../schema/effect.ts";
import type { Run } from "../schema/run.ts";
import { compact, unlessEmpty } from "../compact.ts";
import { type Feedback, type TraceRun, traceVersion } from "../schema/trace.ts";

export interface ScaffoldResult {
  files: CaseFiles;
  case: ReplayCase;
  /** Fingerprints of this failure under older algorithms. An existing case may have one of them. */
  aliases: string[];
  /** What a person should know or check: guesses, redactions, open questions. */
  notes: string[];
}

/**
 * Makes the redacted files of a case from the trace of a failed run. Throws `expectation_needed` if neither the trace
 * nor the input says what went wrong or what should have happened. It never takes the run's own answer as right.
 */
export function scaffoldCase(given: ScaffoldInput): ScaffoldResult {
  const modelFixtures = given.modelFixtures ?? recordedExchanges(given.trace);
  const input = modelFixtures === undefined ? given : { ...given, modelFixtures };
  const { trace, model, ...rest } = redacted(input);
  const lookup = expectingLookup(input, rest.feedback);
  const run = runFromTrace(trace, lookup);
  const known = { input, trace, run, lookup, ...rest, schemas: toolSchemas(trace) };
  const { expectation, unknown } = requiredExpectation(known);
  const { effects, guessed } = caseEffects([...run.calls, ...expectedWrites(expectation, lookup)], input);
  const fixtures = toolFixtures(trace, run);
  const group = fingerprint({
    trace,
    run,
    terminal_tools: input.terminal_tools ?? [],
    effects: lookup,
    stored: expectation.signatures.map(({ check }) => check),
    statements: rest.statements,
    hash: input.platform.hash,
  });
  const clock = model === undefined ? [] : clockPointers(model, trace);
  const replayCase = caseOf({ ...known, clock, expectation, effects, group: group.id });
  const expected = [...new Set((rest.feedback?.expected_calls ?? []).map(({ tool }) => tool))];
  const notes = scaffoldNotes({ input, guessed, expected, lookup, expectation, fixtures, unknown, clock });
  const files: CaseFiles = {
    "case.yaml": formatCaseYaml(replayCase, { guessed, reasons: expectation.reasons }),
    "source-trace.json": formatJsonFile(trace),
    "fixtures/tools.json": formatJsonFile(fixtures),
    ...compact({ "fixtures/model.json": model && formatJsonFile(model) }),
    "notes.md": caseNotes({ trace, title: replayCase.title, ...expectation, notes }),
  };
  return { files, case: replayCase, aliases: group.aliases, notes };
}

/** The failed run and the statements about it, redacted. */
interface FailedRun {
  input: ScaffoldInput;
  trace: TraceRun;
  run: Run;
  lookup: EffectLookup;
  schemas: ReturnType<typeof toolSchemas>;
  statements: string[];
  feedback?: Feedback;
  signatures?: Check[];
  assertions?: Check[];
}

/** The expectation and the unknown names in it. Throws `expectation_needed` if none can be derived. */
function requiredExpectation({ input, trace, run, lookup, schemas, ...rest }: FailedRun) {
  const { terminal_tools = [] } = input;
  const known = Object.keys({ ...input.configEffects, ...input.effects });
  const expectation = expectedBehaviour({
    trace,
    run,
    ...rest,
    terminal_tools,
    effects: lookup,
    callsByPerson: input.expectation?.expected_calls !== undefined,
    tools: [...new Set([...known, ...Object.keys(schemas)])],
    others: (input.others ?? []).map((other) => runFromTrace(other, lookup)),
  });
  const tools = known.concat(terminal_tools);
  const unknown = unknownNames(rest.feedback, input.expectation !== undefined, { run, schemas, tools });
  if (expectation.ok) return { expectation, unknown };
  const why = unknown.length === 0 ? expectation.reason : `${expectation.reason} (${unknown.join("; ")})`;
  throw expectationNeeded(why, expectationDrafts(run, trace, rest.feedback));
}

/** Redacts all parts in one call, so that a secret found in one part is hidden in the others too. */
function redacted(input: ScaffoldInput) {
  const { expectation, redactor } = input;
  const own = input.trace.feedback;
  const feedback = expectation === undefined ? own : { ...own, ...expectation };
  const trace: TraceRun = { ...input.trace, version: traceVersion, ...compact({ feedback }) };
  const { statements = [], signatures, assertions, modelFixtures: model } = input;
  // Absent members stay absent, because a redactor accepts only JSON.
  return redactor.redact({
    trace,
    statements,
    ...compact({ feedback, signatures, assertions, model }),
  });
}

interface CaseParts extends Pick<FailedRun, "input" | "trace" | "run" | "lookup" | "statements"> {
  expectation: Expectation;
  effects: Effects;
  /** The case's fingerprint. */
  group: string;
  /** JSON Pointers of prompts that contain the day of the recording. */
  clock: string[];
}

function caseOf({ input, trace, run, expectation, effects, lookup, statements, group, clock }: CaseParts): ReplayCase {
  const signatures = expectation.signatures.map(({ check }) => check);
  const given = input.title === undefined ? "" : plainText(input.redactor.text(input.title));
  const failure = { run, feedback: trace.feedback, signatures, effects: lookup, statements };
  const title = given === "" ? failureTitle(failure) : given;
  return {
    version: caseVersion,
    id: caseId(input, given === "" ? derivedTitle(signatures) : given, group),
    title,
    state: "open",
    source: {
      run_id: trace.run_id,
      fingerprint: group,
      captured_at: trace.ended_at ?? trace.started_at ?? input.platform.now().toISOString(),
      ...compact({ url: input.url, rate: input.rate, seen: input.seen }),
      redaction: redactionVersion,
    },
    ...compact({ runner: input.runner, agent: trace.agent?.name }),
    tags: input.tags ?? [],
    effects,
    ...compact({
      terminal_tools: unlessEmpty(input.terminal_tools),
    }),
    scenario: { input: inputMessages(trace), mode: "continue", context: {} },
    replay: replayRulesSchema.parse({
      model: input.modelFixtures === undefined ? "live" : "recorded-until-divergence",
      ...compact({
        demand: expectation.demandModelCall ? "model_call" : undefined,
        match: clock.length === 0 ? undefined : { ignore: clock },
      }),
    }),
    signatures,
    assertions: expectation.assertions,
    reviews: [],
    ...(expectation.weak === undefined ? {} : { weak: true, weak_reason: expectation.weak }),
  };
}

/** Made from the failure or the given title, never from the trace's own text. */
function caseId({ id, promoted, platform }: ScaffoldInput, title: string, group: string): string {
  const name = id === undefined ? slug(title) : givenId(id);
  return promoted === true ? `${name}-${failureMarkOf(group, platform)}` : name;
}

/** The suffix of a promoted case's id: 8 hex digits of its fingerprint's hash, equal for equal failures. */
export function failureMarkOf(group: string, { hash }: Pick<Platform, "hash">): string {
  return hash(group).slice(0, 8);
}
