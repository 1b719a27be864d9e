/** US dollars for a million tokens. */
export interface ModelPrice {
  input: number;
  output: number;
}

/** The month of the list prices below; `upstream.<provider>.price` overrides them. */
export const pricesAsOf = "2025-11";

/** List prices of common models, without discounts for caches or batches. A dated name (`gpt-4o-2024-08-06`) costs what its model does. */
const prices: Record<string, ModelPrice> = {
  "gpt-5": { input: 1.25, output: 10 },
  "gpt-5-mini": { input: 0.25, output: 2 },
  "gpt-5-nano": { input: 0.05, output: 0.4 },
  "gpt-4.1": { input: 2, output: 8 },
  "gpt-4.1-mini": { input: 0.4, output: 1.6 },
  "gpt-4.1-nano": { input: 0.1, output: 0.4 },
  "gpt-4o": { input: 2.5, output: 10 },
  "gpt-4o-mini": { input: 0.15, output: 0.6 },
  o3: { input: 2, output: 8 },
  "o4-mini": { input: 1.1, output: 4.4 },
  "claude-opus-4-5": { input: 5, output: 25 },
  "claude-opus-4-1": { input: 15, output: 75 },
  "claude-sonnet-4-5": { input: 3, output: 15 },
  "claude-sonnet-4": { input: 3, output: 15 },
  "claude-haiku-4-5": { input: 1, output: 5 },
  "claude-3-5-haiku": { input: 0.8, output: 4 },
  "gemini-2.5-pro": { input: 1.25, output: 10 },
  "gemini-2.5-flash": { input: 0.3, output: 2.5 },
  "gemini-2.5-flash-lite": { input: 0.1, output: 0.4 },
};

/** The list price of a model; `undefined` where the list does not have it. */
export function listPriceOf(model: string): ModelPrice | undefined {
  const name = model.toLowerCase().replace(/^(?:models|openai|anthropic|google)\//, "");
  const plain = name.replace(/-(?:\d{4}-\d{2}-\d{2}|\d{8}|latest)$/, "");
  return Object.hasOwn(prices, plain) ? prices[plain] : undefined;
}
