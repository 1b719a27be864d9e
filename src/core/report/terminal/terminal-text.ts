/** Breaks a text into lines of at most `width` characters, at spaces if possible. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    let rest = word;
    if (line !== "" && line.length + 1 + rest.length > width) {
      lines.push(line);
      line = "";
    }
    while (rest.length > width) {
      lines.push(rest.slice(0, width));
      rest = rest.slice(width);
    }
    line = line === "" ? rest : `${line} ${rest}`;
  }
  return line === "" && lines.length > 0 ? lines : [...lines, line];
}

const codes = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 } as const;

export type Colour = keyof typeof codes;
export type Paint = (colour: Colour, text: string) => string;

/** Returns a function that colours text with ANSI codes, or returns it unchanged. */
export function createPaint(colour: boolean): Paint {
  return (name, text) => (colour ? `\u001b[${codes[name]}m${text}\u001b[0m` : text);
}
