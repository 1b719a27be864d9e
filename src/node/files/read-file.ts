import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { type ErrorCode, ReplayKitError } from "../../core/error.ts";

/** No link is followed, and opening a named pipe does not wait for somebody to write to it. */
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

export interface ReadFileRules {
  /** How messages name the file. */
  name: string;
  maxBytes: number;
  /** Code of the error for content that is not UTF-8. */
  invalid: ErrorCode;
}

/** The text of a regular file, or `undefined` if there is none; links, pipes, folders and files over the cap are refused. */
export function readTextFile(path: string, rules: ReadFileRules): string | undefined {
  const file = openRegular(path, rules);
  if (file === undefined) return undefined;
  try {
    return decode(readAll(file, rules), rules);
  } finally {
    closeSync(file);
  }
}

function openRegular(path: string, rules: ReadFileRules): number | undefined {
  try {
    return openSync(path, openFlags);
  } catch (error) {
    const code = errnoOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    if (code === "ELOOP" || code === "EMLINK") throw notRegular(rules, "a symbolic link");
    throw new ReplayKitError("io_failed", `${rules.name} cannot be opened: ${code ?? String(error)}`, {
      hint: "check the file's permissions",
      cause: error,
    });
  }
}

function readAll(file: number, rules: ReadFileRules): Buffer {
  const stat = fstatSync(file);
  if (!stat.isFile()) throw notRegular(rules, stat.isDirectory() ? "a folder" : "a pipe or device");
  if (stat.size > rules.maxBytes) throw tooLarge(rules, stat.size);
  // One byte more than it says, to see a file that grows while it is read.
  const bytes = Buffer.allocUnsafe(stat.size + 1);
  let filled = 0;
  while (filled < bytes.length) {
    const read = readSync(file, bytes, filled, bytes.length - filled, null);
    if (read === 0) break;
    filled += read;
  }
  return bytes.subarray(0, Math.min(filled, stat.size));
}

function decode(bytes: Buffer, rules: ReadFileRules): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    throw new ReplayKitError(rules.invalid, `${rules.name} is not valid UTF-8`, {
      hint: "save the file as UTF-8",
      cause: error,
    });
  }
}

function notRegular(rules: ReadFileRules, what: string): ReplayKitError {
  return new ReplayKitError("unsafe_path", `${rules.name} is ${what}, not a file`, {
    hint: "put a regular file there; links are never followed",
  });
}

function tooLarge(rules: ReadFileRules, size: number): ReplayKitError {
  return new ReplayKitError("too_large", `${rules.name} has ${size} bytes; at most ${rules.maxBytes} are read`, {
    hint: "make the file smaller",
  });
}

/** The system's code of an error (`ENOENT`), where it has one. */
export function errnoOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
