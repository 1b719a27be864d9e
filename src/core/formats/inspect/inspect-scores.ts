import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { Feedback, TraceEvent } from "../../schema/trace.ts";
import { asText, at, objectOf } from "../fields/fields.ts";

/** Inspect's letters, and other values that scorers write. P (partial) and grades in between give no rating. */
const ratings: Record<string, Feedback["rating"]> = {
  i: "bad",
  n: "bad",
  "0": "bad",
  false: "bad",
  no: "bad",
  c: "good",
  "1": "good",
  true: "good",
  yes: "good",
};

function ratingOf(value: Json | undefined): Feedback["rating"] | undefined {
  const word = asText(value).toLowerCase();
  return Object.hasOwn(ratings, word) ? ratings[word] : undefined;
}

/** The rating that scorers gave a sample, if any. One bad score makes the rating bad. */
export function feedbackOf(sample: JsonObject): Feedback | undefined {
  const scores = Object.entries(objectOf(sample["scores"])).map(([name, score]) => ({
    name,
    value: at(score, "value"),
  }));
  const ratings = scores.flatMap(({ value }) => ratingOf(value) ?? []);
  if (ratings.length === 0) return undefined;
  return {
    rating: ratings.includes("bad") ? "bad" : "good",
    comment: scores.map(({ name, value }) => `${name}: ${asText(value)}`).join(", "),
  };
}

/** An event with all scores and their reasons. */
export function scoresOf(sample: JsonObject): TraceEvent[] {
  const { scores } = sample;
  return isObject(scores) && Object.keys(scores).length > 0 ? [{ type: "other", name: "scores", data: scores }] : [];
}
