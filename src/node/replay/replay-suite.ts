import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import type { ReplayKitError } from "../../core/error.ts";
import type { CaseResult, ReplayReport } from "../../core/schema/result.ts";
import { buildReport } from "../../core/verdict/summary.ts";
import { createEvidence } from "../evidence.ts";
import { createJudge } from "../judge.ts";
import { hmacKeyedHash, nodePlatform, ordinalKeyedHash } from "../platform.ts";
import { endMarked } from "../runner/process-group.ts";
import { createRunnerSet } from "../runner/runner-set.ts";
import { createSlots } from "../runner/slots.ts";
import { createBudget } from "./budget.ts";
import { orderedPool } from "./ordered-pool.ts";
import { planReplay } from "./plan-replay.ts";
import { replayCase } from "./replay-case.ts";
import type { ReplayContext } from "./replay-context.ts";
import { createSharing } from "./shared-parts.ts";
import type { ReplayOptions } from "./replay-options.ts";

/** Cases that are read and judged while the runners of others have the processors. */
const ahead = 2;

/**
 * Replays cases against their runners and says for each where it stands. Results come as they end (`onCase`), the report has
 * them in the order of `cases`. Throws where the input or the set-up is broken for all of them.
 */
export async function replaySuite(options: ReplayOptions): Promise<ReplayReport> {
  const scratch = mkdtempSync(join(tmpdir(), "replaykit-"));
  const jobs = Math.max(1, options.jobs ?? availableParallelism());
  const env = options.env ?? process.env;
  const runners = createRunnerSet({
    root: options.root,
    env,
    slots: createSlots(jobs),
    scratch,
    signal: options.signal,
  });
  try {
    const context = createContext({ ...options, env }, { scratch, runners });
    const { folders, shard } = planReplay(options, context.prepare);
    const started = performance.now();
    const results = await replayAll(folders, jobs + ahead, context);
    const report = buildReport(results, context.failOn, { duration_ms: performance.now() - started });
    return { ...report, ...(shard ? { shard } : {}) };
  } finally {
    await runners.close();
    endMarked(`${scratch}/`);
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function replayAll(folders: string[], width: number, context: ReplayContext): Promise<CaseResult[]> {
  const faults: ReplayKitError[] = [];
  const share = createSharing();
  const total = folders.length;
  let done = 0;
  const results = await orderedPool(folders, width, async (folder) => {
    const { result, fault } = await replayCase(folder, context);
    if (fault) faults.push(fault);
    done += 1;
    if (result) context.onCase?.(result);
    context.onProgress?.({ done, total, attempts: context.counters.attempts });
    return result && share(result);
  });
  const [first] = faults;
  // Where not one case could be replayed the input or the set-up is at fault, not the agent.
  if (first && faults.length === total) throw first;
  return results.filter((result) => result !== undefined);
}

function createContext(
  options: ReplayOptions,
  { scratch, runners }: Pick<ReplayContext, "scratch" | "runners">,
): ReplayContext {
  const { root, config, runnerCommand: command, shell, evidence, onNotice } = options;
  const key = options.env?.["REPLAYKIT_REDACTION_KEY"];
  const projectHash = key === undefined || key === "" ? undefined : hmacKeyedHash(Buffer.from(key, "utf8"));
  const folder = evidence === undefined ? join(root, ".replaykit", "runs") : evidence;
  return {
    ...options,
    scratch,
    runners,
    prepare: { root, config, override: { command, shell }, scratch },
    budget: createBudget(config.budget),
    failOn: options.failOn ?? config.fail_on,
    evidenceOf:
      folder === false
        ? undefined
        : createEvidence({
            folder,
            at: nodePlatform.now(),
            onProblem: ({ message, hint }) => onNotice?.(`${message}: ${hint}`),
          }),
    judge: config.judge
      ? createJudge(config.judge, { root, env: options.env ?? {}, signal: options.signal })
      : undefined,
    keyedHash: projectHash ? () => projectHash : ordinalKeyedHash,
    redactRules: { rules: config.redact.rules, allow: config.redact.allow },
    baseResults: new Map(options.base?.cases.map((result) => [result.case_id, result])),
    counters: { attempts: 0 },
  };
}
