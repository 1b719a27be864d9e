// Lets examples import "replaykit" from the sources, as they would from the installed package: node --import <this>
import { registerHooks } from "node:module";

const sources = {
  replaykit: new URL("../../src/sdk/index.ts", import.meta.url).href,
  "replaykit/node": new URL("../../src/node/sdk.ts", import.meta.url).href,
  "replaykit/vitest": new URL("../../src/node/vitest.ts", import.meta.url).href,
};

registerHooks({
  resolve: (name, context, next) =>
    Object.hasOwn(sources, name) ? { url: sources[name], shortCircuit: true } : next(name, context),
});
