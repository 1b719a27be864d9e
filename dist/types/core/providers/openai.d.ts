import type { Json } from "../schema/json.ts";
import type { PartReader, Provider } from "./model-api.ts";
/** What all of OpenAI's APIs share; Azure serves them under addresses of its own. */
export declare const openAi: Provider;
export declare function openAiUrl(baseUrl: string, path: string): string;
export declare function asksForStream(request: Json): boolean;
/** A part that is text, under the name `text` or another one. What it cites stands beside it. */
export declare function textReader(...names: string[]): PartReader;
