import type { Json } from "../schema/json.ts";
/** One value that holds no others, and where it stands. */
export interface Leaf {
    pointer: string;
    value: string | number | boolean | null;
}
/** Every leaf of a value, in its order; empty lists and objects have none. */
export declare function leavesOf(value: Json, pointer?: string): Leaf[];
