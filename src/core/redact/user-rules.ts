import { ReplayKitError } from "../error.ts";
import type { Span } from "./span.ts";

/** A rule of `redact.rules` in `replaykit.yaml`: its first group, else the whole match, is replaced. */
export interface RedactRule {
  name: string;
  pattern: string;
  flags?: string | undefined;
}

interface UserRule {
  kind: string;
  pattern: RegExp;
}

export function compileRules(rules: readonly RedactRule[]): UserRule[] {
  return rules.map(({ name, pattern, flags = "" }) => {
    try {
      return { kind: kindOf(name), pattern: new RegExp(pattern, `${flags.replace(/[gyd]/g, "")}gd`) };
    } catch (cause) {
      throw new ReplayKitError(
        "invalid_config",
        `redact.rules "${name}": ${JSON.stringify(pattern)} is not a regular expression`,
        {
          hint: "correct the pattern in replaykit.yaml",
          cause,
        },
      );
    }
  });
}

/** All matches of a user's rule; an empty match replaces nothing. */
export function matchesOf(rule: UserRule, text: string): Span[] {
  const spans: Span[] = [];
  try {
    for (const match of text.matchAll(rule.pattern)) {
      const [start, end] = match.indices?.[1] ?? match.indices?.[0] ?? [0, 0];
      if (end > start) spans.push({ start, end, kind: rule.kind });
    }
  } catch (cause) {
    // The regex engine stores each step of an unbounded repetition; millions of characters overflow its stack.
    if (!(cause instanceof RangeError)) throw cause;
    throw new ReplayKitError(
      "too_large",
      `redact.rules "${rule.kind}": a text of ${text.length} characters is too long`,
      {
        hint: "give the pattern's repetitions an upper bound ({1,200} for +), or shorten the text",
        cause,
      },
    );
  }
  return spans;
}

function kindOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
  return slug === "" ? "custom" : slug;
}

/**
 * Makes the test whether `redact.allow` keeps a value. Entries are exact values, kinds, or values with `*` at the
 * beginning, end or both.
 */
export function createAllowList(entries: readonly string[]): (value: string, kind: string) => boolean {
  const exact = new Set(entries);
  const wild = entries.filter((entry) => entry.length > 1 && (entry.startsWith("*") || entry.endsWith("*")));
  return (value, kind) => exact.has(value) || exact.has(kind) || wild.some((entry) => matches(entry, value));
}

function matches(entry: string, value: string): boolean {
  const core = entry.replace(/^\*|\*$/g, "");
  if (entry.startsWith("*") && entry.endsWith("*")) return value.includes(core);
  return entry.startsWith("*") ? value.endsWith(core) : value.startsWith(core);
}
