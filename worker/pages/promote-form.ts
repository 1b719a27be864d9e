import { type PromoteRequest, promoteRequestSchema } from "../../src/api/schema/promote-request.ts";
import type { ProjectSettings } from "../../src/api/schema/settings.ts";
import { readExpectedCall } from "../../src/core/case/read-expected-call.ts";
import { compact, unlessEmpty } from "../../src/core/compact.ts";
import { type EffectLookup, effectLookup } from "../../src/core/effects.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import { toolSchemas } from "../../src/core/scaffold/tool-fixtures.ts";
import { unknownNames } from "../../src/core/scaffold/unknown-names.ts";
import type { Feedback, TraceRun } from "../../src/core/schema/trace.ts";
import type { PromoteForm } from "../../src/pages/promote/promote-expectation.tsx";
import type { Choices } from "../promote/draft-case.ts";

/** The fields of the promote dialog's form, as sent. */
export type Fields = Record<string, string[]>;

export function fieldsOf(body: Record<string, unknown>): Fields {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      [value].flat().filter((item): item is string => typeof item === "string"),
    ]),
  );
}

/** An answer that expects a call, with at least one argument from the run. */
const filledCall = /^--expect-call '([^'=]+=\{"[^']*\})'$/;

export function formOf(fields: Fields, repositories: string[]): PromoteForm {
  const text = (name: string) => fields[name]?.[0] ?? "";
  const answer = text("answer");
  const forbidden = /^--forbid-call (\S+)$/.exec(answer)?.[1];
  return {
    title: text("title"),
    repository: text("repository") || (repositories[0] ?? ""),
    expect_none: text("expect_none") !== "" || answer === "--expect-none",
    expected_calls: [text("expected_calls"), filledCall.exec(answer)?.[1]].filter(Boolean).join("\n"),
    expected_text: text("expected_text"),
    forbidden_calls: [text("forbidden_calls"), forbidden].filter(Boolean).join("\n"),
    forbidden_text: text("forbidden_text"),
    statements: text("statements"),
  };
}

export function choicesOf(fields: Fields): Choices {
  const choice = (list: keyof Choices) => ({
    shown: fields[`shown_${list}`] ?? [],
    ticked: fields[list] ?? [],
    off: fields[`off_${list}`] ?? [],
  });
  return { signatures: choice("signatures"), assertions: choice("assertions") };
}

export function requestOf(form: PromoteForm): PromoteRequest {
  const expectation = expectationOf(form);
  return promoteRequestSchema.parse({
    ...compact({ repository: unlessEmpty(form.repository) }),
    title: form.title,
    ...compact({ expectation }),
    statements: linesOf(form.statements),
  });
}

function expectationOf(form: PromoteForm): Feedback | undefined {
  const expected = linesOf(form.expected_calls).map((line) => readExpectedCall(line, "expected calls"));
  const forbidden = linesOf(form.forbidden_calls).map((line) => readExpectedCall(line, "forbidden calls"));
  const texts = linesOf(form.expected_text);
  const unsaid = linesOf(form.forbidden_text);
  if (form.expect_none && expected.length > 0) {
    throw new ReplayKitError("invalid_input", "a right run either writes nothing or makes the writes that you named", {
      hint: "untick “A right run writes nothing”, or remove the writes",
    });
  }
  if (!form.expect_none && [expected, forbidden, texts, unsaid].every((list) => list.length === 0)) return undefined;
  return {
    rating: "bad",
    ...compact({
      expected_calls: form.expect_none || expected.length > 0 ? expected : undefined,
      expected_text: unlessEmpty(texts),
      forbidden_calls: unlessEmpty(forbidden),
      forbidden_text: unlessEmpty(unsaid),
    }),
  };
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Doubts about an expectation that still makes a case. Each is a sentence, shown before the pull request is opened. */
export function doubtsOf(
  { expectation }: Pick<PromoteRequest, "expectation">,
  trace: TraceRun,
  { effects }: Pick<ProjectSettings, "effects">,
): string[] {
  const lookup = effectLookup({}, effects);
  const run = runFromTrace(trace, lookup);
  const schemas = toolSchemas(trace);
  const unknown = unknownNames(expectation, true, { run, schemas, tools: Object.keys(effects) });
  const known = new Set([...run.calls.map(({ tool }) => tool), ...Object.keys(schemas), ...Object.keys(effects)]);
  const reads = (expectation?.expected_calls ?? []).filter(({ tool }) => known.has(tool) && isRead(lookup, tool));
  return [...unknown, ...new Set(reads.map(({ tool }) => readText(tool)))];
}

function isRead(effects: EffectLookup, tool: string): boolean {
  return effects(tool).effect !== "write";
}

function readText(tool: string): string {
  return `the tool ${tool} does not write, so a right run must call it but writes nothing; if it does write, say so under effects in the project's settings`;
}
