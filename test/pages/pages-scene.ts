import type { Browser, BrowserContext, Page } from "playwright-core";
import { type GithubServer, startGithubServer } from "../github-server/server.ts";
import { loopingRun, quietRun } from "../promote/traces.ts";
import { type Client, startWorker, type TestWorker } from "../worker/support/harness.ts";

export const hostile = '<img src=x onerror="document.title=1">\u202e[link](javascript:alert(1))';

/** A Worker with four runs of a project, and GitHub beside it. */
export interface PagesScene {
  github: GithubServer;
  worker: TestWorker;
  client: Client;
  idOf(run: string): Promise<string>;
  /** A browser's window in which somebody signed in; `faults`: what its console complained of. */
  signedIn(visit?: Visit): Promise<{ context: BrowserContext; page: Page; faults: string[] }>;
  close(): Promise<void>;
}

interface Visit {
  javaScriptEnabled?: boolean;
  colorScheme?: "dark" | "light";
  width?: number;
  timezoneId?: string;
  token?: string;
}

export async function startPages(browser: Browser | undefined): Promise<PagesScene> {
  const github = await startGithubServer({
    repositories: { "acme/agent": { files: { "replaykit.yaml": "version: 1\n" } } },
    tokens: { worker: { login: "replaykit[bot]" } },
  });
  const worker = await startWorker({ GITHUB_TOKEN: "worker", GITHUB_API_URL: github.url });
  const settings = { repositories: ["acme/agent"], effects: { get_order: "read", cancel_order: "write" } };
  const client = await worker.project("pages", { ...settings, sampling: { success: 1 } });
  await client.post("/v1/runs", [
    timed(loopingRun("run-1")),
    timed(loopingRun("run-2", "o-2", { refunds: "30 days" })),
  ]);
  await client.post("/v1/runs", [
    quietRun("run-3"),
    { ...quietRun(`run-4`), labels: { note: hostile }, events: hostileEvents() },
  ]);
  return {
    github,
    worker,
    client,
    idOf: async (run) => (await client.json(`/v1/runs/${run}`)).run.id,
    signedIn: (visit) => signIn(browser, worker.url, { token: client.token, ...visit }),
    async close() {
      await browser?.close();
      await worker.close();
      await github[Symbol.asyncDispose]();
    },
  };
}

async function signIn(browser: Browser | undefined, url: string, { width = 1200, token = "", ...rest }: Visit) {
  if (!browser) throw new Error("there is no browser");
  const context = await browser.newContext({ ...rest, viewport: { width, height: 900 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(`${url}/`);
  await page.getByLabel("Token of a project").fill(token);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Inbox" }).waitFor();
  await page.waitForLoadState("load"); // the script runs before
  return { context, page, faults };
}

/** The same run with times and with recorded states. */
function timed(run: ReturnType<typeof loopingRun>) {
  const at = (index: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, index)).toISOString();
  const events = run.events.flatMap((event, index) => [
    { ...event, at: at(index) },
    ...(event.type === "tool_result"
      ? [{ type: "state", step_id: `s${index}`, state: { tries: index, order: "o-1" }, at: at(index) }]
      : []),
  ]);
  return { ...run, events };
}

function hostileEvents() {
  return [
    { type: "input_message", role: "user", content: hostile },
    { type: "tool_call", call_id: "a", tool_name: hostile, tool_args: { [hostile]: hostile } },
    { type: "tool_result", call_id: "a", output: hostile },
    { type: "final_output", content: hostile },
  ];
}
