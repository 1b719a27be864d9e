import { stateAt } from "../checks/state-at.ts";
import { writeCheck } from "../checks/write-check.ts";
import { editCaseYaml } from "../yaml/edit-yaml.ts";
import { ReplayKitError } from "../error.ts";
import { shortJson } from "../matching/short-json.ts";
import { findSecrets } from "../redact/redact.ts";
import type { ReplayCase } from "../schema/case.ts";
import type { CheckOf } from "../schema/check.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";

/** A place in a run's state: a step by its id or its number from 1, and a part of the state. */
export interface SnapshotPosition {
  step: string | number;
  /** JSON Pointer. Empty for the whole state. */
  pointer: string;
}

/** How a run's state compares with the case's `state_at` assertion. */
export type SnapshotOutcome =
  | { kind: "same"; message: string }
  /** `value` is the run's value there, or `undefined` if there is none. */
  | { kind: "missing" | "changed"; message: string; value: Json | undefined };

export function compareSnapshot({ id, assertions }: ReplayCase, run: Run, place: SnapshotPosition): SnapshotOutcome {
  const kept = assertions.find((check) => isAt(check, place));
  const probe = stateAt(run, { kind: "state_at", ...place, value: { $any: true } });
  const value = probe.outcome === "pass" ? probe.observed : undefined;
  if (kept?.kind === "state_at") {
    const { outcome, message } = stateAt(run, kept);
    return outcome === "pass" ? { kind: "same", message } : { kind: "changed", message, value };
  }
  if (value === undefined) return { kind: "missing", message: probe.message, value };
  const message = `the case ${id} keeps no snapshot of ${placeText(place)}; it is now ${shortJson(value)}`;
  return { kind: "missing", message, value };
}

/**
 * Returns `case.yaml` with the value as its `state_at` assertion and everything else unchanged. Throws `secret_found`
 * for a value with a secret, because a case is committed.
 */
export function writeSnapshot(text: string, replayCase: ReplayCase, kept: SnapshotPosition & { value: Json }): string {
  const [secret] = findSecrets(kept.value, {});
  if (secret) {
    throw new ReplayKitError(
      "secret_found",
      `${placeText(kept)} holds a secret (${secret.rule})${secret.pointer === "" ? "" : ` at ${secret.pointer}`}: not written to the case`,
      { hint: "take a snapshot of another part of the state, or redact what the agent keeps" },
    );
  }
  const known = replayCase.assertions.findIndex((check) => isAt(check, kept));
  const place = known === -1 ? replayCase.assertions.length : known;
  const check: CheckOf<"state_at"> = { kind: "state_at", ...kept };
  return editCaseYaml(text, [{ path: ["assertions", place], value: writeCheck(check) }]);
}

function isAt(check: ReplayCase["assertions"][number], { step, pointer }: SnapshotPosition): boolean {
  return check.kind === "state_at" && check.step === step && check.pointer === pointer;
}

function placeText({ step, pointer }: SnapshotPosition): string {
  return pointer === "" ? `the state at step ${step}` : `${pointer} in the state at step ${step}`;
}
