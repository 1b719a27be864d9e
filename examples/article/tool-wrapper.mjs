// A tool that is recorded once and replayed: on replay neither the read nor the write is done again.
//
//   node examples/article/tool-wrapper.mjs
import { createMemoryStore, replaykit } from "replaykit";

const sent = [];
let searches = 0;
const kit = replaykit({ store: createMemoryStore() });
const search = kit.tool("search_docs", ({ query }) => ({ docs: [`${query}, found at search ${(searches += 1)}`] }));
const sendEmail = kit.tool("send_email", ({ to }) => ({ ok: sent.push(to) > 0 }), { effect: "write" });

async function program(run) {
  const { docs } = await search({ query: "refunds" });
  await sendEmail({ to: "team@example.com" });
  await run.once("charge-4711", () => "charged");
  return `${docs[0]} (lucky number ${Math.floor(run.random() * 1000)})`;
}

const recorded = await kit.run({ agent: "mailer", runId: "run-1" }, program);
const replayed = await kit.resume("run-1", program);
console.log(`same answer: ${recorded.output === replayed.output}`);
console.log(`searches: ${searches}, mails: ${sent.length}`);
