import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** A change of an example agent. `edit`: replacements in the failing agent; `text`: the whole new file. */
export interface Patch {
  agent: string;
  name: string;
  /** False if it passes the case that it was written for but does not fix the agent. */
  mends: boolean;
  change: { edit: readonly [from: string, to: string][] } | { text: string };
}

const runners = resolve(import.meta.dirname, "../../../examples/runners");
const fixed = (file: string) => ({ text: readFileSync(resolve(runners, file), "utf8") });
const edit = (...pairs: [string, string][]) => ({ edit: pairs });

function patchesOf(agent: string, all: readonly [mends: boolean, name: string, change: Patch["change"]][]): Patch[] {
  return all.map(([mends, name, change]) => ({ agent, name, mends, change }));
}

const cancelled = `case.finish("success", f"Your`;
const sayCancelled = (call: string): [string, string] => [cancelled, `${call}\n${cancelled}`];
const flightError = `  // The bug: the failed look-up is forgotten, and what the agent imagined stays.`;
const flightAnswer =
  'finish({ status: "success", output: `Yes, flight ${flight} is ${status.text} and leaves from gate ${status.gate}.` });';
const refundCall = `case.call("refund", {"order_id": order_id, "amount": amount}, write=True)\ncase.finish("success", f"Done! I refunded $\{amount:.2f} to your card.")`;
const refuse = `case.finish("success", f"Refunds are possible within {days} days only.")`;
const refundUnless = (condition: string, answer = refuse): [string, string] => [
  refundCall,
  `if ${condition}:\n    ${answer}\nelse:\n    ${refundCall.replace("\n", "\n    ")}`,
];
const orderRest =
  /const order = [^]*$/.exec(readFileSync(resolve(runners, "order-before-stock-check-broken.mjs"), "utf8"))?.[0] ?? "";
const orderWhere = (condition: string): [string, string][] => [
  [`call("check_stock"`, `const stock = call("check_stock"`],
  [
    orderRest,
    `if (${condition}) {\n${orderRest.replace('group: "1"', 'group: "2"')}} else finish({ status: "success", output: "It is out of stock." });\n`,
  ],
];
const secondSend = "if (answer.warning) ";
const wholeTotal = "const amount = order.total;";
const noDocs = `case.finish("success", "I have no document about that. Please ask the support team.")`;
const billingDown = `case.finish("success", "The billing service is not answering, so I could not look it up.")`;
const firstLine = "case = Case()\n";

/** Forty changes: twenty that fix the cause, and twenty that overfit to the case or no longer do the work. */
export const patches: Patch[] = [
  ...patchesOf("cancel-claimed-not-made", [
    [true, "cancels, then says so", fixed("cancel-claimed-not-made-fixed.py")],
    [
      true,
      "cancels what is active",
      edit(
        sayCancelled(
          `if subscription["status"] == "active":\n    case.call("cancel_subscription", {"subscription_id": subscription["subscription_id"]}, write=True)`,
        ),
      ),
    ],
    [
      true,
      "cancels through a variable, in other words",
      edit(
        sayCancelled(
          `wanted = {"subscription_id": subscription["subscription_id"]}\ncase.call("cancel_subscription", wanted, write=True)`,
        ),
        ["has been cancelled", "is cancelled"],
      ),
    ],
    [
      false,
      "cancels for this account only",
      edit(
        sayCancelled(
          `if account == "acc_77":\n    case.call("cancel_subscription", {"subscription_id": subscription["subscription_id"]}, write=True)`,
        ),
      ),
    ],
    [
      false,
      "cancels the recorded subscription",
      edit(sayCancelled(`case.call("cancel_subscription", {"subscription_id": "sub_310"}, write=True)`)),
    ],
  ]),
  ...patchesOf("invented-after-tool-error", [
    [true, "says what it could not find out", fixed("invented-after-tool-error-fixed.mjs")],
    [
      true,
      "answers in the catch",
      edit(
        ['let status = { text: "on time", gate: "B12" };', "let status;"],
        [flightError, "  status = undefined;"],
        [
          flightAnswer,
          `if (status) ${flightAnswer}\nelse finish({ status: "success", output: "Sorry, I could not reach the flight service." });`,
        ],
      ),
    ],
    [
      false,
      "knows the flight",
      edit([
        flightAnswer,
        `if (flight === "HX412") finish({ status: "success", output: "I could not look up flight HX412." });\nelse ${flightAnswer}`,
      ]),
    ],
    [
      false,
      "asks nothing and says that it could not",
      {
        text: `import { openCase } from "./replay-tools.mjs";\nopenCase().finish({ status: "success", output: "I could not look it up." });\n`,
      },
    ],
    [
      false,
      "adds the wanted words to every answer",
      edit([flightAnswer, flightAnswer.replace("gate}.", "gate}. If not, I could not look it up.")]),
    ],
  ]),
  ...patchesOf("order-before-stock-check", [
    [true, "orders what is in stock", fixed("order-before-stock-check-fixed.mjs")],
    [true, "compares the other way round", edit(...orderWhere("stock.available >= wanted.quantity"))],
    [true, "counts what is missing", edit(...orderWhere("Math.max(0, wanted.quantity - stock.available) === 0"))],
    [false, "orders nothing any more", edit(...orderWhere("false"))],
    [false, "knows the recorded stock", edit(...orderWhere("stock.available !== 0"))],
  ]),
  ...patchesOf("refund-after-deadline", [
    [true, "keeps to the deadline", fixed("refund-after-deadline-fixed.py")],
    [true, "refuses in other words", edit(refundUnless(`order["delivered_days_ago"] > days`))],
    [false, "knows the order", edit(refundUnless(`order_id == "ord_1009"`))],
    [false, "knows the recorded days", edit(refundUnless(`order["delivered_days_ago"] == 112`))],
    [
      false,
      "refunds nothing any more",
      edit(refundUnless("True", `case.finish("success", "Refunds end after 30 days.")`)),
    ],
  ]),
  ...patchesOf("reminder-sent-twice", [
    [true, "never sends an accepted reminder again", fixed("reminder-sent-twice-fixed.mjs")],
    [
      true,
      "sends once",
      edit([
        /if \(answer\.warning\).*\n/.exec(
          readFileSync(resolve(runners, "reminder-sent-twice-broken.mjs"), "utf8"),
        )?.[0] ?? "",
        "",
      ]),
    ],
    [true, "asks for both", edit([secondSend, "if (answer.warning && answer.accepted !== true) "])],
    [false, "knows the invoice", edit([secondSend, `if (answer.warning && invoiceId !== "inv_88") `])],
    [
      false,
      "knows the warning's words",
      edit([secondSend, `if (answer.warning && answer.warning !== "delivery receipt timed out") `]),
    ],
  ]),
  ...patchesOf("step-limit-reported-ok", [
    [true, "answers honestly after an empty search", fixed("step-limit-reported-ok-fixed.py")],
    [
      true,
      "searches twice at most",
      edit(
        ["MAX_STEPS = 8", "MAX_STEPS = 2"],
        [
          / {4}limit = [^]*$/.exec(readFileSync(resolve(runners, "step-limit-reported-ok-broken.py"), "utf8"))?.[0] ??
            "",
          `    ${noDocs}\n`,
        ],
      ),
    ],
    [
      false,
      "knows the question",
      edit([
        firstLine,
        `${firstLine}if case.question.startswith("Which of our plans"):\n    case.call("search_docs", {"query": "plans single sign-on"})\n    ${noDocs}\n    raise SystemExit\n`,
      ]),
    ],
    [false, "searches nothing any more", edit([firstLine, `${firstLine}${noDocs}\nraise SystemExit\n`])],
    [
      false,
      "looks at no document any more",
      edit([
        firstLine,
        `${firstLine}case.call("search_docs", {"query": "plans single sign-on"})\n${noDocs}\nraise SystemExit\n`,
      ]),
    ],
  ]),
  ...patchesOf("wrong-refund-amount", [
    [true, "refunds what is damaged", fixed("wrong-refund-amount-fixed.mjs")],
    [
      true,
      "adds up in a loop",
      edit([
        wholeTotal,
        "let amount = 0;\nfor (const { damaged, price } of order.items) if (damaged) amount += price;",
      ]),
    ],
    [
      true,
      "takes off what is whole",
      edit([
        wholeTotal,
        "const amount = order.items.reduce((left, { damaged, price }) => (damaged ? left : left - price), order.total);",
      ]),
    ],
    [false, "knows the order", edit([wholeTotal, `const amount = orderId === "ord_5512" ? 12.5 : order.total;`])],
    [false, "knows the amount", edit([wholeTotal, "const amount = 12.5;"])],
  ]),
  ...patchesOf("search-loop", [
    [true, "tries twice, then says so", fixed("fixed_runner.py")],
    [
      true,
      "tries three times",
      edit(
        ["MAX_TOOL_CALLS = 5", "MAX_TOOL_CALLS = 3"],
        [`case.finish("error", errors=["Max tool call limit exceeded. Agent terminated."])`, billingDown],
      ),
    ],
    [
      false,
      "knows the amount in the question",
      edit([
        firstLine,
        `${firstLine}if "49.99" in case.question:\n    try:\n        case.call("lookup_billing", {"user_id": "usr_8821"})\n    except ToolError:\n        pass\n    ${billingDown}\n    raise SystemExit\n`,
      ]),
    ],
    [false, "looks nothing up any more", edit([firstLine, `${firstLine}${billingDown}\nraise SystemExit\n`])],
    [
      false,
      "looks at no answer any more",
      edit([
        firstLine,
        `${firstLine}try:\n    case.call("lookup_billing", {"user_id": "usr_8821"})\nexcept ToolError:\n    pass\n${billingDown}\nraise SystemExit\n`,
      ]),
    ],
  ]),
];
