import { ReplayKitError } from "../../error.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { onceARun } from "../input/once-a-run.ts";
import { asText, at, first, listOf, objectsOf, textOf } from "../fields/fields.ts";
import type { ReadTrace, TraceFormat } from "../input/format.ts";
import { answerIn, asksModel, type HttpExchange, modelExchanges } from "./http-exchange.ts";
import type { Unpacking } from "./body-text.ts";
import { pairsIn } from "./http-pairs.ts";
import { interactionsIn, recordedIn, type RecordedExchange } from "./recorded-exchanges.ts";
import { runsOf } from "./http-runs.ts";
import { keyOf } from "../messages/known-history.ts";
import { type SpanNode, spanNode } from "../spans/span-node.ts";
import { compact } from "../../compact.ts";
import { traceFromSpans } from "../spans/spans-to-trace.ts";

/** Recorded HTTP traffic of model APIs (VCR, HAR, a fetch wrapper). Only this source has retries and statuses. */
export const httpRecording: TraceFormat = {
  name: "http-recording",
  title:
    "HTTP recordings of model APIs: VCR and LangChain (JSON and YAML), HAR, nock, fetch; including streamed and compressed bodies",
  carries: "requests and answers whole, statuses, retries; results from the next request",
  settings: { content: "record until the run has ended, the request after the last tool call included" },
  surest: 0.92,
  detect: (input) => {
    const recorded = recordedIn(input);
    if (!recorded.some(asksModel)) return recorded.length > 0 ? 0.3 : unreadable(input.json).length > 0 ? 0.2 : 0;
    // Readers of messages also accept logs of pairs and nock's records, so this must be surer.
    return pairsIn(input).length > 0 || recordsOfNock(input.json) ? 0.92 : 0.9;
  },
  read: (input, { platform }) => {
    const recorded = withLaterAnswers(recordedIn(input), platform);
    const strange = recorded.length === 0 ? unreadable(input.json)[0] : undefined;
    if (strange) throw holdsNoRequest(input.name, strange);
    const exchanges = modelExchanges(recorded, { name: input.name, platform });
    const others = recorded.flatMap((one) => one?.url ?? []);
    if (exchanges.length === 0 && others.length > 0) throw asksNoModel(input.name, others);
    const aside = notesOn({ others: others.length - exchanges.length, halves: halvesIn(input.json) });
    return runsOf(exchanges).map((run, index) => {
      const id = `http-${platform.hash(JSON.stringify([index, ...run.map(signOf)])).slice(0, 16)}`;
      return readRun(run, id, aside);
    });
  },
};

/** The path at which the Responses API returns the answer to an earlier request. */
const lookAt = /\/responses\/(resp_\w+)\/?(?:[?#]|$)/;

/**
 * Gives background requests the answer that was fetched last. The fetches become undefined, so that the others keep
 * their numbers.
 */
function withLaterAnswers(
  recorded: readonly RecordedExchange[],
  platform: Unpacking,
): (RecordedExchange | undefined)[] {
  const looks = recorded.map(({ url }) => lookAt.exec(url)?.[1]);
  if (looks.every((id) => id === undefined)) return [...recorded];
  const indexOf = new Map<string, number>();
  const all: (RecordedExchange | undefined)[] = [...recorded];
  for (const [index, exchange] of recorded.entries()) {
    const look = looks[index];
    const from = look === undefined ? undefined : indexOf.get(look);
    const answer = answerOf(exchange, platform);
    const earlier = from === undefined ? undefined : all[from];
    if (look === undefined) indexOf.set(asText(at(answer, "id")), index);
    if (from === undefined || earlier === undefined || !Array.isArray(at(answer, "output"))) continue;
    all[from] = { ...earlier, response: exchange.response };
    all[index] = undefined;
  }
  return all;
}

/** Null if the body cannot be decompressed; reading the exchange reports that. */
function answerOf({ response }: RecordedExchange, platform: Unpacking): Json {
  try {
    return answerIn(response, platform);
  } catch {
    return null;
  }
}

function recordsOfNock(json: unknown): boolean {
  return Array.isArray(json) && json.some((value) => isObject(value) && "scope" in value && "response" in value);
}

/** The entries of a recording without an HTTP exchange. They may be gRPC calls or socket messages. */
function unreadable(json: Json | undefined): JsonObject[] {
  const list = listOf(interactionsIn(json));
  const objects = objectsOf(list);
  return objects.length === list.length ? objects : [];
}

function holdsNoRequest(name: string, exchange: JsonObject): ReplayKitError {
  if (["api", "request", "status"].every((member) => member in exchange))
    return new ReplayKitError("unknown_format", `${name} holds only the models' answers of a run that was recorded`, {
      hint: `give its trace: ${name.replace(/\.model\.json$/, ".json")}`,
    });
  const members = Object.keys(exchange).slice(0, namedAddresses).join(", ");
  return new ReplayKitError(
    "unknown_format",
    `${name} records no HTTP request with its answer: exchange 1 has only ${members}`,
    { hint: "calls over gRPC and sockets are not read: record the agent's run with its SDK or OpenTelemetry" },
  );
}

const namedAddresses = 3;

/** The error lists addresses without their queries, which may hold keys. */
function asksNoModel(name: string, urls: readonly string[]): ReplayKitError {
  const addresses = [...new Set(urls.map((url) => url.replace(/[?#].*$/s, "")))];
  const more = addresses.length > namedAddresses ? ` and ${addresses.length - namedAddresses} more` : "";
  return new ReplayKitError(
    "unknown_format",
    `${name} records no request to a model that ReplayKit knows, only to ${addresses.slice(0, namedAddresses).join(", ")}${more}`,
    { hint: "record the agent's calls of its model too" },
  );
}

/**
 * What distinguishes an exchange. It leaves out most of a long history, so that hashing takes no longer than reading.
 */
function signOf({ url, request, body, input, output, answer }: HttpExchange): unknown[] {
  const messageKeys = [...input.slice(-2), ...output].map(keyOf);
  return [
    url,
    asText(request["model"]),
    first(body, "id") ?? null,
    input.length,
    messageKeys,
    answer.error?.message ?? null,
  ];
}

/** Number of entries of a recording that have a request or an answer alone, as the last one of a file that was cut off. */
function halvesIn(json: Json | undefined): number {
  const isHalf = ({ request, response }: JsonObject) => isObject(request) !== isObject(response);
  return objectsOf(listOf(interactionsIn(json))).filter((one) => !("scope" in one) && isHalf(one)).length;
}

function notesOn({ others, halves }: { others: number; halves: number }): string[] {
  return [
    ...(others > 0
      ? [
          `${others} ${others === 1 ? "exchange with another service was" : "exchanges with other services were"} left aside`,
        ]
      : []),
    ...(halves > 0 ? [`${halves} ${halves === 1 ? "exchange has" : "exchanges have"} no request or no answer`] : []),
  ];
}

function readRun(exchanges: HttpExchange[], run_id: string, aside: readonly string[]): ReadTrace {
  const nodes = inTurn(exchanges.map(nodeOf));
  const retried = exchanges.filter(({ retries }) => retries > 0).length;
  const notes = [
    ...(retried > 0 ? [`${retried} requests were retries of the one before`] : []),
    ...(exchanges.some(({ asked }) => !asked)
      ? ["only answers were recorded: requests and tool results are unknown"]
      : []),
    ...aside,
  ];
  const source = onceARun(exchanges.map(({ url }) => ({ url })));
  const read = traceFromSpans(nodes, { run_id, format: "http-recording", source, notes });
  const attempts = exchanges.map(({ retries }) => retries);
  let next = 0;
  for (const event of read.trace.events) {
    if (event.type !== "model_call") continue;
    // If only one time is known, the duration is unknown.
    if (event.duration_ms === 0) delete event.duration_ms;
    const retries = attempts[next] ?? 0;
    next += 1;
    if (retries > 0) event.attempt = retries + 1;
  }
  const failed = nodes.at(-1)?.error;
  const ended = read.trace.events.at(-1)?.type === "final_output";
  const status = failed ? "error" : ended ? "success" : "unknown";
  return { ...read, trace: { ...read.trace, status } };
}

/** A failed answer has no time, so it takes the time of the one before. */
function inTurn(nodes: SpanNode[]): SpanNode[] {
  let latest = 0;
  for (const node of nodes) {
    latest = Math.max(latest, node.start ?? 0);
    node.start = latest === 0 ? undefined : latest;
    node.end = node.start === undefined ? undefined : Math.max(node.start, node.end ?? 0);
  }
  return nodes;
}

function nodeOf(exchange: HttpExchange, index: number): SpanNode {
  const { request, url, start, end, input, output, params, answer } = exchange;
  return spanNode({
    id: `exchange-${index}`,
    name: url,
    kind: "model",
    start,
    end,
    input,
    output,
    model: answer.model ?? textOf(request["model"]) ?? modelIn(url),
    params,
    usage: answer.usage,
    cost: answer.cost,
    finish: answer.finish_reason,
    error: answer.error,
    rest: restOf(exchange),
  });
}

/** The answer's id, its alternatives, and the whole body of an empty answer, which may explain why. */
function restOf({ answer, body }: HttpExchange): JsonObject | undefined {
  const { id, alternatives, text, calls, extras, error } = answer;
  const isEmpty = text === "" && calls.length === 0 && extras.length === 0 && error === undefined;
  const rest: JsonObject = {
    ...compact({ response_id: id }),
    ...(alternatives.length === 0 ? {} : { alternatives }),
    ...(isEmpty && isObject(body) ? { response: body } : {}),
  };
  return Object.keys(rest).length === 0 ? undefined : rest;
}

/** Some APIs name the model in the path. */
function modelIn(url: string): string | undefined {
  const name = /\/models?\/([^/:?]+)(?::|\/(?:invoke|converse))/.exec(url)?.[1];
  if (name === undefined) return undefined;
  // Bedrock's model names contain colons, encoded as %3A.
  return name.replaceAll("%3A", ":").replaceAll("%3a", ":");
}
