import type http from "node:http";
import { ReplayKitError } from "../core/error.ts";
import { beginNamespace } from "../node/sandbox/namespace.ts";
import { openSandbox } from "../node/sandbox/sandbox.ts";
import { type Environment, tell } from "./destinations.ts";
import { readEvent } from "./event.ts";
import { formerInputNotes, type Inputs, readInputs } from "./inputs.ts";
import type { ModeContext, ModeModule } from "./modes/mode.ts";
import { environmentOf, startAnew } from "./start-anew.ts";

/** Each mode loads only what it needs, so that a replay starts its runners before it loads GitHub's client. */
const modes: Record<Inputs["mode"], () => Promise<ModeModule>> = {
  replay: () => import("./modes/replay.ts"),
  report: () => import("./modes/report.ts"),
  merge: () => import("./modes/merge.ts"),
  promote: () => import("./modes/promote.ts"),
  guard: () => import("./modes/guard.ts"),
  command: () => import("./modes/command.ts"),
};
/** Modes that run code of the checkout. */
const running: ReadonlySet<Inputs["mode"]> = new Set(["replay", "guard"]);

export async function main(env: Environment = environmentOf(process.env)): Promise<number> {
  try {
    await useProxies(env);
    const inputs = readInputs(env);
    if (running.has(inputs.mode)) beginNamespace();
    // Other processes test the sandbox while this one loads and reads the rest.
    const apart = (running.has(inputs.mode) ? keepSecretsApart(env) : Promise.resolve()).then(() => {
      for (const note of formerInputNotes(env)) tell("warning", note);
    });
    apart.catch(() => {}); // modes await this promise and get the error
    const { run } = await modes[inputs.mode]();
    return (await orNotJudged({ inputs, event: readEvent(env), env, apart }, run)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    tell("error", `${error.message}${error.hint === undefined ? "" : ` → ${error.hint}`}`);
    return 1;
  }
}

/** Runs the mode. If it fails, also says on the pull request that nothing was judged. */
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

/**
 * In a sandbox a runner cannot see this process. Without one, removes secrets from this process's environment and loads
 * all code before a runner starts.
 */
async function keepSecretsApart(env: Environment): Promise<void> {
  const sandbox = await openSandbox();
  if (!("reason" in sandbox)) return sandbox[Symbol.dispose]();
  await startAnew(env);
  await loadAll();
}

/**
 * Sends this process's requests through the proxies of `HTTP_PROXY` and `HTTPS_PROXY`. Loopback and `NO_PROXY`
 * addresses are reached directly.
 */
async function useProxies(env: Environment): Promise<void> {
  const named = Object.entries(env).filter(([name, value]) => value && /^https?_proxy$/i.test(name));
  if (named.length === 0) return;
  // Node has this function from 24.14 on.
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

/**
 * Loads all modules that the Action otherwise loads on demand. Without a sandbox, a runner could replace their files
 * first.
 */
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
