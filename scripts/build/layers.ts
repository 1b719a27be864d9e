import { join } from "node:path";
import type { ChunkingContext } from "rolldown";

/** A layer: modules that are bundled into one file and loaded together. */
interface Layer {
  name: string;
  /** The layer has these modules and all that they import statically. */
  roots: string[];
}

const entries = ["src/cli/start.ts", "src/action/start.ts"];
const sdk = "src/sdk/index.ts";
/** The library and the Worker, which share modules with the CLI. */
const library = [sdk, "src/node/sdk.ts", "src/node/vitest.ts"];
const worker = "worker/index.ts";

/** Modules that the Action and every replay need before the first runner starts. */
const firstRunner = [
  "src/action/main.ts",
  "src/action/modes/replay.ts",
  "src/node/replay/replay-suite.ts",
  "src/node/replay/attempt/case-gateway.ts",
  "src/node/files/load-config.ts",
];

/** Modules that every command needs, and `mcp proxy`, which a replay starts for each MCP server of the agent. */
const atOnce = ["src/cli/main.ts", "src/cli/mcp/mcp-proxy.ts"];

/** Modules that a replay needs when an agent first asks its gateway, and for its report. */
const meanwhile = [
  "src/gateway/http-front.ts",
  "src/pages/report/report-page.tsx",
  "src/core/report/comment/markdown.ts",
  "src/core/report/junit.ts",
];

/** Modules that read a trace and make a case from it: for half of the commands and for no replay. */
const traces = [
  "src/core/formats/input/trace-formats.ts",
  "src/core/scaffold/scaffold.ts",
  "src/core/lint/lint-case.ts",
];

/** Modules with which the Action talks to GitHub, and its modes that do little else. */
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
 * The layers in the order in which they are loaded. A module is in the first layer that needs it, so a file imports only earlier ones.
 * More and smaller files would cost more to find, link and compile than they would save.
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
/** The layers for all other modules, which single commands need; `large`: those that need GitHub or the MCP SDK. */
const rest = { name: "commands", large: "large-commands" };
const isLarge = /[\\/]node_modules[\\/](?:@modelcontextprotocol|ajv|zod-to-json-schema)[\\/]/;

type NameOfModule = (id: string, context: ChunkingContext) => string | null;

/**
 * Returns the function that names a module's layer. It returns null for an entry point and for a module that only the library or the
 * Worker needs: the bundler gives these files of their own. Modules that they share with the CLI are in the layers `sdk`, `core` and
 * `traces`, which hold only shared modules.
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

/** These modules and all that they import statically; with `late` also by `import()`. */
function neededBy(ids: readonly string[], context: ChunkingContext, { late = false } = {}): Set<string> {
  const needed = new Set(ids);
  for (const id of needed) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const imported of late ? [...importedIds, ...dynamicallyImportedIds] : importedIds) needed.add(imported);
  }
  return needed;
}
