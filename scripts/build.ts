/**
 * Builds what is shipped into dist/: the Action, the CLI and the SDK, as ES modules with shared chunks, so that each loads
 * only what it needs. The result depends on nothing but the sources, so `test/dist.test.ts` can tell whether it is fresh.
 *
 *   node scripts/build.ts [--out <folder>]
 */
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build, type BuildOptions, type Metafile, type Plugin } from "esbuild";

const root = resolve(import.meta.dirname, "..");
const { values } = parseArgs({ options: { out: { type: "string" } } });
const out = resolve(values.out ?? join(root, "dist"));

const entryPoints = {
  cli: "src/cli/start.ts",
  action: "src/action/start.ts",
  sdk: "src/sdk/index.ts",
  node: "src/node/sdk.ts",
  vitest: "src/node/vitest.ts",
  warden: "src/node/sandbox/warden.ts",
  lane: "src/node/sandbox/lane.ts",
};

/** What the entry points load at once where Node is new enough. */
const mains = ["src/cli/main.ts", "src/action/main.ts"];

/** What every replay loads before its first runner starts. */
const hotPath = ["src/node/replay/replay-suite.ts", "src/node/case-gateway.ts", "src/node/load-config.ts"];

/** What a replay starts once for each server of its agent, and what needs little of the hot path. */
const light = ["src/cli/commands/mcp-proxy.ts"];

const settings = {
  absWorkingDir: root,
  outdir: out,
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node22.13",
  chunkNames: "chunks/[name]-[hash]",
  jsx: "automatic",
  jsxImportSource: "hono/jsx",
  charset: "utf8",
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
  // Libraries written as CommonJS call require() for Node's own modules.
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module";\nconst require = __createRequire(import.meta.url);',
  },
} satisfies BuildOptions;

rmSync(out, { recursive: true, force: true });
const { metafile: plain } = await build({ ...settings, entryPoints, write: false });
const { metafile } = await build({ ...settings, entryPoints, plugins: [inOnePiece(loadedLater(plain))] });
// Loaded into agents by other programs than ours, which know no package of ours.
const filter = (path: string) => !/__pycache__|\.gitignore$/.test(path);
cpSync(join(root, "src/gateway/shims/python"), join(out, "shims/python"), { recursive: true, filter });
cpSync(join(root, "python/replaykit"), join(out, "shims/python/replaykit"), { recursive: true, filter });
const shims = "src/gateway/shims/node";
const { metafile: shimmed } = await build({
  absWorkingDir: root,
  entryPoints: [
    `${shims}/register.mjs`,
    `${shims}/https.mjs`,
    `${shims}/frozen.mjs`,
    `${shims}/routing/sync-worker.mjs`,
  ],
  outdir: join(out, "shims/node"),
  outbase: shims,
  outExtension: { ".js": ".mjs" },
  // Beside the worker, whose address is relative to it; in few files, since each takes an agent time to load.
  chunkNames: "routing/[name]-[hash]",
  bundle: true,
  splitting: true,
  minifySyntax: true,
  minifyWhitespace: true,
  format: "esm",
  platform: "node",
  target: "node22.13",
  charset: "utf8",
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
});
const cli = join(out, "cli.js");
writeFileSync(cli, `#!/usr/bin/env node\n${readFileSync(cli, "utf8")}`);
chmodSync(cli, 0o755); // a mode given with a write counts for new files only
// What the SDK's users see of it.
execFileSync(join(root, "node_modules/.bin/tsc"), [
  "-p",
  join(root, "tsconfig.types.json"),
  "--outDir",
  join(out, "types"),
]);
writeFileSync(join(out, "package.json"), '{ "type": "module" }\n');
writeFileSync(join(out, "licenses.txt"), licences({ ...metafile, inputs: { ...metafile.inputs, ...shimmed.inputs } }));

/**
 * Makes one chunk of the hot path. Modules that different entry points share go into one chunk for each set of entry points, which
 * were some sixty small files here, and to find, link and compile them took longer than to run them. Where whatever is loaded later
 * imports the hot path too, it is shared by one set.
 */
function inOnePiece(later: ReadonlySet<string>): Plugin {
  const imports = hotPath.map((path) => `import ${JSON.stringify(join(root, path))};\n`).join("");
  return {
    name: "in-one-piece",
    setup(builder) {
      builder.onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => {
        if (!later.has(relative(root, path))) return undefined;
        return { contents: imports + readFileSync(path, "utf8"), loader: path.endsWith("x") ? "tsx" : "ts" };
      });
    },
  };
}

/** Our own modules that the Action and the CLI load when they need them, but for what the smaller entry points load as well. */
function loadedLater({ outputs }: Metafile): Set<string> {
  const small = reachable(outputs, [
    entryPoints.sdk,
    entryPoints.node,
    entryPoints.vitest,
    entryPoints.warden,
    entryPoints.lane,
  ]);
  const later = Object.entries(outputs).flatMap(([file, { entryPoint = "" }]) => (small.has(file) ? [] : [entryPoint]));
  const without = [...mains, ...hotPath, ...light, ...Object.values(entryPoints)];
  return new Set(later.filter((path) => path.startsWith("src/") && !without.includes(path)));
}

function reachable(outputs: Metafile["outputs"], from: readonly string[]): Set<string> {
  const files = Object.keys(outputs).filter((file) => from.includes(outputs[file]?.entryPoint ?? ""));
  for (const file of files) {
    for (const { path } of outputs[file]?.imports ?? []) if (!files.includes(path)) files.push(path);
  }
  return new Set(files);
}

/** The licence texts of every package that went into the bundle. */
function licences(metafile: Metafile): string {
  const folders = new Set(
    Object.keys(metafile.inputs).flatMap((input) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []),
  );
  return [...folders]
    .toSorted()
    .map(licence)
    .join(`\n${"-".repeat(80)}\n\n`);
}

function licence(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const { name, version, license } = manifest as { name: string; version: string; license?: string }; // npm wrote it
  const names = ["LICENSE", "LICENSE.md", "LICENSE.txt", "license", "LICENCE", "LICENSE-MIT", "COPYING", "LICENSE.MIT"];
  const file = names.map((candidate) => join(root, folder, candidate)).find((path) => existsSync(path));
  const text = file === undefined ? "(no licence file in the package)" : readFileSync(file, "utf8").trim();
  return `${name} ${version} (${license ?? `see ${dirname(folder)}`})\n\n${text}\n`;
}
