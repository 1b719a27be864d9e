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

/** An error of the machine, such as a full disk, with its remedy. Any other error stays as it is. */
export function withRemedy(error: unknown): unknown {
  const hint = remedies.get(errnoOf(error) ?? "");
  if (hint === undefined || !(error instanceof Error) || error instanceof ReplayKitError) return error;
  return new ReplayKitError("io_failed", error.message, { hint, cause: error });
}
