import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  blobAddress,
  githubOf
} from "./chunk-IMSI6VKX.js";
import {
  say
} from "./chunk-JJQDZX5N.js";
import {
  readBrief
} from "./chunk-LKVXAYR4.js";
import {
  longestBrief
} from "./chunk-GR4CGXSL.js";
import {
  readableCases
} from "./chunk-PZQRY7XN.js";
import {
  reportMarkdown,
  verdictLine
} from "./chunk-3QQEB6C6.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/github/check-run.ts
var maxCheckSummary = 65535;
async function writeCheckRun(run) {
  const { github, repository, headSha, title, summary, text = "", conclusion, detailsUrl } = run;
  const result = await github.once(
    `write the check run on ${headSha.slice(0, 12)}`,
    () => github.octokit.request("POST /repos/{owner}/{repo}/check-runs", {
      ...repository,
      name: "ReplayKit",
      head_sha: headSha,
      status: "completed",
      conclusion,
      details_url: detailsUrl,
      output: { title, summary, ...text === "" ? {} : { text: text.slice(0, maxCheckSummary) } }
    })
  );
  if (result.ok) return void 0;
  const { failure, error } = result.fault;
  const refused = failure.kind === "forbidden" || failure.kind === "not_found";
  return refused ? "the token may not write checks; give the job `permissions: checks: write`" : error.message;
}

// src/action/briefs.ts
import { join } from "node:path";
var mostBriefs = Math.floor(65535 / (longestBrief + 200));
async function blockingBriefs({ cases }, { root, config, cases: folders }) {
  const blocking = new Map(cases.filter(({ blocks }) => blocks).map((result) => [join(root, result.path), result]));
  const named = folders.filter((folder) => blocking.has(folder)).slice(0, mostBriefs);
  if (named.length === 0) return "";
  try {
    const all = readableCases(folders, config);
    const subjects = all.filter(({ folder }) => named.includes(folder));
    const texts = await Promise.all(
      subjects.map((subject) => readBrief(subject, { root, config, all, last: blocking.get(subject.folder) }))
    );
    return texts.join("\n\n---\n\n");
  } catch (error) {
    if (error instanceof ReplayKitError) return "";
    throw error;
  }
}

// src/action/check.ts
var conclusions = { "🔴": "failure", "🟢": "success", "🟡": "neutral", "⚪": "neutral" };
async function checkCommit(report, { inputs, event }, workspace) {
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
      text: workspace && await blockingBriefs(report, workspace),
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
