import type { Json } from "../schema/json.ts";
/** True where two JSON values are equal: the order of keys doesn't count, the order of items does. */
export declare function equalJson(a: Json | undefined, b: Json | undefined): boolean;
