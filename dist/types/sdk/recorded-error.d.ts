import type { CallError } from "../core/schema/trace.ts";
/** What is kept of an error: enough to throw it again. */
export declare function errorOf(error: unknown): CallError;
/** The error of a recorded failure, thrown again at the same place. */
export declare function recordedError({ message, name, code }: CallError): Error;
