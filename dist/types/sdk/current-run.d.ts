import type { Recorder } from "./recorder.ts";
/** Where in a run the code that is executing stands. */
export interface Scope {
    recorder: Recorder;
    /** Position of the enclosing step with a dot behind it; empty at the top. */
    prefix: string;
    /** Operations begun in this scope so far. */
    count: number;
    step: string | undefined;
}
export declare function withScope<T>(scope: Scope, work: () => T): T;
/** The scope of the calling code; `undefined` outside of a run. */
export declare function currentScope(): Scope | undefined;
/** The scope of the calling code, which must be inside a run. */
export declare function requiredScope(what: string): Scope;
