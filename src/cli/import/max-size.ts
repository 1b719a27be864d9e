import { ReplayKitError } from "../../core/error.ts";
import { jsonDefaults } from "../../core/json/json-limits.ts";
import type { CommandContext } from "../command.ts";

const MiB = 1024 * 1024;
/** The engine holds no longer text. */
const largestMiB = 500;

/** How much of a file is read at once, by `--max-size`. */
export function maxBytesOf({ flags }: CommandContext): number {
  const size = flags.integer("max-size", { min: 1, max: largestMiB });
  return size === undefined ? jsonDefaults.maxBytes : size * MiB;
}

/** A larger document can be read too if there is memory for it. */
export function withRemedy(error: unknown): unknown {
  if (!(error instanceof ReplayKitError) || error.code !== "too_large") return error;
  const hint = `\`replaykit import --max-size <MiB>\` reads more at once (${largestMiB} at the most); lines are read in pieces`;
  return new ReplayKitError("too_large", error.message, { hint, cause: error });
}
