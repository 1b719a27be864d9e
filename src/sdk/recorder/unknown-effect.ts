import { ReplayKitError } from "../../core/error.ts";
import type { Operation, OperationRequest } from "../store/run-store.ts";

export function isWrite({ kind, effect }: OperationRequest): boolean {
  return effect === "write" || kind === "once";
}

/** True if the caller chose what happens to a write that may have taken effect. */
export function isSettled({ onUnknown }: OperationRequest): boolean {
  return onUnknown === "retry" || onUnknown === "skip";
}

/** Throws for a write that may or may not have taken effect, so that it is not done twice. */
export function resolveUnknown(request: OperationRequest, before: Operation): void {
  if (!isWrite(request) || isSettled(request)) return;
  const hint = 'check whether it did, then resume with onUnknown: "retry" or "skip" for this tool';
  throw new ReplayKitError(
    "unknown_effect",
    `${before.name} began at step ${before.position} and its end was not recorded: it may or may not have taken effect`,
    {
      hint:
        request.declared === false
          ? `${hint}; its name looks like a write: if it changes nothing, declare effect: "read"`
          : hint,
    },
  );
}
