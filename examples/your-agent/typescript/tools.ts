import { appendFileSync } from "node:fs";

export async function lookupOrder({ order }: { order: number }) {
  return { order, paid: 42.5 };
}

export async function refund({ order, amount }: { order: number; amount: number }) {
  appendFileSync("refunds.log", `${order} ${amount}\n`);
  return { order, amount };
}
