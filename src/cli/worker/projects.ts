import { plural } from "../../core/checks/check-result.ts";
import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { isObject } from "../../core/schema/is-object.ts";
import type { JsonObject } from "../../core/schema/json.ts";
import { mergeSettings } from "../../node/worker/admin.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { adminOf, assertProject, dayOf, projectOf } from "./admin.ts";
import { exportProject, importProject } from "./backup.ts";
import { maskSecrets, unmaskSecrets } from "./masked-secrets.ts";
import type { Json } from "../../core/schema/json.ts";

const units = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 };

/** A project's settings for display: durations as text, secrets masked. */
function shownSettings(settings: JsonObject): JsonObject {
  const { sampling, retention } = settings;
  return {
    ...maskSecrets(settings),
    ...compact({
      sampling: isObject(sampling) ? inWords(sampling, ["feedback_window"]) : undefined,
      retention: isObject(retention) ? inWords(retention, Object.keys(retention)) : undefined,
    }),
  };
}

function inWords(holder: JsonObject, names: string[]): JsonObject {
  return Object.fromEntries(
    Object.entries(holder).map(([name, value]) => [name, names.includes(name) ? durationText(value) : value]),
  );
}

function durationText(value: Json): Json {
  if (typeof value !== "number" || value <= 0) return value;
  const [unit, length] = Object.entries(units).find(([, ms]) => value % ms === 0) ?? ["ms", 1];
  return `${value / length}${unit}`;
}

/** `worker project`: lists, shows, creates, changes, exports, imports, rebuilds and deletes projects. */
export async function project(context: CommandContext, name: string | undefined): Promise<ExitCode> {
  const { flags } = context;
  const actions = askedOf(context);
  if (actions.length > 0) projectOf("project", name); // without a name these flags would be ignored and projects listed
  if (actions.length > 1) {
    throw new ReplayKitError("usage", `${actions.join(" and ")} cannot be done at once; nothing was done`, {
      hint: "use one flag per command",
    });
  }
  if (flags.on("delete")) return deleteProject(context, projectOf("project", name));
  if (flags.on("rebuild")) return rebuildProject(context, projectOf("project", name));
  const file = flags.text("export");
  if (file !== undefined) return exportProject(context, projectOf("project", name), file);
  const backup = flags.text("import");
  if (backup !== undefined) return importProject(context, projectOf("project", name), backup);
  return name === undefined ? listProjects(context) : putProject(context, name);
}

/** The flags that act on one project. `--create` can be combined with `--settings` and `--import`. */
function askedOf({ flags }: CommandContext): string[] {
  const given = ["settings", "export", "import"].filter((name) => flags.text(name) !== undefined);
  const actions = [...given, ...["rebuild", "delete"].filter((name) => flags.on(name))];
  return (actions.length === 0 && flags.on("create") ? ["create"] : actions).map((name) => `--${name}`);
}

async function listProjects(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const projects = await adminOf(context).projects();
  if (flags.on("json")) terminal.printJson({ version: 1, projects });
  else for (const { id, created_at } of projects) terminal.print(`${terminal.safe(id)}  since ${dayOf(created_at)}`);
  if (projects.length === 0) terminal.note("no project yet; create one: npx replaykit worker project <name> --create");
  return exitCode.ok;
}

/**
 * Shows, changes or creates a project. What `--settings` does not name, or shows masked, stays as it is. Only
 * `--create` creates a project, because a name may be mistyped or deleted.
 */
async function putProject(context: CommandContext, name: string): Promise<ExitCode> {
  const { flags, terminal } = context;
  const admin = adminOf(context);
  const change = settingsOf(flags.text("settings"));
  const there = await admin.project(name);
  if (!there && !flags.on("create"))
    await assertProject(admin, name, `npx replaykit worker project ${name} --create makes it; `);
  const shown = there !== undefined && change === undefined;
  const before = there?.settings ?? {};
  const put = shown ? there : await admin.putProject(name, mergeSettings(before, unmaskSecrets(change ?? {}, before)));
  const settings = shownSettings(put.settings);
  if (flags.on("json")) terminal.printJson({ version: 1, ...put, settings });
  else if (shown) terminal.print(terminal.safe(JSON.stringify(settings, null, 2)));
  else if (there) terminal.print(`project ${name} is changed`);
  else terminal.print(`project ${name} is ready\n\nNext: npx replaykit worker token ${name}`);
  return exitCode.ok;
}

function settingsOf(text: string | undefined): JsonObject | undefined {
  if (text === undefined) return undefined;
  const settings = parseJson(text, { name: "--settings" });
  if (isObject(settings)) return settings;
  throw new ReplayKitError("usage", "--settings is not an object", {
    hint: `--settings '{"sampling":{"success":0.1}}'`,
  });
}

async function rebuildProject(context: CommandContext, name: string): Promise<ExitCode> {
  const { flags, terminal } = context;
  const line = terminal.progress();
  const { runs } = await adminOf(context)
    .rebuild(name, (calls) => line.update(`${plural(calls, "request")} done`))
    .finally(() => line.clear());
  if (flags.on("json")) terminal.printJson({ version: 1, project: name, runs });
  else terminal.print(`the index of ${name} is rebuilt; ${plural(runs, "stored run")} had no row`);
  return exitCode.ok;
}

async function deleteProject(context: CommandContext, name: string): Promise<ExitCode> {
  const { flags, terminal } = context;
  if (!flags.on("yes")) {
    throw new ReplayKitError("usage", `deleting ${name} with its runs and tokens cannot be undone`, {
      hint: `keep a copy with --export <file>, then: npx replaykit worker project ${name} --delete --yes`,
    });
  }
  const line = terminal.progress();
  const { objects } = await adminOf(context)
    .deleteProject(name, (done) => line.update(`${done} objects deleted`))
    .finally(() => line.clear());
  if (flags.on("json")) terminal.printJson({ version: 1, project: name, objects });
  else
    terminal.print(
      `project ${name} is deleted, with ${objects} stored object${objects === 1 ? "" : "s"}; its audit stays`,
    );
  return exitCode.ok;
}
