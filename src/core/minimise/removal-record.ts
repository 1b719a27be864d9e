import { plural } from "../checks/check-result.ts";
import { inlineCode } from "../case/notes.ts";
import type { CaseFiles } from "../schema/case.ts";
import type { CaseUnit } from "./case-units.ts";

/** Most lines in a record for one kind of unit. */
const mostLines = 50;

const nouns: Record<CaseUnit["kind"], string> = {
  recording: "recording that no replay asked for",
  "recording kept apart": "recording kept apart",
  "recorded way": "recorded way of the models",
  event: "event",
  turn: "message of the input",
  field: "field of results",
};

/** What was removed from a case, by kind, in words. */
export function removalLines(units: readonly CaseUnit[], name: (text: string) => string = (text) => text): string[] {
  return Object.entries(nouns).flatMap(([kind, noun]) => {
    const same = units.filter((unit) => unit.kind === kind);
    if (same.length === 0) return [];
    const times = new Map<string, number>();
    for (const text of same.map(nameOf)) times.set(text, (times.get(text) ?? 0) + 1);
    const counts = [...times].map(([text, count]) => (count === 1 ? name(text) : `${name(text)} × ${count}`));
    const shown = counts.slice(0, mostLines);
    const more = counts.length - shown.length;
    return [`${pluralOf(same.length, noun)}: ${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`];
  });
}

function pluralOf(count: number, noun: string): string {
  const [head = "", ...rest] = noun.split(" ");
  return [plural(count, head), ...rest].join(" ");
}

function nameOf(unit: CaseUnit): string {
  if (unit.kind === "field") return `${unit.tool} ${unit.path.join("/")}`;
  if (unit.kind === "event") return unit.name;
  if (unit.kind === "turn") return `${unit.role} ${unit.index + 1}`;
  return unit.kind === "recorded way" ? `way ${unit.index + 1}` : unit.tool;
}

const heading = "## Minimised";

/** The notes with a record of what was removed, below earlier records. */
export function withRecord(files: CaseFiles, units: readonly CaseUnit[], day: string): CaseFiles {
  const notes = (files["notes.md"] ?? "").trimEnd();
  const lines = removalLines(units, inlineCode).map((line) => `- ${line}`);
  return { ...files, "notes.md": `${notes === "" ? "" : `${notes}\n\n`}${heading} on ${day}\n\n${lines.join("\n")}\n` };
}
