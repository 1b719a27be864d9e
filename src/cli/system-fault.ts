import { ReplayKitError } from "../core/error.ts";
import { errnoOf } from "../node/files/read-file.ts";

const otherFile = "check the path and its permissions, or name another file";
const moreRoom =
  "make room on the disks of the project, of the named files and of the temporary folder (TMPDIR), and run it again";
const moreFiles = "raise the limit on open files (ulimit -n), or lower --jobs";

/** What to do about errors of the machine, which are no bugs. */
const remedies: ReadonlyMap<string, string> = new Map([
  ["ENOSPC", moreRoom],
  ["EDQUOT", moreRoom],
  ["EMFILE", moreFiles],
  ["ENFILE", moreFiles],
  ...["EACCES", "EPERM", "EROFS", "EISDIR", "ENOTDIR", "EEXIST", "ENAMETOOLONG"].map(
    (code) => [code, otherFile] as const,
  ),
]);

const otherProgram =
  "see that the program exists and is executable (chmod +x), as well as the interpreter that its first line names";
/** Codes with which the system refuses to start a program. */
const startFaults = new Set(["EACCES", "ENOENT", "ENOEXEC", "ENOTDIR", "EPERM"]);

/** An error of the machine, such as a full disk, with its remedy. Any other error stays as it is. */
export function withRemedy(error: unknown): unknown {
  const code = errnoOf(error) ?? "";
  const hint = isOfStart(error) && startFaults.has(code) ? otherProgram : remedies.get(code);
  if (hint === undefined || !(error instanceof Error) || error instanceof ReplayKitError) return error;
  return new ReplayKitError("io_failed", error.message, { hint, cause: error });
}

/** Whether a program could not be started; Node names the system call. */
function isOfStart(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && String(error.syscall).startsWith("spawn");
}
