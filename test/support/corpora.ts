import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { leaveOut } from "./left-out.ts";

const root = resolve(import.meta.dirname, "../../../shared/corpora");

/** Path of a corpus of real traces beside the checkout, or `undefined`, which the run's end says, where it is absent. */
export function corpusPath(name: string): string | undefined {
  const path = resolve(root, name);
  if (existsSync(path)) return path;
  const [corpus = ""] = name.split("/");
  const what = existsSync(root) && corpus.length > 1 ? `the corpus ${corpus}` : "the corpora of real traces";
  leaveOut(what, "not beside this checkout, in ../shared/corpora");
  return undefined;
}
