import { expect, it } from "vitest";
import { agoText, clockText, durationText, usdText } from "../../src/pages/time.tsx";
import { agentText, asSentence } from "../../src/pages/safe-text.ts";

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

it("writes lengths of time in two units, from a part of a millisecond to days", () => {
  const lengths = [0, 0.4, 999.4, 999.6, 9_994, 9_996, 59_940, 59_960, 3_599_999, 172_800_000 - 60_000, 3 * day];
  expect(lengths.map(durationText)).toEqual([
    "0 ms",
    "0 ms",
    "999 ms",
    "1.00 s",
    "9.99 s",
    "10.0 s",
    "59.9 s",
    "1 min 0 s",
    "1 h 0 min",
    "47 h 59 min",
    "3 days 0 h",
  ]);
});

it("writes the time of a step so that it fits its column", () => {
  const times = [0, 59_990, 59_999, 1_791_500, 3_599_990, 3 * day, 100 * day].map(clockText);
  expect(times).toEqual(["0.00 s", "59.99 s", "1:00.0", "29:51.5", "1:00:00", "72:00:00", "2400:00:00"]);
  expect(times.filter((text) => text.length > 10)).toEqual([]);
});

it("writes money without exponents, and never a cost as nothing", () => {
  const sums = [0, 1e-7, 0.000_001_23, 0.0061, 0.0999, 1.5, 5_250, 1e6];
  expect(sums.map(usdText)).toEqual([
    "$0.00",
    "under $0.000001",
    "$0.0000012",
    "$0.0061",
    "$0.10",
    "$1.50",
    "$5,250.00",
    "$1,000,000.00",
  ]);
});

it("names an agent without a name", () => {
  expect([undefined, "", " ", "billing"].map((name) => agentText(name))).toEqual([
    "unknown agent",
    "unknown agent",
    "unknown agent",
    "billing",
  ]);
});
