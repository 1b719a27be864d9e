import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fetchArtifact
} from "./chunk-QSNZKANJ.js";
import {
  artifactName,
  readReport
} from "./chunk-BFDNYK24.js";
import {
  blobAddress,
  editAddress,
  githubOf,
  writeComment
} from "./chunk-IMSI6VKX.js";
import {
  tell
} from "./chunk-JJQDZX5N.js";
import "./chunk-F7ICV2O4.js";
import "./chunk-CWUAN237.js";
import "./chunk-ORIRKLHL.js";
import "./chunk-P43ETFAW.js";
import "./chunk-3QQEB6C6.js";
import {
  buildReport,
  caseIdSchema,
  missingCommand
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
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

// src/core/report/strangers-report.ts
var plainPath = /^(?!.*\.\.)[\w][\w.-]*(?:\/[\w][\w.-]*)*$/;
function strangersReport({ cases, summary }) {
  const told = cases.map(toldCase);
  const { fail_on, duration_ms, live } = summary;
  return buildReport(told, fail_on, { duration_ms, live, expected: true });
}
function toldCase(result) {
  const { lines: _, ...rest } = result;
  return {
    ...rest,
    attempts: result.attempts.map((attempt) => ({
      ...attempt,
      counts: { ...attempt.counts, basis: "not observed", isolated: false }
    })),
    commands: commandsFor(result)
  };
}
function commandsFor({ case_id, path, standing, state, attempts }) {
  if (!plainPath.test(path)) return { reproduce: "replaykit replay" };
  const known = caseIdSchema.safeParse(case_id).success;
  const missing = known ? missingCommand({ case_id, path, state, attempts }) : void 0;
  return {
    reproduce: `replaykit replay ${path}/case.yaml`,
    ...missing === void 0 ? {} : { add_recordings: missing },
    ...standing === "newly-fixed" && known ? { guard: `replaykit guard ${case_id}` } : {}
  };
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
  if (commentsItself(workflowRun, event)) {
    return said("no comment: the run of this repository's own branch comments itself");
  }
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
  if (inputs.comment === "never") return true;
  const { headRepository, headBranch, conclusion } = workflowRun;
  const runUrl = `${event.serverUrl}/${event.owner}/${event.repo}/actions/runs/${workflowRun.id}`;
  const target = {
    number: found.number,
    commit: workflowRun.headSha,
    inputs,
    editBase: editAddress(event, headRepository, headBranch),
    caseBase: blobAddress(event, headRepository, workflowRun.headSha),
    claim: { runUrl, conclusion }
  };
  const report = strangersReport(readReport(bytes));
  await writeComment(report, target, { github, event, env, mode: inputs.comment });
  return true;
}
function commentsItself({ headRepository, actor }, { owner, repo }) {
  return headRepository?.toLowerCase() === `${owner}/${repo}`.toLowerCase() && actor !== "dependabot[bot]";
}
function said(message) {
  tell("notice", message);
  return true;
}
export {
  run
};
