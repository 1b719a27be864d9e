export interface StubRequest {
    path: string;
    authorization: string | undefined;
    body: {
        messages?: {
            role: string;
            content: unknown;
        }[];
        stream?: boolean;
    };
}
export interface StubAnswer {
    status?: number;
    body: unknown;
    /** A stream's events, sent instead of the body. */
    events?: unknown[];
}
export interface StubProvider extends AsyncDisposable {
    url: string;
    requests: StubRequest[];
}
/** A provider on 127.0.0.1 that answers by a rule. */
export declare function stubProvider(answer: (request: StubRequest) => StubAnswer): Promise<StubProvider>;
/** A chat completion that asks for tools, or says something. */
export declare function chatAnswer(said: string | undefined, calls?: {
    id: string;
    name: string;
    args: unknown;
}[]): {
    id: string;
    object: string;
    created: number;
    model: string;
    choices: {
        index: number;
        finish_reason: string;
        message: {
            role: string;
            content: string | null;
            tool_calls?: {
                id: string;
                type: string;
                function: {
                    name: string;
                    arguments: string;
                };
            }[];
        };
    }[];
    usage: {
        prompt_tokens: number;
        completion_tokens: number;
        total_tokens: number;
    };
};
