import type { Json, JsonObject } from "../../schema/json.ts";
import type { Feedback, Score, TraceEvent, TraceRun } from "../../schema/trace.ts";
import type { BadScores } from "../../schema/bad-scores.ts";
import { asText, at, first, numberOf, present, textOf } from "./fields.ts";
import type { ReadTrace } from "../input/format.ts";

/** Names of scores for which 0 is wrong and 1 is right. For others (toxicity, cost) it may be the reverse. */
const rightness =
  /(?:^|[-_ .])(?:correct(?:ness)?|success(?:ful)?|pass(?:ed)?|resolved|helpful(?:ness)?|accura(?:cy|te)|feedback|thumbs?[-_ ]?up)$/i;

const badWords = new Set(["bad", "failed", "incorrect", "wrong"]);
const goodWords = new Set(["good", "pass", "passed", "correct"]);

/** What counts as bad by default. */
const badByDefault: BadScores = { labels: ["fail"], score: 0 };

/** Reads one score of Langfuse, Phoenix, Opik or OpenTelemetry. */
function scoreOf(raw: JsonObject): Score | undefined {
  const result = at(raw, "result") ?? null;
  const name = textOf(first(raw, "name", "gen_ai.evaluation.name"));
  if (name === undefined) return undefined;
  const label =
    first(raw, "label", "stringValue", "category_name", "categoryName", "gen_ai.evaluation.score.label") ??
    at(result, "label");
  const value = first(raw, "score", "value", "gen_ai.evaluation.score.value") ?? at(result, "score");
  const comment =
    first(raw, "comment", "explanation", "reason", "gen_ai.evaluation.explanation") ?? at(result, "explanation");
  const word = typeof value === "boolean" || numberOf(value) === undefined ? asText(value) || undefined : undefined;
  const score = typeof value === "boolean" ? Number(value) : numberOf(value);
  return present({ name, label: textOf(label) ?? word, score, comment: textOf(comment) });
}

/** The rating that a score gives a run. Undefined for a grade in between, or for a score of something else. */
function ratingOf({ name, label, score }: Score, bad: BadScores): Feedback["rating"] | undefined {
  const word = label?.toLowerCase() ?? "";
  if (bad.labels.some((one) => one.toLowerCase() === word) || badWords.has(word)) return "bad";
  if (goodWords.has(word)) return "good";
  const counts = bad.names === undefined ? rightness.test(name) : bad.names.includes(name);
  if (!counts) return undefined;
  const value = score ?? (word === "false" ? 0 : word === "true" ? 1 : undefined);
  if (value === undefined) return undefined;
  if (value <= bad.score) return "bad";
  return value >= 1 ? "good" : undefined;
}

/** Adds all scores to a trace unchanged, and feedback if one of them gives a rating. */
export function withScores(read: ReadTrace, scores: readonly JsonObject[]): ReadTrace {
  if (scores.length === 0) return read;
  const event: TraceEvent = { type: "other", name: scoresEvent, data: scores.map(kept) };
  const trace = { ...read.trace, events: [...read.trace.events, event] };
  return { ...read, trace: rated(trace) };
}

const scoresEvent = "scores";
const evaluationEvent = "gen_ai.evaluation.result";

/** Derives feedback from a trace's scores and from what the project calls bad. Feedback of people is kept. */
export function rated(trace: TraceRun, bad: BadScores = badByDefault): TraceRun {
  // This runs for every trace, and nearly no event is a score.
  if (trace.feedback !== undefined && trace.feedback.scores === undefined) return trace;
  const scores = trace.events.filter(tellsScores).flatMap(scoresIn);
  if (scores.length === 0) return trace;
  const { feedback: _, ...rest } = trace;
  const feedback = feedbackOf(scores, bad);
  return feedback === undefined ? rest : { ...rest, feedback };
}

/**
 * The evaluations in a trace that consists only of log records about an earlier run. Undefined for a trace of a run.
 */
export function evaluationsIn(trace: TraceRun): TraceRun | undefined {
  const events = trace.events.filter((event) => event.type === "other" && event.name === evaluationEvent);
  return events.length > 0 && trace.events.every(({ type }) => type === "other") ? { ...trace, events } : undefined;
}

/** True for a run with scores. */
export function isScored({ events }: TraceRun): boolean {
  return events.some((event) => scoresIn(event).length > 0);
}

function tellsScores(event: TraceEvent): boolean {
  return event.type === "other" && (event.name === scoresEvent || event.name === evaluationEvent);
}

function scoresIn(event: TraceEvent): Score[] {
  if (event.type !== "other" || !tellsScores(event)) return [];
  const listed: Json[] = Array.isArray(event.data) ? event.data : [event.data ?? null];
  return listed.flatMap((one) =>
    typeof one === "object" && one !== null && !Array.isArray(one) ? (scoreOf(one) ?? []) : [],
  );
}

/** The feedback that scores give; undefined if none gives a rating. The scores stay among the events. */
function feedbackOf(scores: readonly Score[], bad: BadScores): Feedback | undefined {
  const ratings = scores.map((score) => ratingOf(score, bad));
  const verdicts = scores.filter((_, index) => ratings[index] !== undefined);
  if (verdicts.length === 0) return undefined;
  const rating = ratings.includes("bad") ? "bad" : "good";
  return { rating, comment: verdicts.map(commentOf).join("\n"), scores: [...scores] };
}

function commentOf({ name, label, score, comment }: Score): string {
  const head = `${name}: ${asText(label ?? score)}`;
  return comment === undefined ? head : `${head} (${comment})`;
}

/** Drops empty members, and ids of the store. */
function kept(score: JsonObject): JsonObject {
  const entries = Object.entries(score).filter(
    ([key, value]) => value !== null && key !== "projectId" && key !== "traceId",
  );
  return Object.fromEntries(entries);
}
