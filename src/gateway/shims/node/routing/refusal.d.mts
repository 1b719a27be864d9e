import type { Program } from "acorn";
import type { Place } from "./places.d.mts";

export function refusalText(refused: { tool: string; at: string; place: Place | undefined; program: Program }): string;
