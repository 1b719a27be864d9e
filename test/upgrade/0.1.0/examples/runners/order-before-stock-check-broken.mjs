// An order agent that checks the stock and orders at the same time.
import { openCase } from "./replay-tools.mjs";

const { call, finish } = openCase();
const wanted = { sku: "lamp-9", quantity: 2 };
call("check_stock", { sku: wanted.sku }, { group: "1" });
const order = call("create_order", wanted, { write: true, group: "1" });
finish({ status: "success", output: `I ordered two lamps for you (${order.order_id}).` });
