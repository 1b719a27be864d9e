import { join } from "node:path";
import { type CaseFiles, caseFileNames } from "../../../core/schema/case.ts";
import type { TrialResult } from "../../../core/schema/result.ts";
import type { TrialQuestion } from "../../../core/verdict/trial/trial.ts";
import { keptTrials } from "../../evidence/kept-evidence.ts";
import { git, type GitOptions } from "../../git/git.ts";
import { nodePlatform } from "../../platform.ts";
import type { ChosenRunner } from "../../runner/choose-runner.ts";
import type { Environment } from "../../runner/environment.ts";

/** Earlier trials on the very same code. Their attempts count together with this run's, all or none. */
export interface EarlierRuns {
  /** Digest of the head's and the base's code; `undefined`: there is none, so that no two runs are the same. */
  code(): Promise<string | undefined>;
  /** Trials of the case in earlier runs, the newest first. Each carries the runs before it. */
  trialsOf(caseId: string): TrialResult[];
  /** Questions that may use them. A report that others could have written must not prove a fix. */
  questions: readonly TrialQuestion[];
}

/** Names of variables whose values must not be guessed from a digest. */
const secretName = /KEY|TOKEN|SECRET|CREDENTIAL|PASS/i;

export interface TriedCase {
  id: string;
  path: string;
  files: () => CaseFiles;
  runner: ChosenRunner;
  env: Environment;
}

/** The identity of a case's attempts, and its newest trial with that identity and question. */
export async function earlierTrial(
  earlier: EarlierRuns,
  tried: TriedCase,
  { question, wanted }: { question: TrialQuestion; wanted: boolean },
): Promise<{ identity: string | undefined; before: TrialResult | undefined }> {
  const trials = earlier.questions.includes(question)
    ? earlier.trialsOf(tried.id).filter((trial) => trial.question === question && trial.identity !== undefined)
    : [];
  // A digest takes time, and most cases were never tried.
  const known = wanted || trials.length > 0 ? await earlier.code() : undefined;
  const identity = known === undefined ? undefined : identityOf(known, tried);
  return { identity, before: identity === undefined ? undefined : trials.find((trial) => trial.identity === identity) };
}

/**
 * Digest of everything that an attempt depends on: code, base, case, runner and its variables. Its first number rises
 * when trials are made in another way, so that earlier attempts do not count.
 */
function identityOf(code: string, { path, files, runner, env }: TriedCase): string {
  const own = files();
  const given = runner.config.pass_env
    .filter((name) => !secretName.test(name))
    .map((name) => [name, env[name] ?? null]);
  return nodePlatform.hash(
    JSON.stringify([3, code, path, caseFileNames.map((name) => own[name] ?? null), runner, given]),
  );
}

/** Earlier runs beside the same base, from the evidence below a project's root. */
export function keptRuns(root: string, base: string | undefined): EarlierRuns {
  let digest: Promise<string | undefined> | undefined;
  return {
    questions: ["worse", "fixed"],
    code: () => (digest ??= checkoutDigest({ cwd: root }).then((own) => own && `${own} ${base ?? ""}`)),
    trialsOf: keptTrials(join(root, ".replaykit", "runs")),
  };
}

/** Digest of a checkout's files, committed or not, without ignored ones; `undefined` outside git. Writes nothing. */
export async function checkoutDigest(options: GitOptions): Promise<string | undefined> {
  const ask = async (args: string[], more: Partial<GitOptions> = {}) =>
    (await git(args, { ...options, ...more })).toString("utf8");
  try {
    const cwd = (await ask(["rev-parse", "--show-toplevel"])).trim();
    const head = await ask(["rev-parse", "HEAD"]);
    const changed = await ask(["diff", "--binary", "--no-ext-diff", "--no-textconv", "HEAD"], { cwd });
    const names = await ask(["ls-files", "--others", "--exclude-standard", "-z"], { cwd });
    const added = names.split("\0").filter((name) => name !== "");
    // Git reads one name per line here, so a name with a line feed has no digest.
    if (added.some((name) => name.includes("\n"))) return undefined;
    const input = added.map((name) => `${name}\n`).join("");
    const hashes = input === "" ? "" : await ask(["hash-object", "--no-filters", "--stdin-paths"], { cwd, input });
    return nodePlatform.hash(JSON.stringify([head, changed, names, hashes]));
  } catch {
    return undefined; // no git, no commit yet, or an unreadable file: no two runs are the same
  }
}
