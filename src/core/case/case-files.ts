import { untrustedJson } from "../report/untrusted.ts";

/** JSON as it is committed: two spaces, so that a diff shows what changed, and a newline at the end. */
export function formatJsonFile(value: object): string {
  return `${untrustedJson(value)}\n`;
}
