import { randomBytes } from "node:crypto";
import { runPageOf } from "../../api/run-page.ts";
import type { RunRow } from "../../api/schema/run-row.ts";
import { ReplayKitError } from "../../core/error.ts";
import { promoteCase } from "../../core/promote/promote-case.ts";
import type { Promotion } from "../../core/promote/promotion.ts";
import { promotionSentence } from "../../core/promote/promotion-outcome.ts";
import { createRedactor } from "../../core/redact/redact.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import { type OpenedPromotion, openPromotions } from "../../github/pull-request/promote.ts";
import { measureRates } from "../../node/replay/trial/measure-rates.ts";
import { hmacKeyedHash, nodePlatform } from "../../node/platform.ts";
import { redactByCommand } from "../../node/files/redact-by-command.ts";
import { runnerEnvironment } from "../../node/runner/environment.ts";
import { createWorkerClient, type WorkerClient } from "../../node/worker/client.ts";
import { githubOf } from "../github/comment.ts";
import { tell } from "../destinations.ts";
import { workerIdentity } from "../worker-identity.ts";
import { replayCases } from "../replay-cases.ts";
import { openWorkspace } from "../workspace.ts";
import { compact } from "../../core/compact.ts";
import type { ModeContext } from "./mode.ts";

const inputsHint = "docs/pull-requests.md shows the workflow; the default of `token` is the workflow's own";

/**
 * Makes cases of the runs that are marked in the inbox and opens one pull request with them. Runs on a schedule or by
 * hand.
 */
export async function run(context: ModeContext): Promise<boolean> {
  const { inputs, event, env } = context;
  if (event.pullRequest) {
    throw new ReplayKitError("usage", "mode promote opens pull requests; it does not run on one", {
      hint: "trigger it by schedule or by hand",
    });
  }
  if (inputs.token === undefined || inputs["worker-url"] === undefined) {
    throw new ReplayKitError("usage", "mode promote needs the inputs token and worker-url", { hint: inputsHint });
  }
  const { root, config } = await openWorkspace({ ...context, inputs: { ...inputs, cases: [] } });
  const worker = createWorkerClient({
    url: inputs["worker-url"],
    ...(await workerIdentity(inputs["worker-token"], env["REPLAYKIT_PROJECT"])),
  });
  const marked = await worker.marked();
  if (marked.length === 0) {
    tell("notice", "ReplayKit: no run is marked for promotion");
    return true;
  }
  const made = await promoteAll(marked, {
    worker,
    address: inputs["worker-url"],
    config,
    root,
    env: runnerEnvironment(env, []),
    key: env["REPLAYKIT_REDACTION_KEY"],
  });
  if (made.size > 0) {
    const folder = inputs.cases[0] ?? [config.cases].flat()[0] ?? "cases";
    const opened = await openPromotions({
      github: await githubOf(inputs.token, event),
      repository: { owner: event.owner, repo: event.repo },
      promotions: [...made.values()],
      folder,
      complete: (fresh) =>
        measureRates(fresh, (cases, attempts) =>
          replayCases(context, { root, config, cases, ...attempts, evidence: false }),
        ),
    });
    await reportAll([...made.keys()], opened, worker);
  }
  return made.size === marked.length;
}

async function reportAll(runs: RunRow[], opened: readonly (OpenedPromotion | undefined)[], worker: WorkerClient) {
  for (const [index, run] of runs.entries()) {
    const outcome = opened[index];
    if (outcome) await report(run, outcome, worker);
  }
}

async function report(run: RunRow, outcome: OpenedPromotion, worker: WorkerClient): Promise<void> {
  const { id, url, existing } = outcome;
  const sentence = promotionSentence(id, outcome);
  tell("notice", url === undefined ? sentence : `${sentence}: ${url}`);
  await worker.promoted(run, { case: existing ?? id, ...compact({ pull_request: url }) });
}

interface PromoteParts {
  worker: WorkerClient;
  /** Address of the Worker. */
  address: string;
  config: ReplayConfig;
  root: string;
  /** Environment for the user's own redactor command. */
  env: Record<string, string>;
  key: string | undefined;
}

/**
 * Makes a case of each marked run. A run that cannot become a case is reported and keeps its mark; the others continue.
 */
async function promoteAll(marked: RunRow[], parts: PromoteParts): Promise<Map<RunRow, Promotion>> {
  const made = new Map<RunRow, Promotion>();
  for (const run of marked) {
    try {
      made.set(run, await promoteRun(run, parts));
    } catch (error) {
      if (!(error instanceof ReplayKitError)) throw error;
      const next = nextStep(error, run);
      tell("error", `${run.run_id}: ${error.message}${next === undefined ? "" : ` → ${next}`}`);
    }
  }
  return made;
}

/**
 * The next step for the user. A workflow cannot ask what a correct run does, so that case points to the CLI command.
 */
function nextStep({ code, hint }: ReplayKitError, { id }: RunRow): string | undefined {
  return code === "expectation_needed" ? `npx replaykit promote ${id}, with ${hint}` : hint;
}

async function promoteRun(run: RunRow, { worker, address, key, ...project }: PromoteParts): Promise<Promotion> {
  const { config } = project;
  const kept = await worker.run(run.id);
  const seen = run.group === undefined ? undefined : await worker.seen(run.group);
  const group = run.group === undefined ? [] : await worker.others(run.group, run.id);
  const { trace, others } = await redactByCommand({ trace: kept.trace, others: group }, project);
  const redactor = createRedactor({
    keyedHash: hmacKeyedHash(key === undefined || key === "" ? randomBytes(32) : Buffer.from(key, "utf8")),
    rules: config.redact.rules,
    allow: config.redact.allow,
  });
  return promoteCase({
    trace,
    config,
    others,
    redactor,
    platform: nodePlatform,
    unmeasured: "no replay was made",
    url: runPageOf(address, run),
    ...compact({ seen }),
  });
}
