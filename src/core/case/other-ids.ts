import { editCaseYaml } from "./case-yaml.ts";
import { readSourceTrace } from "./load-case.ts";
import { textOf } from "../run/text-of.ts";
import { type CaseFileName, type CaseFiles, caseFileNames } from "../schema/case.ts";
import type { TraceRun } from "../schema/trace.ts";

const mostIds = 8;

/**
 * The same case with other ids. Each id that the user names and that a tool call uses gets other digits, the same in
 * all files. A real fix passes this case too, but an agent that hard-codes the ids does not. `undefined` if the user
 * names no such id.
 */
export function withOtherIds(files: CaseFiles, id: string): CaseFiles | undefined {
  const trace = readSourceTrace(files["source-trace.json"] ?? "", "source-trace.json");
  const all = caseFileNames.map((name) => files[name] ?? "").join("\n");
  const renamed = new Map(
    idsOf(trace).flatMap((one): [string, string][] => {
      const other = otherId(one, all);
      return other === undefined ? [] : [[one, other]];
    }),
  );
  if (renamed.size === 0) return undefined;
  const pattern = new RegExp(`(?<!\\w)(?:${[...renamed.keys()].map(escaped).join("|")})(?!\\w)`, "g");
  const entries = caseFileNames.flatMap((name): [CaseFileName, string][] => {
    const text = files[name];
    return text === undefined ? [] : [[name, text.replaceAll(pattern, (one) => renamed.get(one) ?? one)]];
  });
  const made: CaseFiles = Object.fromEntries(entries);
  return { ...made, "case.yaml": editCaseYaml(made["case.yaml"] ?? "", [{ path: ["id"], value: id }]) };
}

/**
 * Words with a digit that occur both in the user's text and in arguments of tool calls, longest first. Dates are left
 * out.
 */
function idsOf({ events }: TraceRun): string[] {
  const userText = events
    .flatMap((event) => (event.type === "input_message" ? [textOf(event.content)] : []))
    .join("\n");
  const argTexts = events.flatMap((event) => (event.type === "tool_call" ? [JSON.stringify(event.tool_args)] : []));
  const known = new Set(wordsOf(argTexts.join("\n")));
  const ids = [...new Set(wordsOf(userText))].filter((word) => known.has(word) && !/^\d{4}-\d\d-\d\d/.test(word));
  return ids.toSorted((a, b) => b.length - a.length).slice(0, mostIds);
}

function wordsOf(text: string): string[] {
  return (text.match(/[\w-]+/g) ?? []).filter((word) => word.length >= 4 && word.length <= 64 && /\d/.test(word));
}

/** An id of the same form that occurs in no file. */
function otherId(id: string, all: string): string | undefined {
  for (let shift = 4; shift < 10; shift += 1) {
    const other = id.replaceAll(/\d+/g, (digits) => shifted(digits, shift));
    if (other !== id && !all.includes(other)) return other;
  }
  return undefined;
}

/** Shifts the digits of a number. Its length stays. */
function shifted(digits: string, shift: number): string {
  const moved = Array.from(digits, (digit) => (Number(digit) + shift) % 10).join("");
  return moved.startsWith("0") && !digits.startsWith("0") ? `${shift}${moved.slice(1)}` : moved;
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
