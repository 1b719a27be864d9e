// Lets examples import "replaykit" as from an installed package, which is what was built for the tests (`packageHook`).
import { registerHooks } from "node:module";

const dist = new URL(import.meta.url).searchParams.get("dist");
const built = {
  replaykit: `${dist}/lib/sdk.js`,
  "replaykit/node": `${dist}/lib/node.js`,
  "replaykit/vitest": `${dist}/lib/vitest.js`,
};

registerHooks({
  resolve: (name, context, next) =>
    Object.hasOwn(built, name) ? { url: built[name], shortCircuit: true } : next(name, context),
});
