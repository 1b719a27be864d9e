import { type ErrorCode, ReplayKitError } from "../core/error.ts";
interface ApiErrorDetails {
    /** What was said, without the address. */
    said: string;
    place?: string;
    status?: number;
    retryAfterMs?: number;
    hint?: string | undefined;
    cause?: unknown;
}
/** A request that failed: refused by the Worker, or on the way to it. */
export declare class ApiError extends ReplayKitError {
    /** `undefined`: nothing answered. */
    readonly status: number | undefined;
    readonly said: string;
    /** How long the Worker asks to wait; 0: it says nothing. */
    readonly retryAfterMs: number;
    constructor(code: ErrorCode, { said, place, status, retryAfterMs, hint, cause }: ApiErrorDetails);
}
/** Whether another try may go well: nothing answered, or what did is busy or out of order. Repetitions are free of harm. */
export declare function isTemporary(error: unknown): error is ApiError;
export declare function refusalOf(place: string, { status, headers }: Response, body: unknown): ApiError;
export {};
