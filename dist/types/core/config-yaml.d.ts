import { type ReplayConfig } from "./schema/config.ts";
export interface ParsedConfig {
    config: ReplayConfig;
    /** Keys that ReplayKit does not know, and times without a unit, each with its line and what may be meant. */
    warnings: string[];
}
/** Reads `replaykit.yaml`; an empty file has the default of every key. */
export declare function parseConfig(text: string, fileName: string): ReplayConfig;
/** Like `parseConfig`, with what is to be said of it. */
export declare function readConfig(text: string, fileName: string): ParsedConfig;
