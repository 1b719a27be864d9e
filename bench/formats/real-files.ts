import { globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { readTraces } from "../../src/core/formats/input/read-traces.ts";
import { nodePlatform } from "../../src/node/platform.ts";
import { isRight } from "../../test/core/formats/corpora-truth.ts";
import { isRightOfMonth } from "../../test/core/formats/month-truth.ts";
import { corpusPath } from "../../test/support/corpora.ts";

/** A file of real traces beside the checkout. */
export interface RealFile {
  path: string;
  format: string;
  /** The text that `JSON.parse` can read too, whole or line by line; absent if the file is more than JSON. */
  text?: string;
  bytes: number;
  /** Whether the reader gives what a person who checked the file expects; `undefined` if nobody has checked. */
  right: boolean | undefined;
}

const largest = 30_000_000;
/** Files that are no traces: licences, notes, and parts of other formats. */
const noTraces = /(?:^|\/)(?:LICENSE|SOURCE)|chatml\.json$|manual_traces|ATTRIBUTE|attribute_variants/;

/** Lists the files of real traces beside the checkout; a file of no known format has `format: "refused"`. */
export function realFiles(): RealFile[] {
  const root = corpusPath("");
  if (root === undefined) return [];
  const shared = dirname(root);
  const months = globSync("traces-*/*", { cwd: shared });
  return [...globSync("corpora/**/*", { cwd: shared }), ...months]
    .toSorted()
    .filter((file) => !noTraces.test(file))
    .flatMap((file) => {
      const path = join(shared, file);
      const { size } = statSync(path);
      return !statSync(path).isFile() || size > largest ? [] : realFile(path, relative(root, path), size);
    });
}

function realFile(path: string, file: string, size: number): RealFile {
  const content = readFileSync(path);
  const text = content.toString("utf8");
  const comparable = isJson(text);
  const input = path.endsWith(".eval") ? { bytes: new Uint8Array(content) } : { text };
  try {
    const read = readTraces({ name: "file", ...input }, { platform: nodePlatform });
    const format = read[0]?.format ?? "refused";
    const right = isRight(file, read) ?? isRightOfMonth(basename(file), read);
    return { path: file, format, bytes: size, right, ...(comparable ? { text } : {}) };
  } catch {
    return { path: file, format: "refused", bytes: size, right: undefined };
  }
}

function isJson(text: string): boolean {
  try {
    parseText(text);
    return true;
  } catch {
    return false;
  }
}

/** Parses one document, or one document a line. */
export function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line): unknown => JSON.parse(line));
  }
}
