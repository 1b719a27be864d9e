// src/node/node-version.ts
const neededNode = "22.13";
function oldNodeMessage(found) {
	const [major = 0, minor = 0] = found.split(".").map(Number);
	const [neededMajor = 0, neededMinor = 0] = neededNode.split(".").map(Number);
	if (major > neededMajor || major === neededMajor && minor >= neededMinor) return void 0;
	return `this is Node ${found}; ReplayKit needs Node ${neededNode} or newer`;
}
const oldNodeHint = "install it from https://nodejs.org, and see with `node --version` which one is used";
// src/cli/exit-code.ts
const exitCode = {
	ok: 0,
	actionNeeded: 1,
	broken: 2
};
export { oldNodeHint as n, oldNodeMessage as r, exitCode as t };
