import { untrustedPage } from "../core/report/untrusted.ts";
import { beginningOf } from "../core/text/characters.ts";

/**
 * Trace text for a page: hidden and active characters become visible, and the length is limited. JSX escapes markup.
 */
export function safeText(text: string, max = 2_000): string {
  const clean = untrustedPage(text);
  const kept = beginningOf(clean, max);
  return kept.length === clean.length ? clean : `${kept}… (${clean.length - kept.length} more characters)`;
}

/** An agent's name in a list. */
export function agentText(name: string | undefined, max = 60): string {
  return name === undefined || name.trim() === "" ? "unknown agent" : safeText(name, max);
}

/** An error message as a sentence; a name at its beginning keeps its case. */
export function asSentence(message: string): string {
  const text = safeText(message).replace(/^[a-z](?=[a-z]*[\s,;])/, (letter) => letter.toUpperCase());
  return `${text}${/[.!?:]$/.test(text) ? "" : "."}`;
}

/** A time in UTC, to the minute. */
export function timeText(at: number | string | undefined): string {
  const time = new Date(at ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? "unknown" : `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
