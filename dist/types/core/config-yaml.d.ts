import { type ReplayConfig } from "./schema/config.ts";
export interface ParsedConfig {
    config: ReplayConfig;
    /** Keys that ReplayKit does not know. */
    unknownKeys: string[];
}
/** Reads `replaykit.yaml`; an empty file has the default of every key. */
export declare function parseConfig(text: string, fileName: string): ReplayConfig;
/** Like `parseConfig`, with the keys that are not known, for `doctor`. */
export declare function readConfig(text: string, fileName: string): ParsedConfig;
