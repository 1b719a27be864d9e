import { existsSync } from "node:fs";
import { join } from "node:path";
import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { ReplayConfig, RunnerConfig } from "../../core/schema/config.ts";
import { commitOf, createBaseCheckout } from "../git/base-checkout.ts";
import { git, type GitOptions } from "../git/git.ts";
import { loadConfig } from "../files/load-config.ts";
import type { Environment } from "../runner/environment.ts";

/** One version of an agent: a commit, or one value of a variable. */
export interface Version {
  /** Full hash of a commit, or the value. */
  name: string;
  /** Subject line of the commit; empty for a value. */
  title: string;
  /** Prepares the version for replay. Throws a `ReplayKitError` if that is impossible. */
  open(): Promise<OpenVersion>;
  /** Additional variables for the runner. */
  env?: Record<string, string>;
}

export interface OpenVersion {
  root: string;
  config: ReplayConfig;
}

export interface CommitRange extends GitOptions {
  config: ReplayConfig;
  /** Oldest commit; if absent, the search goes back up to `mostCommits` commits. */
  good: string | undefined;
  bad: string;
  /** Limits the search to commits that touch one of these paths. */
  paths: string[];
  /** Command that sets up each checkout if the runners have no `setup`. */
  setup: { command: string; env: Environment } | undefined;
}

/** Most commits that are searched without a good version. */
const mostCommits = 1000;

/** The commits of a range along first parents, oldest first, preceded by the good one. A merge counts as one change. */
export async function commitVersions(range: CommitRange): Promise<(Version & AsyncDisposable)[]> {
  const { cwd, good, paths } = range;
  const bad = await namedCommit("--bad", range.bad, { cwd });
  const first = good === undefined ? undefined : await namedCommit("--good", good, { cwd });
  if (first !== undefined) await refuseStranger({ ...range, good: good ?? "", first, bad });
  const limit = first === undefined ? [`--max-count=${mostCommits}`, bad] : [`${first}..${bad}`];
  const args = ["--literal-pathspecs", "log", "--first-parent", "--format=%H%x09%s", ...limit, "--", ...paths];
  const commits = (await lines(args, { cwd })).toReversed();
  if (commits.length === 0) {
    const which = paths.length === 0 ? "" : ` that touches ${paths.join(" or ")}`;
    throw new ReplayKitError("usage", `there is no commit${which} between ${good ?? "the first"} and ${range.bad}`, {
      hint: "name an older --good, a newer --bad, or other paths",
    });
  }
  const oldest = first === undefined ? [] : await lines(["log", "--max-count=1", "--format=%H%x09%s", first], { cwd });
  return [...oldest, ...commits].map((line) => {
    const [commit = "", ...title] = line.split("\t");
    return commitVersion(commit, title.join("\t"), range);
  });
}

function namedCommit(flag: string, ref: string, options: GitOptions): Promise<string> {
  return commitOf(ref, options, {
    hint: `name one with ${flag}; \`git log --first-parent --oneline\` lists them`,
  });
}

async function refuseStranger({ cwd, good, bad: newest, first }: CommitRange & { first: string; good: string }) {
  if (first === newest) {
    throw new ReplayKitError("usage", `"${good}" is the bad version itself`, { hint: "name an older --good" });
  }
  try {
    await git(["merge-base", "--is-ancestor", first, newest], { cwd });
  } catch (cause) {
    throw new ReplayKitError("usage", `"${good}" is not an ancestor of the bad version ${newest.slice(0, 12)}`, {
      hint: "name an ancestor of the bad commit, or swap --good and --bad",
      cause,
    });
  }
}

function commitVersion(commit: string, title: string, range: CommitRange): Version & AsyncDisposable {
  const { cwd, config, setup } = range;
  const checkout = createBaseCheckout({ cwd, name: commit.slice(0, 12), commit, config, setup });
  return {
    name: commit,
    title,
    async open() {
      const { root } = await checkout.open();
      return { root, config: await configOf(root, config) };
    },
    [Symbol.asyncDispose]: () => checkout[Symbol.asyncDispose](),
  };
}

/**
 * The commit's own runners and tool functions, with the rest of this checkout's configuration. If the commit has no
 * runner, this checkout's configuration.
 */
async function configOf(root: string, config: ReplayConfig): Promise<ReplayConfig> {
  if (!existsSync(join(root, "replaykit.yaml"))) return config;
  const { runner, runners, tools } = await loadConfig(root);
  const own = runner === undefined && Object.keys(runners).length === 0;
  return own ? config : { ...config, runner, runners: { ...config.runners, ...runners }, tools };
}

/**
 * One version for each value of a variable that the agent reads, such as a model's name, oldest first: `MODEL=a,b,c`.
 */
export function valueVersions(text: string, { root, config }: OpenVersion): Version[] {
  const [, name = "", list = ""] = /^([A-Za-z_]\w*)=(.+)$/s.exec(text) ?? [];
  const values = list.split(",").map((value) => value.trim());
  if (name === "" || name.startsWith("REPLAYKIT_") || values.length < 2 || values.includes("")) {
    throw new ReplayKitError("usage", `--env is "${text}", which is not a variable with two or more values`, {
      hint: "write the oldest first: --env MODEL=gpt-4o-2024-05-13,gpt-4o-2024-08-06",
    });
  }
  const passing = (runner: RunnerConfig): RunnerConfig => ({ ...runner, pass_env: [...runner.pass_env, name] });
  const given: ReplayConfig = {
    ...config,
    ...compact({ runner: config.runner && passing(config.runner) }),
    runners: Object.fromEntries(Object.entries(config.runners).map(([key, runner]) => [key, passing(runner)])),
  };
  return values.map((value) => ({
    name: value,
    title: "",
    env: { [name]: value },
    open: () => Promise.resolve({ root, config: given }),
  }));
}

async function lines(args: string[], options: GitOptions): Promise<string[]> {
  return (await git(args, options)).toString("utf8").split("\n").filter(Boolean);
}
