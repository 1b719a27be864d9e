import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  readReport
} from "./chunk-CSGJCVJK.js";
import "./chunk-FS5F7CHF.js";
import {
  temporaryFolder
} from "./chunk-F3L2DJDA.js";
import {
  commentOnPullRequest
} from "./chunk-7E6HUVI6.js";
import "./chunk-FSJFNUDF.js";
import "./chunk-6BJHP374.js";
import "./chunk-LYPR3OEE.js";
import "./chunk-K5PRRT6S.js";
import "./chunk-5VWQT2AF.js";
import "./chunk-35IMGCZ5.js";
import "./chunk-RNOIEEE5.js";
import "./chunk-NJ6GYLXS.js";
import "./chunk-J6ADYWQU.js";
import {
  localDestinations,
  writeAll
} from "./chunk-44M2PDL2.js";
import "./chunk-PZJYVKDV.js";
import "./chunk-VC2UBWLI.js";
import {
  buildReport
} from "./chunk-VVAC76JP.js";
import "./chunk-7MVEMZQZ.js";
import "./chunk-WUWAXQXH.js";
import "./chunk-3IOC3QWO.js";
import "./chunk-VZ62FQUT.js";
import "./chunk-WZ7S5XSG.js";
import "./chunk-3ARU6HA5.js";
import "./chunk-JW2MBHE4.js";
import "./chunk-QEZQICKL.js";
import "./chunk-JWK2KAH4.js";
import "./chunk-QPWRNKPF.js";
import "./chunk-BZZTWJ2Q.js";
import "./chunk-SKBEGQT3.js";
import "./chunk-BEDZKUB6.js";
import "./chunk-ODDJKHMF.js";
import "./chunk-AD2P542H.js";
import "./chunk-BH4NIDXN.js";
import "./chunk-QRDE2U5I.js";
import "./chunk-P72BP2YS.js";
import "./chunk-NNPYAI6N.js";
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
import "./chunk-53SV6Y45.js";
import "./chunk-5O3UTOWP.js";
import "./chunk-TC25HOH2.js";
import "./chunk-AHRWLNSE.js";
import "./chunk-UEQIKGNP.js";
import "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";

// src/action/modes/merge.ts
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

// src/core/verdict/merge-reports.ts
function mergeReports(reports) {
  const [first] = reports;
  if (!first) throw new ReplayKitError("usage", "there is no report to merge");
  const plan = shardOf(first);
  const seen = /* @__PURE__ */ new Map();
  for (const named of reports) {
    const shard = shardOf(named);
    if (shard.plan !== plan.plan || shard.of !== plan.of) {
      throw new ReplayKitError("conflict", `${named.name} is of another plan than ${first.name}`, {
        hint: "all shards must run on the same commit, with the same cases and durations"
      });
    }
    const other = seen.get(shard.index);
    if (other !== void 0)
      throw new ReplayKitError("conflict", `${named.name} and ${other} are both shard ${shard.index}/${shard.of}`);
    seen.set(shard.index, named.name);
  }
  const missing = Array.from({ length: plan.of }, (_, index) => index + 1).filter((index) => !seen.has(index));
  if (missing.length > 0) {
    throw new ReplayKitError("not_found", `of ${plan.of} shards ${missing.join(", ")} left no report`, {
      hint: "look at the jobs of these shards; a partial result is never shown as one"
    });
  }
  const cases = reports.flatMap(({ report }) => report.cases).toSorted((a, b) => a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
  if (cases.length > plan.cases)
    throw new ReplayKitError("conflict", `the shards hold ${cases.length} cases, the plan ${plan.cases}`);
  const failOn = first.report.summary.fail_on;
  const duration_ms = Math.max(...reports.map(({ report }) => report.summary.duration_ms));
  return buildReport(cases, failOn, { duration_ms, expected: plan.cases > 0 });
}
function shardOf({ name, report }) {
  if (report.shard) return report.shard;
  throw new ReplayKitError("conflict", `${name} is no report of a shard`, {
    hint: "set the input shard on every job of the matrix"
  });
}

// src/action/modes/merge.ts
async function run({ inputs, event, env }) {
  const folder = join(event.workspace, ".replaykit", "shards");
  const files = globSync("**/report.json", { cwd: folder }).toSorted();
  if (files.length === 0) {
    throw new ReplayKitError("not_found", `there is no report of a shard below ${folder}`, {
      hint: "download the shards' artifacts to .replaykit/shards before mode merge"
    });
  }
  const report = mergeReports(
    files.map((file) => ({ name: file, report: readReport(readFileSync(join(folder, file))) }))
  );
  await writeAll(localDestinations(report, { env, event, folder: temporaryFolder(env, "replaykit") }));
  await commentOnPullRequest(report, { inputs, event, env });
  return report.summary.ok;
}
export {
  run
};
