import type { Json } from "../schema/json.ts";
type Call = {
    args: Json;
    output?: Json | undefined;
};
/**
 * Whether what a write did may show in a read: they name one thing, the answer names something that the write names, or the read
 * names nothing and may tell of everything. In doubt it may.
 */
export declare function touches(write: Call, read: Call): boolean;
export {};
