import type { Promotion } from "./promotion.ts";
import { formatJsonFile } from "../case/case-files.ts";
import { effectLookup, type EffectLookup } from "../effects.ts";
import { ReplayKitError } from "../error.ts";
import { replayability } from "../formats/input/replayability.ts";
import { lintCase } from "../lint/lint-case.ts";
import type { LintProblem } from "../lint/lint-problem.ts";
import type { Platform } from "../platform.ts";
import { failureMarkOf, scaffoldCase } from "../scaffold/scaffold.ts";
import type { ScaffoldInput } from "../scaffold/scaffold-input.ts";
import type { CaseFiles } from "../schema/case.ts";
import type { ReplayConfig } from "../schema/config.ts";
import type { TraceRun } from "../schema/trace.ts";
import { promotionBody } from "./promotion-body.ts";
import { requestedAssertions } from "./later-expectations.ts";
import { addFixtures, changedSchemas } from "../fixtures/add-fixtures.ts";
import { readToolFixtures } from "../case/load-case.ts";
import type { Redactor } from "../redact/redact.ts";
import { runFromTrace } from "../run/run-from-trace.ts";
import { recordedCalls, toolSchemas } from "../scaffold/tool-fixtures.ts";
import { compact } from "../compact.ts";
import type { RecordedCall, ToolFixtures } from "../schema/fixtures.ts";

export interface PromoteInput extends Omit<ScaffoldInput, "promoted" | "id" | "configEffects" | "rate"> {
  /** A slug that replaces the one made from the title. The 8 hex digits of the fingerprint's hash follow either. */
  slug?: string;
  config: ReplayConfig;
  /** The reason why the case is not replayed here, for the pull request's text. */
  unmeasured: string;
}

/** Bytes. GitHub accepts larger commits, but they are too large to review. */
const maxCaseBytes = 10 * 1024 * 1024;

/**
 * Makes a case and the pull request's text from a failed run. Writes nothing. Throws `expectation_needed` with drafts,
 * `secret_found` with the place, or `lint_failed` if a check does not tell failure from success. Throws `invalid_trace`
 * if no call has a result, and `too_large`.
 */
export function promoteCase(input: PromoteInput): Promotion {
  const { trace, config, slug, others = [], redactor, platform } = input;
  refuseUnreplayable(trace);
  const terminal = [...config.terminal_tools, ...(input.terminal_tools ?? [])];
  const made = scaffoldCase({
    ...input,
    ...compact({ id: slug }),
    configEffects: config.effects,
    terminal_tools: terminal,
    promoted: true,
  });
  const effects = effectLookup(made.case.effects, config.effects);
  const widened = widenFixtures({ files: made.files, others, effects, redactor });
  const files: CaseFiles = { ...made.files, "fixtures/tools.json": formatJsonFile(widened.fixtures) };
  const problems = lintCase({ files, folder: made.case.id, config, today: platform.now().toISOString().slice(0, 10) });
  refuseUnsound(problems);
  refuseLarge(files, platform);
  const notes = [...made.notes, ...widenedNotes(widened)];
  const rate = { unmeasured: input.unmeasured };
  const body = promotionBody({ case: made.case, files, effects, notes, found: redactor.findings(), rate });
  const { id, source } = made.case;
  const marks = [source?.fingerprint ?? id, ...made.aliases].map((group) => failureMarkOf(group, platform));
  const wanted = requestedAssertions(made.case.assertions, {
    expectation: input.expectation,
    statements: input.statements,
  });
  const title = `test(cases): add ${id}`;
  return { id, marks, case: made.case, files, title, body, seen: source?.seen, rate, notes, wanted };
}

/** Throws if the trace has calls but no results, because every replay would miss its first call. */
function refuseUnreplayable(trace: TraceRun): void {
  const called = trace.events.some(({ type }) => type === "tool_call");
  const answered = trace.events.some(({ type }) => type === "tool_result");
  if (!called || answered) return;
  const { score, reasons } = replayability(trace);
  throw new ReplayKitError(
    "invalid_trace",
    `the run's tool calls have no results, so no replay could answer them (replayability ${Math.round(score * 100)} %)`,
    { hint: `${reasons.join("; ")}${attributeOf(trace)}` },
  );
}

/** The span attributes that hold a tool's answer, if the trace came from OTLP. */
function attributeOf(trace: TraceRun): string {
  const format = trace.source?.format;
  if (format === undefined || !format.startsWith("otlp")) return "";
  return " (span attribute gen_ai.tool.call.result, or output.value with OpenInference)";
}

function refuseUnsound(problems: LintProblem[]): void {
  const errors = problems.filter(({ level }) => level === "error");
  const worst = errors.find(({ code }) => code === "secret") ?? errors[0];
  if (worst === undefined) return;
  const place = worst.line === undefined ? worst.file : `${worst.file}:${worst.line}`;
  throw new ReplayKitError(worst.code === "secret" ? "secret_found" : "lint_failed", `${place}: ${worst.message}`, {
    ...compact({ hint: worst.hint }),
    cause: { problems: errors },
  });
}

function refuseLarge(files: CaseFiles, platform: Platform): void {
  const sizes = Object.entries(files).map(([name, text]) => ({ name, bytes: platform.byteLength(text) }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxCaseBytes) return;
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0]?.name;
  throw new ReplayKitError(
    "too_large",
    `the case takes ${(total / 1024 / 1024).toFixed(1)} MB; a case in git may take 10 MB`,
    { hint: `the largest file is ${largest}: choose a shorter run of the group, or record less in it` },
  );
}

function widenedNotes({ added, contradictions, runs }: WiderFixtures): string[] {
  const notes: string[] = [];
  const from = runs === 1 ? "another run" : `${runs} other runs`;
  if (added > 0) notes.push(`${added} recorded reads were added from ${from} of the group`);
  if (contradictions > 0) {
    notes.push(
      `${contradictions} recorded reads of other runs contradict those of this one; they are kept apart, not served`,
    );
  }
  return notes;
}

interface WidenInput {
  files: CaseFiles;
  others: readonly TraceRun[];
  effects: EffectLookup;
  redactor: Redactor;
}

interface WiderFixtures {
  fixtures: ToolFixtures;
  added: number;
  contradictions: number;
  /** Number of other runs that contributed a recording. */
  runs: number;
}

/**
 * Adds the reads of other runs, because a changed agent asks other questions. Leaves out writes, since those of another
 * run say nothing about this one. Leaves out tools whose schema differs, since their answers may differ too.
 */
function widenFixtures({ files, others, effects, redactor }: WidenInput): WiderFixtures {
  let fixtures = readToolFixtures(files["fixtures/tools.json"] ?? "", "fixtures/tools.json");
  const widened: Omit<WiderFixtures, "fixtures"> = { added: 0, contradictions: 0, runs: 0 };
  for (const other of others) {
    const change = addFixtures(fixtures, readsOf(other, fixtures, { effects, redactor }));
    fixtures = change.fixtures;
    widened.added += change.added.length;
    widened.contradictions += change.contradictions.length;
    if (change.added.length > 0) widened.runs += 1;
  }
  return { fixtures, ...widened };
}

function readsOf(
  other: TraceRun,
  fixtures: ToolFixtures,
  { effects, redactor }: Pick<WidenInput, "effects" | "redactor">,
): RecordedCall[] {
  const trace = redactor.redact(other);
  const changed = new Set(changedSchemas(fixtures.schemas ?? {}, toolSchemas(trace)));
  return recordedCalls(trace, runFromTrace(trace, effects)).filter(
    ({ tool, effect }) => effect !== "write" && !changed.has(tool),
  );
}
