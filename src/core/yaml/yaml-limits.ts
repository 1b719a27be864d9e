import { ReplayKitError } from "../error.ts";

/** Files written by people are small; larger data belongs in fixtures. */
export const maxYamlLength = 1024 * 1024;
export const maxYamlDepth = 64;

/**
 * Refuses texts on which the YAML library would run for minutes or end the process, before it sees them: it is recursive,
 * and it builds a regular expression as long as the indentation is wide.
 */
export function checkYamlText(text: string, fileName: string): void {
  if (text.length > maxYamlLength) {
    throw new ReplayKitError(
      "too_large",
      `${fileName} has ${text.length} characters; at most ${maxYamlLength} are read`,
      {
        hint: "move large values into the fixtures",
      },
    );
  }
  const line = deepLine(text);
  if (line === undefined) return;
  throw new ReplayKitError("too_deep", `${fileName}:${line}: nested deeper than ${maxYamlDepth} levels`, {
    hint: "flatten the value, or move it into the fixtures",
  });
}

/** A line whose indentation, leading dashes or open brackets show a nesting that no case has. */
function deepLine(text: string): number | undefined {
  const indents: number[] = [];
  let brackets = 0;
  let number = 0;
  for (const line of text.split("\n")) {
    number += 1;
    brackets = Math.max(0, brackets + bracketBalance(line));
    const indent = line.search(/[^ ]/);
    if (indent === -1) continue;
    while ((indents.at(-1) ?? -1) >= indent) indents.pop();
    indents.push(indent);
    const dashes = leadingDashes(line, indent);
    if (indents.length + dashes > maxYamlDepth * 2 || brackets > maxYamlDepth * 8) return number;
  }
  return undefined;
}

/** Indicators that open a level each (`- - - x`); a row of dashes without spaces is text. */
function leadingDashes(line: string, from: number): number {
  let count = 0;
  for (let index = from; index < line.length; index += 1) {
    const character = line[index];
    if (character === " " || character === "\t") continue;
    const next = line[index + 1];
    const opens = (character === "-" || character === "?" || character === ":") && (next === " " || next === "\t");
    if (!opens) break;
    count += 1;
  }
  return count;
}

/** The most brackets that this line leaves open; quoted texts count too, which the generous limit allows for. */
function bracketBalance(line: string): number {
  let balance = 0;
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index];
    if (character === "[" || character === "{") balance += 1;
    else if (character === "]" || character === "}") balance -= 1;
    if (balance > maxYamlDepth * 8) return balance;
  }
  return balance;
}
