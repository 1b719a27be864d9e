import * as z from "zod";
/** A length of time as people write it (`60s`, `1.5m`) or a number of milliseconds; read as milliseconds. */
export declare const durationSchema: z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>, z.ZodTransform<number, string | number>>;
/** Milliseconds of a duration; `60s` → 60000. */
export declare function durationMs(duration: number | string): number;
/** A number of milliseconds as people write it: `60000` → `60s`; what is not whole stays a number. */
export declare function formatDuration(milliseconds: number): number | string;
