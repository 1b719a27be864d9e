import { writesOf } from "../../checks/writes-are.ts";
import { outputText } from "../../run/text-of.ts";
import type { Json } from "../../schema/json.ts";
import type { Run } from "../../schema/run.ts";
import { shortened } from "../../text/characters.ts";
import { untrustedMarkdown, untrustedMarkdownText } from "../untrusted.ts";

/** The runs that one case compares: what the agent wrote and said in each. */
export interface Conversation {
  recorded: Run;
  replayed: Run | undefined;
}

const mostWrites = 3;
const longestText = 240;

/** A table of what the agent wrote and said in the failed run and in the replay. Rows that are equal become a list. */
export function conversationPart({ recorded, replayed }: Conversation, writesKnown: boolean): string {
  if (replayed === undefined) return "";
  const rows = [
    { what: "Wrote", before: wroteOf(recorded), here: wroteOf(replayed) },
    { what: "Said", before: decisionText(recorded), here: decisionText(replayed) },
  ].filter(({ before, here }) => before !== nothing || here !== nothing);
  const alike = rows.filter(({ what, before, here }) => before === here && !(writesKnown && what === "Wrote"));
  const apart = rows.filter(({ before, here }) => before !== here);
  const table = ["| In the failed run | Here |", "|:--|:--|"].concat(
    apart.map(({ what, before, here }) => `| ${what}: ${before} | ${what}: ${here} |`),
  );
  return [
    ...(apart.length === 0 ? [] : [table.join("\n")]),
    ...(alike.length === 0
      ? []
      : [alike.map(({ what, here }) => `${what}, as in the failed run: ${here}`).join("  \n")]),
  ].join("\n\n");
}

const nothing = "nothing";

function wroteOf(run: Run): string {
  const writes = writesOf(run);
  const shown = writes.slice(0, mostWrites).map(({ tool, args }) => cellCode(`${tool} ${spacedJson(args)}`));
  const more = writes.length > mostWrites ? [`and ${writes.length - mostWrites} more`] : [];
  return writes.length === 0 ? nothing : [...shown, ...more].join("<br>");
}

function decisionText({ final_output: output, said }: Run): string {
  const text = output === undefined ? (said.at(-1) ?? "") : outputText(output);
  return text.trim() === "" ? nothing : untrustedMarkdownText(text, { max: longestText });
}

/** JSON with a space after each comma and colon, where a narrow column may break it. */
export function spacedJson(value: Json, max = 120): string {
  const text = JSON.stringify(value, undefined, 1);
  const spaced = text
    .replaceAll(/([{[])\n\s*/g, "$1")
    .replaceAll(/\n\s*([}\]])/g, "$1")
    .replaceAll(/\n\s*/g, " ");
  return shortened(spaced, max);
}

/** Code in a table's cell. A bar would end the cell even inside a code span. */
function cellCode(text: string): string {
  return untrustedMarkdown(text.replaceAll("|", "\u00a6"));
}
