// The order agent after the fix: it orders only what is in stock.
import { openCase } from "./replay-tools.mjs";

const { call, finish } = openCase();
const wanted = { sku: "lamp-9", quantity: 2 };
const stock = call("check_stock", { sku: wanted.sku }, { group: "1" });
if (stock.available < wanted.quantity) {
  finish({ status: "success", output: "The lamp is out of stock; I have not ordered it." });
} else {
  const order = call("create_order", wanted, { write: true, group: "2" });
  finish({ status: "success", output: `I ordered two lamps for you (${order.order_id}).` });
}
