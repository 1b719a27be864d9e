import { effectLookup } from "../core/effects.ts";
import type { Effect } from "../core/schema/effect.ts";
import { type Json, type JsonObject, jsonObjectSchema, jsonSchema } from "../core/schema/json.ts";
import { type AgentRun, recordModel, wrapTool } from "./agent-run.ts";
import { currentScope } from "./current-run.ts";

type Callable = (this: unknown, ...args: unknown[]) => unknown;

/** Where clients of models make their calls, and whose names these are. */
const modelMethods: Record<string, string> = {
  "chat.completions.create": "openai",
  "responses.create": "openai",
  "messages.create": "anthropic",
};

/**
 * `const openai = recordClient(new OpenAI())`, and the same for Anthropic's: each answer is recorded inside of a run, and comes
 * from the record on resume and fork. A stream is passed on as it is and not recorded.
 */
export function recordClient<C extends object>(client: C): C {
  return recordPath(client, "");
}

function recordPath<T extends object>(target: T, path: string): T {
  return new Proxy(target, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key, object);
      if (typeof key !== "string") return value;
      const below = path === "" ? key : `${path}.${key}`;
      const provider = Object.hasOwn(modelMethods, below) ? modelMethods[below] : undefined;
      if (provider !== undefined && isCallable(value)) return recordedCall(value, object, provider);
      const leads = Object.keys(modelMethods).some((method) => method.startsWith(`${below}.`));
      return leads && typeof value === "object" && value !== null ? recordPath(value, below) : value;
    },
  });
}

function recordedCall(method: Callable, owner: object, provider: string): Callable {
  return function create(...args) {
    const request = toObject(args[0]);
    if (!currentScope() || request["stream"] === true) return method.apply(owner, args);
    return recordModel(async () => toJson(await method.apply(owner, args)), { input: { provider, ...request } });
  };
}

interface ModelCall<T> {
  doGenerate: () => PromiseLike<T>;
  params: unknown;
  model: { provider: string; modelId: string };
}

/**
 * For the AI SDK: `wrapLanguageModel({ model, middleware: recordingMiddleware() })`. A stream is passed on as it is and not
 * recorded.
 */
export function recordingMiddleware() {
  return {
    specificationVersion: "v4" as const,
    /** Typed by its use: the middleware gives back what the model gave. */
    async wrapGenerate<T>({ doGenerate, params, model }: ModelCall<T>): Promise<T> {
      if (!currentScope()) return doGenerate();
      const { provider, modelId } = model;
      const input = { provider, model: modelId, ...toObject(params) };
      const output = await recordModel(async () => toJson(await doGenerate()), { input });
      return output as T; // it is what the model gave, as JSON
    },
  };
}

interface McpClient {
  callTool(params: { name: string; arguments?: Record<string, unknown> }, ...rest: never[]): Promise<unknown>;
}

/** `const client = recordMcpClient(new Client(…), { effects: { send_mail: "write" } })`: its tools become tools of the run. */
export function recordMcpClient<C extends McpClient>(
  client: C,
  { effects = {} }: { effects?: Record<string, Effect> } = {},
): C {
  const effectOf = effectLookup(effects);
  return new Proxy(client, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key, object);
      if (!isCallable(value)) return value;
      if (key !== "callTool") return value.bind(object);
      return (params: { name: string; arguments?: unknown }, ...rest: unknown[]) => {
        const call = async () => toJson(await value.call(object, params, ...rest));
        return wrapTool(params.name, call, { effect: effectOf(params.name).effect })(toJson(params.arguments ?? {}));
      };
    },
  });
}

/**
 * A LangGraph node as a step: `graph.addNode("search", recordNode(run, "search", search))`. What it changes is kept in the
 * run's state, so that every step has a checkpoint.
 */
export function recordNode<S, U extends object>(
  run: AgentRun,
  name: string,
  node: (state: S) => U | Promise<U>,
): (state: S) => Promise<U> {
  return async function step(state) {
    const update = await run.step(name, async () => {
      const given = toObject(await node(state));
      run.state = { ...run.state, ...given };
      return given;
    });
    return update as U; // it is what the node gave, as JSON
  };
}

function isCallable(value: unknown): value is Callable {
  return typeof value === "function";
}

/** What JSON keeps of a value; a record cannot hold more. */
function toJson(value: unknown): Json {
  return jsonSchema.parse(JSON.parse(JSON.stringify(value) ?? "null"));
}

function toObject(value: unknown): JsonObject {
  return jsonObjectSchema.catch({}).parse(toJson(value));
}
