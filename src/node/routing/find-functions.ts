import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import * as z from "zod";
import { compact } from "../../core/compact.ts";
import { listFunctions, locate } from "../../gateway/shims/node/routing/places.mjs";
import { readSource } from "../../gateway/shims/node/routing/source.mjs";
import { askPython } from "./ask-python.ts";

/** Functions in JavaScript, and in TypeScript with erasable types. */
const nodeFunctions: FunctionFinder = {
  endings: /(?<!\.d)\.[cm]?[jt]s$/,
  find: async (sources, tools) => sources.flatMap((source) => functionsIn(source, tools)),
};

function functionsIn({ file, text }: SourceFile, tools: readonly string[]): ToolFunction[] {
  const program = programOf(file, text);
  if (program === undefined) return [];
  const lineOf = (place: number) => text.slice(0, place).split("\n").length;
  const listed = listFunctions(program).flatMap(({ path, calledBy, node }): ToolFunction[] => {
    const called = calledBy ?? path.split(".").at(-1) ?? path;
    const tool = tools.find((name) => sameName(name, called));
    return tool === undefined ? [] : [{ name: called, at: `${file}#${path}`, file, line: lineOf(node.start) }];
  });
  const hidden = tools.flatMap((tool): ToolFunction[] => {
    if (listed.some(({ name }) => sameName(name, tool))) return [];
    const place = [tool, camelOf(tool)]
      .map((name) => locate(program, name))
      .find((found) => found?.fault !== undefined);
    return place?.fault === undefined ? [] : [{ name: tool, fault: place.fault, file, line: 1 }];
  });
  return [...listed, ...hidden];
}

function camelOf(tool: string): string {
  return tool.replaceAll(/[^\p{L}\p{N}]+(.)/gu, (_, letter: string) => letter.toUpperCase());
}

function programOf(file: string, text: string) {
  try {
    return readSource(text, { typescript: /\.[cm]?ts$/.test(file) }).program;
  } catch {
    return undefined;
  }
}

/** Functions in Python files, found by Python itself. Without Python none are found. */
const pythonFunctions: FunctionFinder = {
  endings: /\.py$/,
  find: async (sources, tools) => {
    if (sources.length === 0) return [];
    const found = await listed(sources);
    return found.flatMap((each) => {
      const tool = tools.find((name) => sameName(name, each.name));
      return tool === undefined ? [] : [each];
    });
  },
};

const listSchema = z.array(
  z.object({
    name: z.string(),
    at: z.string().optional(),
    fault: z.string().optional(),
    file: z.string(),
    line: z.number(),
  }),
);

async function listed(sources: readonly SourceFile[]): Promise<ToolFunction[]> {
  const parsed = listSchema.safeParse(await askPython("_functions", sources));
  return parsed.success ? parsed.data.map(withoutUndefined) : [];
}

function withoutUndefined({ at, fault, ...rest }: z.infer<typeof listSchema>[number]): ToolFunction {
  return { ...rest, ...compact({ at, fault }) };
}

const finders: FunctionFinder[] = [nodeFunctions, pythonFunctions];
const maxFiles = 5000;
const maxBytes = 1024 * 1024;
const skipped = /^(?:node_modules|__pycache__|\..*|venv|site-packages)$/;

/** Functions of the repository whose names match these tools, the likeliest first. */
export async function findFunctions(root: string, tools: readonly string[]): Promise<ToolFunction[]> {
  const files = filesBelow(root).filter((file) => finders.some(({ endings }) => endings.test(file)));
  const words = new RegExp(tools.flatMap(spellings).map(escaped).join("|"));
  const sources = files.flatMap((file): SourceFile[] => {
    const path = join(root, file);
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? maxBytes) >= maxBytes) return [];
    const text = readFileSync(path, "utf8");
    return words.test(text) ? [{ file, text }] : [];
  });
  const found: ToolFunction[] = [];
  for (const finder of finders) {
    const own = sources.filter(({ file }) => finder.endings.test(file));
    found.push(...(await finder.find(own, tools)));
  }
  return found.toSorted((a, b) => rankOf(a, tools) - rankOf(b, tools));
}

/** The best matches for a tool; a single one if there is no tie. */
export function likeliest(functions: readonly ToolFunction[], tool: string): ToolFunction[] {
  const fitting = functions.filter(({ name }) => sameName(name, tool));
  const [first] = fitting;
  return first ? fitting.filter((each) => rankOf(each, [tool]) === rankOf(first, [tool])) : [];
}

/** Rank of a match; lower is better. Files of builds and tests seldom define the tool. */
function rankOf({ at, file, name }: ToolFunction, tools: readonly string[]): number {
  const aside = /(?:^|\/)(?:dist|build|out|tests?|__tests__|examples?)\/|\.(?:test|spec)\./.test(file);
  return (at === undefined ? 4 : 0) + (aside ? 2 : 0) + (tools.includes(name) ? 0 : 1);
}

function spellings(tool: string): string[] {
  const words = tool.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const camel = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
  const snake = tool.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
  return [...new Set([tool, camel, snake])].filter((word) => word !== "");
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function filesBelow(root: string): string[] {
  const found: string[] = [];
  const folders = [root];
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (skipped.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) found.push(relative(root, path).split(sep).join("/"));
      if (found.length >= maxFiles) return found;
    }
  }
  return found;
}

/** A function of the repository that may implement a tool. */
export interface ToolFunction {
  /** The tool's name in the code. */
  name: string;
  /** The value for replaykit.yaml; absent if the function cannot be routed. */
  at?: string;
  /** Why it cannot be routed. */
  fault?: string;
  file: string;
  line: number;
}

interface SourceFile {
  /** Path relative to the root, with `/`. */
  file: string;
  text: string;
}

/** Finds the functions of one language. */
interface FunctionFinder {
  endings: RegExp;
  find(sources: readonly SourceFile[], tools: readonly string[]): Promise<ToolFunction[]>;
}

/** Compares names without case and separators: `refund_order`, `refundOrder` and `RefundOrder` are equal. */
function sameName(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
