import { existsSync } from "node:fs";
import { resolve } from "node:path";

const said = new Set<string>();

/** Path of a corpus of real traces beside the checkout, or `undefined`, said once, where it is absent. */
export function corpusPath(name: string): string | undefined {
  const path = resolve(import.meta.dirname, "../../../shared/corpora", name);
  if (existsSync(path)) return path;
  if (!said.has(name))
    console.log(`skipped: the corpus "${name}" is not beside this checkout (../shared/corpora/${name})`);
  said.add(name);
  return undefined;
}
