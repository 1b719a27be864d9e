import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  caseFolders,
  openProject,
  shortPath
} from "./chunk-DQRXXAPE.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import {
  keptHistory,
  loadCase,
  readCaseFolder
} from "./chunk-OLVIJ3L6.js";
import "./chunk-RNXGH53F.js";
import "./chunk-F42CM523.js";
import {
  nodePlatform
} from "./chunk-TXODKNP4.js";
import "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-PUODX5FH.js";
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
  for (const folder of await caseFolders(project, context)) {
    const { files } = await readCaseFolder(folder);
    const { case: found, toolFixtures } = loadCase(files, basename(folder));
    const { quarantine } = found;
    all.push({
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
    });
  }
  const listed = filtered(all, flags);
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
  if (flags.on("duplicates")) listed = duplicates(listed);
  if (!flags.on("quarantined")) return listed;
  const until = ({ quarantine }) => quarantine?.until ?? "";
  return listed.filter(({ state }) => state === "quarantined").toSorted((a, b) => until(a) < until(b) ? -1 : 1);
}
function duplicates(cases) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of cases) {
    if (item.fingerprint !== void 0) groups.set(item.fingerprint, [...groups.get(item.fingerprint) ?? [], item]);
  }
  return [...groups.values()].filter((group) => group.length > 1).flat();
}
function print(terminal, cases, total) {
  const width = Math.max(0, ...cases.map(({ case_id }) => case_id.length)) + 2;
  for (const { case_id, state, title, quarantine, weak: weak2, stale, verdicts, flaky, fingerprint } of cases) {
    const notes = [
      ...weak2 === void 0 ? [] : [`weak: ${weak2}`],
      ...quarantine ? [`until ${quarantine.until}, ${quarantine.owner}: ${quarantine.reason}`] : [],
      ...stale > 0 ? [`${stale} stale recordings`] : [],
      ...new Set(verdicts).size > 1 ? [`verdicts: ${verdicts.join(", ")}`] : [],
      ...flaky === void 0 ? [] : [flaky],
      ...fingerprint === void 0 ? [] : [fingerprint]
    ];
    terminal.print(`${case_id.padEnd(width)}${state.padEnd(12)}${terminal.safe(title)}`);
    if (notes.length > 0) terminal.print(`${" ".repeat(width + 12)}${terminal.safe(notes.join("; "))}`);
  }
  const weak = cases.filter((item) => item.weak !== void 0).length;
  terminal.print(`${cases.length} of ${total} cases${weak === 0 ? "" : `, ${weak} of them weak`}`);
}
export {
  run
};
