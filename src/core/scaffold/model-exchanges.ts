import { apiOfAnswer } from "../providers/index.ts";
import { fixturesVersion, type ModelExchange, type ModelFixtures } from "../schema/fixtures.ts";
import { isObject } from "../schema/is-object.ts";
import type { ModelCallEvent, TraceRun } from "../schema/trace.ts";

/**
 * The model answers of a run that was recorded at its clients, as `fixtures/model.json` has them: the SDK keeps request and answer whole.
 * `undefined` if one of them is not: a replay that leaves the recording midway proves less than one that never had it.
 */
export function recordedExchanges({ events }: Pick<TraceRun, "events">): ModelFixtures | undefined {
  const calls = events.filter((event) => event.type === "model_call");
  const exchanges = calls.map(exchangeOf);
  const whole = exchanges.filter((exchange) => exchange !== undefined);
  return whole.length === 0 || whole.length < calls.length ? undefined : { version: fixturesVersion, exchanges: whole };
}

function exchangeOf({ input, output, error }: ModelCallEvent): ModelExchange | undefined {
  if (!isObject(input) || !isObject(output) || error !== undefined) return undefined;
  const { provider, ...request } = input;
  const api = apiOfAnswer(output);
  // Frameworks name the provider too, but keep requests and answers in a shape of their own.
  if (api === undefined || api.provider.name !== provider || api.clientMethods.length === 0) return undefined;
  if (api.messagesIn(request).length === 0) return undefined;
  return { api: api.name, request, status: 200, response: output };
}
