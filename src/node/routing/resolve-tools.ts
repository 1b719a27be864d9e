import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { ToolLocations } from "../../core/schema/effect.ts";
import { locate, type PathTarget } from "../../gateway/shims/node/routing/places.mjs";
import { refusalText } from "../../gateway/shims/node/routing/refusal.mjs";
import { readSource } from "../../gateway/shims/node/routing/source.mjs";

/** File and name under which a function is defined. replaykit.yaml may name a module that only re-exports it. */
export interface ResolvedFunction {
  file: string;
  path: string;
}

export interface ResolvedTools {
  places: Record<string, ResolvedFunction>;
  /** Why a tool's function cannot be routed, by tool. */
  faults: Map<string, string>;
}

const longestChain = 20;
const endings = ["", ".ts", ".mts", ".js", ".mjs", ".cjs", ".cts", "/index.ts", "/index.js"];

/**
 * Resolves every Node function of `tools` through re-exports. Files that only another loader can read are left to that
 * loader.
 */
export function resolveTools(root: string, tools: ToolLocations): ResolvedTools {
  const resolved: ResolvedTools = { places: {}, faults: new Map() };
  for (const [tool, { at }] of Object.entries(tools)) {
    if (!at.includes("#")) continue;
    const [file = "", path = ""] = at.split("#");
    const found = follow(resolve(root, file), path, { tool, at });
    if (typeof found === "string") resolved.faults.set(tool, found);
    else if (found) resolved.places[tool] = { file: relative(root, found.file).split(sep).join("/"), path: found.path };
  }
  return resolved;
}

function follow(
  file: string,
  path: string,
  reference: { tool: string; at: string },
  length = 0,
): ResolvedFunction | string | undefined {
  if (!existsSync(file) || !statSync(file).isFile()) return `${reference.at}: there is no such file`;
  const source = readScript(file);
  if (source === undefined) return undefined;
  const place = locate(source.program, path);
  if (place?.from === undefined || length > longestChain) {
    if (place && place.fault === undefined) return { file, path };
    return refusalText({ ...reference, place, program: source.program });
  }
  for (const specifier of [place.from].flat()) {
    const next = moduleFile(specifier, file);
    const found = next === undefined ? undefined : follow(next, place.name ?? path, reference, length + 1);
    if (typeof found === "object") return found;
    if (!Array.isArray(place.from)) return found ?? `${reference.at}: it comes from ${specifier}, which cannot be read`;
  }
  return refusalText({ ...reference, place: onlyStars(place), program: source.program });
}

/** No place, since none of the modules in `export *` has the name. */
function onlyStars({ from }: PathTarget): PathTarget | undefined {
  return Array.isArray(from) ? undefined : {};
}

/** Size limit: no hand-written source is larger, and a device file has no end. */
const longestSource = 16 * 1024 * 1024;

/** `undefined` if Node itself cannot read the file as JavaScript. */
export function readScript(file: string): ReturnType<typeof readSource> | undefined {
  try {
    const stat = statSync(file);
    if (!stat.isFile() || stat.size > longestSource) return undefined;
    const script = /\.c[jt]s$/.test(file) ? true : /\.m[jt]s$/.test(file) ? false : undefined;
    return readSource(readFileSync(file, "utf8"), { typescript: /\.[cm]?ts$/.test(file), script });
  } catch {
    return undefined;
  }
}

function moduleFile(specifier: string, from: string): string | undefined {
  if (!specifier.startsWith(".")) {
    try {
      return createRequire(from).resolve(specifier);
    } catch {
      return undefined;
    }
  }
  const path = join(dirname(from), specifier);
  // TypeScript imports name the compiled file.
  const paths = [...endings.map((ending) => `${path}${ending}`), path.replace(/\.([cm]?)js$/, ".$1ts")];
  return paths.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile() === true);
}
