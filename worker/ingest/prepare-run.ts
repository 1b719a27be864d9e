import { checkRun } from "../../src/core/checks/check-run.ts";
import { readCheck } from "../../src/core/checks/read-check.ts";
import { compact, unlessEmpty } from "../../src/core/compact.ts";
import { effectLookup } from "../../src/core/effects.ts";
import { fingerprint } from "../../src/core/fingerprint/fingerprint.ts";
import { rated } from "../../src/core/formats/fields/scores.ts";
import type { KeyedHash } from "../../src/core/platform.ts";
import { createRedactor, type Redactor } from "../../src/core/redact/redact.ts";
import { derivedTitle, failureTitle } from "../../src/core/scaffold/case-title.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import { releaseOf } from "../../src/core/release/release.ts";
import type { ReleaseParts } from "../../src/core/schema/release.ts";
import type { Check, CheckKind } from "../../src/core/schema/check.ts";
import type { Run } from "../../src/core/schema/run.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { detectSignatures } from "../../src/core/signatures/detect-signatures.ts";
import { runKey, workerPlatform } from "../http/platform.ts";
import type { ProjectSettings } from "../../src/api/schema/settings.ts";
import { type BodyHead, traceLine } from "../store/runs/body-codec.ts";
import { factsOf } from "./run-facts.ts";

/** What a project's runs are processed with. */
export interface ProjectContext {
  project: string;
  settings: ProjectSettings;
  redactHash: KeyedHash;
  subjectHash: KeyedHash;
  /** The address that its runs are sent to, for links in notices. */
  origin?: string | undefined;
}

/** A run that is normalised, redacted, judged and written as one line, but not sampled yet. */
export interface PreparedRun {
  /** The run id as it was sent; sampling uses it. */
  runId: string;
  head: BodyHead;
  /** Redacted, as it is stored. */
  trace: TraceRun;
  line: string;
  test: boolean;
  release: { id: string; parts: ReleaseParts };
  /** What went wrong, without text of the trace except names of tools: for notices, which leave the Worker. */
  plainTitle?: string | undefined;
}

const titleLength = 160;

export function prepareRun(raw: TraceRun, context: ProjectContext, at: number): PreparedRun {
  const { settings } = context;
  // Readers rated scores by the default bounds; a person's rating always wins.
  const sent = settings.bad_scores === undefined ? raw : rated(raw, settings.bad_scores);
  const trace = redactorOf(context).redact(sent);
  const judged = judge(trace, settings);
  const line = traceLine(trace);
  const traceId = traceIdOf(raw);
  const release = releaseOf(trace, workerPlatform.hash);
  return {
    runId: raw.run_id,
    trace,
    line,
    release,
    test: raw.labels?.["replaykit.class"] === "test",
    plainTitle: judged.plainTitle,
    head: {
      id: runKey(context.project, raw.run_id),
      received_at: at,
      failed: judged.failed,
      ...groupOf(judged),
      weight: 1,
      ...compact({ rating: trace.feedback?.rating }),
      ...subjectsOf(context, { user: raw.user_id, session: raw.session_id, trace: traceId }),
      facts: factsOf(trace, judged.run, {
        bytes: line.length,
        release: release.id,
        what: judged.title,
        failed: judged.failed,
        traceId: shownTraceId(traceId, traceIdOf(trace)),
      }),
    },
  };
}

export function redactorOf({ settings, redactHash }: ProjectContext): Redactor {
  const rules = settings.redact.rules.map(({ name, pattern, flags }) => ({
    name,
    pattern,
    ...compact({ flags: flags || undefined }),
  }));
  return createRedactor({ keyedHash: redactHash, rules, allow: settings.redact.allow });
}

/** A stored run's group by the current fingerprint; `undefined` if it did not fail. */
export function regrouped(trace: TraceRun, settings: ProjectSettings): GroupNames | undefined {
  const { group, aliases, title } = judge(trace, settings);
  return group === undefined ? undefined : { group, aliases, title: title ?? group };
}

export interface GroupNames {
  group: string;
  aliases: string[];
  title: string;
}

function groupOf({ group, aliases, title }: GroupedRun): Pick<BodyHead, "group" | "aliases" | "title"> {
  if (group === undefined) return {};
  return { group, title, ...compact({ aliases: unlessEmpty(aliases) }) };
}

interface GroupedRun {
  run: Run;
  failed: boolean;
  group: string | undefined;
  aliases: string[];
  title: string | undefined;
  plainTitle?: string;
}

/**
 * A run failed if a signature or one of the project's detectors holds, or a person rated it bad; never if a person
 * rated it good.
 */
function judge(trace: TraceRun, settings: ProjectSettings): GroupedRun {
  const effects = effectLookup({}, settings.effects);
  const run = runFromTrace(trace, effects);
  const good = trace.feedback?.rating === "good";
  const found = good ? [] : detectSignatures(trace, run, { terminal_tools: settings.terminal_tools, effects });
  const holding = good ? [] : detectorsOf(settings).filter(({ check }) => checkRun(run, check).outcome === "pass");
  const detected = holding.map(({ check }) => check);
  const failed = !good && (found.length > 0 || detected.length > 0 || trace.feedback?.rating === "bad");
  if (!failed) return { run, failed, group: undefined, aliases: [], title: undefined };
  const signatures = found.map(({ check }) => check);
  const { id, aliases } = fingerprint({
    trace,
    run,
    terminal_tools: settings.terminal_tools,
    effects,
    detected: signatures,
    added: detected,
    hash: workerPlatform.hash,
  });
  const [own] = found.length === 0 ? holding : [];
  const title = own
    ? `the detector ${own.written} holds`
    : failureTitle({ run, feedback: trace.feedback, signatures, effects });
  const plainTitle = derivedTitle([...signatures, ...detected]);
  return { run, failed, group: id, aliases, title: title.slice(0, titleLength), plainTitle };
}

function detectorsOf({ detectors }: ProjectSettings): { check: Check; written: CheckKind }[] {
  return detectors.flatMap((detector) => {
    const read = readCheck(detector, "signatures");
    return read.ok ? [read] : []; // such settings are refused when they are written
  });
}

function traceIdOf(trace: TraceRun): string | undefined {
  const id = trace.source?.["trace_id"];
  return typeof id === "string" ? id : undefined;
}

/** The trace id to show. OTLP's ids hold no personal data; any other text is shown redacted. */
function shownTraceId(sent: string | undefined, redacted: string | undefined): string | undefined {
  return sent !== undefined && /^[0-9a-f]{32}$/.test(sent) ? sent : redacted;
}

type Subjects = { user?: string | undefined; session?: string | undefined; trace?: string | undefined };

/** Keyed hashes of a run's user, session and trace: enough to find and erase runs, not to identify anybody. */
export function subjectsOf({ subjectHash }: Pick<ProjectContext, "subjectHash">, subjects: Subjects): Subjects {
  const hashed = Object.entries(subjects).flatMap(([kind, value]) => {
    return value === undefined ? [] : [[kind, subjectHash(`${kind}:${value}`).slice(0, 12)]];
  });
  return Object.fromEntries(hashed);
}

/** The subjects that a body's head has. */
export function subjectsIn({ user, session, trace }: Subjects): Subjects {
  return Object.fromEntries(Object.entries({ user, session, trace }).filter(([, hash]) => hash !== undefined));
}
