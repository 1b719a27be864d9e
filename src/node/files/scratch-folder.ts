import { mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes a temporary folder `replaykit-<name>…`. Its path has no links, since the sandbox shows only real paths. */
export function scratchFolder(name = ""): string {
  return mkdtempSync(join(realpathSync(tmpdir()), `replaykit-${name}`));
}
