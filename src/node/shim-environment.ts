import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

/**
 * Variables that load the preload shims (modules that run first) into Python and Node agents, so that their tools ask
 * the gateway. `REPLAYKIT_SHIMS=off` leaves the shims out.
 */
export function shimEnvironment(env: Record<string, string | undefined>): Record<string, string> {
  const folder = shimFolder();
  if (folder === undefined) return {};
  const node = `--import=${pathToFileURL(join(folder, "node", "register.mjs")).href}`;
  // Marked functions import our Python package even if the shims are off.
  const always = { PYTHONPATH: [...pythonPackages(), env["PYTHONPATH"]].filter(Boolean).join(delimiter) };
  if (env["REPLAYKIT_SHIMS"] === "off") return { ...always, REPLAYKIT_SHIMS: "off" };
  return {
    ...always,
    NODE_OPTIONS: [env["NODE_OPTIONS"], node].filter(Boolean).join(" "),
  };
}

/** Folders of our Python code: the start-up module and the package, beside the sources or in an installed package. */
export function pythonPackages(): string[] {
  const python = [join(here, "../../python"), join(here, "../python")].find((place) =>
    existsSync(join(place, "replaykit")),
  );
  return python === undefined ? [] : [join(python, "startup"), python];
}

/** Folder of the shims, beside the sources or beside the bundle. */
export function shimFolder(): string | undefined {
  const places = [join(here, "../gateway/shims"), join(here, "shims"), join(here, "../shims")];
  return places.find((place) => existsSync(join(place, "node", "register.mjs")));
}
