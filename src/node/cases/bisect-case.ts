import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { ComparedRun } from "../../core/diff/explain.ts";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import { runFromOutput } from "../../core/run/run-from-output.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import type { CaseResult } from "../../core/schema/result.ts";
import { nextVersion, plausibleVersions, type Probe, type SearchRule } from "../../core/verdict/first-bad.ts";
import { failedByProvider, lacksKey } from "../../core/verdict/attempt/evidence.ts";
import { type CaseGateway, startCaseGateway } from "../replay/attempt/case-gateway.ts";
import { keptOutput, keptTrace } from "../evidence/evidence-trace.ts";
import { newestEvidence } from "../evidence/kept-evidence.ts";
import { replaySuite } from "../replay/replay-suite.ts";
import { type SealedCases, sealCases } from "../replay/plan/sealed-cases.ts";
import type { Environment } from "../runner/environment.ts";
import { compact } from "../../core/compact.ts";
import type { OpenVersion, Version } from "./versions.ts";
import { scratchFolder } from "../files/scratch-folder.ts";

/** One replay of the search. */
export interface BisectAttempt {
  /** Index of the version. */
  at: number;
  version: string;
  /** `skip`: the replay did not decide about this version. */
  answer: "bad" | "good" | "skip";
  live: boolean;
  reason: string;
}

export interface BisectOptions {
  /** Folder of the case in this checkout. Every version is replayed against this same case. */
  folder: string;
  /** Folder and configuration of this checkout. */
  project: OpenVersion;
  versions: readonly Version[];
  suspects: { from: number; to: number } | undefined;
  /** True if the user named no good version. */
  recent: boolean;
  rule: SearchRule;
  mostAttempts: number;
  runner: { runnerCommand: string | undefined; shell: boolean };
  env: Environment;
  signal: AbortSignal;
  onAttempt: (attempt: BisectAttempt) => void;
}

export interface BisectEnd {
  /** False if the attempts were used up first. */
  decided: boolean;
  /** The first bad version is in this range. `from` equals the number of versions if the failure shows in none. */
  from: number;
  to: number;
  attempts: BisectAttempt[];
  /** Runs of the nearest good version before the change and the nearest bad one after it. */
  before?: ComparedRun;
  after?: ComparedRun;
}

/** The search stops after this many provider failures in a row. */
const mostProviderFailures = 3;
/** A version is skipped after this many live attempts that ended in an error. */
const mostLiveErrors = 2;

/** Replays a case on versions of an agent until it finds the first one in which the failure shows. */
export async function bisectCase(options: BisectOptions): Promise<BisectEnd> {
  const scratch = scratchFolder("bisect-");
  try {
    await using gateway = await startCaseGateway(options.project.config, options.env);
    const search = new VersionSearch(options, { scratch, gateway, sealed: sealCases([options.folder]) });
    for (;;) {
      const step = search.next();
      const over = step.kind === "try" && search.attempts.length >= options.mostAttempts;
      if (step.kind === "found") return { decided: true, from: step.from, to: step.to, ...search.end(step) };
      if (over || options.signal.aborted) {
        const left = search.plausible();
        return { decided: false, ...left, ...search.end(left) };
      }
      await search.attempt(step.at);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

interface SharedParts {
  scratch: string;
  gateway: CaseGateway;
  sealed: SealedCases;
}

class VersionSearch {
  readonly attempts: BisectAttempt[] = [];
  private readonly options: BisectOptions;
  private readonly shared: SharedParts;
  private readonly probes: Probe[] = [];
  private readonly skipped = new Set<number>();
  private readonly runs = new Map<string, ComparedRun>();
  private readonly opened = new Map<number, Promise<OpenVersion>>();
  private providerFailures = 0;

  constructor(options: BisectOptions, shared: SharedParts) {
    this.options = options;
    this.shared = shared;
  }

  next() {
    return nextVersion(this.history(), this.options.rule);
  }

  plausible() {
    return plausibleVersions(this.history(), this.options.rule);
  }

  async attempt(at: number): Promise<void> {
    const { options } = this;
    const version = options.versions[at];
    if (version === undefined) throw new Error(`there is no version ${at}`);
    const replayed = { at, version: version.name };
    const evidence = join(this.shared.scratch, `runs-${this.attempts.length}`);
    const result = await this.resultOf(at, version, evidence);
    if (options.signal.aborted) return;
    if (typeof result === "string") return this.note({ ...replayed, answer: "skip", live: false, reason: result });
    if (result.attempts.some(lacksKey)) throw keyMissing(version, result);
    if (result.attempts.some(failedByProvider)) {
      this.providerFailures += 1;
      if (this.providerFailures >= mostProviderFailures) throw providerGone(result);
      return;
    }
    this.providerFailures = 0;
    const answer = answers[result.verdict];
    const run = runOf(version, { ...options, evidence, number: result.attempts[0]?.attempt ?? 1 });
    if (run !== undefined) this.runs.set(`${at} ${answer}`, run);
    this.note({ ...replayed, answer, live: result.live_model, reason: result.reason });
  }

  /** The runs on both sides of the change, from the tried versions nearest to it. */
  end({ from, to }: { from: number; to: number }): Pick<BisectEnd, "attempts" | "before" | "after"> {
    const { attempts, runs } = this;
    const good = attempts.filter(({ at, answer }) => answer === "good" && at < from).map(({ at }) => at);
    const bad = attempts.filter(({ at, answer }) => answer === "bad" && at >= to).map(({ at }) => at);
    const before = runs.get(`${Math.max(...good)} good`);
    const after = runs.get(`${Math.min(...bad)} bad`);
    return { attempts, ...compact({ before, after }) };
  }

  private history() {
    const { versions, suspects, recent } = this.options;
    return { versions: versions.length, probes: this.probes, skipped: this.skipped, suspects, recent };
  }

  private note(attempt: BisectAttempt): void {
    this.attempts.push(attempt);
    this.options.onAttempt(attempt);
    const { at, answer, live } = attempt;
    if (answer !== "skip") {
      this.probes.push({ at, bad: answer === "bad", decides: !live });
      return;
    }
    const errors = this.attempts.filter((other) => other.at === at && other.answer === "skip").length;
    if (!live || errors >= mostLiveErrors) this.skipped.add(at);
    if (this.skipped.size === this.options.versions.length) throw noneRan(attempt);
  }

  /** The result of the replay, or why the version cannot be tried. */
  private async resultOf(at: number, version: Version, evidence: string): Promise<CaseResult | string> {
    try {
      const open = this.opened.get(at) ?? version.open();
      this.opened.set(at, open);
      const place = { ...this.options, ...this.shared, evidence, number: this.attempts.length + 1 };
      return await replayed(version, await open, place);
    } catch (error) {
      if (error instanceof ReplayKitError) return error.message;
      throw error;
    }
  }
}

const answers: Record<CaseResult["verdict"], BisectAttempt["answer"]> = {
  reproduced: "bad",
  fixed: "good",
  // The behaviour is not the wanted one, but it is not this failure either.
  changed: "good",
  inconclusive: "skip",
  error: "skip",
};

interface OneReplay extends BisectOptions, SharedParts {
  evidence: string;
  number: number;
}

async function replayed(version: Version, open: OpenVersion, options: OneReplay): Promise<CaseResult> {
  const { folder, gateway, sealed, evidence, number, signal, runner } = options;
  const { cases } = await replaySuite({
    ...open,
    ...runner,
    cases: [folder],
    sealed,
    select: "all",
    evidence,
    repeat: 1,
    firstAttempt: number,
    env: { ...options.env, ...version.env },
    gateway,
    signal,
  });
  const [result] = cases;
  if (result) return result;
  throw new ReplayKitError("runner_failed", `${basename(folder)} was not replayed`);
}

/** The run as the gateway observed it, else as the runner reported it. */
function runOf(
  version: Version,
  { folder, project, evidence, number }: Pick<OneReplay, "folder" | "project" | "evidence" | "number">,
): ComparedRun | undefined {
  const newest = newestEvidence(evidence, basename(folder));
  if (newest === undefined) return undefined;
  const kept = number === 1 ? newest : join(newest, `attempt-${number}`);
  const name = version.title === "" ? version.name : version.name.slice(0, 12);
  const effects = effectLookup(undefined, project.config.effects);
  const trace = keptTrace(kept);
  if (trace !== undefined) return { name, run: runFromTrace(trace, effects), trace };
  const output = keptOutput(kept);
  return output && { name, run: runFromOutput(output, effects) };
}

function noneRan({ reason }: BisectAttempt): ReplayKitError {
  return new ReplayKitError("runner_failed", `no version could be tried; the reason for the last one: ${reason}`, {
    hint: "say how to set up a checkout, such as --setup 'npm ci', or name a runner that starts in all of them: --runner-cmd",
  });
}

function keyMissing({ name }: Version, { reason }: CaseResult): ReplayKitError {
  return new ReplayKitError("unauthorized", `${name.slice(0, 12)} asks a live model: ${reason}`, {
    hint: "set the key, or give the case the models' answers: npx replaykit case fixtures add",
  });
}

function providerGone({ reason }: CaseResult): ReplayKitError {
  return new ReplayKitError("io_failed", `the provider failed ${mostProviderFailures} times in a row: ${reason}`, {
    hint: "run it again when the provider answers",
  });
}
