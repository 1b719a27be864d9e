import { spawnSync } from "node:child_process";
import { leaveOut } from "./left-out.ts";
import { interpreterVariable, preparedLibraries } from "./python-libraries.ts";

const libraries = await preparedLibraries();

/** The interpreter for the tests: one with the official clients if they could be installed, otherwise `python3`. */
export const python = "python" in libraries ? libraries.python : "python3";

const find = `
import importlib.util, sys
for name in sys.argv[1:]:
    if importlib.util.find_spec(name) is None: raise ModuleNotFoundError(name)
`;

/** True if these packages are installed; otherwise notes for the end of the run that tests were left out. */
export function pythonHas(...packages: string[]): boolean {
  const { status } = spawnSync(python, ["-c", find, ...packages], { stdio: "ignore" });
  if (status === 0) return true;
  const why = "absence" in libraries ? libraries.absence : `${interpreterVariable} names a Python without them`;
  for (const name of packages) leaveOut(`Python's ${name}`, why);
  return false;
}
