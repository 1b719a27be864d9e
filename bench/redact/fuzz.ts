/**
 * Runs the rules on random texts and looks for stack overflows, slow texts, and results that change when they are redacted again. The
 * same seed gives the same texts; a small part of them is a test.
 *
 *   node bench/redact/fuzz.ts [count] [seed]
 */
import { tryRules } from "../../test/support/secrets/made-up-texts.ts";

const count = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? 16);
const { faults, slow, slowest, characters } = tryRules({ count, seed, longEvery: 20_000, longest: 8_000_000 });
for (const fault of faults.slice(0, 20)) console.log(fault);
const sizes = `${(characters / 1e6).toFixed(0)} MB`;
console.log(
  `${count} texts, ${sizes}: ${faults.length} faults, ${slow} slow; long texts at most ${slowest.toFixed(0)} ms a megabyte`,
);
process.exitCode = faults.length > 0 || slow > 0 ? 1 : 0;
