import { createHash, createHmac, createSecretKey, randomUUID } from "node:crypto";
import type { KeyedHash, Platform } from "../../src/core/platform.ts";

const encoder = new TextEncoder();

export const workerPlatform: Platform = {
  now: () => new Date(),
  newId: () => randomUUID(),
  hash: (text) => createHash("sha256").update(text).digest("hex"),
  byteLength: (text) => encoder.encode(text).byteLength,
};

/**
 * A project's keyed hash for one purpose. Each project has its own key, derived and never stored, so equal values of two projects get
 * different placeholders.
 */
export function projectHash(master: string, project: string, purpose: "redact" | "subject"): KeyedHash {
  return keyedHash(projectKey(master, project, purpose));
}

export function projectKey(master: string, project: string, purpose: "redact" | "subject"): Buffer {
  return createHmac("sha256", master).update(`${purpose}:${project}`).digest();
}

export function keyedHash(bytes: Buffer): KeyedHash {
  // Prepares the key once; as bytes, it would be prepared for each of a body's thousands of values.
  const key = createSecretKey(bytes);
  return (text) => createHmac("sha256", key).update(text).digest("hex");
}

/** The public id of a run: 24 hex of SHA-256 over project and run id. */
export function runKey(project: string, runId: string): string {
  return workerPlatform.hash(`${project}\n${runId}`).slice(0, 24);
}
