import type { JsonObject } from "./schema/json.ts";
import { type Path } from "./schema/problem.ts";
/** A length of time without a unit. */
export interface BareDuration {
    path: Path;
    /** What it is read as, and how to write what may be meant. */
    message: string;
}
/** Lengths of time of a `case.yaml` that look like seconds and are read as milliseconds. */
export declare function bareDurationsOfCase(value: JsonObject): BareDuration[];
/** The same of a `replaykit.yaml`. */
export declare function bareDurationsOfConfig(value: JsonObject): BareDuration[];
