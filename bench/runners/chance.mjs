// A warm agent that passes at random, with the probability in behaviour.json beside it. With `ask` it asks its model for the result
// instead. It uses nothing of ReplayKit but the case's id and, for the model, the gateway's address.
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const { pass, guards = {}, wait = 0, ask = false } = JSON.parse(readFileSync("behaviour.json", "utf8"));

const failed = { status: "error", errors: ["it went wrong"] };
/** The end of a run for each verdict. `error` is a failed run too, because replacing a process that crashes takes time. */
const ends = {
  fixed: { status: "success", final_output: "done" },
  reproduced: failed,
  error: failed,
  changed: { status: "success", final_output: "nothing of the kind" },
  inconclusive: { status: "success", final_output: "done" },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { case_id, attempt, gateway_url } = JSON.parse(line);
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  const verdict = ask ? await askModel(gateway_url) : ownEnd(case_id);
  if (verdict === "inconclusive") await post(`${gateway_url}/tools/lookup`, { args: {} }); // no case has a recording of this call
  const end = ends[verdict];
  const live = ask ? {} : { replay: { live: 1 } };
  console.log(JSON.stringify({ case_id, attempt, tool_calls: [], ...live, ...end }));
}

function ownEnd(id) {
  return !existsSync("down") && Math.random() < (guards[id] ?? pass) ? "fixed" : "reproduced";
}

async function askModel(gateway) {
  const messages = [{ role: "user", content: "How does it end?" }];
  const answer = await post(`${gateway}/openai/v1/chat/completions`, { model: "chance", messages });
  return answer.ok ? (await answer.json()).choices[0].message.content : "error";
}

function post(url, body) {
  const headers = { "content-type": "application/json", authorization: "Bearer none" };
  return fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
}
