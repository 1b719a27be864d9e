import { compact } from "../../src/core/compact.ts";
import type { Effects } from "../../src/core/schema/effect.ts";
import type { Json } from "../../src/core/schema/json.ts";
import { type Feedback, type TraceEvent, type TraceRun, traceSchema } from "../../src/core/schema/trace.ts";

/** One call as an agent makes it, with what the shop answers. */
export interface Step {
  tool: string;
  args: Json;
  output?: Json;
  /** What it fails with instead. */
  error?: string;
  group?: string;
}

/** A run that went wrong, and what a right one does. */
export interface Failure {
  trace: TraceRun;
  /** Absent: what the trace shows alone makes the case. */
  expectation?: Feedback;
}

export const shopEffects: Effects = {
  get_order: "read",
  get_policy: "read",
  get_customer: "read",
  list_returns: "read",
  transfer_to_human: "read",
  refund_item: "write",
  refund_items: "write",
  cancel_order: "write",
  change_address: "write",
};

const order = {
  order_id: "W1001",
  customer: "C7001",
  status: "delivered",
  items: [
    { sku: "mug-01", name: "Mug", price: 19.5 },
    { sku: "lamp-07", name: "Lamp", price: 69.5 },
  ],
  total: 89,
};
const policy = { topic: "refunds", text: "A damaged item is refunded at its price within 30 days." };

/** The shop's schemas, as the model is given them. */
const tools = [
  {
    name: "get_order",
    properties: { order_id: { type: "string" }, with_items: { type: "boolean", default: true } },
    required: ["order_id"],
  },
  {
    name: "refund_item",
    properties: {
      order_id: { type: "string" },
      sku: { type: "string" },
      amount: { type: "number" },
      reason: { type: "string" },
    },
    required: ["order_id", "sku", "amount"],
  },
].map(({ name, ...parameters }) => ({
  type: "function",
  function: { name, parameters: { type: "object", ...parameters } },
}));

export const step = (tool: string, args: Json, output?: Json, group?: string): Step => ({
  tool,
  args,
  ...compact({ output, group }),
});

export const getOrder = (id = "W1001") => step("get_order", { order_id: id }, order);
export const getPolicy = () => step("get_policy", { topic: "refunds" }, policy);
export const refund = (sku: string, amount: number, more: object = {}) =>
  step("refund_item", { order_id: "W1001", sku, amount, ...more }, { order_id: "W1001", sku, refunded: amount });

/** The mug's price was wanted, the order's total was paid out. */
export function wrongAmount(id = "W1001"): Failure {
  const refunded = { order_id: id, sku: "mug-01", amount: 89 };
  return {
    trace: traceOf(
      "wrong-amount",
      "The mug of order W1001 came broken. Please refund it.",
      [
        { ...getOrder(), args: { order_id: id } },
        getPolicy(),
        step("refund_item", refunded, { order_id: "W1001", sku: "mug-01", refunded: 89 }),
      ],
      "I have refunded 89.00 for the mug.",
    ),
    expectation: {
      rating: "bad",
      expected_calls: [{ tool: "refund_item", args: { order_id: "W1001", sku: "mug-01", amount: 19.5 } }],
      expected_text: ["19.50"],
    },
  };
}

/** Both items were to be refunded, one was. */
export function onlyOne(batch: boolean): Failure {
  const items = [
    { sku: "mug-01", amount: 19.5 },
    { sku: "lamp-07", amount: 69.5 },
  ];
  const made = batch
    ? step("refund_items", { order_id: "W1001", items: items.slice(0, 1) }, { refunded: 1 })
    : refund("mug-01", 19.5);
  const expected = batch
    ? [{ tool: "refund_items", args: { order_id: "W1001", items } }]
    : items.map((item) => ({ tool: "refund_item", args: { order_id: "W1001", ...item } }));
  return {
    trace: traceOf(
      "only-one",
      "Mug and lamp of order W1001 came broken. Please refund both.",
      [getOrder(), made],
      "I have refunded the mug.",
    ),
    expectation: { rating: "bad", expected_calls: expected },
  };
}

/** An order that had shipped was cancelled. */
export function cancelledShipped(): Failure {
  const shipped = { order_id: "W2002", status: "shipped" };
  return {
    trace: traceOf(
      "cancelled-shipped",
      "Cancel my order W2002.",
      [step("get_order", { order_id: "W2002" }, shipped), step("cancel_order", { order_id: "W2002" }, { ok: true })],
      "Your order W2002 is cancelled.",
    ),
    expectation: { rating: "bad", expected_calls: [], expected_text: ["shipped"] },
  };
}

/** It was said that the address was changed, and it was not. */
export function claimedOnly(): Failure {
  const address = { order_id: "W3003", street: "Oak Lane", city: "Springfield" };
  return {
    trace: traceOf(
      "claimed-only",
      "Please send order W3003 to Oak Lane, Springfield.",
      [step("get_order", { order_id: "W3003" }, { order_id: "W3003", status: "open" })],
      "I have changed the address of order W3003.",
    ),
    expectation: { rating: "bad", expected_calls: [{ tool: "change_address", args: address }] },
  };
}

/** Another failure of the same shop on the same day: its reads are in the project's pool. */
export function elsewhere(): Failure {
  return {
    trace: traceOf(
      "elsewhere",
      "Which returns has customer C7001 made? Cancel W4004.",
      [
        step("get_customer", { customer: "C7001" }, { customer: "C7001", tier: "gold" }),
        step("list_returns", { customer: "C7001" }, []),
        step("get_order", { order_id: "W4004" }, { order_id: "W4004", status: "open" }),
      ],
      "There are none, and W4004 is cancelled.",
    ),
    expectation: { rating: "bad", expected_calls: [{ tool: "cancel_order", args: { order_id: "W4004" } }] },
  };
}

function traceOf(runId: string, question: string, calls: Step[], said: string): TraceRun {
  const events: TraceEvent[] = calls.flatMap(({ tool, args, output }, index): TraceEvent[] => [
    { type: "model_call", model: "m", params: { tools }, finish_reason: "tool_calls" },
    { type: "tool_call", call_id: `c${index}`, tool_name: tool, tool_args: args, group: `g${index}` },
    { type: "tool_result", call_id: `c${index}`, output: output ?? null },
  ]);
  return traceSchema.parse({
    version: 1,
    run_id: runId,
    status: "success",
    started_at: "2026-11-02T09:00:00Z",
    agent: { name: "shop-agent" },
    events: [
      { type: "input_message", role: "user", content: question },
      ...events,
      { type: "model_call", model: "m", output: said, finish_reason: "stop" },
      { type: "final_output", content: said },
    ],
  });
}
