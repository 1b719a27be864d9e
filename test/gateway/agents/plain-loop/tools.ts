import { appendFileSync } from "node:fs";

const paid: Record<number, number> = { 7: 42.5, 9: 20 };
const note = (line: string) => appendFileSync("side-effects.log", `${line}\n`);

export async function lookupOrder({ order }: { order: number }) {
  note(`lookup ${order}`);
  return { order, paid: paid[order] };
}

export async function searchPolicy({ query }: { query: string }) {
  note(`search ${query}`);
  return { query, results: [] };
}

export async function refund({ order, amount }: { order: number; amount: number }) {
  note(`refund ${order} ${amount}`);
  if (order === 9) throw new Error("the card is closed");
  return { order, amount };
}
