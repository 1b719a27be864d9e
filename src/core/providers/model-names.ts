import { ReplayKitError } from "../error.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import { modelApi, providers } from "./index.ts";
import type { ModelApi } from "./model-api.ts";

/** A model that replaces the one that the agent names. */
export interface ModelName {
  /** Replaces it only in requests to this provider. Absent: in requests to all. */
  provider?: string;
  model: string;
}

/**
 * Reads `gpt-5`, or `openai/gpt-5` for requests to that provider only. A prefix that names no provider is part of the
 * model's name. Throws `usage` if the name is malformed.
 */
export function readModelName(text: string): ModelName {
  const name = text.trim();
  if (!/^[\w.:@/-]{1,200}$/.test(name))
    throw new ReplayKitError("usage", `"${name.slice(0, 60)}" is not the name of a model`, {
      hint: "name it as the provider does, such as gpt-5, or openai/gpt-5 for requests to that provider only",
    });
  const slash = name.indexOf("/");
  const provider = slash === -1 ? undefined : providers.find((one) => one.name === name.slice(0, slash))?.name;
  if (provider === undefined) return { model: name };
  const model = name.slice(slash + 1);
  if (model !== "") return { provider, model };
  throw new ReplayKitError("usage", `"${name}" names a provider but no model`, { hint: `${provider}/<model>` });
}

/** A request and the path that it is sent to. */
export interface AddressedRequest {
  path: string;
  request: Json;
}

/** The request with this model. `undefined` if the name does not apply: another provider's request, or embeddings. */
export function withModelName(
  api: ModelApi,
  { path, request }: AddressedRequest,
  name: ModelName,
): AddressedRequest | undefined {
  if (!isObject(request) || !isMeant(api, name)) return undefined;
  const { model } = name;
  if (api.pathWithModel) return { path: api.pathWithModel(path, model), request };
  return { path, request: { ...request, model } };
}

/** Whether the name applies to requests to this API. */
function isMeant(api: ModelApi, { provider }: ModelName): boolean {
  return api.converses && (provider === undefined || provider === api.provider.name);
}

/** Why a run that called these APIs (by name) tells nothing about the model; `undefined` if it used the model. */
export function whyUnasked(called: readonly string[], name: ModelName): string | undefined {
  const apis = called.flatMap((one) => modelApi(one) ?? []);
  if (apis.some((api) => isMeant(api, name))) return undefined;
  const others = [...new Set(apis.filter(({ converses }) => converses).map(({ provider }) => provider.name))];
  return others.length === 0
    ? `the agent asked no model through the gateway, so nothing is known about ${name.model}`
    : `the agent asked ${others.join(" and ")}, never ${name.provider}, so nothing is known about ${name.model}`;
}
