import { untrustedPage } from "../core/report/untrusted.ts";

/** Trace text for a page: JSX escapes markup; what acts or hides becomes visible, and length has an end. */
export function safeText(text: string, max = 2_000): string {
  const clean = untrustedPage(text);
  return clean.length <= max ? clean : `${clean.slice(0, max)}… (${clean.length - max} more characters)`;
}

/** A time in UTC, short. */
export function timeText(at: number | string | undefined): string {
  const time = new Date(at ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? "unknown" : `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
