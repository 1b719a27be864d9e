import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { workerPlatform } from "../http/platform.ts";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const secretLength = 32;
const shape = /^rk_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/**
 * Makes a token: `rk_`, 32 random characters (190 bits) and a checksum. Secret scanners recognise it, and a mistyped or
 * made-up token is refused without asking the database.
 */
export function newToken(): string {
  let secret = "";
  while (secret.length < secretLength) {
    for (const byte of randomBytes(secretLength)) {
      // Bytes past the last multiple of 62 are dropped, because they would make some characters more likely.
      if (byte < 248 && secret.length < secretLength) secret += alphabet[byte % 62];
    }
  }
  return `rk_${secret}${checksum(secret)}`;
}

export function isWellFormedToken(token: string): boolean {
  const parts = shape.exec(token);
  return parts !== null && checksum(parts[1] ?? "") === parts[2];
}

/** The credential of an `Authorization` header. Senders write the scheme in any case (RFC 9110). */
export function bearerOf(authorization: string | null | undefined): string | undefined {
  return /^bearer +(.+)$/i.exec(authorization ?? "")?.[1];
}

/** The hash under which a token is stored. */
export function tokenHash(token: string): string {
  return workerPlatform.hash(token);
}

function checksum(secret: string): string {
  let rest = crc32(secret);
  let text = "";
  for (let i = 0; i < 6; i += 1) {
    text = `${alphabet[rest % 62]}${text}`;
    rest = Math.floor(rest / 62);
  }
  return text;
}
