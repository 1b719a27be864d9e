/** Node's part of the SDK (package export "./node"). */
export {
  type EnvironmentKit,
  type EnvironmentOptions,
  kitFromEnvironment,
  localStorePath,
  outputOf,
} from "./routing/kit-from-environment.ts";
export { createSpool, type Spool, type SpoolOptions } from "./worker/spool.ts";
export { createSqliteStore, type SqliteStore } from "./sqlite/store.ts";
