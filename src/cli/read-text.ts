import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { ReplayKitError } from "../core/error.ts";
import type { CommandContext } from "./command.ts";

/** The text of a file, or of standard input for `-`; refused if it is not UTF-8. */
export async function readText(path: string, context: CommandContext): Promise<string> {
  const bytes = path === "-" ? await context.terminal.readInput() : await readBytes(path, context.cwd);
  return decodeUtf8(bytes, path);
}

/** Text of bytes; refused if they are not UTF-8, since a replacement character would hide what was there. */
export function decodeUtf8(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ReplayKitError("invalid_input", `${name} is not UTF-8 text`, {
      hint: "convert it to UTF-8 first",
      cause,
    });
  }
}

/** The bytes of a file that the user named. */
export async function readBytes(path: string, cwd: string): Promise<Buffer> {
  try {
    return await readFile(resolve(cwd, path));
  } catch (cause) {
    throw new ReplayKitError(
      "not_found",
      `cannot read ${path}: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        hint: "name a file, or - for standard input",
        cause,
      },
    );
  }
}
