import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { effectLookup } from "../../core/effects.ts";
import { caseBrief } from "../../core/report/case-brief.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { CaseResult } from "../../core/schema/result.ts";
import type { Run } from "../../core/schema/run.ts";
import { unnamed } from "../runner/choose-runner.ts";
import { type FamilyCase, familyOf, runnerOf } from "./case-family.ts";
import { posix } from "node:path";
import { git } from "../git/git.ts";
import { findFunctions, likeliest } from "../routing/find-functions.ts";

const mostPlaces = 5;
const mostLines = 500;

interface CodeOptions {
  root: string;
  config: ReplayConfig;
  /** Words of the runner's command. Lines in the files that it starts, and in files beside those, come first. */
  command: readonly string[];
}

/**
 * Where the repository defines each tool: the place from the configuration, then matching functions, then lines with
 * its name.
 */
async function codePlaces(
  tools: readonly string[],
  { root, config, command }: CodeOptions,
): Promise<{ tool: string; places: string[] }[]> {
  if (tools.length === 0) return [];
  const functions = await findFunctions(root, tools);
  const ignored = [config.cases].flat();
  return Promise.all(
    tools.map(async (tool) => {
      const at = Object.hasOwn(config.tools, tool) ? config.tools[tool]?.at : undefined;
      const defined = likeliest(functions, tool).map(({ file, line }) => `${file}:${line}`);
      const known = [...(at === undefined ? [] : [at]), ...defined];
      const named = known.length < mostPlaces ? await linesNaming(tool, root, ignored) : [];
      named.sort((a, b) => distance(a, command) - distance(b, command));
      return { tool, places: [...new Set([...known, ...named])].slice(0, mostPlaces) };
    }),
  );
}

/**
 * Finds lines that contain a tool's name. The name is untrusted: only plain names are searched, and as fixed strings.
 */
async function linesNaming(tool: string, root: string, ignored: readonly string[]): Promise<string[]> {
  if (!/^[\w.-]{2,80}$/.test(tool)) return [];
  const outside = ignored.map((folder) => `:(exclude)${folder}`);
  const code = ["*.py", "*.ts", "*.tsx", "*.js", "*.mjs", "*.cjs", "*.go", "*.rb", "*.java", "*.rs", "*.cs", "*.php"];
  const args = ["grep", "--untracked", "-I", "-n", "-w", "-F", "--max-count=2", "-e", tool, "--", ...code, ...outside];
  const found = await git(args, { cwd: root }).catch(() => undefined); // no line found, or no repository
  const lines = found?.toString("utf8").split("\n") ?? [];
  return lines.flatMap((line) => /^(.+?:\d+):/.exec(line)?.[1] ?? []).slice(0, mostLines);
}

/** 0: in a file that the runner starts; 1: in the same folder as one; 2: elsewhere. */
function distance(place: string, command: readonly string[]): number {
  const file = place.slice(0, place.lastIndexOf(":"));
  if (command.some((word) => word === file || word === `./${file}`)) return 0;
  return command.some((word) => word.includes("/") && posix.dirname(posix.normalize(word)) === posix.dirname(file))
    ? 1
    : 2;
}

const mostTools = 6;

export interface BriefOptions {
  root: string;
  config: ReplayConfig;
  /** All readable cases of the repository. */
  all: readonly FamilyCase[];
  /** The result of the case's last replay. */
  last: CaseResult | undefined;
}

/**
 * The brief of a case, which describes it to the person or coding agent who fixes it, with places in this checkout's
 * code.
 */
export async function readBrief(subject: FamilyCase, { root, config, all, last }: BriefOptions): Promise<string> {
  const { case: replayCase, trace } = subject.loaded;
  const run = runFromTrace(trace, effectLookup(replayCase.effects, config.effects, config.aliases));
  const { group, guards } = familyOf(subject, all, config);
  const runner = runnerWords(subject, { root, config });
  const command = runner?.command.split(" ") ?? [];
  return caseBrief({
    case: replayCase,
    trace,
    run,
    path: relative(root, subject.folder).split(sep).join("/"),
    terminal_tools: replayCase.terminal_tools ?? config.terminal_tools,
    last,
    code: await codePlaces(toolsOf(run), { root, config, command }),
    runner,
    others: { group: group.length, guards: guards.length },
    budget: config.budget,
  });
}

/** The tools of a run, write tools first, since most failures depend on them. */
function toolsOf({ calls }: Run): string[] {
  const writes = calls.filter(({ effect }) => effect === "write");
  return [...new Set([...writes, ...calls].map(({ tool }) => tool))].slice(0, mostTools);
}

/** The runner's name and command, for people. */
function runnerWords(
  subject: FamilyCase,
  { root, config }: Pick<BriefOptions, "root" | "config">,
): { name: string | undefined; command: string } | undefined {
  const name = runnerOf(subject, config);
  if (name === undefined) return undefined;
  const runner = Object.hasOwn(config.runners, name) ? config.runners[name] : config.runner;
  if (runner === undefined) return undefined;
  const words = [runner.command].flat().join(" ");
  const where = runner.cwd === undefined || !existsSync(join(root, runner.cwd)) ? "" : ` in ${runner.cwd}`;
  return { name: name === unnamed ? undefined : name, command: `${words}${where}` };
}
