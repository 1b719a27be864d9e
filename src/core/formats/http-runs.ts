import type { Json } from "../schema/json.ts";
import { at, textOf } from "./fields.ts";
import type { HttpExchange } from "./http-exchange.ts";
import { commonLength, keyOf } from "./known-history.ts";
import type { Message } from "./message-shape.ts";

interface Run {
  exchanges: HttpExchange[];
  histories: History[];
}

/** What was said up to the end of one of the last exchanges, how much of it was the request, and what the model was told to be. */
interface History {
  keys: string[];
  asked: number;
  system: string;
}

const kept = 16;
const open = 64;

/**
 * Requests that go on where an earlier one or its answer ended are one run, also where another agent's requests stand between; a
 * request sent again after a failure is a retry, and one for another model's role is the next agent's. The same request after a good
 * answer is another recording of it.
 */
export function runsOf(exchanges: readonly HttpExchange[]): HttpExchange[][] {
  const runs: Run[] = [];
  for (const exchange of exchanges) {
    const asked = exchange.input.filter((message) => !isSystem(message)).map(keyOf);
    const system = exchange.input.filter(isSystem).map(keyOf).join();
    const run = joinedBy(exchange, runs) ?? bestOf({ asked, system, exchange }, runs.slice(-open));
    const history = { keys: [...asked, ...exchange.output.map(keyOf)], asked: asked.length, system };
    if (run) {
      run.exchanges.push(exchange);
      run.histories.push(history);
      if (run.histories.length > kept) run.histories.shift();
    } else runs.push({ exchanges: [exchange], histories: [history] });
  }
  return runs.map((run) => run.exchanges);
}

/** The run whose history is on the provider's side. */
function joinedBy({ request }: HttpExchange, runs: Run[]): Run | undefined {
  const before = textOf(request["previous_response_id"]);
  const conversation = idIn(request["conversation"]);
  if (before === undefined && conversation === undefined) return undefined;
  const same = (exchange: HttpExchange) =>
    before === undefined
      ? idIn(exchange.request["conversation"]) === conversation
      : textOf(at(exchange.body, "id")) === before;
  return runs.findLast((run) => run.exchanges.some(same)) ?? (before === undefined ? undefined : runs.at(-1));
}

function isSystem({ role }: Message): boolean {
  return role === "system" || role === "developer";
}

function idIn(value: Json | undefined): string | undefined {
  return textOf(value) ?? textOf(at(value, "id"));
}

interface Asked {
  asked: string[];
  system: string;
  exchange: HttpExchange;
}

/** The run of which the request repeats most; the latest where several are equal. */
function bestOf(one: Asked, runs: Run[]): Run | undefined {
  let best: Run | undefined;
  let most = 0;
  for (const run of runs) {
    const length = sharedWith(run, one);
    if (length === 0 || length < most) continue;
    best = run;
    most = length;
  }
  return best;
}

function sharedWith(run: Run, { asked, system, exchange }: Asked): number {
  const failed = run.exchanges.at(-1)?.failure !== undefined || exchange.retries > 0;
  let most = 0;
  for (const [index, { keys, asked: before, system: told }] of run.histories.entries()) {
    const length = commonLength(keys, asked);
    const again = failed || told !== system;
    const repeats = again && index === run.histories.length - 1 && before === asked.length;
    const goesOn = length >= before && (asked.length > before || repeats);
    if (goesOn && length > most) most = length;
  }
  return most;
}
