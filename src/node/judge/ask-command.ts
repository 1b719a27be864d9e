import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import type { Json } from "../../core/schema/json.ts";
import { assertProgram, commandOf } from "../runner/command.ts";
import { signalGroup, spawnGroup } from "../runner/process-group.ts";

export interface ExternalCommand {
  /** As the user wrote it: an argv, or words split by POSIX quoting. */
  command: string | string[];
  /** Name of the command in messages: `redact.command`. */
  name: string;
  cwd: string;
  env: Record<string, string | undefined>;
  timeoutMs: number;
}

const maxAnswerBytes = 256 * 1024 * 1024;

/** Gives a command of the user JSON on standard input, and reads the JSON that it prints; what it says on standard error is shown. */
export async function askCommand(
  question: Json,
  { command: words, name, cwd, env, timeoutMs }: ExternalCommand,
): Promise<Json> {
  const command = commandOf(words);
  assertProgram(command, cwd, env["PATH"]);
  const child = spawnGroup(command.argv, { cwd, env, stdio: ["pipe", "pipe", "inherit"] });
  // With what it started: that may hold the pipe for as long as it likes.
  const end = (): void => {
    if (child.pid !== undefined) signalGroup(child.pid, "SIGKILL");
    child.stdout?.destroy();
  };
  const late = setTimeout(end, timeoutMs);
  child.stdin?.on("error", () => {}); // it may answer without reading
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
