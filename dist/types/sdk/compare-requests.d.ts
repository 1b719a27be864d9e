import { ReplayKitError } from "../core/error.ts";
import type { Operation } from "../core/schema/run-record.ts";
import type { Json } from "../core/schema/json.ts";
import type { OperationRequest } from "./recorder.ts";
/** Says whether what is asked for is what was recorded. */
export interface RequestComparison {
    same(request: OperationRequest, recorded: Operation): boolean;
}
/**
 * The record may hold placeholders where the program has the values: then the request is redacted, and placeholders compare by kind
 * and by equality within the run.
 */
export declare function compareRequests(recorded: Operation[], redact: (value: Json) => Json): RequestComparison;
/** The program asks for something else than was recorded. */
export declare function diverged({ position, ...request }: OperationRequest, { expected, hint }: {
    expected: string;
    hint: string;
}): ReplayKitError;
export declare function describe({ kind, name, args }: Pick<Operation, "kind" | "name" | "args">): string;
