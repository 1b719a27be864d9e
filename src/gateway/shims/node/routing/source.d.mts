import type { Program } from "acorn";

export interface SourceKind {
  typescript: boolean;
  /** `undefined`: it may be a script or a module. */
  script?: boolean | undefined;
}

export function readSource(text: string, kind: SourceKind): { code: string; program: Program };
