/** How an error is named at the beginning of a line: its class, and what it says. */
const named = /^(?:Uncaught )?[\w.$]*(?:Error|Exception|Exit|Interrupt)\b.*$/;

/** The line of an error's text that names it: Python puts it after the stack, Node before it. `undefined` if the text is blank. */
export function errorLine(text: string): string | undefined {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const found = lines.findLast((line) => named.test(line)) ?? beforeStack(lines);
  return found ?? lines.findLast((line) => line.trim() !== "" && !/^Node\.js v\d/.test(line));
}

/** Node's own report of a class that has a name of its own: the line over the first `at …`. */
function beforeStack(lines: string[]): string | undefined {
  const stack = lines.findIndex((line) => /^ {4}at \S/.test(line));
  const line = stack < 1 ? undefined : lines[stack - 1]?.trim();
  return line === "" ? undefined : line;
}
