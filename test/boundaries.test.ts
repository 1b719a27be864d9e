import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");

/** What each part may import besides itself (design: imports point inwards). */
const allowed: Record<string, string[]> = {
  "src/core": [],
  "src/api": ["src/core"],
  "src/sdk": ["src/core", "src/api"],
  "src/gateway": ["src/core"],
  "src/github": ["src/core"],
  "src/pages": ["src/core"],
  "src/node": ["src/core", "src/api", "src/gateway", "src/sdk"],
  "src/cli": ["src/core", "src/api", "src/sdk", "src/gateway", "src/node", "src/github", "src/pages"],
  "src/action": ["src/core", "src/api", "src/sdk", "src/gateway", "src/node", "src/github", "src/pages"],
  worker: ["src/core", "src/api", "src/github", "src/pages"],
};

/** Packages that the pure and the portable parts may import; the others may import any that is installed. */
const packages: Record<string, string[]> = {
  "src/core": ["zod", "yaml", "@cfworker/json-schema", "@bufbuild/protobuf", "fflate"],
  "src/api": ["zod"],
  "src/github": ["zod", "fflate", "@octokit/core"],
  "src/sdk": ["zod", "@opentelemetry/api", "node:async_hooks"],
};

function partOf(path: string): string | undefined {
  return Object.keys(allowed).find((part) => path === part || path.startsWith(`${part}/`));
}

function importsOf(source: string): string[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s[^"';]*?from\s*["']([^"']+)["']|(?:^|\n)\s*import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/g;
  return [...source.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? "");
}

/** Breaches of the import rule in one file, as sentences. */
export function breaches(path: string, source: string): string[] {
  const part = partOf(path);
  if (part === undefined) return [];
  return importsOf(source).flatMap((specifier) => {
    if (!specifier.startsWith(".")) {
      const known = packages[part];
      if (!known || known.some((name) => specifier === name || specifier.startsWith(`${name}/`))) return [];
      return [`${path} imports ${specifier}, which ${part} may not`];
    }
    const target = partOf(relative(root, resolve(root, dirname(path), specifier)));
    if (target === undefined || target === part || allowed[part]?.includes(target)) return [];
    return [`${path} imports ${target}, which ${part} may not`];
  });
}

const files = globSync(["src/**/*.{ts,tsx}", "worker/**/*.{ts,tsx}"], { cwd: root }).map((file) => ({
  path: file,
  source: readFileSync(join(root, file), "utf8"),
}));

describe("imports point inwards", () => {
  it("holds for every source file", () => {
    expect(files.flatMap(({ path, source }) => breaches(path, source))).toEqual([]);
  });

  it("reports an import that points outwards", () => {
    expect(breaches("src/core/x.ts", 'import { a } from "../node/a.ts";')).toHaveLength(1);
    expect(breaches("src/core/x.ts", 'import { readFile } from "node:fs";')).toHaveLength(1);
    expect(breaches("src/api/x.ts", 'import { a } from "../node/a.ts";')).toHaveLength(1);
    expect(breaches("src/cli/x.ts", 'const a = await import("../action/a.ts");')).toHaveLength(1);
    expect(breaches("worker/x.ts", 'export { a } from "../src/node/a.ts";')).toHaveLength(1);
  });
});

describe("core is pure", () => {
  const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\.|\bperformance\./;
  const core = files.filter(({ path }) => path.startsWith("src/core/"));

  it("has no clock, chance or ids", () => {
    expect(core.filter(({ source }) => impure.test(source)).map(({ path }) => path)).toEqual([]);
  });

  it("reports a clock", () => {
    expect(impure.test("const at = new Date();")).toBe(true);
    expect(impure.test("new Date(text)")).toBe(false);
  });
});

describe("core takes lists of any length", () => {
  const spread = /\.(?:push|unshift)\((?:[^(){}]*, )?\.\.\./;
  const core = files.filter(({ path }) => path.startsWith("src/core/"));

  it("has no list as the arguments of a push, which overflow the stack", () => {
    expect(core.filter(({ source }) => spread.test(source)).map(({ path }) => path)).toEqual([]);
  });

  it("reports one", () => {
    expect(spread.test("events.push(...more);")).toBe(true);
    expect(spread.test("events.push(first, ...more);")).toBe(true);
    expect(spread.test("events.push({ ...more });")).toBe(false);
  });
});

describe("files stay small", () => {
  it("has no source file over 350 lines", () => {
    const long = files.filter(({ path, source }) => !path.includes("/generated/") && source.split("\n").length > 351);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
