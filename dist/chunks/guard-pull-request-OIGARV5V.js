import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ensurePullRequest
} from "./chunk-625TNBAX.js";
import "./chunk-4UQOSJNW.js";
import "./chunk-PQI2ADQM.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-SEFRHUWV.js";
import "./chunk-FX4H5XCX.js";
import "./chunk-SAN4B5RB.js";
import {
  ReplayKitError
} from "./chunk-AIJHLCKJ.js";
import "./chunk-A7T24D2V.js";
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
