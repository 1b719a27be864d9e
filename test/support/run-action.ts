import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { builtDist } from "./build-once.ts";
import { compileCache } from "./shipped-cli.ts";

const root = resolve(import.meta.dirname, "../..");

export interface ActionRun {
  /** The checkout. */
  workspace: string;
  /** A folder of this run, for the files that the runner passes to the Action. */
  scratch: string;
  inputs?: Record<string, string>;
  event: { name: string; payload: unknown };
  env?: Record<string, string>;
  repository?: string;
  /** The URL of GitHub's REST API. */
  apiUrl?: string;
  /** The script to run; default: the shipped Action. */
  script?: string;
  /** User id to run as, who must own the files; default: the user that runs the tests. */
  user?: number;
  /** Shell commands to run first, as root, in a new mount namespace. */
  before?: string;
}

export interface ActionResult {
  exit: number | null;
  log: string;
  outputs: Record<string, string>;
  summary: string;
}

/** Runs the shipped Action as GitHub's runner does: inputs with their defaults, a file with the event, and files for its outputs. */
export async function runAction(run: ActionRun): Promise<ActionResult> {
  const files = {
    output: join(run.scratch, "output"),
    summary: join(run.scratch, "summary"),
    event: join(run.scratch, "event.json"),
  };
  mkdirSync(join(run.scratch, "temp"), { recursive: true });
  writeFileSync(files.output, "");
  writeFileSync(files.summary, "");
  writeFileSync(files.event, JSON.stringify(run.event.payload));
  const [program = "", ...args] = commandOf(run);
  const child = spawn(program, args, {
    cwd: run.workspace,
    ...(run.user === undefined || run.before !== undefined ? {} : { uid: run.user, gid: run.user }),
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: run.scratch,
      NODE_COMPILE_CACHE: compileCache,
      CI: "true",
      GITHUB_ACTIONS: "true",
      GITHUB_WORKSPACE: run.workspace,
      GITHUB_WORKFLOW: "ReplayKit",
      GITHUB_RUN_ID: "77",
      GITHUB_REPOSITORY: run.repository ?? "acme/agent",
      GITHUB_SERVER_URL: "https://github.example",
      GITHUB_API_URL: run.apiUrl ?? "http://127.0.0.1:9",
      GITHUB_GRAPHQL_URL: `${run.apiUrl ?? "http://127.0.0.1:9"}/graphql`,
      GITHUB_EVENT_NAME: run.event.name,
      GITHUB_EVENT_PATH: files.event,
      GITHUB_OUTPUT: files.output,
      GITHUB_STEP_SUMMARY: files.summary,
      RUNNER_TEMP: join(run.scratch, "temp"),
      ...inputVariables(run.inputs ?? {}),
      ...run.env,
    },
  });
  const log: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => log.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => log.push(chunk));
  const exit = await new Promise<number | null>((done, fail) => child.on("error", fail).on("close", done));
  return {
    exit,
    log: Buffer.concat(log).toString(),
    outputs: readOutputs(readFileSync(files.output, "utf8")),
    summary: readFileSync(files.summary, "utf8"),
  };
}

function commandOf({ script, before, user }: ActionRun): string[] {
  const action = [process.execPath, script ?? join(builtDist, "action.js")];
  if (before === undefined) return action;
  const who =
    user === undefined ? [] : ["/usr/bin/setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--"];
  return ["/usr/bin/unshare", "--mount", "/bin/sh", "-ec", `${before}\nexec "$@"`, "sh", ...who, ...action];
}

/**
 * The variables of the inputs: upper case, spaces as underscores, dashes kept. GitHub's runner evaluates the default of `token`; here it
 * is empty.
 */
function inputVariables(given: Record<string, string>): Record<string, string> {
  const { inputs }: { inputs: Record<string, { default?: string }> } = parse(
    readFileSync(join(root, "action.yml"), "utf8"),
  );
  const values = Object.entries(inputs).map(([name, input]) => [
    name,
    given[name] ?? (input.default ?? "").replace(/\$\{\{.*\}\}/, ""),
  ]);
  const unknown = Object.entries(given).filter(([name]) => !(name in inputs));
  return Object.fromEntries(
    [...values, ...unknown].map(([name = "", value = ""]) => [
      `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
      value,
    ]),
  );
}

/** Reads the outputs: `name<<delimiter`, lines, `delimiter`. */
function readOutputs(text: string): Record<string, string> {
  const pattern = /^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm;
  return Object.fromEntries([...text.matchAll(pattern)].map((match) => [match[1] ?? "", match[3] ?? ""]));
}
