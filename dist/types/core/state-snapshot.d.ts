import type { ReplayCase } from "./schema/case.ts";
import type { Json } from "./schema/json.ts";
import type { Run } from "./schema/run.ts";
/** Where in a run a state is looked at: the step's id or its number from 1, and the part of its state. */
export interface SnapshotPlace {
    step: string | number;
    /** JSON Pointer; the whole state where it is empty. */
    pointer: string;
}
/** How a run's state stands to the `state_at` assertion that the case keeps of it. */
export type SnapshotOutcome = {
    kind: "same";
    message: string;
}
/** `value`: what the run has there; undefined where it has nothing that could be kept. */
 | {
    kind: "missing" | "changed";
    message: string;
    value: Json | undefined;
};
export declare function compareSnapshot({ id, assertions }: ReplayCase, run: Run, place: SnapshotPlace): SnapshotOutcome;
/**
 * The text of `case.yaml` with the value as its `state_at` assertion, everything else as it is. A value with a secret is refused:
 * a case is committed.
 */
export declare function writeSnapshot(text: string, replayCase: ReplayCase, kept: SnapshotPlace & {
    value: Json;
}): string;
