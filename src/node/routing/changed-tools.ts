import type { ReplayConfig } from "../../core/schema/config.ts";
import type { ToolPlaces } from "../../core/schema/effect.ts";

/**
 * Tools whose function is replaced in a replay, and of which a file that it is made in differs from the base; where none is given, from
 * the last commit.
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
  // Git names its files from the top of the checkout, of which the root may be a folder.
  const differs = (file: string) => changed.some((path) => path === file || path.endsWith(`/${file}`));
  const { resolveTools } = await import("./resolve-tools.ts");
  const { places } = resolveTools(root, tools);
  return new Set(replaced.filter((tool) => (places[tool] ? [places[tool].file] : filesOf(tools[tool])).some(differs)));
}

async function uncommitted(root: string): Promise<string[]> {
  const { changedFiles } = await import("../git/git.ts");
  return changedFiles("HEAD", { cwd: root }).catch(() => []); // no repository, or an empty one
}

/** `src/tools.ts#refund` as it is written; `shop.tools:refund` is a module or a package, in whatever folder Python looks for it. */
function filesOf(place: ToolPlaces[string] | undefined): string[] {
  const [node = "", ...name] = place?.at.split("#") ?? [];
  if (name.length > 0) return [node];
  const path = node.split(":")[0]?.replaceAll(".", "/") ?? "";
  return [`${path}.py`, `${path}/__init__.py`];
}
