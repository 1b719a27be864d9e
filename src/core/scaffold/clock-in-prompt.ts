import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { ModelFixtures } from "../schema/fixtures.ts";
import type { TraceRun } from "../schema/trace.ts";

/** In characters: longer texts are not searched. */
const mostRead = 200_000;
const month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}";
const dates = new RegExp(
  `\\b\\d{4}-\\d{2}-\\d{2}(?=T|\\b)|\\b${month}\\.? \\d{1,2}(?:, ?| )\\d{4}\\b|\\b\\d{1,2}\\.? ${month}\\.?,? \\d{4}\\b`,
  "g",
);
const seconds = /\b1[5-9]\d{8}(?=\d{3}\b|\.|\b)/g;
const dayMs = 86_400_000;
const parts = ["system", "instructions", "systemInstruction", "system_instruction"];
const lists = ["messages", "input"];
const roles: ReadonlySet<unknown> = new Set(["system", "developer", "user"]);

/**
 * JSON Pointers of the prompts in the first recorded request that contain the day of the recording. A replay on another
 * day would not match them.
 */
export function clockPointers(
  model: ModelFixtures,
  { started_at, ended_at }: Pick<TraceRun, "started_at" | "ended_at">,
) {
  const recorded = Date.parse(started_at ?? ended_at ?? "");
  const request = model.exchanges[0]?.request;
  if (Number.isNaN(recorded) || !isObject(request)) return [];
  return promptTexts(request).flatMap(([pointer, text]) => (tellsDay(text, recorded) ? [pointer] : []));
}

function promptTexts(request: JsonObject): [pointer: string, text: string][] {
  const messages = lists.flatMap((list) => {
    const items = request[list];
    if (!Array.isArray(items)) return [];
    return items.flatMap((item, index) =>
      isObject(item) && roles.has(item["role"]) ? textsIn(item["content"], `/${list}/${index}/content`) : [],
    );
  });
  return [...parts.flatMap((part) => textsIn(request[part], `/${part}`)), ...messages];
}

/** The texts of a string, a list of blocks or an object with `parts`. */
function textsIn(value: Json | undefined, pointer: string): [string, string][] {
  if (typeof value === "string") return [[pointer, value]];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      isObject(item) && typeof item["text"] === "string" ? [[`${pointer}/${index}/text`, item["text"]]] : [],
    );
  return isObject(value) ? textsIn(value["parts"], `${pointer}/parts`) : [];
}

/** Whether a text contains a date near the recording. The margin covers all time zones. */
function tellsDay(text: string, recorded: number): boolean {
  if (text.length > mostRead) return false;
  const times = [
    ...[...text.matchAll(dates)].map(([date]) =>
      Date.parse(/^\d{4}-/.test(date) ? date : `${date.replace(".", "")} UTC`),
    ),
    ...[...text.matchAll(seconds)].map(([second]) => Number(second) * 1000),
  ];
  return times.some((time) => time > recorded - 2 * dayMs && time < recorded + dayMs);
}
