import type { Checkpoint } from "../core/schema/checkpoint.ts";
import type { Operation } from "../core/schema/run-record.ts";
/** What a checkpoint holds beside the state: how its step came about. */
export type StepContent = Pick<Checkpoint, "model" | "messages" | "tool_calls">;
/**
 * Gathers what the steps of one execution did. A step knows the model and the conversation as they were when it began, and what
 * happened inside of it; a step that runs beside it is no part of that.
 */
export interface StepContents {
    begin(position: string): void;
    /** An operation that was done, or that an earlier execution did. */
    add(operation: Operation): void;
    end(position: string): StepContent;
}
export declare function createStepContents(): StepContents;
