import type { KeyedHash } from "../platform.ts";

/** A placeholder anywhere in a text: bracketed, mail address, documentation IPv4 or IPv6 (the last two also as foreign input). */
const source =
  "\\[redacted-[a-z0-9-]{1,48}-[0-9a-f]{8}\\]|u-[0-9a-f]{8}@redacted\\.invalid|" +
  "(?<![\\w.])(?:192\\.0\\.2|198\\.51\\.100|203\\.0\\.113)\\.\\d{1,3}(?![\\w.]*\\d)|(?<![\\w:])2001:db8::[0-9a-f]{1,4}:[0-9a-f]{1,4}(?![\\w:])";

const sticky = new RegExp(source, "y");
const whole = new RegExp(`^(?:${source})$`);
const bracketed = /^\[redacted-([a-z0-9-]{1,48})-[0-9a-f]{8}\]$/;

/** A fresh global pattern of every placeholder in a text. */
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

/** What a placeholder stands for (`email`, `ip`, `secret`, …); `undefined` if the text is none. */
export function placeholderKind(text: string): string | undefined {
  if (!isPlaceholder(text)) return undefined;
  if (text.startsWith("[")) return bracketed.exec(text)?.[1];
  return text.includes("@") ? "email" : "ip";
}

/** First of the 15-digit integers that stand for a redacted number; eight hex digits of hash are added to it. */
const firstNumber = 990_000_000_000_000;

export function isNumberPlaceholder(value: number): boolean {
  return Number.isInteger(value) && value >= firstNumber && value <= firstNumber + 0xffff_ffff;
}

const documentationNets = ["192.0.2", "198.51.100", "203.0.113"];

/**
 * So many values of one run get the hash that they get in every run; a body that is made of nothing but secrets gets numbers for
 * the rest, which are still equal for equal values of the run. It would else cost a hash for each dozen of its characters.
 */
const maxHashed = 5_000;
const firstCounted = 0xf000_0000;

export interface PlaceholderMaker {
  text(kind: string, value: string): string;
  number(value: string): number;
}

/** Makes placeholders from a keyed hash: equal values get equal ones, whatever rule found them. */
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

  /** Only 762 documentation hosts exist: two addresses of one run never share one, and what is left over gets a bracketed form. */
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

/** A group as IPv6 writes it, without leading zeros. */
function short(group: string): string {
  return group.replace(/^0{1,3}/, "");
}
