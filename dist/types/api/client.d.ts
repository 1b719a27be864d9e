import type { AnswerOf, Endpoint, ParamsOf, QueryOf, SentBody } from "./endpoint.ts";
export interface ApiClientOptions {
    /** Of any Worker, e.g. `https://replaykit.example.workers.dev`. */
    url: string;
    /** The headers by which the Worker knows who asks. */
    credential: Readonly<Record<string, string>>;
    /** Left out: the platform's own. */
    fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
    /** How often a request is sent at most; 1: never again. */
    tries?: number;
    /** For each try; 0: as long as it takes. */
    timeoutMs?: number;
    /** Tries again too where nothing ever answered: left out, a mistyped address fails at once. */
    patient?: boolean;
    /** What to do where the Worker cannot be reached. */
    hint?: string;
    /** Whose API it is where it is not a Worker's. */
    service?: string;
}
/** What one request says; the names are those of its endpoint. */
export type ApiRequest<E extends Endpoint> = ([keyof ParamsOf<E>] extends [never] ? {
    params?: undefined;
} : {
    params: ParamsOf<E>;
}) & {
    query?: {
        [Name in keyof QueryOf<E>]?: string | number | undefined;
    } | undefined;
    /** A text or bytes go as they are. */
    body?: SentBody<E> | string | Uint8Array<ArrayBuffer>;
    headers?: Record<string, string>;
};
export interface ApiClient {
    /** Sends a request, again where that may help, and answers what its endpoint describes. A refusal is thrown. */
    ask<E extends Endpoint>(this: void, endpoint: E, request: ApiRequest<E>): Promise<AnswerOf<E>>;
    /** The same, with the answer as it came: for what goes through unread, as settings of a newer Worker do. */
    askVerbatim<E extends Endpoint>(this: void, endpoint: E, request: ApiRequest<E>): Promise<unknown>;
}
/** The one client of the Worker's API, with its one rule of what is tried again: what the Worker or the way to it may recover from. */
export declare function createApiClient(options: ApiClientOptions): ApiClient;
