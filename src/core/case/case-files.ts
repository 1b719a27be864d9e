import { untrustedJson } from "../report/untrusted.ts";

/** JSON as committed: indented by two spaces for readable diffs, with a newline at the end. */
export function formatJsonFile(value: object): string {
  return `${untrustedJson(value)}\n`;
}
