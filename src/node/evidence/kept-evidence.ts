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

/**
 * Verdicts of a case in the replays with the same command as the last one. Another command may be another agent, whose
 * verdict would not show that the case is flaky.
 */
export interface KeptHistory {
  command: string | undefined;
  /** The newest last. */
  verdicts: Verdict[];
  /** The reason from the last time that the case was flaky: its counts on this branch and on the base. */
  flaky?: string;
}

/** Reads the evidence under `.replaykit/runs/`, by case id. */
export async function keptHistory(root: string): Promise<Map<string, KeptHistory>> {
  const folder = join(root, ".replaykit", "runs");
  const names = await readdir(folder).catch(() => []);
  const all = new Map<string, KeptHistory>();
  const kept = new Map<string, KeptHistory>();
  for (const name of names.toSorted(byName)) {
    const text = await readFile(join(folder, name, "result.json"), "utf8").catch(() => undefined);
    const parsed = text === undefined ? undefined : resultSchema.safeParse(parseOrNothing(text));
    if (!parsed?.success) continue; // an interrupted replay leaves no result
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
 * Tool calls of all attempts in the last stored replay of a case, from the gateway and the runner; `undefined` without
 * evidence.
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

/** The folders of one replay's attempts, in order. */
function attemptsIn(folder: string): { attempt: number; path: string }[] {
  const more = namesIn(folder).flatMap((name) => {
    const attempt = /^attempt-(\d+)$/.exec(name)?.[1];
    return attempt === undefined ? [] : [{ attempt: Number(attempt), path: join(folder, name) }];
  });
  return [{ attempt: 1, path: folder }, ...more.toSorted((a, b) => a.attempt - b.attempt)];
}

/** The newest evidence folder of a case; `folder` contains the evidence of all cases. */
export function newestEvidence(folder: string, caseId: string): string | undefined {
  for (const name of namesIn(folder).toReversed()) {
    const result = resultSchema.safeParse(parseOrNothing(readOrNothing(join(folder, name, "result.json"))));
    if (result.success && result.data.case_id === caseId) return join(folder, name);
  }
  return undefined;
}

/** The runs in one evidence folder that a person or a judge can assess, by attempt. */
export function judgedRuns(folder: string): { attempt: number; subject: JudgeSubject }[] {
  return attemptsIn(folder).flatMap(({ attempt, path }) => {
    const parsed = judgeSubjectSchema.safeParse(parseOrNothing(readOrNothing(join(path, "judged-run.json"))));
    return parsed.success ? [{ attempt, subject: parsed.data }] : [];
  });
}

/**
 * The model exchanges of the first good attempt in the newest stored replay; `undefined` if no attempt was good or no
 * model was live.
 */
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

/** All evidence folders of a case, the newest first. */
export function evidenceOfCase(folder: string, caseId: string): string[] {
  return namesIn(folder)
    .toReversed()
    .map((name) => join(folder, name))
    .filter((path) => {
      const result = resultSchema.safeParse(parseOrNothing(readOrNothing(join(path, "result.json"))));
      return result.success && result.data.case_id === caseId;
    });
}

/** The result of the newest stored replay of a case. */
export function keptResult(folder: string, caseId: string): CaseResult | undefined {
  const newest = newestEvidence(folder, caseId);
  if (newest === undefined) return undefined;
  const parsed = caseResultSchema.safeParse(parseOrNothing(readOrNothing(join(newest, "result.json"))));
  return parsed.success ? parsed.data : undefined;
}

/** Only this many replays of a case are searched for trials: there may be thousands. */
const newestReplays = 10;

/**
 * Returns a function that gives the trials of a case in its last stored replays, the newest first. Lists the folders
 * once, at its first call.
 */
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

/**
 * Evidence folders by case id, from their names. A name that ends in a number is listed under two ids; the result file
 * tells which one is right.
 */
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

/** Compares names by time, then by number: within one second, `-10` follows `-9`. */
const { compare: byName } = new Intl.Collator("en", { numeric: true });
