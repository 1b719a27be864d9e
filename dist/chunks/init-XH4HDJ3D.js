import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import {
  findRoot
} from "./chunk-LCONLFVP.js";
import {
  git,
  isObject,
  maxCaseBytes,
  readSourceTrace,
  readTextFile,
  require_dist
} from "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import {
  __toESM
} from "./chunk-VHE66NNS.js";

// src/cli/commands/init.ts
import { existsSync as existsSync3, mkdirSync, writeFileSync } from "node:fs";
import { dirname as dirname2, join as join4 } from "node:path";

// src/cli/init/config-file.ts
var import_yaml = __toESM(require_dist(), 1);
var schemaPath = "node_modules/replaykit/docs/replaykit.schema.json";
var assumedCommand = ["python3", "agent.py"];
var assumed = "# Assumed: nothing in this repository says how your agent starts. Correct it.";
function configFile(agents, options) {
  const { runnerCommand } = options;
  const runners = runnerCommand !== void 0 || agents.length <= 1 ? {
    runner: {
      command: runnerCommand ?? agents[0]?.command ?? assumedCommand,
      ...setupOf(agents[0]),
      timeout: "60s"
    }
  } : { runners: Object.fromEntries(agents.map((agent) => [agent.name, runnerOf(agent)])) };
  return [
    "# ReplayKit: how this repository's agent is run against its cases. Every key is optional.",
    ...options.schema ? [`# yaml-language-server: $schema=./${schemaPath}`] : [],
    "version: 1",
    "cases: cases",
    "",
    "# The command runs your agent once for one case; it reads REPLAYKIT_* and writes REPLAYKIT_OUTPUT_PATH.",
    ...runnerCommand === void 0 && agents.length === 0 ? [assumed] : [],
    (0, import_yaml.stringify)(runners, { lineWidth: 0, aliasDuplicateObjects: false }).trimEnd(),
    "",
    "# What each tool does: pure (only computes), read, or write. Writes never run during replay.",
    "effects: {}",
    "",
    "# Tools that may end a run without a final text, such as a hand-over to a person.",
    "terminal_tools: []",
    "",
    "# Standings that fail a pull request.",
    "fail_on: [regressed, broken, unguarded, error]",
    ...options.observed === true ? [
      "",
      "# What a guard's green may rest on: only calls that the gateway saw, as it saw those of your recording.",
      "evidence: observed"
    ] : [],
    ""
  ].join("\n");
}
function setupOf(agent) {
  return agent?.setup ? { setup: agent.setup } : {};
}
function runnerOf(agent) {
  return {
    command: agent.command,
    cwd: agent.folder,
    ...setupOf(agent),
    agent: agent.name,
    paths: [`${agent.folder}/**`]
  };
}

// src/cli/init/detect-project.ts
import { existsSync as existsSync2, globSync, readFileSync as readFileSync2 } from "node:fs";
import { basename, dirname, join as join2 } from "node:path";

// src/cli/init/start-command.ts
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
var programStarters = { uv: ["uv", "run"], poetry: ["poetry", "run"] };
var scriptStarters = {
  npm: ["npm", "run", "--silent", "start"],
  pnpm: ["pnpm", "--silent", "start"],
  yarn: ["yarn", "run", "start"],
  bun: ["bun", "run", "start"]
};
var servers = /(?:^|[\s/])(?:next|vite|nuxt|react-scripts|serve|http-server|uvicorn|gunicorn|hypercorn|flask|fastapi|streamlit|celery|nodemon)(?:\s|$)/;
var shellWords = /[&|;<>`$*?()=]/;
var runtimes = /* @__PURE__ */ new Set(["node", "bun", "deno", "python", "python3", "uv", "poetry"]);
function startCommand(folder, packageManager) {
  return scriptStart(folder, packageManager) ?? projectScript(folder, packageManager) ?? procfileStart(folder) ?? dockerfileStart(folder);
}
function scriptStart(folder, packageManager) {
  const manifest = jsonOf(textIn(folder, "package.json"));
  const scripts = isObject(manifest) ? manifest["scripts"] : void 0;
  const start = isObject(scripts) ? scripts["start"] : void 0;
  if (typeof start !== "string" || servers.test(start)) return void 0;
  return directCommand(start) ?? scriptStarters[packageManager];
}
function projectScript(folder, packageManager) {
  const section = /^\[project\.scripts\]\s*\n((?:(?!\[).*(?:\n|$))*)/m.exec(textIn(folder, "pyproject.toml"))?.[1] ?? "";
  const names = [...section.matchAll(/^\s*"?([\w.-]+)"?\s*=\s*["'][\w.]+:[\w.]+["']/gm)].map(([, name2 = ""]) => name2);
  const [name] = names;
  return name === void 0 || names.length > 1 ? void 0 : [...programStarters[packageManager] ?? [], name];
}
function procfileStart(folder) {
  for (const line of textIn(folder, "Procfile").split("\n")) {
    const command = /^[\w-]+:\s*(\S.*)$/.exec(line)?.[1]?.trim();
    const words = command === void 0 || servers.test(command) ? void 0 : directCommand(command);
    if (words !== void 0) return words;
  }
  return void 0;
}
function dockerfileStart(folder) {
  const command = [...textIn(folder, "Dockerfile").matchAll(/^CMD\s+(\S.*)$/gm)].at(-1)?.[1]?.trim();
  if (command === void 0 || servers.test(command.replaceAll(/["',[\]]/g, " "))) return void 0;
  const list = command.startsWith("[") ? jsonOf(command) : void 0;
  if (Array.isArray(list)) {
    const words = list.filter((word) => typeof word === "string");
    return words.length === list.length && words.length > 0 ? words : void 0;
  }
  return directCommand(command);
}
function directCommand(command) {
  if (shellWords.test(command) || /["'\\]/.test(command)) return void 0;
  const words = command.split(/\s+/);
  return runtimes.has(words[0] ?? "") && words.length > 1 ? words : void 0;
}
function textIn(folder, name) {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
function jsonOf(text) {
  try {
    return text === "" ? void 0 : JSON.parse(text);
  } catch {
    return void 0;
  }
}

// src/cli/init/detect-project.ts
var frameworks = [
  ["LangGraph", /\blanggraph\b|@langchain\/langgraph/],
  ["LangChain", /\blangchain\b|@langchain\//],
  ["OpenAI Agents SDK", /\bopenai-agents\b|@openai\/agents/],
  ["AI SDK", /"ai"\s*:|@ai-sdk\//],
  ["Pydantic AI", /\bpydantic-ai\b/],
  ["CrewAI", /\bcrewai\b/],
  ["LlamaIndex", /\bllama-?index\b/],
  ["Google ADK", /\bgoogle-adk\b/],
  ["Claude Agent SDK", /claude-agent-sdk|@anthropic-ai\/claude-agent-sdk/],
  ["Anthropic SDK", /\banthropic\b|@anthropic-ai\/sdk/],
  ["OpenAI SDK", /\bopenai\b/]
];
var manifests = ["package.json", "pyproject.toml", "requirements.txt"];
var entryNames = {
  python: ["agent.py", "main.py", "app.py", "src/agent.py", "src/main.py", "run.py"],
  node: [
    "agent.ts",
    "agent.js",
    "agent.mjs",
    "src/agent.ts",
    "src/agent.js",
    "src/index.ts",
    "src/index.js",
    "index.js"
  ]
};
function detectAgents(root) {
  const folders = new Set(
    manifests.flatMap((name) => globSync([name, `*/${name}`, `*/*/${name}`], { cwd: root, exclude: isForeign })).map((path) => dirname(path))
  );
  const agents = [...folders].toSorted().flatMap((folder) => detectAgent(root, folder) ?? []);
  if (agents.length === 0) return bareAgent(root);
  const withFramework = agents.filter((agent) => agent.framework !== void 0);
  return withFramework.length > 0 ? withFramework : agents.slice(0, 1);
}
function bareAgent(root) {
  const language = ["python", "node"].find(
    (one) => entryNames[one].some((name) => existsSync2(join2(root, name)))
  );
  const entry = language && entryNames[language].find((name) => existsSync2(join2(root, name)));
  if (language === void 0 || entry === void 0) return [];
  const packageManager = language === "python" ? "pip" : "npm";
  const command = [...starters[packageManager] ?? [], entry];
  return [
    {
      name: "agent",
      folder: ".",
      language,
      packageManager,
      framework: void 0,
      setup: void 0,
      command,
      certain: true
    }
  ];
}
function isForeign(path) {
  const name = basename(path);
  return name === "node_modules" || name === ".venv" || name === "venv" || name === "dist" || name.startsWith(".");
}
function detectAgent(root, folder) {
  const has = (name) => existsSync2(join2(root, folder, name));
  const text = manifests.filter(has).map((name) => readFileSync2(join2(root, folder, name), "utf8")).join("\n");
  const language = has("pyproject.toml") || has("requirements.txt") ? "python" : "node";
  const packageManager = language === "python" ? pythonManager(has, text) : nodeManager(has);
  const entry = entryNames[language].find(has);
  const fallback = language === "python" ? "agent.py" : "agent.js";
  const named = entry !== void 0 && /(?:^|\/)agent\.\w+$/.test(entry);
  const start = named ? void 0 : startCommand(join2(root, folder), packageManager);
  return {
    name: folder === "." ? "agent" : basename(folder),
    folder,
    language,
    packageManager,
    framework: frameworks.find(([, pattern]) => pattern.test(text))?.[0],
    setup: setupOf2(packageManager, has, text),
    command: start ?? [...starters[packageManager] ?? [], entry ?? fallback],
    certain: start !== void 0 || entry !== void 0
  };
}
function pythonManager(has, manifest) {
  if (has("uv.lock")) return "uv";
  if (has("poetry.lock") || manifest.includes("[tool.poetry]")) return "poetry";
  return "pip";
}
function nodeManager(has) {
  if (has("pnpm-lock.yaml")) return "pnpm";
  if (has("yarn.lock")) return "yarn";
  if (has("bun.lock") || has("bun.lockb")) return "bun";
  return "npm";
}
var needed = {
  pip: [["requirements.txt"]],
  npm: [["package-lock.json", "npm-shrinkwrap.json"]]
};
function setupOf2(manager, has, manifest) {
  if ((needed[manager] ?? []).every((files) => files.some(has))) return setups[manager];
  return manager === "pip" && /^\[project\]/m.test(manifest) ? ["python3", "-m", "pip", "install", "--editable", "."] : void 0;
}
var setups = {
  uv: ["uv", "sync"],
  poetry: ["poetry", "install"],
  pip: ["python3", "-m", "pip", "install", "-r", "requirements.txt"],
  npm: ["npm", "ci"],
  pnpm: ["pnpm", "install", "--frozen-lockfile"],
  yarn: ["yarn", "install", "--immutable"],
  bun: ["bun", "install", "--frozen-lockfile"]
};
var starters = {
  uv: ["uv", "run"],
  poetry: ["poetry", "run", "python"],
  pip: ["python3"],
  npm: ["node"],
  pnpm: ["node"],
  yarn: ["node"],
  bun: ["bun"]
};

// src/cli/init/pinned-action.ts
var repository = "https://github.com/replaykit/replaykit";
var use = /(?<=uses: replaykit\/replaykit)@(v\d+\.\d+\.\d+)$/gm;
async function withPinnedAction(workflow, cwd) {
  const [, tag] = use.exec(workflow) ?? [];
  use.lastIndex = 0;
  if (tag === void 0) return workflow;
  const commit = await commitOf(tag, cwd);
  const pinned = commit === void 0 ? `@${tag} # pin it to the commit that you reviewed` : `@${commit} # ${tag}`;
  return workflow.replaceAll(use, pinned);
}
async function commitOf(tag, cwd) {
  const ref = `refs/tags/${tag}`;
  const listing = await git(["ls-remote", repository, ref, `${ref}^{}`], { cwd, timeoutMs: 5e3 }).catch(
    () => void 0
  );
  const commits = new Map(
    (listing?.toString() ?? "").split("\n").flatMap((line) => {
      const [, commit, name] = /^([0-9a-f]{40})\t(\S+)$/.exec(line) ?? [];
      return commit === void 0 || name === void 0 ? [] : [[name, commit]];
    })
  );
  return commits.get(`${ref}^{}`) ?? commits.get(ref);
}

// src/cli/init/recorded-evidence.ts
import { globSync as globSync2 } from "node:fs";
import { join as join3 } from "node:path";
var mostRead = 20;
function sawEveryCall(root) {
  const files = globSync2(["*.json", "cases/*/source-trace.json"], { cwd: root }).toSorted();
  const recorded = files.slice(0, mostRead).flatMap((file) => readRecording(root, file) ?? []).filter(({ source }) => source?.format === "gateway");
  const called = recorded.filter(({ events }) => events.some(({ type }) => type === "tool_call"));
  return called.length > 0 && recorded.every(({ source }) => source?.["uncontrolled"] === void 0);
}
function readRecording(root, file) {
  const rules = { name: file, maxBytes: maxCaseBytes["source-trace.json"], invalid: "invalid_input" };
  try {
    const text = readTextFile(join3(root, file), rules);
    return text === void 0 ? void 0 : readSourceTrace(text, file);
  } catch (error) {
    if (error instanceof ReplayKitError) return void 0;
    throw error;
  }
}

// src/cli/init/workflow-files.ts
var pins = {
  checkout: "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0",
  setupNode: "actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0",
  setupPython: "actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c # v6.0.0",
  uploadArtifact: "actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2",
  downloadArtifact: "actions/download-artifact@634f93cb2916e3fdff6788551b99b062d0335ce0 # v5.0.0"
};
var action = "replaykit/replaykit@v0.1.0";
var keyLines = `        # Guards with recorded answers need no key. Cases that ask a live model do: put it into the repository's secrets.
        # The key stays in the gateway, out of your agent's sight; pull requests from forks get none.
        # env:
        #   OPENAI_API_KEY: \${{ secrets.OPENAI_API_KEY }}
        #   ANTHROPIC_API_KEY: \${{ secrets.ANTHROPIC_API_KEY }}
`;
var dispatchTrigger = `  workflow_dispatch: # replays what a comment's command committed; GitHub starts nothing for commits of a workflow's token
    inputs:
      pull-request:
        description: Number of the pull request to replay.
        required: true
`;
function commandsWorkflow() {
  return `name: ReplayKit commands
on:
  issue_comment:
    types: [created]
permissions: {}
jobs:
  command:
    # Whether the author may decide is asked of GitHub again, by the Action.
    if: >-
      github.event.issue.pull_request && github.event.comment.user.type == 'User' &&
      startsWith(github.event.comment.body, '/replaykit ')
    runs-on: ubuntu-latest
    timeout-minutes: 5
    concurrency:
      group: replaykit-commands-\${{ github.event.issue.number }}
    permissions:
      actions: write # read the replay's report, start it again
      checks: write # record what was accepted, on its commit
      contents: write # commit accepted expectations and fixtures to the branch
      pull-requests: write # answer
    steps:
      - uses: ${action}
        with:
          mode: command
`;
}
function replayWorkflow(agents, { commands = false } = {}) {
  return `name: ReplayKit
on:
  pull_request:
  merge_group:
  push:
    branches: [main]
${commands ? dispatchTrigger : ""}permissions:
  actions: read # a re-run counts what the attempt before it tried
  checks: write # write the check named ReplayKit, whose title is the verdict
  contents: read # read the cases and the base commit
  pull-requests: write # write the one comment; forks get a read-only token and use replaykit-report.yml
concurrency:
  group: replaykit-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  replay:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: ${pins.checkout}
        with:
          fetch-depth: 0 # guards and policy are read from the base commit
          persist-credentials: false
${setupSteps(agents)}      - uses: ${action}
        id: replaykit
        with:
          mode: replay
${keyLines}      - uses: ${pins.uploadArtifact}
        if: always() && steps.replaykit.outputs.result-path != ''
        with:
          name: replaykit-report
          path: \${{ steps.replaykit.outputs.result-path }}
`;
}
function reportWorkflow() {
  return `name: ReplayKit report
on:
  workflow_run:
    workflows: [ReplayKit]
    types: [completed]
permissions:
  actions: read # fetch the report of the finished run
  pull-requests: write # write the comment
jobs:
  report:
    # Runs of this repository's own branches comment themselves; a fork's and Dependabot's may only read.
    if: >-
      github.event.workflow_run.event == 'pull_request' &&
      (github.event.workflow_run.head_repository.full_name != github.repository ||
      github.event.workflow_run.actor.login == 'dependabot[bot]')
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: ${action}
        with:
          mode: report
`;
}
function shardedWorkflow(agents, shards) {
  const numbers = Array.from({ length: shards }, (_, index) => index + 1).join(", ");
  return `name: ReplayKit
on:
  pull_request:
  merge_group:
permissions:
  actions: read # a re-run counts what the attempt before it tried
  contents: read
jobs:
  replay:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    strategy:
      fail-fast: false
      matrix:
        shard: [${numbers}]
    steps:
      - uses: ${pins.checkout}
        with:
          fetch-depth: 0
          persist-credentials: false
${setupSteps(agents)}      - uses: ${action}
        id: replaykit
        with:
          mode: replay
          shard: \${{ matrix.shard }}/${shards}
          comment: never
${keyLines}      - uses: ${pins.uploadArtifact}
        if: always() && steps.replaykit.outputs.result-path != ''
        with:
          name: replaykit-shard-\${{ matrix.shard }}
          path: \${{ steps.replaykit.outputs.result-path }}
  merge:
    needs: replay
    if: always()
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      checks: write
      contents: read
      pull-requests: write
    steps:
      # No checkout: what the pull request holds is never taken for a shard's report.
      - uses: ${pins.downloadArtifact}
        with:
          pattern: replaykit-shard-*
          path: \${{ runner.temp }}/replaykit-shards
      - uses: ${action}
        id: replaykit
        with:
          mode: merge
      - uses: ${pins.uploadArtifact}
        if: always() && steps.replaykit.outputs.result-path != ''
        with:
          name: replaykit-report
          path: \${{ steps.replaykit.outputs.result-path }}
`;
}
function setupSteps(agents) {
  const steps = [];
  const managers = new Set(agents.map((agent) => agent.packageManager));
  if (agents.some((agent) => agent.language === "python")) {
    steps.push(`- uses: ${pins.setupPython}`, `  with: { python-version: "3.12" }`);
  }
  if (agents.some((agent) => agent.language === "node")) {
    steps.push(`- uses: ${pins.setupNode}`, "  with: { node-version: 24 }");
  }
  if (managers.has("bun")) steps.push("- run: npm install --global bun");
  if (managers.has("uv")) steps.push("- run: pip install uv");
  if (managers.has("poetry")) steps.push("- run: pip install poetry");
  if (managers.has("pnpm") || managers.has("yarn")) steps.push("- run: corepack enable");
  return steps.map((line) => `      ${line}
`).join("");
}

// src/cli/commands/init.ts
async function run({ args, flags, terminal, cwd }) {
  if (args.length > 0) throw new ReplayKitError("usage", `init takes no arguments, but got "${args.join(" ")}"`);
  const root = findRoot(cwd);
  const agents = detectAgents(root);
  const shards = flags.integer("shards", { min: 2, max: 256 });
  const commands = flags.on("commands");
  if (commands && shards !== void 0) {
    throw new ReplayKitError("usage", "--commands and --shards do not go together yet", {
      hint: "a comment's command reads the report of one run; leave one of them out"
    });
  }
  const files = {
    "replaykit.yaml": configFile(agents, {
      runnerCommand: flags.text("runner-cmd"),
      schema: existsSync3(join4(root, schemaPath)),
      observed: sawEveryCall(root)
    }),
    ".github/workflows/replaykit.yml": await withPinnedAction(
      shards === void 0 ? replayWorkflow(agents, { commands }) : shardedWorkflow(agents, shards),
      root
    ),
    ".github/workflows/replaykit-report.yml": await withPinnedAction(reportWorkflow(), root),
    ...commands ? { ".github/workflows/replaykit-commands.yml": await withPinnedAction(commandsWorkflow(), root) } : {},
    ".replaykit/.gitignore": "*\n"
  };
  const done = Object.entries(files).map(([path, text]) => {
    const there = existsSync3(join4(root, path));
    const kept = there && !flags.on("force");
    if (!kept && !flags.on("dry-run")) write(join4(root, path), text);
    return { path, action: kept ? "kept" : there ? "replaced" : "written", text };
  });
  if (flags.on("json")) terminal.printJson({ version: 1, agents, files: done });
  else
    print(terminal, agents, {
      files: done,
      dryRun: flags.on("dry-run"),
      named: flags.text("runner-cmd") !== void 0
    });
  return exitCode.ok;
}
function write(path, text) {
  mkdirSync(dirname2(path), { recursive: true });
  writeFileSync(path, text);
}
function print(terminal, agents, {
  files,
  dryRun,
  named
}) {
  for (const agent of agents) {
    const guess = agent.certain ? "" : "  (a guess: no such file yet)";
    const framework = agent.framework === void 0 ? "" : `, ${agent.framework}`;
    terminal.print(
      `found   ${agent.name}: ${agent.packageManager}${framework}, runs as: ${agent.command.join(" ")}${guess}`
    );
  }
  if (agents.length === 0 && !named) {
    const command = assumedCommand.join(" ");
    terminal.print(
      `found   no agent: "${command}" is assumed; correct runner.command in replaykit.yaml, or give --runner-cmd`
    );
  }
  for (const file of files) {
    terminal.print(`${dryRun && file.action !== "kept" ? "would write" : file.action.padEnd(7)} ${file.path}`);
    if (dryRun && file.action !== "kept") terminal.print(file.text.replace(/^/gm, "    "));
  }
  terminal.print("");
  terminal.print("Next: replaykit doctor                                    tries the set-up");
  terminal.print("      replaykit scaffold trace.json --out cases/my-case   makes the first case");
}
export {
  run
};
