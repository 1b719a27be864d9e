import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { errnoOf } from "../../node/files/read-file.ts";
import { isObject } from "../../core/schema/is-object.ts";
import type { Json, JsonObject } from "../../core/schema/json.ts";

const configSchema = z.looseObject({
  name: z.string(),
  main: z.string(),
  r2_buckets: z.array(
    z.looseObject({ binding: z.string(), bucket_name: z.string(), jurisdiction: z.string().optional() }),
  ),
  d1_databases: z.array(z.looseObject({ binding: z.string(), database_name: z.string(), migrations_dir: z.string() })),
});

/** Files of a deployment, in a folder of the user's repository. */
export interface DeployFolder {
  /** Written once; afterwards it belongs to the user. */
  config: string;
  lifecycle: string;
  /** The secrets of the first deploy. Never in git. */
  secrets: string;
  /** Configuration for wrangler: the user's, with what this version needs beside it. */
  merged: string;
}

export function deployFolder(folder: string): DeployFolder {
  return {
    config: join(folder, "wrangler.jsonc"),
    lifecycle: join(folder, "r2-lifecycle.json"),
    secrets: join(folder, "secrets.json"),
    merged: join(folder, "wrangler.deploy.json"),
  };
}

const ignored = "secrets.json\nwrangler.deploy.json\n.wrangler/\n";

/** Writes the missing files and returns their paths. Existing files belong to the user. */
export function writeMissing(folder: string, shipped: string): string[] {
  const { config, lifecycle } = deployFolder(folder);
  const made: string[] = [];
  const make = (path: string, write: () => void) => {
    if (existsSync(path)) return;
    write();
    made.push(path);
  };
  try {
    mkdirSync(folder, { recursive: true });
    make(config, () => writeFileSync(config, ownConfig(folder, shipped)));
    make(lifecycle, () => copyFileSync(join(dirname(shipped), "r2-lifecycle.json"), lifecycle));
    make(join(folder, ".gitignore"), () => writeFileSync(join(folder, ".gitignore"), ignored));
    return made;
  } catch (cause) {
    throw new ReplayKitError(
      "io_failed",
      `the folder ${folder} cannot be written: ${errnoOf(cause) ?? String(cause)}`,
      {
        hint: "name another one: npx replaykit worker deploy <folder>",
        cause,
      },
    );
  }
}

/**
 * The shipped configuration with its comments. Paths into the installation are relative, so that they hold on every
 * machine.
 */
export function ownConfig(folder: string, shipped: string): string {
  const place = (name: string) =>
    JSON.stringify(
      relative(folder, join(dirname(shipped), name))
        .split(sep)
        .join("/"),
    );
  return readFileSync(shipped, "utf8")
    .replace(/^\s*"\$schema".*\n/m, "")
    .replace(/^\s*"database_id".*\n/m, "")
    .replace(/"main": "([^"]+)"/, (_, main: string) => `"main": ${place(main)}`)
    .replace('"migrations_dir": "migrations"', `"migrations_dir": ${place("migrations")}`);
}

export interface MergedConfig {
  text: string;
  database: string;
  bucket: string;
  /** Jurisdiction of the bucket, such as `eu`. Wrangler does not find the bucket without it. */
  jurisdiction: string | undefined;
  /** Parts of the configuration that only this version of the package has. */
  added: string[];
}

/**
 * The user's configuration, completed with what only the shipped one has, so that an older file works after an update.
 */
export function mergeConfig(own: string, { name, shipped }: { name: string; shipped: string }): MergedConfig {
  const added: string[] = [];
  const base = parseJsonc(readFileSync(shipped, "utf8"), shipped);
  const { $schema: _, ...rest } = isObject(base) ? base : {};
  const value = merged(rest, parseJsonc(own, name), { path: "", added });
  const read = configSchema.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new ReplayKitError("invalid_config", `${name}: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`, {
      hint: "correct it, or move the file away: deploy writes a new one",
    });
  }
  const { d1_databases, r2_buckets, ...others } = read.data;
  const database = d1_databases.find(({ binding }) => binding === "DB");
  const bucket = r2_buckets.find(({ binding }) => binding === "TRACES");
  const place = dirname(shipped);
  const config = {
    ...others,
    main: join(place, typeof rest["main"] === "string" ? rest["main"] : ""),
    r2_buckets,
    d1_databases: d1_databases.map((one) =>
      one.binding === "DB" ? { ...withoutNoId(one), migrations_dir: join(place, "migrations") } : one,
    ),
  };
  return {
    text: `${JSON.stringify(config, null, 2)}\n`,
    database: database?.database_name ?? "",
    bucket: bucket?.bucket_name ?? "",
    jurisdiction: bucket?.jurisdiction,
    added,
  };
}

/**
 * The shipped file has an id of zeros, for local use. Without an id, wrangler finds or makes the database by its name.
 */
function withoutNoId({ database_id, ...one }: { database_id?: unknown; [member: string]: unknown }): object {
  const none = typeof database_id !== "string" || /^[0-]*$/.test(database_id);
  return none ? one : { database_id, ...one };
}

interface Merging {
  path: string;
  added: string[];
}

const keys = ["binding", "name", "tag"];

function keyOf(value: Json): string | undefined {
  if (!isObject(value)) return undefined;
  return keys.map((key) => value[key]).find((key) => typeof key === "string");
}

function merged(base: Json, own: Json, { path, added }: Merging): Json {
  if (isObject(base) && isObject(own)) {
    const result: JsonObject = { ...own };
    for (const [name, value] of Object.entries(base)) {
      const place = path === "" ? name : `${path}.${name}`;
      const known = own[name];
      if (known !== undefined) result[name] = merged(value, known, { path: place, added });
      else {
        result[name] = value;
        if (name !== "database_id") added.push(place);
      }
    }
    return result;
  }
  if (Array.isArray(base) && Array.isArray(own)) return mergedList(base, own, { path, added });
  return own;
}

/**
 * Bindings and migrations are matched by name, and missing ones are added. Runtime flags of both sides are kept. Any
 * other list is the user's.
 */
function mergedList(base: Json[], own: Json[], { path, added }: Merging): Json[] {
  if (path === "compatibility_flags") return [...new Set([...base, ...own])];
  const missing = base.filter(
    (value) => keyOf(value) !== undefined && !own.some((other) => keyOf(other) === keyOf(value)),
  );
  added.push(...missing.map((value) => `${path} ${keyOf(value)}`));
  const both = own.map((value) => {
    const same = base.find((other) => keyOf(other) !== undefined && keyOf(other) === keyOf(value));
    return same === undefined ? value : merged(same, value, { path: `${path}.${keyOf(value)}`, added });
  });
  return [...both, ...missing];
}

/** A string, which is kept, or a comment or trailing comma, which is removed. */
const tokens = /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\/|,(?=(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*[\]}])/g;

/** Parses JSON with comments and trailing commas. */
export function parseJsonc(text: string, name: string): Json {
  return parseJson(
    text.replaceAll(tokens, (_, string: string | undefined) => string ?? ""),
    { name },
  );
}
