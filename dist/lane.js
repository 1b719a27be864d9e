import { createInterface as e } from "node:readline";
import { connect as t, createServer as n } from "node:net";
// src/node/sandbox/relay.ts
const r = /* @__PURE__ */ new Map();
function relay(e) {
	let t = `${e.port} ${e.socket}`, n = r.get(t) ?? open(e);
	return r.set(t, n), n;
}
function open({ port: e, socket: r }) {
	let i = n((e) => {
		let n = t(r);
		e.on("error", () => n.destroy()), n.on("error", () => e.destroy()), e.pipe(n).pipe(e);
	});
	return new Promise((t, n) => {
		i.on("error", n), i.listen(e, "127.0.0.1", t);
	});
}
// src/node/sandbox/lane.ts
process.stdout.write("ready\n");
const i = e({ input: process.stdin });
i.on("line", (e) => {
	relay(JSON.parse(e)).then(() => process.stdout.write("ready\n"), (e) => process.stdout.write(`${String(e)}\n`));
}), i.on("close", () => process.exit());
export {};
