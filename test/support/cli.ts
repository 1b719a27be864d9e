import { Readable, Writable } from "node:stream";
import { type HostProcess, main } from "../../src/cli/main.ts";
import { type CliOptions, type CliResult, environment } from "./shipped-cli.ts";

export type { CliOptions, CliResult } from "./shipped-cli.ts";

/**
 * Runs a command of the CLI in this process, with streams and an environment of its own, in a tenth of the time of `shippedCli`. Use that
 * where the process itself matters.
 */
export async function cli(
  args: string[],
  { cwd, input = "", env = {}, once = () => {} }: CliOptions & { once?: HostProcess["once"] },
): Promise<CliResult> {
  const stdout = new TextSink();
  const stderr = new TextSink();
  const host = { stdin: Readable.from([Buffer.from(input)]), stdout, stderr, cwd: () => cwd, once };
  const exit = await main(args, { ...host, env: environment(cwd, env) });
  return { exit, stdout: stdout.text(), stderr: stderr.text() };
}

/** Collects what a command writes; it is neither a terminal nor a file. */
class TextSink extends Writable {
  private readonly chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }

  text(): string {
    return Buffer.concat(this.chunks).toString();
  }
}
