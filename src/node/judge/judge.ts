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
  /** True if it was answered before, which costs nothing. */
  cached: boolean;
}

/** Decides semantic checks; whatever goes wrong is `needs_human`, never a pass. */
export interface Judge {
  /** Stands beside what it decided. */
  name: string;
  ask(statement: string, subject: JudgeSubject): Promise<Judgement>;
}

export interface JudgeContext {
  root: string;
  env: Record<string, string | undefined>;
  signal?: AbortSignal | undefined;
  /** Where a judge that is a command runs, apart from the machine. */
  sandbox?: Sandbox | undefined;
}

/** After so many questions in a row that failed altogether, no more are asked: a judge that is down must not hold up a suite. */
const givesUpAfter = 3;
const nothing: Spend = { usd: 0, tokens: 0 };

/** The judge that `replaykit.yaml` names. */
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
        return open(`the judge was not asked any more, since it failed ${failures} times in a row; ${why}`);
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

/** Asks until the votes that are left cannot change the outcome. */
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
  /** Seals the cache. */
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
 * For each word of a command the hash of its content, where it is a file of the project: an edited program is another judge. What
 * lies outside differs between machines that share their answers, and counts by its name alone.
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
    return null; // no file, or none that can be read: the judge says so when it is asked
  }
}
