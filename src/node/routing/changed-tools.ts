import type { ReplayConfig } from "../../core/schema/config.ts";
import type { ToolLocations } from "../../core/schema/effect.ts";

/**
 * Tools that a replay replaces and whose source file differs from the base. Without `changedFiles`, compares with the
 * last commit.
 */
export async function changedTools(
  root: string,
  { tools, effects }: Pick<ReplayConfig, "tools" | "effects">,
  changedFiles: readonly string[] | undefined,
): Promise<ReadonlySet<string>> {
  const replaced = Object.keys(tools).filter((tool) => !(Object.hasOwn(effects, tool) && effects[tool] === "pure"));
  if (replaced.length === 0) return new Set();
  const changed = changedFiles ?? (await uncommitted(root));
  if (changed.length === 0) return new Set();
  // Git's paths start at the top of the repository; the root may be a folder in it.
  const differs = (file: string) => changed.some((path) => path === file || path.endsWith(`/${file}`));
  const { resolveTools } = await import("./resolve-tools.ts");
  const { places } = resolveTools(root, tools);
  const filesFor = (tool: string) => {
    const place = Object.hasOwn(places, tool) ? places[tool] : undefined; // a tool may be called `constructor`
    return place ? [place.file] : filesOf(tools[tool]);
  };
  return new Set(replaced.filter((tool) => filesFor(tool).some(differs)));
}

async function uncommitted(root: string): Promise<string[]> {
  const { changedFiles } = await import("../git/git.ts");
  return changedFiles("HEAD", { cwd: root }).catch(() => []); // no repository or no commit
}

/**
 * Files in which a tool's function may be. `src/tools.ts#refund` names the file; `shop.tools:refund` names a module or
 * package in some folder of Python's path.
 */
function filesOf(place: ToolLocations[string] | undefined): string[] {
  const [node = "", ...name] = place?.at.split("#") ?? [];
  if (name.length > 0) return [node];
  const path = node.split(":")[0]?.replaceAll(".", "/") ?? "";
  return [`${path}.py`, `${path}/__init__.py`];
}
