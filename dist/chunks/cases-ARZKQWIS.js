import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  caseFingerprints
} from "./chunk-6VN3PW6Y.js";
import "./chunk-EOIGMXXM.js";
import "./chunk-NDZC76CC.js";
import "./chunk-PSN3L2HE.js";
import {
  caseFolders,
  openProject,
  shortPath
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import {
  keptHistory,
  loadCase,
  readCaseFolder
} from "./chunk-3QQEB6C6.js";
import {
  plural
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/cases.ts
import { basename } from "node:path";
var staleAfterDays = 180;
var dayMs = 864e5;
async function run(context) {
  const { flags, terminal } = context;
  const project = await openProject(context);
  const history = await keptHistory(project.root);
  const all = [];
  const names = /* @__PURE__ */ new Map();
  for (const folder of await caseFolders(project, context)) {
    const { files } = await readCaseFolder(folder);
    const loaded = loadCase(files, basename(folder));
    const { case: found, toolFixtures } = loaded;
    const { quarantine } = found;
    const item = {
      case_id: found.id,
      path: shortPath(project.root, folder),
      title: found.title,
      state: found.state,
      tags: found.tags,
      fingerprint: found.source?.fingerprint,
      quarantine: quarantine && { owner: quarantine.owner, reason: quarantine.reason, until: quarantine.until },
      weak: found.weak === true ? found.weak_reason ?? "no reason was given" : void 0,
      stale: toolFixtures.calls.filter(({ stale, recorded_at }) => stale === true || isOld(recorded_at)).length,
      verdicts: history.get(found.id)?.verdicts ?? [],
      flaky: history.get(found.id)?.flaky
    };
    all.push(item);
    if (flags.on("duplicates")) names.set(item, caseFingerprints(loaded, project.config, nodePlatform));
  }
  const kept = filtered(all, flags);
  const listed = flags.on("duplicates") ? duplicates(kept, names) : kept;
  if (flags.on("json")) terminal.printJson({ version: 1, cases: listed });
  else print(terminal, listed, all.length);
  return exitCode.ok;
}
function isOld(recordedAt) {
  const time = recordedAt === void 0 ? Number.NaN : Date.parse(recordedAt);
  return nodePlatform.now().getTime() - time > staleAfterDays * dayMs;
}
function filtered(all, flags) {
  const tags = flags.list("tag");
  let listed = tags.length === 0 ? all : all.filter((item) => tags.some((tag) => item.tags.includes(tag)));
  if (flags.on("stale")) listed = listed.filter(({ stale }) => stale > 0);
  if (flags.on("flaky"))
    listed = listed.filter(({ verdicts, flaky }) => flaky !== void 0 || new Set(verdicts).size > 1);
  if (!flags.on("quarantined")) return listed;
  const until = ({ quarantine }) => quarantine?.until ?? "";
  return listed.filter(({ state }) => state === "quarantined").toSorted((a, b) => until(a) < until(b) ? -1 : 1);
}
function duplicates(cases, names) {
  const groups = [];
  for (const item of cases) {
    const own = names.get(item) ?? [];
    const same = groups.filter((group) => own.some((name) => group.names.has(name)));
    for (const group of same) groups.splice(groups.indexOf(group), 1);
    groups.push({
      names: /* @__PURE__ */ new Set([...same.flatMap((group) => [...group.names]), ...own]),
      cases: [...same.flatMap((group) => group.cases), item]
    });
  }
  return groups.filter((group) => group.cases.length > 1).flatMap((group) => group.cases);
}
function print(terminal, cases, total) {
  const width = Math.max(0, ...cases.map(({ case_id }) => case_id.length)) + 2;
  for (const { case_id, state, title, quarantine, weak: weak2, stale, verdicts, flaky, fingerprint } of cases) {
    const notes = [
      ...weak2 === void 0 ? [] : [`weak: ${weak2}`],
      ...quarantine ? [`until ${quarantine.until}, ${quarantine.owner}: ${quarantine.reason}`] : [],
      ...stale > 0 ? [plural(stale, "stale recording")] : [],
      ...new Set(verdicts).size > 1 ? [`verdicts: ${verdicts.join(", ")}`] : [],
      ...flaky === void 0 ? [] : [flaky],
      ...fingerprint === void 0 ? [] : [fingerprint]
    ];
    terminal.print(`${case_id.padEnd(width)}${state.padEnd(12)}${terminal.safe(title)}`);
    if (notes.length > 0) terminal.print(`${" ".repeat(width + 12)}${terminal.safe(notes.join("; "))}`);
  }
  const weak = cases.filter((item) => item.weak !== void 0).length;
  terminal.print(`${cases.length} of ${plural(total, "case")}${weak === 0 ? "" : `, ${weak} of them weak`}`);
}
export {
  run
};
