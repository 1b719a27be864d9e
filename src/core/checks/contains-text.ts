/**
 * Whether a text contains another as a reader sees it: case, runs of white space and the commas inside numbers (`1,286`
 * is `1286`) don't count. A wanted number must stand alone: `10` is not in `$105`.
 */
export function containsText(text: string, wanted: string): boolean {
  const hay = plain(text);
  const needle = plain(wanted);
  for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, at + 1)) {
    if (!splitsNumber(hay, at) && !splitsNumber(hay, at + needle.length)) return true;
  }
  return false;
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** True where a cut at this place would go through the digits of one number. */
function splitsNumber(text: string, at: number): boolean {
  return /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at));
}
