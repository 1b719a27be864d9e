import { execFile } from "node:child_process";
import { join } from "node:path";
import * as z from "zod";
import { pythonPackages } from "../shim-environment.ts";
import { type FunctionFinder, sameName, type SourceFile, type ToolFunction } from "./function-finder.ts";

/** Functions in Python, read by Python itself; where there is none none are found. */
export const pythonFunctions: FunctionFinder = {
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

const patienceMs = 20_000;

function listed(sources: readonly SourceFile[]): Promise<ToolFunction[]> {
  const program = pythonPackages()
    .map((folder) => join(folder, "replaykit/_functions.py"))
    .at(-1);
  if (program === undefined) return Promise.resolve([]);
  return new Promise((done) => {
    const options = { timeout: patienceMs, maxBuffer: 64 * 1024 * 1024 };
    // Alone: no code of the repository is to run here.
    const child = execFile("python3", ["-I", program], options, (error, stdout) => {
      const parsed = error ? undefined : listSchema.safeParse(parsedJson(stdout));
      done(parsed?.success === true ? parsed.data.map(withoutUndefined) : []);
    });
    child.on("error", () => done([]));
    child.stdin?.on("error", () => {}); // it may have ended already
    child.stdin?.end(JSON.stringify(sources));
  });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withoutUndefined({ at, fault, ...rest }: z.infer<typeof listSchema>[number]): ToolFunction {
  return { ...rest, ...(at === undefined ? {} : { at }), ...(fault === undefined ? {} : { fault }) };
}
