import { posix } from "node:path";
import { git } from "../git.ts";
import { findFunctions, likeliest } from "../routing/find-functions.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";

const mostPlaces = 5;
const mostLines = 500;

interface CodeOptions {
  root: string;
  config: ReplayConfig;
  /** The words of the runner's command: lines of the files that it starts, and of those beside them, come first. */
  command: readonly string[];
}

/** Where a repository makes each tool, as far as it is known: the configuration's place, its functions, then lines that name it. */
export async function codePlaces(
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

/** A tool's name is a stranger's text: only a plain one is looked for, and as a fixed string. */
async function linesNaming(tool: string, root: string, ignored: readonly string[]): Promise<string[]> {
  if (!/^[\w.-]{2,80}$/.test(tool)) return [];
  const outside = ignored.map((folder) => `:(exclude)${folder}`);
  const code = ["*.py", "*.ts", "*.tsx", "*.js", "*.mjs", "*.cjs", "*.go", "*.rb", "*.java", "*.rs", "*.cs", "*.php"];
  const args = ["grep", "--untracked", "-I", "-n", "-w", "-F", "--max-count=2", "-e", tool, "--", ...code, ...outside];
  const found = await git(args, { cwd: root }).catch(() => undefined); // none found, or no repository
  const lines = found?.toString("utf8").split("\n") ?? [];
  return lines.flatMap((line) => /^(.+?:\d+):/.exec(line)?.[1] ?? []).slice(0, mostLines);
}

/** 0: in a file that the runner starts; 1: beside one. */
function distance(place: string, command: readonly string[]): number {
  const file = place.slice(0, place.lastIndexOf(":"));
  if (command.some((word) => word === file || word === `./${file}`)) return 0;
  return command.some((word) => word.includes("/") && posix.dirname(posix.normalize(word)) === posix.dirname(file))
    ? 1
    : 2;
}
