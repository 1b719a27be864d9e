import { stringify } from "yaml";
import type { DetectedAgent } from "./detect-project.ts";

/** Path of the JSON Schema for editors, in a repository that has this package installed. */
export const schemaPath = "node_modules/replaykit/docs/replaykit.schema.json";

/** Written if no agent was found in the repository. */
export const assumedCommand = ["python3", "agent.py"];

const assumed = "# Assumed: nothing in this repository says how your agent starts. Correct it.";

/** The text of a first `replaykit.yaml`. */
export function configFile(
  agents: DetectedAgent[],
  options: { runnerCommand?: string | undefined; schema: boolean; observed?: boolean },
): string {
  const { runnerCommand } = options;
  const runners =
    runnerCommand !== undefined || agents.length <= 1
      ? {
          runner: {
            command: runnerCommand ?? agents[0]?.command ?? assumedCommand,
            ...(fits(agents[0], runnerCommand) ? setupOf(agents[0]) : {}),
            timeout: "60s",
          },
        }
      : { runners: Object.fromEntries(agents.map((agent) => [agent.name, runnerOf(agent)])) };
  return [
    "# ReplayKit: how this repository's agent is run against its cases. Every key is optional.",
    ...(options.schema ? [`# yaml-language-server: $schema=./${schemaPath}`] : []),
    "version: 1",
    "cases: cases",
    "",
    '# The command runs your agent once for one case; the question goes in as "{input}", on standard input and in REPLAYKIT_INPUT.',
    ...(runnerCommand === undefined && agents.length === 0 ? [assumed] : []),
    stringify(runners, { lineWidth: 0, aliasDuplicateObjects: false }).trimEnd(),
    "",
    "# What each tool does: pure (only computes), read, or write. Writes never run during replay.",
    "effects: {}",
    "",
    "# Tools that may end a run without a final text, such as a hand-over to a person.",
    "terminal_tools: []",
    "",
    "# Standings that fail a pull request.",
    "fail_on: [regressed, broken, unguarded, error]",
    ...(options.observed === true
      ? [
          "",
          "# A guard holds, and a case is fixed, only if the gateway saw every call, as it did in your recording.",
          "evidence: observed",
        ]
      : []),
    "",
  ].join("\n");
}

/** Whether the given command starts the agent that was found: a Python agent may have ReplayKit in its package.json. */
function fits(agent: DetectedAgent | undefined, command: string | undefined): boolean {
  if (command === undefined || agent === undefined) return true;
  const python = /^(?:uv|poetry|\S*python\S*)\s|\.py(?:\s|$)/.test(command);
  return python === (agent.language === "python");
}

/**
 * A runner's setup installs packages in a sandbox. A workflow step would install what the pull request says without
 * one.
 */
function setupOf(agent: DetectedAgent | undefined): { setup?: string[] } {
  return agent?.setup ? { setup: agent.setup } : {};
}

function runnerOf(agent: DetectedAgent): Record<string, unknown> {
  return {
    command: agent.command,
    cwd: agent.folder,
    ...setupOf(agent),
    agent: agent.name,
    paths: [`${agent.folder}/**`],
  };
}
