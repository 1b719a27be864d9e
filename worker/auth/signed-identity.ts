import { verifyWithJwks } from "hono/jwt";
import type { HonoJsonWebKey } from "hono/utils/jwt/jws";
import * as z from "zod";

const keysLive = 10 * 60_000;
const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) });

export type FetchJson = (url: string) => Promise<unknown>;

/**
 * Verifies signed identities of one issuer. It caches the issuer's keys, and reads them again when an unknown key
 * signs.
 */
export interface IdentityVerifier {
  verify(token: string): Promise<Record<string, unknown> | undefined>;
}

export interface Issuer {
  issuer: string;
  audience: string;
  keysUrl: string;
}

export function createIdentityVerifier(issuer: Issuer, fetchJson: FetchJson, now: () => number): IdentityVerifier {
  let keys: HonoJsonWebKey[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  return {
    async verify(token) {
      const kid = keyIdOf(token);
      if (kid === undefined) return undefined;
      const stale = now() - readAt > keysLive || (now() - readAt > 10_000 && !keys.some((key) => key.kid === kid));
      if (stale) {
        const read = await readKeys(keys.length > 0);
        readAt = now();
        keys = read ?? keys;
      }
      return verifyWith(token, keys, issuer);
    },
  };

  /** Returns `undefined` if the issuer is unreachable and keys are known: these still work. */
  async function readKeys(hasSome: boolean): Promise<HonoJsonWebKey[] | undefined> {
    try {
      return keySet.parse(await fetchJson(issuer.keysUrl)).keys;
    } catch (error) {
      if (hasSome) return undefined;
      throw error;
    }
  }
}

async function verifyWith(token: string, keys: HonoJsonWebKey[], { issuer, audience }: Issuer) {
  try {
    const claims = await verifyWithJwks(token, {
      keys,
      allowedAlgorithms: ["RS256", "ES256"],
      verification: { iss: issuer, aud: audience },
    });
    // The library accepts a token without an expiry; a workflow's identity always has one.
    return typeof claims.exp === "number" ? claims : undefined;
  } catch {
    return undefined; // one answer for every reason, so that the sender learns nothing
  }
}

const headerSchema = z.object({ kid: z.string() });

function keyIdOf(token: string): string | undefined {
  const [head, body, signature] = token.split(".");
  if (!head || !body || !signature || token.length > 8_192) return undefined;
  try {
    const parsed = headerSchema.safeParse(JSON.parse(Buffer.from(head, "base64url").toString("utf8")));
    return parsed.success ? parsed.data.kid : undefined;
  } catch {
    return undefined;
  }
}
