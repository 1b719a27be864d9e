import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  replayCases
} from "./chunk-E42453WF.js";
import {
  openWorkspace
} from "./chunk-US35E5UE.js";
import {
  githubOf
} from "./chunk-4OFM6STJ.js";
import {
  tell
} from "./chunk-PJBRBMA7.js";
import "./chunk-43JEZXK6.js";
import "./chunk-TKG6J5DN.js";
import {
  measureRates,
  openPromotions,
  promoteCase,
  promotionSentence
} from "./chunk-O6LBONQA.js";
import "./chunk-4CYFBUT3.js";
import "./chunk-CWUAN237.js";
import "./chunk-UZ5GOBFJ.js";
import "./chunk-JZ4RP6JY.js";
import {
  redactByCommand
} from "./chunk-IRCGIZNL.js";
import "./chunk-5GHHJNYJ.js";
import "./chunk-HX7BETP2.js";
import "./chunk-4TIAEOM7.js";
import "./chunk-DZJK4ECP.js";
import "./chunk-45FHXRWA.js";
import "./chunk-P43ETFAW.js";
import "./chunk-UNOGYVH2.js";
import "./chunk-N56WODDC.js";
import "./chunk-U5QNBWPU.js";
import "./chunk-J6G7UWTQ.js";
import {
  createWorkerClient
} from "./chunk-PIPY6BBF.js";
import "./chunk-UN64IIYK.js";
import "./chunk-JCKXLU5P.js";
import "./chunk-RSX4EUB6.js";
import "./chunk-IIIOBVH7.js";
import "./chunk-7BNPROQB.js";
import "./chunk-5U2WHDLK.js";
import {
  createRedactor
} from "./chunk-DBU7E2EV.js";
import {
  runnerEnvironment
} from "./chunk-TJLUIAF5.js";
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
