import type http from "node:http";
import { ReplayKitError } from "../core/error.ts";
import { beginNamespace } from "../node/sandbox/namespace.ts";
import { openSandbox } from "../node/sandbox/sandbox.ts";
import { type Environment, tell } from "./destinations.ts";
import { readEvent } from "./event.ts";
import { formerInputNotes, type Inputs, readInputs } from "./inputs.ts";
import type { ModeContext, ModeModule } from "./modes/mode.ts";
import { environmentOf, startAnew } from "./start-anew.ts";

/** Each mode loads only what it needs: runners of a replay start before GitHub's client is read. */
const modes: Record<Inputs["mode"], () => Promise<ModeModule>> = {
  replay: () => import("./modes/replay.ts"),
  report: () => import("./modes/report.ts"),
  merge: () => import("./modes/merge.ts"),
  promote: () => import("./modes/promote.ts"),
  guard: () => import("./modes/guard.ts"),
  command: () => import("./modes/command.ts"),
};
/** Those that run the code of the checkout. */
const running: ReadonlySet<Inputs["mode"]> = new Set(["replay", "guard"]);

export async function main(env: Environment = environmentOf(process.env)): Promise<number> {
  try {
    await useProxies(env);
    const inputs = readInputs(env);
    if (running.has(inputs.mode)) beginNamespace();
    // The sandbox is tried out by processes of its own, while this one loads and reads what comes next.
    const apart = (running.has(inputs.mode) ? keepSecretsApart(env) : Promise.resolve()).then(() => {
      for (const note of formerInputNotes(env)) tell("warning", note);
    });
    apart.catch(() => {}); // whoever waits for it hears of it
    const { run } = await modes[inputs.mode]();
    return (await orNotJudged({ inputs, event: readEvent(env), env, apart }, run)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    tell("error", `${error.message}${error.hint === undefined ? "" : ` → ${error.hint}`}`);
    return 1;
  }
}

/** What keeps a pull request from being judged is said there too. */
async function orNotJudged(context: ModeContext, run: ModeModule["run"]): Promise<boolean> {
  try {
    return await run(context);
  } catch (error) {
    await context.apart;
    if (error instanceof ReplayKitError) {
      const { sayNotJudged } = await import("./github/not-judged.ts");
      await sayNotJudged(context, error);
    }
    throw error;
  }
}

/** In a sandbox a runner sees nothing of this process; without one its secrets and its code must be out of reach before it runs. */
async function keepSecretsApart(env: Environment): Promise<void> {
  const sandbox = await openSandbox();
  if (!("reason" in sandbox)) return sandbox[Symbol.dispose]();
  await startAnew(env);
  await loadAll();
}

/** Sends what this process fetches through the proxies of its runner, as `HTTPS_PROXY` and `NO_PROXY` tell; its own servers stay near. */
async function useProxies(env: Environment): Promise<void> {
  const named = Object.entries(env).filter(([name, value]) => value && /^https?_proxy$/i.test(name));
  if (named.length === 0) return;
  // Node has it from 24.14 on.
  const { setGlobalProxyFromEnv }: Partial<Pick<typeof http, "setGlobalProxyFromEnv">> = await import("node:http");
  if (setGlobalProxyFromEnv === undefined) {
    return tell(
      "warning",
      `Node ${process.versions.node} ignores the proxy → update the runner to reach GitHub through it`,
    );
  }
  const near = [env["NO_PROXY"] ?? env["no_proxy"], "localhost", "127.0.0.1", "[::1]"].filter(Boolean).join(",");
  setGlobalProxyFromEnv({ ...Object.fromEntries(named), NO_PROXY: near });
}

/** Loads what the Action loads late: without a sandbox a runner could put something else in its place. */
export async function loadAll(): Promise<void> {
  await Promise.all([
    import("@actions/github"),
    import("../core/report/comment/markdown.ts"),
    import("../core/report/junit.ts"),
    import("../gateway/http-front.ts"),
    import("../github/pull-request/guard-pull-request.ts"),
    import("../pages/report/report-page.tsx"),
    import("./github/comment.ts"),
    import("./github/not-judged.ts"),
  ]);
}
