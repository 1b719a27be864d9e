import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import type { CommandContext } from "../command.ts";
import { workerOfEnvironment } from "../worker/worker-connection.ts";
import { shellArgument } from "../../core/text/shell-word.ts";

/** Address of the Worker that the flags name; `undefined` if they name none. */
export function namedWorker({ flags }: CommandContext): string | undefined {
  const from = flags.text("from");
  const worker = flags.text("worker");
  if (from !== undefined && worker !== undefined)
    throw new ReplayKitError("usage", "--from and --worker both say where the runs are", { hint: "give one of them" });
  if (from === "local") return undefined;
  const url = from ?? worker;
  if (url === undefined) return undefined;
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  const flag = from === undefined ? "--worker" : "--from";
  const expected = from === undefined ? "the address of a Worker" : "local, or the address of a Worker";
  throw new ReplayKitError("usage", `${flag} is "${url}"; expected ${expected}`, {
    hint: `such as ${flag} https://replaykit.example.workers.dev`,
  });
}

/** Address of the Worker in the environment, if no flag names a place. */
export function unnamedWorker(context: CommandContext): string | undefined {
  const { flags } = context;
  const named = ["from", "worker", "store"].some((flag) => flags.text(flag) !== undefined);
  return named ? undefined : workerOfEnvironment(context);
}

/** Error that says which Worker lacks the run; `undefined` if no Worker was asked. */
export function absentRun(argument: string, context: CommandContext): ReplayKitError | undefined {
  const named = namedWorker(context);
  const url = named ?? unnamedWorker(context);
  if (url === undefined || isFile(argument, context) || (named === undefined && !mayBeRun(argument, context)))
    return undefined;
  const message =
    named === undefined
      ? `there is no file, case or run "${argument}", neither here nor on the Worker at ${url}`
      : `there is no run "${argument}" on the Worker at ${url}`;
  return new ReplayKitError("not_found", message, {
    hint: `npx replaykit worker find ${shellArgument(argument)} says why a run is missing; npx replaykit runs lists those that are there`,
  });
}

export function isFile(argument: string, { cwd }: CommandContext): boolean {
  return argument === "-" || existsSync(resolve(cwd, argument));
}

/**
 * Whether an argument may be a run on the environment's Worker. File names are not looked up there, because it may be
 * far away.
 */
export function mayBeRun(argument: string, context: CommandContext): boolean {
  if (isFile(argument, context) || /\.(?:jsonl?|ndjson|ya?ml|csv|gz|zst)$/.test(argument)) return false;
  return (context.flags.text("token") ?? context.env["REPLAYKIT_WORKER_TOKEN"] ?? "") !== "";
}
