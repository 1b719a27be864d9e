import { ReplayKitError } from "../error.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import { modelApi, providers } from "./index.ts";
import type { ModelApi } from "./model-api.ts";

/** The model that is asked in place of the one that the agent names. */
export interface ModelName {
  /** Of this provider's requests alone; absent: of every provider's. */
  provider?: string;
  model: string;
}

/** `gpt-5`, or `openai/gpt-5` for requests to that provider alone; what stands before the slash in any other name is part of it. */
export function readModelName(text: string): ModelName {
  const name = text.trim();
  if (!/^[\w.:@/-]{1,200}$/.test(name))
    throw new ReplayKitError("usage", `"${name.slice(0, 60)}" is not the name of a model`, {
      hint: "name it as the provider does, such as gpt-5, or openai/gpt-5 for requests to that provider alone",
    });
  const slash = name.indexOf("/");
  const provider = slash === -1 ? undefined : providers.find((one) => one.name === name.slice(0, slash))?.name;
  if (provider === undefined) return { model: name };
  const model = name.slice(slash + 1);
  if (model !== "") return { provider, model };
  throw new ReplayKitError("usage", `"${name}" names a provider and no model`, { hint: `${provider}/<model>` });
}

/** A request as it is sent to a provider. */
export interface AddressedRequest {
  path: string;
  request: Json;
}

/** The same request to the other model; `undefined`: it is none that the name is for (embeddings hold no conversation). */
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

/** Whether requests to this API go to the model. */
function isMeant(api: ModelApi, { provider }: ModelName): boolean {
  return api.converses && (provider === undefined || provider === api.provider.name);
}

/** Why a run that asked these APIs, by their names, says nothing of the model; `undefined`: it asked for it. */
export function whyUnasked(asked: readonly string[], name: ModelName): string | undefined {
  const apis = asked.flatMap((one) => modelApi(one) ?? []);
  if (apis.some((api) => isMeant(api, name))) return undefined;
  const others = [...new Set(apis.filter(({ converses }) => converses).map(({ provider }) => provider.name))];
  return others.length === 0
    ? `the agent asked no model through the gateway, so nothing is known about ${name.model}`
    : `the agent asked ${others.join(" and ")}, never ${name.provider}, so nothing is known about ${name.model}`;
}
