import { ReplayKitError } from "../error.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import { providers } from "./index.ts";
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
  { provider, model }: ModelName,
): AddressedRequest | undefined {
  if (!api.converses || !isObject(request)) return undefined;
  if (provider !== undefined && provider !== api.provider.name) return undefined;
  if (api.pathWithModel) return { path: api.pathWithModel(path, model), request };
  return { path, request: { ...request, model } };
}
