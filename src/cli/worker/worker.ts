import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import { unknownWord } from "../../core/text/unknown-word.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { deploy } from "./deploy.ts";
import { project } from "./projects.ts";
import { dev } from "./wrangler.ts";
import type { WorkerToken } from "../../node/worker/admin.ts";
import { adminOf, assertProject, dayOf, projectOf } from "./admin.ts";

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
  if (!action && name !== "")
    throw unknownWord(`worker has no "${name}"`, {
      given: name,
      known: Object.keys(actions),
      hint: "npx replaykit worker --help",
    });
  if (!action || more.length > 0) {
    throw new ReplayKitError(
      "usage",
      "worker takes dev, deploy [<folder>], project [<name>], token <project> or audit <project>",
      { hint: "npx replaykit worker --help" },
    );
  }
  return action(context, subject);
}

/** `worker token`: creates, lists and revokes a project's tokens. */
async function token(context: CommandContext, name: string | undefined): Promise<ExitCode> {
  const { flags, terminal } = context;
  const project = projectOf("token", name);
  const admin = adminOf(context);
  const revoked = flags.text("revoke");
  if (revoked !== undefined) {
    await admin.revokeToken(project, revoked);
    if (flags.on("json")) terminal.printJson({ version: 1, revoked });
    else terminal.print(`token ${terminal.safe(revoked)} is revoked; it stops working within 30 s`);
    return exitCode.ok;
  }
  if (flags.on("list")) return list(context, await admin.tokens(project));
  const scopes = flags.list("scope");
  const expires = expiryOf(context);
  const made = await admin.createToken(project, {
    name: flags.text("name") ?? "cli",
    scopes: scopes.length > 0 ? scopes : ["ingest"],
    ...compact({ expires_at: expires }),
  });
  if (flags.on("json")) terminal.printJson({ version: 1, ...made });
  else {
    terminal.print(made.token);
    terminal.note("This token is shown once: keep it with your other secrets.");
  }
  return exitCode.ok;
}

function expiryOf({ flags }: CommandContext): string | undefined {
  const length = flags.duration("expires");
  if (length === undefined) return undefined;
  const at = new Date(Date.now() + length);
  if (!Number.isNaN(at.getTime()) && at.getUTCFullYear() < 10_000) return at.toISOString();
  throw new ReplayKitError("usage", `--expires is "${flags.text("expires")}": a token cannot be valid for so long`, {
    hint: "leave --expires out: it is valid until you revoke it",
  });
}

function list({ flags, terminal }: CommandContext, tokens: WorkerToken[]): ExitCode {
  if (flags.on("json")) terminal.printJson({ version: 1, tokens });
  else for (const one of tokens) terminal.print(terminal.safe(lineOf(one)));
  if (tokens.length === 0) terminal.note("no token yet");
  return exitCode.ok;
}

function lineOf({ id, name, scopes, created_at, expires_at, revoked_at }: WorkerToken): string {
  const end = revoked_at === null ? (expires_at === null ? "" : `, until ${dayOf(expires_at)}`) : ", revoked";
  return `${id}  ${name}  ${scopes.join(" ")}  since ${dayOf(created_at)}${end}`;
}

/** `worker audit`: lists who did what in a project. The audit stays when the project is deleted. */
async function audit(context: CommandContext, name: string | undefined): Promise<ExitCode> {
  const { flags, terminal } = context;
  const project = projectOf("audit", name);
  const admin = adminOf(context);
  const acts = await Array.fromAsync(admin.audit(project));
  if (acts.length === 0) await assertProject(admin, project);
  if (flags.on("json")) terminal.printJson({ version: 1, acts });
  else {
    for (const { at, actor, act, subject } of acts)
      terminal.print(terminal.safe(`${new Date(at).toISOString()}  ${actor}  ${act}  ${subject}`));
  }
  if (acts.length === 0) terminal.note("no entries yet");
  return exitCode.ok;
}
