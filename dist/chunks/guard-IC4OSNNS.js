import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  openWorkspace,
  temporaryFolder
} from "./chunk-BUS3BNQU.js";
import {
  replaySuite
} from "./chunk-M4JZB4XR.js";
import "./chunk-GYTLNRDL.js";
import "./chunk-JW2MBHE4.js";
import "./chunk-GMAFOMVF.js";
import "./chunk-NJ6GYLXS.js";
import "./chunk-2IXIHP47.js";
import "./chunk-QEZQICKL.js";
import {
  localDestinations,
  tell,
  writeAll
} from "./chunk-YV6PRKJO.js";
import "./chunk-PZJYVKDV.js";
import "./chunk-UIHZPM3O.js";
import "./chunk-5XFYV5SH.js";
import "./chunk-7MVEMZQZ.js";
import "./chunk-ZFNXGDD6.js";
import "./chunk-57WPHBUG.js";
import "./chunk-P72BP2YS.js";
import "./chunk-UEY35W7J.js";
import "./chunk-J6ADYWQU.js";
import "./chunk-JWK2KAH4.js";
import "./chunk-NNPYAI6N.js";
import "./chunk-ZAUDCR5X.js";
import "./chunk-5O3UTOWP.js";
import "./chunk-XTRHCCKD.js";
import "./chunk-TC25HOH2.js";
import "./chunk-ACQC2R65.js";
import {
  editCaseYaml
} from "./chunk-EVW7XDPR.js";
import "./chunk-STBE43RC.js";
import "./chunk-3U2T44OD.js";
import "./chunk-5LI65K7B.js";
import "./chunk-AD2P542H.js";
import "./chunk-4FIGKTPX.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-MFFC53YA.js";
import "./chunk-CFR755V3.js";
import "./chunk-JLQWZFRY.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";

// src/action/modes/guard.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
async function run({ inputs, event, env }) {
  if (event.pullRequest) {
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
  const report = await replaySuite({
    root,
    config,
    cases,
    runnerCommand: inputs.runner,
    jobs: inputs.jobs,
    attempts: inputs.attempts,
    timeout: inputs.timeout,
    evidence: join(folder, "runs"),
    env: Object.fromEntries(
      Object.entries(env).filter(([name]) => !name.startsWith("INPUT_") && !name.startsWith("ACTIONS_"))
    )
  });
  await writeAll(localDestinations(report, { env, event, folder }));
  const fixed = report.cases.filter(({ standing }) => standing === "newly-fixed");
  if (fixed.length > 0) await propose(fixed, { inputs, event, env }, root);
  return report.summary.ok;
}
async function propose(fixed, { inputs, event }, root) {
  if (inputs.token === void 0)
    throw new ReplayKitError("usage", "mode guard needs the input token to open its pull request");
  const { githubOf } = await import("./comment-UAY2SOMR.js");
  const { openGuardPullRequest } = await import("./guard-pull-request-ES3N6UVO.js");
  const files = fixed.map(({ path }) => ({
    path: `${path}/case.yaml`,
    text: editCaseYaml(readFileSync(join(root, path, "case.yaml"), "utf8"), [{ path: ["state"], value: "guard" }])
  }));
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
    ({ case_id, rate }) => `- \`${case_id}\`: fixed in ${rate.of - rate.reproduced} of ${rate.of} attempts`
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
