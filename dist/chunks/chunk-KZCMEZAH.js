import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/node/sandbox/relay.ts
import { connect, createServer } from "node:net";
var relayed = /* @__PURE__ */ new Map();
function relay(door) {
  const key = `${door.port} ${door.socket}`;
  const opened = relayed.get(key) ?? open(door);
  relayed.set(key, opened);
  return opened;
}
function open({ port, socket }) {
  const server = createServer((client) => {
    const gateway = connect(socket);
    client.on("error", () => gateway.destroy());
    gateway.on("error", () => client.destroy());
    client.pipe(gateway).pipe(client);
  });
  return new Promise((done, fail) => {
    server.on("error", fail);
    server.listen(port, "127.0.0.1", done);
  });
}

export {
  relay
};
