import { nodePlatform } from "../../platform.ts";

/** The seed of a recording. */
export const recordedSeed = 1;

/**
 * The seed of an attempt, the same on every machine. A first attempt has the recording's, so that frozen ids are equal.
 */
export function seedOf(caseId: string, attempt: number): number {
  if (attempt === 1) return recordedSeed;
  return Number.parseInt(nodePlatform.hash(`${caseId}:${attempt}`).slice(0, 8), 16) >>> 1;
}
