/**
 * Runs the gateway in a process of its own, beside a bare server that gives the same answers. For each message of its parent it opens an
 * attempt and replies with the address.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { effectLookup } from "../../src/core/effects.ts";
import { createRedactor } from "../../src/core/redact/redact.ts";
import { createModelReplay } from "../../src/core/replay/model-replay.ts";
import { startGateway } from "../../src/gateway/server.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { hmacKeyedHash } from "../../src/node/platform.ts";
import { exchangeOf } from "./exchange.ts";

const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("bench")) });
const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });
const gateway = await startGateway({ upstream });
const body = `data: ${JSON.stringify(exchangeOf(0).response)}\n\ndata: [DONE]\n\n`;
const bare = createServer((request, response) => {
  request.resume().on("end", () => response.setHeader("content-type", "text/event-stream").end(body));
}).listen(0, "127.0.0.1");
await once(bare, "listening");
const address = bare.address();
const bareUrl = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
let close = () => {};

process.on("message", ({ exchanges }: { exchanges: number }) => {
  close();
  const model = createModelReplay({
    exchanges: Array.from({ length: exchanges }, (_, n) => exchangeOf(n)),
    mode: "recorded",
  });
  const redact = redactor.redact.bind(redactor);
  const open = gateway.open({ mode: "replay", model, redact, effects: effectLookup(), now: () => new Date(0) });
  close = () => open[Symbol.dispose]();
  process.send?.({ url: open.url, bareUrl });
});
// Exits by itself, because only then Node writes a profile.
process.on("disconnect", () => process.exit());
