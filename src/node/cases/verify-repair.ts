import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { compact } from "../../core/compact.ts";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { Redactor } from "../../core/redact/redact.ts";
import { controlCase } from "../../core/case/control-case.ts";
import { withOtherIds } from "../../core/case/other-ids.ts";
import type { ReplayConfig, RunnerConfig } from "../../core/schema/config.ts";
import type { CaseResult, ReplayReport } from "../../core/schema/result.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { decideRepair, type RepairVerdict, type WithheldKind } from "../../core/verdict/decide-repair.ts";
import { findCases, writeCaseFolder } from "../files/case-folder.ts";
import { createBaseCheckout } from "../git/base-checkout.ts";
import { startCaseGateway } from "../replay/attempt/case-gateway.ts";
import type { BaseCheckout, Progress, ReplayOptions } from "../replay/replay-options.ts";
import { replaySuite } from "../replay/replay-suite.ts";
import { sealCases } from "../replay/plan/sealed-cases.ts";
import type { Environment } from "../runner/environment.ts";
import { type FamilyCase, familyOf, readableCases, runnerOf } from "./case-family.ts";
import { scratchFolder } from "../files/scratch-folder.ts";

interface NamedCommit {
  /** Name for people, such as `main`. */
  name: string;
  commit: string;
}

interface RepairOptions {
  /** Root of the project in this checkout. */
  root: string;
  caseId: string;
  base: NamedCommit;
  /** `undefined` for this checkout as it is. */
  head: NamedCommit | undefined;
  controls: readonly ControlRun[];
  redactor: Redactor;
  env: Environment;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  onNotice?: ((notice: string) => void) | undefined;
}

type SharedReplay = Pick<ReplayOptions, "config" | "sealed" | "gateway">;

/**
 * Decides whether a repair is good. Cases, configuration and policy are the base's, the code is the head's. Cases that
 * the repair's author did not see also decide.
 */
export async function verifyRepair(options: RepairOptions): Promise<RepairVerdict> {
  const { root: cwd, caseId, head } = options;
  const scratch = scratchFolder("verify-");
  try {
    await using baseCheckout = createBaseCheckout({ cwd, ...options.base });
    await using headCheckout = head && createBaseCheckout({ cwd, ...head });
    const base = await baseCheckout.open();
    const root = headCheckout === undefined ? cwd : (await headCheckout.open()).root;
    const { config, subject, withheld } = await readBase(base, scratch, options);
    if (headCheckout !== undefined) await removeCases(root, base.config);
    await using gateway = await startCaseGateway(config, options.env);
    const sealed = sealCases([subject.folder, ...withheld.map(({ folder }) => folder)]);
    const suite = suiteOf(options, { config, sealed, gateway });
    const made = withheld.filter((one) => one.made);
    const before = byId(
      await suite(
        base.root,
        [subject, ...made].map(({ folder }) => folder),
      ),
    );
    const shown = withheld.filter((one) => showsItself(one, before));
    const opened = { name: options.base.name, open: async () => ({ root: base.root, config }) };
    const report = await suite(root, [subject.folder, ...shown.map(({ folder }) => folder)], opened);
    const after = byId(report);
    const resultsOf = ({ kind, folder }: (typeof shown)[number]) => {
      return { kind, result: resultOf(folder, after), onBase: before.get(basename(folder))?.verdict };
    };
    return decideRepair({
      subject: resultOf(subject.folder, after),
      subjectOnBase: before.get(caseId),
      withheld: shown.map(resultsOf),
      notSandboxed: config.sandbox === "off" ? undefined : report.summary.not_sandboxed,
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Returns a function that replays cases in a folder: beside a base checkout if one is given, otherwise once each. */
function suiteOf({ env, signal, onNotice, onProgress }: RepairOptions, shared: SharedReplay) {
  return (root: string, cases: string[], checkout?: BaseCheckout) =>
    replaySuite({
      root,
      cases,
      ...shared,
      select: "all",
      evidence: false,
      baseCheckout: checkout,
      ...compact({ repeat: checkout === undefined ? 1 : undefined }),
      env,
      signal,
      onNotice,
      onProgress,
    });
}

/** Reads the case from the base, and the cases that its brief did not show. */
async function readBase(
  base: Awaited<ReturnType<BaseCheckout["open"]>>,
  scratch: string,
  { caseId, controls, redactor, ...options }: RepairOptions,
) {
  const config = judging(base);
  const all = readableCases(await findCases(base.root, [config.cases].flat()), config);
  const subject = caseOnBase(caseId, all, { base: options.base.name });
  const withheld = await withheldCases(subject, { all, config, controls, redactor, scratch });
  return { config, subject, withheld };
}

/** The base's configuration with absolute paths of its cases. Runners do not see the checks. */
function judging({ root, config }: { root: string; config: ReplayConfig }): ReplayConfig {
  const hiding = (runner: RunnerConfig): RunnerConfig => ({ ...runner, hide_checks: true });
  const runners = Object.fromEntries(Object.entries(config.runners).map(([name, runner]) => [name, hiding(runner)]));
  const cases = [config.cases].flat().map((pattern) => join(root, pattern));
  return { ...config, cases, runners, ...compact({ runner: config.runner && hiding(config.runner) }) };
}

/** Deletes the head's cases from its checkout. They decide nothing, and could reveal the withheld cases. */
async function removeCases(root: string, config: ReplayConfig): Promise<void> {
  for (const folder of await findCases(root, [config.cases].flat())) rmSync(folder, { recursive: true, force: true });
}

/**
 * The copy with other ids counts only if it fails on the base as the case does: the agent may know the original ids.
 */
function showsItself({ kind, folder }: WithheldCase, before: ReadonlyMap<string, CaseResult>): boolean {
  return kind !== "other ids" || before.get(basename(folder))?.verdict === "reproduced";
}

function byId({ cases }: ReplayReport): Map<string, CaseResult> {
  return new Map(cases.map((result) => [result.case_id, result]));
}

function resultOf(folder: string, results: ReadonlyMap<string, CaseResult>): CaseResult {
  const result = results.get(basename(folder));
  if (result) return result;
  throw new ReplayKitError("runner_failed", `${basename(folder)} was not replayed`, {
    hint: "run `npx replaykit lint` on the base: the case's id must be its folder's name",
  });
}

/** A good run, with the name that the user gave. */
interface ControlRun {
  name: string;
  trace: TraceRun;
}

interface WithheldCase {
  kind: WithheldKind;
  folder: string;
  /** True if the case was made for this verification. Such cases are also replayed on the base. */
  made: boolean;
}

interface WithheldOptions {
  /** All readable cases of the base. */
  all: readonly FamilyCase[];
  config: ReplayConfig;
  controls: readonly ControlRun[];
  redactor: Redactor;
  /** Folder for cases that are made here. */
  scratch: string;
}

/** Cases that a fix must also satisfy and that its brief does not show. */
async function withheldCases(subject: FamilyCase, options: WithheldOptions): Promise<WithheldCase[]> {
  const { all, config, controls, redactor, scratch } = options;
  const { group, guards } = familyOf(subject, all, config);
  const made: WithheldCase[] = [];
  const id = basename(subject.folder);
  const renamed = `${id.slice(0, 40).replace(/-+$/, "")}-other-ids`;
  const other = withOtherIds(subject.files, renamed);
  if (other) made.push(await written({ kind: "other ids", files: other, folder: join(scratch, "other-ids", renamed) }));
  const runner = runnerOf(subject, config);
  for (const [index, { name, trace }] of controls.entries()) {
    const control = `control-${index + 1}`;
    const files = controlCase({
      trace: redactor.redact(trace),
      id: control,
      name,
      runner: runner === undefined || !Object.hasOwn(config.runners, runner) ? undefined : runner,
      effects: effectLookup(subject.loaded.case.effects, config.effects, config.aliases),
      wanted: subject.loaded.case.assertions,
    });
    made.push(await written({ kind: "control", files, folder: join(scratch, "controls", control) }));
  }
  const known = (kind: WithheldKind, cases: readonly FamilyCase[]) =>
    cases.map(({ folder }): WithheldCase => ({ kind, folder, made: false }));
  return [...known("group", group), ...known("guard", guards), ...made];
}

async function written({
  kind,
  files,
  folder,
}: Pick<WithheldCase, "kind" | "folder"> & { files: Parameters<typeof writeCaseFolder>[1] }): Promise<WithheldCase> {
  await writeCaseFolder(folder, files);
  return { kind, folder, made: true };
}

/** Finds the case in the base. */
function caseOnBase(name: string, all: readonly FamilyCase[], { base }: { base: string }): FamilyCase {
  const found = all.find(({ folder }) => basename(folder) === name);
  if (found) return found;
  throw new ReplayKitError("not_found", `${base} has no readable case ${name}, so it cannot judge a fix`, {
    hint: "merge the case first, or name a base that has it with --base",
  });
}
