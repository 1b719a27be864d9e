import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import * as z from "zod";
import type { Ballot } from "../../core/judge/judge-votes.ts";
import { readTextFile } from "../files/read-file.ts";
import { replaceFile, writeNew } from "../files/write-file.ts";
import { userFolder } from "../user-folder.ts";

const count = z.number().int().nonnegative();
const entrySchema = z.strictObject({
  version: z.literal(1),
  ballot: z.strictObject({
    outcome: z.enum(["pass", "fail", "needs_human"]),
    message: z.string(),
    poll: z.strictObject({ pass: count, fail: count, abstain: count, failed: count }),
  }),
  mac: z.string(),
});

/** Stored answers of judges, by a hash of question and judge. */
export interface JudgeCache {
  get(id: string): Ballot | undefined;
  set(id: string, ballot: Ballot): void;
}

export interface JudgeCacheOptions {
  root: string;
  /** Path relative to the root; default `.replaykit/judge-cache`. */
  cache: string | undefined;
  secret: string | undefined;
}

/**
 * The cache is in the checkout, where a pull request could add forged answers. So each entry carries an HMAC under a
 * secret outside any checkout: the judge's key, which all machines with access to the judge share, else one in the
 * user's cache folder. Without a secret nothing is stored.
 */
export function judgeCache({ root, cache, secret }: JudgeCacheOptions): JudgeCache {
  if (secret === undefined) return { get: () => undefined, set: () => {} };
  const ours = join(root, ".replaykit");
  const folder = cache === undefined ? join(ours, "judge-cache") : resolve(root, cache);
  const sealOf = (id: string, ballot: Ballot): string =>
    createHmac("sha256", secret)
      .update(`judge-cache\n${id}\n${JSON.stringify(ordered(ballot))}`)
      .digest("hex");
  return {
    get(id) {
      const ballot = readEntry(join(folder, `${id}.json`), (found) => sealOf(id, found));
      return ballot;
    },
    set(id, ballot) {
      try {
        if (leadsElsewhere(root, folder)) return;
        mkdirSync(folder, { recursive: true });
        if (cache === undefined) writeNew(join(ours, ".gitignore"), "*\n");
        const entry = { version: 1, ballot: ordered(ballot), mac: sealOf(id, ballot) };
        replaceFile(join(folder, `${id}.json`), `${JSON.stringify(entry, undefined, 2)}\n`);
      } catch {
        // without a cache entry the question is only asked again
      }
    },
  };
}

/** Whether the path from the root to the folder contains a symbolic link. */
function leadsElsewhere(root: string, folder: string): boolean {
  const parts = relative(root, folder).split(sep);
  const paths = parts.map((_, index) => join(root, ...parts.slice(0, index + 1)));
  return paths.some((path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink());
}

function readEntry(path: string, sealOf: (ballot: Ballot) => string): Ballot | undefined {
  try {
    const text = readTextFile(path, { name: "judge cache", maxBytes: 65_536, invalid: "invalid_input" });
    const entry = entrySchema.parse(JSON.parse(text ?? "null"));
    const wanted = Buffer.from(sealOf(entry.ballot));
    const found = Buffer.from(entry.mac);
    return wanted.length === found.length && timingSafeEqual(wanted, found) ? entry.ballot : undefined;
  } catch {
    return undefined; // missing, damaged or forged
  }
}

function ordered({ outcome, message, poll: { pass, fail, abstain, failed } }: Ballot): Ballot {
  return { outcome, message, poll: { pass, fail, abstain, failed } };
}

/** Secret of this user, created on first use; `undefined` if there is no home folder for it. */
export function userSecret(env: Record<string, string | undefined>): string | undefined {
  const folder = userFolder(env);
  if (folder === undefined) return undefined;
  const file = join(folder, "judge-secret");
  try {
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
    const secret = readFileSync(file, "utf8");
    return secret.length === 64 ? secret : undefined;
  } catch {
    return undefined;
  }
}
