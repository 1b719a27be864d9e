import { compact } from "../../src/core/compact.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { namesIn } from "../../src/core/position.ts";
import { redactChunks } from "../../src/core/redact/redact-chunks.ts";
import type { Redactor } from "../../src/core/redact/redact.ts";
import type { Checkpoint } from "../../src/core/schema/checkpoint.ts";
import type { Operation, StoredRun } from "../../src/core/schema/run-record.ts";
import type { RecordEntry } from "../store/records/append-entries.ts";

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
  const name = nameCheck(redactor);
  const { chunks, ...rest } = operation;
  const redacted = redactor.redact(rest);
  return {
    ...redacted,
    ...compact({ chunks: chunks && redactChunks(chunks, (value) => redactor.redact(value)) }),
    position: name("position", operation.position, redacted.position),
    at: timed(operation.at, redacted.at),
  };
}

export function redactCheckpoint(checkpoint: Checkpoint, redactor: Redactor): Checkpoint {
  const redacted = redactor.redact(checkpoint);
  const name = nameCheck(redactor);
  return {
    ...redacted,
    run_id: name("run_id", checkpoint.run_id, redacted.run_id),
    step_id: name("step_id", checkpoint.step_id, redacted.step_id),
    ...parentOf(checkpoint, redacted, name),
    at: timed(checkpoint.at, redacted.at),
  };
}

/** A run, or a change of one. */
type RunParts = { [K in keyof StoredRun]?: StoredRun[K] | undefined };

export function redactRun<R extends RunParts>(run: R, redactor: Redactor): R {
  const redacted = redactor.redact(run);
  const name = nameCheck(redactor);
  return {
    ...redacted,
    ...compact({ run_id: run.run_id === undefined ? undefined : name("run_id", run.run_id, redacted.run_id) }),
    ...parentOf(run, redacted, name),
    ...compact({
      started_at: run.started_at === undefined ? undefined : timed(run.started_at, redacted.started_at),
      ended_at: run.ended_at === undefined ? undefined : timed(run.ended_at, redacted.ended_at),
    }),
  };
}

function parentOf({ parent }: Pick<RunParts, "parent">, redacted: Pick<RunParts, "parent">, name: NameCheck) {
  if (!parent) return {};
  return {
    parent: {
      ...redacted.parent,
      run_id: name("parent.run_id", parent.run_id, redacted.parent?.run_id),
      step_id: name("parent.step_id", parent.step_id, redacted.parent?.step_id),
    },
  };
}

/** Returns the name as it was given, and throws if redaction hides something in it. */
type NameCheck = (what: string, given: string, redacted: string | undefined) => string;

function nameCheck(redactor: Redactor): NameCheck {
  /** The numbers of a position may look like an IP address (`1.0.0.2`), so only its names count. */
  const isHarmless = (given: string) => namesIn(given)?.every((name) => redactor.redact(name) === name) === true;
  return (what, given, redacted) => {
    if (given === redacted || isHarmless(given)) return given;
    throw new ReplayKitError(
      "secret_found",
      `the ${what} of the record holds something that redaction hides: ${redacted}`,
      { hint: "use ids, not people's data, to name runs, steps and keys of once" },
    );
  };
}

function timed(given: string, redacted: string | undefined): string {
  return time.test(given) ? given : (redacted ?? given);
}
