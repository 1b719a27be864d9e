import { apiOfAnswer } from "../providers/index.ts";
import { fixturesVersion, type ModelExchange, type ModelFixtures } from "../schema/fixtures.ts";
import { isObject } from "../schema/is-object.ts";
import type { ModelCallEvent, TraceRun } from "../schema/trace.ts";

/**
 * The model exchanges of a run recorded by the SDK's clients, as in `fixtures/model.json`. `undefined` unless every
 * call has its whole request and answer, because a recording with gaps proves less than none.
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
  // Frameworks name the provider too, but store requests and answers in their own format.
  if (api === undefined || api.provider.name !== provider || api.clientMethods.length === 0) return undefined;
  if (api.messagesIn(request).length === 0) return undefined;
  return { api: api.name, request, status: 200, response: output };
}
