import type { Node, Program } from "acorn";

/** What a path names in a source: a node that can be wrapped, a name of another module (`from`), or a `fault` that says why not. */
export interface Place {
  fault?: string;
  /** The module, or all those of `export *`. */
  from?: string | string[];
  /** The path in that module. */
  name?: string;
}

export interface NamedFunction {
  path: string;
  /** The key of a table by which the function is called, if it is defined under another name. */
  calledBy?: string;
  node: Node;
}

/** Finds what a path names; `undefined` if the source has no such name. */
export function locate(program: Program, path: string): Place | undefined;
/** Lists every function that a path can name. */
export function listFunctions(program: Program): NamedFunction[];
