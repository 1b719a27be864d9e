import { join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { Gateway } from "../../gateway/server.ts";
import { type NoSandbox, openSandbox, type Sandbox } from "./sandbox.ts";

/** The sandbox of this replay, or why there is none. */
export type SandboxOrNone = { sandbox: Sandbox; reason?: undefined } | { sandbox?: undefined; reason: string };

/** A note for users who still set the variable that the key `sandbox` replaced. */
export function formerSwitchNote(env: Record<string, string | undefined>): string | undefined {
  if (env["REPLAYKIT_ISOLATION"] === undefined) return undefined;
  return "REPLAYKIT_ISOLATION has no effect any more and can be removed: set `sandbox: off` in replaykit.yaml instead";
}

/**
 * Opens the sandbox that replaykit.yaml asks for, and starts to make the gateway reachable in its network. `relayed`
 * resolves when it is.
 */
export async function relayInto(
  wanted: ReplayConfig["sandbox"],
  gateway: Pick<Gateway, "listen" | "port">,
): Promise<SandboxOrNone & Disposable & { relayed: Promise<void> }> {
  const sandbox = await sandboxFor(wanted);
  if ("reason" in sandbox) return { reason: sandbox.reason, relayed: Promise.resolve(), [Symbol.dispose]: () => {} };
  const socket = join(sandbox.folder, `gateway-${gateway.port}`);
  await gateway.listen(socket);
  const relayed = sandbox.relay(gateway.port, socket);
  relayed.catch(() => {}); // the error reaches the caller that awaits `relayed`
  return { sandbox, relayed, [Symbol.dispose]: () => sandbox[Symbol.dispose]() };
}

/** Opens the sandbox that replaykit.yaml asks for. Throws if it says `required` and none can be made. */
export async function sandboxFor(wanted: ReplayConfig["sandbox"]): Promise<(Sandbox & Disposable) | NoSandbox> {
  if (wanted === "off") return { reason: "replaykit.yaml says sandbox: off" };
  const sandbox = await openSandbox();
  if ("reason" in sandbox && wanted === "required") {
    throw new ReplayKitError(
      "runner_failed",
      `replaykit.yaml says sandbox: required, but there is none: ${sandbox.reason}`,
      {
        hint: "run on Linux as root or where user namespaces are allowed, or set `sandbox: auto` in replaykit.yaml",
      },
    );
  }
  return sandbox;
}
