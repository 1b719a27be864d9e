import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { leaveOut } from "./left-out.ts";

const shared = resolve(import.meta.dirname, "../../../shared");
const root = resolve(shared, "corpora");
/** Corpora that are collected by month lie beside the folder of the others. */
const months = /^traces-\d{4}-\d{2}/;

/**
 * The path of a corpus of real traces beside the checkout. Returns `undefined`, and notes it for the end of the run, if it is missing.
 */
export function corpusPath(name: string): string | undefined {
  const path = resolve(months.test(name) ? shared : root, name);
  if (existsSync(path)) return path;
  const [corpus = ""] = name.split("/");
  const what = existsSync(root) && corpus.length > 1 ? `the corpus ${corpus}` : "the corpora of real traces";
  leaveOut(what, "not beside this checkout, in ../shared");
  return undefined;
}
