import { ReplayKitError } from "../../core/error.ts";
import type { CommandContext } from "../command.ts";
import type { ExitCode } from "../exit-code.ts";
import { deploy } from "../worker/deploy.ts";
import { project } from "../worker/projects.ts";
import { audit, token } from "../worker/tokens.ts";
import { dev } from "../worker/wrangler.ts";

const actions: Record<string, (context: CommandContext, subject: string | undefined) => Promise<ExitCode>> = {
  dev,
  deploy,
  project,
  token,
  audit,
};

export async function run(context: CommandContext): Promise<ExitCode> {
  const [name = "", subject, ...more] = context.args;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action || more.length > 0) {
    throw new ReplayKitError(
      "usage",
      "worker takes dev, deploy [<folder>], project [<name>], token <project> or audit <project>",
      { hint: "replaykit worker --help" },
    );
  }
  return action(context, subject);
}
