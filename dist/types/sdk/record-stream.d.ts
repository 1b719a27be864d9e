import type { CallError } from "../core/schema/trace.ts";
import type { Json } from "../core/schema/json.ts";
/** How an operation ended. */
export interface Outcome {
    output?: Json;
    /** What a stream came in. */
    chunks?: Json[];
    simulated?: boolean;
    /** Thrown at the program. */
    thrown?: unknown;
}
/** An answer that comes in parts. */
export interface StreamSource {
    open: () => AsyncIterable<unknown> | PromiseLike<AsyncIterable<unknown>>;
    /** The whole answer that the parts spell out. */
    whole: (chunks: Json[]) => Json;
    /** A part as the program expects it, from what JSON kept of it. */
    revive?: ((chunk: Json) => unknown) | undefined;
}
/**
 * Opens a stream and passes its parts on as they come. `settle` writes the outcome down: when the stream ends, breaks, or the
 * program leaves it.
 */
export declare function recordStream(source: StreamSource, settle: (work: () => Promise<Outcome>) => Promise<unknown>): Promise<AsyncIterable<unknown>>;
/** A recorded stream, part by part, to the error that broke it. */
export declare function streamAgain({ chunks, error, thrown }: {
    chunks?: Json[] | undefined;
    error?: CallError | undefined;
    thrown?: unknown;
}, { revive }: StreamSource): AsyncGenerator;
