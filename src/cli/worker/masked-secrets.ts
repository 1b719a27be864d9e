import { ReplayKitError } from "../../core/error.ts";
import { isObject } from "../../core/schema/is-object.ts";
import type { Json, JsonObject } from "../../core/schema/json.ts";

/** Shows enough of a secret to tell two apart, but not enough to sign with. */
function masked(secret: Json): Json {
  return typeof secret === "string" ? `${secret.slice(0, 6)}…${secret.slice(-4)}` : secret;
}

/** A project's settings with all secrets masked. */
export function maskSecrets(settings: JsonObject): JsonObject {
  return mapSecrets(settings, masked);
}

/** Settings to write: each masked secret is replaced by the project's existing one. */
export function unmaskSecrets(change: JsonObject, settings: JsonObject): JsonObject {
  const known = knownSecrets(settings);
  return mapSecrets(change, (secret, { path, url }) => {
    if (typeof secret !== "string" || !secret.includes("…")) return secret;
    const meant = known.filter(
      (one) => masked(one.secret) === secret && (one.url === undefined) === (url === undefined),
    );
    const own = meant.filter((one) => one.url === url);
    const [first, ...more] = new Set((own.length > 0 ? own : meant).map((one) => one.secret));
    if (first !== undefined && more.length === 0) return first;
    const many = first === undefined ? "no secret" : "more than one secret";
    throw new ReplayKitError("usage", `--settings: ${path} is masked, and stands for ${many} of this project`, {
      hint: "write the whole secret there",
    });
  });
}

interface Secret {
  /** Path in the settings, such as `hooks.0.secret`. */
  path: string;
  /** The hook's URL; `undefined` if it is not a hook's secret. */
  url: Json | undefined;
}

function knownSecrets(settings: JsonObject): (Secret & { secret: Json })[] {
  const known: (Secret & { secret: Json })[] = [];
  mapSecrets(settings, (secret, place) => {
    known.push({ ...place, secret });
    return secret;
  });
  return known;
}

function mapSecrets(settings: JsonObject, map: (secret: Json, place: Secret) => Json): JsonObject {
  const mapped = { ...settings };
  const { hooks, webhook_secrets: senders } = settings;
  if (Array.isArray(hooks))
    mapped["hooks"] = hooks.map((hook, index) => {
      if (!isObject(hook) || hook["secret"] === undefined) return hook;
      return { ...hook, secret: map(hook["secret"], { path: `hooks.${index}.secret`, url: hook["url"] ?? null }) };
    });
  if (Array.isArray(senders))
    mapped["webhook_secrets"] = senders.map((secret, index) =>
      map(secret, { path: `webhook_secrets.${index}`, url: undefined }),
    );
  return mapped;
}
