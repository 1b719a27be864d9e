import { join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { Gateway } from "../../gateway/server.ts";
import { openSandbox, type Sandbox } from "./sandbox.ts";

/** The sandbox of this replay, or why there is none. */
export type SandboxOrNone = { sandbox: Sandbox; reason?: undefined } | { sandbox?: undefined; reason: string };

/** Opens the sandbox that replaykit.yaml asks for, and lets its network have the gateway. */
export async function relayInto(
  wanted: ReplayConfig["sandbox"],
  gateway: Pick<Gateway, "listen" | "port">,
): Promise<SandboxOrNone & Disposable> {
  const none = (reason: string) => ({ reason, [Symbol.dispose]: () => {} });
  if (wanted === "off") return none("replaykit.yaml says sandbox: off");
  const sandbox = await openSandbox();
  if ("reason" in sandbox) {
    if (wanted === "auto") return none(sandbox.reason);
    throw new ReplayKitError(
      "runner_failed",
      `replaykit.yaml says sandbox: required, and there is none: ${sandbox.reason}`,
      {
        hint: "run on Linux as root or where user namespaces are allowed, or set `sandbox: auto` in replaykit.yaml",
      },
    );
  }
  const socket = join(sandbox.folder, `gateway-${gateway.port}`);
  await gateway.listen(socket);
  await sandbox.relay(gateway.port, socket);
  return { sandbox, [Symbol.dispose]: () => sandbox[Symbol.dispose]() };
}
