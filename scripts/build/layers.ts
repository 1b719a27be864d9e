import { join } from "node:path";
import type { ChunkingContext } from "rolldown";

/** A layer of the program: modules that are loaded together. */
interface Layer {
  name: string;
  /** The layer has what these modules need at once. */
  roots: string[];
}

const entries = ["src/cli/start.ts", "src/action/start.ts"];

/** What the Action, and every replay, needs before its first runner starts. */
const firstRunner = [
  "src/action/main.ts",
  "src/action/modes/replay.ts",
  "src/node/replay/replay-suite.ts",
  "src/node/replay/attempt/case-gateway.ts",
  "src/node/files/load-config.ts",
];

/** What every command needs, and the one that a replay starts for each server of its agent. */
const atOnce = ["src/cli/main.ts", "src/cli/mcp/mcp-proxy.ts"];

/** What a replay needs as soon as an agent asks its gateway, and for its report. */
const meanwhile = [
  "src/gateway/http-front.ts",
  "src/pages/report/report-page.tsx",
  "src/core/report/comment/markdown.ts",
  "src/core/report/junit.ts",
];

/** What reads a trace and makes a case of it: half of the commands, and none of the replays. */
const traces = [
  "src/core/formats/input/trace-formats.ts",
  "src/core/scaffold/scaffold.ts",
  "src/core/lint/lint-case.ts",
];

/** What the Action needs to talk to GitHub, and its modes that do little else. */
const afterwards = [
  "node_modules/@actions/github/lib/github.js",
  "src/action/base/base-report.ts",
  "src/action/github/check.ts",
  "src/action/github/comment.ts",
  "src/action/github/coverage-note.ts",
  "src/action/modes/command.ts",
  "src/action/modes/guard.ts",
  "src/action/modes/merge.ts",
  "src/action/modes/promote.ts",
  "src/action/modes/report.ts",
  "src/github/artifact.ts",
  "src/github/pull-request/guard-pull-request.ts",
  "src/github/pull-request/find-pull-request.ts",
];

/**
 * What is loaded together, in the order in which it is. A module is in the first layer that needs it, so that a file imports those
 * before it only. Small files cost more to find, link and compile than what they leave out.
 */
const layers: Layer[] = [
  { name: "start", roots: [...entries, "\0rolldown/runtime.js"] },
  { name: "base", roots: ["src/action/main.ts", ...atOnce] },
  { name: "replay", roots: [...firstRunner, ...meanwhile] },
  { name: "traces", roots: traces },
  { name: "github", roots: afterwards },
];
/** All that is left: what single commands need. Apart are those that need GitHub, or the SDK of MCP. */
const rest = { name: "commands", large: "large-commands" };
const isLarge = /[\\/]node_modules[\\/](?:@modelcontextprotocol|ajv|zod-to-json-schema)[\\/]/;

type NameOfModule = (id: string, context: ChunkingContext) => string | null;

/** The layer of a module; none for an entry point, which is a file of its own. */
export function layerOf(root: string): NameOfModule {
  const own = new Set(entries.map((path) => join(root, path)));
  let names: Map<string, string> | undefined;
  return (id, context) => {
    names ??= assign(root, context);
    if (own.has(id)) return null;
    const name = names.get(id);
    if (name !== undefined) return name;
    const needed = neededBy([id], context);
    return [...needed].some((one) => names?.get(one) === "github" || isLarge.test(one)) ? rest.large : rest.name;
  };
}

function assign(root: string, context: ChunkingContext): Map<string, string> {
  const names = new Map<string, string>();
  for (const { name, roots } of layers) {
    const paths = roots.map((path) => (path.startsWith("\0") ? path : join(root, path)));
    for (const id of neededBy(paths, context)) if (!names.has(id)) names.set(id, name);
  }
  return names;
}

/** These modules and all that they import at once. */
function neededBy(ids: readonly string[], context: ChunkingContext): Set<string> {
  const needed = new Set(ids);
  for (const id of needed) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
  return needed;
}
