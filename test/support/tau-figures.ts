import { effectLookup } from "../../src/core/effects.ts";
import { addFromTrace } from "../../src/core/fixtures/add-fixtures.ts";
import type { LoadedCase } from "../../src/core/case/load-case.ts";
import {
  createReadPool,
  indexReads,
  type PooledRead,
  pooledReads,
  type PoolIndex,
  type ReadPool,
} from "../../src/core/fixtures/read-pool.ts";
import type { Json } from "../../src/core/schema/json.ts";
import type { Miss } from "../../src/core/schema/attempt-result.ts";
import { isConclusive } from "../../src/core/verdict/attempt/check-outcomes.ts";
import type { CaseGateway } from "../../src/node/replay/attempt/case-gateway.ts";
import { type Trial, type TrialCase, tauEffects } from "./tau-bench.ts";
import { replayTrial } from "./tau-replay.ts";

export interface TauFigures {
  cases: number;
  /** How the gateway answered the calls of all trials. */
  calls: { asked: number; served: number; simulated: number; run: number; missed: number };
  /** Attempts with right and with wrong trials, and how many of them gave a verdict on the agent. */
  right: { of: number; conclusive: number };
  wrong: { of: number; conclusive: number };
  /** Conclusive attempts whose verdict agrees with the reward. */
  agreeing: number;
  disagreements: string[];
  /** Misses that name a nearest recording, or correctly none if there is none. */
  nearest: { of: number; right: number; wrong: string[] };
}

export interface TauQuestion {
  trials: readonly Trial[];
  sources: readonly Trial[];
  caseOf: (source: Trial) => TrialCase | undefined;
  /** If true, the case also has the recordings of the task's other trials, except the replayed one. */
  pooled: boolean;
  /** If true, recordings of the project's other cases answer what this case lacks, except those of the replayed trial's own case. */
  pool?: boolean;
  /** Runs that the project keeps besides its cases. Their reads are in the pool too, except those of the replayed trial. */
  kept?: readonly { trial: Trial; recorded: TrialCase }[];
}

/** Replays every other trial of each source's task against the case of that source. */
export async function tauFigures(gateway: CaseGateway, question: TauQuestion): Promise<TauFigures> {
  const figures: TauFigures = {
    cases: 0,
    calls: { asked: 0, served: 0, simulated: 0, run: 0, missed: 0 },
    right: { of: 0, conclusive: 0 },
    wrong: { of: 0, conclusive: 0 },
    agreeing: 0,
    disagreements: [],
    nearest: { of: 0, right: 0, wrong: [] },
  };
  const cases = question.pool === true ? casesOf(question) : [];
  const index = indexReads(cases);
  const kept = question.kept?.map(({ trial, recorded }) => ({ trial, reads: readsOf(recorded) }));
  for (const source of question.sources) {
    const made = question.caseOf(source);
    if (!made) continue;
    figures.cases += 1;
    const others = question.trials.filter(({ task, trial }) => task === source.task && trial !== source.trial);
    for (const other of others) {
      const more = question.pooled ? others.filter((trial) => trial !== other) : [];
      const loaded = withRecordings(made, more);
      const beside = (kept ?? []).flatMap(({ trial, reads }) => (trial === other ? [] : reads));
      const all = kept ? indexReads([...cases, ...beside]) : index;
      const pool = question.pool === true ? readPool(all, loaded, other) : undefined;
      await add(figures, { gateway, loaded, source, other, pool });
    }
  }
  return figures;
}

interface Pair {
  gateway: CaseGateway;
  loaded: LoadedCase;
  source: Trial;
  other: Trial;
  pool: ReadPool | undefined;
}

/** The reads of all cases: the pool of a project that keeps them in one folder. */
function casesOf({ sources, caseOf }: TauQuestion): PooledRead[] {
  return sources.flatMap((source) => {
    const made = caseOf(source);
    return made ? readsOf(made) : [];
  });
}

function readsOf({ loaded }: TrialCase): PooledRead[] {
  const { id, source } = loaded.case;
  const { captured_at: at, fingerprint } = source ?? {};
  return pooledReads({ name: id, fingerprint, at, calls: loaded.toolFixtures.calls }, effectLookup(tauEffects));
}

function readPool(index: PoolIndex, { case: { id, source }, toolFixtures }: LoadedCase, other: Trial): ReadPool {
  return createReadPool({
    index: () => index,
    own: toolFixtures.calls,
    exclude: new Set([id, other.trace.run_id]),
    fingerprint: source?.fingerprint,
    at: Date.parse(source?.captured_at ?? ""),
    maxAge: 30 * 86_400_000,
  });
}

async function add(figures: TauFigures, { gateway, loaded, source, other, pool }: Pair): Promise<void> {
  const { result, calls } = await replayTrial(gateway, loaded, other, pool);
  for (const { how } of calls) {
    figures.calls.asked += 1;
    figures.calls[how] += 1;
  }
  for (const miss of result.misses) {
    figures.nearest.of += 1;
    if (namesNearest(miss, loaded)) figures.nearest.right += 1;
    else figures.nearest.wrong.push(miss.message);
  }
  const side = other.right ? figures.right : figures.wrong;
  side.of += 1;
  if (!isConclusive(result.verdict)) return;
  side.conclusive += 1;
  if ((result.verdict === "fixed") === other.right) figures.agreeing += 1;
  else {
    const pair = `${source.task}/${source.trial} by ${other.trial}`;
    figures.disagreements.push(`${pair}: ${result.verdict}, ${result.reason}`);
  }
}

function withRecordings({ loaded, redactor }: TrialCase, trials: readonly Trial[]): LoadedCase {
  const effects = effectLookup(tauEffects);
  let fixtures = loaded.toolFixtures;
  for (const { trace } of trials) fixtures = addFromTrace({ fixtures, trace, effects, redactor }).fixtures;
  return { ...loaded, toolFixtures: fixtures };
}

/** Whether the named recording is a nearest one. Compares all leaves by JSON Pointer, independently of the product's code. */
function namesNearest({ tool, args, nearest, differs_at }: Miss, { toolFixtures }: LoadedCase): boolean {
  const recorded = toolFixtures.calls.filter((call) => call.tool === tool).map((call) => leavesOf(call.args));
  if (nearest === undefined) return recorded.length === 0;
  const [asked, named] = [leavesOf(args ?? {}), leavesOf(nearest)];
  const fewest = Math.min(...recorded.map((leaves) => differing(leaves, asked).length));
  const differences = differing(named, asked);
  const known = recorded.some((leaves) => differing(leaves, named).length === 0);
  return known && differences.length === fewest && differences.some((pointer) => pointer.startsWith(differs_at ?? "?"));
}

function differing(a: Map<string, string>, b: Map<string, string>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((pointer) => a.get(pointer) !== b.get(pointer));
}

function leavesOf(value: Json, pointer = "", leaves = new Map<string, string>()): Map<string, string> {
  const members = typeof value === "object" && value !== null ? Object.entries(value) : [];
  if (members.length === 0) leaves.set(pointer, JSON.stringify(value));
  for (const [key, member] of members) leavesOf(member, `${pointer}/${key}`, leaves);
  return leaves;
}
