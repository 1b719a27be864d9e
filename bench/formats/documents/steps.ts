import type { Json, JsonObject } from "../../../src/core/schema/json.ts";

/** The arguments and output of one step of a generated run. */
interface Step {
  id: string;
  args: JsonObject;
  output: string;
  at: string;
}

export const begun = Date.UTC(2026, 0, 1);

export function steps(count: number): Step[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `call_${n}`,
    args: { id: n, fields: ["price", "currency", "customer"] },
    output: JSON.stringify({ id: n, price: n * 3, note: `order ${n} was shipped and then it came back. `.repeat(6) }),
    at: new Date(begun + n * 1000).toISOString(),
  }));
}

export const question = "Look up every order and say what it costs.";

export const thought = (n: number) => `Looking up order ${n}.`;

export const tool = "lookup_order";

export function chatCall({ id, args }: Step): JsonObject {
  return { id, type: "function", function: { name: tool, arguments: JSON.stringify(args) } };
}

export function chat(count: number): Json[] {
  const rounds = steps(count).flatMap((step, n): Json[] => [
    { role: "assistant", content: thought(n), tool_calls: [chatCall(step)] },
    { role: "tool", tool_call_id: step.id, content: step.output },
  ]);
  return [{ role: "user", content: question }, ...rounds, { role: "assistant", content: "Done." }];
}

/** Requests of runs with six steps. Each has the history before it, as recorders and instrumentations write it. */
export function requests(runs: number): { history: Json[]; answer: Json }[] {
  const messages = chat(6);
  return Array.from({ length: runs * 6 }, (_, index) => {
    const step = index % 6;
    return { history: messages.slice(0, 1 + step * 2), answer: messages[1 + step * 2] ?? null };
  });
}
