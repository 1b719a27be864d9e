import type { RecordedCall } from "../schema/fixtures.ts";
import type { Json } from "../schema/json.ts";
import type { Miss } from "../schema/result.ts";
import type { ToolRules } from "./tool-rules.ts";
/** Why no recording fits a call: the nearest one, where it first differs, and the rule that would make it match. */
export declare function explainMiss(tool: string, args: Json, { recordings, rules, others, refused }: Known): Miss;
interface Known {
    /** Of this tool. */
    recordings: RecordedCall[];
    rules: ExplainRules;
    /** Of every tool. */
    others?: readonly RecordedCall[];
    /** Why the pool did not answer. */
    refused?: string | undefined;
}
interface ExplainRules extends ToolRules {
    same: (recorded: Json, live: Json) => boolean;
}
export {};
