import { ReplayKitError } from "../../core/error.ts";
import { nearestName } from "../../core/text/nearest-name.ts";
import { createWorkerAdmin, type WorkerAdmin } from "../../node/worker/admin.ts";
import type { CommandContext } from "../command.ts";

/** Client for the administration of a Worker. */
export function adminOf({ flags, env }: CommandContext): WorkerAdmin {
  const url = flags.text("worker") ?? env["REPLAYKIT_WORKER_URL"];
  const secret = env["REPLAYKIT_ADMIN_TOKEN"];
  if (url === undefined || url === "")
    throw new ReplayKitError("usage", "the address of the Worker is missing", {
      hint: "give --worker <url>, or set REPLAYKIT_WORKER_URL",
    });
  if (secret === undefined || secret === "") {
    throw new ReplayKitError("usage", "REPLAYKIT_ADMIN_TOKEN is not set", {
      hint: "use the secret that the Worker was deployed with; npx replaykit worker dev prints its own",
    });
  }
  return createWorkerAdmin({ url, secret });
}

/** The project's name in a subcommand. Throws if it is missing. */
export function projectOf(action: string, name: string | undefined): string {
  if (name !== undefined) return name;
  throw new ReplayKitError("usage", `worker ${action} needs the project's name`, {
    hint: `npx replaykit worker ${action} billing`,
  });
}

/** Throws if there is no such project: lists the projects, and the one that was probably meant. */
export async function assertProject(admin: WorkerAdmin, name: string, remedy = ""): Promise<void> {
  const names = (await admin.projects()).map(({ id }) => id);
  if (names.includes(name)) return;
  const near = nearestName(name, names);
  const meant = near === undefined ? "" : `did you mean ${near}? `;
  const shown = names.slice(0, 20).join(", ");
  throw new ReplayKitError("not_found", `no such project: ${name}`, {
    hint: `${meant}${remedy}${names.length === 0 ? "there is no project yet" : `the projects are ${shown}`}`,
  });
}

export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
