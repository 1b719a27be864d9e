import { fullReason } from "../../core/verdict/not-exercised.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { editCaseYaml } from "../../core/case/case-yaml.ts";
import { replayReportSchema } from "../../core/schema/result.ts";
import { caseFolders, openProject, shortPath } from "../project.ts";
import { caseVerify, cases } from "../specs/case.ts";
import { replay } from "../specs/replay.ts";
import { comparedRuns, type McpTool, tool, toolInput } from "./tool.ts";
import { pageOf, textPage } from "./page.ts";
import { assertInside, commandContext, runCommand, type ToolCall } from "./run-command.ts";

const { cursor, caseName, runName } = toolInput;

/** Tools that run the agent of this checkout, or compare its last replay. */
export const replayTools: McpTool[] = [
  tool(
    {
      name: "replay",
      description:
        "Replays cases against the agent in this checkout, in the sandbox, writes simulated. Sends progress. Blocking cases come first.",
      input: {
        cases: z.array(caseName).max(50).optional().describe("left out: all"),
        attempts: z.number().int().min(1).max(20).optional(),
      },
      flags: { attempts: "attempts" },
      runsAgent: true,
    },
    async (input, call) => answerOf(await replayCases(input.cases ?? [], call, input.attempts)),
  ),
  tool(
    {
      name: "explain_divergence",
      description: "Where the last replay of a case differs from its recorded run, and why. Replay it first.",
      input: { case: caseName, cursor },
    },
    (input, call) => comparedRuns([input.case], input.cursor, call),
  ),
  tool(
    {
      name: "propose_guard",
      description:
        "Replays a case and says whether it may become a guard, with the case.yaml that would say so. Writes nothing.",
      input: { case: caseName },
      runsAgent: true,
    },
    proposeGuard,
  ),
  tool(
    {
      name: "verify_fix",
      description:
        "One verdict on a fix: verified, rejected or unproven. Replays the case and what its brief withholds; cases and policy are the base's.",
      input: {
        case: caseName,
        base: z.string().optional().describe("git ref that judges (default: origin/HEAD)"),
        head: z.string().optional().describe("git ref with the fix (default: this checkout as it is)"),
        controls: z.array(runName).max(20).optional().describe("good runs that must stay as they are"),
      },
      flags: { base: "base", head: "head", controls: "control" },
      runsAgent: true,
    },
    async ({ base, head, controls, ...input }, call) => {
      for (const control of controls ?? []) assertInside(control, call.cwd);
      assertInside(input.case, call.cwd);
      const given = { args: [input.case], flags: { base, head, control: controls } };
      return (await runCommand(caseVerify, call, given)).json;
    },
  ),
];

async function replayCases(names: string[], call: ToolCall, attempts?: number) {
  const flags = attempts === undefined ? {} : { attempts: `${attempts}` };
  const { json, notes } = await runCommand(replay, call, { args: names, flags });
  return { report: replayReportSchema.parse(json), notes };
}

/** Blocking cases come first. Cases that do not fit are only counted. */
function answerOf({ report: { summary, cases: results }, notes }: Awaited<ReturnType<typeof replayCases>>) {
  const ordered = results.toSorted((a, b) => Number(b.blocks) - Number(a.blocks));
  const shown = ordered.map((result) => ({
    case_id: result.case_id,
    path: result.path,
    verdict: result.verdict,
    standing: result.standing,
    reason: fullReason(result),
    blocks: result.blocks,
    failed: result.attempts.at(-1)?.assertions.flatMap(({ outcome, message }) => (outcome === "fail" ? [message] : [])),
    missed: result.attempts.at(-1)?.misses.map(({ message }) => message),
    next: result.commands.add_recordings ?? result.commands.guard ?? result.commands.reproduce,
  }));
  const { next_cursor: more, ...page } = pageOf(shown, undefined);
  const left =
    more === undefined
      ? {}
      : { left_out: results.length - page.items.length, hint: "name the cases to see the others" };
  return { headline: summary.headline, ok: summary.ok, standings: summary.standings, notes, ...page, ...left };
}

async function proposeGuard({ case: name }: { case: string }, call: ToolCall) {
  const { report } = await replayCases([name], call);
  const [result] = report.cases;
  const isFixed = result?.standing === "newly-fixed" || (result?.verdict === "fixed" && !result.live_model);
  const context = commandContext(cases, call, { args: [name] });
  const project = await openProject(context);
  const [folder = ""] = await caseFolders(project, context);
  const file = join(folder, "case.yaml");
  const yaml = editCaseYaml(readFileSync(file, "utf8"), [{ path: ["state"], value: "guard" }]);
  return {
    case_id: result?.case_id,
    standing: result?.standing,
    reason: result && fullReason(result),
    proposed: isFixed && result.state !== "guard",
    ...(isFixed && result.state !== "guard"
      ? {
          path: shortPath(project.root, file),
          case_yaml: textPage(yaml, undefined).items[0],
          command: `npx replaykit guard ${result.case_id}`,
        }
      : {}),
  };
}
