import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

process.env["CLOUDFLARE_CF_FETCH_ENABLED"] = "false";
process.env["WRANGLER_SEND_METRICS"] = "false";

const here = dirname(fileURLToPath(import.meta.url));
const worker = join(here, "../../../worker");

/** Tests that run inside workerd, beside the Worker that they test, with its own R2, D1 and Durable Objects. */
export default defineConfig(async () => ({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: join(worker, "wrangler.jsonc") },
      miniflare: {
        bindings: {
          MIGRATIONS: await readD1Migrations(join(worker, "migrations")),
          REPLAYKIT_KEY: "a-key-for-the-tests-only",
          OTLP_CLOSE_MS: "100",
          OTLP_IDLE_MS: "600000",
        },
      },
    }),
  ],
  test: {
    name: "workerd",
    root: here,
    include: ["*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
}));
