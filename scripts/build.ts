/**
 * Builds dist/ from the sources, as ES modules. Git holds the files that the Action and the CLI run: few, with stable names. The
 * library, its types and the Worker are only in the npm package, for which npm runs this script (`prepare`). The result depends only on
 * the sources, so `test/dist.test.ts` can tell whether the committed files are fresh.
 *
 *   node scripts/build.ts [--out <folder>]
 */
import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type MinifyOptions, type OutputOptions, rolldown, type RolldownOptions } from "rolldown";
import { withoutFacades } from "./build/facades.ts";
import { layerOf } from "./build/layers.ts";
import { lazyBuiltins, requireWherePossible } from "./build/lazy-builtins.ts";
import { licences } from "./build/licences.ts";
import { byStatements } from "./build/statements.ts";
import { withStandIns } from "./build/stand-ins.ts";
import { writeTypes } from "./build/types.ts";

const root = resolve(import.meta.dirname, "..");
const { values } = parseArgs({ options: { out: { type: "string" } } });
const out = resolve(values.out ?? join(root, "dist"));
const packages = new Set<string>();

/** Shortens local names and drops dead code. Functions and classes keep their names, so that stack traces are readable. */
const named = { function: true, class: true };
const compact: MinifyOptions = { compress: { keepNames: named }, mangle: { keepNames: named }, codegen: true };

/** Bundles entry points (output name → source) and adds the packages that they contain to `packages`. */
async function bundle(input: Record<string, string>, options: RolldownOptions, output: OutputOptions): Promise<void> {
  const build = await rolldown({
    cwd: root,
    input,
    platform: "node",
    preserveEntrySignatures: "allow-extension",
    transform: { target: "node22.13" },
    logLevel: "warn",
    // The package's browser build has the same code as ES modules, so unused parts can be dropped.
    resolve: { alias: { yaml: join(root, "node_modules/yaml/browser/index.js") } },
    // No warning for an `import()` of a module that lies in the same file: that is intended.
    checks: { ineffectiveDynamicImport: false },
    plugins: [withoutFacades(), byStatements()],
    ...options,
  });
  const { output: files } = await build.write({
    format: "esm",
    entryFileNames: "[name].js",
    comments: { legal: false, jsdoc: false },
    minify: compact,
    ...output,
  });
  await build.close();
  for (const file of files) {
    const modules = file.type === "chunk" ? file.moduleIds : [];
    for (const id of modules) {
      const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
      if (folder !== undefined) packages.add(folder);
    }
  }
}

rmSync(out, { recursive: true, force: true });

// One build for all, because they share most modules.
await bundle(
  {
    cli: "src/cli/start.ts",
    action: "src/action/start.ts",
    "lib/sdk": "src/sdk/index.ts",
    "lib/node": "src/node/sdk.ts",
    "lib/vitest": "src/node/vitest.ts",
    // Wrangler bundles it again when it is deployed.
    "worker/index": "worker/index.ts",
  },
  {
    external: /^cloudflare:/,
    plugins: [
      withStandIns(),
      lazyBuiltins(),
      requireWherePossible(),
      withoutFacades(),
      byStatements({ builtins: /^(?!lib\/|worker\/)/ }),
    ],
  },
  {
    dir: out,
    chunkFileNames: "chunks/[name].js",
    strictExecutionOrder: true,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: layerOf(root), debugName: "layer" }],
    },
  },
);
await bundle(
  { warden: "src/node/sandbox/warden/warden.ts" },
  { plugins: [byStatements({ builtins: /./ })] },
  { dir: out, codeSplitting: false },
);

// Agents load these files, without our packages; few files, because each one costs an agent time to load.
const shims = "src/gateway/shims/node";
await bundle(
  {
    register: `${shims}/register.mjs`,
    frozen: `${shims}/frozen.mjs`,
    // In the folder of sync-post, which starts it by a relative URL.
    "routing/sync-worker": `${shims}/routing/sync-worker.mjs`,
  },
  {},
  {
    dir: join(out, "shims/node"),
    entryFileNames: "[name].mjs",
    chunkFileNames: "routing/[name].mjs",
    minify: { compress: true, mangle: false, codegen: true },
  },
);

writeTypes(root, join(out, "lib"));

const worker = join(out, "worker");
for (const name of ["migrations", "r2-lifecycle.json"]) {
  cpSync(join(root, "worker", name), join(worker, basename(name)), { recursive: true });
}
const config = readFileSync(join(root, "worker/wrangler.jsonc"), "utf8");
writeFileSync(join(worker, "wrangler.jsonc"), config.replace('"main": "index.ts"', '"main": "index.js"'));

const cli = join(out, "cli.js");
writeFileSync(cli, `#!/usr/bin/env node\n${readFileSync(cli, "utf8")}`);
chmodSync(cli, 0o755); // writeFileSync applies a mode only to new files
writeFileSync(join(out, "licenses.txt"), licences([...packages]));
