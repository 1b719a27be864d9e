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
    "did not cancel a subscription (1 tool call)",
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
    "stopped at a limit after 2 tool calls: max steps reached",
    {
      events: [
        ...call("search", { q: 1 }),
        ...call("search", { q: 2 }),
        { type: "error", kind: "limit", error: "max steps reached" },
      ],
    },
  ],
  ["gave no final answer after calling search", { status: "success", events: call("search") }],
  [
    "get_flight failed (upstream returned 503) and the answer hides it",
    { events: [...call("get_flight", {}, { error: { message: "upstream returned 503" } }), say("It is on time.")] },
  ],
  [
    "sent the same reminder twice",
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
    "created an order with quantity 3, but should have changed nothing",
    { events: [...call("create_order", { quantity: 3, customer: "Ann" }), done], ...bad({ expected_calls: [] }) },
  ],
  [
    "refunded 89, but should have changed nothing",
    { events: [...call("refund", { amount: 89 }), done], ...bad({ expected_calls: [] }) },
  ],
  [
    "issued a refund of 89, but should have changed nothing",
    { events: [...call("issue_refund", { amount: 89 }), done], ...bad({ expected_calls: [] }) },
  ],
  [
    "the answer does not contain the expected number 19.50 (1 tool call)",
    { events: [...call("get_bill"), done], ...bad({ expected_text: ["19.50"] }) },
  ],
  ["left out something it should have said", { events: [done], ...bad({ expected_text: ["Ann Smith"] }) }],
  [
    "refunded an order of 5, which was forbidden",
    { events: [...call("refund_order", { amount: 5 }), done], ...bad({ forbidden_calls: [{ tool: "refund_order" }] }) },
  ],
  [
    "called terminal, which was forbidden",
    { events: [...call("terminal"), done], ...bad({ forbidden_calls: [{ tool: "terminal" }] }) },
  ],
  [
    "called browser open, which was forbidden",
    { events: [...call("browser_open"), done], ...bad({ forbidden_calls: [{ tool: "browser_open" }] }) },
  ],
  [
    "adjusted a price, which was forbidden",
    { events: [...call("adjust_price"), done], ...bad({ forbidden_calls: [{ tool: "adjust_price" }] }) },
  ],
  ["rated bad without a reason", { events: [done], ...bad({}) }],
  [
    "cancelled 3 orders instead of 2",
    {
      events: [...[1, 2, 3].flatMap((id) => call("cancel_order", { id })), done],
      ...bad({ expected_calls: [1, 2].map((id) => ({ tool: "cancel_order", args: { id } })) }),
    },
  ],
  [
    "cancelled none of 2 orders, then handed over to a person (1 tool call)",
    {
      events: [...call("transfer_to_human"), done],
      ...bad({ expected_calls: [1, 2].map((id) => ({ tool: "cancel_order", args: { id } })) }),
    },
  ],
  [
    "updated flights 1 time instead of 2 (1 tool call)",
    {
      events: [...call("update_flights", { id: 1 }), done],
      ...bad({ expected_calls: [1, 2].map((id) => ({ tool: "update_flights", args: { id } })) }),
    },
  ],
  [
    "sent an email, but should only have cancelled an order",
    {
      events: [...call("cancel_order", { id: 1 }), ...call("send_email", { to: "ann@example.org" }), done],
      ...bad({ expected_calls: [{ tool: "cancel_order", args: { id: 1 } }] }),
    },
  ],
  [
    "sent an email, but should not have",
    {
      events: [...call("send_email", { to: "ann@example.org" }), done],
      ...bad({ expected_calls: [{ tool: "cancel_order" }, { tool: "book_flight" }] }),
    },
  ],
  [
    "Failed after 3 attempts. Last error: The server is overloaded",
    {
      status: "error",
      events: [{ type: "error", error: "Failed after 3 attempts. Last error: The server is overloaded" }],
    },
  ],
  [
    "did not cancel an order and did not book a flight (no tool calls in 2 answers)",
    {
      events: [
        { type: "model_call", output: "Which one?" },
        { type: "input_message", role: "user", content: "x" },
        done,
      ],
      ...bad({ expected_calls: [{ tool: "cancel_order" }, { tool: "book_flight" }] }),
    },
  ],
  [
    "tried 2 times to book a flight, but it failed each time: no seats left (2 tool calls)",
    {
      events: [
        ...call("book_flight", { n: 1 }, { error: { message: "Error: no seats left" } }),
        ...call("book_flight", { n: 2 }, { error: { message: "Error: no seats left" } }),
        say("I am sorry."),
      ],
      ...bad({ expected_calls: [{ tool: "book_flight" }] }),
    },
  ],
  [
    "tried to book a flight, but it failed: payments do not add up (1 tool call)",
    {
      events: [
        ...call(
          "book_flight",
          {},
          { error: { message: "Error: payments do not add up, total price is 310 but paid 55" } },
        ),
        say("I am sorry."),
      ],
      ...bad({ expected_calls: [{ tool: "book_flight" }] }),
    },
  ],
  [
    "did not update reservation flights, but should have 2 times (1 tool call)",
    {
      events: [...call("get_flights"), say("I am sorry.")],
      ...bad({ expected_calls: [1, 2].map((n) => ({ tool: "update_reservation_flights", args: { n } })) }),
    },
  ],
  [
    "stopped at a limit before it created a task: max steps",
    {
      status: "error",
      events: [...call("get_users"), { type: "error", kind: "limit", error: "max_steps" }],
      ...bad({ expected_calls: [{ tool: "create_task" }] }),
    },
  ],
  [
    "booked a flight with payment method amount 55 instead of 5",
    {
      events: [...call("book_flight", { payment_methods: [{ amount: 55, card: "4111" }], bags: 2 }), done],
      ...bad({ expected_calls: [{ tool: "book_flight", args: { payment_methods: [{ amount: 5 }], bags: 1 } }] }),
    },
  ],
  [
    "search_docs failed: no index",
    {
      status: "error",
      events: [
        ...call("search_docs", {}, { error: { message: "Error: no index" } }),
        { type: "error", error: "Error: no index" },
      ],
    },
  ],
])("says %s", (title, trace) => {
  expect(titleOf(trace)).toBe(title);
});

test("says of repeated writes whether they took effect, and of reads nothing", () => {
  const three = (tool: string, result?: object) => ({
    events: [...[1, 2, 3].flatMap(() => call(tool, { id: 1, to: "ann" }, result)), done],
  });
  expect([
    titleOf(three("refund_order")),
    titleOf(three("refund_order", { error: { message: "refused" } })),
    titleOf(three("get_order")),
  ]).toEqual([
    "refund_order: same call 3 times, each took effect",
    "refund_order: same call 3 times, each failed",
    "get_order: same call 3 times",
  ]);
});

test("names a claim by what nothing else did that is told alike", () => {
  const expected_calls = [{ tool: "update_seat", args: { seat: 4 } }];
  const claim = say("Your booking has been updated.");
  expect([
    titleOf({ events: [...call("get_booking"), claim], ...bad({ expected_calls }) }),
    titleOf({
      events: [...call("update_meal", { meal: "vegan" }), claim],
      ...bad({ expected_calls: [...expected_calls, { tool: "update_meal", args: { meal: "vegan" } }] }),
    }),
  ]).toEqual(["claimed a change of seat that was never made", "did not update a seat to 4 (1 tool call)"]);
});

test("says a claim in other words where its verb has no noun", () => {
  const expected_calls = [{ tool: "send_email", args: { to: "ann@example.org" } }];
  expect(titleOf({ events: [say("I have sent it.")], ...bad({ expected_calls }) })).toBe(
    "claimed that it sent an email, but never did",
  );
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
    "booked a flight with cabin economy instead of business",
    "booked a flight with cabin economy and date 2026-11-20, but should have changed nothing",
    "did not book a flight with cabin economy and date 2026-11-20 (no tool calls)",
  ]);
  for (const title of titles) expect(title).not.toMatch(/mia|ann|4111|sk-live|redacted|030/i);
});

test("is one plain line, whatever a trace calls its tools", () => {
  const tool = `re\u202Efund\n::error::x${"y".repeat(300)}`;
  const title = titleOf({ events: [...call(tool, {}, { error: { message: "no\u0007 way" } }), say("All is well.")] });
  expect(title.length).toBeLessThanOrEqual(200);
  expect(title).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
