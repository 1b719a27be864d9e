/**
 * Builds what is shipped into dist/: the Action, the CLI and the SDK, as ES modules with shared chunks, so that each loads
 * only what it needs. The result depends on nothing but the sources, so `test/dist.test.ts` can tell whether it is fresh.
 *
 *   node scripts/build.ts [--out <folder>]
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build, type Metafile } from "esbuild";

const root = resolve(import.meta.dirname, "..");
const { values } = parseArgs({ options: { out: { type: "string" } } });
const out = resolve(values.out ?? join(root, "dist"));

const entryPoints = {
  cli: "src/cli/main.ts",
  action: "src/action/main.ts",
  sdk: "src/sdk/index.ts",
  node: "src/node/sdk.ts",
  vitest: "src/node/vitest.ts",
};

rmSync(out, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints,
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
});
// Loaded into agents as they stand, by other programs than ours.
cpSync(join(root, "src/gateway/shims"), join(out, "shims"), {
  recursive: true,
  filter: (path) => !/__pycache__|\.gitignore$/.test(path),
});
const cli = join(out, "cli.js");
writeFileSync(cli, `#!/usr/bin/env node\n${readFileSync(cli, "utf8")}`, { mode: 0o755 });
// What the SDK's users see of it.
execFileSync(join(root, "node_modules/.bin/tsc"), [
  "-p",
  join(root, "tsconfig.types.json"),
  "--outDir",
  join(out, "types"),
]);
writeFileSync(join(out, "package.json"), '{ "type": "module" }\n');
writeFileSync(join(out, "licenses.txt"), licences(metafile));

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
