/**
 * Builds dist/ from the sources, as ES modules. What the Action and the CLI run is in git, in few files of stable names; the library,
 * its types and the Worker are in the package only, for which npm runs this (`prepare`). The result depends on nothing but the
 * sources, so `test/dist.test.ts` can tell whether what is committed is fresh.
 *
 *   node scripts/build.ts [--out <folder>]
 */
import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type MinifyOptions, type OutputOptions, rolldown, type RolldownOptions } from "rolldown";
import { withoutFacades } from "./build/facades.ts";
import { layerOf } from "./build/layers.ts";
import { lazyBuiltins } from "./build/lazy-builtins.ts";
import { licences } from "./build/licences.ts";
import { byStatements } from "./build/statements.ts";
import { withStandIns } from "./build/stand-ins.ts";
import { writeTypes } from "./build/types.ts";

const root = resolve(import.meta.dirname, "..");
const { values } = parseArgs({ options: { out: { type: "string" } } });
const out = resolve(values.out ?? join(root, "dist"));
const packages = new Set<string>();

/** Local names are short, and what never runs goes; functions keep their names, since stacks are to be read. */
const named = { function: true, class: true };
const compact: MinifyOptions = { compress: { keepNames: named }, mangle: { keepNames: named }, codegen: true };

/** Bundles these entry points, named by their output, and remembers which packages went in. */
async function bundle(input: Record<string, string>, options: RolldownOptions, output: OutputOptions): Promise<void> {
  const build = await rolldown({
    cwd: root,
    input,
    platform: "node",
    preserveEntrySignatures: "allow-extension",
    transform: { target: "node22.13" },
    logLevel: "warn",
    // Its modules for browsers are the same, and can be bundled in part.
    resolve: { alias: { yaml: join(root, "node_modules/yaml/browser/index.js") } },
    // It is known: what lies in a file with others is loaded with them.
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

await bundle(
  { cli: "src/cli/start.ts", action: "src/action/start.ts" },
  { plugins: [withStandIns(), lazyBuiltins(), withoutFacades(), byStatements({ builtins: true })] },
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
// Started in a sandbox, where each second file is one more to show.
for (const name of ["warden", "lane"]) {
  await bundle(
    { [name]: `src/node/sandbox/warden/${name}.ts` },
    { plugins: [byStatements({ builtins: true })] },
    { dir: out, codeSplitting: false },
  );
}

// Loaded into agents by other programs than ours, which know no package of ours; in few files, since each takes an agent time to load.
const shims = "src/gateway/shims/node";
await bundle(
  {
    register: `${shims}/register.mjs`,
    https: `${shims}/https.mjs`,
    frozen: `${shims}/frozen.mjs`,
    // Beside what starts it, whose address it is relative to.
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

// In one, since most of what they are made of is the same. The Worker is bundled once more when it is deployed.
const library = join(out, "lib");
const worker = join(out, "worker");
await bundle(
  {
    "lib/sdk": "src/sdk/index.ts",
    "lib/node": "src/node/sdk.ts",
    "lib/vitest": "src/node/vitest.ts",
    "worker/index": "worker/index.ts",
  },
  {
    platform: "browser",
    // Nobody outside gets names that are for its other files.
    preserveEntrySignatures: "strict",
    external: /^(?:node|cloudflare):/,
    resolve: { conditionNames: ["workerd", "worker", "browser", "import", "default"] },
  },
  { dir: out, chunkFileNames: "lib/[name].js" },
);
writeTypes(root, library);

for (const name of ["migrations", "r2-lifecycle.json"]) {
  cpSync(join(root, "worker", name), join(worker, basename(name)), { recursive: true });
}
const config = readFileSync(join(root, "worker/wrangler.jsonc"), "utf8");
writeFileSync(join(worker, "wrangler.jsonc"), config.replace('"main": "index.ts"', '"main": "index.js"'));

const cli = join(out, "cli.js");
writeFileSync(cli, `#!/usr/bin/env node\n${readFileSync(cli, "utf8")}`);
chmodSync(cli, 0o755); // a mode given with a write counts for new files only
writeFileSync(join(out, "licenses.txt"), licences([...packages]));
