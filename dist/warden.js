import { chmodSync, chownSync, copyFileSync, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { Socket, connect, createServer } from "node:net";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { execFileSync, spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { createInterface } from "node:readline";
// src/node/sandbox/system-places.ts
function isWithin(path, folder) {
	const way = relative(folder, path);
	return way === "" || way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
// src/node/sandbox/changes.ts
const caches = /(^|\/)(__pycache__|\.cache|\.npm|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.DS_Store|node_modules\/\.cache)(\/|$)/;
const mostChanges = 1e3;
const mostBytes = 1048576;
function listChanges(layers, checkout) {
	const changes = [];
	const add = (path, what) => {
		if (changes.length < mostChanges && !caches.test(path)) changes.push({
			path: isWithin(path, checkout) ? relative(checkout, path) || "." : path,
			what
		});
	};
	for (const one of layers) (one.copied ? compare : walk)("", one, add);
	return changes.toSorted((a, b) => a.path < b.path ? -1 : 1);
}
function walk(way, layers, add) {
	for (const name of namesIn(join(layers.upper, way))) {
		const inner = join(way, name);
		const path = join(layers.target, inner);
		const now = lstatSync(join(layers.upper, inner), { throwIfNoEntry: false });
		const before = lowerOf(inner, layers);
		if (now === void 0) continue;
		if (isWhiteout(now)) add(path, before?.stat.isDirectory() === true ? "deleted, with all that is in it" : "deleted");
		else if (now.isDirectory() && before?.stat.isDirectory() === true) walk(inner, layers, add);
		else if (now.isDirectory()) add(path, "new folder");
		else if (before === void 0) add(path, `new${sizeOf(join(layers.upper, inner), now)}`);
		else add(path, differenceOf(join(layers.upper, inner), now, before));
	}
}
function compare(way, layers, add) {
	const { target, upper, lowers, copied } = layers;
	const folders = [upper, ...lowers].map((folder) => join(folder, way));
	for (const name of new Set(folders.flatMap(namesIn))) {
		const inner = join(way, name);
		if (copied?.leftOut.has(inner) === true) continue;
		const path = join(target, inner);
		const now = statOf(join(upper, inner));
		const before = lowerOf(inner, layers);
		if (!now) add(path, before?.stat.isDirectory() === true ? "deleted, with all that is in it" : "deleted");
		else if (now.isDirectory() && before?.stat.isDirectory() === true) compare(inner, layers, add);
		else if (now.isDirectory()) add(path, "new folder");
		else if (before === void 0) add(path, `new${sizeOf(join(upper, inner), now)}`);
		else if (now.ctimeMs > (copied?.since ?? 0)) add(path, differenceOf(join(upper, inner), now, before));
	}
}
function lowerOf(way, { lowers }) {
	for (const lower of lowers) {
		const path = join(lower, way);
		const stat = statOf(path);
		if (stat) return isWhiteout(stat) ? void 0 : {
			path,
			stat
		};
	}
}
function isWhiteout(stat) {
	return stat.isCharacterDevice() && stat.rdev === 0;
}
function sizeOf(path, stat) {
	const text = textOf(path, stat);
	if (text === void 0) return stat.isFile() ? `, ${stat.size} bytes` : "";
	return `, ${counted(linesIn(text), "line")}`;
}
function differenceOf(path, now, before) {
	const after = textOf(path, now);
	const text = textOf(before.path, before.stat);
	if (after === void 0 || text === void 0) return signed(now.size - before.stat.size, "byte");
	if (after === text) return "touched";
	return signed(linesIn(after) - linesIn(text), "line");
}
function signed(difference, unit) {
	if (difference === 0) return "changed";
	return `${difference > 0 ? "+" : "−"}${counted(Math.abs(difference), unit)}`;
}
function counted(count, unit) {
	return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
function linesIn(text) {
	return text.split("\n").length - (text.endsWith("\n") || text === "" ? 1 : 0);
}
function textOf(path, stat) {
	if (!stat.isFile() || stat.size > mostBytes) return void 0;
	try {
		const bytes = readFileSync(path);
		return bytes.includes(0) ? void 0 : bytes.toString("latin1");
	} catch {
		return;
	}
}
function namesIn(folder) {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}
function statOf(path) {
	try {
		return lstatSync(path, { throwIfNoEntry: false });
	} catch {
		return;
	}
}
// src/node/sandbox/environment-script.ts
const exportable = /^(?!(?:PPID|UID|EUID|OPTIND|SHELLOPTS|BASHOPTS|BASH_VERSINFO)$)[A-Za-z_]\w*$/;
function environmentScript(env) {
	const entries = Object.entries(env);
	const exported = entries.filter(([name]) => exportable.test(name));
	const others = entries.filter(([name]) => !exportable.test(name));
	const given = others.map(([name, value]) => quoted(`${name}=${value}`)).join(" ");
	return [
		...exported.map(([name, value]) => `export ${name}=${quoted(value)}`),
		...others.length === 0 ? [] : [`set -- /usr/bin/env ${given} "$@"`],
		""
	].join("\n");
}
function quoted(text) {
	return `'${text.replaceAll("'", "'\\''")}'`;
}
// src/node/sandbox/mount-table.ts
function readMountTable(text) {
	const mounts = /* @__PURE__ */ new Map();
	for (const line of text.split("\n")) {
		const words = line.split(" ");
		const target = words[4];
		const dash = words.indexOf("-", 6);
		const type = words[dash + 1];
		const options = (words[5] ?? "").split(",");
		if (target === void 0 || dash === -1 || type === void 0) continue;
		const place = unescape(target);
		mounts.set(place, {
			target: place,
			type,
			options
		});
	}
	return [...mounts.values()];
}
function unescape(text) {
	return text.replaceAll(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
}
function fstabField(text) {
	return text.replaceAll(/[\\\s]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, "0")}`);
}
// src/node/sandbox/fstab.ts
const wardenFolder = "/dev/.replaykit";
const hostFolder = `${wardenFolder}/host`;
const sealed = [
	"sys",
	"irq",
	"bus",
	"fs",
	"acpi",
	"scsi",
	"tty",
	"driver"
];
const masked = [
	"sysrq-trigger",
	"kcore",
	"kmsg",
	"keys",
	"key-users",
	"latency_stats",
	"timer_list",
	"sched_debug"
];
function fstabOf(room, exists) {
	const { overlays, view, folder, name } = room;
	const line = (source, target, type, how) => `${fstabField(source)} ${fstabField(target)} ${type} ${fstabField(how)} 0 0`;
	const bind = (source, target, how = "bind") => line(source, target, "none", how);
	const readOnly = (source, target, options) => [bind(source, target, "rbind"), line("none", target, "none", [
		"remount",
		"bind",
		"ro",
		...options
	].join(","))];
	const memory = (target, how) => line(`${name}${target}`, target, "tmpfs", how);
	const proc = (names) => names.map((one) => `/proc/${one}`).filter(exists);
	return [
		...view.kept.flatMap(({ target, options }) => readOnly(`${hostFolder}${target}`, target, options)),
		...byDepth(overlays, view.shown).flatMap((overlay) => {
			if (typeof overlay === "string") return [bind(`${hostFolder}${overlay}`, overlay, "bind,ro")];
			if (overlay.copied) return [bind(overlay.upper, overlay.target), ...overlay.copied.installed.flatMap(({ source, target, options }) => readOnly(source, target, options))];
			const halves = `lowerdir=${overlay.lowers.map(overlayPath).join(":")},upperdir=${overlayPath(overlay.upper)},workdir=${overlayPath(overlay.work)}`;
			return line(`${name}${overlay.target}`, overlay.target, "overlay", `${halves},${overlay.options}`);
		}),
		...view.writable.map((path) => bind(`${hostFolder}${path}`, path)),
		bind(folder.source, folder.target),
		...view.hidden.map(({ path, folder: isFolder }) => isFolder ? memory(path, "ro,mode=755,size=4k") : bind("/dev/null", path)),
		line(`${name}-proc`, "/proc", "proc", "nosuid,nodev,noexec"),
		...proc(sealed).map((path) => bind(path, path, "bind,ro")),
		...proc(masked).map((path) => bind("/dev/null", path)),
		bind(`${wardenFolder}/dev`, "/dev", "rbind"),
		memory("/dev/shm", `mode=1777,nosuid,nodev,size=${room.bytes}`),
		line(`${name}-pts`, "/dev/pts", "devpts", "newinstance,ptmxmode=0666,mode=620,nosuid,noexec"),
		""
	].join("\n");
}
function byDepth(overlays, shown) {
	const depth = (one) => (typeof one === "string" ? one : one.target).split("/").length;
	return [...overlays, ...shown].toSorted((a, b) => depth(a) - depth(b));
}
function overlayPath(path) {
	return path.replaceAll(/[\\:,]/g, (sign) => `\\${sign}`);
}
function overlayFolders(room, index) {
	return {
		upper: join(room, `${index}u`),
		work: join(room, `${index}w`)
	};
}
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
// src/node/sandbox/lanes.ts
function createLanes(programs) {
	const doors = [];
	const all = [ownLane()];
	const fresh = [...all];
	const free = /* @__PURE__ */ new Map();
	function begin() {
		const lane = startLane(programs, doors);
		lane.ready.catch(() => {});
		all.push(lane);
		return lane;
	}
	return {
		async relay(door) {
			doors.push(door);
			await Promise.all(all.filter((lane) => !lane.ended()).map((lane) => lane.relay(door)));
		},
		async take(side) {
			const left = (free.get(side) ?? []).filter((lane) => !lane.ended());
			const known = left.pop();
			free.set(side, left);
			const lane = known ?? fresh.shift() ?? begin();
			if (fresh.length === 0 && all.length < availableParallelism()) fresh.push(begin());
			await lane.ready;
			return lane;
		},
		giveBack(side, lane) {
			const held = all.find((one) => one === lane);
			if (held) free.set(side, [...free.get(side) ?? [], held]);
		}
	};
}
function ownLane() {
	return {
		pid: void 0,
		ready: Promise.resolve(),
		relay,
		ended: () => false
	};
}
function startLane({ unshare, ip, sh, file }, doors) {
	const argv = [
		"--net",
		"--kill-child",
		"--",
		sh,
		"-c",
		"ip=$1; shift; $ip link set lo up && exec \"$@\"",
		"sh",
		ip,
		process.execPath,
		file
	];
	const child = spawn(unshare, argv, {
		stdio: [
			"pipe",
			"pipe",
			"ignore"
		],
		cwd: "/",
		env: {}
	});
	const waiting = [];
	let gone = false;
	createInterface({ input: child.stdout }).on("line", (line) => waiting.shift()?.(line));
	const end = () => {
		gone = true;
		for (const say of waiting.splice(0)) say("it ended");
	};
	child.on("error", end);
	child.on("exit", end);
	child.stdin.on("error", () => {});
	async function heard() {
		if (gone) throw new Error("a network of the sandbox has ended");
		const line = await new Promise((say) => waiting.push(say));
		if (line !== "ready") throw new Error(`a network of the sandbox could not be made: ${line}`);
	}
	function tell(door) {
		const listening = heard();
		child.stdin.write(`${JSON.stringify(door)}\n`);
		return listening;
	}
	const ready = Promise.all([heard(), ...doors.map(tell)]).then(() => {});
	return {
		pid: child.pid,
		ready,
		relay: tell,
		ended: () => gone
	};
}
// src/node/sandbox/copies.ts
const installed = /(^|\/)(node_modules|\.venv|venv|\.git\/objects\/pack)$/;
const mostEntries = 5e4;
function installedIn(folder) {
	const found = [];
	const waiting = [""];
	for (let seen = 0; waiting.length > 0 && seen < mostEntries; seen += 1) {
		const way = waiting.pop() ?? "";
		for (const entry of entriesIn(join(folder, way))) {
			if (!entry.isDirectory()) continue;
			const inner = join(way, entry.name);
			if (installed.test(inner)) found.push({
				way: inner,
				folder: true
			});
			else waiting.push(inner);
		}
	}
	return found;
}
function copyFolder(cp, from, to, leftOut) {
	const names = entriesIn(from).map(({ name }) => name);
	const firstOf = (way) => way.split("/")[0] ?? "";
	const parted = new Set(leftOut.map(({ way }) => firstOf(way)));
	const whole = names.filter((name) => !parted.has(name));
	for (let start = 0; start < whole.length; start += mostNames) runCopy(cp, from, [...whole.slice(start, start + mostNames).map((name) => `./${name}`), to]);
	for (const name of names.filter((one) => parted.has(one))) {
		const [source, copy] = [join(from, name), join(to, name)];
		const exact = leftOut.find(({ way }) => way === name);
		if (exact && !exact.folder) writeFileSync(copy, "");
		else mkdirSync(copy, { recursive: true });
		makeLike$1(copy, source);
		if (exact) continue;
		copyFolder(cp, source, copy, leftOut.filter(({ way }) => firstOf(way) === name).map((one) => ({
			...one,
			way: one.way.slice(name.length + 1)
		})));
	}
}
const mostNames = 1e3;
function runCopy(cp, cwd, words) {
	try {
		execFileSync(cp, ["-a", ...words], {
			cwd,
			stdio: "ignore",
			env: {}
		});
	} catch {}
}
function makeLike$1(copy, source) {
	const { uid, gid, mode } = lstatSync(source);
	try {
		chownSync(copy, uid, gid);
	} catch {}
	chmodSync(copy, mode & 4095);
}
function entriesIn(folder) {
	try {
		return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
	} catch {
		return [];
	}
}
// src/node/sandbox/part-at-mounts.ts
function optionsOf(path, mounts) {
	return (mounts.filter(({ target }) => isWithin(path, target)).toSorted((a, b) => b.target.length - a.target.length)[0]?.options ?? []).filter((option) => /^(nosuid|nodev|noexec|noatime|nodiratime|relatime)$/.test(option));
}
// src/node/sandbox/view-extras.ts
function writeExtras(name, view, shared) {
	const extras = /* @__PURE__ */ new Map();
	const layerOf = (target) => join(wardenFolder, "p", name, `${view.places.findIndex((one) => one.target === target)}`);
	const make = (target, path) => {
		const layer = layerOf(target);
		extras.set(target, layer);
		makeLike(layer, target, path);
		return join(layer, path.slice(target.length));
	};
	for (const { path, text } of view.files) {
		const place = placeOf(path, view);
		if (place === void 0) continue;
		const file = make(place, dirname(path));
		writeFileSync(join(file, basename(path)), text);
		like(join(file, basename(path)), path);
	}
	for (const { path, folder } of view.copies) {
		const place = placeOf(path, view);
		if (place === void 0) continue;
		const made = make(place, folder ? path : dirname(path));
		if (folder) continue;
		copyFileSync(`${hostFolder}${path}`, join(made, basename(path)));
		like(join(made, basename(path)), path);
	}
	const targets = [
		...view.places.map(({ target }) => target),
		...view.shown,
		...view.writable,
		shared
	];
	for (const target of targets) {
		const place = placeOf(target, view, true);
		const fresh = view.places.some((one) => one.target === place && one.kind === "fresh");
		if (place === void 0 || !fresh) continue;
		const isFile = lstatSync(`${hostFolder}${target}`, { throwIfNoEntry: false })?.isFile() === true;
		const made = make(place, isFile ? dirname(target) : target);
		if (isFile) writeFileSync(join(made, basename(target)), "");
	}
	for (const { target, kind } of view.places) if (kind === "fresh") make(target, target);
	return extras;
}
function placeOf(path, view, above = false) {
	return view.places.findLast(({ target }) => isWithin(path, target) && !(above && target === path))?.target;
}
function makeLike(layer, target, path) {
	const names = path.slice(target.length).split("/").filter(Boolean);
	for (let depth = 0; depth <= names.length; depth += 1) {
		const way = names.slice(0, depth).join("/");
		const folder = join(layer, way);
		if (existsSync(folder)) continue;
		mkdirSync(folder, { recursive: true });
		like(folder, join(target, way));
	}
}
function like(made, model) {
	const stat = lstatSync(`${hostFolder}${model}`, { throwIfNoEntry: false });
	if (!stat) return;
	try {
		chownSync(made, stat.uid, stat.gid);
	} catch {}
	chmodSync(made, stat.mode & 4095);
}
// src/node/sandbox/room-layers.ts
function roomLayers(kind, halves, cp) {
	return kind.view.places.map((place, index) => {
		const overlay = {
			target: place.target,
			...overlayFolders(halves, index)
		};
		mkdirSync(overlay.upper, { recursive: true });
		like(overlay.upper, place.target);
		const { layers, extras } = kind;
		const extra = extras.get(place.target);
		const below = (layers.below[place.target] ?? []).map((path) => `${hostFolder}${path}`);
		const host = place.kind === "host" ? [`${hostFolder}${place.target}`] : [];
		if (layers.copies) return copyOf({
			kind,
			overlay,
			source: below[0] ?? host[0],
			extra,
			cp
		});
		mkdirSync(overlay.work, { recursive: true });
		const options = below.length === 0 && layers.upper === void 0 ? layers.options : layers.keptOptions;
		return {
			...overlay,
			options,
			lowers: [
				...below,
				...extra === void 0 ? [] : [extra],
				...host
			]
		};
	});
}
function copyOf({ kind: { view, layers }, overlay, source, extra, cp }) {
	const { target, upper, work } = overlay;
	const installed = source === void 0 || layers.upper !== void 0 ? [] : installedIn(source);
	const leftOut = [...installed, ...mountedIn(view, target)];
	if (source !== void 0) copyFolder(cp, source, upper, leftOut);
	if (extra !== void 0) copyFolder(cp, extra, upper, []);
	writeFileSync(work, "");
	const { ctimeMs: since } = lstatSync(work);
	const mounts = readMountTable(readFileSync("/proc/self/mountinfo", "utf8"));
	const shown = installed.map(({ way }) => ({
		source: join(source ?? "", way),
		target: join(target, way),
		options: optionsOf(join(source ?? "", way), mounts)
	}));
	return {
		target,
		upper,
		work,
		options: "",
		lowers: [extra, source].filter((path) => path !== void 0),
		copied: {
			leftOut: new Set(leftOut.map(({ way }) => way)),
			since,
			installed: shown
		}
	};
}
function mountedIn(view, target) {
	return [...[
		...view.places.map((place) => place.target),
		...view.shown,
		...view.writable
	].map((path) => ({
		path,
		folder: isFolder(path)
	})), ...view.hidden].filter(({ path }) => path !== target && isWithin(path, target)).map(({ path, folder }) => ({
		way: relative(target, path),
		folder
	}));
}
function isFolder(path) {
	return lstatSync(`${hostFolder}${path}`, { throwIfNoEntry: false })?.isFile() !== true;
}
// src/node/sandbox/room-memory.ts
const spareBytes = 2 ** 20;
function createSlots(mount, bytes) {
	const free = [];
	let made = 0;
	return {
		take() {
			const known = free.pop();
			if (known) return known;
			const folder = join(wardenFolder, "r", `${made += 1}`);
			mkdirSync(folder, { recursive: true });
			const options = `mode=755,size=${bytes},nr_inodes=${Math.floor(bytes / 16384)}`;
			execFileSync(mount, [
				"-i",
				"-t",
				"tmpfs",
				"-o",
				options,
				`replaykit-room-${made}`,
				folder
			], { stdio: "ignore" });
			return { folder };
		},
		giveBack: (slot) => void free.push(slot)
	};
}
function isFull({ folder }) {
	const { bavail, bsize, ffree } = statfsSync(folder);
	return bavail * bsize < spareBytes || ffree === 0;
}
// src/node/sandbox/warden.ts
const [, , shared = "", bytes = "", mount = "", unshare = "", ip = "", sh = "", file = "", cp = ""] = process.argv;
const views = /* @__PURE__ */ new Map();
const rooms = /* @__PURE__ */ new Map();
const slots = createSlots(mount, Number(bytes));
const lanes = createLanes({
	unshare,
	ip,
	sh,
	file
});
let last = 0;
const answers = {
	relay: ({ port, socket }) => lanes.relay({
		port,
		socket
	}).then(() => ({})),
	view({ name, view, layers }) {
		views.set(name, {
			view,
			layers,
			extras: writeExtras(name, view, shared)
		});
		return {};
	},
	room: ({ view }) => ({ room: makeRoom(view) }),
	async enter({ room, network, env }) {
		const made = madeRoom(room);
		writeFileSync(join(made.folder, "env"), environmentScript(env));
		if (network) return { folder: made.folder };
		made.lane ??= await lanes.take(made.view.checkout);
		const { pid } = made.lane;
		return {
			folder: made.folder,
			...pid === void 0 ? {} : { lane: pid }
		};
	},
	ended({ room }) {
		giveLaneBack(madeRoom(room));
		return {};
	},
	changes({ room }) {
		const { view, overlays, slot } = madeRoom(room);
		const fresh = new Set(view.places.flatMap(({ target, kind }) => kind === "fresh" ? [target] : []));
		return {
			changes: listChanges(overlays.filter(({ target }) => !fresh.has(target)), view.checkout),
			full: slot !== void 0 && isFull(slot)
		};
	},
	leave({ room }) {
		const made = madeRoom(room);
		const { folder, slot } = made;
		rooms.delete(room);
		giveLaneBack(made);
		emptySlot(folder, slot);
		return {};
	}
};
function emptySlot(folder, slot) {
	rmSync(folder, {
		recursive: true,
		force: true
	});
	if (slot) slots.giveBack(slot);
}
function giveLaneBack(made) {
	if (made.lane) lanes.giveBack(made.view.checkout, made.lane);
	delete made.lane;
}
function madeRoom(room) {
	const made = rooms.get(room);
	if (!made) throw new Error(`there is no room ${room}`);
	return made;
}
function makeRoom(name) {
	const known = views.get(name);
	if (!known) throw new Error(`there is no view ${name}`);
	const { view, layers } = known;
	last += 1;
	const room = last;
	const slot = layers.upper === void 0 ? slots.take() : void 0;
	const own = slot ? join(slot.folder, `${room}`) : join(wardenFolder, "k", `${room}`);
	const halves = layers.upper === void 0 ? own : `${hostFolder}${layers.upper}`;
	mkdirSync(own, { recursive: true });
	const overlays = roomLayers(known, halves, cp);
	if (slot && isFull(slot)) {
		emptySlot(own, slot);
		throw new Error(`a copy of ${view.checkout} takes more memory than a sandbox may have`);
	}
	const target = join(shared, `${room}`);
	const within = overlays.findLast((overlay) => isWithin(target, overlay.target));
	if (within) mkdirSync(join(within.upper, target.slice(within.target.length)), { recursive: true });
	const table = fstabOf({
		overlays,
		view,
		folder: {
			target,
			source: `${hostFolder}${target}`
		},
		bytes: Number(bytes),
		name: `replaykit-${room}`
	}, existsSync);
	writeFileSync(join(own, "fstab"), table);
	rooms.set(room, {
		view,
		overlays,
		folder: own,
		slot
	});
	return room;
}
async function answer(line) {
	const question = JSON.parse(line);
	const give = answers[question.ask];
	let text;
	try {
		text = await give(question);
	} catch (error) {
		text = { failure: error instanceof Error ? error.message : String(error) };
	}
	process.stdout.write(`${JSON.stringify(text)}\n`);
}
let rest = "";
let turn = Promise.resolve();
const input = new Socket({ fd: 0 });
input.setEncoding("utf8");
input.on("data", (chunk) => {
	const lines = (rest + chunk.toString()).split("\n");
	rest = lines.pop() ?? "";
	for (const line of lines) turn = turn.then(() => answer(line));
});
input.on("close", () => {
	try {
		process.kill(-1, "SIGKILL");
	} catch {}
	rmSync(join(`${hostFolder}${shared}`, "..", "setup"), {
		recursive: true,
		force: true
	});
	process.exit();
});
export {};
