import { spawnSync } from "node:child_process";

/** The interpreter of the tests: `REPLAYKIT_TEST_PYTHON` names one that has the official clients installed. */
export const python = process.env["REPLAYKIT_TEST_PYTHON"] ?? "python3";

const find = `
import importlib.util, sys
for name in sys.argv[1:]:
    if importlib.util.find_spec(name) is None: raise ModuleNotFoundError(name)
`;

/** True where these packages are installed; else says why tests are skipped. */
export function pythonHas(...packages: string[]): boolean {
  const tried = spawnSync(python, ["-c", find, ...packages], { encoding: "utf8" });
  if (tried.status === 0) return true;
  const why = tried.error?.message ?? tried.stderr.trim().split("\n").at(-1);
  console.log(
    `skipped: ${python} has not all of ${packages.join(", ")} (${why}); REPLAYKIT_TEST_PYTHON names another one`,
  );
  return false;
}
