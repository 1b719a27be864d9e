import { expect, it } from "vitest";
import { agoText } from "../../src/pages/time.tsx";

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
