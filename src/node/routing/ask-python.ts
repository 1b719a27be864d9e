import { execFile } from "node:child_process";
import { pythonPackages } from "../shim-environment.ts";

const patienceMs = 20_000;

/** Runs `main()` of a module of our Python package on this input; `undefined`: there is no Python, or it gave nothing. */
export function askPython(module: "_functions" | "_try", input: unknown): Promise<unknown> {
  const folder = pythonPackages().at(-1);
  if (folder === undefined) return Promise.resolve(undefined);
  const program = `import sys; sys.path.insert(0, sys.argv[1]); from replaykit.${module} import main; main()`;
  return new Promise((done) => {
    const options = { timeout: patienceMs, maxBuffer: 64 * 1024 * 1024 };
    // Alone: no code of the repository is to run here.
    const child = execFile("python3", ["-I", "-B", "-c", program, folder], options, (error, stdout) =>
      done(error ? undefined : parsedJson(stdout)),
    );
    child.on("error", () => done(undefined));
    child.stdin?.on("error", () => {}); // it may have ended already
    child.stdin?.end(JSON.stringify(input));
  });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
