import { createHmac, hash, randomUUID } from "node:crypto";
import * as zlib from "node:zlib";
import type { Hash, KeyedHash, Platform } from "../core/platform.ts";

const sha256: Hash = (text) => hash("sha256", text);

/** Clock, ids, hashes and byte functions of this machine. */
export const nodePlatform: Platform = {
  now: () => new Date(),
  newId: () => randomUUID(),
  hash: sha256,
  byteLength: (text) => Buffer.byteLength(text, "utf8"),
  // Node has this function from 22.15 on.
  ...("zstdDecompressSync" in zlib
    ? { unzstd: (packed: Uint8Array, size: number) => zlib.zstdDecompressSync(packed, { maxOutputLength: size + 1 }) }
    : {}),
  unbrotli: (packed, size) => zlib.brotliDecompressSync(packed, { maxOutputLength: size + 1 }),
};

/** HMAC-SHA-256 with a private key. */
export function hmacKeyedHash(key: Buffer): KeyedHash {
  return (text) => createHmac("sha256", key).update(text, "utf8").digest("hex");
}

/**
 * A hash for replays without a project key: the n-th new value gets the hash of n. Equal values stay equal within one
 * attempt, and every replay gives the same result. Placeholders reveal nothing, unlike a plain hash of a phone number.
 */
export function ordinalKeyedHash(scope: string): KeyedHash {
  const seen = new Map<string, string>();
  return (text) => {
    const known = seen.get(text);
    if (known !== undefined) return known;
    const made = sha256(`${scope}\n${seen.size + 1}`);
    seen.set(text, made);
    return made;
  };
}
