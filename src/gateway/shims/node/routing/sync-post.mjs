let line;
/** Loaded at the first call: most agents never need it. */
const threads = () => process.getBuiltinModule("node:worker_threads");

/** Posts JSON and blocks until the answer is there, with a worker that the first call starts. Throws if the gateway is out of reach. */
export function postAndWait(url, body) {
  const { port, signal } = (line ??= open());
  Atomics.store(signal, 0, 0);
  port.postMessage({ url, text: JSON.stringify(body) });
  Atomics.wait(signal, 0, 0);
  const { message } = threads().receiveMessageOnPort(port);
  if (message.fault !== undefined) throw new Error(`replaykit: the gateway cannot be reached: ${message.fault}`);
  return JSON.parse(message.text);
}

function open() {
  const { MessageChannel, Worker } = threads();
  const { port1: port, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const { NODE_OPTIONS: _, ...env } = process.env;
  const worker = new Worker(new URL("./sync-worker.mjs", import.meta.url), {
    workerData: { port: port2, signal },
    transferList: [port2],
    // No NODE_OPTIONS and no execArgv: the worker must not load the hooks or the agent's own preloads.
    env,
    execArgv: [],
  });
  worker.unref();
  port.unref();
  return { port, signal };
}
