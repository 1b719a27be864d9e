import { isMap, isScalar, isSeq, parseDocument, type ScalarTag, YAMLParseError } from "yaml";
import { ReplayKitError } from "../../error.ts";
import { assertJsonLimits } from "../../json/json-limits.ts";
import type { Json } from "../../schema/json.ts";

const maxChars = 16 * 1024 * 1024;
const tooWide = /^ {1000}/m;

/** True for YAML from recorders of HTTP or of agents. Other YAML is not read. */
export function isCassette(text: string): boolean {
  return (
    !/^[\s\uFEFF]*[{[]/.test(text) &&
    /^\uFEFF?(?:interactions|http_interactions|messages|requests):/m.test(text.slice(0, 8192))
  );
}

/** Reads PyYAML's bytes. Keeps the base64 under the name that other recorders use. */
const binary: ScalarTag = {
  tag: "tag:yaml.org,2002:binary",
  resolve: (text) => ({ base64_string: text.replace(/\s/g, "") }),
};

const smaller = "record fewer requests in a cassette, or convert it to JSON";

/** Reads a YAML cassette as JSON. Allows a limited number of aliases, which PyYAML writes. */
export function readCassette(text: string, name: string): Json {
  if (text.length > maxChars)
    throw new ReplayKitError("too_large", `${name}: more than ${maxChars} characters of YAML`, { hint: smaller });
  // The YAML library is recursive, and builds a regular expression as long as the indentation.
  if (tooWide.test(text)) throw new ReplayKitError("too_deep", `${name}: nested too deep`, { hint: smaller });
  try {
    const document = documentOf(text);
    if (!isMap(document.contents) && !isSeq(document.contents) && !isScalar(document.contents)) return null;
    const value: Json = document.toJS({ maxAliasCount: 1000 });
    assertJsonLimits(value, { name });
    return value;
  } catch (cause) {
    if (cause instanceof ReplayKitError) throw cause;
    const where = cause instanceof YAMLParseError ? `, line ${lineAt(text, cause.pos[0])}: ${cause.message}` : "";
    throw new ReplayKitError("invalid_yaml", `${name} cannot be read as a cassette in YAML${where}`, {
      hint: "record it again, or convert it to JSON",
      cause,
    });
  }
}

function documentOf(text: string): ReturnType<typeof parseDocument> {
  const document = parsed(text);
  const [fault] = document.errors;
  if (!fault) return document;
  const indented = fault.code === "MISSING_CHAR" ? withQuotesIndented(text) : undefined;
  const again = indented === undefined ? document : parsed(indented);
  if (again.errors.length > 0) throw fault;
  return again;
}

function parsed(text: string): ReturnType<typeof parseDocument> {
  return parseDocument(text, {
    customTags: [binary],
    prettyErrors: false,
    uniqueKeys: false,
    stringKeys: true,
    logLevel: "error",
  });
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** Deeper than any key. YAML ignores how far the next lines of a quoted text are indented. */
const deeper = " ".repeat(200);
/** A pattern of its own, so that matching does not restart at each dash of a line. */
const dashes = /^ *(?:- +)*/;
const valueBegins = /^(?:[^\s'"#][^'"]*?: +)?(?:!!?\w+ +)?(?:(['"])|[|>][-+\d]*$)/;

/**
 * PyYAML may continue a quoted text no deeper than its key, which YAML does not allow. This indents those lines;
 * undefined if there are none.
 */
function withQuotesIndented(text: string): string | undefined {
  let quote: string | undefined;
  let block = -1;
  let isMoved = false;
  const lines = text.split("\n").map((line) => {
    const depth = line.search(/\S/);
    if (quote !== undefined) {
      if (closes(line, quote)) quote = undefined;
      isMoved = true;
      return depth === -1 ? line : `${deeper}${line}`;
    }
    if (block !== -1 && (depth === -1 || depth > block)) return line;
    const rest = line.replace(dashes, "");
    const found = valueBegins.exec(rest);
    block = found && found[1] === undefined ? depth : -1;
    if (found?.[1] !== undefined && !closes(rest.slice(found[0].length), found[1])) quote = found[1];
    return line;
  });
  return isMoved ? lines.join("\n") : undefined;
}

/** True if a quoted text ends in this line. A doubled single quote or an escaped double quote does not end it. */
function closes(line: string, quote: string): boolean {
  return quote === "'" ? line.replaceAll("''", "").includes("'") : line.replaceAll(/\\./g, "").includes('"');
}
