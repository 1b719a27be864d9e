import type { Json } from "../schema/json.ts";
import type { CallError, ErrorKind } from "../schema/trace.ts";
/**
 * The error that a tool's output tells of by beginning with `Error:`, or by being a Python traceback; a heuristic, and marked so. A
 * title such as "Error budgets explained" is none.
 */
export declare function errorFromText(output: Json | undefined): CallError | undefined;
/** What was taken for an error though its source does not say that it is one. */
export declare function noteOnText({ message }: CallError): string;
/**
 * The kind of an error by what it says: limits, timeouts and cancellations have names of their own. A tool speaks of its own world
 * (a card's limit, a cancelled order), which stopped no run: of its words only a timeout counts.
 */
export declare function kindOfError(text: string, otherwise: ErrorKind): ErrorKind;
