import { readdirSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { type JudgeSubject, judgeSubjectSchema } from "../../core/judge/judge-prompt.ts";
import type { ModelExchange } from "../../core/schema/fixtures.ts";
import type { Json } from "../../core/schema/json.ts";
import { type CaseResult, caseResultSchema, type TrialResult } from "../../core/schema/result.ts";
import { type Verdict, verdictSchema } from "../../core/schema/attempt-result.ts";
import { runOutputSchema } from "../../core/schema/run-output.ts";
import { keptExchanges, keptTrace } from "./evidence-trace.ts";

const resultSchema = z.looseObject({
  case_id: z.string(),
  verdict: verdictSchema,
  standing: z.string().optional(),
  reason: z.string().optional(),
  commands: z.looseObject({ reproduce: z.string() }).optional(),
});

/** What the evidence of a case tells over several replays by the command that replayed it last: another agent is no wavering one. */
export interface KeptHistory {
  command: string | undefined;
  /** The newest last. */
  verdicts: Verdict[];
  /** What was said when it was last called flaky: its counts on this branch and on the base. */
  flaky?: string;
}

/** The evidence kept under `.replaykit/runs/`, by case. */
export async function keptHistory(root: string): Promise<Map<string, KeptHistory>> {
  const folder = join(root, ".replaykit", "runs");
  const names = await readdir(folder).catch(() => []);
  const all = new Map<string, KeptHistory>();
  const kept = new Map<string, KeptHistory>();
  for (const name of names.toSorted(byName)) {
    const text = await readFile(join(folder, name, "result.json"), "utf8").catch(() => undefined);
    const parsed = text === undefined ? undefined : resultSchema.safeParse(parseOrNothing(text));
    if (!parsed?.success) continue; // an interrupted run leaves no result
    const { case_id, verdict, standing, reason, commands } = parsed.data;
    const command = commands?.reproduce;
    const key = JSON.stringify([case_id, command]);
    const before = all.get(key) ?? { command, verdicts: [] };
    const flaky = standing === "flaky" && reason !== undefined ? { flaky: reason } : {};
    const history = { ...before, ...flaky, verdicts: [...before.verdicts, verdict] };
    all.set(key, history);
    kept.set(case_id, history);
  }
  return kept;
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Call = { tool: string; args: Json };

/**
 * The tool calls that the last kept replay of a case made, in all its attempts: those that the gateway saw, and those that the runner told
 * of; `undefined` if no evidence is kept.
 */
export function lastCalls(root: string, caseId: string): Call[] | undefined {
  for (const folder of evidenceOfCase(join(root, ".replaykit", "runs"), caseId)) {
    const calls = attemptsIn(folder).map(({ path }) => callsIn(path));
    if (calls.some((made) => made !== undefined)) return calls.flatMap((made) => made ?? []);
  }
  return undefined;
}

function callsIn(folder: string): Call[] | undefined {
  const trace = keptTrace(folder);
  const output = runOutputSchema.safeParse(parseOrNothing(readOrNothing(join(folder, "runner-output.json"))));
  if (!trace && !output.success) return undefined;
  const calls = [
    ...(trace?.events.filter((event) => event.type === "tool_call") ?? []),
    ...(output.success ? output.data.tool_calls : []),
  ];
  return calls.map(({ tool_name, tool_args }) => ({ tool: tool_name, args: tool_args }));
}

/** The folders of one replay's attempts, the first first. */
function attemptsIn(folder: string): { attempt: number; path: string }[] {
  const more = namesIn(folder).flatMap((name) => {
    const attempt = /^attempt-(\d+)$/.exec(name)?.[1];
    return attempt === undefined ? [] : [{ attempt: Number(attempt), path: join(folder, name) }];
  });
  return [{ attempt: 1, path: folder }, ...more.toSorted((a, b) => a.attempt - b.attempt)];
}

/** Folder of the newest evidence of a case below a folder of evidence. */
export function newestEvidence(folder: string, caseId: string): string | undefined {
  for (const name of namesIn(folder).toReversed()) {
    const result = resultSchema.safeParse(parseOrNothing(readOrNothing(join(folder, name, "result.json"))));
    if (result.success && result.data.case_id === caseId) return join(folder, name);
  }
  return undefined;
}

/** The runs that a person or a judge can answer about in one folder of evidence, by attempt. */
export function judgedRuns(folder: string): { attempt: number; subject: JudgeSubject }[] {
  return attemptsIn(folder).flatMap(({ attempt, path }) => {
    const parsed = judgeSubjectSchema.safeParse(parseOrNothing(readOrNothing(join(path, "judged-run.json"))));
    return parsed.success ? [{ attempt, subject: parsed.data }] : [];
  });
}

/** What the models answered in the first attempt of a kept replay that was good; `undefined`: none was live, or none was good. */
export function provenExchanges(folder: string, caseId: string): ModelExchange[] | undefined {
  const newest = newestEvidence(folder, caseId);
  const result = keptResult(folder, caseId);
  if (newest === undefined || result === undefined) return undefined;
  const good = new Set(result.attempts.flatMap(({ attempt, verdict }) => (verdict === "fixed" ? [attempt] : [])));
  for (const { attempt, path } of attemptsIn(newest)) {
    const exchanges = good.has(attempt) ? keptExchanges(path) : undefined;
    if (exchanges !== undefined) return exchanges;
  }
  return undefined;
}

/** Every kept folder of evidence of a case, the newest first. */
export function evidenceOfCase(folder: string, caseId: string): string[] {
  return namesIn(folder)
    .toReversed()
    .map((name) => join(folder, name))
    .filter((path) => {
      const result = resultSchema.safeParse(parseOrNothing(readOrNothing(join(path, "result.json"))));
      return result.success && result.data.case_id === caseId;
    });
}

/** The result of the newest kept replay of a case. */
export function keptResult(folder: string, caseId: string): CaseResult | undefined {
  const newest = newestEvidence(folder, caseId);
  if (newest === undefined) return undefined;
  const parsed = caseResultSchema.safeParse(parseOrNothing(readOrNothing(join(newest, "result.json"))));
  return parsed.success ? parsed.data : undefined;
}

/** Replays back to which trials of a case are looked for: evidence may hold thousands. */
const newestReplays = 10;

/** What was tried of a case in its last kept replays, the newest first; what is kept from now on is not among them. */
export function keptTrials(folder: string): (caseId: string) => TrialResult[] {
  let names: Map<string, string[]> | undefined;
  return (caseId) => {
    names ??= byCase(namesIn(folder));
    return (names.get(caseId) ?? [])
      .slice(-newestReplays)
      .toReversed()
      .flatMap((name) => {
        const text = readOrNothing(join(folder, name, "result.json"));
        if (!text.includes('"identity"')) return [];
        const parsed = caseResultSchema.safeParse(parseOrNothing(text));
        return parsed.success && parsed.data.case_id === caseId && parsed.data.trial ? [parsed.data.trial] : [];
      });
  };
}

/** Folders by the case that their names tell; one that ends in a number may be another case's, as the result in it says. */
function byCase(names: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    const id = name.replace(/^\d{8}-\d{6}-/, "");
    for (const key of new Set([id, id.replace(/-\d+$/, "")])) {
      const known = found.get(key);
      if (known) known.push(name);
      else found.set(key, [name]);
    }
  }
  return found;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted(byName);
  } catch {
    return [];
  }
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Names begin with their time. */
function byName(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
