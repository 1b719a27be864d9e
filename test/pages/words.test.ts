import { expect, it } from "vitest";
import { agoText } from "../../src/pages/time.tsx";
import { asSentence } from "../../src/pages/safe-text.ts";

const now = Date.UTC(2026, 10, 22, 12);
const day = 86_400_000;

it("says how long ago something was", () => {
  const past = (ms: number) => agoText(now - ms, now);
  expect([past(-5), past(59_000), past(60_000), past(3_600_000), past(day), past(9 * day)]).toEqual([
    "just now",
    "just now",
    "1 min ago",
    "1 h ago",
    "1 day ago",
    "9 days ago",
  ]);
});

it("writes a fault as a sentence, and a name as it is spelled", () => {
  expect(
    ["no run is here", "get_order is gone!", "cases/a/case.yaml: no title", "a, then b", "שלום"].map(asSentence),
  ).toEqual(["No run is here.", "get_order is gone!", "cases/a/case.yaml: no title.", "A, then b.", "שלום."]);
});
