import { compact } from "../../src/core/compact.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { redactChunks } from "../../src/core/redact/redact-chunks.ts";
import type { Redactor } from "../../src/core/redact/redact.ts";
import type { Checkpoint } from "../../src/core/schema/checkpoint.ts";
import type { Operation, StoredRun } from "../../src/core/schema/run-record.ts";
import type { RecordEntry } from "../store/records/append-entries.ts";

/** A position in a run, which may look like an IP address (`1.0.0.2`). */
const place = /^\d{1,9}(\.\d{1,9})*$/;
const time = /^\d{4}-\d\d-\d\dT[\d:.]{5,18}(Z|[+-]\d\d:\d\d)$/;

/**
 * Redacts an entry of a record. An agent resumes by the names in it, so they must come back unchanged. An entry is
 * refused if redaction would change a name, because a `once` under that name would run twice.
 */
export function redactEntry({ operation, checkpoint }: RecordEntry, redactor: Redactor): RecordEntry {
  return {
    ...compact({
      operation: operation && redactOperation(operation, redactor),
      checkpoint: checkpoint && redactCheckpoint(checkpoint, redactor),
    }),
  };
}

function redactOperation(operation: Operation, redactor: Redactor): Operation {
  const { chunks, ...rest } = operation;
  const redacted = redactor.redact(rest);
  return {
    ...redacted,
    ...compact({ chunks: chunks && redactChunks(chunks, (value) => redactor.redact(value)) }),
    position: named("position", operation.position, redacted.position),
    at: timed(operation.at, redacted.at),
  };
}

export function redactCheckpoint(checkpoint: Checkpoint, redactor: Redactor): Checkpoint {
  const redacted = redactor.redact(checkpoint);
  return {
    ...redacted,
    run_id: named("run_id", checkpoint.run_id, redacted.run_id),
    step_id: named("step_id", checkpoint.step_id, redacted.step_id),
    ...parentOf(checkpoint, redacted),
    at: timed(checkpoint.at, redacted.at),
  };
}

/** A run, or a change of one. */
type RunParts = { [K in keyof StoredRun]?: StoredRun[K] | undefined };

export function redactRun<R extends RunParts>(run: R, redactor: Redactor): R {
  const redacted = redactor.redact(run);
  return {
    ...redacted,
    ...compact({ run_id: run.run_id === undefined ? undefined : named("run_id", run.run_id, redacted.run_id) }),
    ...parentOf(run, redacted),
    ...compact({
      started_at: run.started_at === undefined ? undefined : timed(run.started_at, redacted.started_at),
      ended_at: run.ended_at === undefined ? undefined : timed(run.ended_at, redacted.ended_at),
    }),
  };
}

function parentOf({ parent }: Pick<RunParts, "parent">, redacted: Pick<RunParts, "parent">) {
  if (!parent) return {};
  return {
    parent: {
      ...redacted.parent,
      run_id: named("parent.run_id", parent.run_id, redacted.parent?.run_id),
      step_id: named("parent.step_id", parent.step_id, redacted.parent?.step_id),
    },
  };
}

function named(what: string, given: string, redacted: string | undefined): string {
  if (given === redacted || place.test(given)) return given;
  throw new ReplayKitError(
    "secret_found",
    `the ${what} of the record holds something that redaction hides: ${redacted}`,
    {
      hint: "use ids, not people's data, to name runs, steps and keys of once",
    },
  );
}

function timed(given: string, redacted: string | undefined): string {
  return time.test(given) ? given : (redacted ?? given);
}
