import type { Json } from "../schema/json.ts";
/** Milliseconds since 1970 from any spelling: ISO 8601, seconds, milliseconds, micro- or nanoseconds, and `{low, high}`. */
export declare function millisOf(value: Json | undefined): number | undefined;
/** The same time as ISO 8601 in UTC, to the millisecond. */
export declare function isoOf(value: Json | undefined): string | undefined;
export declare function isoOfMillis(millis: number): string;
/** Milliseconds between two times; undefined where one is missing or the clock went back. */
export declare function millisBetween(start: number | undefined, end: number | undefined): number | undefined;
