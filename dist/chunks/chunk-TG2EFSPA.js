import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  pythonPackages
} from "./chunk-3QQEB6C6.js";

// src/node/routing/ask-python.ts
import { execFile } from "node:child_process";
var patienceMs = 2e4;
function askPython(module, input) {
  const folder = pythonPackages().at(-1);
  if (folder === void 0) return Promise.resolve(void 0);
  const program = `import sys; sys.path.insert(0, sys.argv[1]); from replaykit.${module} import main; main()`;
  return new Promise((done) => {
    const options = { timeout: patienceMs, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(
      "python3",
      ["-I", "-B", "-c", program, folder],
      options,
      (error, stdout) => done(error ? void 0 : parsedJson(stdout))
    );
    child.on("error", () => done(void 0));
    child.stdin?.on("error", () => {
    });
    child.stdin?.end(JSON.stringify(input));
  });
}
function parsedJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}

export {
  askPython
};
