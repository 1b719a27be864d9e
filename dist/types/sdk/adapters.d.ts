import type { Effect } from "../core/schema/effect.ts";
import { type AgentRun } from "./agent-run.ts";
/**
 * `const openai = recordClient(new OpenAI())`, and the same for Anthropic's: each answer, whole or streamed, is recorded inside of
 * a run, and comes from the record on replay, resume and fork. It is the same client; outside of a run it does what it did.
 */
export declare function recordClient<C extends object>(client: C): C;
interface ModelCall<G, S> {
    doGenerate: () => PromiseLike<G>;
    doStream: () => PromiseLike<S>;
    params: unknown;
    model: {
        provider: string;
        modelId: string;
    };
}
/** For the AI SDK: `wrapLanguageModel({ model, middleware: recordingMiddleware() })`, for `generateText` and `streamText`. */
export declare function recordingMiddleware(): {
    specificationVersion: "v4";
    /** Typed by its use: the middleware gives back what the model gave. */
    wrapGenerate<G, S>({ doGenerate, params, model }: ModelCall<G, S>): Promise<G>;
    wrapStream<G, S extends object>({ doStream, params, model }: ModelCall<G, S>): Promise<S>;
};
interface McpClient {
    callTool(params: {
        name: string;
        arguments?: Record<string, unknown>;
    }, ...rest: never[]): Promise<unknown>;
}
/** `const client = recordMcpClient(new Client(…), { effects: { send_mail: "write" } })`: its tools become tools of the run. */
export declare function recordMcpClient<C extends McpClient>(client: C, { effects }?: {
    effects?: Record<string, Effect>;
}): C;
/**
 * A LangGraph node as a step: `graph.addNode("search", recordNode(run, "search", search))`. What it changes is kept in the
 * run's state, so that every step has a checkpoint.
 */
export declare function recordNode<S, U extends object>(run: AgentRun, name: string, node: (state: S) => U | Promise<U>): (state: S) => Promise<U>;
interface AgentModel {
    getResponse(request: never): Promise<unknown>;
    getStreamedResponse(request: never): AsyncIterable<unknown>;
}
interface AgentModelProvider {
    getModel(name?: string): AgentModel | Promise<AgentModel>;
}
/**
 * For the OpenAI Agents SDK: `new Runner({ modelProvider: recordModelProvider(new OpenAIProvider()) })`. Its tools are recorded by
 * `tool({ execute: kit.tool("search", search) })`.
 */
export declare function recordModelProvider<P extends AgentModelProvider>(provider: P): P;
export {};
