import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  openWorkspace
} from "./chunk-F3L2DJDA.js";
import {
  githubOf
} from "./chunk-7E6HUVI6.js";
import {
  openPromotions,
  promoteCase
} from "./chunk-MIK7QTT2.js";
import "./chunk-ZPUANOFE.js";
import "./chunk-FSJFNUDF.js";
import "./chunk-HFQML2CA.js";
import "./chunk-GHTYS6UC.js";
import {
  createWorkerClient
} from "./chunk-NYKZS4MU.js";
import "./chunk-E6G7FQRC.js";
import "./chunk-ZR4RKPDP.js";
import "./chunk-5TCZSE3R.js";
import "./chunk-HD4APGMM.js";
import "./chunk-KPOU4LZN.js";
import "./chunk-RNOIEEE5.js";
import "./chunk-NJ6GYLXS.js";
import "./chunk-J6ADYWQU.js";
import "./chunk-MC57L6XC.js";
import "./chunk-D77QAQ4M.js";
import {
  tell
} from "./chunk-44M2PDL2.js";
import "./chunk-PZJYVKDV.js";
import "./chunk-VC2UBWLI.js";
import "./chunk-VVAC76JP.js";
import "./chunk-7MVEMZQZ.js";
import "./chunk-3IOC3QWO.js";
import "./chunk-JWK2KAH4.js";
import "./chunk-BZZTWJ2Q.js";
import "./chunk-SKBEGQT3.js";
import "./chunk-BEDZKUB6.js";
import {
  createRedactor
} from "./chunk-ODDJKHMF.js";
import {
  hmacKeyedHash,
  nodePlatform
} from "./chunk-AD2P542H.js";
import "./chunk-BH4NIDXN.js";
import "./chunk-QRDE2U5I.js";
import "./chunk-P72BP2YS.js";
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
import "./chunk-TC25HOH2.js";
import "./chunk-AHRWLNSE.js";
import "./chunk-UEQIKGNP.js";
import "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";

// src/action/modes/promote.ts
import { randomBytes } from "node:crypto";
async function run({ inputs, event, env }) {
  if (event.pullRequest) {
    throw new ReplayKitError("usage", "mode promote opens pull requests; it does not run on one", {
      hint: "trigger it by schedule or by hand"
    });
  }
  if (inputs.token === void 0 || inputs["worker-url"] === void 0) {
    throw new ReplayKitError("usage", "mode promote needs the inputs token and worker-url");
  }
  const { config } = await openWorkspace({ ...inputs, cases: [] }, event);
  const worker = createWorkerClient({
    url: inputs["worker-url"],
    ...await identity(inputs["worker-token"], env["REPLAYKIT_PROJECT"])
  });
  const marked = await worker.marked();
  if (marked.length === 0) {
    tell("notice", "ReplayKit: no run is marked for promotion");
    return true;
  }
  const made = await promoteAll(marked, { worker, config, key: env["REPLAYKIT_REDACTION_KEY"] });
  if (made.size > 0) {
    const opened = await openPromotions({
      github: await githubOf(inputs.token, event),
      repository: { owner: event.owner, repo: event.repo },
      promotions: [...made.values()],
      folder: inputs.cases[0] ?? [config.cases].flat()[0] ?? "cases"
    });
    const url = opened.pull !== void 0 && "url" in opened.pull ? opened.pull.url : void 0;
    if (url !== void 0) tell("notice", `cases proposed: ${url}`);
    for (const { id, existing } of opened.known) tell("notice", `${id}: the case ${existing} has this failure already`);
    for (const [run2, { id }] of made)
      await worker.promoted(run2, { case: id, ...url === void 0 ? {} : { pull_request: url } });
  }
  return made.size === marked.length;
}
async function promoteAll(marked, parts) {
  const made = /* @__PURE__ */ new Map();
  for (const run2 of marked) {
    try {
      made.set(run2, await promoteRun(run2, parts));
    } catch (error) {
      if (!(error instanceof ReplayKitError)) throw error;
      tell("error", `${run2.run_id}: ${error.message}${error.hint === void 0 ? "" : ` → ${error.hint}`}`);
    }
  }
  return made;
}
async function promoteRun(run2, { worker, config, key }) {
  const { trace } = await worker.run(run2.id);
  const seen = run2.group === void 0 ? void 0 : await worker.seen(run2.group);
  const others = run2.group === void 0 ? [] : await worker.others(run2.group, run2.id);
  const redactor = createRedactor({
    keyedHash: hmacKeyedHash(key === void 0 || key === "" ? randomBytes(32) : Buffer.from(key, "utf8")),
    rules: config.redact.rules,
    allow: config.redact.allow
  });
  return promoteCase({
    trace,
    config,
    others,
    redactor,
    platform: nodePlatform,
    ...seen === void 0 ? {} : { seen }
  });
}
async function identity(token, project) {
  if (token !== void 0) return { token };
  if (project === void 0 || project === "") {
    throw new ReplayKitError("usage", "mode promote needs the input worker-token, or the variable REPLAYKIT_PROJECT", {
      hint: "with REPLAYKIT_PROJECT and `permissions: id-token: write` the workflow's own identity is used"
    });
  }
  const { getIDToken } = await import("./core-DFTMJ3DW.js");
  return { token: await getIDToken("replaykit"), project };
}
export {
  run
};
