import type { Json } from "../core/schema/json.ts";
/** What is known of a model call, from its request and answer in the shapes of OpenAI, Anthropic and the AI SDK. */
export interface ModelFacts {
    provider?: string;
    model?: string;
    temperature?: number;
    top_p?: number;
    max_tokens?: number;
    seed?: number;
    finish_reason?: string;
    /** One for each answer that was asked for. */
    finish_reasons?: string[];
    response_id?: string;
    response_model?: string;
    input_tokens?: number;
    output_tokens?: number;
    cached_tokens?: number;
    reasoning_tokens?: number;
}
export declare function modelFacts(request: Json | undefined, answer: Json | undefined): ModelFacts;
