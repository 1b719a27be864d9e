import { globSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { createRedactor } from "../../src/core/redact/redact.ts";

/** Kinds that plain text holds for real: addresses of authors and hosts, and numbers that are valid ones of their kind. */
const real = new Set(["email", "ip", "card", "iban", "phone"]);
const largest = 3_000_000;
/** Every so many files: a sample that holds some of each package. */
const step = 25;

export interface Precision {
  megabytes: number;
  findings: { file: string; kind: string }[];
}

/** What the rules find in sources and documents of other projects, which are public and hold no secret. */
export function measurePrecision(): Precision {
  const root = resolve(import.meta.dirname, "../../node_modules");
  const files = globSync("**/*.{md,ts,js,mjs,cjs,json,py,yml,yaml,txt}", { cwd: root }).toSorted();
  const findings: Precision["findings"] = [];
  let bytes = 0;
  for (const [index, file] of files.entries()) {
    if (index % step !== 0) continue;
    const info = statSync(resolve(root, file), { throwIfNoEntry: false });
    if (!info?.isFile() || info.size > largest) continue;
    const text = readFileSync(resolve(root, file), "utf8");
    bytes += text.length;
    const redactor = createRedactor({ keyedHash: () => "0badcafe" });
    redactor.text(text);
    for (const { rule } of redactor.findings()) if (!real.has(rule)) findings.push({ file, kind: rule });
  }
  return { megabytes: bytes / 1e6, findings };
}
