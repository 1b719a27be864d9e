import type { Json } from "../core/schema/json.ts";
import type { TraceRun } from "../core/schema/trace.ts";
export interface SpoolOptions {
    /** Of the Worker, e.g. `https://replaykit.example.workers.dev`. */
    url: string;
    /** With the scope `ingest`. */
    token: string;
    /** Where traces wait; they survive a crash and the end of the process. Default: `.replaykit/spool`. */
    folder?: string;
    /** Applied before anything is written; default: the built-in rules under a random key. */
    redact?: (value: Json) => Json;
    batchSize?: number;
    /** More than this is not kept: the oldest go first. Default: 64 MB. */
    maxBytes?: number;
    /** Pause after the first failure; it doubles up to `maxPauseMs`. */
    pauseMs?: number;
    maxPauseMs?: number;
    requestTimeoutMs?: number;
    fetch?: typeof globalThis.fetch;
    /** Told of what went wrong; nothing is thrown at the agent. */
    onProblem?: (message: string) => void;
}
export interface Spool extends AsyncDisposable {
    /** For `replaykit({ send })`: writes the trace down, and returns; it never throws. */
    send(trace: TraceRun): void;
    /** Tries to send what waits now; true where nothing is left. */
    flush(): Promise<boolean>;
    /** Traces that wait. */
    waiting(): number;
    /** Tries once more, for at most this long; what is left waits for the next process. */
    close(limitMs?: number): Promise<void>;
}
/** A queue on disk between the agent and the Worker: batched, with back-off, and never in the agent's way. */
export declare function createSpool(options: SpoolOptions): Spool;
