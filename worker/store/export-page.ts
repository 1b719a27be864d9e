import { sealedLine } from "../../src/api/export-seal.ts";
import type { ExportLine } from "../../src/api/schema/export.ts";
import { workerPlatform } from "../platform.ts";

/** Characters of one answer of an export: an isolate has 128 MB, and one line may be as large as a body. */
const charactersPerPage = 8_000_000;

/** Questions to storage of one answer, about: a Worker may ask a thousand. */
const questionsPerPage = 400;

/** Lines of one answer. What is put into it counts by its text, which is made once; a page may end with none where all is gone. */
export function createExportPage(limit: number, before: string) {
  let seal = before;
  const lines: string[] = [];
  let characters = 0;
  let asked = 0;
  return {
    lines,
    asks(questions: number): void {
      asked += questions;
    },
    add(kind: ExportLine["kind"], fields: object): void {
      const line = sealedLine(seal, { kind, ...fields }, workerPlatform.hash);
      seal = line.seal;
      characters += line.text.length;
      lines.push(line.text);
    },
    /** Of the last line. */
    seal: () => seal,
    /** How many lines it still takes. */
    room: () => (characters >= charactersPerPage || asked >= questionsPerPage ? 0 : limit - lines.length),
  };
}
export type ExportPage = ReturnType<typeof createExportPage>;
