import { spawn as e } from "node:child_process";
import { accessSync as t, constants as n, existsSync as r, mkdirSync as i, mkdtempSync as a, readFileSync as o, realpathSync as s, rmSync as c, statSync as l, symlinkSync as u, writeFileSync as d } from "node:fs";
import { availableParallelism as f, tmpdir as p, totalmem as m } from "node:os";
import { dirname as h, join as g } from "node:path";
import { fileURLToPath as _ } from "node:url";
// src/core/version.ts
const v = "0.1.0", y = "22.13";
function oldNodeMessage(e) {
	let [t = 0, n = 0] = e.split(".").map(Number), [r = 0, i = 0] = y.split(".").map(Number);
	if (!(t > r || t === r && n >= i)) return `this is Node ${e}; ReplayKit needs Node ${y} or newer`;
}
const b = "install it from https://nodejs.org, and see with `node --version` which one is used", x = {
	ok: 0,
	actionNeeded: 1,
	broken: 2
}, S = [
	"unshare",
	"nsenter",
	"setpriv",
	"mount",
	"ip",
	"sh",
	"env",
	"cp"
], C = [
	"/usr/sbin",
	"/usr/bin",
	"/sbin",
	"/bin"
];
function findPrograms() {
	let e = {};
	for (let t of S) {
		let n = findProgram(t);
		if (n === void 0) return { missing: `no program ${t} that only root can change was found in ${C.join(", ")}` };
		e[t] = n;
	}
	let { unshare: t = "", nsenter: n = "", setpriv: r = "", mount: i = "", ip: a = "", sh: o = "", env: s = "", cp: c = "" } = e;
	return {
		unshare: t,
		nsenter: n,
		setpriv: r,
		mount: i,
		ip: a,
		sh: o,
		env: s,
		cp: c,
		sudo: findProgram("sudo")
	};
}
function findProgram(e) {
	return C.map((t) => g(t, e)).find(isOfSystem);
}
function isOfSystem(e) {
	try {
		t(e, n.X_OK);
		for (let t = s(e);; t = h(t)) {
			let { uid: e, mode: n } = l(t);
			if (e !== 0 || n & 18) return !1;
			if (t === "/") return !0;
		}
	} catch {
		return !1;
	}
}
// src/node/sandbox/mount-table.ts
function readMountTable(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.split("\n")) {
		let e = n.split(" "), r = e[4], i = e.indexOf("-", 6), a = e[i + 1], o = (e[5] ?? "").split(",");
		if (r === void 0 || i === -1 || a === void 0) continue;
		let s = unescape(r);
		t.set(s, {
			target: s,
			type: a,
			options: o
		});
	}
	return [...t.values()];
}
function unescape(e) {
	return e.replaceAll(/\\([0-7]{3})/g, (e, t) => String.fromCharCode(Number.parseInt(t, 8)));
}
function fstabField(e) {
	return e.replaceAll(/[\\\s]/g, (e) => `\\${e.charCodeAt(0).toString(8).padStart(3, "0")}`);
}
// src/node/sandbox/process-tree.ts
function descendants(e) {
	return children(e).flatMap((e) => [e, ...descendants(e)]);
}
function children(e) {
	return textOf(`/proc/${e}/task/${e}/children`).split(" ").filter(Boolean).map(Number);
}
function textOf(e) {
	try {
		return o(e, "utf8");
	} catch {
		return "";
	}
}
// src/node/sandbox/room-memory.ts
const w = 256 * 2 ** 20;
function roomBytes(e = memoryBytes(), t = f()) {
	let n = Math.floor(e / 2 / t);
	return Math.max(w, n - n % 4096);
}
function memoryBytes() {
	let e = process.constrainedMemory();
	return e > 0 ? Math.min(e, m()) : m();
}
// src/node/sandbox/way.ts
const T = [
	"chown",
	"dac_override",
	"fowner",
	"fsetid",
	"kill",
	"setuid",
	"setgid"
], E = "index=off,metacopy=off", D = {
	name: "root",
	prefix: [],
	flags: [],
	enter: [],
	drop: (e) => [
		e,
		"--no-new-privs",
		`--bounding-set=-all,${T.map((e) => `+${e}`).join(",")}`,
		"--inh-caps=-all",
		"--"
	],
	overlay: `redirect_dir=on,${E}`,
	keptOverlay: `redirect_dir=nofollow,${E}`,
	overlays: "over-mounts"
};
function asUser(e, t) {
	return {
		name: "user",
		prefix: [],
		flags: ["--user", "--map-root-user"],
		enter: ["user"],
		drop: (n, r) => [
			n,
			"--no-new-privs",
			r,
			"--user",
			"--ipc",
			`--map-user=${e}`,
			`--map-group=${t}`,
			"--"
		],
		overlay: `userxattr,${E}`,
		keptOverlay: `userxattr,${E}`,
		overlays: "beside-mounts"
	};
}
function bySudo(e, t, n) {
	let r = process.getgroups?.() ?? [n];
	return {
		...D,
		name: "sudo",
		prefix: [e, "-n"],
		drop: (e) => [
			e,
			`--reuid=${t}`,
			`--regid=${n}`,
			`--groups=${r.join(",")}`,
			"--no-new-privs",
			"--bounding-set=-all",
			"--inh-caps=-all",
			"--"
		]
	};
}
function withCopies(e) {
	return {
		...e,
		overlays: "none"
	};
}
function waysOf(e) {
	let t = process.getuid?.() ?? 0, n = process.getgid?.() ?? t;
	if (t === 0) return [D];
	let { sudo: r } = e;
	return [asUser(t, n), ...r === void 0 ? [] : [bySudo(r, t, n)]];
}
// src/node/sandbox/namespace.ts
let O;
function beginNamespace() {
	O ??= startNamespace();
}
function takeNamespace(e) {
	let t = (e === void 0 ? O : void 0) ?? startNamespace(e);
	return e === void 0 && (O = void 0), "warden" in t && refer(t, "ref"), t;
}
function writeTables(e) {
	let at = (t) => fstabField(g(e, "ns", t)), t = ["dev", "own"], n = t.map((e) => `replaykit-${e} ${at(e)} tmpfs mode=755 0 0`), r = [
		...t.flatMap((e) => k.map((t) => `/dev/${t} ${at(`${e}/${t}`)} none bind 0 0`)),
		`/ ${at("host")} none rbind 0 0`,
		`none ${at("dev")} none remount,bind,ro 0 0`,
		`${at("own")} /dev none rbind 0 0`,
		`${fstabField(g(e, "ns"))} /dev/.replaykit none rbind 0 0`,
		"replaykit-sys /sys sysfs ro,nosuid,nodev,noexec 0 0"
	];
	d(g(e, "folders"), `${n.join("\n")}\n`), d(g(e, "mounts"), `${r.join("\n")}\n`);
	let a = g(e, "devices");
	for (let e of [
		"",
		"shm",
		"pts"
	]) i(g(a, e));
	for (let e of k) d(g(a, e), "");
	for (let [e, t] of [
		"stdin",
		"stdout",
		"stderr"
	].entries()) u(`/proc/self/fd/${e}`, g(a, t));
	u("/proc/self/fd", g(a, "fd")), u("pts/ptmx", g(a, "ptmx"));
}
const k = [
	"null",
	"zero",
	"full",
	"random",
	"urandom",
	"tty"
];
function startNamespace(t) {
	if (process.platform !== "linux") return { reason: `${process.platform} has none; Linux has` };
	let n = findPrograms();
	if ("missing" in n) return { reason: n.missing };
	let r = t ?? waysOf(n)[0], o = a(g(p(), "replaykit-net-"));
	for (let e of [
		"ns",
		"out",
		"setup"
	]) i(g(o, e));
	writeTables(o);
	let s = [
		n.mount,
		n.ip,
		o,
		process.execPath,
		fileOf("warden"),
		g(o, "out"),
		`${roomBytes()}`,
		n.mount,
		n.unshare,
		n.ip,
		n.sh,
		fileOf("lane"),
		n.cp
	], l = [
		...r.flags,
		"--net",
		"--pid",
		"--ipc",
		"--mount",
		"--fork",
		"--kill-child",
		"--mount-proc"
	], [u, ...d] = [
		...r.prefix,
		n.sh,
		"-c",
		"\ntrap \"\" HUP INT TERM\n\"$@\"\ncode=$?\nrm -rf -- \"$0\"\nexit $code\n",
		o,
		n.unshare,
		...l,
		"--",
		n.sh,
		"-c",
		"\nset -e\nmount=\"$1 -i\" ip=$2 folder=$3; shift 3\n$mount -t tmpfs -o mode=755 replaykit \"$folder/ns\"\ncd \"$folder/ns\"\nmkdir dev own host r p\n$mount -a -T \"$folder/folders\"\ncp -RP \"$folder/devices/.\" dev\ncp -RP \"$folder/devices/.\" own\nmkdir own/.replaykit\n$mount -a -T \"$folder/mounts\"\n$mount -o remount,bind,ro /\n$ip link set lo up\ncd /\nexec \"$@\"\n",
		"sh",
		...s
	], f = e(u ?? "", d, {
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		cwd: "/",
		env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin" }
	}), remove = () => c(o, {
		recursive: !0,
		force: !0
	});
	f.on("error", remove), f.on("exit", remove), f.stdin.on("error", () => {});
	let m = {
		warden: f,
		way: r,
		programs: n,
		folder: o,
		end() {
			f.stdin.destroy();
			for (let e of descendants(f.pid ?? 0)) kill(e);
		}
	};
	return refer(m, "unref"), m;
}
function kill(e) {
	try {
		process.kill(e, "SIGKILL");
	} catch {}
}
function fileOf(e) {
	let t = h(_(import.meta.url));
	return [
		g(t, `${e}.ts`),
		g(t, `${e}.js`),
		g(t, `../${e}.js`)
	].find((e) => r(e)) ?? g(t, `${e}.js`);
}
function refer({ warden: e }, t) {
	let n = [
		e,
		e.stdin,
		e.stdout,
		e.stderr
	];
	for (let e of n) "ref" in e && "unref" in e && e[t]();
}
function holderPid({ warden: e }) {
	let t = e.pid ?? 0, n;
	return () => n ??= descendants(t).find(beganProcesses) ?? t;
}
function beganProcesses(e) {
	let t = depth(e);
	return children(e).some((e) => depth(e) > t);
}
function depth(e) {
	return (/^NSpid:(.*)$/m.exec(textOf(`/proc/${e}/status`))?.[1] ?? "").trim().split(/\s+/).length;
}
export { waysOf as a, descendants as c, b as d, oldNodeMessage as f, takeNamespace as i, readMountTable as l, holderPid as n, withCopies as o, v as p, refer as r, roomBytes as s, beginNamespace as t, x as u };
