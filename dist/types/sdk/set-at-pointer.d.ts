import type { Json } from "../core/schema/json.ts";
/** A copy of a value with another one at a JSON Pointer; objects on the way are made where they are missing. */
export declare function setAtPointer(value: Json, pointer: string, replacement: Json): Json;
