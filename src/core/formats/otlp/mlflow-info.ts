import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { compact } from "../../compact.ts";
import { at, first, objectsOf, textOf, unwrapped } from "../fields/fields.ts";
import { withScores } from "../fields/scores.ts";
import type { ReadTrace } from "../input/format.ts";
import { decoded } from "./dialect.ts";
import type { OtlpSpan } from "./otlp-span.ts";

/** True for a row of MLflow's tables whose spans or trace are JSON text, as in data frames and CSV. */
export function isMlflowRow(row: JsonObject): boolean {
  return [row["trace"], row["spans"]].some(
    (cell) => typeof cell === "string" && /^\s*[[{]/.test(cell) && cell.includes('"span_id"'),
  );
}

/** The row with its cells parsed. A trace cell holds everything that the other columns hold. */
export function openedRow(row: JsonObject): JsonObject {
  const whole = unwrapped(row["trace"]);
  if (isObject(whole)) return whole;
  return Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, unwrapped(cell) ?? null]));
}

/** What MLflow stores about traces besides their spans, by trace id. */
export function infosIn(documents: readonly Json[]): Map<string, JsonObject> {
  const infos = new Map<string, JsonObject>();
  for (const document of documents) {
    const info = infoOf(document);
    const id = textOf(first(info, "trace_id", "request_id"));
    if (info && id !== undefined) infos.set(id, info);
  }
  return infos;
}

const repeated = new Set(["spans", "trace", "request", "response", "request_preview", "response_preview"]);

function infoOf(document: Json): JsonObject | undefined {
  if (!isObject(document)) return undefined;
  const { info } = document;
  if (isObject(info)) return Array.isArray(at(document, "data", "spans")) ? info : undefined;
  if (!("trace_metadata" in document || "request_metadata" in document)) return undefined;
  return Object.fromEntries(Object.entries(document).filter(([name]) => !repeated.has(name)));
}

/** Adds what MLflow stores about a trace to its first run: session, user and assessments. */
export function withInfo(read: ReadTrace[], spans: readonly OtlpSpan[], infos: Map<string, JsonObject>): ReadTrace[] {
  const [span] = spans;
  const [run, ...more] = read;
  if (infos.size === 0 || !span || !run) return read;
  const own = textOf(decoded(span.attributes["mlflow.traceRequestId"]));
  const info = infos.get(own ?? "") ?? infos.get(span.traceId);
  if (!info) return read;
  const { assessments, ...rest } = info;
  const allAssessments = objectsOf(assessments);
  const expected = allAssessments.filter((one) => isObject(one["expectation"]));
  const data: JsonObject = expected.length === 0 ? rest : { ...rest, expectations: expected };
  const metadata = first(info, "trace_metadata", "request_metadata");
  const trace = {
    ...run.trace,
    ...compact({ session_id: textOf(at(metadata, "mlflow.trace.session")) ?? run.trace.session_id }),
    ...compact({ user_id: textOf(at(metadata, "mlflow.trace.user")) ?? run.trace.user_id }),
    events: [...run.trace.events, { type: "other" as const, name: "trace_info", data }],
  };
  const scores = allAssessments.filter((one) => !expected.includes(one)).map(scoreOf);
  return [withScores({ ...run, trace }, scores), ...more];
}

/** A judge's value may be JSON text. */
function scoreOf({ feedback, rationale, assessment_name, ...rest }: JsonObject): JsonObject {
  const raw = at(feedback, "value");
  const value = raw === "true" || raw === "false" ? raw === "true" : (decoded(raw) ?? null);
  const score: JsonObject = { value, comment: rationale ?? null, error: at(feedback, "error") ?? null };
  return { ...rest, name: rest["name"] ?? assessment_name ?? null, ...score };
}
