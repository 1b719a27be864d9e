import { prepareRun } from "../../worker/ingest/prepare-run.ts";
import { readItems } from "../../worker/ingest/read-items.ts";
import type { BenchResult } from "../bench-result.ts";
import { bestOf, worked } from "./best-of.ts";
import { contextOf } from "./context.ts";
import { conversation } from "./conversation.ts";

const size = 1_000_000;
const rounds = 3;
const options = { project: "bench", format: undefined, ndjson: false, maxItems: 1_000 };

/** CPU time of hostile bodies against a benign one of the same size; names the most expensive ones. */
export function hostileRatios(): BenchResult[] {
  const benign = JSON.stringify(conversation(size));
  const ratios = Object.entries(bodies()).map(([name, body]) => ({ name, value: cpuRatio(body, benign) }));
  return ratios
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 3)
    .map(({ name, value }, rank) => ({
      name: `CPU of a hostile body against a benign one of its size, no. ${rank + 1} of ${ratios.length}: ${name}`,
      value,
      unit: "×",
      budget: 10,
      ok: value <= 10,
    }));
}

function bodies(): Record<string, string> {
  const filled = (part: string) => trace(part.repeat(size / part.length));
  const listed = (count: number, make: (n: number) => string) =>
    trace(Array.from({ length: count }, (_, n) => make(n)).join(" "));
  const keys = Array.from({ length: size / 10 }, (_, n) => `"${100_000 + n}":1`).join();
  return {
    "a million brackets": "[".repeat(size),
    "deep objects": `{"a":`.repeat(size / 5),
    "many objects": `[${"{},".repeat(size / 3)}{}]`,
    "items that are nothing": `[${"7,".repeat(size / 2)}7]`,
    "lines that are broken": `{"a":1}\n${"{\n".repeat(size / 2)}`,
    "escaped names": `{"run_id":"x","events":[],"o":["\\u005f",${'{"a":1},'.repeat(size / 8)}1]}`,
    "many keys": `{"run_id":"x","events":[],"o":{${keys}}}`,
    "half mail addresses": filled("a@"),
    "mail addresses": listed(size / 12, (n) => `${n.toString(36)}@ab.co`),
    "names of secrets": filled("password="),
    "named secrets": listed(size / 18, (n) => `password=Hx${100_000 + n}`),
    "quoted names": filled('password="'),
    backslashes: filled("\\"),
    "half card numbers": filled("4111 "),
    "numbers like cards": listed(size / 20, (n) => `4111 1111 ${1000 + (n % 9000)} ${1000 + ((n * 7) % 9000)}`),
    "internet addresses": listed(size / 12, (n) => `8.${n % 256}.${(n >> 8) % 256}.7`),
    "phone numbers": listed(size / 13, (n) => `415-${200 + (n % 800)}-${1000 + (n % 9000)}`),
    "half private keys": filled("-----BEGIN PRIVATE KEY-----"),
    "half tokens": filled("sk-"),
    tokens: listed(size / 42, (n) => `ghp_${"A".repeat(30)}${100_000 + n}`),
    "passwords in addresses": filled("https://a:b7c@"),
    "encoded text": filled("%2540"),
    colons: filled(":a:b:"),
  };
}

function trace(content: string): string {
  return JSON.stringify({ run_id: "x", events: [{ type: "final_output", content }] });
}

function cpuRatio(body: string, benign: string): number {
  const [cost, base] = bestOf(
    rounds,
    worked,
    () => receive(body),
    () => receive(benign),
  );
  return cost / base;
}

function receive(text: string): void {
  try {
    readItems(text, options).forEach((item) => item.ok && prepareRun(item.trace, contextOf({}), 0));
  } catch {
    // The body is refused, as it should be; only its time counts.
  }
}
