import { setup as build } from "./build-once.ts";
import { setup as installLibraries } from "./python-libraries.ts";

/** Vitest's global set-up: what is shipped is built in a process of its own while the Python libraries are installed. */
export async function setup(): Promise<() => void> {
  const built = build();
  installLibraries();
  return built;
}
