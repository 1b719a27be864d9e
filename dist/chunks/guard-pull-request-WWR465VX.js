import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ensurePullRequest
} from "./chunk-RAPZKTTE.js";
import "./chunk-42X4D5AW.js";
import "./chunk-JDH7MOAB.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-M6UJTCYW.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import {
  ReplayKitError
} from "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-S5UMX7RI.js";
import "./chunk-VHE66NNS.js";

// src/github/guard-pull-request.ts
var guardBranch = "replaykit/guards";
function openGuardPullRequest(options) {
  const { files, base, title } = options;
  if (files.length === 0) throw new ReplayKitError("usage", "there is no case to make a guard of");
  for (const { path } of files) {
    if (!/^(?:[\w.@-]+\/)*(?:case\.yaml|fixtures\/model\.json)$/.test(path) || path.split("/").includes("..")) {
      throw new ReplayKitError("unsafe_path", `"${path}" is no file of a guard in this repository`);
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
