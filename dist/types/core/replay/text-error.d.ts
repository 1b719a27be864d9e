import type { ToolFixtures } from "../schema/fixtures.ts";
import type { Json } from "../schema/json.ts";
import type { RunCall } from "../schema/run.ts";
import type { CallError } from "../schema/trace.ts";
interface Answer {
    output?: Json | undefined;
    error?: CallError | undefined;
}
/** True for an error that was only read from what the tool gave: an agent gets the text, and nothing is thrown. */
export declare function isTextError(error: CallError | undefined): boolean;
/** What a tool was seen to return, marked where its text tells of an error: it was returned, and not raised. */
export declare function withReturnedError<A extends Answer>(answer: A): A;
/** How many calls of a run were answered by a recorded text of which nobody can say any more whether it was returned or raised. */
export declare function countOfUnknownOrigin(calls: readonly RunCall[], { calls: recorded }: ToolFixtures): number;
/** What an agent gets for a recorded answer: a text error is its text, anything else that failed is thrown. */
export declare function agentAnswer({ output, error }: Answer): {
    output?: Json;
    error?: CallError;
};
export {};
