import type { Node, Program } from "acorn";

/**
 * Where a path leads in a source: to something that can be wrapped, to another module (`from`), or to a reason why it
 * cannot be (`fault`).
 */
export interface PathTarget {
  fault?: string;
  /** A module, or the modules of `export *`. */
  from?: string | string[];
  /** Its name in that module. */
  name?: string;
}

export interface NamedFunction {
  path: string;
  /** The key under which a table of functions holds it. */
  calledBy?: string;
  node: Node;
}

export function locate(program: Program, path: string): PathTarget | undefined;
export function listFunctions(program: Program): NamedFunction[];
