import { type ApiClient, type ApiClientOptions, createApiClient } from "../../api/client.ts";
import { ApiError } from "../../api/api-error.ts";
import { ReplayKitError } from "../../core/error.ts";

/** A run in the format of the service's own API. */
export interface PulledRun {
  id: string;
  /** Start in milliseconds. */
  at: number;
  /** In the format that the service's importer reads. */
  json: unknown;
}

export interface PullRange {
  /** Runs that began earlier are ignored, in milliseconds. */
  from: number;
  /** Time of the pull. Runs that may not have ended by then are left to a later pull. */
  now: number;
  /** Whether an earlier pull imported the run. */
  isTaken: (id: string) => boolean;
}

/** A run that the service failed to deliver. */
export interface WithheldRun {
  id: string;
  at: number;
  error: ReplayKitError;
  /** True if another pull may get it. */
  again: boolean;
}

/** One result of a pull. */
export type PullResult =
  | { run: PulledRun }
  | { waiting: { id: string; at: number } }
  | { withheld: WithheldRun }
  | { reached: number };

/** A service from which runs are pulled. */
export interface PullSource {
  /** The value of `--from`, which also names the format of its runs. */
  name: string;
  /** Identifies the account or project. Each has its own cursor. */
  account: string;
  /**
   * Delivers finished runs. `waiting`: a run has not finished. `reached`: all runs that began earlier were delivered.
   */
  pull(range: PullRange): AsyncIterable<PullResult>;
}

export type Environment = Record<string, string | undefined>;

/** The value of the first variable that is set. */
export function variable(env: Environment, ...names: string[]): string | undefined {
  return names.map((name) => env[name]?.trim()).find((value) => value !== undefined && value !== "");
}

export function needed(env: Environment, names: string[], where: string): string {
  const value = variable(env, ...names);
  if (value !== undefined) return value;
  throw new ReplayKitError("usage", `${names[0]} is not set`, { hint: `${where}; export it as ${names[0]}` });
}

interface ServiceAccess {
  /** Name for people. */
  title: string;
  url: string;
  /** The variable that contains the address. */
  urlName: string;
  credential: Record<string, string>;
  /** Hint if the service rejects the keys. */
  keysHint: string;
}

/** A client of a service. Its errors name the variable that is wrong. */
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

/** HTTP status of a failed answer; `undefined` for other errors. */
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
    return new ReplayKitError(code, `${title} still limits requests (429)`, {
      hint: "run the command again later: it continues where it ended",
      cause: error,
    });
  return new ReplayKitError(code, `${title}: ${message}`, {
    hint:
      error.hint ??
      `check that ${urlName} is the address of ${title}, and run the command again: it continues where it ended`,
    cause: error,
  });
}
