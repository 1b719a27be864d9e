import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  replayCases
} from "./chunk-QSXY7WMF.js";
import {
  openWorkspace
} from "./chunk-GK4C6EQ3.js";
import "./chunk-TCSTTIBO.js";
import {
  githubOf
} from "./chunk-IMSI6VKX.js";
import {
  tell
} from "./chunk-JJQDZX5N.js";
import "./chunk-F7ICV2O4.js";
import {
  measureRates,
  openPromotions,
  promoteCase,
  promotionSentence
} from "./chunk-FB334O5Y.js";
import "./chunk-7P7MFHQG.js";
import "./chunk-CZ3EWTXR.js";
import "./chunk-CWUAN237.js";
import "./chunk-ORIRKLHL.js";
import "./chunk-4NVWOLJS.js";
import "./chunk-C3YRFKQ7.js";
import {
  redactByCommand
} from "./chunk-RTSCL43B.js";
import "./chunk-OTUBKPWA.js";
import "./chunk-UBUG5XII.js";
import "./chunk-RNN3LPV3.js";
import "./chunk-YIV2HGNZ.js";
import "./chunk-FRAGFHDS.js";
import "./chunk-P43ETFAW.js";
import "./chunk-DLDHOSKD.js";
import "./chunk-EOIGMXXM.js";
import "./chunk-NDZC76CC.js";
import "./chunk-PSN3L2HE.js";
import {
  createWorkerClient
} from "./chunk-RWNS3AU4.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-GW5BUQB7.js";
import "./chunk-J7NXW55N.js";
import "./chunk-7BNPROQB.js";
import "./chunk-SYGJYNB6.js";
import {
  createRedactor
} from "./chunk-3QQEB6C6.js";
import {
  runnerEnvironment
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import {
  hmacKeyedHash,
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/action/modes/promote.ts
import { randomBytes } from "node:crypto";
async function run(context) {
  const { inputs, event, env } = context;
  if (event.pullRequest) {
    throw new ReplayKitError("usage", "mode promote opens pull requests; it does not run on one", {
      hint: "trigger it by schedule or by hand"
    });
  }
  if (inputs.token === void 0 || inputs["worker-url"] === void 0) {
    throw new ReplayKitError("usage", "mode promote needs the inputs token and worker-url");
  }
  const { root, config } = await openWorkspace({ ...inputs, cases: [] }, event);
  const worker = createWorkerClient({
    url: inputs["worker-url"],
    ...await identity(inputs["worker-token"], env["REPLAYKIT_PROJECT"])
  });
  const marked = await worker.marked();
  if (marked.length === 0) {
    tell("notice", "ReplayKit: no run is marked for promotion");
    return true;
  }
  const made = await promoteAll(marked, {
    worker,
    config,
    root,
    env: runnerEnvironment(env, []),
    key: env["REPLAYKIT_REDACTION_KEY"]
  });
  if (made.size > 0) {
    const opened = await openPromotions({
      github: await githubOf(inputs.token, event),
      repository: { owner: event.owner, repo: event.repo },
      promotions: [...made.values()],
      folder: inputs.cases[0] ?? [config.cases].flat()[0] ?? "cases",
      complete: (fresh) => measureRates(
        fresh,
        (cases, attempts) => replayCases(context, { root, config, cases, ...attempts, evidence: false })
      )
    });
    for (const [index, run2] of [...made.keys()].entries()) {
      const outcome = opened[index];
      if (outcome) await report(run2, outcome, worker);
    }
  }
  return made.size === marked.length;
}
async function report(run2, outcome, worker) {
  const { id, url, existing } = outcome;
  const sentence = promotionSentence(id, outcome);
  tell("notice", url === void 0 ? sentence : `${sentence}: ${url}`);
  await worker.promoted(run2, { case: existing ?? id, ...url === void 0 ? {} : { pull_request: url } });
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
async function promoteRun(run2, { worker, key, ...project }) {
  const { config } = project;
  const kept = await worker.run(run2.id);
  const seen = run2.group === void 0 ? void 0 : await worker.seen(run2.group);
  const group = run2.group === void 0 ? [] : await worker.others(run2.group, run2.id);
  const { trace, others } = await redactByCommand({ trace: kept.trace, others: group }, project);
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
    unmeasured: "no replay was made",
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
