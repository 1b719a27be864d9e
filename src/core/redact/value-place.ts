/** Where the value of a name stands. */
export interface ValueStart {
  from: number;
  /** What joins them: `=` or `:`; `is`, which prose says of much; the space of a flag; the item behind; the text of an element. */
  by: "sign" | "verb" | "flag" | "item" | "element" | "label" | "setter";
  /** The quote, or its escape, that closes the name. */
  quoted: string;
}

// Every repetition is bounded: texts are long, and a stranger wrote them.
const sign =
  /(\\{0,16}["'`]?\]?)[ \t\u00a0]{0,64}(:=|=>|[:=：＝]|(?: is| was| ist| lautet| es| est| é| è| är| er| jest|是|为|為|は|는|은) )[ \t]{0,64}(?:\\{1,16}n[ \t]{0,64}|\r?\n[ \t]{1,64}(?![\w-]{1,64}[:=]))?/y;
const unspaced = /(\\{0,16}["'`]?)[ ]{0,4}(是|为|為|は|는|은)[ ]{0,4}/y;
const item = /(\\{0,16}["']),\s{0,32}\\{0,16}(?=["'])/y;
const spaces = /[ \t]{1,64}(?!-)/y;
const element = /(?:\s[^<>]{0,256})?>/y;
const label =
  /(\\{0,16}["'`]?)[,;]?(?:\s|\\{1,16}[nrt]){0,64}\\{0,16}["']?(?:[vV]alue|VALUE|val|default|string_?[vV]alue)\\{0,16}["']?\s{0,8}[:=]\s{0,8}/y;
const setter = /(?:\b(?:set|setx|ENV|add|login)|password) [\w./:@-]{0,128}$/;

/** Where a value may stand behind the name that ends here; the first place that fits. */
export function valuePlaces(text: string, start: number, end: number): ValueStart[] {
  const places: ValueStart[] = [];
  const add = (pattern: RegExp, by: ValueStart["by"]): boolean => {
    pattern.lastIndex = end;
    const found = pattern.exec(text);
    if (found !== null)
      places.push({
        from: pattern.lastIndex,
        by: found[2] && /[a-zé是为為は는은]/.test(found[2]) ? "verb" : by,
        quoted: found[1] ?? "",
      });
    return found !== null;
  };
  if (opensElement(text, start) && add(element, "element")) return places;
  const flag = text[start] === "-" || text[start - 1] === "-";
  if (add(sign, "sign") || add(unspaced, "sign")) return places;
  if (flag && (add(item, "item") || add(spaces, "flag"))) return places;
  if (add(label, "label")) return places;
  if (setter.test(text.slice(Math.max(0, start - 48), start)) || /token$/i.test(text.slice(end - 5, end)))
    add(spaces, "setter");
  return places;
}

/** `<password>` or `<ns:password>`; not `</password>`. */
function opensElement(text: string, start: number): boolean {
  if (text[start - 1] === "<") return true;
  return text[start - 1] === ":" && /<[\w.-]{1,32}:$/.test(text.slice(Math.max(0, start - 34), start));
}

/** Longest part of a value that is judged. */
const judged = 256;

/** Has letters with digits, or signs, as words do not. */
export function looksRandom(value: string, minLength: number): boolean {
  if (value.length < minLength) return false;
  const part = value.slice(0, judged);
  return (/\d/.test(part) && /[A-Za-z]/.test(part)) || /[^\w\s.,;:!?'"()-]/.test(part) || isLongNumber(part);
}

function isLongNumber(part: string): boolean {
  return part.length >= 6 && !/\D/.test(part);
}
