import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fetchArtifact
} from "./chunk-HMFWV7SE.js";
import {
  artifactName,
  readReport
} from "./chunk-CSGJCVJK.js";
import "./chunk-FS5F7CHF.js";
import {
  githubOf,
  writeComment
} from "./chunk-7E6HUVI6.js";
import "./chunk-FSJFNUDF.js";
import "./chunk-6BJHP374.js";
import "./chunk-LYPR3OEE.js";
import "./chunk-K5PRRT6S.js";
import "./chunk-5VWQT2AF.js";
import "./chunk-35IMGCZ5.js";
import "./chunk-RNOIEEE5.js";
import "./chunk-NJ6GYLXS.js";
import "./chunk-J6ADYWQU.js";
import "./chunk-ZDRCJSVA.js";
import {
  tell
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
import "./chunk-F3XWN5HJ.js";
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

// src/github/find-pull-request.ts
async function findPullRequest(options) {
  const { github, repository, run: run2 } = options;
  const { headRepository, headBranch, headSha } = run2;
  if (headRepository === void 0 || headBranch === void 0) {
    return { number: void 0, reason: "the run names no head repository or branch: the fork may have been deleted" };
  }
  const [owner = ""] = headRepository.split("/");
  const { data } = await github.repeat(
    `find the pull request of ${headRepository}:${headBranch}`,
    () => github.octokit.request("GET /repos/{owner}/{repo}/pulls", {
      ...repository,
      state: "open",
      head: `${owner}:${headBranch}`,
      per_page: 100
    })
  );
  const fromThere = data.filter(
    ({ head }) => head.ref === headBranch && sameName(head.repo === null ? "" : head.repo.full_name, headRepository)
  );
  const [pull, ...others] = fromThere.filter(({ head }) => head.sha === headSha);
  const where = `${headRepository}:${headBranch} at ${headSha.slice(0, 12)}`;
  if (others.length > 0) {
    return {
      number: void 0,
      reason: `${others.length + 1} open pull requests come from ${where}: none of them is chosen`
    };
  }
  if (pull) {
    const labels = pull.labels.map(({ name }) => name);
    return { number: pull.number, locked: pull.locked, labels, baseRef: pull.base.ref, baseSha: pull.base.sha };
  }
  const moved = fromThere[0];
  const reason = moved ? `#${moved.number} has moved on to ${moved.head.sha.slice(0, 12)}: the run for ${headSha.slice(0, 12)} is out of date` : `no open pull request comes from ${where}`;
  return { number: void 0, reason };
}
function sameName(a, b) {
  return a.toLowerCase() === b.toLowerCase();
}

// src/action/modes/report.ts
async function run({ inputs, event, env }) {
  const { workflowRun } = event;
  if (!workflowRun) {
    throw new ReplayKitError("usage", `mode report runs under the event workflow_run, not ${event.name}`, {
      hint: "`replaykit init` writes the workflow .github/workflows/replaykit-report.yml"
    });
  }
  if (inputs.token === void 0) throw new ReplayKitError("usage", "mode report needs the input token");
  const github = await githubOf(inputs.token, event);
  const repository = { owner: event.owner, repo: event.repo };
  const found = await findPullRequest({ github, repository, run: workflowRun });
  if (found.number === void 0) return said(`no comment: ${found.reason}`);
  const files = await fetchArtifact({
    github,
    repository,
    runId: workflowRun.id,
    name: artifactName,
    files: ["report.json"]
  });
  const bytes = files?.get("report.json");
  if (!bytes) return said(`no comment: run ${workflowRun.id} left no artifact ${artifactName} with a report.json`);
  const { headRepository, headBranch } = workflowRun;
  const editBase = headRepository === void 0 || headBranch === void 0 ? void 0 : `${event.serverUrl}/${headRepository}/edit/${headBranch}`;
  if (inputs.comment === "never") return true;
  await writeComment(
    readReport(bytes),
    { number: found.number, editBase },
    { github, event, env, mode: inputs.comment }
  );
  return true;
}
function said(message) {
  tell("notice", message);
  return true;
}
export {
  run
};
