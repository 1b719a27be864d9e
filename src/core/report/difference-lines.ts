import { shortened } from "../text/characters.ts";
import type { Json } from "../schema/json.ts";
import type { Difference } from "../schema/attempt-result.ts";

/** The place of a difference: `call 3, lookup_billing, arguments at /user_id`. */
export function differencePlace({ index, what, tool, pointer }: Difference): string {
  const place = placeText({ index, what, tool });
  return pointer === undefined || pointer === "" ? place : `${place} at ${pointer}`;
}

function placeText({ index, what, tool }: Pick<Difference, "index" | "what" | "tool">): string {
  if (what === "output" || what === "status") return `final ${what}`;
  if (what === "state") return `step ${index + 1}, state`;
  return [`call ${index + 1}`, tool, placeWords[what]].filter((part) => part !== undefined).join(", ");
}

const placeWords: Record<Difference["what"], string> = {
  tool: "another tool",
  arguments: "arguments",
  result: "result",
  state: "state",
  missing: "not made in the replay",
  extra: "not in the recording",
  output: "output",
  status: "status",
};

/** Both sides as lines of a diff. */
export function differenceLines({ recorded, replayed }: Difference, max = 400): string[] {
  return [...side("- ", recorded, max), ...side("+ ", replayed, max)];
}

function side(mark: string, value: Json | undefined, max: number): string[] {
  return value === undefined ? [] : [`${mark}${shortValue(value, max)}`];
}

/** A value as JSON on one line, cut to a length. */
export function shortValue(value: Json, max = 200): string {
  const text = JSON.stringify(value);
  return shortened(text, max + 1);
}
