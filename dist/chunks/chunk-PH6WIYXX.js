import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  findFunctions,
  likeliest
} from "./chunk-GUJTTQO3.js";
import {
  caseBrief
} from "./chunk-7JJQDFI6.js";
import {
  familyOf,
  readFamilyCase,
  readableCases,
  runnerOf
} from "./chunk-WLWW2RIQ.js";
import {
  caseFolders,
  oneArgument,
  openProject,
  shortPath
} from "./chunk-EE4AEMNC.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import {
  effectLookup,
  findCases,
  git,
  keptResult,
  runFromTrace
} from "./chunk-DBU7E2EV.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/cli/commands/case-brief.ts
import { existsSync } from "node:fs";
import { basename, join } from "node:path";

// src/node/repair/code-places.ts
import { posix } from "node:path";
var mostPlaces = 5;
var mostLines = 500;
async function codePlaces(tools, { root, config, command }) {
  if (tools.length === 0) return [];
  const functions = await findFunctions(root, tools);
  const ignored = [config.cases].flat();
  return Promise.all(
    tools.map(async (tool) => {
      const at = Object.hasOwn(config.tools, tool) ? config.tools[tool]?.at : void 0;
      const defined = likeliest(functions, tool).map(({ file, line }) => `${file}:${line}`);
      const known = [...at === void 0 ? [] : [at], ...defined];
      const named = known.length < mostPlaces ? await linesNaming(tool, root, ignored) : [];
      named.sort((a, b) => distance(a, command) - distance(b, command));
      return { tool, places: [.../* @__PURE__ */ new Set([...known, ...named])].slice(0, mostPlaces) };
    })
  );
}
async function linesNaming(tool, root, ignored) {
  if (!/^[\w.-]{2,80}$/.test(tool)) return [];
  const outside = ignored.map((folder) => `:(exclude)${folder}`);
  const code = ["*.py", "*.ts", "*.tsx", "*.js", "*.mjs", "*.cjs", "*.go", "*.rb", "*.java", "*.rs", "*.cs", "*.php"];
  const args = ["grep", "--untracked", "-I", "-n", "-w", "-F", "--max-count=2", "-e", tool, "--", ...code, ...outside];
  const found = await git(args, { cwd: root }).catch(() => void 0);
  const lines = found?.toString("utf8").split("\n") ?? [];
  return lines.flatMap((line) => /^(.+?:\d+):/.exec(line)?.[1] ?? []).slice(0, mostLines);
}
function distance(place, command) {
  const file = place.slice(0, place.lastIndexOf(":"));
  if (command.some((word) => word === file || word === `./${file}`)) return 0;
  return command.some((word) => word.includes("/") && posix.dirname(posix.normalize(word)) === posix.dirname(file)) ? 1 : 2;
}

// src/cli/commands/case-brief.ts
var fingerprintPattern = /^v\d+:[0-9a-f]{16}$/;
var mostTools = 6;
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
  const { case: replayCase, trace } = subject.loaded;
  const run2 = runFromTrace(trace, effectLookup(replayCase.effects, config.effects, config.aliases));
  const { group, guards } = familyOf(subject, all, config);
  const path = shortPath(root, subject.folder);
  const runner = runnerWords(subject, project);
  const command = runner?.command.split(" ") ?? [];
  const text = caseBrief({
    case: replayCase,
    trace,
    run: run2,
    path,
    terminal_tools: replayCase.terminal_tools ?? config.terminal_tools,
    last: keptResult(join(root, ".replaykit", "runs"), replayCase.id),
    code: await codePlaces(toolsOf(run2), { ...project, command }),
    runner,
    others: { group: group.length, guards: guards.length },
    budget: config.budget
  });
  return { case_id: replayCase.id, path, fingerprints: subject.fingerprints, brief: text };
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
function toolsOf({ calls }) {
  const writes = calls.filter(({ effect }) => effect === "write");
  return [...new Set([...writes, ...calls].map(({ tool }) => tool))].slice(0, mostTools);
}
function runnerWords(subject, { root, config }) {
  const name = runnerOf(subject, config);
  const runner = name === "runner" ? config.runner : Object.hasOwn(config.runners, name ?? "") && config.runners[name ?? ""];
  if (name === void 0 || !runner) return void 0;
  const words = [runner.command].flat().join(" ");
  const where = runner.cwd === void 0 || !existsSync(join(root, runner.cwd)) ? "" : ` in ${runner.cwd}`;
  return { name: name === "runner" ? basename(root) : name, command: `${words}${where}` };
}

export {
  run,
  briefOf
};
