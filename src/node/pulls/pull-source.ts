import { type ApiClient, type ApiClientOptions, createApiClient } from "../../api/client.ts";
import { ApiError } from "../../api/api-error.ts";
import { ReplayKitError } from "../../core/error.ts";

/** A run of a service as its own API tells it. */
export interface PulledRun {
  id: string;
  /** When it began, in milliseconds. */
  at: number;
  /** In the shape that the service's reader takes. */
  json: unknown;
}

export interface PullRange {
  /** Runs that began before are left. */
  from: number;
  /** The time of the pull: what may still go on then is left to a later one. */
  now: number;
  /** Of a run that a pull before this one took. */
  isTaken: (id: string) => boolean;
}

/** A run that the service does not give. */
export interface WithheldRun {
  id: string;
  at: number;
  error: ReplayKitError;
  /** Another pull may get it. */
  again: boolean;
}

/** What a pull has come to. */
export type PullResult =
  | { run: PulledRun }
  | { waiting: { id: string; at: number } }
  | { withheld: WithheldRun }
  | { reached: number };

/** A service that keeps runs, and from which they are pulled. */
export interface PullSource {
  /** As `--from` names it; the format of its runs too. */
  name: string;
  /** Whose runs: another account or project has a cursor of its own. */
  account: string;
  /** Finished runs; `waiting`: not finished yet; `reached`: all runs that began earlier were delivered. */
  pull(range: PullRange): AsyncIterable<PullResult>;
}

export type Environment = Record<string, string | undefined>;

/** The first of the variables that is set. */
export function variable(env: Environment, ...names: string[]): string | undefined {
  return names.map((name) => env[name]?.trim()).find((value) => value !== undefined && value !== "");
}

export function needed(env: Environment, names: string[], where: string): string {
  const value = variable(env, ...names);
  if (value !== undefined) return value;
  throw new ReplayKitError("usage", `${names[0]} is not set`, { hint: `${where}; export it as ${names[0]}` });
}

interface ServiceAccess {
  /** For people. */
  title: string;
  url: string;
  /** The variable that the address comes from. */
  urlName: string;
  credential: Record<string, string>;
  /** Hint if the keys are refused. */
  keysHint: string;
}

/** A client of a service, whose refusals say which variable is wrong. */
export function serviceClient(access: ServiceAccess): ApiClient["ask"] {
  const { title, url, urlName, credential, keysHint } = access;
  const options: ApiClientOptions = {
    url: addressOf(url, urlName),
    credential,
    service: title,
    hint: `check ${urlName} and the network`,
  };
  const client = createApiClient(options);
  return async (endpoint, request) => {
    try {
      return await client.ask(endpoint, request);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw refusal(error, title, { keysHint, urlName });
    }
  };
}

/** What the service answered instead; `undefined`: it was another fault, or none answered. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof ReplayKitError && error.cause instanceof ApiError ? error.cause.status : undefined;
}

function addressOf(url: string, name: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url.replace(/\/+$/, "");
  throw new ReplayKitError("usage", `${name} is "${url}", which is not an address`, {
    hint: "an address begins with https://",
  });
}

function refusal(
  error: ApiError,
  title: string,
  { keysHint, urlName }: { keysHint: string; urlName: string },
): ReplayKitError {
  const { status, code, message } = error;
  if (status === 401 || status === 403)
    return new ReplayKitError(code, `${title} refused the key (${status})`, { hint: keysHint, cause: error });
  if (status === 429)
    return new ReplayKitError(code, `${title} keeps asking to wait (429)`, {
      hint: "run the command again later: it continues where it ended",
      cause: error,
    });
  return new ReplayKitError(code, `${title}: ${message}`, {
    hint: error.hint ?? `is ${urlName} the address of ${title}? Run the command again to continue where it ended`,
    cause: error,
  });
}
