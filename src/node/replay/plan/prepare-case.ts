import { basename, join, relative, sep } from "node:path";
import { type EffectLookup, effectLookup } from "../../../core/effects.ts";
import { type LoadedCase, loadCase } from "../../../core/case/load-case.ts";
import type { Aliases } from "../../../core/replay/recorded-run.ts";
import {
  caseFreeArguments,
  oneSpelling,
  type Respell,
  respelledCheck,
  respelledRun,
} from "../../../core/replay/letter-case.ts";
import { wantedCalls } from "../../../core/replay/pair-with-checks.ts";
import type { Check } from "../../../core/schema/check.ts";
import { runFromTrace } from "../../../core/run/run-from-trace.ts";
import type { ReplayConfig } from "../../../core/schema/config.ts";
import type { Effects } from "../../../core/schema/effect.ts";
import type { Run } from "../../../core/schema/run.ts";
import { readCaseFiles } from "../../files/case-folder.ts";
import { nodePlatform } from "../../platform.ts";
import type { CasePaths } from "../../runner/attempt-request.ts";
import { type ChosenRunner, chooseRunner, type RunnerOverride } from "../../runner/choose-runner.ts";
import type { ToolRouting } from "../../routing/tool-environment.ts";
import type { SealedCases } from "./sealed-cases.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { Document, parse } from "yaml";
import { editText } from "../../../core/yaml/edit-yaml.ts";
import type { CaseFiles } from "../../../core/schema/case.ts";
import { keyName } from "../../runner/unpassed-variables.ts";

/** Keys of a case that would tell the agent how it is judged. */
const hiddenKeys = new Set(["signatures", "assertions", "reviews", "title"]);

/** Writes a copy of the case without checks, reviews, notes and feedback. */
function writeHiddenCase(folder: string, files: CaseFiles, loaded: LoadedCase): CasePaths {
  // The case was parsed before, so its keys are unique. The library's own test for that takes quadratic time.
  const head: Record<string, unknown> = parse(files["case.yaml"] ?? "", { maxAliasCount: 0, uniqueKeys: false });
  const shown = Object.fromEntries(Object.entries(head).filter(([key]) => !hiddenKeys.has(key)));
  const { feedback: _, ...trace } = loaded.trace;
  const paths = pathsIn(folder);
  mkdirSync(paths.fixturesDir, { recursive: true });
  writeFileSync(paths.casePath, editText(new Document(shown)));
  writeFileSync(paths.sourceTracePath, JSON.stringify(trace));
  for (const name of ["fixtures/tools.json", "fixtures/model.json"] as const) {
    const text = files[name];
    if (text !== undefined) writeFileSync(join(folder, name), text);
  }
  return paths;
}

function pathsIn(folder: string): CasePaths {
  return {
    casePath: join(folder, "case.yaml"),
    fixturesDir: join(folder, "fixtures"),
    sourceTracePath: join(folder, "source-trace.json"),
  };
}

/** A case that is ready to be replayed. */
export interface PreparedCase {
  loaded: LoadedCase;
  /** The case's folder relative to the root, with `/`. */
  path: string;
  paths: CasePaths;
  runner: ChosenRunner;
  effects: EffectLookup;
  /** Names that tools have in the agent now. */
  aliases: Aliases;
  /** Writes ids in the letter case of the checks, where the letter case does not matter. */
  respell: Respell;
  /** The run that was recorded. */
  recorded: Run;
  now: string | undefined;
  /** Which plain functions are routed in this checkout. */
  routing: ToolRouting;
}

export interface PrepareOptions {
  root: string;
  config: ReplayConfig;
  override: RunnerOverride;
  scratch: string;
  sealed?: SealedCases | undefined;
  caseEffects?: Map<string, Effects> | undefined;
  liveModels?: boolean | undefined;
}

/** Reads a case from its folder and finds its runner. */
export function prepareCase(folder: string, options: PrepareOptions): PreparedCase {
  const { root, config, override, scratch, sealed, caseEffects, liveModels = false } = options;
  const files = sealed ? sealed.read(folder) : readCaseFiles(folder);
  const path = casePath(root, folder);
  const read = withEffects(loadCase(files, path.startsWith("..") ? basename(folder) : path), caseEffects?.get(folder));
  const { loaded, respell } = inOneSpelling(liveModels ? withLiveModels(read) : read);
  const { case: replayCase, trace } = loaded;
  const runner = chooseRunner(config, { case: replayCase, agent: replayCase.agent ?? trace.agent?.name }, override);
  const effects = effectLookup(replayCase.effects, config.effects, config.aliases);
  const hidden = join(scratch, "cases", nodePlatform.hash(path).slice(0, 16));
  return {
    loaded,
    path,
    paths: runner.config.hide_checks ? writeHiddenCase(hidden, files, loaded) : pathsIn(folder),
    runner,
    effects,
    aliases: config.aliases,
    respell,
    recorded: respelledRun(runFromTrace(trace, effects), respell),
    routing: { root, config },
    now: timeOf(trace.started_at) ?? timeOf(replayCase.source?.captured_at),
  };
}

/** Gives each id in the checks one letter case, if a tool's own results show that the letter case does not matter. */
function inOneSpelling(loaded: LoadedCase): { loaded: LoadedCase; respell: Respell } {
  const { case: replayCase, toolFixtures } = loaded;
  const { assertions, signatures } = replayCase;
  const wanted = [...assertions, ...signatures].flatMap(wantedCalls);
  const respell = oneSpelling(caseFreeArguments(toolFixtures.calls), [...wanted, ...toolFixtures.calls]);
  const respelled = (checks: Check[]) => checks.map((check) => respelledCheck(check, respell));
  const checks = { assertions: respelled(assertions), signatures: respelled(signatures) };
  return { loaded: { ...loaded, case: { ...replayCase, ...checks } }, respell };
}

function withEffects(loaded: LoadedCase, effects: Effects | undefined): LoadedCase {
  return effects === undefined ? loaded : { ...loaded, case: { ...loaded.case, effects } };
}

function withLiveModels(loaded: LoadedCase): LoadedCase {
  const { case: replayCase } = loaded;
  return { ...loaded, case: { ...replayCase, replay: { ...replayCase.replay, model: "live" } } };
}

export function casePath(root: string, folder: string): string {
  return relative(root, folder).split(sep).join("/") || ".";
}

/** True if the runner gets a key, with which it can reach a live model directly. */
export function hasOwnKey(prepared: Pick<PreparedCase, "runner">): boolean {
  return ownKeyOf(prepared) !== undefined;
}

function ownKeyOf({ runner }: Pick<PreparedCase, "runner">): string | undefined {
  return runner.config.pass_env.find((name) => keyName.test(name));
}

/** True if the case's runner may reach a provider directly. */
export function reachesProviders(prepared: Pick<PreparedCase, "runner">): boolean {
  return prepared.runner.config.network === "allow" || hasOwnKey(prepared);
}

/** Says how a runner without isolation can reach a live model unseen. */
export function openReason(prepared: Pick<PreparedCase, "runner">): string {
  const key = ownKeyOf(prepared);
  if (prepared.runner.config.network === "allow") return "its runner may use the network (network: allow)";
  if (key !== undefined) return `its runner is given ${key} (pass_env), and the network with it`;
  return "its runner could not be kept from the network here";
}

/** Accepts only a time, since the text comes from a trace and goes into the environment. */
function timeOf(text: string | undefined): string | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
