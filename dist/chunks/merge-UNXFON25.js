import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  checkCommit
} from "./chunk-XULDOLHG.js";
import {
  readReport
} from "./chunk-BFDNYK24.js";
import {
  temporaryFolder
} from "./chunk-GK4C6EQ3.js";
import "./chunk-TCSTTIBO.js";
import {
  commentOnPullRequest
} from "./chunk-IMSI6VKX.js";
import {
  localDestinations,
  tell,
  writeAll
} from "./chunk-JJQDZX5N.js";
import "./chunk-F7ICV2O4.js";
import "./chunk-CWUAN237.js";
import "./chunk-ORIRKLHL.js";
import "./chunk-LKVXAYR4.js";
import "./chunk-GR4CGXSL.js";
import "./chunk-LTCLL6MJ.js";
import "./chunk-UBUG5XII.js";
import "./chunk-TG2EFSPA.js";
import "./chunk-PZQRY7XN.js";
import "./chunk-6VN3PW6Y.js";
import "./chunk-EOIGMXXM.js";
import "./chunk-NDZC76CC.js";
import "./chunk-PSN3L2HE.js";
import "./chunk-4RQYSA3W.js";
import {
  blockSize,
  decideSuite,
  git,
  liveSummary
} from "./chunk-3QQEB6C6.js";
import {
  buildReport
} from "./chunk-ZPONSFWV.js";
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
  const planned = plannedCases(cases);
  if (planned > plan.cases)
    throw new ReplayKitError("conflict", `the shards hold ${planned} cases, the plan ${plan.cases}`);
  const failOn = first.report.summary.fail_on;
  const duration_ms = Math.max(...reports.map(({ report }) => report.summary.duration_ms));
  return decidedAgain(cases, reports, { failOn, duration_ms, expected: plan.cases > 0 });
}
function plannedCases(cases) {
  const deleted = cases.filter(({ standing, attempts }) => standing === "altered" && attempts.length === 0);
  const besides = new Set(deleted.map(({ path }) => path));
  return new Set(cases.filter(({ path }) => !besides.has(path)).map(({ path }) => path)).size;
}
function decidedAgain(cases, reports, { failOn, duration_ms, expected }) {
  const not_sandboxed = reports.find(({ report }) => report.summary.not_sandboxed !== void 0)?.report.summary.not_sandboxed;
  const setups = [...new Set(reports.flatMap(({ report }) => report.summary.setups ?? []))];
  const facts = { duration_ms, expected, not_sandboxed, setups };
  const known = reports.flatMap(({ report }) => report.summary.live ?? []);
  const [live] = known;
  if (!live) return buildReport(cases, failOn, facts);
  const rules = {
    failOn,
    alpha: live.alpha,
    unpaired: live.unpaired,
    mostBlocks: Math.floor(live.max_pairs / blockSize),
    base: known.find(({ base }) => base !== void 0)?.base,
    withoutBase: known.find(({ without_base }) => without_base !== void 0)?.without_base
  };
  const all = decideSuite(cases, rules);
  return buildReport(all, failOn, { ...facts, live: liveSummary(all, rules) });
}
function shardOf({ name, report }) {
  if (report.shard) return report.shard;
  throw new ReplayKitError("conflict", `${name} is no report of a shard`, {
    hint: "set the input shard on every job of the matrix"
  });
}

// src/action/shard-reports.ts
import { globSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
var formerFolder = ".replaykit/shards";
var remedy = "download the shards' artifacts to ${{ runner.temp }}/replaykit-shards before mode merge";
async function readShardReports({
  env,
  workspace
}) {
  const folder = temporaryFolder(env, "replaykit-shards");
  const found = reportsIn(folder);
  if (found.length > 0) return found;
  const former = join(workspace, formerFolder);
  if (globSync("**/report.json", { cwd: former }).length === 0) {
    throw new ReplayKitError("not_found", `there is no report of a shard below ${folder}`, { hint: remedy });
  }
  await refuseCommitted(workspace);
  tell("warning", `the shards' reports lie in the checkout, at ${formerFolder}: ${remedy}`);
  return reportsIn(former);
}
function reportsIn(folder) {
  return globSync("**/report.json", { cwd: folder }).toSorted().map((file) => ({ name: file, report: readReport(readFileSync(join(folder, file))) }));
}
async function refuseCommitted(workspace) {
  const links = [".replaykit", formerFolder].filter(
    (path) => lstatSync(join(workspace, path), { throwIfNoEntry: false })?.isSymbolicLink()
  );
  const committed = await git(["ls-files", "-z", "--", ".replaykit"], { cwd: workspace }).catch(() => void 0);
  if (links.length === 0 && committed?.length === 0) return;
  throw new ReplayKitError(
    "unsafe_path",
    `${formerFolder} is part of the checkout: a pull request could bring its own`,
    {
      hint: remedy
    }
  );
}

// src/action/modes/merge.ts
async function run({ inputs, event, env }) {
  const report = mergeReports(await readShardReports({ env, workspace: event.workspace }));
  await writeAll(localDestinations(report, { env, event, folder: temporaryFolder(env, "replaykit") }));
  await commentOnPullRequest(report, { inputs, event, env });
  await checkCommit(report, { inputs, event, env });
  return report.summary.ok;
}
export {
  run
};
