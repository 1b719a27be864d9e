import { listFunctions, locate } from "../../gateway/shims/node/routing/places.mjs";
import { readSource } from "../../gateway/shims/node/routing/source.mjs";
import { type FunctionFinder, sameName, type SourceFile, type ToolFunction } from "./function-finder.ts";

/** Functions in JavaScript, and in TypeScript whose types Node can take out. */
export const nodeFunctions: FunctionFinder = {
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
