/** Lines of at most so many characters, broken at spaces; a longer word is cut. */
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
