import type { Json } from "../schema/json.ts";
/** One key or index as it stands inside a JSON Pointer (RFC 6901). */
export declare function escapePointerPart(part: string | number): string;
/** The JSON Pointer of a path. */
export declare function formatPointer(path: readonly (string | number)[]): string;
/** The parts of a JSON Pointer; `undefined` where the text is none. */
export declare function parsePointer(pointer: string): string[] | undefined;
/** The value that a JSON Pointer leads to; `undefined` where nothing stands there. */
export declare function valueAt(value: Json, pointer: string): Json | undefined;
/** A copy of the value without what stands at these JSON Pointers. */
export declare function withoutPointers(value: Json, pointers: readonly string[]): Json;
/** A copy of the value in which the text at a JSON Pointer is another one; whatever else stands there stays. */
export declare function withTextAt(value: Json, pointer: string, change: (text: string) => string): Json;
