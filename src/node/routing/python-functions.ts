import * as z from "zod";
import { askPython } from "./ask-python.ts";
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

async function listed(sources: readonly SourceFile[]): Promise<ToolFunction[]> {
  const parsed = listSchema.safeParse(await askPython("_functions", sources));
  return parsed.success ? parsed.data.map(withoutUndefined) : [];
}

function withoutUndefined({ at, fault, ...rest }: z.infer<typeof listSchema>[number]): ToolFunction {
  return { ...rest, ...(at === undefined ? {} : { at }), ...(fault === undefined ? {} : { fault }) };
}
