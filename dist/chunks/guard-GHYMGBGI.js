import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  replayCases
} from "./chunk-FS5F7CHF.js";
import {
  openWorkspace,
  temporaryFolder
} from "./chunk-F3L2DJDA.js";
import "./chunk-LYPR3OEE.js";
import "./chunk-K5PRRT6S.js";
import "./chunk-5VWQT2AF.js";
import "./chunk-35IMGCZ5.js";
import "./chunk-RNOIEEE5.js";
import "./chunk-NJ6GYLXS.js";
import "./chunk-J6ADYWQU.js";
import {
  localDestinations,
  tell,
  writeAll
} from "./chunk-44M2PDL2.js";
import "./chunk-PZJYVKDV.js";
import "./chunk-VC2UBWLI.js";
import "./chunk-VVAC76JP.js";
import "./chunk-7MVEMZQZ.js";
import "./chunk-WUWAXQXH.js";
import "./chunk-3IOC3QWO.js";
import "./chunk-VZ62FQUT.js";
import "./chunk-WZ7S5XSG.js";
import "./chunk-3ARU6HA5.js";
import "./chunk-JW2MBHE4.js";
import "./chunk-QEZQICKL.js";
import "./chunk-JWK2KAH4.js";
import "./chunk-QPWRNKPF.js";
import "./chunk-BZZTWJ2Q.js";
import "./chunk-SKBEGQT3.js";
import "./chunk-BEDZKUB6.js";
import "./chunk-ODDJKHMF.js";
import "./chunk-AD2P542H.js";
import "./chunk-BH4NIDXN.js";
import "./chunk-QRDE2U5I.js";
import "./chunk-P72BP2YS.js";
import "./chunk-NNPYAI6N.js";
import "./chunk-YPDIPNTS.js";
import "./chunk-ZNXELE7A.js";
import {
  editCaseYaml
} from "./chunk-F3XWN5HJ.js";
import "./chunk-STBE43RC.js";
import "./chunk-3U2T44OD.js";
import "./chunk-JLQWZFRY.js";
import "./chunk-5LI65K7B.js";
import "./chunk-CDTRLQZL.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import "./chunk-53SV6Y45.js";
import "./chunk-5O3UTOWP.js";
import "./chunk-TC25HOH2.js";
import "./chunk-AHRWLNSE.js";
import "./chunk-UEQIKGNP.js";
import "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
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
  const report = await replayCases({ inputs, event, env }, { root, config, cases, evidence: join(folder, "runs") });
  await writeAll(localDestinations(report, { env, event, folder }));
  const fixed = report.cases.filter(({ standing }) => standing === "newly-fixed");
  if (fixed.length > 0) await propose(fixed, { inputs, event, env }, root);
  return report.summary.ok;
}
async function propose(fixed, { inputs, event }, root) {
  if (inputs.token === void 0)
    throw new ReplayKitError("usage", "mode guard needs the input token to open its pull request");
  const { githubOf } = await import("./comment-XW4P2FCU.js");
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
