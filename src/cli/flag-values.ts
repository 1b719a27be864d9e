import type { CommandSpec, Flag, FlagValues } from "./command.ts";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { ReplayKitError } from "../core/error.ts";
import { nearestName } from "../core/text/nearest-name.ts";
import { durationMs } from "../core/schema/duration.ts";
import { nodePlatform } from "../node/platform.ts";
import { compact } from "../core/compact.ts";

type RawFlags = Record<string, string | boolean | (string | boolean)[] | undefined>;

export const globalFlags: Flag[] = [
  { name: "json", summary: "print one JSON document for machines" },
  { name: "config", value: "<file>", summary: "configuration file (default: replaykit.yaml at the repository's root)" },
  { name: "no-color", summary: "no colours, even on a terminal" },
  { name: "help", short: "h", summary: "show this help" },
];

/** Splits argv into positional arguments and flags; everything after `--` is positional. */
export function parseCommandLine(spec: CommandSpec, argv: string[]): { args: string[]; flags: FlagValues } {
  const flags = [...spec.flags, ...globalFlags];
  const options = Object.fromEntries(
    flags.map((flag) => [
      flag.name,
      {
        type: flag.value === undefined ? ("boolean" as const) : ("string" as const),
        // So that a second value is seen, and not taken instead of the first.
        multiple: flag.value !== undefined,
        ...compact({ short: flag.short }),
      },
    ]),
  );
  const { values, positionals, tokens } = split(spec, argv, options);
  const end = tokens.find(({ kind }) => kind === "option-terminator")?.index ?? argv.length;
  const words = tokens.flatMap((token) => (token.kind === "positional" && token.index < end ? [token.value] : []));
  if (words.includes("")) throw missing(`${spec.name} got an empty argument`);
  for (const flag of flags) assertSound(flag, [values[flag.name] ?? []].flat());
  return { args: positionals, flags: readFlags(values) };
}

type Options = NonNullable<ParseArgsConfig["options"]>;

function split(spec: CommandSpec, argv: string[], options: Options) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true, strict: true, tokens: true });
  } catch (cause) {
    const message = cause instanceof Error ? (cause.message.split(". ")[0] ?? cause.message) : String(cause);
    const unknown = /^Unknown option '--([^']+)'/.exec(message)?.[1];
    const near = unknown === undefined ? undefined : nearestName(unknown, Object.keys(options));
    const meant = near === undefined ? "" : `did you mean --${near}? `;
    throw new ReplayKitError("usage", `${spec.name}: ${message}`, {
      hint: `${meant}npx replaykit ${spec.name} --help`,
      cause,
    });
  }
}

function assertSound({ name, value, repeatable }: Flag, given: readonly (string | boolean)[]): void {
  if (given.includes("")) throw missing(`--${name} is ""; expected ${value}`);
  if (new Set(given).size < 2 || repeatable === true || value === undefined) return;
  throw new ReplayKitError("usage", `--${name} is given ${given.length} times`, { hint: "give it once" });
}

/** An unset variable must not become the current folder, or a list of nothing. */
function missing(message: string): ReplayKitError {
  return new ReplayKitError("usage", message, {
    hint: "give a value, or leave it out; a variable in your command may be unset",
  });
}

/**
 * Parses a date. Days begin at midnight UTC and times without a zone are UTC, so that a command means the same
 * everywhere.
 */
function dateOf(text: string): Date {
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:\d\d)?$/.exec(text);
  if (!match) return new Date(Number.NaN);
  const [, day = "", time = "00:00", zone = "Z"] = match;
  const midnight = new Date(`${day}T00:00Z`);
  // `Date` takes 31 February for 3 March.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return new Date(Number.NaN);
  return new Date(`${day}T${time}${zone}`);
}

function readFlags(values: RawFlags): FlagValues {
  const text = (name: string) => {
    const [value] = [values[name]].flat();
    return typeof value === "string" ? value : undefined;
  };
  return {
    text,
    list: (name) => {
      const value = values[name];
      return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
    },
    on: (name) => values[name] === true,
    integer: (name, { min, max }) => {
      const given = text(name);
      if (given === undefined) return undefined;
      const number = /^-?\d+$/.test(given) ? Number(given) : Number.NaN;
      if (number >= min && number <= max) return number;
      throw new ReplayKitError("usage", `--${name} is "${given}"; expected a whole number from ${min} to ${max}`);
    },
    duration: (name) => {
      const given = text(name);
      if (given === undefined) return undefined;
      const ms = durationMs(given);
      if (!Number.isNaN(ms)) return ms;
      throw new ReplayKitError("usage", `--${name} is "${given}"; expected a duration such as 60s, 500ms or 2m`);
    },
    time: (name) => {
      const given = text(name);
      if (given === undefined) return undefined;
      const ago = durationMs(given);
      const time = Number.isNaN(ago) ? dateOf(given) : new Date(nodePlatform.now().getTime() - ago);
      if (!Number.isNaN(time.getTime())) return time;
      throw new ReplayKitError("usage", `--${name} is "${given}"; expected a time`, {
        hint: "a day such as 2026-11-20, a time such as 2026-11-20T10:00:00Z, or an age such as 24h or 7d",
      });
    },
  };
}

/** An option that an error names, written as a flag of the command line. */
export function asFlag(option: string): string {
  return `--${option} <name>`;
}
