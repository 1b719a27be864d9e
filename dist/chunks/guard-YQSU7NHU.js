import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  replayCases
} from "./chunk-SP4UX5YE.js";
import {
  openWorkspace,
  temporaryFolder
} from "./chunk-66FRCTT2.js";
import {
  localDestinations,
  tell,
  writeAll
} from "./chunk-LVRK76HP.js";
import "./chunk-PZJYVKDV.js";
import {
  editCaseYaml
} from "./chunk-Y2QYWSUJ.js";
import "./chunk-KAH3UWF3.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-CRFVSXE6.js";
import "./chunk-SWZ6UZWT.js";
import "./chunk-5QB5KEO5.js";
import {
  ReplayKitError
} from "./chunk-K63WLW7F.js";
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
  const report = await replayCases({ inputs, event, env }, { root, config, cases, evidence: join(folder, "runs") });
  await writeAll(localDestinations(report, { env, event, folder }));
  const fixed = report.cases.filter(({ standing }) => standing === "newly-fixed");
  if (fixed.length > 0) await propose(fixed, { inputs, event, env }, root);
  return report.summary.ok;
}
async function propose(fixed, { inputs, event }, root) {
  if (inputs.token === void 0)
    throw new ReplayKitError("usage", "mode guard needs the input token to open its pull request");
  const { githubOf } = await import("./comment-T4JDA6IK.js");
  const { openGuardPullRequest } = await import("./guard-pull-request-FCVXO72Q.js");
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
