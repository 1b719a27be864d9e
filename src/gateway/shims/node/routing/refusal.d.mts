import type { Program } from "acorn";
import type { PathTarget } from "./places.d.mts";

export function refusalText(refused: {
  tool: string;
  at: string;
  place: PathTarget | undefined;
  program: Program;
}): string;
