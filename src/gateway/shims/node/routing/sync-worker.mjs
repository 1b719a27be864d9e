/** Posts for a blocked thread: a function that is not async needs its answer before it returns. */
import http from "node:http";
import { workerData } from "node:worker_threads";

const { port, signal } = workerData;
const agent = new http.Agent({ keepAlive: true });

port.on("message", async ({ url, text }) => {
  port.postMessage(await post(url, text).catch((error) => ({ fault: error.message })));
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});

function post(url, text) {
  return new Promise((done, fail) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
    const request = http.request(url, { method: "POST", agent, headers }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("error", fail);
      response.on("end", () => done({ text: Buffer.concat(parts).toString("utf8") }));
    });
    request.on("error", fail);
    request.end(text);
  });
}
