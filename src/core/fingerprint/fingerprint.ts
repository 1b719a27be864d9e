import type { LoadedCase } from "../case/load-case.ts";
import { writesOf } from "../checks/writes-are.ts";
import { compact, unlessEmpty } from "../compact.ts";
import { effectLookup } from "../effects.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import { providerFailure } from "../models/provider-failure.ts";
import type { Hash, Platform } from "../platform.ts";
import { runFromTrace } from "../run/run-from-trace.ts";
import { answersTheRequest } from "../scaffold/idle-expectation.ts";
import type { Check } from "../schema/check.ts";
import type { ReplayConfig } from "../schema/config.ts";
import type { JsonObject } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";
import type { TraceRun } from "../schema/trace.ts";
import { type DetectOptions, detectSignatures } from "../signatures/detect-signatures.ts";
import { expectedWrites } from "../signatures/feedback-checks.ts";
import { maskText } from "../text/error-text.ts";
import { signatureNames, v1Fingerprints, v1Signatures } from "./v1-fingerprint.ts";

export interface FingerprintInput extends DetectOptions {
  trace: TraceRun;
  run: Run;
  /** The checks that `detectSignatures` found in the run, if they are already known. */
  detected?: readonly Check[];
  /** Checks of the project's own detectors that hold on the run. */
  added?: readonly Check[];
  /** Signatures of the case made from the run. v1 counted them together with their anchors. */
  stored?: readonly Check[];
  /** What a person says a correct run does; used if nothing else names the failure. */
  statements?: readonly string[];
  hash: Hash;
}

export interface Fingerprint {
  /** `v2:` and 16 hex digits. */
  id: string;
  /** Fingerprints of the same run by older algorithms. Existing groups and cases are found by them. */
  aliases: string[];
  /** What the hash covers, for `fingerprint --explain`. */
  parts: JsonObject;
}

/**
 * Names the kind of failure (design §4.7). Runs that failed alike have equal fingerprints despite different ids,
 * numbers, dates, lengths of the question and numbers of calls.
 */
export function fingerprint(input: FingerprintInput): Fingerprint {
  const { trace, run, added = [], stored, hash } = input;
  const detected = input.detected ?? detectSignatures(trace, run, input).map(({ check }) => check);
  const parts = partsOf(input, detected);
  const v1 = v1Signatures(trace, run, input);
  const lists = [[...v1, ...added], ...(stored ? [stored, [...v1, ...without(stored, detected)]] : [])];
  const aliases = lists.flatMap((signatures) => v1Fingerprints({ trace, run, signatures, hash }));
  return { id: `v2:${hash(canonicalJson(parts)).slice(0, 16)}`, aliases: [...new Set(aliases)], parts };
}

function without(checks: readonly Check[], others: readonly Check[]): Check[] {
  const known = new Set(others.map((check) => JSON.stringify(check)));
  return checks.filter((check) => !known.has(JSON.stringify(check)));
}

function partsOf(input: FingerprintInput, detected: readonly Check[]): JsonObject {
  const { trace, run, added = [], statements = [] } = input;
  const agent = trace.agent?.name ?? null;
  const provider = providerFailure(trace);
  // A provider's failure is one failure, wherever in a run it happened.
  if (provider) return { agent, failure: "provider", error: provider.fault };
  const distinct = [...detected, ...added].filter((check) => !namesError(check, run) && !isAside(check, detected));
  const signatures = signatureNames(distinct.map(oneLoop));
  const error = errorText(run);
  const missing = missingWrites(input, detected);
  return {
    agent,
    failure: run.errors[0]?.kind ?? (run.status === "error" ? "error" : "quiet"),
    signatures,
    ...compact({ error: error && maskText(error), missing: unlessEmpty(missing) }),
    ...(error === undefined && signatures.length === 0 ? unnamedParts(run, statements) : {}),
  };
}

/** If feedback says what went wrong, a repeated call in addition does not make it another failure. */
function isAside({ kind }: Check, detected: readonly Check[]): boolean {
  if (kind !== "repeated_call" && kind !== "min_tool_calls") return false;
  return detected.some((one) => ["writes_are", "output_contains", "tool_called"].includes(one.kind));
}

/** The error with which a run ended is already a part of the fingerprint. */
function namesError(check: Check, { status }: Run): boolean {
  return check.kind === "error_matches" && check.error_kind !== "limit" && status === "error";
}

/** Makes both signatures of a loop equal: which one is found depends on how long the loop lasted. */
function oneLoop(check: Check): Check {
  if (check.kind !== "min_tool_calls") return check;
  return { kind: "repeated_call", times: 0, unchanged: true, not: false, ...compact({ tool: check.tool }) };
}

/** The run's own error, or else, if the run failed, the error of its last call. */
function errorText({ errors, status, calls }: Run): string | undefined {
  const text = errors.find((error) => error.text !== "")?.text;
  return text ?? (status === "error" ? calls.at(-1)?.error?.message || undefined : undefined);
}

/**
 * Tools of expected writes that were never made. A refund that was not paid is another failure than a flight that was
 * not cancelled.
 */
function missingWrites({ trace, run, effects }: FingerprintInput, detected: readonly Check[]): string[] {
  if (!detected.some(({ kind }) => kind === "writes_are")) return [];
  const made = new Set(writesOf(run).map(({ tool }) => tool));
  const wanted = expectedWrites(trace.feedback?.expected_calls ?? [], run, effects);
  return [...new Set(wanted.map(({ tool }) => tool).filter((tool) => !made.has(tool)))].toSorted();
}

/** Distinguishes failures that only a person reported: by their writes, or else by the last tool. */
function unnamedParts(run: Run, statements: readonly string[]): JsonObject {
  const writes = [...new Set(writesOf(run).map(({ tool }) => tool))].toSorted();
  return {
    ...(writes.length > 0 ? { writes } : { last_tool: run.calls.at(-1)?.tool ?? null }),
    ...compact({ statements: statements.length > 0 ? statements.map((text) => maskText(text)) : undefined }),
  };
}

/**
 * All fingerprints of a case's failure: the stored one, and those that this and older algorithms give its source trace.
 * Cases of one failure share at least one, whichever release made them.
 */
export function caseFingerprints(
  { case: replayCase, trace }: Pick<LoadedCase, "case" | "trace">,
  { effects: known, terminal_tools }: Pick<ReplayConfig, "effects" | "terminal_tools">,
  { hash }: Pick<Platform, "hash">,
): string[] {
  const effects = effectLookup(replayCase.effects, known);
  const { id, aliases } = fingerprint({
    trace,
    run: runFromTrace(trace, effects),
    terminal_tools: replayCase.terminal_tools ?? terminal_tools,
    effects,
    stored: replayCase.signatures,
    statements: replayCase.assertions.flatMap((check) =>
      check.kind === "semantic" && check.statement !== answersTheRequest ? [check.statement] : [],
    ),
    hash,
  });
  const stored = replayCase.source?.fingerprint;
  return [...new Set([...(stored === undefined ? [] : [stored]), id, ...aliases])];
}
