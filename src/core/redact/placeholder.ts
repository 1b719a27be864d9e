import type { KeyedHash } from "../platform.ts";

/**
 * All forms of placeholders: bracketed, mail address, documentation IPv4 and IPv6 address (input may hold those too).
 */
const source =
  "\\[redacted-[a-z0-9-]{1,48}-[0-9a-f]{8}\\]|u-[0-9a-f]{8}@redacted\\.invalid|" +
  "(?<![\\w.])(?:192\\.0\\.2|198\\.51\\.100|203\\.0\\.113)\\.\\d{1,3}(?![\\w.]*\\d)|(?<![\\w:])2001:db8::[0-9a-f]{1,4}:[0-9a-f]{1,4}(?![\\w:])";

const sticky = new RegExp(source, "y");
const whole = new RegExp(`^(?:${source})$`);
const bracketed = /^\[redacted-([a-z0-9-]{1,48})-[0-9a-f]{8}\]$/;

/** A new global pattern that matches all placeholders in a text. */
export function placeholderPattern(): RegExp {
  return new RegExp(source, "g");
}

/** End of the placeholder that starts at this offset, or `undefined`. */
export function placeholderEnd(text: string, offset: number): number | undefined {
  sticky.lastIndex = offset;
  return sticky.test(text) ? sticky.lastIndex : undefined;
}

export function isPlaceholder(text: string): boolean {
  return text.length < 80 && whole.test(text);
}

/** What a placeholder stands for (`email`, `ip`, `secret`, …); `undefined` if the text is no placeholder. */
export function placeholderKind(text: string): string | undefined {
  if (!isPlaceholder(text)) return undefined;
  if (text.startsWith("[")) return bracketed.exec(text)?.[1];
  return text.includes("@") ? "email" : "ip";
}

/** First of the 15-digit integers that replace numbers. A hash of eight hex digits is added to it. */
const firstNumber = 990_000_000_000_000;

export function isNumberPlaceholder(value: number): boolean {
  return Number.isInteger(value) && value >= firstNumber && value <= firstNumber + 0xffff_ffff;
}

const documentationNets = ["192.0.2", "198.51.100", "203.0.113"];

/**
 * Maximum number of values that get a keyed hash, which is the same in every run. Further values get a counter, so that
 * equal values are equal only within the run. This bounds the cost of a body that consists of secrets, which would need
 * a hash for every dozen characters.
 */
const maxHashed = 5_000;
const firstCounted = 0xf000_0000;

export interface PlaceholderMaker {
  text(kind: string, value: string): string;
  number(value: string): number;
}

/** Makes placeholders from a keyed hash. Equal values of one kind get equal placeholders, whichever rule found them. */
export function createPlaceholderMaker(keyedHash: KeyedHash): PlaceholderMaker {
  const digests = new Map<string, string>();
  const addresses = new Map<string, string>();
  const taken = new Set<string>();
  return { text, number: (value) => firstNumber + Number.parseInt(digest(value), 16) };

  function digest(value: string): string {
    const known = digests.get(value);
    if (known !== undefined) return known;
    const made = digests.size < maxHashed ? keyedHash(value).slice(0, 8) : (firstCounted + digests.size).toString(16);
    digests.set(value, made);
    return made;
  }

  function text(kind: string, value: string): string {
    const hex = digest(value);
    if (kind === "email") return `u-${hex}@redacted.invalid`;
    if (kind === "ip" && value.includes(":")) return `2001:db8::${short(hex.slice(0, 4))}:${short(hex.slice(4))}`;
    if (kind === "ip") return address(value, hex);
    return `[redacted-${kind}-${hex}]`;
  }

  /**
   * Returns one of the 762 documentation addresses. No two values share one; when all are taken, the form is bracketed.
   */
  function address(value: string, hex: string): string {
    const known = addresses.get(value);
    if (known !== undefined) return known;
    const first = Number.parseInt(hex, 16);
    let made = `[redacted-ip-${hex}]`;
    for (let probe = 0; probe < 762 && taken.size < 762; probe += 1) {
      const slot = (first + probe) % 762;
      const candidate = `${documentationNets[Math.floor(slot / 254)]}.${(slot % 254) + 1}`;
      if (taken.has(candidate)) continue;
      taken.add(candidate);
      made = candidate;
      break;
    }
    addresses.set(value, made);
    return made;
  }
}

/** An IPv6 group without leading zeros. */
function short(group: string): string {
  return group.replace(/^0{1,3}/, "");
}
