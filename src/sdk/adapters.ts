import { modelApis } from "../core/providers/index.ts";
import { withFailure } from "../core/providers/answer-end.ts";
import { answersOfEvents } from "../core/providers/streamed-answer.ts";
import type { Effect } from "../core/schema/effect.ts";
import { type Json, type JsonObject, jsonObjectSchema, jsonSchema } from "../core/schema/json.ts";
import { type AgentRun, currentScope, recordModel, recordModelStream, wrapTool } from "./agent-run.ts";
import { compact } from "../core/compact.ts";
import { createRecordedStream } from "./recorder/record-stream.ts";

type Callable = (this: unknown, ...args: unknown[]) => unknown;

/** Where clients of models make their calls, and whose names these are. */
const modelMethods = modelApis.flatMap(({ clientMethods, provider }) =>
  clientMethods.map((path): [path: string, provider: string] => [path, provider.name]),
);

const wrapped = new WeakSet<object>();

/**
 * `const openai = recordClient(new OpenAI())`, and the same for Anthropic's: each answer, whole or streamed, is recorded inside of
 * a run, and comes from the record on replay, resume and fork. It is the same client; outside of a run it does what it did.
 */
export function recordClient<C extends object>(client: C): C {
  for (const [path, provider] of modelMethods) {
    const owner = path.split(".").reduce<unknown>((found, name) => propertyOf(found, name), client);
    const method = propertyOf(owner, "create");
    if (!isCallable(method) || typeof owner !== "object" || owner === null || wrapped.has(owner)) continue;
    wrapped.add(owner);
    // On the object itself: what the client offers on top (stream, parse, runTools) goes through it too.
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
    const stream = (await call()) as AsyncIterable<unknown>; // it was asked for one
    controller = propertyOf(stream, "controller");
    return stream;
  };
  const whole = (chunks: Json[]) => answersOfEvents(chunks).at(-1) ?? {};
  const parts = await recordModelStream({ open, whole }, { input });
  return createRecordedStream(parts, controller instanceof AbortController ? controller : new AbortController());
}

/** What the clients' own promises can do beside being awaited; of a recorded answer there is no HTTP response any more. */
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

/** For the AI SDK: `wrapLanguageModel({ model, middleware: recordingMiddleware() })`, for `generateText` and `streamText`. */
export function recordingMiddleware() {
  return {
    specificationVersion: "v4" as const,
    /** Typed by its use: the middleware gives back what the model gave. */
    async wrapGenerate<G, S>({ doGenerate, params, model }: ModelCall<G, S>): Promise<G> {
      if (!currentScope()) return doGenerate();
      const output = await recordModel(async () => toJson(await doGenerate()), { input: inputOf(model, params) });
      return revived(output) as G; // it is what the model gave, as JSON
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
      return { ...opened, stream: ReadableStream.from(parts) } as unknown as S; // as the model's own
    },
  };
}

function inputOf({ provider, modelId }: { provider: string; modelId: string }, params: unknown): JsonObject {
  return { provider, model: modelId, ...toObject(params) };
}

/** The answer that the parts of an AI SDK stream spell out. */
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

/** The AI SDK wants the times of a response as dates. */
function revived(answer: Json): Json {
  const part = toObject(answer);
  const at = typeof part["timestamp"] === "string" ? part : toObject(part["response"]);
  if (typeof at["timestamp"] !== "string") return answer;
  const dated = { ...at, timestamp: new Date(at["timestamp"]) };
  return (at === part ? dated : { ...part, response: dated }) as unknown as Json; // as the model gave it
}

interface McpClient {
  callTool(params: { name: string; arguments?: Record<string, unknown> }, ...rest: never[]): Promise<unknown>;
}

/** `const client = recordMcpClient(new Client(…), { effects: { send_mail: "write" } })`: its tools become tools of the run. */
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
export function recordModelProvider<P extends AgentModelProvider>(provider: P): P {
  const getModel = async (name?: string) => recordAgentModel(await provider.getModel(name), name);
  return boundTo(provider, { getModel });
}

function recordAgentModel<M extends AgentModel>(model: M, name: string | undefined): M {
  const inputFor = (request: unknown) => {
    const { signal: _, _internal: _none, ...asked } = toObject(request);
    return { provider: "openai", ...compact({ model: name }), ...asked };
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

/** An object with some of its methods replaced; the others stay its own, private fields included. */
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

/** What JSON keeps of a value; a record cannot hold more. */
function toJson(value: unknown): Json {
  return jsonSchema.parse(JSON.parse(JSON.stringify(value) ?? "null"));
}

function toObject(value: unknown): JsonObject {
  return jsonObjectSchema.catch({}).parse(toJson(value));
}
