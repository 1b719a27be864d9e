import { compact } from "../../core/compact.ts";
import { canonicalJson } from "../../core/json/canonical-json.ts";
import { ReplayKitError } from "../../core/error.ts";
import { judgePrompt, type JudgeSubject } from "../../core/judge/judge-prompt.ts";
import { type Ballot, countVotes, isSettled, type Vote } from "../../core/judge/judge-votes.ts";
import type { JudgeConfig } from "../../core/schema/config.ts";
import type { Spend } from "../../core/schema/attempt-result.ts";
import { judgeCache, userSecret } from "./judge-cache.ts";
import { type CastsVote, judgeCommand, type JudgeQuestion, type JudgeUsage } from "./judge-command.ts";
import { judgeEndpoint } from "./judge-endpoint.ts";
import { nodePlatform } from "../platform.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { createHash } from "node:crypto";
import { readFileSync, realpathSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { commandOf } from "../runner/command.ts";

export interface Judgement extends Ballot {
  spend: Spend;
  /** True if the answer came from the cache, which costs nothing. */
  cached: boolean;
}

/** Decides semantic checks. Any failure gives `needs_human`, never a pass. */
export interface Judge {
  /** Shown beside the outcomes that it decided. */
  name: string;
  ask(statement: string, subject: JudgeSubject): Promise<Judgement>;
}

export interface JudgeContext {
  root: string;
  env: Record<string, string | undefined>;
  signal?: AbortSignal | undefined;
  /** Sandbox for a judge that is a command. */
  sandbox?: Sandbox | undefined;
}

/** After this many failed questions in a row no more are asked: a judge that is down must not delay a suite. */
const givesUpAfter = 3;
const nothing: Spend = { usd: 0, tokens: 0 };

/** Creates the judge that `replaykit.yaml` configures. */
export function createJudge(config: JudgeConfig, place: JudgeContext): Judge {
  const { cast, name, secret } = sourceOf(config, place);
  const cache = judgeCache({ root: place.root, cache: config.cache, secret });
  const { api, model, base_url, command, votes } = config;
  const identity = {
    version: 1,
    api,
    votes,
    model: model ?? null,
    base_url: base_url ?? null,
    command: command ?? null,
    ...compact({
      programs: api === "command" && command !== undefined ? programHashes(command, place.root) : undefined,
    }),
  };
  let failures = 0;
  let why = "";
  return {
    name,
    async ask(statement, subject) {
      const prompt = judgePrompt(statement, subject, nodePlatform.hash);
      if (prompt === undefined) return open("the run is too long for the judge");
      const id = nodePlatform.hash(canonicalJson({ identity, prompt: { ...prompt } }));
      const known = cache.get(id);
      if (known) return { ...known, spend: nothing, cached: true };
      if (failures >= givesUpAfter)
        return open(`the judge was no longer asked, since it failed ${failures} times in a row; ${why}`);
      const judgement = await poll({ statement, subject, prompt }, { cast, config });
      const { failed, pass, fail, abstain } = judgement.poll;
      failures = pass + fail + abstain === 0 ? failures + 1 : 0;
      why = judgement.message;
      if (failed === 0) cache.set(id, judgement);
      return judgement;
    },
  };
}

function open(message: string): Judgement {
  const poll = { pass: 0, fail: 0, abstain: 0, failed: 0 };
  return { outcome: "needs_human", message, poll, spend: nothing, cached: false };
}

/** Asks until the remaining votes cannot change the outcome. */
async function poll(
  question: JudgeQuestion,
  { cast, config }: { cast: CastsVote; config: JudgeConfig },
): Promise<Judgement> {
  const votes: Vote[] = [];
  const spend = { ...nothing };
  while (votes.length < config.votes && !isSettled(votes, config.votes)) {
    const { vote, usage } = await cast(question);
    votes.push(vote);
    spend.tokens += usage ? usage.input + usage.output : 0;
    spend.usd += priceOf(usage, config.price);
  }
  return { ...countVotes(votes, config.votes), spend, cached: false };
}

function priceOf(usage: JudgeUsage | undefined, price: JudgeConfig["price"]): number {
  if (usage === undefined) return 0;
  if (usage.usd !== undefined) return usage.usd;
  return price ? (usage.input * price.input + usage.output * price.output) / 1_000_000 : 0;
}

interface Source {
  cast: CastsVote;
  name: string;
  /** Secret for the cache's HMAC. */
  secret: string | undefined;
}

function sourceOf(config: JudgeConfig, { root, env, signal, sandbox }: JudgeContext): Source {
  const { api, command, model } = config;
  if (api === "command") {
    if (command === undefined) throw incomplete("command", "judge.command");
    const passEnv = config.key_env === undefined ? [] : [config.key_env];
    const cast = judgeCommand(command, { root, env, passEnv, timeoutMs: config.timeout, signal, sandbox });
    const key = config.key_env === undefined ? undefined : env[config.key_env] || undefined;
    return { cast, name: `judge ${[command].flat().join(" ")}`, secret: key ?? userSecret(env) };
  }
  if (model === undefined) throw incomplete(api, "judge.model");
  const { cast, key } = judgeEndpoint({ ...config, api, model }, { env, signal });
  return { cast, name: `judge ${model}`, secret: key ?? userSecret(env) };
}

function incomplete(api: string, field: string): ReplayKitError {
  return new ReplayKitError("invalid_config", `replaykit.yaml: ${field} is missing; judge.api: ${api} needs it`, {
    hint: "write it, or `judge: null` for no judge",
  });
}

/**
 * Content hash of each word of a command that is a project file: an edited program counts as another judge. Other files
 * differ between machines that share answers, so only their names count.
 */
function programHashes(words: string | string[], root: string): (string | null)[] {
  return commandOf(words).argv.map((word) => hashOf(resolve(root, word), root));
}

function hashOf(path: string, root: string): string | null {
  try {
    const file = realpathSync(path);
    if (!file.startsWith(join(realpathSync(root), sep)) || !statSync(file).isFile()) return null;
    return createHash("sha256").update(readFileSync(file)).digest("hex");
  } catch {
    return null; // missing or unreadable; the judge reports that when it is asked
  }
}
