import { appendFileSync } from "node:fs";

export async function lookupOrder({ order }) {
  appendFileSync("ran.log", `lookup ${order}\n`);
  return { order, paid: 42.5 };
}

export async function refund({ order, amount }) {
  appendFileSync("ran.log", `refund ${order} ${amount}\n`);
  return { order, amount };
}
