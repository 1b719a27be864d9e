import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  runOfCommit
} from "./chunk-M62XY3QK.js";
import {
  fetchArtifact
} from "./chunk-QSNZKANJ.js";
import {
  artifactName,
  readReport
} from "./chunk-BFDNYK24.js";
import {
  githubOf
} from "./chunk-IMSI6VKX.js";
import {
  say
} from "./chunk-JJQDZX5N.js";
import "./chunk-F7ICV2O4.js";
import "./chunk-CWUAN237.js";
import "./chunk-ORIRKLHL.js";
import "./chunk-P43ETFAW.js";
import "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

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
