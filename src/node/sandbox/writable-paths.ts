import { existsSync, lstatSync, realpathSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { isWithin } from "./system-places.ts";
import { checkoutOf } from "./view.ts";

interface WritableRoot {
  /** The folder of `replaykit.yaml`. */
  root: string;
  cwd: string;
  /** Of the runner, for people. */
  name: string;
}

/** The paths of a runner's `writable`. They are the host's own: a link of the checkout would give away what it leads to. */
export function writablePaths(paths: string[], { root, cwd, name }: WritableRoot): string[] {
  const checkout = checkoutOf(root);
  return paths.map((written) => {
    const path = resolve(cwd, written);
    const refuse = (why: string, hint: string): never => {
      const where = `replaykit.yaml: writable of the runner "${name}": ${JSON.stringify(written)}`;
      throw new ReplayKitError("unsafe_path", `${where} ${why}`, { hint });
    };
    if (!isWithin(path, checkout)) refuse("leads out of the checkout", "name a folder of the checkout");
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    if (isLink || (existsSync(path) && realpathSync(path) !== join(realpathSync(checkout), relative(checkout, path))))
      refuse("is a symbolic link, or is below one", "put a real folder there, or remove the path from `writable`");
    return path;
  });
}
