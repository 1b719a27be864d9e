import type { Hash } from "../core/platform.ts";

/** Ahead of the first line. */
export const noSeal = "";

function sealOf(before: string, text: string, hash: Hash): string {
  return hash(`${before}\n${text}`).slice(0, 16);
}

/** A line of an export with its seal, which hangs on the line before: what is changed, lost, doubled or moved shows at its line. */
export function sealedLine(before: string, fields: object, hash: Hash): { text: string; seal: string } {
  const text = JSON.stringify(fields);
  const seal = sealOf(before, text, hash);
  return { text: `${text.slice(0, -1)},"seal":"${seal}"}`, seal };
}

/** The seal of a line as it was parsed; `undefined`: it is not what was exported behind the line before. */
export function sealIn(line: object, before: string, hash: Hash): string | undefined {
  const { seal, ...fields }: { seal?: unknown } = line;
  return seal === sealOf(before, JSON.stringify(fields), hash) ? seal : undefined;
}
