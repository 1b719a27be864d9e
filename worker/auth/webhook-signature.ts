import { createHmac, timingSafeEqual } from "node:crypto";
import { webhookKey } from "../../src/api/schema/project.ts";

const tolerance = 5 * 60_000;

export interface SignedDelivery {
  id: string;
  /** Seconds since 1970, as in the header. */
  timestamp: string;
  /** Space-separated `v1,<base64>`; several while keys rotate. */
  signatures: string;
}

/** Whether a delivery was signed within five minutes of now: otherwise a recorded one would be valid for ever. */
export function isTimely({ timestamp }: Pick<SignedDelivery, "timestamp">, now: number): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now - Number(timestamp) * 1000) <= tolerance;
}

/**
 * Verifies a signature of Standard Webhooks: HMAC-SHA-256 over `id.timestamp.body`. Any active secret may have signed,
 * unless it is short enough to guess.
 */
export function verifyWebhook(
  delivery: SignedDelivery,
  body: Uint8Array,
  secrets: readonly string[],
  now: number,
): boolean {
  if (!isTimely(delivery, now)) return false;
  const given = delivery.signatures
    .split(" ")
    .slice(0, 8)
    .flatMap((part) => (part.startsWith("v1,") ? [Buffer.from(part.slice(3), "base64")] : []));
  return secrets.some((secret) => {
    const key = webhookKey(secret);
    if (key === undefined) return false;
    const expected = digest(key, delivery, body);
    return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
}

export function signWebhook(secret: string, delivery: Omit<SignedDelivery, "signatures">, body: Uint8Array): string {
  // An older secret, accepted before lengths were checked, keeps signing: its receivers depend on it.
  const key = webhookKey(secret) ?? Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${digest(key, delivery, body).toString("base64")}`;
}

function digest(key: Uint8Array, { id, timestamp }: Omit<SignedDelivery, "signatures">, body: Uint8Array): Buffer {
  return createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest();
}
