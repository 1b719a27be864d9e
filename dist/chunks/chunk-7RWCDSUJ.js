import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  blobAddress,
  githubOf
} from "./chunk-4OFM6STJ.js";
import {
  say
} from "./chunk-PJBRBMA7.js";
import {
  reportMarkdown,
  verdictLine
} from "./chunk-DBU7E2EV.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";

// src/github/check-run.ts
var maxCheckSummary = 65535;
async function writeCheckRun(run) {
  const { github, repository, headSha, title, summary, conclusion, detailsUrl } = run;
  const result = await github.once(
    `write the check run on ${headSha.slice(0, 12)}`,
    () => github.octokit.request("POST /repos/{owner}/{repo}/check-runs", {
      ...repository,
      name: "ReplayKit",
      head_sha: headSha,
      status: "completed",
      conclusion,
      details_url: detailsUrl,
      output: { title, summary }
    })
  );
  if (result.ok) return void 0;
  const { failure, error } = result.fault;
  const refused = failure.kind === "forbidden" || failure.kind === "not_found";
  return refused ? "the token may not write checks; give the job `permissions: checks: write`" : error.message;
}

// src/action/check.ts
var conclusions = { "🔴": "failure", "🟢": "success", "🟡": "neutral", "⚪": "neutral" };
async function checkCommit(report, { inputs, event }) {
  const commit = event.base?.headSha;
  if (commit === void 0 || inputs.token === void 0) return;
  const { mark, words } = verdictLine(report);
  const repository = { owner: event.owner, repo: event.repo };
  try {
    const refused = await writeCheckRun({
      github: await githubOf(inputs.token, event),
      repository,
      headSha: commit,
      title: words,
      conclusion: conclusions[mark],
      detailsUrl: event.runUrl,
      summary: reportMarkdown(report, {
        byteLength: nodePlatform.byteLength,
        maxBytes: maxCheckSummary,
        artifactUrl: event.runUrl,
        caseBase: blobAddress(event, `${event.owner}/${event.repo}`, commit)
      })
    });
    if (refused !== void 0) say(`no check run: ${refused}`);
  } catch (error) {
    say(`no check run: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export {
  checkCommit
};
