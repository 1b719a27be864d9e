import * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import type { KeyedHash } from "../../core/platform.ts";
import { isObject } from "../../core/schema/is-object.ts";
import { briefOf } from "../cases/brief.ts";
import { openProject, projectRedactor } from "../project.ts";
import { readOneTrace, traceFileOf } from "../traces/read-trace.ts";
import { caseBrief, cases } from "../specs/case.ts";
import { groups, releases } from "../specs/worker.ts";
import { lint } from "../specs/project.ts";
import { runs } from "../specs/runs.ts";
import { show } from "../specs/show.ts";
import { comparedRuns, listIn, type McpTool, tool, toolInput } from "./tool.ts";
import { pageOf, textPage } from "./page.ts";
import { assertInside, commandContext, runCommand, type ToolCall } from "./run-command.ts";

const { cursor, caseName, runName } = toolInput;

/** Tools that read cases, runs and groups. `keyedHash` makes the placeholders of redacted values. */
export function readingTools(keyedHash: KeyedHash): McpTool[] {
  const readRunTool = tool(
    {
      name: "read_run",
      description: "The events of a run, redacted, page by page; with `event`, one of them whole.",
      input: {
        run: runName,
        cursor,
        event: z.number().int().min(0).optional().describe("index of one event, from 0"),
      },
    },
    (input, call) => readRun(input, call, keyedHash),
  );
  return [listCases, listGroups, listReleases, listRuns, briefCase, readRunTool, lintCases, diffRuns];
}

const listCases = tool(
  {
    name: "list_cases",
    description: "The cases of this repository with state, title, fingerprint and path.",
    input: { cursor, state: z.enum(["open", "guard", "quarantined", "retired"]).optional() },
  },
  async (input, call) => {
    const { json } = await runCommand(cases, call, {});
    const all = listIn(json, "cases");
    const chosen = input.state === undefined ? all : all.filter((one) => isObject(one) && one["state"] === input.state);
    return pageOf(chosen, input.cursor);
  },
);

const listGroups = tool(
  {
    name: "list_groups",
    description:
      "Groups of failures that the Worker has seen (REPLAYKIT_WORKER_URL and REPLAYKIT_WORKER_TOKEN name it).",
    input: { cursor, state: z.string().optional(), agent: z.string().optional() },
  },
  async ({ state, agent, ...input }, call) => {
    const { json } = await runCommand(groups, call, { flags: { state, agent, limit: "1000" } });
    return pageOf(listIn(json, "groups"), input.cursor);
  },
);

const listReleases = tool(
  {
    name: "list_releases",
    description:
      "Releases of agents (version, commit, prompt, model, tools), with the share of failed runs, from the Worker.",
    input: { cursor, agent: z.string().optional(), since: z.string().optional().describe("a date, or 7d, 12h") },
  },
  async ({ agent, since, ...input }, call) => {
    const { json } = await runCommand(releases, call, { flags: { agent, since, limit: "1000" } });
    return pageOf(listIn(json, "releases"), input.cursor);
  },
);

const listRuns = tool(
  {
    name: "list_runs",
    description: "Recorded runs of the local store, or of the Worker of the environment, the newest first.",
    input: { cursor, status: z.enum(["success", "error", "unknown", "running"]).optional() },
  },
  async ({ status, ...input }, call) => {
    const { json } = await runCommand(runs, call, { flags: { status, limit: "1000" } });
    return pageOf(listIn(json, "runs"), input.cursor);
  },
);

const briefCase = tool(
  {
    name: "brief_case",
    description:
      "One page on how to fix a case: what fails, where, the code, commands, what must stay, budget. Takes a case or a fingerprint.",
    input: { case: z.string().min(1).describe("id of a case, or the fingerprint of a group") },
  },
  async (input, call) => {
    assertInside(input.case, call.cwd);
    const project = await openProject(commandContext(caseBrief, call, {}));
    return briefOf(input.case, { project, cwd: call.cwd });
  },
);

const lintCases = tool(
  {
    name: "lint_cases",
    description: "What is wrong with the named cases, or with all.",
    input: { cursor, cases: z.array(caseName).max(50).optional() },
  },
  async (input, call) => {
    const { json } = await runCommand(lint, call, { args: input.cases ?? [] });
    const errors = isObject(json) ? json["errors"] : undefined;
    return { errors, ...pageOf(listIn(json, "cases"), input.cursor) };
  },
);

const diffRuns = tool(
  {
    name: "diff_runs",
    description: "Where two runs first differ, why, and all differences.",
    input: { left: runName, right: runName, cursor },
  },
  (input, call) => comparedRuns([input.left, input.right], input.cursor, call),
);

async function readRun(
  { run, cursor: at, event }: { run: string; cursor?: string | undefined; event?: number | undefined },
  call: ToolCall,
  keyedHash: KeyedHash,
) {
  const context = commandContext(show, call, { args: [run] });
  const { trace } = await readOneTrace(await traceFileOf(run, context), context);
  const { events, ...head } = projectRedactor(await openProject(context), call.env, keyedHash).redact(trace);
  if (event === undefined) {
    const { run_id, status, agent, model, feedback } = head;
    const indexed = events.map((one, index) => ({ index, ...one }));
    return { run_id, status, agent, model, feedback, ...pageOf(indexed, at) };
  }
  const chosen = events[event];
  if (chosen !== undefined) return textPage(JSON.stringify(chosen), at);
  throw new ReplayKitError("not_found", `the run has ${events.length} events, and none at ${event}`, {
    hint: "indexes begin at 0; leave `event` out to list them",
  });
}
