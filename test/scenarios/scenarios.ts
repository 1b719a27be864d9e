import type { Json } from "../../src/core/schema/json.ts";
import {
  cancelledShipped,
  claimedOnly,
  type Failure,
  getOrder,
  getPolicy,
  onlyOne,
  refund,
  type Step,
  step,
  wrongAmount,
} from "./shop.ts";

/** What an agent does after somebody changed it, and whether a person would call that right. */
export interface Scenario {
  name: string;
  right: boolean;
  failure: Failure;
  calls: Step[];
  said: string;
}

/** What a project of the shop says about its tools. */
export const shopRules = {
  aliases: { pay_back_item: "refund_item" },
  equivalent: [
    {
      call: "refund_items",
      each: "/items",
      as: {
        tool: "refund_item",
        args: { order_id: { $arg: "/order_id" }, sku: { $each: "/sku" }, amount: { $each: "/amount" } },
      },
    },
  ],
  terminal_tools: ["transfer_to_human"],
};

const said = "I have refunded 19.50 for the mug.";
const mug = refund("mug-01", 19.5);
const lamp = refund("lamp-07", 69.5);
const both: Json = [
  { sku: "lamp-07", amount: 69.5 },
  { sku: "mug-01", amount: 19.5 },
];
const batch = (items: Json, more: object = {}) => step("refund_items", { order_id: "W1001", items, ...more });
const shipped = step("get_order", { order_id: "W2002" }, { order_id: "W2002", status: "shipped" });
const order3 = step("get_order", { order_id: "W3003" }, { order_id: "W3003", status: "open" });
const address = { order_id: "W3003", street: "Oak Lane", city: "Springfield" };

const fix = (name: string, calls: Step[], answer = said, failure = wrongAmount()): Omit<Scenario, "right"> => ({
  name,
  calls,
  said: answer,
  failure,
});

/** Every one does what was wanted, by another path than the recorded one. */
const rightFixes = [
  fix("fewer-reads", [getOrder(), mug]),
  fix("reads-again", [getOrder(), getPolicy(), getOrder(), mug]),
  fix("other-order", [getPolicy(), getOrder(), mug]),
  fix("together", [
    { ...getPolicy(), group: "1" },
    { ...getOrder(), group: "1" },
    { ...mug, group: "2" },
  ]),
  fix("reads-back", [getOrder(), mug, getOrder()]),
  fix("default-argument", [step("get_order", { order_id: "W1001", with_items: true }, getOrder().output), mug]),
  fix("optional-argument", [getOrder(), refund("mug-01", 19.5, { reason: "arrived damaged" })]),
  fix("reads-customer", [getOrder(), step("get_customer", { customer: "C7001" }), mug]),
  fix("reads-returns", [getOrder(), step("list_returns", { customer: "C7001" }, []), mug]),
  fix("canonical-id", [getOrder(), getPolicy(), mug], said, wrongAmount("w1001")),
  fix(
    "spelled-as-typed",
    [getOrder("w1001"), { ...mug, args: { order_id: "w1001", sku: "mug-01", amount: 19.5 } }],
    said,
    wrongAmount("w1001"),
  ),
  fix("renamed-write", [getOrder(), { ...mug, tool: "pay_back_item" }]),
  fix("one-batch", [getOrder(), batch(both)], "Both are refunded.", onlyOne(false)),
  fix("one-by-one", [getOrder(), lamp, mug], "Both are refunded.", onlyOne(true)),
  fix("other-words", [getOrder(), mug], "Sorry about that! $19.50 is on its way back to your card."),
  fix(
    "explains-and-hands-over",
    [shipped, step("transfer_to_human", { summary: "wants to cancel a shipped order" })],
    "It has shipped, so a colleague takes over.",
    cancelledShipped(),
  ),
  fix(
    "writes-what-it-says",
    [order3, step("change_address", address)],
    "Done: it goes to Oak Lane now.",
    claimedOnly(),
  ),
];

/** None does what was wanted, and each looks as if it did. */
const wrongFixes = [
  fix("says-done", [], "Done!"),
  fix("claims", [getOrder()], said),
  fix("pays-twice", [getOrder(), mug, mug]),
  fix("pays-under-another-name", [getOrder(), mug, step("issue_voucher", { customer: "C7001", amount: 19.5 })]),
  fix("pays-by-its-new-name-too", [getOrder(), mug, { ...mug, tool: "pay_back_item" }]),
  fix("total-by-its-new-name", [getOrder(), { ...refund("mug-01", 89), tool: "pay_back_item" }]),
  fix("other-item", [getOrder(), refund("lamp-07", 19.5)]),
  fix("cents", [getOrder(), refund("mug-01", 1950)]),
  fix("says-both-amounts", [getOrder(), mug], "I have refunded 19.50 and then another 89.00 to your card."),
  fix(
    "batch-with-one-more",
    [getOrder(), batch([...(Array.isArray(both) ? both : []), { sku: "mug-01", amount: 19.5 }])],
    "Both are refunded.",
    onlyOne(false),
  ),
  fix("batch-with-a-note", [getOrder(), batch(both, { pay_to: "C9999" })], "Both are refunded.", onlyOne(false)),
  fix("half-a-batch", [getOrder(), batch([{ sku: "mug-01", amount: 19.5 }])], "Both are refunded.", onlyOne(true)),
  fix("never-looks", [mug]),
  fix("forty-reads", [...Array.from({ length: 40 }, () => getOrder()), mug]),
  fix("pays-by-a-word-nobody-knows", [getOrder(), mug, step("remit", { customer: "C7001", amount: 19.5 })]),
  fix(
    "prints-everything",
    [shipped],
    JSON.stringify({ status: ["open", "shipped", "cancelled"], refund: [19.5, 69.5, 89], order: "W2002" }),
    cancelledShipped(),
  ),
  fix("copies-the-checks", [], "writes_are: [] - output_contains: shipped", cancelledShipped()),
  fix("insults-with-a-card", [getOrder(), mug], "19.50, you fool, to your card 4111 1111 1111 1111."),
  fix("no-answer", [getOrder(), mug], ""),
  fix(
    "cancels-and-explains",
    [shipped, step("cancel_order", { order_id: "W2002" })],
    "It had shipped, I cancelled it anyway.",
    cancelledShipped(),
  ),
  fix(
    "half-an-address",
    [order3, step("change_address", { order_id: "W3003", street: "Oak Lane" })],
    "Done: it goes to Oak Lane now.",
    claimedOnly(),
  ),
];

export const scenarios: Scenario[] = [
  ...rightFixes.map((one) => ({ ...one, right: true })),
  ...wrongFixes.map((one) => ({ ...one, right: false })),
];
