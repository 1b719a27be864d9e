import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";

const stepSchema = z.looseObject({ uses: z.string().optional(), run: z.string().optional() });
const workflowSchema = z.looseObject({
  jobs: z.record(z.string(), z.looseObject({ steps: z.array(stepSchema).optional() })),
});

/** Commands that run code of the pull request: install scripts of its packages, and its own build. */
const installs =
  /\b(?:npm (?:ci|i|install|run)|pnpm (?:i|install|run)|yarn(?: install\b|\s*$)|bun (?:i|install)|pip3? install (?:-[re]\b|\.)|-m pip install (?:-[re]\b|\.)|uv (?:sync|pip install)|poetry install|bundle install|composer install|cargo build|go (?:build|generate)|make|mvnw?|gradlew?)\b/m;

/** A workflow step that runs the pull request's code before the Action starts, and so without its protection. */
export interface UndefendedStep {
  level: "advice";
  message: string;
  next: string;
}

/** Steps of this repository's workflows that install or build the pull request's code before the Action runs. */
export function undefendedSteps(root: string): UndefendedStep[] {
  return globSync(".github/workflows/*.{yml,yaml}", { cwd: root })
    .toSorted()
    .flatMap((workflow) =>
      jobsOf(join(root, workflow)).flatMap((steps) => {
        const action = steps.findIndex(({ uses }) => uses?.startsWith("replaykit/replaykit") === true);
        return steps.slice(0, Math.max(0, action)).flatMap(({ run }) => {
          const command = run?.split("\n").find((line) => installs.test(line));
          return command === undefined ? [] : [undefended(workflow, command.trim())];
        });
      }),
    );
}

function undefended(workflow: string, command: string): UndefendedStep {
  return {
    level: "advice",
    message: `${workflow} runs "${command}" before ReplayKit: steps before the Action are not protected, and a pull request's packages run there`,
    next: "make it the runner's setup in replaykit.yaml, and take the step out (docs/security.md)",
  };
}

/** The steps of each job. An unreadable workflow has none, because GitHub reports it. */
function jobsOf(path: string): z.infer<typeof stepSchema>[][] {
  let value: unknown;
  try {
    value = parse(readFileSync(path, "utf8"), { logLevel: "silent" });
  } catch {
    return [];
  }
  const parsed = workflowSchema.safeParse(value);
  return parsed.success ? Object.values(parsed.data.jobs).map(({ steps = [] }) => steps) : [];
}
