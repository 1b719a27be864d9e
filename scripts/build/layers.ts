import { join } from "node:path";
import type { ChunkingContext } from "rolldown";

/** A layer of the program: modules that are loaded together. */
interface Layer {
  name: string;
  /** The layer has what these modules need at once. */
  roots: string[];
}

const entries = ["src/cli/start.ts", "src/action/start.ts"];
/** What else is shipped, and made of much of the same. */
const sdk = "src/sdk/index.ts";
const library = [sdk, "src/node/sdk.ts", "src/node/vitest.ts"];
const worker = "worker/index.ts";

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
/** Layers that every replay loads before its first runner. */
const early: ReadonlySet<string> = new Set(["base", "replay"]);
/** All that is left: what single commands need. Apart are those that need GitHub, or the SDK of MCP. */
const rest = { name: "commands", large: "large-commands" };
const isLarge = /[\\/]node_modules[\\/](?:@modelcontextprotocol|ajv|zod-to-json-schema)[\\/]/;

type NameOfModule = (id: string, context: ChunkingContext) => string | null;

/**
 * The layer of a module; none for an entry point, and for what only the library or the Worker needs: these are files of their own. They
 * load what they have in common with the CLI from files in which nothing is that both do without: `sdk`, `core` and `traces`.
 */
export function layerOf(root: string): NameOfModule {
  const own = new Set(entries.map((path) => join(root, path)));
  let names: Map<string, string> | undefined;
  return (id, context) => {
    names ??= assign(root, context);
    return own.has(id) ? null : (names.get(id) ?? null);
  };
}

function assign(root: string, context: ChunkingContext): Map<string, string> {
  const at = (path: string): string => (path.startsWith("\0") ? path : join(root, path));
  const names = new Map<string, string>();
  for (const { name, roots } of layers) {
    for (const id of neededBy(roots.map(at), context)) if (!names.has(id)) names.set(id, name);
  }
  const all = neededBy(entries.map(at), context, { late: true });
  for (const id of all) if (!names.has(id)) names.set(id, nameOfRest(id, names, context));
  const bySdk = neededBy([at(sdk)], context);
  const byLibrary = neededBy(library.map(at), context);
  for (const id of neededBy([...library, worker].map(at), context, { late: true })) {
    const name = names.get(id);
    if (name === undefined || name === "start") continue;
    names.set(id, bySdk.has(id) ? "sdk" : early.has(name) || byLibrary.has(id) ? "core" : "traces");
  }
  for (const id of names.keys()) if (!all.has(id)) names.delete(id);
  return names;
}

function nameOfRest(id: string, names: ReadonlyMap<string, string>, context: ChunkingContext): string {
  const needed = neededBy([id], context);
  return [...needed].some((one) => names.get(one) === "github" || isLarge.test(one)) ? rest.large : rest.name;
}

/** These modules and all that they import at once; `late`: and when it is needed. */
function neededBy(ids: readonly string[], context: ChunkingContext, { late = false } = {}): Set<string> {
  const needed = new Set(ids);
  for (const id of needed) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const imported of late ? [...importedIds, ...dynamicallyImportedIds] : importedIds) needed.add(imported);
  }
  return needed;
}
