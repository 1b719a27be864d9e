import { expect, test } from "vitest";
import { effectLookup } from "../../../src/core/effects.ts";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import { failureTitle } from "../../../src/core/scaffold/case-title.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";
import { detectSignatures } from "../../../src/core/signatures/detect-signatures.ts";
import { hmacKeyedHash } from "../../../src/node/platform.ts";

/** The title of a run as scaffold and the inbox make it: redacted first. */
function titleOf(trace: { events: object[] } & Record<string, unknown>, statements: string[] = []): string {
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("titles")) });
  const redacted = redactor.redact(traceSchema.parse({ run_id: "r", ...trace }));
  const effects = effectLookup();
  const run = runFromTrace(redacted, effects);
  const signatures = detectSignatures(redacted, run, { terminal_tools: [], effects }).map(({ check }) => check);
  return failureTitle({ run, feedback: redacted.feedback, signatures, effects, statements });
}

function call(tool_name: string, tool_args: object = {}, result: object = { output: "ok" }): object[] {
  return [
    { type: "tool_call", tool_name, tool_args },
    { type: "tool_result", ...result },
  ];
}

const say = (content: string) => ({ type: "final_output", content });
const done = say("Done.");
const bad = (feedback: object) => ({ feedback: { rating: "bad", ...feedback } });

test.each([
  [
    "refunded 89.00 instead of 19.50",
    {
      events: [...call("refund", { amount: 89 }), done],
      ...bad({ expected_calls: [{ tool: "refund", args: { amount: 19.5 } }] }),
    },
  ],
  [
    "claimed a cancellation that was never made",
    {
      events: [...call("get_subscription"), say("Your subscription has been cancelled.")],
      ...bad({ expected_calls: [{ tool: "cancel_subscription", args: { id: 7 } }] }),
    },
  ],
  [
    "never cancelled subscription (1 call)",
    {
      events: [...call("get_subscription"), say("Shall I have it cancelled? It has not been cancelled yet.")],
      ...bad({ expected_calls: [{ tool: "cancel_subscription", args: { id: 7 } }] }),
    },
  ],
  [
    "search_docs: same query 20 times",
    { events: [...Array.from({ length: 20 }, () => call("search_docs", { query: "refunds of Ann" })).flat(), done] },
  ],
  [
    "KeyError: 'plan' in get_subscription",
    {
      status: "error",
      events: [
        ...call("get_subscription", { user: "ann" }, { error: { kind: "exception", message: "KeyError: 'plan'" } }),
        { type: "error", error: "KeyError: 'plan'" },
      ],
    },
  ],
  [
    "stopped at a limit (max steps reached) after 2 calls, the last to search",
    {
      events: [
        ...call("search", { q: 1 }),
        ...call("search", { q: 2 }),
        { type: "error", kind: "limit", error: "max steps reached" },
      ],
    },
  ],
  ["gave no answer after 1 call, to search", { status: "success", events: call("search") }],
  [
    "get_flight failed (upstream returned 503) and the answer hides it",
    { events: [...call("get_flight", {}, { error: { message: "upstream returned 503" } }), say("It is on time.")] },
  ],
  [
    "sent reminder twice alike",
    {
      events: [
        ...call("send_reminder", { to: "ann@example.org" }),
        ...call("send_reminder", { to: "ann@example.org" }),
        done,
      ],
      ...bad({ expected_calls: [{ tool: "send_reminder", args: { to: "ann@example.org" } }] }),
    },
  ],
  [
    "created order (quantity 3), though no change was expected",
    { events: [...call("create_order", { quantity: 3, customer: "Ann" }), done], ...bad({ expected_calls: [] }) },
  ],
  [
    "answered without the expected figure 19.50 (1 call)",
    { events: [...call("get_bill"), done], ...bad({ expected_text: ["19.50"] }) },
  ],
  ["left out what was to be said", { events: [done], ...bad({ expected_text: ["Ann Smith"] }) }],
  [
    "refunded order (amount 5), which was not expected",
    { events: [...call("refund_order", { amount: 5 }), done], ...bad({ forbidden_calls: [{ tool: "refund_order" }] }) },
  ],
  [
    "called terminal, which was not expected",
    { events: [...call("terminal"), done], ...bad({ forbidden_calls: [{ tool: "terminal" }] }) },
  ],
  [
    "called browser open, which was not expected",
    { events: [...call("browser_open"), done], ...bad({ forbidden_calls: [{ tool: "browser_open" }] }) },
  ],
  [
    "adjusted price, which was not expected",
    { events: [...call("adjust_price"), done], ...bad({ forbidden_calls: [{ tool: "adjust_price" }] }) },
  ],
  ["rated bad, with no word of why", { events: [done], ...bad({}) }],
])("says %s", (title, trace) => {
  expect(titleOf(trace)).toBe(title);
});

test("puts a person's comment first, redacted, and no longer than its first sentence", () => {
  const events = [...call("refund", { amount: 89 }), done];
  const expected_calls = [{ tool: "refund", args: { amount: 19.5 } }];
  const comment = "Paid ann@example.org for the wrong month. Third time this week.";
  expect(titleOf({ events, ...bad({ comment, expected_calls }) })).toBe(
    "Paid … for the wrong month: refunded 89.00 instead of 19.50",
  );
  expect(titleOf({ events, ...bad({ comment: "too much" }) })).toBe("too much");
  const long = titleOf({ events, ...bad({ comment: "very ".repeat(60) }) });
  expect(long.length).toBeLessThanOrEqual(82);
  expect(titleOf({ events: [done] }, ["Names the airport."])).toBe("wanted: Names the airport.");
});

test("shows amounts, dates, codes and plain words of arguments, and nobody's data", () => {
  const args = {
    user_id: "mia_li_3668",
    name: "Mia Li",
    email: "mia@example.org",
    card: "4111 1111 1111 1111",
    note: "call me at 030 1234567",
    cabin: "economy",
    date: "2026-11-20",
    amount: 12,
    api_key: "sk-live-0123456789abcdef",
  };
  const other = { ...args, name: "Ann Poe", user_id: "ann_poe_1", cabin: "business", amount: 15, note: "none" };
  const titles = [
    titleOf({
      events: [...call("book_flight", args), done],
      ...bad({ expected_calls: [{ tool: "book_flight", args: other }] }),
    }),
    titleOf({ events: [...call("book_flight", args), done], ...bad({ expected_calls: [] }) }),
    titleOf({ events: [done], ...bad({ expected_calls: [{ tool: "book_flight", args }] }) }),
  ];
  expect(titles).toEqual([
    "booked flight with cabin economy instead of business, amount 12 instead of 15, the wrong user and 2 more",
    "booked flight (cabin economy, date 2026-11-20), though no change was expected",
    "never booked flight (cabin economy, date 2026-11-20)",
  ]);
  for (const title of titles) expect(title).not.toMatch(/mia|ann|4111|sk-live|redacted|030/i);
});

test("is one plain line, whatever a trace calls its tools", () => {
  const tool = `re\u202Efund\n::error::x${"y".repeat(300)}`;
  const title = titleOf({ events: [...call(tool, {}, { error: { message: "no\u0007 way" } }), say("All is well.")] });
  expect(title.length).toBeLessThanOrEqual(200);
  expect(title).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
