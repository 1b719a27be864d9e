// Resolves "replaykit" in the examples to the files that were built for the tests, as if the package were installed.
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
