import { modelApis } from "../core/providers/index.ts";
import { withFailure } from "../core/providers/answer-end.ts";
import { answersOfEvents } from "../core/providers/streamed-answer.ts";
import type { Effect } from "../core/schema/effect.ts";
import { type Json, type JsonObject, jsonObjectSchema, jsonSchema } from "../core/schema/json.ts";
import { type AgentRun, currentScope, recordModel, recordModelStream, wrapTool } from "./agent-run.ts";
import { compact } from "../core/compact.ts";
import { createRecordedStream } from "./recorder/record-stream.ts";

type Callable = (this: unknown, ...args: unknown[]) => unknown;

/** Where clients of models have their `create` methods, and the provider of each. */
const modelMethods = modelApis.flatMap(({ clientMethods, provider }) =>
  clientMethods.map((path): [path: string, provider: string] => [path, provider.name]),
);

const wrapped = new WeakSet<object>();

/**
 * Makes a client of OpenAI or Anthropic record: `const openai = recordClient(new OpenAI())`. Inside of a run, each
 * answer, whole or streamed, is recorded, and comes from the record on replay, resume and fork. Returns the same
 * client. Outside of a run it works as before.
 */
export function recordClient<C extends object>(client: C): C {
  for (const [path, provider] of modelMethods) {
    const owner = path.split(".").reduce<unknown>((found, name) => propertyOf(found, name), client);
    const method = propertyOf(owner, "create");
    if (!isCallable(method) || typeof owner !== "object" || owner === null || wrapped.has(owner)) continue;
    wrapped.add(owner);
    // Replaced on the object itself, so that what the client builds on it (stream, parse, runTools) is recorded too.
    Object.assign(owner, { create: recordedCall(method, owner, provider) });
  }
  return client;
}

function recordedCall(method: Callable, owner: object, provider: string): Callable {
  return function create(...args) {
    const call = async () => method.apply(owner, args);
    if (!currentScope()) return method.apply(owner, args);
    const request = toObject(args[0]);
    const input = { provider, ...request };
    return asApiPromise(
      request["stream"] === true
        ? recordedStream(call, input)
        : recordModel(async () => toJson(await call()), { input }),
    );
  };
}

async function recordedStream(call: () => Promise<unknown>, input: JsonObject): Promise<unknown> {
  let controller: unknown;
  const open = async () => {
    const stream = (await call()) as AsyncIterable<unknown>; // the request asked for a stream
    controller = propertyOf(stream, "controller");
    return stream;
  };
  const whole = (chunks: Json[]) => answersOfEvents(chunks).at(-1) ?? {};
  const parts = await recordModelStream({ open, whole }, { input });
  return createRecordedStream(parts, controller instanceof AbortController ? controller : new AbortController());
}

/** The methods of the clients' own promises. A recorded answer has no HTTP response, so they give an empty one. */
function asApiPromise(answer: Promise<unknown>): Promise<unknown> {
  const response = () => new Response(null);
  return Object.assign(answer, {
    asResponse: async () => answer.then(response),
    withResponse: async () => ({ data: await answer, response: response(), request_id: null }),
    _thenUnwrap: (change: (data: unknown, props: object) => unknown) =>
      asApiPromise(answer.then((data) => change(data, { response: response(), options: {} }))),
  });
}

interface ModelCall<G, S> {
  doGenerate: () => PromiseLike<G>;
  doStream: () => PromiseLike<S>;
  params: unknown;
  model: { provider: string; modelId: string };
}

/** Records with the AI SDK's middleware: `wrapLanguageModel({ model, middleware: recordingMiddleware() })`. */
export function recordingMiddleware() {
  return {
    specificationVersion: "v4" as const,
    /** Typed by its use: the middleware returns what the model returned. */
    async wrapGenerate<G, S>({ doGenerate, params, model }: ModelCall<G, S>): Promise<G> {
      if (!currentScope()) return doGenerate();
      const output = await recordModel(async () => toJson(await doGenerate()), { input: inputOf(model, params) });
      return revived(output) as G; // the model's answer, as JSON
    },
    async wrapStream<G, S extends object>({ doStream, params, model }: ModelCall<G, S>): Promise<S> {
      if (!currentScope()) return doStream();
      let opened: object = {};
      const open = async () => {
        const given = await doStream();
        opened = given;
        return propertyOf(given, "stream") as AsyncIterable<unknown>; // a ReadableStream
      };
      const input = { ...inputOf(model, params), stream: true };
      const parts = await recordModelStream({ open, whole: wholeOfParts, revive: revived }, { input });
      return { ...opened, stream: ReadableStream.from(parts) } as unknown as S; // has the shape of the model's
    },
  };
}

function inputOf({ provider, modelId }: { provider: string; modelId: string }, params: unknown): JsonObject {
  return { provider, model: modelId, ...toObject(params) };
}

/** The whole answer, joined from the parts of an AI SDK stream. */
function wholeOfParts(parts: Json[]): Json {
  const texts = new Map<string, { type: string; text: string }>();
  const content: JsonObject[] = [];
  let end: JsonObject = {};
  for (const part of parts.map(toObject)) {
    const { type, id, delta } = part;
    if ((type === "text-delta" || type === "reasoning-delta") && typeof delta === "string") {
      const key = `${type} ${JSON.stringify(id)}`;
      const text = texts.get(key) ?? { type: type.replace("-delta", ""), text: "" };
      if (!texts.has(key)) content.push(text);
      texts.set(key, text);
      text.text += delta;
    }
    if (type === "tool-call" || type === "source" || type === "file") content.push(part);
    if (type === "finish") end = part;
  }
  const { finishReason = null, usage = null } = end;
  return withFailure({ content, finishReason, usage }, parts, "type" in end);
}

/** Turns the timestamp of a response into a date, which the AI SDK expects. */
function revived(answer: Json): Json {
  const part = toObject(answer);
  const at = typeof part["timestamp"] === "string" ? part : toObject(part["response"]);
  if (typeof at["timestamp"] !== "string") return answer;
  const dated = { ...at, timestamp: new Date(at["timestamp"]) };
  return (at === part ? dated : { ...part, response: dated }) as unknown as Json; // has the shape of the model's
}

interface McpClient {
  callTool(params: { name: string; arguments?: Record<string, unknown> }, ...rest: never[]): Promise<unknown>;
}

/** Records an MCP client's tools as tools of the run. `effects`: by tool, such as `{ send_mail: "write" }`. */
export function recordMcpClient<C extends McpClient>(
  client: C,
  { effects = {} }: { effects?: Record<string, Effect> } = {},
): C {
  return new Proxy(client, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key, object);
      if (!isCallable(value)) return value;
      if (key !== "callTool") return value.bind(object);
      return (params: { name: string; arguments?: unknown }, ...rest: unknown[]) => {
        const call = async () => toJson(await value.call(object, params, ...rest));
        const effect = Object.hasOwn(effects, params.name) ? effects[params.name] : undefined;
        return wrapTool(params.name, call, effect ? { effect } : {})(toJson(params.arguments ?? {}));
      };
    },
  });
}

/**
 * Records a LangGraph node as a step: `graph.addNode("search", recordNode(run, "search", search))`. The node's changes
 * are kept in the run's state, so that every step has a checkpoint.
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
    return update as U; // the node's answer, as JSON
  };
}

interface AgentModel {
  getResponse(request: never): Promise<unknown>;
  getStreamedResponse(request: never): AsyncIterable<unknown>;
}

interface AgentModelProvider {
  getModel(name?: string): AgentModel | Promise<AgentModel>;
}

/**
 * Recording for the OpenAI Agents SDK: `new Runner({ modelProvider: recordModelProvider(new OpenAIProvider()) })`.
 * Record its tools with `tool({ execute: kit.tool("search", search) })`.
 */
export function recordModelProvider<P extends AgentModelProvider>(provider: P): P {
  const getModel = async (name?: string) => recordAgentModel(await provider.getModel(name), name);
  return boundTo(provider, { getModel });
}

function recordAgentModel<M extends AgentModel>(model: M, name: string | undefined): M {
  const inputFor = (request: unknown) => {
    const { signal: _, _internal: _none, ...members } = toObject(request);
    return { provider: "openai", ...compact({ model: name }), ...members };
  };
  async function getResponse(request: never): Promise<unknown> {
    if (!currentScope()) return model.getResponse(request);
    return recordModel(async () => toJson(await model.getResponse(request)), { input: inputFor(request) });
  }
  async function* getStreamedResponse(request: never): AsyncGenerator {
    const open = () => model.getStreamedResponse(request);
    if (!currentScope()) {
      yield* open();
      return;
    }
    const whole = (events: Json[]) => {
      const end = events.map(toObject).findLast(({ type }) => type === "response_done");
      return withFailure(toObject(end?.["response"]), events, end !== undefined);
    };
    yield* await recordModelStream({ open, whole }, { input: { ...inputFor(request), stream: true } });
  }
  return boundTo(model, { getResponse, getStreamedResponse });
}

/** An object with some of its methods replaced. The other methods stay bound to it, so that private fields work. */
function boundTo<T extends object>(target: T, methods: object): T {
  return new Proxy(target, {
    get(object, key) {
      const value: unknown = Reflect.get(Object.hasOwn(methods, key) ? methods : object, key);
      return isCallable(value) && !Object.hasOwn(methods, key) ? value.bind(object) : value;
    },
  });
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function isCallable(value: unknown): value is Callable {
  return typeof value === "function";
}

/** A value as JSON keeps it; a record cannot hold more. */
function toJson(value: unknown): Json {
  return jsonSchema.parse(JSON.parse(JSON.stringify(value) ?? "null"));
}

function toObject(value: unknown): JsonObject {
  return jsonObjectSchema.catch({}).parse(toJson(value));
}
