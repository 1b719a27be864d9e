import { spawnSync } from "node:child_process";

/** The Python that the tests' own was made from, which has no packages: pip, for one. */
export function basePython(): string {
  const script = "import sys; print(sys._base_executable)";
  return spawnSync("python3", ["-c", script], { encoding: "utf8" }).stdout.trim() || "python3";
}
