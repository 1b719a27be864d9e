let line;
/** Loaded when needed: most agents never wait. */
const threads = () => process.getBuiltinModule("node:worker_threads");

/** Posts and blocks until the answer is there. The worker starts at the first call, since most agents need none. */
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
    // Without the hooks and other modules that the agent preloads.
    env,
    execArgv: [],
  });
  worker.unref();
  port.unref();
  return { port, signal };
}
