import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import { isObject } from "../../core/schema/is-object.ts";
import type { Json } from "../../core/schema/json.ts";
import { openProject } from "../project.ts";
import { cases } from "../specs/case.ts";
import { guard, scaffold } from "../specs/replay.ts";
import { textPage } from "./page.ts";
import { commandContext, runCommand, type ToolCall } from "./run-command.ts";
import { type McpTool, tool, toolInput } from "./tool.ts";
import { scratchFolder } from "../../node/files/scratch-folder.ts";

const { caseName, runName } = toolInput;
const caseId = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,46}[a-z0-9])?$/)
  .describe("id of the new case: lower-case letters, digits, dashes");

const expectation = {
  expect_calls: z.array(z.string()).optional().describe(`writes of a right run, as tool={"arg":1}`),
  expect_none: z.boolean().optional().describe("a right run writes nothing"),
  expect_texts: z.array(z.string()).optional().describe("texts that a right run says"),
  forbid_calls: z.array(z.string()).optional().describe("calls that a right run does not make, as tool or tool=json"),
  forbid_texts: z.array(z.string()).optional().describe("texts that a right run does not say"),
  expect: z.array(z.string()).optional().describe("sentences about a right run, for a person or a judge"),
};
const expectationFlags = {
  expect_calls: "expect-call",
  expect_none: "expect-none",
  expect_texts: "expect-text",
  forbid_calls: "forbid-call",
  forbid_texts: "forbid-text",
  expect: "expect",
} as const satisfies Record<keyof typeof expectation, string>;
const flagOf = new Map<string, string>(Object.entries(expectationFlags));
const newCase = { run: runName, id: caseId, title: z.string().max(200).optional(), ...expectation };
type NewCase = z.infer<z.ZodObject<typeof newCase>>;

function scaffoldCase({ run, id, title, ...expected }: NewCase, call: ToolCall, out: string) {
  const named = Object.entries(expected).map(([name, value]) => [flagOf.get(name), value]);
  return runCommand(scaffold, call, { args: [run], flags: { out, id, title, ...Object.fromEntries(named) } });
}

/** Tools that preview a case and, with --allow-write, write cases and guards. */
export const caseTools: McpTool[] = [
  tool(
    {
      name: "scaffold_case",
      description:
        "Shows the case that a failed run would make: case.yaml and notes. Writes nothing; most failures need an expectation.",
      input: newCase,
      flags: expectationFlags,
    },
    async (input, call) => {
      const scratch = scratchFolder("mcp-");
      try {
        const { json } = await scaffoldCase(input, call, join(scratch, input.id));
        const yaml = readFileSync(join(scratch, input.id, "case.yaml"), "utf8");
        return {
          ...shown(json, ["format", "replayability", "notes"]),
          case_yaml: textPage(yaml, undefined).items[0],
        };
      } finally {
        rmSync(scratch, { recursive: true, force: true });
      }
    },
  ),
  tool(
    {
      name: "write_case",
      description: "Makes a case from a failed run and writes it to the repository's folder of cases.",
      input: newCase,
      flags: expectationFlags,
      writes: true,
    },
    async (input, call) => {
      const { root, config } = await openProject(commandContext(cases, call, {}));
      const [folder = "cases"] = [config.cases].flat();
      if (/[*?[\]{}!]/.test(folder))
        throw new ReplayKitError("usage", `\`cases\` in replaykit.yaml is the glob ${folder}, not a folder`, {
          hint: "run `npx replaykit scaffold --out <folder>`",
        });
      return (await scaffoldCase(input, call, join(root, folder, input.id))).json;
    },
  ),
  tool(
    {
      name: "write_guard",
      description: "Replays cases and turns those that are fixed into guards.",
      input: {
        cases: z.array(caseName).min(1).max(50),
        base: z.string().optional().describe("git ref that still fails"),
      },
      flags: { base: "base" },
      writes: true,
      runsAgent: true,
    },
    async (input, call) => (await runCommand(guard, call, { args: input.cases, flags: { base: input.base } })).json,
  ),
];

function shown(json: Json, keys: readonly string[]): Record<string, Json> {
  const entries = Object.entries(isObject(json) ? json : {}).filter(([key]) => keys.includes(key));
  return Object.fromEntries(entries);
}
