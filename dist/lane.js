import { createInterface } from "node:readline";
import { connect, createServer } from "node:net";
// src/node/sandbox/relay.ts
const relayed = /* @__PURE__ */ new Map();
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
// src/node/sandbox/lane.ts
process.stdout.write("ready\n");
const input = createInterface({ input: process.stdin });
input.on("line", (line) => {
	relay(JSON.parse(line)).then(() => process.stdout.write("ready\n"), (error) => process.stdout.write(`${String(error)}\n`));
});
input.on("close", () => process.exit());
export {};
