import { setTimeout as wait } from "node:timers/promises";
import { objectOf } from "../../core/formats/fields/fields.ts";
import { judgeAnswerJsonSchema, type JudgePrompt } from "../../core/judge/judge-prompt.ts";
import { readJudgeAnswer } from "../../core/judge/judge-votes.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { askableApi } from "../../core/providers/index.ts";
import type { ModelApi } from "../../core/providers/model-api.ts";
import { readAnswer } from "../../core/providers/model-turn.ts";
import type { JudgeConfig } from "../../core/schema/config.ts";
import type { Json } from "../../core/schema/json.ts";
import { compact } from "../../core/compact.ts";
import { type CastsVote, type CastVote, failedVote } from "./judge-command.ts";

const maxAnswerBytes = 1024 * 1024;
const retryMs = 400;

export interface JudgeEndpoint {
  cast: CastsVote;
  /** `undefined` if the endpoint is used without a key. */
  key: string | undefined;
}

/** Name of the variable with the judge's key; `undefined` if no key is sent. */
export function judgeKeyName({ api, key_env, base_url }: JudgeConfig): string | undefined {
  if (key_env !== undefined || base_url !== undefined || api === "command") return key_env;
  return askableApi(api).provider.keyVariable;
}

/**
 * A judge behind an OpenAI- or Anthropic-compatible endpoint. A provider's key is sent only to that provider, unless
 * `key_env` names a key for the endpoint.
 */
export function judgeEndpoint(
  config: JudgeConfig & { api: "openai" | "anthropic"; model: string },
  { env, signal }: { env: Record<string, string | undefined>; signal?: AbortSignal | undefined },
): JudgeEndpoint {
  const api = askableApi(config.api);
  const keyEnv = judgeKeyName(config);
  const given = keyEnv === undefined ? undefined : env[keyEnv];
  const key = given === "" ? undefined : given;
  if (keyEnv !== undefined && key === undefined) {
    return { cast: async () => failedVote(`${keyEnv} is not set`), key };
  }
  const base = (config.base_url ?? api.provider.baseUrl).replace(/\/+$/, "");
  const headers = { "content-type": "application/json", ...api.provider.headers(key) };
  const send = ({ system, user }: JudgePrompt, schema?: Json) => {
    const messages = [{ role: "user" as const, content: user }];
    const question = {
      model: config.model,
      system,
      messages,
      limit: 1024,
      ...compact({ schema }),
    };
    const { path, body } = api.ask(question);
    return post({ url: api.url(base, path), headers, body, timeoutMs: config.timeout, signal });
  };
  // Some compatible endpoints reject a schema for the answer.
  let structured = true;
  const cast: CastsVote = async ({ prompt }) => {
    let answer = await send(prompt, structured ? schemaJson() : undefined);
    if (answer.kind === "refused" && answer.status === 400 && structured) {
      structured = false;
      answer = await send(prompt);
    }
    return answer.kind === "json" ? voteOf(api, answer.json) : failedVote(answer.reason);
  };
  return { cast, key };
}

function schemaJson(): Json {
  return JSON.parse(JSON.stringify(judgeAnswerJsonSchema)); // the schema contains only JSON values
}

function voteOf(api: ModelApi, response: Json): CastVote {
  const { text, calls, usage, ended, error } = readAnswer(api, objectOf(response));
  if (error) return failedVote(`the endpoint failed: ${error.message}`);
  if (ended === "empty" && api.answerIn(objectOf(response)).messages.length === 0)
    return failedVote(`the endpoint's answer is not one of ${api.name}`);
  const [call] = calls;
  const used = usage && { input: countOf(usage.input), output: countOf(usage.output) };
  return { vote: readJudgeAnswer(call ? JSON.stringify(call.args) : text), usage: used };
}

/** Replaces an invalid or missing token count by zero, so that the answer still counts. */
function countOf(count = 0): number {
  return Number.isInteger(count) && count > 0 ? count : 0;
}

interface PostRequest {
  url: string;
  headers: Record<string, string>;
  body: Json;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

type PostEnd = { kind: "json"; json: Json } | { kind: "refused"; status: number; reason: string };

/** Sends a request. Repeats it once if the endpoint was busy, failed or was unreachable. */
async function post(request: PostRequest): Promise<PostEnd> {
  const first = await postOnce(request);
  if (first.kind === "json" || !(first.status === 0 || first.status === 429 || first.status >= 500)) return first;
  await wait(retryMs);
  return request.signal?.aborted ? first : postOnce(request);
}

async function postOnce({ url, headers, body, timeoutMs, signal }: PostRequest): Promise<PostEnd> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      redirect: "error", // the key must not reach another host
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    const text = await response.text();
    if (!response.ok)
      return { kind: "refused", status: response.status, reason: `the endpoint answered ${response.status}` };
    return { kind: "json", json: parseJson(text, { name: "the endpoint's answer", maxBytes: maxAnswerBytes }) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { kind: "refused", status: 0, reason: `${new URL(url).host} could not be asked (${why})` };
  }
}
