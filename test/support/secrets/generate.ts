const digits = "0123456789";
const lower = "abcdefghijklmnopqrstuvwxyz";
const upper = lower.toUpperCase();
const alphabets: Record<string, string> = {
  a: upper + lower + digits,
  w: `${upper}${lower}${digits}_-`,
  l: lower + digits,
  h: "0123456789abcdef",
  U: "0123456789ABCDEF",
  X: upper + digits,
  A: upper + lower + digits,
  B: `${upper}234567`,
  b: `${upper}${lower}${digits}+/`,
  d: digits,
  z: lower,
  Z: upper,
  p: upper + lower,
  s: "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz",
  e: "QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L",
};

/** A generator of numbers in [0, 1) that repeats for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Generated {
  secret: string;
  /** The random parts of the secret. */
  runs: string[];
}

/** A secret of this shape. Each random part starts and ends with a letter or digit, as nearly all real ones do. */
export function generateParts(shape: string, random: () => number): Generated {
  const runs: string[] = [];
  const secret = shape
    .replaceAll("{uuid}", "{h:8}-{h:4}-4{h:3}-a{h:3}-{h:12}")
    .replace(/\{(\w):(\d+)\}|\(([^()]+)\)/g, (_all, name: string, count: string, choices: string | undefined) => {
      if (choices !== undefined) return pick(choices.split("|"), random);
      const made = run(name, Number(count), random);
      runs.push(made);
      return made;
    });
  return { secret, runs };
}

export function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

function run(name: string, count: number, random: () => number): string {
  const alphabet = alphabets[name];
  if (alphabet === undefined) throw new Error(`no alphabet ${name}`);
  const edge = alphabet.replace(/[^A-Za-z0-9]/g, "");
  let made = "";
  for (let i = 0; i < count; i += 1) {
    const from = i === 0 || i === count - 1 ? edge : alphabet;
    made += from.charAt(Math.floor(random() * from.length));
  }
  return made;
}
