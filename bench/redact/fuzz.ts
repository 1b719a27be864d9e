/**
 * Throws made-up texts at the rules and looks for a stack that overflows, a text that takes long, and a result that changes when it is
 * redacted again. The same seed makes the same texts.
 *
 *   node bench/redact/fuzz.ts [count] [seed]
 */
import { createRedactor } from "../../src/core/redact/redact.ts";
import { allTokenRules } from "../../src/core/redact/rules/token-formats.ts";
import { shellCommands } from "../../src/core/redact/rules/shell-idioms.ts";
import { pick, seeded } from "../../test/support/secrets/generate.ts";

const count = Number(process.argv[2] ?? 1_000_000);
const random = seeded(Number(process.argv[3] ?? 16));
/** One text in so many is long: up to 8 MB. */
const longEvery = 20_000;
const slowest = { perCharacter: 20e-3, atLeast: 50 };

const beginnings = allTokenRules.map(({ shape }) => shape.replace(/[{(].*$/, "")).filter((text) => text !== "");
const marks =
  "password= token: secret -----BEGIN -----END PuTTY-User-Key-File-3: %40 %2540 \\u0040 \\ \\\\ \" ' ` @ : :: :// + ( - . +1 06 4111 sig= Bearer Basic cookie: < > </ <password> 密码 пароль [redacted- -p -u --token".split(
    " ",
  );
const fills = ["a", "A", "1", "aB3", "-", "=", " ", "\n", "\\", ".", "/", "a@", "1.", "1-", "%61", '"', "é", "密"];

const faults: string[] = [];
let slow = 0;
for (let n = 0; n < count; n += 1) {
  const text = n % longEvery === longEvery - 1 ? longText() : shortText();
  const start = performance.now();
  try {
    const once = createRedactor({ keyedHash: () => "0badcafe" }).text(text);
    const took = performance.now() - start;
    if (took > Math.max(slowest.atLeast, text.length * slowest.perCharacter)) slow += 1;
    const again = createRedactor({ keyedHash: () => "0badcafe" }).text(once);
    if (again !== once) faults.push(`changes again: ${JSON.stringify(text.slice(0, 200))}`);
  } catch (error) {
    faults.push(`${String(error)}: ${text.length} characters from ${JSON.stringify(text.slice(0, 60))}`);
  }
}
for (const fault of faults.slice(0, 20)) console.log(fault);
console.log(`${count} texts, ${faults.length} faults, ${slow} slow`);
process.exitCode = faults.length > 0 ? 1 : 0;

function shortText(): string {
  return Array.from({ length: 1 + Math.floor(random() * 12) }, () => piece() + (random() < 0.3 ? fill(40) : "")).join(
    "",
  );
}

function longText(): string {
  const unit = piece() + fill(3);
  return piece() + unit.repeat(Math.ceil((random() * 8_000_000) / unit.length)).slice(0, 8_000_000);
}

function piece(): string {
  const list = pick([beginnings, marks, shellCommands, fills], random);
  return pick(list, random);
}

function fill(most: number): string {
  return pick(fills, random).repeat(1 + Math.floor(random() * most));
}
