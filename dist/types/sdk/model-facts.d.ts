import type { Json } from "../core/schema/json.ts";
/** What is known of a model call, from its request and answer in the shapes of any API and of the AI SDK. */
export type ModelFacts = ReturnType<typeof modelFacts>;
export declare function modelFacts(request: Json | undefined, answer: Json | undefined): {} & {
    readonly temperature?: number;
    readonly top_p?: number;
    readonly max_tokens?: number;
    readonly seed?: number;
    readonly provider?: string;
    readonly model?: string;
    readonly finish_reason?: string;
    readonly finish_reasons?: string[];
    readonly response_id?: string;
    readonly response_model?: string;
    readonly input_tokens?: number;
    readonly output_tokens?: number;
    readonly cached_tokens?: number;
    readonly reasoning_tokens?: number;
    readonly error?: {
        [x: string]: unknown;
        kind: "cancelled" | "exception" | "limit" | "model" | "timeout" | "tool";
        message: string;
        heuristic?: boolean | undefined;
        returned?: boolean | undefined;
        thrown?: {
            [x: string]: unknown;
            value: Json;
            types: Record<string, string>;
        } | undefined;
    };
};
