import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** Lets a suite of the examples import "replaykit" from the sources, as it would from the installed package. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^replaykit$/, replacement: source("sdk/index.ts") },
      { find: /^replaykit\/vitest$/, replacement: source("node/vitest.ts") },
    ],
  },
});
