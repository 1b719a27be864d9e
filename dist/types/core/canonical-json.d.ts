import type { Json } from "./schema/json.ts";
/**
 * JSON text that is the same for equal values: keys in code unit order, no spaces, members that are `undefined` left out.
 * The depth of what comes in was capped at the door (`json-limits.ts`), so recursion is safe here.
 */
export declare function canonicalJson(value: Json): string;
