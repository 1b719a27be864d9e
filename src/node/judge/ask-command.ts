import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import type { Json } from "../../core/schema/json.ts";
import { assertProgram, commandOf } from "../runner/command.ts";
import { signalGroup, spawnGroup } from "../runner/process-group.ts";

export interface ExternalCommand {
  /** A list of arguments, or one text that is split with POSIX quoting. */
  command: string | string[];
  /** Name of the command in messages, such as `redact.command`. */
  name: string;
  cwd: string;
  env: Record<string, string | undefined>;
  timeoutMs: number;
}

const maxAnswerBytes = 256 * 1024 * 1024;

/**
 * Passes JSON to a user's command on standard input and reads JSON from its output. The command's standard error is
 * shown to the user.
 */
export async function askCommand(
  question: Json,
  { command: words, name, cwd, env, timeoutMs }: ExternalCommand,
): Promise<Json> {
  const command = commandOf(words);
  assertProgram(command, cwd, env["PATH"]);
  const child = spawnGroup(command.argv, { cwd, env, stdio: ["pipe", "pipe", "inherit"] });
  // Ends the whole process group: a child process could keep the pipe open.
  const end = (): void => {
    if (child.pid !== undefined) signalGroup(child.pid, "SIGKILL");
    child.stdout?.destroy();
  };
  const late = setTimeout(end, timeoutMs);
  child.stdin?.on("error", () => {}); // the command may answer without reading
  child.stdin?.end(JSON.stringify(question));
  const chunks: Buffer[] = [];
  let bytes = 0;
  child.stdout?.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) end();
    else chunks.push(chunk);
  });
  const code = await new Promise<number | null>((done, fail) => child.on("error", fail).on("close", done)).finally(() =>
    clearTimeout(late),
  );
  if (code === 0)
    return parseJson(Buffer.concat(chunks).toString("utf8"), {
      name: `the answer of ${name}`,
      maxBytes: maxAnswerBytes,
    });
  const why = code === null ? `was ended: it took more than ${timeoutMs} ms, or was killed` : `ended with code ${code}`;
  throw new ReplayKitError("runner_failed", `${name} (${command.shown}) ${why}`, {
    hint: "run the command by hand with JSON on its standard input; it prints JSON and ends with code 0",
  });
}
