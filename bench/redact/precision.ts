import { globSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { createRedactor } from "../../src/core/redact/redact.ts";

/** Kinds that plain text really holds: addresses of authors and hosts, and valid numbers. */
const real = new Set(["email", "ip", "card", "iban", "phone"]);
const largest = 3_000_000;
/** Takes every fourth file: a sample with some files of each package. */
const step = 4;
/** Tokens that authors published in tests, examples and badges. They are right to hide and counted separately. */
const published =
  /^eyJ[\w-]+\.eyJ|^AKIA[A-Z0-9]{16}|^[0-9a-f]{40,64}$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$|EXAMPLEKEY$/;
const badge = ".svg?token=";

export interface Precision {
  megabytes: number;
  findings: { file: string; kind: string }[];
  /** Published tokens that were found. */
  published: number;
}

/** Counts what the rules find in public sources and documents of other projects, which hold no secrets. */
export function measurePrecision(): Precision {
  const root = resolve(import.meta.dirname, "../../node_modules");
  const files = globSync("**/*.{md,ts,js,mjs,cjs,json,py,yml,yaml,txt}", { cwd: root }).toSorted();
  const findings: Precision["findings"] = [];
  let bytes = 0;
  let tokens = 0;
  for (const [index, file] of files.entries()) {
    if (index % step !== 0) continue;
    const info = statSync(resolve(root, file), { throwIfNoEntry: false });
    if (!info?.isFile() || info.size > largest) continue;
    const text = readFileSync(resolve(root, file), "utf8");
    bytes += text.length;
    const values: string[] = [];
    const redactor = createRedactor({
      keyedHash: (value) => (values.push(value) - 1).toString(16).padStart(8, "0"),
    });
    redactor.text(text);
    for (const { rule, placeholder } of redactor.findings()) {
      if (real.has(rule)) continue;
      const number = /[0-9a-f]{8}(?!.*[0-9a-f]{8})/.exec(placeholder)?.[0] ?? "";
      const value = values[Number.parseInt(number, 16)] ?? "";
      const secret = value.slice(value.lastIndexOf("\0") + 1);
      if (published.test(secret) || text.includes(badge + secret)) tokens += 1;
      else findings.push({ file, kind: rule });
    }
  }
  return { megabytes: bytes / 1e6, findings, published: tokens };
}
