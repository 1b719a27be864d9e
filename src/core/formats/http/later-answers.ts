import type { Json } from "../../schema/json.ts";
import { asText, at } from "../fields/fields.ts";
import type { Unpacking } from "./body-text.ts";
import { answerIn } from "./http-exchange.ts";
import type { RecordedExchange } from "./recorded-exchanges.ts";

/** The address at which the Responses API gives an earlier request's answer. */
const lookAt = /\/responses\/(resp_\w+)\/?(?:[?#]|$)/;

/** Gives background requests the answer that was fetched last. The fetches become empty places, so that the others keep their numbers. */
export function withLaterAnswers(
  recorded: readonly RecordedExchange[],
  platform: Unpacking,
): (RecordedExchange | undefined)[] {
  const looks = recorded.map(({ url }) => lookAt.exec(url)?.[1]);
  if (looks.every((id) => id === undefined)) return [...recorded];
  const asked = new Map<string, number>();
  const all: (RecordedExchange | undefined)[] = [...recorded];
  for (const [index, exchange] of recorded.entries()) {
    const look = looks[index];
    const from = look === undefined ? undefined : asked.get(look);
    const answer = read(exchange, platform);
    const earlier = from === undefined ? undefined : all[from];
    if (look === undefined) asked.set(asText(at(answer, "id")), index);
    if (from === undefined || earlier === undefined || !Array.isArray(at(answer, "output"))) continue;
    all[from] = { ...earlier, response: exchange.response };
    all[index] = undefined;
  }
  return all;
}

/** Null for a body that cannot be unpacked; reading its exchange reports that. */
function read({ response }: RecordedExchange, platform: Unpacking): Json {
  try {
    return answerIn(response, platform);
  } catch {
    return null;
  }
}
