import { effectLookup } from "../core/effects.ts";
import { ReplayKitError } from "../core/error.ts";
import { controlTag } from "../core/rehearsal/rehearsed-side.ts";
import { controlCase } from "../core/repair/control-case.ts";
import type { ModelFixtures } from "../core/schema/fixtures.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import type { CommandContext } from "./command.ts";
import { effectsOf } from "./expectation.ts";
import { type Project, projectRedactor } from "./project.ts";

export interface GoodRun {
  trace: TraceRun;
  modelFixtures?: ModelFixtures;
  id: string;
  name: string;
  runner: string | undefined;
  /** Whether something was said of a right run. */
  expected: boolean;
}

/** The files of a case of a good run: the run itself says what a right run does. */
export function controlOf({ trace, expected, ...run }: GoodRun, { flags, env }: CommandContext, project: Project) {
  if (expected || flags.text("title") !== undefined)
    throw new ReplayKitError("usage", "--control takes no title and no expectation: the good run is the expectation", {
      hint: "leave --title, --expect and --expect-… out, or --control",
    });
  const { config } = project;
  const redactor = projectRedactor(project, env);
  const files = controlCase({
    ...run,
    ...redactor.redact({ trace, modelFixtures: run.modelFixtures }),
    effects: effectLookup(effectsOf(flags), config.effects, config.aliases),
    wanted: [],
    tags: [controlTag, ...flags.list("tag")],
  });
  return { files, case: { id: run.id }, notes: [] };
}
