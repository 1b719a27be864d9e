import type { Program } from "acorn";

export interface SourceKind {
  typescript: boolean;
  /** Whether it is a script (CommonJS) or a module; `undefined`: it may be either. */
  script?: boolean | undefined;
}

export function readSource(text: string, kind: SourceKind): { code: string; program: Program };
