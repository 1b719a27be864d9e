import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import { nodePlatform } from "../platform.ts";

const cursorSchema = z.strictObject({
  version: z.literal(1),
  /** Where the first pull began. */
  begin: z.iso.datetime(),
  /** All that began before is taken, but for what waits. */
  reached: z.iso.datetime(),
  /** Runs that began later, or shortly before, and are taken, with the time when they began. */
  taken: z.record(z.string(), z.number()),
});

/** SDKs send late, and a server takes its time: a pull looks again at what began this long before the last one ended. */
const overlapMs = 15 * 60_000;

/** Where a pull of runs goes on. */
export interface PullCursor {
  /** Runs that began before it are left. */
  from: number;
  isTaken: (id: string) => boolean;
  take: (id: string, at: number) => void;
  /** All that began before is told. */
  reach: (time: number) => void;
  /** Not done yet: the next pull must come back to it. */
  wait: (at: number) => void;
  save: () => void;
}

/** The cursor of an account's runs, in a file of the project that git leaves alone; an earlier `since` than the first begins anew. */
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
      // Nobody asks again for what began earlier; a pull that saves often stays quick.
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
    return undefined; // the first pull
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
