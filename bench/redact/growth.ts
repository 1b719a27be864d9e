/**
 * Looks for rules whose time grows faster than the text: `sk-sk-sk-…` once took half an hour. It repeats each prefix of a rule, alone,
 * with fills and in pairs, to 128 KB and to eight times as much, and names those that grow faster than linearly.
 *
 *   node bench/redact/growth.ts [pairs] [seed]
 */
import { createRedactor } from "../../src/core/redact/redact.ts";
import { repeatedBeginnings } from "../../test/support/secrets/hostile-texts.ts";

const pairs = Number(process.argv[2] ?? 2_000);
const seed = Number(process.argv[3] ?? 16);
const glanceLength = 98_304;
/** In ms. Faster texts are not measured again: garbage collection and compilation would dominate. */
const leastMs = 50;
const small = 131_072;
const factor = 8;
const mostGrowth = 1.8;
/** In ms a megabyte. Below this noise exceeds growth; a rule that reads to the end after each prefix takes a hundred times as long. */
const leastPerMegabyte = 1_500;
const mostPerMegabyte = 6_000;

let faults = 0;
let tried = 0;
let closer = 0;
let slowest = { perMegabyte: 0, unit: "" };
for (const unit of repeatedBeginnings({ pairs, seed })) {
  tried += 1;
  if (timeOf(unit, glanceLength) < leastMs || timeOf(unit, glanceLength) < leastMs) continue;
  closer += 1;
  const large = leastOf(unit, small * factor);
  const growth = large / factor / leastOf(unit, small);
  const perMegabyte = (large / (small * factor)) * 1e6;
  if (perMegabyte > slowest.perMegabyte) slowest = { perMegabyte, unit };
  if (perMegabyte <= mostPerMegabyte && (growth <= mostGrowth || perMegabyte < leastPerMegabyte)) continue;
  faults += 1;
  console.log(`${growth.toFixed(1)}x of linear, ${Math.round(perMegabyte)} ms a megabyte: ${JSON.stringify(unit)}`);
}
const dearest = `slowest ${Math.round(slowest.perMegabyte)} ms a megabyte: ${JSON.stringify(slowest.unit)}`;
console.log(`${tried} texts, ${closer} looked at closer, ${faults} faults; ${dearest}`);
process.exitCode = faults > 0 ? 1 : 0;

/** The minimum of three rounds; only one if the first is very slow. */
function leastOf(unit: string, length: number): number {
  const first = timeOf(unit, length);
  return first > 10_000 ? first : Math.min(first, timeOf(unit, length), timeOf(unit, length));
}

/** Processor time, because other programs may use this machine too. */
function timeOf(unit: string, length: number): number {
  const text = unit.repeat(Math.ceil(length / unit.length));
  const before = process.cpuUsage();
  createRedactor({ keyedHash: () => "0badcafe" }).text(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
