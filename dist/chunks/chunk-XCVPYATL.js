import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  readBrief
} from "./chunk-LKVXAYR4.js";
import {
  readFamilyCase,
  readableCases
} from "./chunk-PZQRY7XN.js";
import {
  caseFolders,
  oneArgument,
  openProject,
  shortPath
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import {
  findCases,
  keptResult
} from "./chunk-3QQEB6C6.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/cli/commands/case-brief.ts
import { join } from "node:path";
var fingerprintPattern = /^v\d+:[0-9a-f]{16}$/;
async function run(context) {
  const { flags, terminal } = context;
  const project = await openProject(context);
  const made = await briefOf(oneArgument(context, "case brief", "case or group"), { ...context, project });
  if (flags.on("json")) terminal.printJson({ version: 1, ...made });
  else terminal.print(made.brief);
  return exitCode.ok;
}
async function briefOf(name, { project, cwd }) {
  const { root, config } = project;
  const all = readableCases(await findCases(root, [config.cases].flat()), config);
  const subject = fingerprintPattern.test(name) ? ofGroup(name, all) : await ofCase(name, { project, cwd });
  const { id } = subject.loaded.case;
  const last = keptResult(join(root, ".replaykit", "runs"), id);
  const text = await readBrief(subject, { root, config, all, last });
  return { case_id: id, path: shortPath(root, subject.folder), fingerprints: subject.fingerprints, brief: text };
}
async function ofCase(name, { project, cwd }) {
  const [folder, ...more] = await caseFolders(project, { args: [name], cwd });
  if (folder !== void 0 && more.length === 0) return readFamilyCase(folder, project.config);
  throw new ReplayKitError("usage", `"${name}" names ${more.length + 1} cases; a brief is of one`, {
    hint: "name one case, or the fingerprint of a group: `replaykit case` lists both"
  });
}
function ofGroup(name, all) {
  const found = all.filter(({ fingerprints }) => fingerprints.includes(name));
  const first = found.find(({ loaded }) => loaded.case.state === "open") ?? found[0];
  if (first) return first;
  throw new ReplayKitError("not_found", `no case of this repository has the fingerprint ${name}`, {
    hint: "`replaykit promote` makes a case of a group; `replaykit case` lists the fingerprints that there are"
  });
}

export {
  run,
  briefOf
};
