import { setup as build } from "./build-once.ts";
import { setup as installLibraries } from "./python-libraries.ts";

/** Vitest's global set-up: tests start when the shipped files are built; the Python libraries are installed meanwhile. */
export async function setup(): Promise<() => Promise<void>> {
  const installed = installLibraries();
  await build();
  return installed;
}
