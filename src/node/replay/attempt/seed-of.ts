import { nodePlatform } from "../../platform.ts";

/** The seed of a recording. */
export const recordedSeed = 1;

/** The same for the same case and attempt on every machine; a first attempt has its recording's, so that frozen ids are equal too. */
export function seedOf(caseId: string, attempt: number): number {
  if (attempt === 1) return recordedSeed;
  return Number.parseInt(nodePlatform.hash(`${caseId}:${attempt}`).slice(0, 8), 16) >>> 1;
}
