import type { Flag } from "../command.ts";

/** What a right run does; `expectation.ts` reads them. */
export const expectationFlags: Flag[] = [
  {
    name: "expect-call",
    value: "<tool=json>",
    repeatable: true,
    summary: `a write that a right run makes, e.g. refund={"amount":12.5}`,
  },
  { name: "expect-none", summary: "a right run writes nothing" },
  { name: "expect-text", value: "<text>", repeatable: true, summary: "a text that a right run says" },
  { name: "forbid-text", value: "<text>", repeatable: true, summary: "a text that a right run does not say" },
  { name: "forbid-call", value: "<tool[=json]>", repeatable: true, summary: "a call that a right run does not make" },
];

/** The same for the commands that make cases, which can ask a person and know effects. */
export const caseFlags: Flag[] = [
  ...expectationFlags,
  { name: "expect", value: "<sentence>", repeatable: true, summary: "what must be true, for a person or a judge" },
  { name: "effect", value: "<tool=effect>", repeatable: true, summary: "what a tool does: pure, read or write" },
];
