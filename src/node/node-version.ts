/** The oldest Node that ReplayKit supports; the same as in package.json's `engines`. */
export const neededNode = "22.13";

/**
 * The error for a Node that is too old; `undefined` if it is new enough. Entry files call this before they load other
 * modules, so this file and its imports must run on old Node.
 */
export function oldNodeMessage(found: string): string | undefined {
  const [major = 0, minor = 0] = found.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = neededNode.split(".").map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return undefined;
  return `this is Node ${found}; ReplayKit needs Node ${neededNode} or newer`;
}

export const oldNodeHint = "install it from https://nodejs.org, and see with `node --version` which one is used";
