import type { Check } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";

/** Why a run that says of itself that it failed is no fix, unless the case wants that end; a limit that a reader guessed is no word of its own. */
export function failedEnd({ status, errors }: Run, assertions: readonly Check[]): string | undefined {
  if (status !== "error" || assertions.some(speaksOfEnd)) return undefined;
  const told = errors.filter(({ guessed }) => guessed !== true);
  if (errors.length > 0 && told.length === 0) return undefined;
  return `the failure is gone, but the run ended in an error: ${told.at(-1)?.text ?? "it names none"}`;
}

function speaksOfEnd({ kind }: Check): boolean {
  return kind === "status_is" || kind === "error_matches";
}
