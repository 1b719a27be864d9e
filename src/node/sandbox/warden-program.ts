import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Returns the warden's program: beside the sources, or beside the bundle that contains this file. */
export function wardenProgram(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const places = ["warden/warden.ts", "warden.js", "../warden.js"].map((place) => join(here, place));
  return places.find((place) => existsSync(place)) ?? join(here, "warden.js");
}
