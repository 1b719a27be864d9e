import type { Json } from "../schema/json.ts";
import { type PartTarget } from "./message-shape.ts";
/** Adds one part of a message's content: a text, a call, a result, or something without a word here. */
export declare function readPart(part: Json, target: PartTarget): void;
/** Texts joined, or the one JSON value that a tool gave. */
export declare function converseOutput(content: Json): Json;
