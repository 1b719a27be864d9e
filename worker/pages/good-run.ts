import type { RunRow } from "../../src/api/schema/run-row.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { questionOf } from "../../src/pages/run/run-outline.ts";
import { compact } from "../../src/core/compact.ts";
import { HttpError } from "../http/answer.ts";

/** Reads runs with the rights of the page's visitor. */
export interface RunAccess {
  list: (query: { agent?: string; failed: string; limit: number }) => Promise<RunRow[]>;
  trace: (id: string) => Promise<TraceRun | undefined>;
}

/** Maximum number of good runs to consider, and of these to read the questions of. */
const listed = 50;
const read = 6;
/** Maximum characters of a question that are compared. */
const askedLength = 700;

/**
 * The id of the agent's good run with the most similar question. Runs that a person rated good are considered first.
 */
export async function goodRunFor(trace: TraceRun, { list, trace: traceOf }: RunAccess): Promise<string> {
  const agent = trace.agent?.name;
  const runs = await list({ ...compact({ agent }), failed: "false", limit: listed });
  const good = runs.filter(({ status, rating }) => rating === "good" || (rating === undefined && status === "success"));
  const first = good.toSorted((a, b) => Number(b.rating === "good") - Number(a.rating === "good")).slice(0, read);
  const wanted = wordsOf(trace);
  const candidates = await Promise.all(
    first.map(async ({ id }) => ({ id, shared: sharedWords(wanted, wordsOf(await traceOf(id))) })),
  );
  const [best] = candidates.toSorted((a, b) => b.shared - a.shared);
  if (best !== undefined) return best.id;
  throw new HttpError(
    404,
    "not_found",
    `no good run of ${agent === undefined ? "this agent" : agent.slice(0, 80)} is kept`,
    "`sampling.success` in the project's settings is the share that is kept; rate a run good to keep it",
  );
}

function wordsOf(trace: TraceRun | undefined): Set<string> {
  const text = trace === undefined ? "" : (questionOf(trace, askedLength).question ?? "");
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((word) => b.has(word)).length / (a.size + b.size || 1);
}
