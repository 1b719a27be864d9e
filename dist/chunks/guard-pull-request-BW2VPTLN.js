import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ensurePullRequest
} from "./chunk-7P7MFHQG.js";
import "./chunk-CZ3EWTXR.js";
import "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
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
