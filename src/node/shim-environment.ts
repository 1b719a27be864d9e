import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

/**
 * Loads the preload shims into Python and Node agents, so that their tools ask the gateway first. `REPLAYKIT_SHIMS=off` leaves
 * them out.
 */
export function shimEnvironment(env: Record<string, string | undefined>): Record<string, string> {
  const folder = shimFolder();
  if (folder === undefined) return {};
  const node = `--import=${pathToFileURL(join(folder, "node", "register.mjs")).href}`;
  // Marked functions import our Python package, on or off.
  const always = { PYTHONPATH: [...pythonPackages(), env["PYTHONPATH"]].filter(Boolean).join(delimiter) };
  if (env["REPLAYKIT_SHIMS"] === "off") return { ...always, REPLAYKIT_SHIMS: "off" };
  return {
    ...always,
    NODE_OPTIONS: [env["NODE_OPTIONS"], node].filter(Boolean).join(" "),
  };
}

/** Folders of our Python code: what Python loads by itself, and the package, beside the sources or in an installed package. */
export function pythonPackages(): string[] {
  const python = [join(here, "../../python"), join(here, "../python")].find((place) =>
    existsSync(join(place, "replaykit")),
  );
  return python === undefined ? [] : [join(python, "startup"), python];
}

/** Beside the sources, or beside the bundle. */
export function shimFolder(): string | undefined {
  const places = [join(here, "../gateway/shims"), join(here, "shims"), join(here, "../shims")];
  return places.find((place) => existsSync(join(place, "node", "register.mjs")));
}
