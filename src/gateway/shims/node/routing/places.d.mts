import type { Node, Program } from "acorn";

/** Where in a source a path leads: what can be wrapped, another module (`from`), or why it cannot be (`fault`). */
export interface Place {
  fault?: string;
  /** A module, or those of `export *`. */
  from?: string | string[];
  /** Its name there. */
  name?: string;
}

export interface NamedFunction {
  path: string;
  /** The key of a table under which it is called. */
  calledBy?: string;
  node: Node;
}

export function locate(program: Program, path: string): Place | undefined;
export function listFunctions(program: Program): NamedFunction[];
