import type { CallError } from "../core/schema/trace.ts";
/** What is kept of an error: enough to throw it again. */
export declare function errorOf(error: unknown): CallError;
/** The error of a recorded failure, thrown again at the same place: of its class where the language has it, else by its name. */
export declare function recordedError(recorded: CallError): Error;
