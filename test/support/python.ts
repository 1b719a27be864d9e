import { spawnSync } from "node:child_process";
import { leaveOut } from "./left-out.ts";
import { interpreterVariable, preparedLibraries } from "./python-libraries.ts";

const libraries = await preparedLibraries();

/** The interpreter of the tests: one that has the official clients where they could be had, else the machine's own. */
export const python = "python" in libraries ? libraries.python : "python3";

const find = `
import importlib.util, sys
for name in sys.argv[1:]:
    if importlib.util.find_spec(name) is None: raise ModuleNotFoundError(name)
`;

/** True where these packages are installed; else the run's end says why tests of them were left out. */
export function pythonHas(...packages: string[]): boolean {
  const { status } = spawnSync(python, ["-c", find, ...packages], { stdio: "ignore" });
  if (status === 0) return true;
  const why = "absence" in libraries ? libraries.absence : `${interpreterVariable} names a Python without them`;
  for (const name of packages) leaveOut(`Python's ${name}`, why);
  return false;
}
