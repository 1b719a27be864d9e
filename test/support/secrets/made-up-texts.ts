import { createRedactor } from "../../../src/core/redact/redact.ts";
import { shellCommands } from "../../../src/core/redact/rules/shell-idioms.ts";
import { pick, seeded } from "./generate.ts";
import { tokenBeginnings } from "./hostile-texts.ts";

export interface MadeUpTexts {
  count: number;
  seed: number;
  /** One text in `longEvery` is long, up to `longest` characters; the last one has exactly that length. */
  longEvery: number;
  longest: number;
  redact?: (text: string) => string;
}

export interface RuleFaults {
  /** Stack overflows, errors of a rule, and results that change when they are redacted again. */
  faults: string[];
  /** The number of texts that took more than 20 µs of processor time a character. */
  slow: number;
  /** The slowest of the long texts, in milliseconds a megabyte. */
  slowest: number;
  characters: number;
}

const perCharacter = 20e-3;
const least = 50;
const marks =
  "password= token: secret -----BEGIN -----END PuTTY-User-Key-File-3: %40 %2540 \\u0040 \\ \\\\ \" ' ` @ : :: :// + ( - . +1 06 4111 sig= Bearer Basic cookie: < > </ <password> 密码 пароль [redacted- -p -u --token".split(
    " ",
  );
const fills = ["a", "A", "1", "aB3", "-", "=", " ", "\n", "\\", ".", "/", "a@", "1.", "1-", "%61", '"', "é", "密"];

/** Runs the rules on random texts, which are the same for the same seed. */
export function tryRules({ count, seed, longEvery, longest, redact = byRules }: MadeUpTexts): RuleFaults {
  const random = seeded(seed);
  const piece = (): string => pick(pick([tokenBeginnings, marks, shellCommands, fills], random), random);
  const fill = (most: number): string => pick(fills, random).repeat(1 + Math.floor(random() * most));
  const short = (): string =>
    Array.from({ length: 1 + Math.floor(random() * 12) }, () => piece() + (random() < 0.3 ? fill(40) : "")).join("");
  const long = (share: number): string => {
    const unit = piece() + fill(3);
    return (piece() + unit.repeat(Math.ceil((share * longest) / unit.length))).slice(0, longest);
  };
  const found: RuleFaults = { faults: [], slow: 0, slowest: 0, characters: 0 };
  for (let n = 1; n <= count; n += 1) {
    const isLong = n % longEvery === 0;
    const text = isLong ? long(n + longEvery > count ? 1 : random()) : short();
    found.characters += text.length;
    const before = process.cpuUsage();
    try {
      const once = redact(text);
      // Processor time, because other programs may use this machine too.
      const { user, system } = process.cpuUsage(before);
      const took = (user + system) / 1000;
      if (took > Math.max(least, text.length * perCharacter)) found.slow += 1;
      if (isLong) found.slowest = Math.max(found.slowest, (took / text.length) * 1e6);
      if (redact(once) !== once) found.faults.push(`changes again: ${JSON.stringify(text.slice(0, 200))}`);
    } catch (error) {
      found.faults.push(`${String(error)}: ${text.length} characters from ${JSON.stringify(text.slice(0, 60))}`);
    }
  }
  return found;
}

function byRules(text: string): string {
  return createRedactor({ keyedHash: () => "0badcafe" }).text(text);
}
