import type { Effect } from "../core/schema/effect.ts";
import { type AgentRun } from "./agent-run.ts";
/**
 * `const openai = recordClient(new OpenAI())`, and the same for Anthropic's: each answer is recorded inside of a run, and comes
 * from the record on resume and fork. A stream is passed on as it is and not recorded.
 */
export declare function recordClient<C extends object>(client: C): C;
interface ModelCall<T> {
    doGenerate: () => PromiseLike<T>;
    params: unknown;
    model: {
        provider: string;
        modelId: string;
    };
}
/**
 * For the AI SDK: `wrapLanguageModel({ model, middleware: recordingMiddleware() })`. A stream is passed on as it is and not
 * recorded.
 */
export declare function recordingMiddleware(): {
    specificationVersion: "v4";
    /** Typed by its use: the middleware gives back what the model gave. */
    wrapGenerate<T>({ doGenerate, params, model }: ModelCall<T>): Promise<T>;
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
export {};
