import { bareContexts, foreignContexts, foreignNames, namedContexts, shellIdioms, type Surround } from "./contexts.ts";
import { generateParts, pick, seeded } from "./generate.ts";
import { plainTypes } from "./plain-shapes.ts";
import { type SecretType, structuredTypes } from "./token-shapes.ts";

export interface Recall {
  context: string;
  hidden: number;
  planted: number;
  /** The secrets that survived, with their type; all are made up. */
  missed: string[];
}

export interface RecallOptions {
  redact: (value: unknown) => unknown;
  seed: number;
  /** How many secrets of each type to plant in each context. */
  each: number;
}

/** Counts the planted secrets that redaction hides, by context. */
export function measureRecall(options: RecallOptions): Recall[] {
  const named = [...structuredTypes.filter(({ noun }) => noun !== "url"), ...plainTypes];
  const passwords = plainTypes.filter(({ name }) => /^(?:human|launch|mysql|smtp|wifi)/.test(name));
  return [
    ...Object.entries(bareContexts).map(([context, around]) => recallOf(context, structuredTypes, around, options)),
    ...Object.entries(namedContexts).map(([context, around]) =>
      recallOf(
        `named: ${context}`,
        named,
        (secret, noun, random) => around(secret, nameFor(noun, random), random),
        options,
      ),
    ),
    ...Object.entries(foreignContexts).map(([context, around]) =>
      recallOf(
        `foreign name: ${context}`,
        passwords,
        (secret, _noun, random) => around(secret, pick(foreignNames, random), random),
        { ...options, each: options.each * 10 },
      ),
    ),
    ...Object.entries(shellIdioms).map(([context, around]) =>
      recallOf(
        `shell: ${context}`,
        [...passwords, ...plainTypes.filter(({ noun }) => noun === "token")],
        around,
        options,
      ),
    ),
  ];
}

const owners = ["", "", "service_", "acme_", "my_", "prod_"];

/** A name as people use it: the noun, often with its owner before it. */
function nameFor(noun: string, random: () => number): string {
  const known = noun === "key" ? "secret_key" : noun;
  return `${pick(owners, random)}${known}`;
}

function recallOf(
  context: string,
  types: readonly SecretType[],
  around: Surround,
  { redact, seed, each }: RecallOptions,
): Recall {
  const random = seeded(seed);
  const missed: string[] = [];
  let planted = 0;
  for (const { name, noun, shape } of types) {
    for (let n = 0; n < each; n += 1) {
      const { secret, runs } = generateParts(shape, random);
      if (context !== "bare" && secret.includes("\n") && !multiline.has(context)) continue;
      planted += 1;
      const value = around(secret, noun, random);
      if (survives(runs, secret, redact(value))) missed.push(`${name}: ${JSON.stringify(value)}`);
    }
  }
  return { context, hidden: planted - missed.length, planted, missed };
}

const multiline = new Set([
  "named: json",
  "named: json in json",
  "named: nested value",
  "named: name and value",
  "named: code",
]);

/** Whether a secret survives: its longest random part, or the end of any long one, is still in the text, plain or encoded. */
function survives(runs: readonly string[], secret: string, redacted: unknown): boolean {
  const text = JSON.stringify(redacted);
  const longest = runs.toSorted((a, b) => b.length - a.length)[0] ?? secret;
  const ends = runs.filter((run) => run.length >= 8 && !/^\d+$/.test(run)).map((run) => run.slice(-8));
  return [longest, ...ends, ...(runs.length === 0 ? [secret] : [])]
    .flatMap((part) => [part, encodeURIComponent(part), JSON.stringify(part).slice(1, -1)])
    .some((part) => text.includes(part));
}
