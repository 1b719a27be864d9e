import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { startCommand } from "./start-command.ts";

export type Language = "node" | "python";

/** An agent that was found: its folder, how it is installed and how it probably starts. */
export interface DetectedAgent {
  name: string;
  /** Relative to the repository's root; `.` for the root itself. */
  folder: string;
  language: Language;
  /** `uv`, `poetry`, `pip`, `npm`, `pnpm`, `yarn`, `bun`. */
  packageManager: string;
  framework: string | undefined;
  setup: string[] | undefined;
  command: string[];
  /** False if the command is a guess that the user must check. */
  certain: boolean;
}

const frameworks: [name: string, pattern: RegExp][] = [
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
  ["OpenAI SDK", /\bopenai\b/],
];

const manifests = ["package.json", "pyproject.toml", "requirements.txt"];
const entryNames: Record<Language, string[]> = {
  python: ["agent.py", "main.py", "app.py", "src/agent.py", "src/main.py", "run.py"],
  node: [
    "agent.ts",
    "agent.js",
    "agent.mjs",
    "src/agent.ts",
    "src/agent.js",
    "src/index.ts",
    "src/index.js",
    "index.js",
  ],
};

/**
 * Agents of a repository, found by its manifests: one in a plain repository, one for each member of a monorepo. Without
 * manifests, an agent is found by its file name.
 */
export function detectAgents(root: string): DetectedAgent[] {
  const folders = new Set(
    manifests
      .flatMap((name) => globSync([name, `*/${name}`, `*/*/${name}`], { cwd: root, exclude: isForeign }))
      .map((path) => dirname(path)),
  );
  const agents = [...folders].toSorted().flatMap((folder) => detectAgent(root, folder) ?? []);
  if (agents.length === 0) return bareAgent(root);
  const withFramework = agents.filter((agent) => agent.framework !== undefined);
  return withFramework.length > 0 ? withFramework : agents.slice(0, 1);
}

/** An agent without a manifest. How it is installed is unknown. */
function bareAgent(root: string): DetectedAgent[] {
  const language = (["python", "node"] as const).find((one) =>
    entryNames[one].some((name) => existsSync(join(root, name))),
  );
  const entry = language && entryNames[language].find((name) => existsSync(join(root, name)));
  if (language === undefined || entry === undefined) return [];
  const packageManager = language === "python" ? "pip" : "npm";
  const command = [...(starters[packageManager] ?? []), entry];
  return [
    {
      name: "agent",
      folder: ".",
      language,
      packageManager,
      framework: undefined,
      setup: undefined,
      command,
      certain: true,
    },
  ];
}

function isForeign(path: string): boolean {
  const name = basename(path);
  return name === "node_modules" || name === ".venv" || name === "venv" || name === "dist" || name.startsWith(".");
}

function detectAgent(root: string, folder: string): DetectedAgent | undefined {
  const has = (name: string) => existsSync(join(root, folder, name));
  const text = manifests
    .filter(has)
    .map((name) => readFileSync(join(root, folder, name), "utf8"))
    .join("\n");
  const language: Language = has("pyproject.toml") || has("requirements.txt") ? "python" : "node";
  const packageManager = language === "python" ? pythonManager(has, text) : nodeManager(has);
  const entry = entryNames[language].find(has);
  const fallback = language === "python" ? "agent.py" : "agent.js";
  // A file named agent is the agent. For other names, the project's own start command is more reliable.
  const named = entry !== undefined && /(?:^|\/)agent\.\w+$/.test(entry);
  const start = named ? undefined : startCommand(join(root, folder), packageManager);
  return {
    name: folder === "." ? "agent" : basename(folder),
    folder,
    language,
    packageManager,
    framework: frameworks.find(([, pattern]) => pattern.test(text))?.[0],
    setup: setupOf(packageManager, has, text),
    command: start ?? [...(starters[packageManager] ?? []), entry ?? fallback],
    certain: start !== undefined || entry !== undefined,
  };
}

function pythonManager(has: (name: string) => boolean, manifest: string): string {
  if (has("uv.lock")) return "uv";
  if (has("poetry.lock") || manifest.includes("[tool.poetry]")) return "poetry";
  return "pip";
}

function nodeManager(has: (name: string) => boolean): string {
  if (has("pnpm-lock.yaml")) return "pnpm";
  if (has("yarn.lock")) return "yarn";
  if (has("bun.lock") || has("bun.lockb")) return "bun";
  return "npm";
}

/** Files without which a setup fails. The other managers were recognised by their lock files. */
const needed: Record<string, string[][]> = {
  pip: [["requirements.txt"]],
  npm: [["package-lock.json", "npm-shrinkwrap.json"]],
};

function setupOf(manager: string, has: (name: string) => boolean, manifest: string): string[] | undefined {
  if ((needed[manager] ?? []).every((files) => files.some(has))) return setups[manager];
  // Dependencies are in pyproject.toml. The install is editable, so that the program is the checkout's code.
  return manager === "pip" && /^\[project\]/m.test(manifest)
    ? ["python3", "-m", "pip", "install", "--editable", "."]
    : undefined;
}

const setups: Record<string, string[]> = {
  uv: ["uv", "sync"],
  poetry: ["poetry", "install"],
  pip: ["python3", "-m", "pip", "install", "-r", "requirements.txt"],
  npm: ["npm", "ci"],
  pnpm: ["pnpm", "install", "--frozen-lockfile"],
  yarn: ["yarn", "install", "--immutable"],
  bun: ["bun", "install", "--frozen-lockfile"],
};

const starters: Record<string, string[]> = {
  uv: ["uv", "run"],
  poetry: ["poetry", "run", "python"],
  pip: ["python3"],
  npm: ["node"],
  pnpm: ["node"],
  yarn: ["node"],
  bun: ["bun"],
};
