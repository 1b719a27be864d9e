import { compact } from "../../core/compact.ts";
/**
 * Environment variables that a runner gets: enough to find programs, a home, temporary files and a language. All others
 * (tokens, keys, files of the CI system) need `pass_env`.
 */
export const passedVariables = [
  "PATH",
  "HOME",
  "USER",
  "LOGNAME",
  "SHELL",
  "TMPDIR",
  "TMP",
  "TEMP",
  "TZ",
  "LANG",
  "LANGUAGE",
  "CI",
  "VIRTUAL_ENV",
  "PYTHONPATH",
  "NODE_PATH",
  "JAVA_HOME",
  "GOPATH",
  "GOROOT",
  "XDG_CACHE_HOME",
  "XDG_CONFIG_HOME",
  "XDG_DATA_HOME",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
  "NODE_EXTRA_CA_CERTS",
  "SYSTEMROOT",
  "PATHEXT",
] as const;

export type Environment = Record<string, string | undefined>;

/** Returns the allow-listed variables, every `LC_*` and those that the user named. */
export function runnerEnvironment(env: Environment, passEnv: string[]): Record<string, string> {
  const names = [...passedVariables, ...Object.keys(env).filter((name) => name.startsWith("LC_")), ...passEnv];
  const passed: Record<string, string> = {};
  for (const name of names) {
    const value = env[name];
    if (value !== undefined) passed[name] = value;
  }
  return passed;
}

/** Values for the variables of the runner contract, version 1. */
export interface ContractValues {
  caseId: string;
  casePath: string;
  outputPath?: string;
  fixturesDir: string;
  sourceTracePath: string;
  attempt: number;
  seed: number;
  /** When the recorded run took place: the agent's "today". */
  now: string | undefined;
  input: string;
}

/** In bytes. Systems refuse a longer variable or argument (Linux: 128 KiB). */
const longestVariable = 100_000;

export function contractVariables(values: ContractValues): Record<string, string> {
  return {
    REPLAYKIT_CASE_PATH: values.casePath,
    REPLAYKIT_FIXTURES_DIR: values.fixturesDir,
    REPLAYKIT_SOURCE_TRACE_PATH: values.sourceTracePath,
    REPLAYKIT_CASE_ID: values.caseId,
    REPLAYKIT_ATTEMPT: String(values.attempt),
    REPLAYKIT_SEED: String(values.seed),
    ...compact({
      REPLAYKIT_OUTPUT_PATH: values.outputPath,
      REPLAYKIT_NOW: values.now,
      REPLAYKIT_INPUT: Buffer.byteLength(values.input) > longestVariable ? undefined : values.input,
    }),
  };
}
