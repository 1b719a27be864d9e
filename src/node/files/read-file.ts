import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { type ErrorCode, ReplayKitError } from "../../core/error.ts";

/** Do not follow a link, and do not wait for a writer when opening a named pipe. */
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

export interface ReadFileRules {
  /** Name of the file in messages. */
  name: string;
  maxBytes: number;
  /** Error code for content that is not UTF-8. */
  invalid: ErrorCode;
}

/**
 * Reads the text of a regular file; `undefined` if there is none. Refuses links, pipes, folders and files above the
 * limit.
 */
export function readTextFile(path: string, rules: ReadFileRules): string | undefined {
  const file = openRegular(path, rules);
  if (file === undefined) return undefined;
  try {
    const text = decode(readAll(file, rules), rules);
    if (text.startsWith(lfsPointer)) throw isPointer(rules);
    return text;
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
  // If the file grows while it is read, only its first `stat.size` bytes are used.
  const bytes = Buffer.allocUnsafe(stat.size);
  let filled = 0;
  while (filled < bytes.length) {
    const read = readSync(file, bytes, filled, bytes.length - filled, null);
    if (read === 0) break;
    filled += read;
  }
  return bytes.subarray(0, filled);
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

/** First line of the file that git LFS leaves in place of one that it has not fetched. */
const lfsPointer = "version https://git-lfs.github.com/spec/";

function isPointer(rules: ReadFileRules): ReplayKitError {
  return new ReplayKitError(rules.invalid, `${rules.name} is a git LFS pointer, not the file itself`, {
    hint: "fetch it with `git lfs pull`, or set `lfs: true` on actions/checkout",
  });
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

/** The system's error code, such as `ENOENT`; `undefined` if the error has none. */
export function errnoOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
