import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ensurePullRequest
} from "./chunk-RAPZKTTE.js";
import "./chunk-OLVIJ3L6.js";
import "./chunk-RNXGH53F.js";
import "./chunk-F42CM523.js";
import "./chunk-TXODKNP4.js";
import "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import {
  ReplayKitError
} from "./chunk-MRNUEBOS.js";
import "./chunk-PUODX5FH.js";
import "./chunk-VHE66NNS.js";

// src/github/guard-pull-request.ts
var guardBranch = "replaykit/guards";
function openGuardPullRequest(options) {
  const { files, base, title } = options;
  if (files.length === 0) throw new ReplayKitError("usage", "there is no case to make a guard of");
  for (const { path } of files) {
    if (!/^(?:[\w.@-]+\/)*case\.yaml$/.test(path) || path.split("/").includes("..")) {
      throw new ReplayKitError("unsafe_path", `"${path}" is no case.yaml of this repository`);
    }
  }
  const groups = [{ probe: "", files }];
  return ensurePullRequest({
    ...options,
    mode: "rolling",
    base,
    branch: guardBranch,
    message: { headline: title, body: files.map(({ path }) => path).join("\n") },
    groups
  });
}
export {
  guardBranch,
  openGuardPullRequest
};
