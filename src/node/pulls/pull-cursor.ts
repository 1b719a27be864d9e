import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import { nodePlatform } from "../platform.ts";

const cursorSchema = z.strictObject({
  version: z.literal(1),
  /** Start of the first pull. */
  begin: z.iso.datetime(),
  /** All runs that began before this time are imported. */
  reached: z.iso.datetime(),
  /** Imported runs that began later, or shortly before, with their start in milliseconds. */
  taken: z.record(z.string(), z.number()),
});

/**
 * Each pull looks again at runs that began this long before the last pull's end, since SDKs and servers deliver late.
 */
const overlapMs = 15 * 60_000;

/** Where the next pull of runs continues. Times are in milliseconds. */
export interface PullCursor {
  /** Runs that began earlier are ignored. */
  from: number;
  isTaken: (id: string) => boolean;
  take: (id: string, at: number) => void;
  /** Notes that all runs that began before this time were delivered. */
  reach: (time: number) => void;
  /** Notes an unfinished run, to which the next pull must return. */
  wait: (at: number) => void;
  save: () => void;
}

/**
 * Opens the cursor of an account, in a file that git ignores. Starts again if `since` is earlier than the first pull's
 * start.
 */
export function openPullCursor({
  folder,
  account,
  since,
}: {
  folder: string;
  account: string;
  since: number;
}): PullCursor {
  const file = join(folder, `${nodePlatform.hash(account).slice(0, 16)}.json`);
  const kept = readCursor(file);
  const goesOn = kept !== undefined && Date.parse(kept.begin) <= since;
  const taken = new Map(goesOn ? Object.entries(kept.taken) : []);
  const begin = goesOn ? Date.parse(kept.begin) : since;
  const from = goesOn ? Math.max(begin, Date.parse(kept.reached) - overlapMs) : since;
  let reached = from;
  let earliest = Number.POSITIVE_INFINITY;
  return {
    from,
    isTaken: (id) => taken.has(id),
    take: (id, at) => void taken.set(id, at),
    reach: (time) => (reached = Math.max(reached, time)),
    wait: (at) => (earliest = Math.min(earliest, at)),
    save() {
      const until = Math.min(reached, earliest);
      // Later pulls do not ask for these runs again, and a small file is fast to save.
      for (const [id, at] of taken) if (at < until - overlapMs) taken.delete(id);
      const value = { version: 1, begin: iso(begin), reached: iso(until), taken: Object.fromEntries(taken) };
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, ".gitignore"), "*\n");
      writeFileSync(`${file}.new`, `${JSON.stringify(value)}\n`);
      renameSync(`${file}.new`, file);
    },
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

function readCursor(file: string): z.infer<typeof cursorSchema> | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return undefined; // this is the first pull
  }
  try {
    return cursorSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new ReplayKitError("invalid_input", `${file} is not a cursor of a pull`, {
      hint: "remove the file: the next pull begins at --since, and imports the earlier runs again",
      cause,
    });
  }
}
