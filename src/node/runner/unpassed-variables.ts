import type { Environment } from "./environment.ts";

/** Matches names of variables that hold keys. */
export const keyName = /KEY|TOKEN|SECRET|CREDENTIAL/i;

/** Variables of terminals and npm. A text with such a word seldom means them. */
const unasked = new Set(["PWD", "OLDPWD", "SHLVL", "TERM", "HOSTNAME", "EDITOR", "PAGER", "NODE", "COLOR", "INIT_CWD"]);
const mostNames = 3;

/**
 * Says which variables a failed runner names in its error although it did not get them, and what to do. `undefined` if
 * it names none. A recording passes on all variables, so its first replay may fail for want of one.
 */
export function unpassedHint(
  text: string,
  { env, passed }: { env: Environment; passed: Environment },
): string | undefined {
  const words = new Set(text.match(/\w{3,}/g));
  const names = Object.keys(env)
    .filter(
      (name) =>
        env[name] !== undefined &&
        words.has(name) &&
        /^[A-Z]\w*$/.test(name) &&
        !unasked.has(name) &&
        passed[name] === undefined,
    )
    .toSorted();
  const [key] = names.filter((name) => keyName.test(name));
  if (key !== undefined)
    return `${key} is set here, but a replay passes on no keys: let the runner's command set a dummy (env ${key}=dummy …), or list it under pass_env of the runner in replaykit.yaml, which allows the network too`;
  if (names.length === 0) return undefined;
  const [are, them] = names.length === 1 ? ["is", "it"] : ["are", "them"];
  return `${names.slice(0, mostNames).join(", ")} ${are} set here, but a replay does not pass ${them} on: list ${them} under pass_env of the runner in replaykit.yaml`;
}
