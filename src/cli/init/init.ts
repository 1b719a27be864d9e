import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import { findRoot } from "../../node/git/find-root.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { assumedCommand, configFile, schemaPath } from "./config-file.ts";
import { type DetectedAgent, detectAgents } from "./detect-project.ts";
import { commandsWorkflow, replayWorkflow, reportWorkflow, shardedWorkflow, watchWorkflow } from "./workflow-files.ts";
import { defaultBranch, git } from "../../node/git/git.ts";
import { globSync } from "node:fs";
import { readSourceTrace } from "../../core/case/load-case.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { maxCaseBytes } from "../../node/files/case-folder.ts";
import { readTextFile } from "../../node/files/read-file.ts";

/** Number of files that are read to see whether they are recordings. */
const mostRead = 20;

/** Whether `replaykit record` saw every call of this repository's agent. Guards may then require observed evidence. */
function sawEveryCall(root: string): boolean {
  const files = globSync(["*.json", "cases/*/source-trace.json"], { cwd: root }).toSorted();
  const recorded = files
    .slice(0, mostRead)
    .flatMap((file) => readRecording(root, file) ?? [])
    .filter(({ source }) => source?.format === "gateway");
  const called = recorded.filter(({ events }) => events.some(({ type }) => type === "tool_call"));
  return called.length > 0 && recorded.every(({ source }) => source?.["uncontrolled"] === undefined);
}

/** The recording in a file; `undefined` for other JSON, which a repository's root may hold. */
function readRecording(root: string, file: string): TraceRun | undefined {
  const rules = { name: file, maxBytes: maxCaseBytes["source-trace.json"], invalid: "invalid_input" } as const;
  try {
    const text = readTextFile(join(root, file), rules);
    return text === undefined ? undefined : readSourceTrace(text, file);
  } catch (error) {
    if (error instanceof ReplayKitError) return undefined;
    throw error;
  }
}

const repository = "https://github.com/replaykit/replaykit";
const use = /(?<=uses: replaykit\/replaykit)@(v\d+\.\d+\.\d+)$/gm;

/**
 * Pins this Action to the commit of its release in a workflow: a tag can move, a commit cannot. If the commit is
 * unknown (no network, no such tag yet), the tag stays, with a comment.
 */
async function withPinnedAction(workflow: string, cwd: string): Promise<string> {
  const [, tag] = use.exec(workflow) ?? [];
  use.lastIndex = 0;
  if (tag === undefined) return workflow;
  const commit = await commitOf(tag, cwd);
  const pinned = commit === undefined ? `@${tag} # pin it to the commit that you reviewed` : `@${commit} # ${tag}`;
  return workflow.replaceAll(use, pinned);
}

/** The commit of a tag. For an annotated tag it is on a separate line that ends in `^{}`. */
async function commitOf(tag: string, cwd: string): Promise<string | undefined> {
  const ref = `refs/tags/${tag}`;
  const listing = await git(["ls-remote", repository, ref, `${ref}^{}`], { cwd, timeoutMs: 5000 }).catch(
    () => undefined,
  );
  const commits = new Map(
    (listing?.toString() ?? "").split("\n").flatMap((line) => {
      const [, commit, name] = /^([0-9a-f]{40})\t(\S+)$/.exec(line) ?? [];
      return commit === undefined || name === undefined ? [] : [[name, commit] as const];
    }),
  );
  return commits.get(`${ref}^{}`) ?? commits.get(ref);
}

export async function run({ flags, terminal, cwd }: CommandContext): Promise<ExitCode> {
  const root = findRoot(cwd);
  const agents = detectAgents(root);
  const shards = flags.integer("shards", { min: 2, max: 256 });
  const commands = flags.on("commands");
  if (commands && shards !== undefined) {
    throw new ReplayKitError("usage", "--commands and --shards do not go together yet", {
      hint: "a comment's command reads the report of one run; leave one of them out",
    });
  }
  const branch = await defaultBranch({ cwd: root });
  const files: Record<string, string> = {
    "replaykit.yaml": configFile(agents, {
      runnerCommand: flags.text("runner-cmd"),
      schema: existsSync(join(root, schemaPath)),
      observed: sawEveryCall(root),
    }),
    ".github/workflows/replaykit.yml": await withPinnedAction(
      shards === undefined ? replayWorkflow(agents, { commands, branch }) : shardedWorkflow(agents, shards, branch),
      root,
    ),
    ".github/workflows/replaykit-report.yml": await withPinnedAction(reportWorkflow(), root),
    ...compact({
      ".github/workflows/replaykit-commands.yml": commands
        ? await withPinnedAction(commandsWorkflow(), root)
        : undefined,
      ".github/workflows/replaykit-watch.yml": flags.on("watch") ? watchWorkflow(agents) : undefined,
    }),
    ".replaykit/.gitignore": "*\n",
  };
  const done = Object.entries(files).map(([path, text]) => {
    const there = existsSync(join(root, path));
    const kept = there && !flags.on("force");
    if (!kept && !flags.on("dry-run")) write(join(root, path), text);
    return { path, action: kept ? "kept" : there ? "replaced" : "written", text };
  });
  if (flags.on("json")) terminal.printJson({ version: 1, agents, files: done });
  else print(terminal, agents, { files: done, dryRun: flags.on("dry-run"), named: flags.text("runner-cmd") });
  return exitCode.ok;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function print(
  terminal: CommandContext["terminal"],
  agents: DetectedAgent[],
  {
    files,
    dryRun,
    named,
  }: { files: { path: string; action: string; text: string }[]; dryRun: boolean; named?: string | undefined },
): void {
  // A guess matters only if the user named no command.
  for (const agent of named === undefined ? agents : []) {
    const guess = agent.certain ? "" : "  (a guess: no such file yet)";
    const framework = agent.framework === undefined ? "" : `, ${agent.framework}`;
    terminal.print(
      `found   ${agent.name}: ${agent.packageManager}${framework}, runs as: ${agent.command.join(" ")}${guess}`,
    );
  }
  if (agents.length === 0 && named === undefined) {
    const command = assumedCommand.join(" ");
    terminal.print(
      `found   no agent: "${command}" is assumed; correct runner.command in replaykit.yaml, or give --runner-cmd`,
    );
  }
  for (const file of files) {
    terminal.print(`${dryRun && file.action !== "kept" ? "would write" : file.action.padEnd(7)} ${file.path}`);
    if (dryRun && file.action !== "kept") terminal.print(file.text.replace(/^/gm, "    "));
  }
  terminal.print("");
  const command = (named ?? (agents[0]?.command ?? assumedCommand).join(" ")).replace(/ *\{input\}/, "");
  const rows = [
    [
      `npx replaykit record --write-config -- ${command} "a question"`,
      "records a run, and configures how its functions are routed",
    ],
    ["npx replaykit doctor", "tries the set-up"],
  ] as const;
  const width = Math.max(...rows.map(([next]) => next.length));
  for (const [index, [next, what]] of rows.entries())
    terminal.print(`${index === 0 ? "Next: " : "      "}${next.padEnd(width)}   ${what}`);
}
