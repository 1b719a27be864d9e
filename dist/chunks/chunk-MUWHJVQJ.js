import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  addWorktree,
  ensureCommit,
  git,
  loadConfig,
  openSandbox,
  runInside,
  viewOf
} from "./chunk-3QQEB6C6.js";
import {
  runnerEnvironment
} from "./chunk-ZPONSFWV.js";
import {
  commandOf
} from "./chunk-YQFYJEPK.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/node/base-checkout.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
var setupTimeoutMs = 15 * 6e4;
function createBaseCheckout(options) {
  const made = [];
  async function open() {
    const { commit, setup, ...git_ } = options;
    await ensureCommit(commit, git_);
    const scratch = mkdtempSync(join(tmpdir(), "replaykit-base-"));
    made.push({ [Symbol.dispose]: () => rmSync(scratch, { recursive: true, force: true }) });
    const folder = join(scratch, "base");
    made.push(await addWorktree(commit, folder, git_));
    const prefix = (await git(["rev-parse", "--show-prefix"], git_)).toString().trim();
    const root = join(folder, prefix);
    const config = options.config ?? await loadConfig(root);
    if (setup) await setUp(setup, { root, sandbox: config.sandbox });
    return { root, config };
  }
  return {
    name: options.name,
    open,
    [Symbol.asyncDispose]: async () => {
      for (const one of made.toReversed()) {
        if (Symbol.asyncDispose in one) await one[Symbol.asyncDispose]();
        else one[Symbol.dispose]();
      }
    }
  };
}
async function commitOf(ref, options) {
  try {
    const out = await git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`], options);
    return out.toString().trim();
  } catch (cause) {
    throw new ReplayKitError("not_found", `"${ref}" is no commit, branch or tag of this repository, and no report`, {
      hint: "name the branch to compare with, such as --base origin/main, or a file that `replaykit replay --report` wrote",
      cause
    });
  }
}
async function setUp({ command, env }, { root: cwd, sandbox: wanted }) {
  var _stack = [];
  try {
    const request = {
      command: commandOf(command),
      cwd,
      env: runnerEnvironment(env, []),
      timeoutMs: setupTimeoutMs,
      mark: `${cwd}/`
    };
    const opened = wanted === "off" ? void 0 : await openSandbox();
    const sandbox = opened && !("reason" in opened) ? opened : void 0;
    const _held = __using(_stack, sandbox);
    const options = { root: cwd, env, shown: [], writable: [cwd] };
    const box = sandbox?.box(viewOf({ ...options, overlays: sandbox.overlays }));
    const end = await runInside(request, { box, network: true });
    if (end.code === 0) return;
    const said = end.failure ?? end.stderr.text().trim().split("\n").at(-1) ?? "";
    throw new ReplayKitError("runner_failed", `its set-up (${command}) ended with ${end.code}: ${said}`);
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    __callDispose(_stack, _error, _hasError);
  }
}

export {
  createBaseCheckout,
  commitOf
};
