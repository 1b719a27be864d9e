import { isMap, isScalar, isSeq, parseDocument, type ScalarTag, YAMLParseError } from "yaml";
import { ReplayKitError } from "../../error.ts";
import { assertJsonLimits } from "../../json/json-limits.ts";
import type { Json } from "../../schema/json.ts";

const maxChars = 16 * 1024 * 1024;
const tooWide = /^ {1000}/m;

/** True for YAML as recorders of HTTP and of agents write it; any other YAML is none of ours. */
export function isCassette(text: string): boolean {
  return !/^[\s\uFEFF]*[{[]/.test(text) && /^(?:interactions|http_interactions|messages):/m.test(text.slice(0, 8192));
}

/** PyYAML's bytes: the base64 stays what it is, under the name that other recorders give it. */
const binary: ScalarTag = {
  tag: "tag:yaml.org,2002:binary",
  resolve: (text) => ({ base64_string: text.replace(/\s/g, "") }),
};

/** A cassette in YAML as the JSON that it stands for. Anchors are allowed, as PyYAML writes them, but only few. */
export function readCassette(text: string, name: string): Json {
  if (text.length > maxChars)
    throw new ReplayKitError("too_large", `${name}: more than ${maxChars} characters of YAML`);
  // The library is recursive, and builds a regular expression as long as an indentation is wide.
  if (tooWide.test(text)) throw new ReplayKitError("too_deep", `${name}: nested too deep`);
  try {
    const document = parseDocument(text, {
      customTags: [binary],
      prettyErrors: false,
      uniqueKeys: false,
      stringKeys: true,
      logLevel: "error",
    });
    const [fault] = document.errors;
    if (fault) throw fault;
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

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
