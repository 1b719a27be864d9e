/** Where the value of a name begins. */
export interface ValueStart {
  from: number;
  /**
   * What joins name and value: `=` or `:` (`sign`), `is`, common in prose (`verb`), the space after a flag, the next
   * list item, the text of an XML element, a member `value` (`label`), or the space after `set NAME` (`setter`).
   */
  by: "sign" | "verb" | "flag" | "item" | "element" | "label" | "setter";
  /** The quote that closes the name, with its escapes. */
  quoted: string;
}

// Every repetition is bounded, since texts can be long and hostile.
const sign =
  /(\\{0,16}["'`]?\]?)[ \t\u00a0]{0,64}(:=|=>|[:=：＝]|(?: is| was| ist| lautet| es| est| é| è| är| er| jest|是|为|為|は|는|은) )[ \t]{0,64}(?:(?:[|>][+-]?)?(?:\\{1,16}n[ \t]{0,64}|\r?\n[ \t]{1,64}(?![\w-]{1,64}[:=])))?/y;
const unspaced = /(\\{0,16}["'`]?)[ ]{0,4}(是|为|為|は|는|은)[ ]{0,4}/y;
const item = /(\\{0,16}["']),\s{0,32}\\{0,16}(?=["'])/y;
const spaces = /[ \t]{1,64}(?!-)/y;
const element = /(?:\s[^<>]{0,256})?>/y;
const label =
  /(\\{0,16}["'`]?)[,;]?(?:\s|\\{1,16}[nrt]){0,64}\\{0,16}["']?(?:[vV]alue|VALUE|val|default|string_?[vV]alue)\\{0,16}["']?\s{0,8}[:=]\s{0,8}/y;
/** The end of a name in a part of a multipart form, and what follows up to the part's content. */
const part =
  /\\{0,16}"(?:;[^\r\n\\]{0,256})?(?:(?:\r?\n|(?:\\{1,16}r)?\\{1,16}n)[\w-]{1,64}: ?[^\r\n\\]{0,256}){0,4}(?:\r?\n|(?:\\{1,16}r)?\\{1,16}n){2}/y;
const partName = /\bname=\\{0,16}"$/;
const setter = /(?:\b(?:set|setx|ENV|add|login)|password) [\w./:@-]{0,128}$/;

/** The place of the value after the name that ends here, at most one. */
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
  if (text[start - 1] === '"' && partName.test(text.slice(Math.max(0, start - 24), start)) && add(part, "sign"))
    return places;
  const flag = text[start] === "-" || text[start - 1] === "-";
  if (add(sign, "sign") || add(unspaced, "sign")) return places;
  if (flag && (add(item, "item") || add(spaces, "flag"))) return places;
  if (add(label, "label")) return places;
  if (setter.test(text.slice(Math.max(0, start - 48), start)) || /token$/i.test(text.slice(end - 5, end)))
    add(spaces, "setter");
  return places;
}

/** True for `<password>` and `<ns:password>`, false for `</password>`. */
function opensElement(text: string, start: number): boolean {
  if (text[start - 1] === "<") return true;
  return text[start - 1] === ":" && /<[\w.-]{1,32}:$/.test(text.slice(Math.max(0, start - 34), start));
}

/** Number of characters of a value to judge. */
const judged = 256;

/** True if a value has letters and digits, special characters, or is a long number, unlike words. */
export function looksRandom(value: string, minLength: number): boolean {
  if (value.length < minLength) return false;
  const part = value.slice(0, judged);
  return (/\d/.test(part) && /[A-Za-z]/.test(part)) || /[^\w\s.,;:!?'"()-]/.test(part) || isLongNumber(part);
}

function isLongNumber(part: string): boolean {
  return part.length >= 6 && !/\D/.test(part);
}
