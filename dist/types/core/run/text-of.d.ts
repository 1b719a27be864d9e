import type { Json } from "../schema/json.ts";
/** The text in a message in the shape of any API: a string, parts with `text`, a message with `content`. */
export declare function textOf(value: Json | undefined): string;
/** A final output as text: what was said, else the JSON of it. */
export declare function outputText(output: Json | undefined): string;
/** `undefined` for outputs that say nothing: null, blank text, and a model's message without any text. */
export declare function presentOutput(output: Json | undefined): Json | undefined;
