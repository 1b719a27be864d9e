import { jsonDefaults } from "../../core/json-limits.ts";
import type { CommandContext } from "../command.ts";

const MiB = 1024 * 1024;
/** The engine holds no longer text. */
export const largestMiB = 500;

/** How much of a file is read at once, by `--max-size`. */
export function maxBytesOf({ flags }: CommandContext): number {
  const size = flags.integer("max-size", { min: 1, max: largestMiB });
  return size === undefined ? jsonDefaults.maxBytes : size * MiB;
}
