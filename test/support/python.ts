import { spawnSync } from "node:child_process";

/** The interpreter of the tests: `REPLAYKIT_TEST_PYTHON` names one that has the official clients installed. */
export const python = process.env["REPLAYKIT_TEST_PYTHON"] ?? "python3";

/** True where these packages can be imported; else says once why tests are skipped. */
export function pythonHas(...packages: string[]): boolean {
  const code = packages.map((name) => `import ${name}`).join("\n");
  const tried = spawnSync(python, ["-c", code], { encoding: "utf8" });
  if (tried.status === 0) return true;
  const why = tried.error?.message ?? tried.stderr.trim().split("\n").at(-1);
  console.log(
    `skipped: ${python} cannot import ${packages.join(", ")} (${why}); REPLAYKIT_TEST_PYTHON names another one`,
  );
  return false;
}
