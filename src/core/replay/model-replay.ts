import { failureOfModelCall } from "../models/provider-failure.ts";
import { compact } from "../compact.ts";
import { recordedVariants } from "../fixtures/model-variants.ts";
import { valueAt, withTextAt } from "../matching/json-pointer.ts";
import { shortJson } from "../matching/short-json.ts";
import { createPlaceholderPairs, type PlaceholderPairs, placeholdersIn } from "../redact/placeholder-pairs.ts";
import { isObject } from "../schema/is-object.ts";
import type { ModelMode } from "../schema/case.ts";
import type { ModelExchange, ModelFixtures } from "../schema/fixtures.ts";
import type { Json } from "../schema/json.ts";
import type { Miss } from "../schema/attempt-result.ts";
import { readableRequest, modelRequestRules, requestDifference } from "./model-request.ts";
import { doubledQuestion, textChange, withoutVolatile } from "./text-change.ts";

export type ModelAnswer =
  | { how: "served"; exchange: ModelExchange }
  /** `miss`: the first difference from the recorded conversation. */
  | { how: "live"; miss?: Miss }
  | { how: "missed"; miss: Miss };

export interface ModelReplay {
  /** Answers a request of this API. `redact` is called only if the unredacted request has no fixture. */
  ask(api: string, request: Json, redact?: (value: Json) => Json): ModelAnswer;
  /** Number of recorded exchanges that were not requested. */
  unconsumed(): number;
  /** True once a request had no fixture: the recorded conversation no longer applies. */
  diverged(): boolean;
  /** Number of recorded answers before the first live one; `undefined` if no model was live. */
  liveAfter(): number | undefined;
}

export interface ModelReplayOptions extends Pick<ModelFixtures, "exchanges" | "variants"> {
  mode: ModelMode;
  /** Shared by all replays of one attempt. */
  placeholders?: PlaceholderPairs | undefined;
  /** Goes live after this many recorded answers, even if a recording fits; absent: only if none fits. */
  liveAfter?: number | undefined;
  /** JSON Pointers of texts in requests in which dates, times, ids and paths do not count. */
  ignore?: readonly string[] | undefined;
}

interface ExchangeFixture {
  exchange: ModelExchange;
  /** The request without what `ignore` excludes. */
  request: Json;
  used: boolean;
  /** Index of its way (see `createModelReplay`). */
  way: number;
}

/**
 * Replays the model exchanges of one attempt. The first unused fixture with an equal request answers, so equal requests
 * are answered in recorded order. A case may hold several recorded conversations, called ways (`exchanges` and
 * `variants`). The way that answered last is preferred while it fits. `recorded-until-divergence` goes live at the first
 * request without a fixture and stays live, because later fixtures belong to another conversation.
 */
export function createModelReplay({
  mode,
  placeholders: given,
  liveAfter,
  ignore = [],
  ...recorded
}: ModelReplayOptions): ModelReplay {
  const counting = (request: Json) =>
    ignore.reduce((rest: Json, pointer) => withTextAt(rest, pointer, withoutVolatile), request);
  const ways = recordedVariants(recorded);
  const placeholders = given ?? createPlaceholderPairs(() => placeholdersIn(JSON.stringify(ways)));
  const fixtures = ways.flatMap((exchanges, way) =>
    exchanges.map((exchange): ExchangeFixture => ({ exchange, request: counting(exchange.request), used: false, way })),
  );
  const conversation = createConversation(fixtures, ways.length, placeholders);
  const take = (api: string, request: Json) => conversation.take(api, counting(request));
  let live = mode === "live";
  let firstLive: number | undefined;
  let diverged = false;

  function ask(api: string, request: Json, redact?: (value: Json) => Json): ModelAnswer {
    if (live || (mode !== "recorded" && conversation.served() === liveAfter)) return goLive();
    // Compare before redacting, which is the most expensive step: most requests equal a (redacted) fixture already.
    const asItCame = take(api, request);
    if (asItCame) return { how: "served", exchange: asItCame };
    const redacted = redact ? redact(request) : request;
    const exchange = redact && take(api, redacted);
    if (exchange) return { how: "served", exchange };
    diverged = true;
    const miss = explain(api, { asked: redacted, counts: counting(redacted), fixtures, placeholders });
    if (mode === "recorded") return { how: "missed", miss };
    return goLive(miss);
  }

  function goLive(miss?: Miss): ModelAnswer {
    live = true;
    firstLive ??= conversation.served();
    return { how: "live", ...compact({ miss }) };
  }

  return { ask, unconsumed: conversation.unconsumed, diverged: () => diverged, liveAfter: () => firstLive };
}

/** The recorded conversation of one attempt. It leaves a way for another only if that way does not fit. */
function createConversation(fixtures: ExchangeFixture[], ways: number, placeholders: PlaceholderPairs) {
  let followed = 0;
  let served = 0;
  const byShape = groupByShape(fixtures);

  /** The next exchange for the request, given without what `ignore` excludes. */
  function take(api: string, request: Json): ModelExchange | undefined {
    const alike = byShape.get(shapeOf(api, request)) ?? [];
    const ordered = ways < 2 ? alike : alike.toSorted((a, b) => rankOf(a) - rankOf(b));
    for (const fixture of ordered) {
      const comparison = placeholders.compare();
      if (requestDifference(fixture.request, request, comparison.same) !== undefined) continue;
      comparison.keep();
      fixture.used = true;
      served += 1;
      followed = fixture.way;
      alike.splice(alike.indexOf(fixture), 1);
      return fixture.exchange;
    }
    return undefined;
  }

  function rankOf({ way }: ExchangeFixture): number {
    return way === followed ? -1 : way;
  }

  /** Fixtures of other ways do not count, nor those before the first used one when there are several ways. */
  function unconsumed(): number {
    const own = fixtures.filter(({ way }) => way === followed);
    const joined =
      ways < 2
        ? 0
        : Math.max(
            0,
            own.findIndex(({ used }) => used),
          );
    return own.slice(joined).filter(({ used }) => !used).length;
  }

  return { take, served: () => served, unconsumed };
}

/** Groups the fixtures that have not been served, in recorded order. */
function groupByShape(fixtures: ExchangeFixture[]): Map<string, ExchangeFixture[]> {
  const groups = new Map<string, ExchangeFixture[]>();
  for (const fixture of fixtures) {
    const shape = shapeOf(fixture.exchange.api, fixture.exchange.request);
    const group = groups.get(shape);
    if (group) group.push(fixture);
    else groups.set(shape, [fixture]);
  }
  return groups;
}

/** A cheap key that equal requests share, so that only few fixtures need a full comparison. */
function shapeOf(api: string, request: Json): string {
  if (!isObject(request)) return api;
  const list = request["messages"] ?? request["input"] ?? request["contents"];
  return Array.isArray(list) ? `${api} ${list.length}` : api;
}

interface ModelQuery {
  asked: Json;
  /** The request without what `ignore` excludes. */
  counts: Json;
  fixtures: ExchangeFixture[];
  placeholders: PlaceholderPairs;
}

/** Describes the nearest fixture: the one that agrees longest, unused ones first. */
function explain(api: string, { asked, counts, fixtures, placeholders }: ModelQuery): Miss {
  const same = (recorded: Json, live: Json) => placeholders.compare().same(recorded, live);
  const candidates = fixtures
    .filter(({ exchange }) => exchange.api === api)
    .map((fixture) => ({ fixture, pointer: requestDifference(fixture.request, counts, same) }))
    .toSorted((a, b) => closeness(b) - closeness(a));
  const nearest = candidates[0];
  if (!nearest) {
    return { kind: "model", message: `no model exchange of ${api} is recorded` };
  }
  const { fixture, pointer } = nearest;
  if (pointer === undefined) {
    return {
      kind: "model",
      nearest: readableRequest(fixture.exchange.request),
      message:
        requestDifference(fixture.request, counts, placeholders.compare().same) === undefined
          ? "the same request was recorded fewer times than it was made"
          : "the same request was recorded, but its redacted value stands for another value in this attempt",
    };
  }
  return {
    kind: "model",
    nearest: readableRequest(fixture.exchange.request),
    differs_at: pointer,
    rule: `compared without ${modelRequestRules.join(", ")}`,
    ...changeAt(pointer, fixture.exchange.request, asked),
    message: `the model was asked something that was not recorded: the nearest recording differs at ${pointer}`,
  };
}

const unasked =
  'your agent did not get the case\'s question: end runner.command in replaykit.yaml with "{input}", or have the agent read standard input';

function wrapped(question: string): string {
  return `your agent put its template around a question that already contains it: set scenario.input of case.yaml to what the user says, ${shortJson(question, 160)}`;
}

function changeAt(pointer: string, recorded: Json, asked: Json): Pick<Miss, "recorded" | "asked" | "remedy"> {
  const [before, now] = [valueAt(recorded, pointer), valueAt(asked, pointer)];
  if (before === undefined || now === undefined) {
    const there = (value: Json | undefined) => (value === undefined ? "(nothing)" : shortJson(value));
    return { recorded: there(before), asked: there(now) };
  }
  const change = textChange(textOf(before), textOf(now));
  if (change === undefined) return {};
  if (now === "" && valueAt(asked, pointer.replace(/[^/]+$/, "role")) === "user")
    return { recorded: change.recorded, asked: "(an empty text)", remedy: unasked };
  const { remedy, ...texts } = change;
  const question = doubledQuestion(textOf(before), textOf(now));
  if (question !== undefined) return { ...texts, remedy: wrapped(question) };
  if (lacksNetwork(now) && !lacksNetwork(before)) return { ...texts, remedy: networkRemedy };
  if (remedy === undefined) return texts;
  const other = typeof now === "string" ? `; or add ${pointer} to replay.match.ignore of case.yaml` : "";
  return { ...texts, remedy: `${remedy}${other}` };
}

const networkRemedy =
  "a replay has no network: route the tool that looked for one, or allow the host that it asks (http.allow); see docs/gateway.md";

function lacksNetwork(value: Json): boolean {
  return failureOfModelCall(textOf(value))?.fault === "unreachable";
}

function textOf(value: Json): string {
  return typeof value === "string" ? value : shortJson(value);
}

function closeness({ fixture, pointer }: { fixture: ExchangeFixture; pointer: string | undefined }): number {
  const unused = fixture.used ? 0 : 1;
  if (pointer === undefined) return 1e9 + unused;
  const position = /^\/(?:messages|input|contents)\/(\d+)/.exec(pointer);
  return (position ? Number(position[1]) + 1 : 0) * 2 + unused;
}
