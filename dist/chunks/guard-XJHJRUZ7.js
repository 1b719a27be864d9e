import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  readConfigAt
} from "./chunk-LDLTF7PJ.js";
import {
  replayCases,
  withoutInputs
} from "./chunk-QSXY7WMF.js";
import {
  openWorkspace,
  temporaryFolder
} from "./chunk-GK4C6EQ3.js";
import "./chunk-TCSTTIBO.js";
import {
  localDestinations,
  tell,
  writeAll
} from "./chunk-JJQDZX5N.js";
import "./chunk-ORIRKLHL.js";
import {
  guardFiles
} from "./chunk-3PKHHJIT.js";
import "./chunk-OTUBKPWA.js";
import {
  sealCases
} from "./chunk-RNN3LPV3.js";
import {
  createBaseCheckout
} from "./chunk-MUWHJVQJ.js";
import "./chunk-PSN3L2HE.js";
import {
  git,
  readCaseYaml
} from "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import {
  untrustedMarkdown
} from "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/action/modes/guard.ts
import { join as join2 } from "node:path";

// src/node/fix-base.ts
import { join, relative, sep } from "node:path";

// src/node/case-commit.ts
async function failingCommit(file, options) {
  const [head = ""] = await lines(["rev-parse", "HEAD"], options);
  let opened;
  for (const commit of await lines(
    ["--literal-pathspecs", "log", "--first-parent", "--format=%H", "--", file],
    options
  )) {
    if (!await isOpenAt(commit, file, options)) break;
    opened = commit;
  }
  if (opened === void 0) throw new ReplayKitError("not_found", `${file} is open in no commit of this branch`);
  if (opened !== head) return opened;
  const [parent] = await lines(["rev-parse", "--verify", "--quiet", "HEAD^1"], options).catch(() => []);
  if (parent === void 0)
    throw new ReplayKitError("not_found", `${file} came with the first commit: no code is older`);
  return parent;
}
async function ensureHistory(options) {
  const [shallow] = await lines(["rev-parse", "--is-shallow-repository"], options);
  if (shallow !== "true") return;
  const [head = ""] = await lines(["rev-parse", "HEAD"], options);
  try {
    await git(["fetch", "--quiet", "--no-tags", "--unshallow", "origin", head], options);
  } catch (cause) {
    throw new ReplayKitError("not_found", "this checkout is shallow, and its history cannot be fetched", {
      hint: "set `fetch-depth: 0` on actions/checkout",
      cause
    });
  }
}
async function isOpenAt(commit, file, options) {
  try {
    const text = await git(["show", `${commit}:./${file}`], options);
    return readCaseYaml(text.toString("utf8"), file).case?.state === "open";
  } catch (error) {
    if (error instanceof ReplayKitError) return false;
    throw error;
  }
}
async function lines(args, options) {
  const output = await git(args, options);
  return output.toString("utf8").split("\n").filter((line) => line !== "");
}

// src/node/fix-base.ts
function createFixBase({ configAt, setup, ...options }) {
  const made = [];
  const opened = /* @__PURE__ */ new Map();
  let history;
  async function openCommit(commit) {
    const name = commit.slice(0, 12);
    const checkout = createBaseCheckout({ ...options, name, commit, config: await configAt(commit), setup });
    made.push(checkout);
    return checkout.open();
  }
  return {
    name: "the commit that its case came with",
    async open(folder) {
      history ??= ensureHistory(options);
      await history;
      const file = relative(options.cwd, join(folder, "case.yaml")).split(sep).join("/");
      const commit = await failingCommit(file, options);
      const known = opened.get(commit) ?? openCommit(commit);
      opened.set(commit, known);
      return known;
    },
    async [Symbol.asyncDispose]() {
      for (const checkout of made) await checkout[Symbol.asyncDispose]();
    }
  };
}

// src/action/modes/guard.ts
async function run({ inputs, event, env }) {
  var _stack = [];
  try {
    if (event.base) {
      throw new ReplayKitError("usage", "mode guard runs on the default branch, not on a pull request", {
        hint: "trigger it by push to the default branch, by schedule or by hand"
      });
    }
    const { root, config, cases } = await openWorkspace(inputs, event);
    if (cases.length === 0) {
      tell("notice", "ReplayKit: there is no case to guard yet");
      return true;
    }
    const folder = temporaryFolder(env, "replaykit");
    const gitOptions = { cwd: root, token: inputs.token };
    const setup = inputs["base-setup"];
    const fixBase = __using(_stack, createFixBase({
      ...gitOptions,
      configAt: async (commit) => await readConfigAt(commit, inputs.config, gitOptions) ?? config,
      setup: setup === void 0 ? void 0 : { command: setup, env: withoutInputs(env) }
    }), true);
    const evidence = join2(folder, "runs");
    const sealed = sealCases(cases);
    const report = await replayCases({ inputs, event, env }, { root, config, cases, sealed, evidence, fixBase });
    await writeAll(localDestinations(report, { env, event, folder }));
    const fixed = report.cases.filter(({ standing }) => standing === "newly-fixed");
    if (fixed.length > 0) await propose(fixed, { inputs, event, env }, { root, config, sealed, evidence });
    return report.summary.ok;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function propose(fixed, { inputs, event, env }, { root, config, sealed, evidence }) {
  if (inputs.token === void 0)
    throw new ReplayKitError("usage", "mode guard needs the input token to open its pull request");
  const { githubOf } = await import("./comment-WOD42NIU.js");
  const { openGuardPullRequest } = await import("./guard-pull-request-BW2VPTLN.js");
  const files = [];
  for (const { path, case_id } of fixed) {
    const folder = join2(root, path);
    const before = sealed.read(folder);
    const guard = await guardFiles({
      caseId: case_id,
      folder,
      files: before,
      config,
      evidence,
      replay: (options) => replayCases({ inputs, event, env }, { root, config, ...options })
    });
    for (const note of guard.notes) tell("notice", `${path}: ${note}`);
    for (const name of ["case.yaml", "fixtures/model.json"]) {
      const text = guard.files[name];
      if (text !== void 0 && text !== before[name]) files.push({ path: `${path}/${name}`, text });
    }
  }
  const result = await openGuardPullRequest({
    github: await githubOf(inputs.token, event),
    repository: { owner: event.owner, repo: event.repo },
    files,
    title: fixed.length === 1 ? "test(cases): guard a fixed case" : `test(cases): guard ${fixed.length} fixed cases`,
    body: bodyOf(fixed),
    labels: ["replaykit"]
  });
  if ("url" in result) tell("notice", `guards proposed: ${result.url}`);
}
function bodyOf(fixed) {
  const list = fixed.map(
    ({ case_id, rate, trial, reason }) => `- \`${case_id}\`: ${trial ? untrustedMarkdown(reason, { max: 600 }) : `fixed in ${rate.of - rate.reproduced} of ${rate.of} attempts`}`
  );
  return [
    "These cases are fixed on the default branch. As guards they fail a pull request that brings them back.",
    "",
    ...list
  ].join("\n");
}
export {
  run
};
