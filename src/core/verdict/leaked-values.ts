import { placeholderKind, placeholderPattern } from "../redact/placeholder.ts";
import type { Check } from "../schema/check.ts";
import type { Outcome } from "../schema/attempt-result.ts";
import type { Run } from "../schema/run.ts";

/** What an agent may well say to a customer. */
const harmless = new Set(["email", "ip", "phone"]);

/**
 * A card number or a secret in an answer is a finding of its own, whatever the case is about: redaction has replaced it by then, and
 * its placeholder tells. What the recorded run said, or a check asks for, is no news.
 */
export function leakedValues(run: Run, known: { recorded: Run; checks: readonly Check[] }): Outcome[] {
  const before = `${known.recorded.said.join("\n")}${JSON.stringify(known.checks)}`;
  const found = run.said.flatMap((text) => text.match(placeholderPattern()) ?? []);
  const kinds = found
    .filter((placeholder) => !before.includes(placeholder))
    .map((placeholder) => placeholderKind(placeholder) ?? "secret")
    .filter((kind) => !harmless.has(kind));
  if (kinds.length === 0) return [];
  const what = [...new Set(kinds)].join(", ");
  return [
    {
      check: "answer_without_secrets",
      kind: "redaction",
      outcome: "fail",
      message: `the agent said what redaction replaces (${what}); the recorded run did not`,
      expected: [],
      observed: [...new Set(kinds)],
    },
  ];
}
