// A refund agent that refunds what it reads first: the order's total.
import { openCase } from "./replay-tools.mjs";

const { question, call, finish } = openCase();
const orderId = /ord_\d+/.exec(question)?.[0];
const order = call("get_order", { order_id: orderId });
const amount = order.total;
call("refund", { order_id: orderId, amount }, { write: true });
finish({ status: "success", output: `I have refunded $${amount.toFixed(2)} for your damaged item.` });
