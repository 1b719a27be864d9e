import type { BenchResult } from "../bench-result.ts";
import { type RealFile, realFiles } from "./real-files.ts";
import { speedInTurn, speedOf, warmUpAll } from "./real-speed.ts";

const speedBudget = 0.25;
/** Smaller files (in bytes) are measured separately: most of their time is the detection of the format and the start. */
const small = 10_000;

/** Prints the table format × files × right × speed for the real files beside the checkout; small files have rows of their own. */
export function realTable(): BenchResult[] {
  const files = realFiles();
  if (files.length === 0) return [];
  warmUpAll(files.flatMap(({ text }) => (text !== undefined && text.length < 100_000 ? text : [])));
  const formats = [...Map.groupBy(files, ({ format }) => format)].toSorted(([a], [b]) => a.localeCompare(b));
  print(["format", "files", "right", "MB", "all", "≥ 10 KB", "speed", "< 10 KB", "speed"]);
  const results = formats.flatMap(([format, of]) => rowOf(format, of));
  const checked = files.filter(({ right }) => right !== undefined);
  const right = checked.filter((file) => file.right).length;
  for (const { path, right: is } of files) if (is === false) console.log(`    not as expected: ${path}`);
  for (const { path, format } of files) if (format === "refused") console.log(`    refused: ${path}`);
  const title = "real files that are read as somebody who opened them expects, of those checked";
  return [
    { name: title, value: right / checked.length, unit: "", budget: 1, ok: right === checked.length },
    ...results,
  ];
}

function rowOf(format: string, files: readonly RealFile[]): BenchResult[] {
  const texts = files.flatMap(({ text }) => text ?? []);
  const little = texts.filter(({ length }) => length < small);
  const whole = texts.filter(({ length }) => length >= small);
  const checked = files.filter(({ right }) => right !== undefined);
  const right = `${checked.filter((file) => file.right).length} of ${checked.length}`;
  const speed = (of: readonly string[], measure = speedOf) =>
    of.length === 0 || format === "refused" ? undefined : measure(of);
  const [all, large, apart] = [speed(texts), speed(whole), speed(little, speedInTurn)];
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  print([
    format,
    String(files.length),
    right,
    (bytes / 1e6).toFixed(2),
    shown(all),
    String(whole.length),
    shown(large),
    String(little.length),
    shown(apart),
  ]);
  // A format with only small files gets the budget for small files.
  const value = large ?? all;
  if (value === undefined) return [];
  const measured =
    large === undefined ? `${texts.length} small real files` : `${whole.length} real files from 10 KB on`;
  const name = `import ${format}, ${measured}: speed against JSON.parse (at least)`;
  return [{ name, value, unit: "×", budget: speedBudget, ok: value >= speedBudget }];
}

function shown(speed: number | undefined): string {
  return speed === undefined ? "-" : `${speed.toFixed(3)}×`;
}

const widths = [24, 6, 10, 7, 8, 8, 8, 8, 8];

function print(cells: readonly string[]): void {
  console.log(`    ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(" ")}`.trimEnd());
}
