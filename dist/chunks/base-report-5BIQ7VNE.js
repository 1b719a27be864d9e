import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  artifactName,
  readReport
} from "./chunk-RCSNVHMH.js";
import {
  githubOf
} from "./chunk-4OFM6STJ.js";
import {
  say
} from "./chunk-PJBRBMA7.js";
import "./chunk-43JEZXK6.js";
import {
  fetchArtifact
} from "./chunk-PNL7JQ5P.js";
import "./chunk-TKG6J5DN.js";
import "./chunk-CWUAN237.js";
import "./chunk-P43ETFAW.js";
import "./chunk-DBU7E2EV.js";
import "./chunk-TJLUIAF5.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/github/run-of-commit.ts
async function runOfCommit({ github, repository, commit, branch, artifact }) {
  const { data } = await github.repeat(
    `find the artifact ${artifact} of ${commit.slice(0, 12)}`,
    () => github.octokit.request("GET /repos/{owner}/{repo}/actions/artifacts", {
      ...repository,
      name: artifact,
      per_page: 100
    })
  );
  const runs = data.artifacts.filter(({ expired }) => !expired).toSorted((a, b) => b.id - a.id).flatMap(({ workflow_run: run }) => {
    const own = run?.head_repository_id !== void 0 && run.head_repository_id === run.repository_id;
    const matches = own && run.head_sha === commit && run.head_branch === branch;
    return matches && run.id !== void 0 ? [run.id] : [];
  });
  for (const id of new Set(runs)) {
    const found = await github.repeat(
      `read the run ${id}`,
      () => github.octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { ...repository, run_id: id })
    );
    if (found.data.event === "push") return id;
  }
  return void 0;
}

// src/action/base-report.ts
async function baseReport({ inputs, event }) {
  if (event.base === void 0 || inputs.token === void 0) return void 0;
  const { sha, ref } = event.base;
  const nothing = (why) => {
    say(`not compared with what ${ref} costs: ${why}`);
    return void 0;
  };
  try {
    const github = await githubOf(inputs.token, event);
    const repository = { owner: event.owner, repo: event.repo };
    const run = await runOfCommit({ github, repository, commit: sha, branch: ref, artifact: artifactName });
    if (run === void 0) {
      return nothing(`no push of ${sha.slice(0, 12)} left a report (the workflow runs on \`push\` to ${ref}?)`);
    }
    const files = await fetchArtifact({ github, repository, runId: run, name: artifactName, files: ["report.json"] });
    const bytes = files?.get("report.json");
    return bytes === void 0 ? nothing("its artifact holds no report.json") : { name: ref, cases: readReport(bytes).cases };
  } catch (error) {
    return nothing(error instanceof Error ? error.message : String(error));
  }
}
export {
  baseReport
};
