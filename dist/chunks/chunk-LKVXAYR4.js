import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  caseBrief
} from "./chunk-GR4CGXSL.js";
import {
  findFunctions,
  likeliest
} from "./chunk-LTCLL6MJ.js";
import {
  familyOf,
  runnerOf
} from "./chunk-PZQRY7XN.js";
import {
  effectLookup,
  git,
  runFromTrace
} from "./chunk-3QQEB6C6.js";

// src/node/repair/read-brief.ts
import { existsSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";

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

// src/node/repair/read-brief.ts
var mostTools = 6;
async function readBrief(subject, { root, config, all, last }) {
  const { case: replayCase, trace } = subject.loaded;
  const run = runFromTrace(trace, effectLookup(replayCase.effects, config.effects, config.aliases));
  const { group, guards } = familyOf(subject, all, config);
  const runner = runnerWords(subject, { root, config });
  const command = runner?.command.split(" ") ?? [];
  return caseBrief({
    case: replayCase,
    trace,
    run,
    path: relative(root, subject.folder).split(sep).join("/"),
    terminal_tools: replayCase.terminal_tools ?? config.terminal_tools,
    last,
    code: await codePlaces(toolsOf(run), { root, config, command }),
    runner,
    others: { group: group.length, guards: guards.length },
    budget: config.budget
  });
}
function toolsOf({ calls }) {
  const writes = calls.filter(({ effect }) => effect === "write");
  return [...new Set([...writes, ...calls].map(({ tool }) => tool))].slice(0, mostTools);
}
function runnerWords(subject, { root, config }) {
  const name = runnerOf(subject, config);
  if (name === void 0) return void 0;
  const runner = Object.hasOwn(config.runners, name) ? config.runners[name] : config.runner;
  if (runner === void 0) return void 0;
  const words = [runner.command].flat().join(" ");
  const where = runner.cwd === void 0 || !existsSync(join(root, runner.cwd)) ? "" : ` in ${runner.cwd}`;
  return { name: name === "runner" ? basename(root) : name, command: `${words}${where}` };
}

export {
  readBrief
};
