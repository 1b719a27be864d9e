import type { Json } from "../../../src/core/schema/json.ts";

/** An example agent that fails, with another case of the same failure and a good run. */
export interface FailingAgent {
  /** The id of the case and of the runner. */
  id: string;
  /** The file of the failing agent, in examples/runners. */
  file: string;
  /** Replacements that turn the files of the case into those of the other case of its group. */
  other: readonly [from: string, to: string][];
  /** A good run: the user's question, the calls with their answers, and the final answer. */
  control: { asked: string; calls: readonly [tool: string, args: Json, output: Json][]; answer: string };
}

export const failingAgents: FailingAgent[] = [
  {
    id: "cancel-claimed-not-made",
    file: "cancel-claimed-not-made-broken.py",
    other: [
      ["acc_77", "acc_31"],
      ["sub_310", "sub_902"],
    ],
    control: {
      asked: "Cancel my subscription, please. My account is acc_5.",
      calls: [
        ["get_subscription", { account_id: "acc_5" }, { subscription_id: "sub_44", plan: "team2", status: "active" }],
        ["cancel_subscription", { subscription_id: "sub_44" }, { status: "cancelled" }],
      ],
      answer: "Your team2 subscription has been cancelled. You will not be charged again.",
    },
  },
  {
    id: "invented-after-tool-error",
    file: "invented-after-tool-error-broken.mjs",
    other: [["HX412", "KL907"]],
    control: {
      asked: "Is flight LH99 on time?",
      calls: [["get_flight_status", { flight: "LH99" }, { text: "delayed", gate: "A4" }]],
      answer: "Yes, flight LH99 is delayed and leaves from gate A4.",
    },
  },
  {
    id: "order-before-stock-check",
    file: "order-before-stock-check-broken.mjs",
    other: [
      [`"available": 0`, `"available": 1`],
      ["ord_7001", "ord_7044"],
    ],
    control: {
      asked: "Order two of lamp-9 for me.",
      calls: [
        ["check_stock", { sku: "lamp-9" }, { sku: "lamp-9", available: 5 }],
        ["create_order", { sku: "lamp-9", quantity: 2 }, { order_id: "ord_8100", status: "accepted" }],
      ],
      answer: "I ordered two lamps for you (ord_8100).",
    },
  },
  {
    id: "refund-after-deadline",
    file: "refund-after-deadline-broken.py",
    other: [
      ["ord_1009", "ord_2044"],
      ["112", "45"],
      ["within 30 days", "within 14 days"],
      [`output_contains: "30"`, `output_contains: "14"`],
    ],
    control: {
      asked: "I want my money back for order ord_3001.",
      calls: [
        ["get_order", { order_id: "ord_3001" }, { id: "ord_3001", total: 20.25, delivered_days_ago: 4 }],
        ["get_policy", { topic: "refunds" }, "Refunds are possible within 30 days of delivery."],
        ["refund", { order_id: "ord_3001", amount: 20.25 }, { refund_id: "rf_77", amount: 20.25 }],
      ],
      answer: "Done! I refunded $20.25 to your card.",
    },
  },
  {
    id: "reminder-sent-twice",
    file: "reminder-sent-twice-broken.mjs",
    other: [
      ["inv_88", "inv_41"],
      ["delivery receipt timed out", "the receipt is late"],
    ],
    control: {
      asked: "Send the reminder for invoice inv_9.",
      calls: [
        ["get_invoice", { invoice_id: "inv_9" }, { invoice_id: "inv_9", due: "2026-10-01", paid: false }],
        [
          "send_reminder",
          { to: "billing-team", subject: "Overdue invoice inv_9", invoice_id: "inv_9" },
          { accepted: true },
        ],
      ],
      answer: "The reminder for invoice inv_9 was sent.",
    },
  },
  {
    id: "step-limit-reported-ok",
    file: "step-limit-reported-ok-broken.py",
    other: [["Which of our plans includes single sign-on?", "Is there a plan with single sign-on?"]],
    control: {
      asked: "Which plan has single sign-on?",
      calls: [
        ["search_docs", { query: "plans single sign-on" }, { docs: ["It is part of the plan Team25."], count: 1 }],
      ],
      answer: "It is part of the plan Team25.",
    },
  },
  {
    id: "wrong-refund-amount",
    file: "wrong-refund-amount-broken.mjs",
    other: [
      ["ord_5512", "ord_6601"],
      ["12.5", "20.5"],
      ["60.5", "68.5"],
    ],
    control: {
      asked: "Both items of order ord_70 came broken. Please refund them.",
      calls: [
        [
          "get_order",
          { order_id: "ord_70" },
          { id: "ord_70", items: [{ sku: "cup", price: 7.25, damaged: true }], total: 7.25 },
        ],
        ["refund", { order_id: "ord_70", amount: 7.25 }, { refund_id: "rf_9", amount: 7.25 }],
      ],
      answer: "I have refunded $7.25 for your damaged item.",
    },
  },
  {
    id: "search-loop",
    file: "reproduce_failure.py",
    other: [["49.99", "19.50"]],
    control: {
      asked: "What was I charged for?",
      calls: [["lookup_billing", { user_id: "usr_8821" }, "plan P2 in October"]],
      answer: "You were charged for plan P2 in October.",
    },
  },
];
