import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** Resolves "replaykit" in the examples to the sources, as if the package were installed. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^replaykit$/, replacement: source("sdk/index.ts") },
      { find: /^replaykit\/vitest$/, replacement: source("node/vitest.ts") },
    ],
  },
});
