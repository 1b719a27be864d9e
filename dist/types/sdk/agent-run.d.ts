import type { Effect } from "../core/schema/effect.ts";
import type { Json, JsonObject } from "../core/schema/json.ts";
import type { Recordable } from "./recordable.ts";
import type { StreamSource } from "./record-stream.ts";
import type { OnUnknown } from "./recorder.ts";
export interface ToolOptions {
    /**
     * A write is done once and never on replay. Where it is left out it is guessed from the tool's name, and the record does not say it:
     * whoever reads the run guesses too, or knows it from `effects` of replaykit.yaml.
     */
    effect?: Effect;
    /** What to do on resume where it was begun and its end is not known; default `fail`. */
    onUnknown?: OnUnknown;
}
/** What an agent gets to work with; its functions also work without the handle, through the async context. */
export interface AgentRun {
    readonly id: string;
    /** What the run was started with; a resumed run and a fork have their record's. */
    readonly input: Json | undefined;
    /** The run's variables: JSON, kept in every checkpoint. */
    state: JsonObject;
    /** One step of the agent; a checkpoint is stored at its end. */
    step<T extends Recordable<T>>(name: string, work: () => T | Promise<T>): Promise<T>;
    tool<A extends Recordable<A> = Json, T extends Recordable<T> = Json>(name: string, work: (args: A) => T | Promise<T>, options?: ToolOptions): (args: A) => Promise<T>;
    model<T extends Recordable<T>>(work: () => T | Promise<T>, request?: {
        name?: string;
        input?: Json;
    }): Promise<T>;
    /** Does something at most once for a key, also over retries and resumes. */
    once<T extends Recordable<T>>(key: string, work: () => T | Promise<T>, options?: {
        onUnknown?: OnUnknown;
    }): Promise<T>;
    /** The time, recorded and replayed. */
    now(): Date;
    /** A number in [0, 1), recorded and replayed. */
    random(): number;
    uuid(): string;
}
/**
 * Wraps a tool so that each call is recorded where a run is going on, goes through the gateway under `replaykit record` and `replay`,
 * and is simply made in production.
 */
export declare function wrapTool<A extends Recordable<A> = Json, T extends Recordable<T> = Json>(name: string, work: (args: A) => T | Promise<T>, { effect, onUnknown }?: ToolOptions): (args: A) => Promise<T>;
/** The model call as one operation. */
export declare function recordModel<T extends Recordable<T>>(work: () => T | Promise<T>, { name, input }?: {
    name?: string;
    input?: Json;
}): Promise<T>;
/** The same for an answer that comes in parts. */
export declare function recordModelStream(source: StreamSource, { name, input }?: {
    name?: string;
    input?: Json;
}): Promise<AsyncIterable<unknown>>;
export declare function recordOnce<T extends Recordable<T>>(key: string, work: () => T | Promise<T>, { onUnknown }?: {
    onUnknown?: OnUnknown;
}): Promise<T>;
export interface StepHooks {
    /** Before the step's work, which is about to be done. */
    onBegin(step: {
        position: string;
    }): void;
    /** After the step's work, before its end is recorded: stores the checkpoint. */
    onEnd(step: {
        position: string;
        name: string;
    }): void | Promise<void>;
    /** The step is served from the record: what it did to the state is taken from its checkpoint. */
    onServed(step: {
        position: string;
        name: string;
    }): void | Promise<void>;
}
/** A step: its operations are numbered below it, so that parallel steps do not disturb one another's numbers. */
export declare function recordStep<T extends Recordable<T>>(name: string, work: () => T | Promise<T>, hooks: StepHooks): Promise<T>;
export declare function recordNow(): Date;
export declare function recordRandom(random: () => number): number;
export declare function recordUuid(newId: () => string): string;
