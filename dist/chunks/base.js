import { a as e, i as t, l as n, n as r, o as i, r as a, t as o } from "./start.js";
import { spawn as s, spawnSync as c } from "node:child_process";
import { accessSync as l, appendFileSync as u, constants as d, existsSync as f, lstatSync as p, mkdirSync as m, mkdtempSync as h, readFileSync as g, readdirSync as v, realpathSync as y, rmSync as b, statSync as x, writeFileSync as S } from "node:fs";
import { tmpdir as ee } from "node:os";
import { delimiter as te, dirname as C, isAbsolute as w, join as T, relative as ne, resolve as re, sep as ie } from "node:path";
import { once as ae } from "node:events";
import * as oe from "node:zlib";
import { createHmac as se, hash as ce, randomUUID as le } from "node:crypto";
import { createInterface as ue } from "node:readline";
import { setTimeout as de } from "node:timers/promises";
// node_modules/zod/v4/core/util.js
function getEnumValues(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function joinValues(e, t = "|") {
	return e.map((e) => stringifyPrimitive(e)).join(t);
}
function jsonStringifyReplacer(e, t) {
	return typeof t == "bigint" ? t.toString() : t;
}
var Cached = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function cached(e) {
	return new Cached(e);
}
function nullish(e) {
	return e == null;
}
function cleanRegex(e) {
	let t = +!!e.startsWith("^"), n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function floatSafeRemainder(e, t) {
	let n = e / t, r = Math.round(n), i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
	return Math.abs(n - r) < i ? 0 : n - r;
}
const fe = /* @__PURE__*/ Symbol("evaluating");
function defineLazy(e, t, n) {
	let r;
	Object.defineProperty(e, t, {
		get() {
			if (r !== fe) return r === void 0 && (r = fe, r = n()), r;
		},
		set(n) {
			Object.defineProperty(e, t, { value: n });
		},
		configurable: !0
	});
}
function assignProp(e, t, n) {
	Object.defineProperty(e, t, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
}
function rawShape(e) {
	let t = Object.getOwnPropertyDescriptor(e, "shape");
	return t?.get ? t.get.raw : t?.value;
}
function sourceShape(e) {
	return rawShape(e._zod.def) ?? e._zod.def.shape;
}
function deferProp(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			let e = n();
			return assignProp(this, t, e), e;
		},
		enumerable: !0,
		configurable: !0
	});
}
function putProp(e, t, n) {
	t in e ? assignProp(e, t, n) : e[t] = n;
}
function mirrorShape(e, t, n, r) {
	let i = sourceShape(t);
	for (let a of n) {
		let n = Object.getOwnPropertyDescriptor(i, a);
		n.enumerable && (n.get ? deferProp(e, a, () => {
			let e = t._zod.def.shape[a];
			return r ? r(e, a) : e;
		}) : putProp(e, a, r ? r(n.value, a) : n.value));
	}
}
function mirrorProps(e, t) {
	for (let n of Reflect.ownKeys(t)) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.enumerable && (r.get ? deferProp(e, n, () => t[n]) : putProp(e, n, r.value));
	}
}
function mergeDefs(...e) {
	let t = {};
	for (let n of e) {
		let e = Object.getOwnPropertyDescriptors(n);
		Object.assign(t, e);
	}
	return Object.defineProperties({}, t);
}
function esc(e) {
	return JSON.stringify(e);
}
function slugify(e) {
	return e.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const pe = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function isObject(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
const me = /* @__PURE__*/ cached(() => {
	if (D.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
	try {
		return Function(""), !0;
	} catch {
		return !1;
	}
});
function isPlainObject(e) {
	if (isObject(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != "function") return !0;
	let n = t.prototype;
	return isObject(n) !== !1 && Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") !== !1;
}
function shallowClone(e) {
	return isPlainObject(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
const he = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function normalizeParams(e) {
	let t = e;
	if (!t) return {};
	if (typeof t == "string") return { error: () => t };
	if (t?.message !== void 0) {
		if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
		t.error = t.message;
	}
	return delete t.message, typeof t.error == "string" ? {
		...t,
		error: () => t.error
	} : t;
}
function stringifyPrimitive(e) {
	return typeof e == "bigint" ? e.toString() + "n" : typeof e == "string" ? `"${e}"` : `${e}`;
}
function optionalKeys(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
const ge = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, _e = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function pick(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
	let i = {};
	return mirrorShape(i, e, maskedKeys(e, t)), clone(e, mergeDefs(n, {
		shape: i,
		checks: []
	}));
}
function maskedKeys(e, t) {
	let n = sourceShape(e), r = [];
	for (let e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
		t[e] && r.push(e);
	}
	return r;
}
function omit(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
	let i = new Set(maskedKeys(e, t)), a = {};
	return mirrorShape(a, e, Reflect.ownKeys(sourceShape(e)).filter((e) => !i.has(e))), clone(e, mergeDefs(n, {
		shape: a,
		checks: []
	}));
}
function extend(e, t) {
	if (!isPlainObject(t)) throw Error("Invalid input to extend: expected a plain object");
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = sourceShape(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(e, mergeDefs(e._zod.def, { shape: extended(e, t) }));
}
function extended(e, t) {
	let n = {};
	return mirrorShape(n, e, Reflect.ownKeys(sourceShape(e))), mirrorProps(n, t), n;
}
function safeExtend(e, t) {
	if (!isPlainObject(t)) throw Error("Invalid input to safeExtend: expected a plain object");
	return clone(e, mergeDefs(e._zod.def, { shape: extended(e, t) }));
}
function merge(e, t) {
	if (!t?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (e._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	let n = {};
	return mirrorShape(n, e, Reflect.ownKeys(sourceShape(e))), mirrorShape(n, t, Reflect.ownKeys(sourceShape(t))), clone(e, mergeDefs(e._zod.def, {
		shape: n,
		get catchall() {
			return t._zod.def.catchall;
		},
		checks: t._zod.def.checks ?? []
	}));
}
function partial(e, t, n, r = "partial") {
	let i = t._zod.def.checks;
	if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
	let a = n ? new Set(maskedKeys(t, n)) : void 0, o = {};
	return mirrorShape(o, t, Reflect.ownKeys(sourceShape(t)), e && ((t, n) => a && !a.has(n) ? t : new e({
		type: "optional",
		innerType: t
	}))), clone(t, mergeDefs(t._zod.def, {
		shape: o,
		checks: []
	}));
}
function required(e, t, n) {
	let r = n ? new Set(maskedKeys(t, n)) : void 0, i = {};
	return mirrorShape(i, t, Reflect.ownKeys(sourceShape(t)), (t, n) => r && !r.has(n) ? t : new e({
		type: "nonoptional",
		innerType: t
	})), clone(t, mergeDefs(t._zod.def, { shape: i }));
}
function aborted(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function explicitlyAborted(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function prefixIssues(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function unwrapMessage(e) {
	return typeof e == "string" ? e : e?.message;
}
function sizeCaps(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function attachSchema(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function finalizeIssue(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : unwrapMessage(e.inst?._zod.def?.error?.(e)) ?? unwrapMessage(a?.(e)) ?? unwrapMessage(t?.error?.(e)) ?? unwrapMessage(n.customError?.(e)) ?? unwrapMessage(n.localeError?.(e)) ?? "Invalid input", s = {};
	for (let t of Object.keys(e)) t !== "inst" && t !== "schema" && t !== "continue" && t !== "input" && t !== "__proto__" && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
const ve = /[\uD800-\uDBFF]/;
function codePointLength(e) {
	let t = e.length;
	if (!ve.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function getLengthableOrigin(e) {
	return Array.isArray(e) ? "array" : typeof e == "string" ? "string" : "unknown";
}
function parsedType(e) {
	let t = typeof e;
	switch (t) {
		case "number": return Number.isNaN(e) ? "nan" : "number";
		case "object": {
			if (e === null) return "null";
			if (Array.isArray(e)) return "array";
			let t = e;
			if (t && Object.getPrototypeOf(t) !== Object.prototype && "constructor" in t && t.constructor) return t.constructor.name;
		}
	}
	return t;
}
function issue(...e) {
	let [t, n, r] = e;
	return typeof t == "string" ? {
		message: t,
		code: "custom",
		input: n,
		inst: r
	} : { ...t };
}
function members(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : defineBound(e, n, r.value);
	}
}
function own$1(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
function hide(e, t, n) {
	return own$1(e, t, n, !1);
}
/* @__NO_SIDE_EFFECTS__ */
function derived(e, t) {
	for (let n in e) {
		let r = e[n];
		Object.defineProperty(t, n, {
			configurable: !0,
			enumerable: !0,
			get() {
				return own$1(this, n, r(this));
			},
			set(e) {
				own$1(this, n, e);
			}
		});
	}
	return t;
}
function defineBound(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : own$1(this, t, n.bind(this));
		},
		set(e) {
			own$1(this, t, e);
		}
	});
}
function claim(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
let ye, E = !1;
const be = {
	configurable: !0,
	get() {
		E = !0;
	}
};
function defineLazyInternal(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && ye !== e._zod ? ye = void 0 : (ye = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, be);
			let e = E;
			E = !1;
			try {
				let r = n(this);
				return E ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), E ||= e, r;
			} catch (n) {
				throw delete this[t], E ||= e, n;
			}
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				value: e
			});
		}
	}));
}
function installLazyProp(e, t, n, r) {
	let i = claim(e, t);
	i && Object.defineProperty(i, t, {
		configurable: !0,
		get() {
			let e = {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: void 0
			};
			return Object.defineProperty(this, t, e), e.value = n(this), Object.defineProperty(this, t, e), e.value;
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: e
			});
		}
	});
}
function constantCatch(e) {
	let fn = () => e;
	return fn["~constantCatch"] = !0, fn;
}
// node_modules/zod/v4/core/core.js
var xe;
const Se = /*@__PURE__*/ Object.freeze({ status: "aborted" }), Ce = {
	value: void 0,
	enumerable: !1
};
let we = "captureStackTrace" in Error ? Error : null;
function newError(e) {
	let t = we;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return we = null, new e();
			}
			try {
				return new e();
			} finally {
				t.stackTraceLimit = n;
			}
		}
	}
	return new e();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(e, t, n, r) {
	let i = {};
	function Internals(e) {
		this.def = e, this.constr = _, this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = i;
	let a = n, o = a && /* @__PURE__ */ new WeakSet();
	function init(n, r) {
		if (!n._zod) {
			Ce.value = new Internals(r);
			try {
				Object.defineProperty(n, "_zod", Ce);
			} finally {
				Ce.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), o) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			o.has(i) || (o.add(i), members(i, a));
		}
		let i = _.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let s = r?.Parent ?? Object;
	class Definition extends s {}
	Object.defineProperty(Definition, "name", { value: e });
	function _(e) {
		let t = r?.Parent ? newError(Definition) : this;
		init(t, e);
		let n = t._zod.deferred;
		if (n) {
			for (let e of n) e();
			t._zod.deferred = void 0;
		}
		let i = globalThis.__zod_globalConfig?.postProcessor;
		return i && i(t), t;
	}
	return Object.defineProperty(_, "init", { value: init }), Object.defineProperty(_, Symbol.hasInstance, { value: (t) => r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e) }), Object.defineProperty(_, "name", { value: e }), _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
	}
}, $ZodEncodeError = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = "ZodEncodeError";
	}
};
(xe = globalThis).__zod_globalConfig ?? (xe.__zod_globalConfig = {});
const D = globalThis.__zod_globalConfig;
function config(e) {
	return e && Object.assign(D, e), D;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, jsonStringifyReplacer, 2), e.message;
}
function _setMessage(e) {
	this._zod.message = e;
}
const Te = {
	get: _getMessage,
	set: _setMessage,
	enumerable: !0,
	configurable: !0
}, Ee = {
	value: void 0,
	enumerable: !1
}, De = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]), initializer$1 = (e, t) => {
	e.name = "$ZodError", Ee.value = t, Object.defineProperty(e, "issues", Ee), Ee.value = void 0, Object.defineProperty(e, "message", Te);
	let n = Object.getPrototypeOf(e);
	De.has(n) || (De.add(n), Object.defineProperty(n, "toString", {
		configurable: !0,
		enumerable: !1,
		get() {
			let value = () => this.message;
			return Object.defineProperty(this, "toString", {
				value,
				configurable: !0,
				writable: !0
			}), value;
		},
		set(e) {
			Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	}));
}, Oe = /* @__PURE__ */ $constructor("$ZodError", initializer$1), O = /* @__PURE__ */ $constructor("$ZodError", initializer$1, void 0, { Parent: Error });
function node(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === "__proto__" ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function flattenError(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? node(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function formatError(e, t = (e) => e.message) {
	let n = { _errors: [] }, processError = (e, r = []) => {
		for (let i of e.issues) if (i.code === "invalid_union" && i.errors.length) i.errors.map((e) => processError({ issues: e }, [...r, ...i.path]));
		else if (i.code === "invalid_key") processError({ issues: i.issues }, [...r, ...i.path]);
		else if (i.code === "invalid_element") processError({ issues: i.issues }, [...r, ...i.path]);
		else {
			let e = [...r, ...i.path];
			if (e.length === 0) n._errors.push(t(i));
			else {
				let r = n, a = 0;
				for (; a < e.length;) {
					let n = e[a], o = a === e.length - 1;
					if (n === "_errors") {
						o && r._errors.push(t(i)), a++;
						continue;
					}
					Object.prototype.hasOwnProperty.call(r, n) || Object.defineProperty(r, n, {
						value: { _errors: [] },
						enumerable: !0,
						writable: !0,
						configurable: !0
					});
					let s = r[n];
					o && s._errors.push(t(i)), r = s, a++;
				}
			}
		}
	};
	return processError(e), n;
}
// node_modules/zod/v4/core/parse.js
function finalizeParams(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const _parse = (e) => {
	let fn = (t, n, r, i) => {
		let a = r ? {
			...r,
			async: !1
		} : { async: !1 }, o = t._zod.run({
			value: n,
			issues: []
		}, a);
		if (o instanceof Promise) throw new $ZodAsyncError();
		if (o.issues.length) {
			let t = new ((i?.Err) ?? e)(o.issues.map((e) => finalizeIssue(e, a, config())));
			throw pe(t, i?.callee ?? fn), t;
		}
		return o.value;
	};
	return fn;
}, ke = /* @__PURE__*/ _parse(O), _parseAsync = (e) => {
	let fn = async (t, n, r, i) => {
		let a = r ? {
			...r,
			async: !0
		} : { async: !0 }, o = t._zod.run({
			value: n,
			issues: []
		}, a);
		if (o instanceof Promise && (o = await o), o.issues.length) {
			let t = new ((i?.Err) ?? e)(o.issues.map((e) => finalizeIssue(e, a, config())));
			throw pe(t, i?.callee ?? fn), t;
		}
		return o.value;
	};
	return fn;
}, Ae = /* @__PURE__*/ _parseAsync(O), _safeParse = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new $ZodAsyncError();
	return a.issues.length ? failure(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, je = /* @__PURE__*/ _safeParse(O);
function failure(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => finalizeIssue(e, n, config()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
const _safeParseAsync = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? failure(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, Me = /* @__PURE__*/ _safeParseAsync(O), Ne = /* @__PURE__ */ Symbol.for("zod.compile.invalid"), Pe = /* @__PURE__ */ Symbol.for("zod.compile.fallback"), validate = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== Ne) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return validateFallback(e, t, n);
});
function validateFallback(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[Pe] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new $ZodAsyncError();
	return a.issues.length === 0;
}
const validateAsync$1 = async (e, t, n) => {
	let r = n ? {
		...n,
		async: !0,
		abortEarly: !0
	} : {
		async: !0,
		abortEarly: !0
	}, i = e._zod.run({
		value: t,
		issues: []
	}, r);
	return i instanceof Promise && (i = await i), i.issues.length === 0;
}, _encode = (e) => {
	let t = _parse(e), fn = (e, n, r, i) => {
		let a = r ? {
			...r,
			direction: "backward"
		} : { direction: "backward" };
		return t(e, n, a, finalizeParams(fn, i));
	};
	return fn;
}, _decode = (e) => {
	let t = _parse(e), fn = (e, n, r, i) => t(e, n, r, finalizeParams(fn, i));
	return fn;
}, _encodeAsync = (e) => {
	let t = _parseAsync(e), fn = async (e, n, r, i) => {
		let a = r ? {
			...r,
			direction: "backward"
		} : { direction: "backward" };
		return await t(e, n, a, finalizeParams(fn, i));
	};
	return fn;
}, _decodeAsync = (e) => {
	let t = _parseAsync(e), fn = async (e, n, r, i) => await t(e, n, r, finalizeParams(fn, i));
	return fn;
}, _safeEncode = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(e)(t, n, i);
}, _safeDecode = (e) => (t, n, r) => _safeParse(e)(t, n, r), _safeEncodeAsync = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(e)(t, n, i);
}, _safeDecodeAsync = (e) => async (t, n, r) => _safeParseAsync(e)(t, n, r), Fe = /^[cC][0-9a-z]{6,}$/, Ie = /^[0-9a-z]+$/, Le = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, Re = /^[0-9a-vA-V]{20}$/, ze = /^[A-Za-z0-9]{27}$/, Be = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
const Ve = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, He = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, uuid = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, Ue = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function emoji() {
	return /* @__PURE__ */ RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
}
const We = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, Ge = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, Ke = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, qe = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, Je = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, Ye = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, Xe = /^https?$/, Ze = /^\+[1-9]\d{6,14}$/, Qe = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
function anchor(e) {
	return RegExp(`^${e}$`);
}
const $e = /*@__PURE__*/ anchor(Qe);
function timeSource(e) {
	let t = "(?:[01]\\d|2[0-3]):[0-5]\\d";
	return typeof e.precision == "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(e) {
	return RegExp(`^${timeSource(e)}$`);
}
function datetime$1(e) {
	let t = ["Z"];
	e.offset && t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
	let n = `${timeSource({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join("|")})`, r = e.local ? `${n}|${timeSource({ precision: e.precision })}` : n;
	return RegExp(`^${Qe}T(?:${r})$`);
}
const et = /^[\s\S]{0,}$/, tt = /^-?\d+$/, nt = /^-?\d+(?:\.\d+)?$/, rt = /^(?:true|false)$/i, it = /^null$/i, at = /^[^A-Z]*$/, ot = /^[^a-z]*$/, k = /*@__PURE__*/ $constructor("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), _whenHasLength = (e) => {
	let t = e.value;
	return !nullish(t) && t.length !== void 0;
}, A = {
	number: "number",
	bigint: "bigint",
	object: "date"
}, st = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (e, t) => {
	k.init(e, t);
	let n = A[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: A[typeof r.value] ?? n,
			code: "too_big",
			maximum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), ct = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (e, t) => {
	k.init(e, t);
	let n = A[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: A[typeof r.value] ?? n,
			code: "too_small",
			minimum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), lt = /*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (e, t) => {
	k.init(e, t), e._zod.check = (n) => {
		if (typeof n.value != typeof t.value) throw Error("Cannot mix number and bigint in multiple_of check.");
		(typeof n.value == "bigint" ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : floatSafeRemainder(n.value, t.value) === 0) || n.issues.push({
			origin: typeof n.value,
			code: "not_multiple_of",
			divisor: t.value,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), ut = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (e, t) => {
	k.init(e, t), t.format = t.format || "float64";
	let n = t.format?.includes("int"), r = n ? "int" : "number", [i, a] = ge[t.format];
	e._zod.check = (o) => {
		let s = o.value;
		if (n) {
			if (!Number.isInteger(s)) {
				o.issues.push({
					expected: r,
					format: t.format,
					code: "invalid_type",
					continue: !1,
					input: s,
					inst: e
				});
				return;
			}
			if (!Number.isSafeInteger(s)) {
				s > 0 ? o.issues.push({
					input: s,
					code: "too_big",
					maximum: 2 ** 53 - 1,
					note: "Integers must be within the safe integer range.",
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				}) : o.issues.push({
					input: s,
					code: "too_small",
					minimum: -(2 ** 53 - 1),
					note: "Integers must be within the safe integer range.",
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				});
				return;
			}
		}
		s < i && o.issues.push({
			origin: "number",
			input: s,
			code: "too_small",
			minimum: i,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		}), s > a && o.issues.push({
			origin: "number",
			input: s,
			code: "too_big",
			maximum: a,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		});
	};
}), dt = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (e, t) => {
	var n;
	k.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i > t.maximum ? codePointLength(r) : i) <= t.maximum) return;
		let a = getLengthableOrigin(r);
		n.issues.push({
			origin: a,
			code: "too_big",
			maximum: t.maximum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), ft = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (e, t) => {
	var n;
	k.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i >= t.minimum && i < t.minimum * 2 ? codePointLength(r) : i) >= t.minimum) return;
		let a = getLengthableOrigin(r);
		n.issues.push({
			origin: a,
			code: "too_small",
			minimum: t.minimum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), pt = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (e, t) => {
	var n;
	k.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == "string" && i >= t.length && i <= t.length * 2 ? codePointLength(r) : i;
		if (a === t.length) return;
		let o = getLengthableOrigin(r), s = a > t.length;
		n.issues.push({
			origin: o,
			...s ? {
				code: "too_big",
				maximum: t.length
			} : {
				code: "too_small",
				minimum: t.length
			},
			inclusive: !0,
			exact: !0,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), mt = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (e, t) => {
	var n, r;
	k.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: t.format,
			input: n.value,
			...t.pattern ? { pattern: t.pattern.toString() } : {},
			inst: e,
			continue: !t.abort
		});
	}) : (r = e._zod).check ?? (r.check = () => {});
}), ht = /*@__PURE__*/ $constructor("$ZodCheckRegex", (e, t) => {
	mt.init(e, t), e._zod.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: n.value,
			pattern: t.pattern.toString(),
			inst: e,
			continue: !t.abort
		});
	};
}), gt = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (e, t) => {
	t.pattern ??= at, mt.init(e, t);
}), _t = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (e, t) => {
	t.pattern ??= ot, mt.init(e, t);
}), vt = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (e, t) => {
	k.init(e, t);
	let n = escapeRegex(t.includes);
	t.pattern = new RegExp(typeof t.position == "number" ? `^.{${t.position},}${n}` : n), e._zod.check = (n) => {
		n.value.includes(t.includes, t.position) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: t.includes,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), yt = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (e, t) => {
	k.init(e, t);
	let n = RegExp(`^${escapeRegex(t.prefix)}.*`);
	t.pattern ??= n, e._zod.check = (n) => {
		n.value.startsWith(t.prefix) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: t.prefix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), bt = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (e, t) => {
	k.init(e, t);
	let n = RegExp(`.*${escapeRegex(t.suffix)}$`);
	t.pattern ??= n, e._zod.check = (n) => {
		n.value.endsWith(t.suffix) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: t.suffix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), xt = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (e, t) => {
	k.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
});
// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(e = [], t = {}) {
		this.content = [], this.indent = 0, this.args = e, this.closed = t;
	}
	indented(e) {
		this.indent += 1;
		try {
			e(this);
		} finally {
			--this.indent;
		}
	}
	write(e) {
		if (typeof e == "function") {
			e(this, { execution: "sync" }), e(this, { execution: "async" });
			return;
		}
		let t = e.split("\n").filter((e) => e), n = Math.min(...t.map((e) => e.length - e.trimStart().length)), r = t.map((e) => e.slice(n)).map((e) => " ".repeat(this.indent * 2) + e);
		for (let e of r) this.content.push(e);
	}
	compile() {
		let e = Function, t = this?.content ?? [""];
		return new e(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${t.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// node_modules/zod/v4/core/versions.js
const St = {
	major: 4,
	minor: 6,
	patch: 7
}, j = /*@__PURE__*/ $constructor("$ZodType", (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = St;
	let r = e._zod.def.checks, i = e._zod.traits.has("$ZodCheck") ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let runChecks = (t, n, r) => {
			if (t.memo) return t;
			let i = aborted(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (explicitlyAborted(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new $ZodAsyncError();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (attachSchema(t.issues, n, e), i ||= aborted(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					attachSchema(t.issues, n, e), i ||= aborted(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, handleCanaryResult = (t, n, r) => {
			if (aborted(t)) return t.aborted = !0, t;
			let a = runChecks(n, i, r);
			if (a instanceof Promise) {
				if (r.async === !1) throw new $ZodAsyncError();
				return a.then((t) => e._zod.parse(t, r));
			}
			return e._zod.parse(a, r);
		};
		e._zod.run = (t, n) => {
			if (n.skipChecks) return e._zod.parse(t, n);
			if (n.direction === "backward") {
				let r = e._zod.parse({
					value: t.value,
					issues: []
				}, {
					...n,
					skipChecks: !0
				});
				return r instanceof Promise ? r.then((e) => handleCanaryResult(e, t, n)) : handleCanaryResult(r, t, n);
			}
			let r = e._zod.parse(t, n);
			if (r instanceof Promise) {
				if (n.async === !1) throw new $ZodAsyncError();
				return r.then((e) => runChecks(e, i, n));
			}
			return runChecks(r, i, n);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(e) {
		own$1(this, "~standard", e);
	}
}), toStandardResult = (e, t) => e.issues.length ? { issues: e.issues.map((e) => finalizeIssue(e, t, config())) } : { value: e.value };
async function validateAsync(e, t) {
	let n = { async: !0 };
	return toStandardResult(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function standardProps(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return toStandardResult(r, n);
			} catch {}
			return validateAsync(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
const Ct = /*@__PURE__*/ $constructor("$ZodString", (e, t) => {
	j.init(e, t), e._zod.pattern = t.pattern ?? et, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = String(n.value);
		} catch {}
		return typeof n.value == "string" || n.issues.push({
			expected: "string",
			code: "invalid_type",
			input: n.value,
			inst: e
		}), n;
	};
}), M = /*@__PURE__*/ $constructor("$ZodStringFormat", (e, t) => {
	mt.init(e, t), Ct.init(e, t);
}), wt = /*@__PURE__*/ $constructor("$ZodGUID", (e, t) => {
	t.pattern ??= He, M.init(e, t);
}), Tt = /*@__PURE__*/ $constructor("$ZodUUID", (e, t) => {
	if (t.version) {
		let e = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[t.version];
		if (e === void 0) throw Error(`Invalid UUID version: "${t.version}"`);
		t.pattern ??= uuid(e);
	} else t.pattern ??= uuid();
	M.init(e, t);
}), Et = /*@__PURE__*/ $constructor("$ZodEmail", (e, t) => {
	t.pattern ??= Ue, M.init(e, t);
});
function canParseURL(e) {
	try {
		return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function validateURL(e, t) {
	return !("normalize" in t) && !("hostname" in t) && !("protocol" in t) ? canParseURL(e) || 2 : parseURLObject(e, t);
}
function parseURLObject(e, t) {
	if (!t.normalize && t.protocol?.source === Xe.source && !/^https?:\/\//i.test(e)) return 1;
	try {
		if (typeof URL < "u") {
			let t = URL;
			if (typeof t.parse == "function") return t.parse(e) ?? 2;
		}
		return new URL(e);
	} catch {
		return 2;
	}
}
const Dt = /[\t\n\r]/g;
function stripTabAndNewline(e) {
	return e.replace(Dt, "");
}
function urlHostnameOk(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function urlProtocolOk(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
const Ot = /*@__PURE__*/ $constructor("$ZodURL", (e, t) => {
	M.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = validateURL(r, t);
			if (i === 1) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === 2) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === !0) {
				n.value = stripTabAndNewline(r);
				return;
			}
			t.hostname && !urlHostnameOk(i, t.hostname) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !urlProtocolOk(i, t.protocol) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : stripTabAndNewline(r);
			return;
		} catch {
			n.issues.push({
				code: "invalid_format",
				format: "url",
				input: n.value,
				inst: e,
				continue: !t.abort
			});
		}
	};
}), kt = /*@__PURE__*/ $constructor("$ZodEmoji", (e, t) => {
	t.pattern ??= emoji(), M.init(e, t);
}), At = /*@__PURE__*/ $constructor("$ZodNanoID", (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? Be : nanoidOfLength(t.length), M.init(e, t);
}), jt = /*@__PURE__*/ $constructor("$ZodCUID", (e, t) => {
	t.pattern ??= Fe, M.init(e, t);
}), Mt = /*@__PURE__*/ $constructor("$ZodCUID2", (e, t) => {
	t.pattern ??= Ie, M.init(e, t);
}), Nt = /*@__PURE__*/ $constructor("$ZodULID", (e, t) => {
	t.pattern ??= Le, M.init(e, t);
}), Pt = /*@__PURE__*/ $constructor("$ZodXID", (e, t) => {
	t.pattern ??= Re, M.init(e, t);
}), Ft = /*@__PURE__*/ $constructor("$ZodKSUID", (e, t) => {
	t.pattern ??= ze, M.init(e, t);
}), It = /*@__PURE__*/ $constructor("$ZodISODateTime", (e, t) => {
	t.pattern ??= datetime$1(t), M.init(e, t);
}), Lt = /*@__PURE__*/ $constructor("$ZodISODate", (e, t) => {
	t.pattern ??= $e, M.init(e, t);
}), Rt = /*@__PURE__*/ $constructor("$ZodISOTime", (e, t) => {
	t.pattern ??= time(t), M.init(e, t);
}), zt = /*@__PURE__*/ $constructor("$ZodISODuration", (e, t) => {
	t.pattern ??= Ve, M.init(e, t);
}), Bt = /*@__PURE__*/ $constructor("$ZodIPv4", (e, t) => {
	t.pattern ??= We, M.init(e, t);
}), Vt = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(e) {
	return Vt.test(e) ? canParseURL(`http://[${e}]`) : !1;
}
const Ht = /*@__PURE__*/ $constructor("$ZodIPv6", (e, t) => {
	t.pattern ??= Ge, M.init(e, t), e._zod.check = (n) => {
		isValidIPv6(n.value) || n.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Ut = /*@__PURE__*/ $constructor("$ZodCIDRv4", (e, t) => {
	t.pattern ??= Ke, M.init(e, t);
});
function isValidCIDRv6(e) {
	let t = e.split("/");
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : isValidIPv6(n);
}
const Wt = /*@__PURE__*/ $constructor("$ZodCIDRv6", (e, t) => {
	t.pattern ??= qe, M.init(e, t), e._zod.check = (n) => {
		isValidCIDRv6(n.value) || n.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function isValidBase64(e) {
	if (e === "") return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
const Gt = /^[0-9a-zA-Z+/]*={0,2}$/, Kt = /*@__PURE__*/ $constructor("$ZodBase64", (e, t) => {
	t.pattern ??= Gt, M.init(e, t), e._zod.check = (n) => {
		isValidBase64(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), qt = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(e) {
	if (!qt.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === "-" ? "+" : "/");
	return isValidBase64(t.padEnd(Math.ceil(t.length / 4) * 4, "="));
}
const Jt = /*@__PURE__*/ $constructor("$ZodBase64URL", (e, t) => {
	t.pattern ??= qt, M.init(e, t), e._zod.check = (n) => {
		isValidBase64URL(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Yt = /*@__PURE__*/ $constructor("$ZodE164", (e, t) => {
	t.pattern ??= Ze, M.init(e, t);
});
function isValidJWT(e, t = null) {
	try {
		let n = e.split(".");
		if (n.length !== 3) return !1;
		let [r] = n;
		if (!r) return !1;
		let i = JSON.parse(atob(r));
		return !("typ" in i && i?.typ !== "JWT" || !i.alg || t && (!("alg" in i) || i.alg !== t));
	} catch {
		return !1;
	}
}
const Xt = /*@__PURE__*/ $constructor("$ZodJWT", (e, t) => {
	M.init(e, t), e._zod.check = (n) => {
		isValidJWT(n.value, t.alg) || n.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Zt = /*@__PURE__*/ $constructor("$ZodNumber", (e, t) => {
	j.init(e, t), e._zod.pattern = nt, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = Number(n.value);
		} catch {}
		let i = n.value;
		if (typeof i == "number" && !Number.isNaN(i) && Number.isFinite(i)) return n;
		let a = typeof i == "number" ? Number.isNaN(i) ? "NaN" : Number.isFinite(i) ? void 0 : String(i) : void 0;
		return n.issues.push({
			expected: "number",
			code: "invalid_type",
			input: i,
			inst: e,
			...a ? { received: a } : {}
		}), n;
	};
}), Qt = /*@__PURE__*/ $constructor("$ZodNumberFormat", (e, t) => {
	ut.init(e, t), Zt.init(e, t);
}), $t = /*@__PURE__*/ $constructor("$ZodBoolean", (e, t) => {
	j.init(e, t), e._zod.pattern = rt, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = !!n.value;
		} catch {}
		let i = n.value;
		return typeof i == "boolean" || n.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input: i,
			inst: e
		}), n;
	};
}), en = /*@__PURE__*/ $constructor("$ZodNull", (e, t) => {
	j.init(e, t), e._zod.pattern = it, e._zod.values = /* @__PURE__ */ new Set([null]), e._zod.parse = (t, n) => {
		let r = t.value;
		return r === null || t.issues.push({
			expected: "null",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
	};
}), tn = /*@__PURE__*/ $constructor("$ZodUnknown", (e, t) => {
	j.init(e, t), e._zod.parse = (e) => e;
}), nn = /*@__PURE__*/ $constructor("$ZodNever", (e, t) => {
	j.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function capSize(e, t) {
	let n = sizeCaps(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== "backward") {
			for (let [t, r] of sizeCaps(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, attachSchema(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const arraySize = (e) => Array.isArray(e) ? e.length : -1;
function handleArrayResult(e, t, n) {
	e.issues.length && t.issues.push(...prefixIssues(n, e.issues)), t.value[n] = e.value;
}
const rn = /*@__PURE__*/ $constructor("$ZodArray", (e, t) => {
	j.init(e, t);
	let n = D.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!Array.isArray(a)) return r.issues.push({
			expected: "array",
			code: "invalid_type",
			input: a,
			inst: e
		}), r;
		r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
		let o = [], s = i?.abortEarly;
		for (let e = 0; e < a.length; e++) {
			let n = a[e], c = t.element._zod.run({
				value: n,
				issues: []
			}, i);
			if (c instanceof Promise) o.push(c.then((t) => handleArrayResult(t, r, e)));
			else if (handleArrayResult(c, r, e), s && c.issues.length !== 0 && aborted(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, capSize(e, arraySize);
});
function handlePropertyResult(e, t, n, r, i, a) {
	let o = n in r, s = a === "optional";
	if (o || !s || i !== "optional") {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...prefixIssues(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === "defaulted" && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
const an = [];
function normalizeDef(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : an, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = optionalKeys(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function handleCatchall(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (aborted(n, p)) break;
			p = n.issues.length;
		}
		if (c.has(i)) continue;
		if (i === "__proto__") {
			u === "never" && s.push(i);
			continue;
		}
		if (u === "never") {
			s.push(i);
			continue;
		}
		let a = l.run({
			value: t[i],
			issues: []
		}, r);
		a instanceof Promise ? e.push(a.then((e) => handlePropertyResult(e, n, i, t, d, f))) : handlePropertyResult(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const on = /*@__PURE__*/ $constructor("$ZodObject", (e, t) => {
	j.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let get = () => {
			let e = { ...r };
			return Object.defineProperty(t, "shape", { value: e }), get.raw = e, e;
		};
		get.raw = r, Object.defineProperty(t, "shape", { get });
	}
	let i = cached(() => normalizeDef(t));
	defineLazyInternal(e, "propValues", (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || assignProp(n, e, /* @__PURE__ */ new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let a = isObject, o = t.catchall, s, c = D.memoizer;
	c?.attach(e), e._zod.parse = (t, n) => {
		s ??= i.value;
		let r = t.value;
		if (!a(r)) return t.issues.push({
			expected: "object",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
		t.value = c ? c.alloc(e, t, {}, n) : {};
		let l = [], u = s.shape, d = n?.abortEarly, f = t.issues.length;
		for (let e of s.allKeys) {
			if (d && t.issues.length !== f) {
				if (aborted(t, f)) break;
				f = t.issues.length;
			}
			if (e === "__proto__") continue;
			let i = u[e], a = i._zod.optin, o = i._zod.optout, s = i._zod.run({
				value: r[e],
				issues: []
			}, n);
			s instanceof Promise ? l.push(s.then((n) => handlePropertyResult(n, t, e, r, a, o))) : handlePropertyResult(s, t, e, r, a, o);
		}
		return o ? handleCatchall(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t;
	};
}), sn = /*@__PURE__*/ $constructor("$ZodObjectJIT", (e, t) => {
	on.init(e, t);
	let n = e._zod.parse, r = cached(() => normalizeDef(t)), i = D.memoizer, generateFastpass = (t) => {
		let n = r.value, a = n.symbolKeys, o = new Doc(["payload", "ctx"], {
			shape: t,
			inst: e,
			memo: i,
			syms: a
		}), parseStr = (e) => `shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`, prefixStr = (e, t) => `
          let ${e}_ab = false;
          for (let i = 0; i < ${e}.issues.length; i++) {
            const iss = ${e}.issues[i];
            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${e}_ab = true;
          }
          if (${e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		o.write("const input = payload.value;");
		let s = Object.create(null), c = 0;
		for (let e of n.allKeys) s[e] = `key_${c++}`;
		o.write(i ? "const newResult = memo.alloc(inst, payload, {}, ctx);" : "const newResult = {};");
		for (let e of n.allKeys) {
			if (e === "__proto__") continue;
			let n = s[e], r = typeof e == "symbol" ? `syms[${a.indexOf(e)}]` : esc(e), i = `${r} in input`, c = t[e], l = c?._zod?.optin, u = l !== void 0, d = c?._zod?.optout === "optional";
			if (o.write(`const ${n} = ${parseStr(r)};`), u && d) {
				let e = l === "optional" ? `${n}_present` : `${n}.value !== undefined || ${n}_present`;
				o.write(`
        const ${n}_present = ${i};
        if (!${n}.issues.length || ${n}_present) {
          if (${n}.issues.length) {${prefixStr(n, r)}
          }

          if (${e}) {
            newResult[${r}] = ${n}.value;
          }
        }

      `);
			} else u ? (o.write(`
        if (${n}.issues.length) {${prefixStr(n, r)}
        }
      `), l === "defaulted" ? o.write(`newResult[${r}] = ${n}.value;`) : o.write(`
        if (${n}.value !== undefined || ${i}) {
          newResult[${r}] = ${n}.value;
        }
      `)) : o.write(`
        const ${n}_present = ${i};
        if (${n}.issues.length) {${prefixStr(n, r)}
        }
        if (!${n}_present && !${n}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${r}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${n}_present) {
          newResult[${r}] = ${n}.value;
        }

      `);
		}
		return o.write("payload.value = newResult;"), o.write("return payload;"), o.compile();
	}, a, o = isObject, s = !D.jitless, c = s && me.value, l = t.catchall, u;
	e._zod.parse = (i, d) => {
		u ??= r.value;
		let f = i.value;
		return o(f) ? s && c && d?.async === !1 && d.jitless !== !0 ? (a ||= generateFastpass(t.shape), i = a(i, d), l ? handleCatchall([], f, i, d, u, e, d?.abortEarly === !0) : i) : n(i, d) : (i.issues.push({
			expected: "object",
			code: "invalid_type",
			input: f,
			inst: e
		}), i);
	};
});
function handleUnionResults(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !aborted(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: "invalid_union",
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => finalizeIssue(e, r, config())))
	}), t);
}
const cn = /*@__PURE__*/ $constructor("$ZodUnion", (e, t) => {
	j.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0), defineLazyInternal(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0), defineLazyInternal(e, "values", (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), defineLazyInternal(e, "pattern", (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => cleanRegex(e.source)).join("|")})$`);
		}
	});
	let n = t.options.length === 1 ? t.options[0]._zod.run : null;
	e._zod.parse = (r, i) => {
		if (n) return n(r, i);
		let a = !1, o = [];
		for (let e of t.options) {
			let t = e._zod.run({
				value: r.value,
				issues: []
			}, i);
			if (t instanceof Promise) o.push(t), a = !0;
			else {
				if (t.issues.length === 0) return t;
				o.push(t);
			}
		}
		return a ? Promise.all(o).then((t) => handleUnionResults(t, r, e, i)) : handleUnionResults(o, r, e, i);
	};
});
function discriminatorMap(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.options) {
		let r = n._zod.propValues?.[e.discriminator];
		if (!r || r.size === 0) throw Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);
		for (let e of r) if (t.has(e)) {
			if (e !== void 0) throw Error(`Duplicate discriminator value "${String(e)}"`);
			t.set(e, null);
		} else t.set(e, n);
	}
	return t;
}
const ln = /*@__PURE__*/ $constructor("$ZodDiscriminatedUnion", (e, t) => {
	t.inclusive = !1, cn.init(e, t);
	let n = e._zod.parse;
	defineLazyInternal(e, "propValues", (e) => {
		let t = {}, n = 0;
		for (let r of e.def.options) {
			let i = r._zod.propValues;
			if (!i || Object.keys(i).length === 0) throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
			i[e.def.discriminator]?.has(void 0) && n++;
			for (let [e, n] of Object.entries(i)) {
				Object.prototype.hasOwnProperty.call(t, e) || assignProp(t, e, /* @__PURE__ */ new Set());
				for (let r of n) t[e].add(r);
			}
		}
		return !e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0), t;
	}), t.options.forEach((e, n) => {
		let r = rawShape(e._zod.def);
		if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator)) throw Error(`Invalid discriminated union option at index "${n}"`);
	});
	let r = cached(() => discriminatorMap(t));
	e._zod.parse = (i, a) => {
		let o = i.value;
		if (!isObject(o)) return i.issues.push({
			code: "invalid_type",
			expected: "object",
			input: o,
			inst: e
		}), i;
		let s = o?.[t.discriminator], c = r.value.get(s);
		return c && (s !== void 0 || a.direction !== "backward") ? c._zod.run(i, a) : t.unionFallback || a.direction === "backward" ? n(i, a) : (i.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: t.discriminator,
			options: Array.from(r.value.keys()).filter((e) => r.value.get(e) !== null),
			input: o,
			path: [t.discriminator],
			inst: e
		}), i);
	};
}), un = /*@__PURE__*/ $constructor("$ZodIntersection", (e, t) => {
	j.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => handleIntersectionResults(e, t, n)) : handleIntersectionResults(e, i, a);
	};
});
function mergeValues(e, t) {
	if (e === t || e instanceof Date && t instanceof Date && +e == +t) return {
		valid: !0,
		data: e
	};
	if (isPlainObject(e) && isPlainObject(t)) {
		let n = Object.keys(t), r = Object.keys(e).filter((e) => n.indexOf(e) !== -1), i = {
			...e,
			...t
		};
		Object.prototype.hasOwnProperty.call(i, "__proto__") && delete i.__proto__;
		for (let n of r) {
			if (n === "__proto__") continue;
			let r = mergeValues(e[n], t[n]);
			if (!r.valid) return {
				valid: !1,
				mergeErrorPath: [n, ...r.mergeErrorPath]
			};
			i[n] = r.data;
		}
		return {
			valid: !0,
			data: i
		};
	}
	if (Array.isArray(e) && Array.isArray(t)) {
		if (e.length !== t.length) return {
			valid: !1,
			mergeErrorPath: []
		};
		let n = [];
		for (let r = 0; r < e.length; r++) {
			let i = e[r], a = t[r], o = mergeValues(i, a);
			if (!o.valid) return {
				valid: !1,
				mergeErrorPath: [r, ...o.mergeErrorPath]
			};
			n.push(o.data);
		}
		return {
			valid: !0,
			data: n
		};
	}
	return {
		valid: !1,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(e, t, n) {
	let r = /* @__PURE__ */ new Map(), i, a = /* @__PURE__ */ new Map(), collect = (e, t) => {
		let n;
		if (e.code === "unrecognized_keys" && !e.path?.length) i ??= e, n = e.keys;
		else if (e.code === "invalid_key" && e.origin === "record" && e.path?.length === 1) {
			let t = String(e.path[0]);
			a.has(t) || a.set(t, e), n = [t];
		} else return !1;
		for (let e of n) r.has(e) || r.set(e, {}), r.get(e)[t] = !0;
		return !0;
	};
	for (let n of t.issues) collect(n, "l") || e.issues.push(n);
	for (let t of n.issues) collect(t, "r") || e.issues.push(t);
	let o = [...r].filter(([, e]) => e.l && e.r).map(([e]) => e);
	if (o.length) {
		let t = i ? o.filter((e) => i.keys.includes(e)) : [];
		t.length && e.issues.push({
			...i,
			keys: t
		});
		for (let n of o) !t.includes(n) && a.has(n) && e.issues.push(a.get(n));
	}
	let s = mergeValues(t.value, n.value);
	if (!s.valid) {
		if (aborted(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(s.mergeErrorPath)}`);
	}
	return e.value = s.data, e;
}
const dn = /*@__PURE__*/ $constructor("$ZodTuple", (e, t) => {
	j.init(e, t);
	let n = t.items, r = D.memoizer;
	r?.attach(e), e._zod.parse = (i, a) => {
		let o = i.value;
		if (!Array.isArray(o)) return i.issues.push({
			input: o,
			inst: e,
			expected: "tuple",
			code: "invalid_type"
		}), i;
		i.value = r ? r.alloc(e, i, [], a) : [];
		let s = [], c = getTupleOptStart(n, "optin"), l = getTupleOptStart(n, "optout");
		if (!t.rest) {
			if (o.length < c) return i.issues.push({
				code: "too_small",
				minimum: c,
				inclusive: !0,
				input: o,
				inst: e,
				origin: "array"
			}), i;
			o.length > n.length && i.issues.push({
				code: "too_big",
				maximum: n.length,
				inclusive: !0,
				input: o,
				inst: e,
				origin: "array"
			});
		}
		let u = Array(n.length), d = t.rest ? a?.abortEarly : void 0, f = !1;
		for (let e = 0; e < n.length; e++) {
			let t = n[e]._zod.run({
				value: o[e],
				issues: []
			}, a);
			t instanceof Promise ? s.push(t.then((t) => {
				u[e] = t;
			})) : (u[e] = t, d && !f && t.issues.length && (f = aborted(t)));
		}
		if (t.rest && !f) {
			let e = n.length - 1, r = o.slice(n.length), c = i.issues.length;
			for (let n of r) {
				if (d && i.issues.length !== c) {
					if (aborted(i, c)) break;
					c = i.issues.length;
				}
				e++;
				let r = t.rest._zod.run({
					value: n,
					issues: []
				}, a);
				r instanceof Promise ? s.push(r.then((t) => handleTupleResult(t, i, e))) : handleTupleResult(r, i, e);
			}
		}
		return s.length ? Promise.all(s).then(() => handleTupleResults(u, i, n, o, l)) : handleTupleResults(u, i, n, o, l);
	};
});
function getTupleOptStart(e, t) {
	for (let n = e.length - 1; n >= 0; n--) if (!(t === "optin" ? e[n]._zod.optin !== void 0 : e[n]._zod.optout === "optional")) return n + 1;
	return 0;
}
function handleTupleResult(e, t, n) {
	e.issues.length && t.issues.push(...prefixIssues(n, e.issues)), t.value[n] = e.value;
}
function handleTupleResults(e, t, n, r, i) {
	for (let a = 0; a < n.length; a++) {
		let o = e[a], s = a < r.length;
		if (!s && a >= i && n[a]._zod.optin === "optional") {
			t.value.length = a;
			break;
		}
		if (o.issues.length) {
			if (!s && a >= i) {
				t.value.length = a;
				break;
			}
			t.issues.push(...prefixIssues(a, o.issues));
		}
		t.value[a] = o.value;
	}
	for (let e = t.value.length - 1; e >= r.length && n[e]._zod.optout === "optional" && t.value[e] === void 0; e--) t.value.length = e;
	return t;
}
const pn = /*@__PURE__*/ $constructor("$ZodRecord", (e, t) => {
	j.init(e, t);
	let n = D.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!isPlainObject(a)) return r.issues.push({
			expected: "record",
			code: "invalid_type",
			input: a,
			inst: e
		}), r;
		let o = [], s = t.keyType._zod.values;
		if (s && !t.partial) {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c = /* @__PURE__ */ new Set();
			for (let n of s) if (typeof n == "string" || typeof n == "number" || typeof n == "symbol") {
				if (c.add(typeof n == "number" ? n.toString() : n), n === "__proto__") continue;
				let s = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (s instanceof Promise) throw Error("Async schemas not supported in object keys currently");
				if (s.issues.length) {
					r.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: s.issues.map((e) => finalizeIssue(e, i, config())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let l = s.value;
				if (l === "__proto__") continue;
				let u = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				u instanceof Promise ? o.push(u.then((e) => {
					e.issues.length && r.issues.push(...prefixIssues(n, e.issues)), r.value[l] = e.value;
				})) : (u.issues.length && r.issues.push(...prefixIssues(n, u.issues)), r.value[l] = u.value);
			}
			let l;
			for (let e in a) if (!c.has(e)) {
				if (t.mode === "loose") {
					if (e === "__proto__") continue;
					r.value[e] = a[e];
				} else l ??= [], l.push(e);
			}
			l && l.length > 0 && r.issues.push({
				code: "unrecognized_keys",
				input: a,
				inst: e,
				keys: l,
				continue: !0
			});
		} else {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c;
			for (let n of Reflect.ownKeys(a)) {
				if (n === "__proto__" || !Object.prototype.propertyIsEnumerable.call(a, n)) continue;
				let l = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (l instanceof Promise) throw Error("Async schemas not supported in object keys currently");
				if (typeof n == "string" && nt.test(n) && l.issues.length) {
					let e = t.keyType._zod.run({
						value: Number(n),
						issues: []
					}, i);
					if (e instanceof Promise) throw Error("Async schemas not supported in object keys currently");
					e.issues.length === 0 && (l = e);
				}
				if (l.issues.length) {
					t.mode === "loose" ? r.value[n] = a[n] : s ? (c ??= [], c.push(n)) : r.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: l.issues.map((e) => finalizeIssue(e, i, config())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let u = l.value;
				if (u === "__proto__") continue;
				let d = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				d instanceof Promise ? o.push(d.then((e) => {
					e.issues.length && r.issues.push(...prefixIssues(n, e.issues)), r.value[u] = e.value;
				})) : (d.issues.length && r.issues.push(...prefixIssues(n, d.issues)), r.value[u] = d.value);
			}
			c && c.length > 0 && r.issues.push({
				code: "unrecognized_keys",
				input: a,
				inst: e,
				keys: c,
				continue: !0
			});
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	};
}), mn = /*@__PURE__*/ $constructor("$ZodEnum", (e, t) => {
	j.init(e, t);
	let n = getEnumValues(t.entries), r = new Set(n);
	e._zod.values = r, defineLazyInternal(e, "pattern", (e) => {
		let t = getEnumValues(e.def.entries).filter((e) => he.has(typeof e));
		return RegExp(t.length ? `^(${t.map((e) => escapeRegex(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (t, i) => {
		let a = t.value;
		return r.has(a) || t.issues.push({
			code: "invalid_value",
			values: n,
			input: a,
			inst: e
		}), t;
	};
}), hn = /*@__PURE__*/ $constructor("$ZodLiteral", (e, t) => {
	j.init(e, t);
	let n = new Set(t.values);
	e._zod.values = n, defineLazyInternal(e, "pattern", (e) => {
		let t = e.def.values;
		return RegExp(t.length ? `^(${t.map((e) => typeof e == "string" ? escapeRegex(e) : e ? escapeRegex(e.toString()) : String(e)).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (r, i) => {
		let a = r.value;
		return n.has(a) || r.issues.push({
			code: "invalid_value",
			values: t.values,
			input: a,
			inst: e
		}), r;
	};
}), gn = /*@__PURE__*/ $constructor("$ZodTransform", (e, t) => {
	j.init(e, t), e._zod.optin = "optional", D.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new $ZodEncodeError(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new $ZodAsyncError();
		return n.value = i, n;
	};
});
function handleOptionalResult(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const _n = /*@__PURE__*/ $constructor("$ZodOptional", (e, t) => {
	j.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), e._zod.optout = "optional", defineLazyInternal(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
	}), defineLazyInternal(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${cleanRegex(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== "defaulted") return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => handleOptionalResult(e, t)) : handleOptionalResult(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), vn = /*@__PURE__*/ $constructor("$ZodExactOptional", (e, t) => {
	_n.init(e, t), defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), defineLazyInternal(e, "pattern", (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), yn = /*@__PURE__*/ $constructor("$ZodNullable", (e, t) => {
	j.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin), defineLazyInternal(e, "optout", (e) => e.def.innerType._zod.optout), defineLazyInternal(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${cleanRegex(t.source)}|null)$`) : void 0;
	}), defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), bn = /*@__PURE__*/ $constructor("$ZodDefault", (e, t) => {
	j.init(e, t), e._zod.optin = "defaulted", defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => handleDefaultResult(e, t)) : handleDefaultResult(r, t);
	};
});
function handleDefaultResult(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const xn = /*@__PURE__*/ $constructor("$ZodPrefault", (e, t) => {
	j.init(e, t), e._zod.optin = "defaulted", defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === "backward" || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), Sn = /*@__PURE__*/ $constructor("$ZodNonOptional", (e, t) => {
	j.init(e, t), defineLazyInternal(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => handleNonOptionalResult(t, e)) : handleNonOptionalResult(i, e);
	};
});
function handleNonOptionalResult(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: e.value,
		inst: t
	}), e;
}
function handleCatchResult(e, t, n, r) {
	return t.issues.length ? (e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => finalizeIssue(e, r, config())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
const Cn = /*@__PURE__*/ $constructor("$ZodCatch", (e, t) => {
	j.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), defineLazyInternal(e, "optout", (e) => e.def.innerType._zod.optout), defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => handleCatchResult(e, r, t, n)) : handleCatchResult(e, r, t, n);
	};
}), wn = /*@__PURE__*/ $constructor("$ZodPipe", (e, t) => {
	j.init(e, t), defineLazyInternal(e, "values", (e) => e.def.in._zod.values), defineLazyInternal(e, "optin", (e) => e.def.in._zod.optin), defineLazyInternal(e, "optout", (e) => e.def.out._zod.optout), defineLazyInternal(e, "propValues", (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => handlePipeResult(e, t.in, n)) : handlePipeResult(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => handlePipeResult(e, t.out, n)) : handlePipeResult(r, t.out, n);
	};
});
function handlePipeResult(e, t, n) {
	return e.issues.some((e) => e.code !== "unrecognized_keys") ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const Tn = /*@__PURE__*/ $constructor("$ZodPreprocess", (e, t) => {
	wn.init(e, t);
}), En = /*@__PURE__*/ $constructor("$ZodReadonly", (e, t) => {
	j.init(e, t), defineLazyInternal(e, "propValues", (e) => e.def.innerType._zod.propValues), defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), defineLazyInternal(e, "optin", (e) => e.def.innerType?._zod?.optin), defineLazyInternal(e, "optout", (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(handleReadonlyResult) : handleReadonlyResult(r);
	};
});
function handleReadonlyResult(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
const Dn = /*@__PURE__*/ $constructor("$ZodLazy", (e, t) => {
	j.init(e, t), defineLazy(e._zod, "innerType", () => {
		let e = t;
		return e._cachedInner ||= t.getter(), e._cachedInner;
	}), defineLazyInternal(e, "pattern", (e) => e.innerType?._zod?.pattern), defineLazyInternal(e, "propValues", (e) => e.innerType?._zod?.propValues), defineLazyInternal(e, "optin", (e) => e.innerType?._zod?.optin ?? void 0), defineLazyInternal(e, "optout", (e) => e.innerType?._zod?.optout ?? void 0), e._zod.parse = (t, n) => e._zod.innerType._zod.run(t, n);
}), On = /*@__PURE__*/ $constructor("$ZodCustom", (e, t) => {
	k.init(e, t), j.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => handleRefineResult(t, n, r, e));
		handleRefineResult(i, n, r, e);
	};
});
function handleRefineResult(e, t, n, r) {
	if (!e) {
		let e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(issue(e));
	}
}
// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
	}
};
const kn = "~memo", An = [];
function isRef(e) {
	return typeof e == "object" && !!e;
}
function cloneIssues(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
const jn = /*@__PURE__*/ new WeakMap();
function isRecursive(e, t, n) {
	let r = jn.get(e);
	if (r !== void 0) return r ? 2 : 0;
	if (t.has(e)) return 2;
	t.add(e);
	let i = 0, check = (e) => {
		if (i !== 2 && e?._zod) {
			let r = isRecursive(e, t, n);
			r > i && (i = r);
		}
	}, shape = (e, r) => {
		let i = 0;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? 1 : o.value?._zod ? isRecursive(o.value, t, n) : 0;
			s > i && (i = s);
		}
		return i;
	}, merge = (e) => {
		e > i && (i = e);
	}, a = e._zod.def;
	switch (a.type) {
		case "object": {
			let e = rawShape(a);
			merge(e ? shape(e, !0) : 1), check(a.catchall);
			break;
		}
		case "array":
			check(a.element);
			break;
		case "tuple":
			for (let e of a.items) check(e);
			check(a.rest);
			break;
		case "record":
		case "map":
			check(a.keyType), check(a.valueType);
			break;
		case "set":
			check(a.valueType);
			break;
		case "union":
			for (let e of a.options) check(e);
			break;
		case "intersection":
			check(a.left), check(a.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(a.innerType);
			break;
		case "pipe":
			check(a.in), check(a.out);
			break;
		case "function":
			check(a.input), check(a.output);
			break;
		case "lazy": {
			let r = a._cachedInner ?? (n ? e._zod.innerType : void 0);
			merge(r ? isRecursive(r, t, !1) : 1);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (let e in a) {
			let t = Object.getOwnPropertyDescriptor(a, e);
			if (!t || t.get) continue;
			let n = t.value;
			if (n && typeof n == "object") {
				if (n._zod) check(n);
				else if (Array.isArray(n)) for (let e of n) check(e);
			}
		}
	}
	return t.delete(e), settle(e, i);
}
function settle(e, t) {
	return t !== 1 && jn.set(e, t === 2), t;
}
function bucketFor(e, t) {
	let n = e.buckets.get(t);
	return n || (n = /* @__PURE__ */ new WeakMap(), e.buckets.set(t, n)), n;
}
let N;
const P = [], Mn = {
	alloc(e, t, n) {
		let r = N;
		if (!r) return n;
		N = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), P.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, wrapped = (e, n) => {
				if (n.direction !== "backward" && isBackEdge(n, e.value)) throw new $ZodCyclicError();
				return t(e, n);
			};
			e._zod.parse = wrapped, e._zod.run === t && (e._zod.run = wrapped);
		});
	},
	attach(e) {
		var t;
		let n, r = !1, i, a;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, wrapped = (o, s) => {
				if (n === void 0) {
					let i = isRecursive(e, /* @__PURE__ */ new Set(), !1);
					if (i === 0) return e._zod.parse = t, e._zod.run === wrapped && (e._zod.run = t), t(o, s);
					i === 2 || r ? n = !0 : r = !0;
				}
				let c = o.value;
				if (!isRef(c)) return t(o, s);
				let l = s[kn];
				l || (l = {
					buckets: /* @__PURE__ */ new WeakMap(),
					backEdges: void 0
				}, s[kn] = l);
				let u;
				i === s ? u = a : (u = bucketFor(l, e), i = s, a = u);
				let d = u.get(c);
				if (d) return o.value = d.value, d.issues ? d.issues.length && o.issues.push(...cloneIssues(d.issues)) : (o.memo = !0, l.backEdges ?? (l.backEdges = /* @__PURE__ */ new WeakSet()), l.backEdges.add(d.value)), o;
				N = u;
				let f = P.length, p = t(o, s);
				N = void 0;
				let m = P.length > f ? P.pop() : void 0;
				return p instanceof Promise ? p.then((e) => (m && (m.issues = e.issues.length ? cloneIssues(e.issues) : An), e)) : (m && (m.issues = p.issues.length ? cloneIssues(p.issues) : An), p);
			};
			e._zod.parse = wrapped, e._zod.run === t && (e._zod.run = wrapped);
		});
	}
};
function memoizer() {
	return Mn;
}
function isBackEdge(e, t) {
	let n = e[kn]?.backEdges;
	return n !== void 0 && isRef(t) && n.has(t);
}
// node_modules/zod/v4/locales/en.js
const error = () => {
	let e = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(t) {
		return e[t] ?? null;
	}
	let t = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	}, n = { nan: "NaN" };
	function getTypeName(e, t) {
		return e === "number" && typeof t == "number" && !Number.isFinite(t) ? String(t) : n[e] ?? e;
	}
	return (e) => {
		switch (e.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(e.expected)}, received ${getTypeName(parsedType(e.input), e.input)}`;
			case "invalid_value": return e.values.length === 1 ? `Invalid input: expected ${stringifyPrimitive(e.values[0])}` : `Invalid option: expected one of ${joinValues(e.values, "|")}`;
			case "too_big": {
				let t = e.exact ? "exactly " : e.inclusive ? "<=" : "<", n = getSizing(e.origin);
				return n ? `Too big: expected ${e.origin ?? "value"} to have ${t}${e.maximum.toString()} ${n.unit ?? "elements"}` : `Too big: expected ${e.origin ?? "value"} to be ${t}${e.maximum.toString()}`;
			}
			case "too_small": {
				let t = e.exact ? "exactly " : e.inclusive ? ">=" : ">", n = getSizing(e.origin);
				return n ? `Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${n.unit}` : `Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`;
			}
			case "invalid_format": {
				let n = e;
				return n.format === "starts_with" ? `Invalid string: must start with "${n.prefix}"` : n.format === "ends_with" ? `Invalid string: must end with "${n.suffix}"` : n.format === "includes" ? `Invalid string: must include "${n.includes}"` : n.format === "regex" ? `Invalid string: must match pattern ${n.pattern}` : `Invalid ${t[n.format] ?? e.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${e.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${joinValues(e.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${e.origin}`;
			case "invalid_union": return e.options && Array.isArray(e.options) && e.options.length > 0 ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(" | ")}` : e.inclusive === !1 ? "Invalid input: more than one option matched" : "Invalid input";
			case "invalid_element": return `Invalid value in ${e.origin}`;
			default: return "Invalid input";
		}
	};
};
function en_default() {
	return { localeError: error() };
}
// node_modules/zod/v4/core/registries.js
var Nn, $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map();
	}
	add(e, ...t) {
		let n = t[0];
		return this._map.set(e, n), n && typeof n == "object" && "id" in n && this._idmap.set(n.id, e), this;
	}
	clear() {
		return this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map(), this;
	}
	remove(e) {
		let t = this._map.get(e);
		return t && typeof t == "object" && "id" in t && this._idmap.delete(t.id), this._map.delete(e), this;
	}
	get(e) {
		let t = e._zod.parent;
		if (t) {
			let n = { ...this.get(t) ?? {} };
			delete n.id;
			let r = {
				...n,
				...this._map.get(e)
			};
			return Object.keys(r).length ? r : void 0;
		}
		return this._map.get(e);
	}
	has(e) {
		return this._map.has(e);
	}
};
function registry() {
	return new $ZodRegistry();
}
(Nn = globalThis).__zod_globalRegistry ?? (Nn.__zod_globalRegistry = registry());
const F = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(e) {
	return e.checks &&= [...e.checks], e;
}
// @__NO_SIDE_EFFECTS__
function _string(e, t) {
	return new e(snapshotChecks({
		type: "string",
		...normalizeParams(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function _email(e, t) {
	return new e({
		type: "string",
		format: "email",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _guid(e, t) {
	return new e({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuid(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v4",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v6",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v7",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _url(e, t) {
	return new e({
		type: "string",
		format: "url",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _emoji(e, t) {
	return new e({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _nanoid(e, t) {
	return new e({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid(e, t) {
	return new e({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid2(e, t) {
	return new e({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _ulid(e, t) {
	return new e({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _xid(e, t) {
	return new e({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _ksuid(e, t) {
	return new e({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv4(e, t) {
	return new e({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv6(e, t) {
	return new e({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(e, t) {
	return new e({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(e, t) {
	return new e({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64(e, t) {
	return new e({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64url(e, t) {
	return new e({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _e164(e, t) {
	return new e({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _jwt(e, t) {
	return new e({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(e, t) {
	return new e({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: !1,
		local: !1,
		precision: null,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(e, t) {
	return new e({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoTime(e, t) {
	return new e({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(e, t) {
	return new e({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(e, t) {
	return new e(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(e, t) {
	return new e(snapshotChecks({
		type: "number",
		coerce: !0,
		checks: [],
		...normalizeParams(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: !1,
		format: "safeint",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(e, t) {
	return new e({
		type: "boolean",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _null$1(e, t) {
	return new e({
		type: "null",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(e) {
	return new e({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(e, t) {
	return new e({
		type: "never",
		...normalizeParams(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _lt(e, t) {
	return new st({
		check: "less_than",
		...normalizeParams(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(e, t) {
	return new st({
		check: "less_than",
		...normalizeParams(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(e, t) {
	return new ct({
		check: "greater_than",
		...normalizeParams(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(e, t) {
	return new ct({
		check: "greater_than",
		...normalizeParams(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(e, t) {
	return new lt({
		check: "multiple_of",
		...normalizeParams(t),
		value: e
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(e, t) {
	return new dt({
		check: "max_length",
		...normalizeParams(t),
		maximum: e
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(e, t) {
	return new ft({
		check: "min_length",
		...normalizeParams(t),
		minimum: e
	});
}
// @__NO_SIDE_EFFECTS__
function _length(e, t) {
	return new pt({
		check: "length_equals",
		...normalizeParams(t),
		length: e
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(e, t) {
	return new ht({
		check: "string_format",
		format: "regex",
		...normalizeParams(t),
		pattern: e
	});
}
// @__NO_SIDE_EFFECTS__
function _lowercase(e) {
	return new gt({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(e)
	});
}
// @__NO_SIDE_EFFECTS__
function _uppercase(e) {
	return new _t({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(e)
	});
}
// @__NO_SIDE_EFFECTS__
function _includes(e, t) {
	return new vt({
		check: "string_format",
		format: "includes",
		...normalizeParams(t),
		includes: e
	});
}
// @__NO_SIDE_EFFECTS__
function _startsWith(e, t) {
	return new yt({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(t),
		prefix: e
	});
}
// @__NO_SIDE_EFFECTS__
function _endsWith(e, t) {
	return new bt({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(t),
		suffix: e
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(e) {
	return new xt({
		check: "overwrite",
		tx: e
	});
}
// @__NO_SIDE_EFFECTS__
function _normalize(e) {
	return /* @__PURE__ */ _overwrite((t) => t.normalize(e));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((e) => e.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
	return /* @__PURE__ */ _overwrite((e) => e.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
	return /* @__PURE__ */ _overwrite((e) => e.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
	return /* @__PURE__ */ _overwrite((e) => slugify(e));
}
// @__NO_SIDE_EFFECTS__
function _array(e, t, n) {
	return new e({
		type: "array",
		element: t,
		...normalizeParams(n)
	});
}
// @__NO_SIDE_EFFECTS__
function _custom(e, t, n) {
	let r = normalizeParams(n);
	return r.abort ??= !0, new e({
		type: "custom",
		check: "custom",
		fn: t,
		...r
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(e, t, n) {
	return new e({
		type: "custom",
		check: "custom",
		fn: t,
		...normalizeParams(n)
	});
}
// @__NO_SIDE_EFFECTS__
function _superRefine(e, t) {
	let n = /* @__PURE__ */ _check((t) => (t.addIssue = (e) => {
		if (typeof e == "string") t.issues.push(issue(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= "custom", "input" in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(issue(r));
		}
	}, e(t.value, t)), t);
	return n;
}
// @__NO_SIDE_EFFECTS__
function _check(e, t) {
	let n = new k({
		check: "custom",
		...normalizeParams(t)
	});
	return n._zod.check = e, n;
}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && assignProp(e, t, n[t]);
	return e;
}
function initializeContext(e) {
	let t = e?.target ?? "draft-2020-12";
	return t === "draft-4" && (t = "draft-04"), t === "draft-7" && (t = "draft-07"), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? F,
		target: t,
		unrepresentable: e?.unrepresentable ?? "throw",
		override: e?.override ?? (() => {}),
		io: e?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: e?.cycles ?? "ref",
		reused: e?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: e?.external ?? void 0
	};
}
function handleUnrepresentable(e, t, n, r, i) {
	let a = typeof t.unrepresentable == "function" ? t.unrepresentable({
		zodSchema: e,
		path: r.path,
		message: i
	}) : t.unrepresentable;
	if (a === "any") return !1;
	if (a === void 0 || a === "throw") throw Error(i);
	return Object.assign(n, a), !0;
}
function processSchema(e, t, n = {
	path: [],
	schemaPath: []
}) {
	var r;
	let i = e._zod.def, a = t.seen.get(e);
	if (a) return a.count++, n.schemaPath.includes(e) && (a.cycle = n.path), a.schema;
	let o = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: n.path
	};
	t.seen.set(e, o), t.sharedDefsExtractedFor = void 0, t.sharedEmitDoneFor = void 0;
	let s = e._zod.toJSONSchema?.();
	if (s) o.schema = s;
	else {
		let r = {
			...n,
			schemaPath: [...n.schemaPath, e],
			path: n.path
		};
		if (e._zod.processJSONSchema) e._zod.processJSONSchema(t, o.schema, r);
		else {
			let n = o.schema, a = t.processors[i.type];
			if (!a) throw Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
			a(e, t, n, r);
		}
		let a = e._zod.parent;
		a && (o.ref ||= a, processSchema(a, t, r), t.seen.get(a).isParent = !0);
	}
	let c = t.metadataRegistry.get(e);
	return c && assignProps(o.schema, c), t.io === "input" && isTransforming(e) && (delete o.schema.examples, delete o.schema.default), t.io === "input" && "_prefault" in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function encodeJSONPointerSegment(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	if (e.external && e.sharedDefsExtractedFor === e.external) return;
	let r = /* @__PURE__ */ new Map();
	for (let t of e.seen.entries()) {
		let n = e.metadataRegistry.get(t[0])?.id;
		if (n) {
			let e = r.get(n);
			if (e && e !== t[0]) throw Error(`Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			r.set(n, t[0]);
		}
	}
	let makeURI = (t) => {
		let r = e.target === "draft-2020-12" ? "$defs" : "definitions";
		if (e.external) {
			let n = e.external.registry.get(t[0])?.id, i = e.external.uri ?? ((e) => e);
			if (n) return { ref: i(n) };
			let a = t[1].defId ?? t[1].schema.id ?? `schema${e.counter++}`;
			return t[1].defId = a, {
				defId: a,
				ref: `${i("__shared")}#/${r}/${encodeJSONPointerSegment(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: "#" };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + encodeJSONPointerSegment(a)
		};
	}, extractToDef = (e) => {
		if (e[1].schema.$ref) return;
		let t = e[1], { ref: n, defId: r } = makeURI(e);
		t.def = { ...t.schema }, r && (t.defId = r);
		let i = t.schema;
		for (let e in i) delete i[e];
		i.$ref = n;
	};
	if (e.cycles === "throw") for (let t of e.seen.entries()) {
		let e = t[1];
		if (e.cycle) throw Error(`Cycle detected: #/${e.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (let n of e.seen.entries()) {
		let r = n[1];
		if (t === n[0]) extractToDef(n);
		else {
			if (e.external) {
				let r = e.external.registry.get(n[0])?.id;
				if (t !== n[0] && r) {
					extractToDef(n);
					continue;
				}
			}
			(e.metadataRegistry.get(n[0])?.id || r.cycle || r.count > 1 && e.reused === "ref") && extractToDef(n);
		}
	}
	e.external && (e.sharedDefsExtractedFor = e.external);
}
function compactTypeUnion(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != "object") return;
		compactTypeUnion(e);
		let t = Object.keys(e);
		if (t.length !== 1 || t[0] !== "type") return;
		let r = e.type;
		for (let e of Array.isArray(r) ? r : [r]) {
			if (typeof e != "string") return;
			n.includes(e) || n.push(e);
		}
	}
	delete e.anyOf, e.type = n.length === 1 ? n[0] : n;
}
const Pn = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]), Fn = ["oneOf", "anyOf"];
function undeclaredConstraint(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != "object" || !t ? null : Object.keys(t).length ? t : null;
}
function foldObjects(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != "object" || n.type !== "object") return null;
		for (let e in n) if (!Pn.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = /* @__PURE__ */ new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? undeclaredConstraint(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			assignProp(n, r, e.length === 1 ? e[0] : foldObjects(e) ?? { allOf: e });
		}
		for (let t of e.required ?? []) r.add(t);
	}
	let i = {
		type: "object",
		properties: n
	};
	if (r.size && (i.required = [...r]), t.every((e) => e.additionalProperties === !1)) i.additionalProperties = !1;
	else {
		let e = [];
		for (let n of t) {
			let t = undeclaredConstraint(n);
			t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
		}
		e.length === 1 ? i.additionalProperties = e[0] : e.length > 1 && (i.additionalProperties = { allOf: e });
	}
	return i;
}
function foldIntersection(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of Pn) if (t in e) return;
	let n = t.filter((e) => Fn.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = foldObjects(t);
	else {
		let e = n[0], i = Fn.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => foldObjects([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, assignProps(e, r));
}
function finalize(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	let flattenRef = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let r = n.def ?? n.schema, i = { ...r }, a = n.ref;
		if (n.ref = null, a) {
			flattenRef(a);
			let n = e.seen.get(a), o = n.schema;
			if (o.$ref && (e.target === "draft-07" || e.target === "draft-04" || e.target === "openapi-3.0") ? (r.allOf = r.allOf ?? [], r.allOf.push(o)) : assignProps(r, o), assignProps(r, i), t._zod.parent === a) for (let e in r) e !== "$ref" && e !== "allOf" && (e in i || delete r[e]);
			if (o.$ref && n.def) for (let e in r) e !== "$ref" && e !== "allOf" && e in n.def && JSON.stringify(r[e]) === JSON.stringify(n.def[e]) && delete r[e];
		}
		let o = t._zod.parent;
		if (o && o !== a) {
			flattenRef(o);
			let t = e.seen.get(o);
			if (t?.schema.$ref && (r.$ref = t.schema.$ref, t.def)) for (let e in r) e !== "$ref" && e !== "allOf" && e in t.def && JSON.stringify(r[e]) === JSON.stringify(t.def[e]) && delete r[e];
		}
		e.override({
			zodSchema: t,
			jsonSchema: r,
			path: n.path ?? []
		});
	};
	if (!e.external || e.sharedEmitDoneFor !== e.external) {
		for (let t of [...e.seen.entries()].reverse()) flattenRef(t[0]);
		if (e.target !== "openapi-3.0") for (let t of e.seen.entries()) compactTypeUnion(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = /* @__PURE__ */ new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) foldIntersection(e);
		}
	}
	let r = {};
	if (e.target === "draft-2020-12" ? r.$schema = "https://json-schema.org/draft/2020-12/schema" : e.target === "draft-07" ? r.$schema = "http://json-schema.org/draft-07/schema#" : e.target === "draft-04" ? r.$schema = "http://json-schema.org/draft-04/schema#" : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		r.$id = e.external.uri(n);
	}
	assignProps(r, n.defId ? n.schema : n.def ?? n.schema);
	let i = e.metadataRegistry.get(t)?.id;
	i !== void 0 && r.id === i && delete r.id;
	let a = e.external?.defs ?? {};
	if (!e.external || e.sharedEmitDoneFor !== e.external) for (let t of e.seen.entries()) {
		let e = t[1];
		e.def && e.defId && (e.def.id === e.defId && delete e.def.id, assignProp(a, e.defId, e.def));
	}
	e.external && (e.sharedEmitDoneFor = e.external), e.external || Object.keys(a).length > 0 && (e.target === "draft-2020-12" ? r.$defs = a : r.definitions = a);
	try {
		let n = JSON.parse(JSON.stringify(r));
		return Object.defineProperty(n, "~standard", {
			value: {
				...t["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(t, "input", e.processors),
					output: createStandardJSONSchemaMethod(t, "output", e.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), n;
	} catch {
		throw Error("Error converting schema to JSON.");
	}
}
function isTransforming(e, t) {
	let n = t ?? { seen: /* @__PURE__ */ new Set() };
	if (n.seen.has(e)) return !1;
	n.seen.add(e);
	let r = e._zod.def;
	if (r.type === "transform") return !0;
	if (r.type === "array") return isTransforming(r.element, n);
	if (r.type === "set") return isTransforming(r.valueType, n);
	if (r.type === "lazy") return isTransforming(r.getter(), n);
	if (r.type === "promise" || r.type === "optional" || r.type === "nonoptional" || r.type === "nullable" || r.type === "readonly" || r.type === "default" || r.type === "prefault" || r.type === "catch") return isTransforming(r.innerType, n);
	if (r.type === "intersection") return isTransforming(r.left, n) || isTransforming(r.right, n);
	if (r.type === "record" || r.type === "map") return isTransforming(r.keyType, n) || isTransforming(r.valueType, n);
	if (r.type === "pipe") return e._zod.traits.has("$ZodCodec") ? !0 : isTransforming(r.in, n) || isTransforming(r.out, n);
	if (r.type === "object") {
		for (let e in r.shape) if (isTransforming(r.shape[e], n)) return !0;
		return !1;
	}
	if (r.type === "union") {
		for (let e of r.options) if (isTransforming(e, n)) return !0;
		return !1;
	}
	if (r.type === "tuple") {
		for (let e of r.items) if (isTransforming(e, n)) return !0;
		return !!(r.rest && isTransforming(r.rest, n));
	}
	return !1;
}
const createToJSONSchemaMethod = (e, t = {}) => (n) => {
	let r = initializeContext({
		...n,
		processors: t
	});
	return processSchema(e, r), extractDefs(r, e), finalize(r, e);
}, createStandardJSONSchemaMethod = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = initializeContext({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return processSchema(e, o), extractDefs(o, e), finalize(o, e);
}, narrowMin = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, narrowMax = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, narrowBoth = (e, t) => {
	narrowMin(e, "minimum", t), narrowMax(e, "maximum", t);
}, addDivisor = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, addPattern = (e, t) => {
	e.patterns ??= /* @__PURE__ */ new Set(), e.patterns.add(t);
}, intersectMime = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, setFormat = (e, t) => {
	e.format = t, t.includes("int") && (e.isInt = !0);
}, minContributor = (e, t) => narrowMin(e, "minimum", t.minimum), maxContributor = (e, t) => narrowMax(e, "maximum", t.maximum), formatContributor = (e) => (t, n) => {
	setFormat(t, n.format);
	let [r, i] = e[n.format];
	narrowMin(t, "minimum", r), narrowMax(t, "maximum", i);
}, In = {
	greater_than: (e, t) => narrowMin(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
	less_than: (e, t) => narrowMax(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
	multiple_of: (e, t) => addDivisor(e, t.value),
	number_format: formatContributor(ge),
	bigint_format: formatContributor(_e),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (e, t) => narrowBoth(e, t.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (e, t) => narrowBoth(e, t.size),
	string_format: (e, t) => {
		setFormat(e, t.format), t.pattern && addPattern(e, t.pattern), (t.format === "base64" || t.format === "base64url") && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => intersectMime(e, t.mime)
};
function aggregateChecks(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has("$ZodCheck") ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) In[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && narrowMin(t, "minimum", i.minimum), i.exclusiveMinimum !== void 0 && narrowMin(t, "exclusiveMinimum", i.exclusiveMinimum), i.maximum !== void 0 && narrowMax(t, "maximum", i.maximum), i.exclusiveMaximum !== void 0 && narrowMax(t, "exclusiveMaximum", i.exclusiveMaximum), i.multipleOf !== void 0 && addDivisor(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes("int") && (t.isInt = !0)), i.mime && intersectMime(t, i.mime);
	for (let e of i.patterns ?? []) addPattern(t, e);
	return t;
}
const Ln = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
}, Rn = /* @__PURE__ */ new Map([[Gt, Je], [qt, Ye]]), exactPattern = (e) => Rn.get(e) ?? e, stringProcessor = (e, t, n, r) => {
	let i = n;
	i.type = "string";
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = aggregateChecks(e);
	if (typeof a == "number" && (i.minLength = a), typeof o == "number" && (i.maxLength = o), s && (i.format = Ln[s] ?? s, i.format === "" && delete i.format, (s === "time" || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(exactPattern);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === "draft-07" || t.target === "draft-04" || t.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: e.source
		}))]);
	}
}, numberProcessor = (e, t, n, r) => {
	let i = n, { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = aggregateChecks(e);
	i.type = u ? "integer" : "number";
	let d = typeof l == "number" && l >= (a ?? -Infinity), f = typeof c == "number" && c <= (o ?? Infinity), p = t.target === "draft-04" || t.target === "openapi-3.0";
	if (d ? p ? (i.minimum = l, i.exclusiveMinimum = !0) : i.exclusiveMinimum = l : typeof a == "number" && (i.minimum = a), f ? p ? (i.maximum = c, i.exclusiveMaximum = !0) : i.exclusiveMaximum = c : typeof o == "number" && (i.maximum = o), s) {
		let n = /* @__PURE__ */ new Set();
		for (let a of s) Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : handleUnrepresentable(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
		let [a, ...o] = n;
		a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...i.allOf ?? [], ...o.map((e) => ({ multipleOf: e }))]);
	}
}, booleanProcessor = (e, t, n, r) => {
	n.type = "boolean";
}, bigintProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "BigInt cannot be represented in JSON Schema");
}, symbolProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Symbols cannot be represented in JSON Schema");
}, nullProcessor = (e, t, n, r) => {
	t.target === "openapi-3.0" ? (n.type = "string", n.nullable = !0, n.enum = [null]) : n.type = "null";
}, undefinedProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Undefined cannot be represented in JSON Schema");
}, voidProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Void cannot be represented in JSON Schema");
}, neverProcessor = (e, t, n, r) => {
	n.not = {};
}, anyProcessor = (e, t, n, r) => {}, unknownProcessor = (e, t, n, r) => {}, dateProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Date cannot be represented in JSON Schema");
}, enumProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = getEnumValues(i.entries);
	a.length === 0 ? n.not = {} : (a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), n.enum = a);
}, literalProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	if (i.values.length === 0) {
		n.not = {};
		return;
	}
	let a = [];
	for (let o of i.values) if (o === void 0) {
		if (handleUnrepresentable(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof o == "bigint") {
		if (handleUnrepresentable(e, t, n, r, "BigInt literals cannot be represented in JSON Schema")) return;
		a.push(Number(o));
	} else a.push(o);
	if (a.length !== 0) {
		if (a.length === 1) {
			let e = a[0];
			n.type = e === null ? "null" : typeof e, t.target === "draft-04" || t.target === "openapi-3.0" ? n.enum = [e] : n.const = e;
		} else a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), a.every((e) => typeof e == "boolean") && (n.type = "boolean"), a.every((e) => e === null) && (n.type = "null"), n.enum = a;
	}
}, nanProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "NaN cannot be represented in JSON Schema");
}, templateLiteralProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.pattern;
	if (!a) throw Error("Pattern not found in template literal");
	i.type = "string", i.pattern = a.source;
}, fileProcessor = (e, t, n, r) => {
	let i = n;
	i.type = "string", i.format = "binary", i.contentEncoding = "binary";
	let { minimum: a, maximum: o, mime: s } = aggregateChecks(e);
	a !== void 0 && (i.minLength = a), o !== void 0 && (i.maxLength = o), s && (s.length === 0 ? i.not = {} : s.length === 1 ? i.contentMediaType = s[0] : i.anyOf = s.map((e) => ({ contentMediaType: e })));
}, successProcessor = (e, t, n, r) => {
	n.type = "boolean";
}, customProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Custom types cannot be represented in JSON Schema");
}, functionProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Function types cannot be represented in JSON Schema");
}, transformProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Transforms cannot be represented in JSON Schema");
}, mapProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Map cannot be represented in JSON Schema");
}, setProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Set cannot be represented in JSON Schema");
}, arrayProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = aggregateChecks(e);
	typeof o == "number" && (i.minItems = o), typeof s == "number" && (i.maxItems = s), i.type = "array", i.items = processSchema(a.element, t, {
		...r,
		path: [...r.path, "items"]
	});
};
function inputOptin(e) {
	let t = e._zod.def;
	return t.type === "pipe" && t.in._zod.traits.has("$ZodTransform") ? inputOptin(t.out) : t.type === "catch" ? inputOptin(t.innerType) : e._zod.optin;
}
const objectProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def, o = a.shape;
	if (Object.getOwnPropertySymbols(o).length && handleUnrepresentable(e, t, i, r, "Symbol keys cannot be represented in JSON Schema")) return;
	i.type = "object", i.properties = {};
	for (let e in o) assignProp(i.properties, e, processSchema(o[e], t, {
		...r,
		path: [
			...r.path,
			"properties",
			e
		]
	}));
	let s = [];
	for (let e of Object.keys(o)) {
		let n = a.shape[e];
		(t.io === "input" ? inputOptin(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === "never" ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = processSchema(a.catchall, t, {
		...r,
		path: [...r.path, "additionalProperties"]
	})) : t.io === "output" && (i.additionalProperties = !1);
}, unionProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => processSchema(e, t, {
		...r,
		path: [
			...r.path,
			a ? "oneOf" : "anyOf",
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, intersectionProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = processSchema(i.left, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			0
		]
	}), o = processSchema(i.right, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			1
		]
	}), isSimpleIntersection = (e) => "allOf" in e && Object.keys(e).length === 1, s = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(o) ? o.allOf : [o]];
	n.allOf = s, t.intersections.push(s);
}, tupleProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = "array";
	let o = t.target === "draft-2020-12" ? "prefixItems" : "items", s = t.target === "draft-2020-12" || t.target === "openapi-3.0" ? "items" : "additionalItems", c = a.items.map((e, n) => processSchema(e, t, {
		...r,
		path: [
			...r.path,
			o,
			n
		]
	})), l = a.rest ? processSchema(a.rest, t, {
		...r,
		path: [
			...r.path,
			s,
			...t.target === "openapi-3.0" ? [a.items.length] : []
		]
	}) : null, u = a.items.length;
	for (; u > 0;) {
		let e = a.items[u - 1];
		if (!(t.io === "input" ? inputOptin(e) !== void 0 : e._zod.optout === "optional")) break;
		u--;
	}
	let d = a.items.length, f = !a.rest;
	t.target === "draft-2020-12" ? (i.prefixItems = c, f ? i.items = !1 : l && (i.items = l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : t.target === "openapi-3.0" ? (i.items = { anyOf: c }, l && i.items.anyOf.push(l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : (i.items = c, f ? i.additionalItems = !1 : l && (i.additionalItems = l), u > 0 && (i.minItems = u), f && (i.maxItems = d));
	let { minimum: p, maximum: m } = aggregateChecks(e);
	typeof p == "number" && (i.minItems = p), typeof m == "number" && (i.maxItems = m);
};
function stringifyKeyNames(e, t, n) {
	if (t.$ref) {
		if (n.has(t)) return t;
		n.add(t);
		let r = e.get(t)?.def;
		if (!r) return t;
		let i = stringifyKeyNames(e, r, n);
		return i === r ? t : i;
	}
	for (let r of ["anyOf", "oneOf"]) {
		let i = t[r];
		if (!Array.isArray(i)) continue;
		let a = i.map((t) => stringifyKeyNames(e, t, n));
		a.some((e, t) => e !== i[t]) && (t = {
			...t,
			[r]: a
		});
	}
	let r = Array.isArray(t.type) ? t.type : [t.type], i = !r.includes("string") && r.some((e) => e === "number" || e === "integer"), a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
	if (!i && !a?.some((e) => typeof e == "number")) return t;
	let { minimum: o, maximum: s, exclusiveMinimum: c, exclusiveMaximum: l, multipleOf: u, format: d, id: f, ...p } = t;
	return p.enum ? p.enum = p.enum.map((e) => typeof e == "number" ? String(e) : e) : typeof p.const == "number" && (p.const = String(p.const)), i && (p.type = "string", a || (p.pattern = (r.includes("number") ? nt : tt).source)), p;
}
const zn = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
	let n = /* @__PURE__ */ new Map();
	for (let r of zn.get(e) ?? []) {
		let i = e.seen.get(r), a = (i?.def ?? i?.schema)?.propertyNames;
		if (!a || a === !0 || n.has(a)) continue;
		let o = stringifyKeyNames(t, a, /* @__PURE__ */ new Set());
		o !== a && n.set(a, o);
	}
	if (n.size) for (let t of e.seen.values()) for (let e of [t.schema, t.def]) {
		let t = e && n.get(e.propertyNames);
		t && (e.propertyNames = t);
	}
}
const recordProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = "object";
	let o = a.keyType, s = aggregateChecks(o).patterns;
	if (a.mode === "loose" && s && s.size > 0) {
		let e = processSchema(a.valueType, t, {
			...r,
			path: [
				...r.path,
				"patternProperties",
				"*"
			]
		});
		i.patternProperties = {};
		for (let t of s) assignProp(i.patternProperties, exactPattern(t).source, e);
	} else {
		if (t.target === "draft-07" || t.target === "draft-2020-12") {
			i.propertyNames = processSchema(a.keyType, t, {
				...r,
				path: [...r.path, "propertyNames"]
			});
			let n = zn.get(t);
			n || (n = [], zn.set(t, n), t.deferred.push(() => rewriteKeyNames(t))), n.push(e);
		}
		i.additionalProperties = processSchema(a.valueType, t, {
			...r,
			path: [...r.path, "additionalProperties"]
		});
	}
	let c = o._zod.values, l = t.io === "input" && inputOptin(a.valueType) !== void 0;
	if (c && !a.partial && !l) {
		let e = [...c].filter((e) => typeof e == "string" || typeof e == "number");
		e.length > 0 && (i.required = e.map(String));
	}
}, nullableProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = processSchema(i.innerType, t, r), o = t.seen.get(e);
	t.target === "openapi-3.0" ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: "null" }];
}, nonoptionalProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, Bn = Symbol();
function serializeDefaultValue(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == "bigint" ? (a = !0, null) : t);
	return a ? (handleUnrepresentable(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema"), Bn) : JSON.parse(o);
}
const defaultProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = serializeDefaultValue(i.defaultValue, e, t, n, r);
	o !== Bn && (n.default = o);
}, prefaultProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== "input") return;
	let o = serializeDefaultValue(i.defaultValue, e, t, n, r);
	o !== Bn && (n._prefault = o);
}, catchProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o;
	try {
		o = i.catchValue(void 0);
	} catch {
		handleUnrepresentable(e, t, n, r, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	n.default = o;
}, pipeProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has("$ZodTransform"), o = t.io === "input" ? a ? i.out : i.in : i.out;
	processSchema(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, readonlyProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, promiseProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, optionalProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, lazyProcessor = (e, t, n, r) => {
	let i = e._zod.innerType;
	processSchema(i, t, r);
	let a = t.seen.get(e);
	a.ref = i;
}, Vn = {
	string: stringProcessor,
	number: numberProcessor,
	boolean: booleanProcessor,
	bigint: bigintProcessor,
	symbol: symbolProcessor,
	null: nullProcessor,
	undefined: undefinedProcessor,
	void: voidProcessor,
	never: neverProcessor,
	any: anyProcessor,
	unknown: unknownProcessor,
	date: dateProcessor,
	enum: enumProcessor,
	literal: literalProcessor,
	nan: nanProcessor,
	template_literal: templateLiteralProcessor,
	file: fileProcessor,
	success: successProcessor,
	custom: customProcessor,
	function: functionProcessor,
	transform: transformProcessor,
	map: mapProcessor,
	set: setProcessor,
	array: arrayProcessor,
	object: objectProcessor,
	union: unionProcessor,
	intersection: intersectionProcessor,
	tuple: tupleProcessor,
	record: recordProcessor,
	nullable: nullableProcessor,
	nonoptional: nonoptionalProcessor,
	default: defaultProcessor,
	prefault: prefaultProcessor,
	catch: catchProcessor,
	pipe: pipeProcessor,
	readonly: readonlyProcessor,
	promise: promiseProcessor,
	optional: optionalProcessor,
	lazy: lazyProcessor
};
function toJSONSchema(e, t) {
	if ("_idmap" in e) {
		let n = e, r = initializeContext({
			...t,
			processors: Vn
		}), i = {};
		for (let e of n._idmap.entries()) {
			let [t, n] = e;
			processSchema(n, r);
		}
		let a = {};
		r.external = {
			registry: n,
			uri: t?.uri,
			defs: i
		};
		for (let e of n._idmap.entries()) {
			let [t, n] = e;
			extractDefs(r, n), assignProp(a, t, finalize(r, n));
		}
		return Object.keys(i).length > 0 && (a.__shared = { [r.target === "draft-2020-12" ? "$defs" : "definitions"]: i }), { schemas: a };
	}
	let n = initializeContext({
		...t,
		processors: Vn
	});
	return processSchema(e, n), extractDefs(n, e), finalize(n, e);
}
// node_modules/zod/v4/classic/errors.js
const Hn = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		enumerable: !1,
		get() {
			let e = n(this);
			return Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			}), e;
		},
		set(e) {
			Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	});
}
const initializer = (e, t) => {
	Oe.init(e, t), e.name = "ZodError";
	let n = Object.getPrototypeOf(e);
	Hn.has(n) || (Hn.add(n), _lazyMethod(n, "format", (e) => (t) => formatError(e, t)), _lazyMethod(n, "flatten", (e) => (t) => flattenError(e, t)), _lazyMethod(n, "addIssue", (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, jsonStringifyReplacer, 2);
	}), _lazyMethod(n, "addIssues", (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, jsonStringifyReplacer, 2);
	}), Object.defineProperty(n, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, I = /*@__PURE__*/ $constructor("ZodError", initializer, void 0, { Parent: Error }), Un = /* @__PURE__ */ _parse(I), Wn = /* @__PURE__ */ _parseAsync(I), Gn = /* @__PURE__ */ _safeParse(I), Kn = /* @__PURE__ */ _safeParseAsync(I), qn = /* @__PURE__ */ _encode(I), Jn = /* @__PURE__ */ _decode(I), Yn = /* @__PURE__ */ _encodeAsync(I), Xn = /* @__PURE__ */ _decodeAsync(I), Zn = /* @__PURE__ */ _safeEncode(I), Qn = /* @__PURE__ */ _safeDecode(I), $n = /* @__PURE__ */ _safeEncodeAsync(I), er = /* @__PURE__ */ _safeDecodeAsync(I);
// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	D.localeError || config(en_default());
}
function _ensureDefaultMemoizer() {
	D.memoizer || config({ memoizer: memoizer() });
}
const L = /*@__PURE__*/ $constructor("ZodType", (e, t) => (_ensureDefaultLocale(), j.init(e, t), e.def = t, e.type = t.type, e), {
	check(...e) {
		let t = this.def;
		return this.clone(mergeDefs(t, { checks: [...t.checks ?? [], ...e.map((e) => typeof e == "function" ? { _zod: {
			check: e,
			def: { check: "custom" },
			onattach: []
		} } : e)] }), { parent: !0 });
	},
	with(...e) {
		return this.check(...e);
	},
	clone(e, t) {
		return clone(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	refine(e, t) {
		return this.check(refine(e, t));
	},
	superRefine(e, t) {
		return this.check(superRefine(e, t));
	},
	overwrite(e) {
		return this.check(/* @__PURE__ */ _overwrite(e));
	},
	optional() {
		return optional$1(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional$1(nullable(this));
	},
	nonoptional(e) {
		return nonoptional(this, e);
	},
	array() {
		return array(this);
	},
	or(e) {
		return union([this, e]);
	},
	and(e) {
		return intersection(this, e);
	},
	transform(e) {
		return pipe(this, transform(e));
	},
	default(e) {
		return _default(this, e);
	},
	prefault(e) {
		return prefault(this, e);
	},
	catch(e) {
		return _catch(this, e);
	},
	pipe(e) {
		return pipe(this, e);
	},
	readonly() {
		return readonly(this);
	},
	describe(e) {
		let t = this.clone();
		return F.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return F.get(this);
		let t = this.clone();
		return F.add(t, e[0]), t;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(e, ...t) {
		return t.length === 0 ? e(this) : e(this, ...t);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(e) {
		own$1(this, "~standard", e);
	},
	parse: function _parse(e, t) {
		return Un(this, e, t, { callee: _parse });
	},
	parseAsync: async function _parseAsync(e, t) {
		return await Wn(this, e, t, { callee: _parseAsync });
	},
	safeParse(e, t) {
		return Gn(this, e, t);
	},
	async safeParseAsync(e, t) {
		return Kn(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		own$1(this, "spa", e);
	},
	validate(e, t) {
		return validate(this, e, t);
	},
	validateAsync(e, t) {
		return validateAsync$1(this, e, t);
	},
	encode: function _encode(e, t) {
		return qn(this, e, t, { callee: _encode });
	},
	decode: function _decode(e, t) {
		return Jn(this, e, t, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(e, t) {
		return await Yn(this, e, t, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(e, t) {
		return await Xn(this, e, t, { callee: _decodeAsync });
	},
	safeEncode(e, t) {
		return Zn(this, e, t);
	},
	safeDecode(e, t) {
		return Qn(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return $n(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return er(this, e, t);
	},
	toJSONSchema(e) {
		return createToJSONSchemaMethod(this, {})(e);
	},
	get description() {
		return F.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), tr = /*@__PURE__*/ $constructor("_ZodString", (e, t) => {
	Ct.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => stringProcessor(e, t, n, r);
}, /*@__PURE__*/ derived({
	format: (e) => aggregateChecks(e).format ?? null,
	minLength: (e) => aggregateChecks(e).minimum ?? null,
	maxLength: (e) => aggregateChecks(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(/* @__PURE__ */ _regex(...e));
	},
	includes(...e) {
		return this.check(/* @__PURE__ */ _includes(...e));
	},
	startsWith(...e) {
		return this.check(/* @__PURE__ */ _startsWith(...e));
	},
	endsWith(...e) {
		return this.check(/* @__PURE__ */ _endsWith(...e));
	},
	min(...e) {
		return this.check(/* @__PURE__ */ _minLength(...e));
	},
	max(...e) {
		return this.check(/* @__PURE__ */ _maxLength(...e));
	},
	length(...e) {
		return this.check(/* @__PURE__ */ _length(...e));
	},
	nonempty(...e) {
		return this.check(/* @__PURE__ */ _minLength(1, ...e));
	},
	lowercase(e) {
		return this.check(/* @__PURE__ */ _lowercase(e));
	},
	uppercase(e) {
		return this.check(/* @__PURE__ */ _uppercase(e));
	},
	trim() {
		return this.check(/* @__PURE__ */ _trim());
	},
	normalize(...e) {
		return this.check(/* @__PURE__ */ _normalize(...e));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ _toLowerCase());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ _toUpperCase());
	},
	slugify() {
		return this.check(/* @__PURE__ */ _slugify());
	}
})), nr = /*@__PURE__*/ $constructor("ZodString", (e, t) => {
	Ct.init(e, t), tr.init(e, t);
}, {
	email(e) {
		return this.check(/* @__PURE__ */ _email(sr, e));
	},
	url(e) {
		return this.check(/* @__PURE__ */ _url(lr, e));
	},
	jwt(e) {
		return this.check(/* @__PURE__ */ _jwt(wr, e));
	},
	emoji(e) {
		return this.check(/* @__PURE__ */ _emoji(ur, e));
	},
	guid(e) {
		return this.check(/* @__PURE__ */ _guid(cr, e));
	},
	uuid(e) {
		return this.check(/* @__PURE__ */ _uuid(z, e));
	},
	uuidv4(e) {
		return this.check(/* @__PURE__ */ _uuidv4(z, e));
	},
	uuidv6(e) {
		return this.check(/* @__PURE__ */ _uuidv6(z, e));
	},
	uuidv7(e) {
		return this.check(/* @__PURE__ */ _uuidv7(z, e));
	},
	nanoid(e) {
		return this.check(/* @__PURE__ */ _nanoid(dr, e));
	},
	cuid(e) {
		return this.check(/* @__PURE__ */ _cuid(fr, e));
	},
	cuid2(e) {
		return this.check(/* @__PURE__ */ _cuid2(pr, e));
	},
	ulid(e) {
		return this.check(/* @__PURE__ */ _ulid(mr, e));
	},
	base64(e) {
		return this.check(/* @__PURE__ */ _base64(xr, e));
	},
	base64url(e) {
		return this.check(/* @__PURE__ */ _base64url(Sr, e));
	},
	xid(e) {
		return this.check(/* @__PURE__ */ _xid(hr, e));
	},
	ksuid(e) {
		return this.check(/* @__PURE__ */ _ksuid(gr, e));
	},
	ipv4(e) {
		return this.check(/* @__PURE__ */ _ipv4(_r, e));
	},
	ipv6(e) {
		return this.check(/* @__PURE__ */ _ipv6(vr, e));
	},
	cidrv4(e) {
		return this.check(/* @__PURE__ */ _cidrv4(yr, e));
	},
	cidrv6(e) {
		return this.check(/* @__PURE__ */ _cidrv6(br, e));
	},
	e164(e) {
		return this.check(/* @__PURE__ */ _e164(Cr, e));
	},
	datetime(e) {
		return this.check(/* @__PURE__ */ _isoDateTime(rr, e));
	},
	date(e) {
		return this.check(/* @__PURE__ */ _isoDate(ir, e));
	},
	time(e) {
		return this.check(/* @__PURE__ */ _isoTime(ar, e));
	},
	duration(e) {
		return this.check(/* @__PURE__ */ _isoDuration(or, e));
	}
});
function string(e) {
	return /* @__PURE__ */ _string(nr, e);
}
const R = /*@__PURE__*/ $constructor("ZodStringFormat", (e, t) => {
	M.init(e, t), tr.init(e, t);
}), rr = /*@__PURE__*/ $constructor("ZodISODateTime", (e, t) => {
	It.init(e, t), R.init(e, t);
}), ir = /*@__PURE__*/ $constructor("ZodISODate", (e, t) => {
	Lt.init(e, t), R.init(e, t);
}), ar = /*@__PURE__*/ $constructor("ZodISOTime", (e, t) => {
	Rt.init(e, t), R.init(e, t);
}), or = /*@__PURE__*/ $constructor("ZodISODuration", (e, t) => {
	zt.init(e, t), R.init(e, t);
}), sr = /*@__PURE__*/ $constructor("ZodEmail", (e, t) => {
	Et.init(e, t), R.init(e, t);
}), cr = /*@__PURE__*/ $constructor("ZodGUID", (e, t) => {
	wt.init(e, t), R.init(e, t);
}), z = /*@__PURE__*/ $constructor("ZodUUID", (e, t) => {
	Tt.init(e, t), R.init(e, t);
}), lr = /*@__PURE__*/ $constructor("ZodURL", (e, t) => {
	Ot.init(e, t), R.init(e, t);
});
function url(e) {
	return /* @__PURE__ */ _url(lr, e);
}
const ur = /*@__PURE__*/ $constructor("ZodEmoji", (e, t) => {
	kt.init(e, t), R.init(e, t);
}), dr = /*@__PURE__*/ $constructor("ZodNanoID", (e, t) => {
	At.init(e, t), R.init(e, t);
}), fr = /*@__PURE__*/ $constructor("ZodCUID", (e, t) => {
	jt.init(e, t), R.init(e, t);
}), pr = /*@__PURE__*/ $constructor("ZodCUID2", (e, t) => {
	Mt.init(e, t), R.init(e, t);
}), mr = /*@__PURE__*/ $constructor("ZodULID", (e, t) => {
	Nt.init(e, t), R.init(e, t);
}), hr = /*@__PURE__*/ $constructor("ZodXID", (e, t) => {
	Pt.init(e, t), R.init(e, t);
}), gr = /*@__PURE__*/ $constructor("ZodKSUID", (e, t) => {
	Ft.init(e, t), R.init(e, t);
}), _r = /*@__PURE__*/ $constructor("ZodIPv4", (e, t) => {
	Bt.init(e, t), R.init(e, t);
}), vr = /*@__PURE__*/ $constructor("ZodIPv6", (e, t) => {
	Ht.init(e, t), R.init(e, t);
}), yr = /*@__PURE__*/ $constructor("ZodCIDRv4", (e, t) => {
	Ut.init(e, t), R.init(e, t);
}), br = /*@__PURE__*/ $constructor("ZodCIDRv6", (e, t) => {
	Wt.init(e, t), R.init(e, t);
}), xr = /*@__PURE__*/ $constructor("ZodBase64", (e, t) => {
	Kt.init(e, t), R.init(e, t);
}), Sr = /*@__PURE__*/ $constructor("ZodBase64URL", (e, t) => {
	Jt.init(e, t), R.init(e, t);
}), Cr = /*@__PURE__*/ $constructor("ZodE164", (e, t) => {
	Yt.init(e, t), R.init(e, t);
}), wr = /*@__PURE__*/ $constructor("ZodJWT", (e, t) => {
	Xt.init(e, t), R.init(e, t);
}), Tr = /*@__PURE__*/ $constructor("ZodNumber", (e, t) => {
	Zt.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => numberProcessor(e, t, n, r), e.isFinite = !0;
}, /*@__PURE__*/ derived({
	minValue: (e) => {
		let { minimum: t, exclusiveMinimum: n } = aggregateChecks(e);
		return Math.max(t ?? -Infinity, n ?? -Infinity);
	},
	maxValue: (e) => {
		let { maximum: t, exclusiveMaximum: n } = aggregateChecks(e);
		return Math.min(t ?? Infinity, n ?? Infinity);
	},
	isInt: (e) => {
		let { isInt: t, multipleOf: n } = aggregateChecks(e);
		return !!t || !!n?.some(Number.isSafeInteger);
	},
	format: (e) => aggregateChecks(e).format ?? null
}, {
	gt(e, t) {
		return this.check(/* @__PURE__ */ _gt(e, t));
	},
	gte(e, t) {
		return this.check(/* @__PURE__ */ _gte(e, t));
	},
	min(e, t) {
		return this.check(/* @__PURE__ */ _gte(e, t));
	},
	lt(e, t) {
		return this.check(/* @__PURE__ */ _lt(e, t));
	},
	lte(e, t) {
		return this.check(/* @__PURE__ */ _lte(e, t));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ _lte(e, t));
	},
	int(e) {
		return this.check(int(e));
	},
	safe(e) {
		return this.check(int(e));
	},
	positive(e) {
		return this.check(/* @__PURE__ */ _gt(0, e));
	},
	nonnegative(e) {
		return this.check(/* @__PURE__ */ _gte(0, e));
	},
	negative(e) {
		return this.check(/* @__PURE__ */ _lt(0, e));
	},
	nonpositive(e) {
		return this.check(/* @__PURE__ */ _lte(0, e));
	},
	multipleOf(e, t) {
		return this.check(/* @__PURE__ */ _multipleOf(e, t));
	},
	step(e, t) {
		return this.check(/* @__PURE__ */ _multipleOf(e, t));
	},
	finite() {
		return this;
	}
}));
function number$1(e) {
	return /* @__PURE__ */ _number(Tr, e);
}
const Er = /*@__PURE__*/ $constructor("ZodNumberFormat", (e, t) => {
	Qt.init(e, t), Tr.init(e, t);
});
function int(e) {
	return /* @__PURE__ */ _int(Er, e);
}
const Dr = /*@__PURE__*/ $constructor("ZodBoolean", (e, t) => {
	$t.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => booleanProcessor(e, t, n, r);
});
function boolean(e) {
	return /* @__PURE__ */ _boolean(Dr, e);
}
const Or = /*@__PURE__*/ $constructor("ZodNull", (e, t) => {
	en.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => nullProcessor(e, t, n, r);
});
function _null(e) {
	return /* @__PURE__ */ _null$1(Or, e);
}
const kr = /*@__PURE__*/ $constructor("ZodUnknown", (e, t) => {
	tn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function unknown() {
	return /* @__PURE__ */ _unknown(kr);
}
const Ar = /*@__PURE__*/ $constructor("ZodNever", (e, t) => {
	nn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => neverProcessor(e, t, n, r);
});
function never(e) {
	return /* @__PURE__ */ _never(Ar, e);
}
const jr = /*@__PURE__*/ $constructor("ZodArray", (e, t) => {
	_ensureDefaultMemoizer(), rn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => arrayProcessor(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(/* @__PURE__ */ _minLength(e, t));
	},
	nonempty(e) {
		return this.check(/* @__PURE__ */ _minLength(1, e));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ _maxLength(e, t));
	},
	length(e, t) {
		return this.check(/* @__PURE__ */ _length(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function array(e, t) {
	return /* @__PURE__ */ _array(jr, e, t);
}
const B = /*@__PURE__*/ $constructor("ZodObject", (e, t) => {
	_ensureDefaultMemoizer(), sn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => objectProcessor(e, t, n, r), installLazyProp(e, "shape", (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(mergeDefs(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(e) {
		return extend(this, e);
	},
	safeExtend(e) {
		return safeExtend(this, e);
	},
	merge(e) {
		return merge(this, e);
	},
	pick(e) {
		return pick(this, e);
	},
	omit(e) {
		return omit(this, e);
	},
	partial(...e) {
		return partial(H, this, e[0]);
	},
	exactPartial(...e) {
		return partial(zr, this, e[0], "exactPartial");
	},
	required(...e) {
		return required(Ur, this, e[0]);
	}
});
function object(e, t) {
	let n = {
		type: "object",
		shape: e ?? {},
		...normalizeParams(t)
	};
	return new B(n);
}
function strictObject(e, t) {
	return new B({
		type: "object",
		shape: e,
		catchall: never(),
		...normalizeParams(t)
	});
}
function looseObject(e, t) {
	return new B({
		type: "object",
		shape: e,
		catchall: unknown(),
		...normalizeParams(t)
	});
}
const Mr = /*@__PURE__*/ $constructor("ZodUnion", (e, t) => {
	cn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => unionProcessor(e, t, n, r), e.options = t.options;
});
function union(e, t) {
	return new Mr({
		type: "union",
		options: e,
		...normalizeParams(t)
	});
}
const Nr = /*@__PURE__*/ $constructor("ZodDiscriminatedUnion", (e, t) => {
	Mr.init(e, t), ln.init(e, t);
});
function discriminatedUnion(e, t, n) {
	return new Nr({
		type: "union",
		options: t,
		discriminator: e,
		...normalizeParams(n)
	});
}
const Pr = /*@__PURE__*/ $constructor("ZodIntersection", (e, t) => {
	un.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => intersectionProcessor(e, t, n, r);
});
function intersection(e, t) {
	return new Pr({
		type: "intersection",
		left: e,
		right: t
	});
}
const Fr = /*@__PURE__*/ $constructor("ZodTuple", (e, t) => {
	_ensureDefaultMemoizer(), dn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => tupleProcessor(e, t, n, r);
}, {
	rest(e) {
		return this.clone({
			...this._zod.def,
			rest: e
		});
	},
	partial() {
		let e = this._zod.def;
		if (e.checks?.length) throw Error(".partial() cannot be used on tuple schemas containing refinements");
		return this.clone({
			...e,
			items: e.items.map((e) => new H({
				type: "optional",
				innerType: e
			}))
		});
	}
});
function tuple(e, t, n) {
	let r = t instanceof j;
	return new Fr({
		type: "tuple",
		items: e,
		rest: r ? t : null,
		...normalizeParams(r ? n : t)
	});
}
const V = /*@__PURE__*/ $constructor("ZodRecord", (e, t) => {
	_ensureDefaultMemoizer(), pn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => recordProcessor(e, t, n, r), e.keyType = t.keyType, e.valueType = t.valueType;
});
function record(e, t, n) {
	return !t || !t._zod ? new V({
		type: "record",
		keyType: string(),
		valueType: e,
		...normalizeParams(t)
	}) : new V({
		type: "record",
		keyType: e,
		valueType: t,
		...normalizeParams(n)
	});
}
function partialRecord(e, t, n) {
	return new V({
		type: "record",
		keyType: e,
		valueType: t,
		...normalizeParams(n),
		partial: !0
	});
}
const Ir = /*@__PURE__*/ $constructor("ZodEnum", (e, t) => {
	mn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => enumProcessor(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new Ir({
			...t,
			checks: [],
			...normalizeParams(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new Ir({
			...t,
			checks: [],
			...normalizeParams(r),
			entries: i
		});
	};
});
function _enum(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new Ir({
		type: "enum",
		entries: n,
		...normalizeParams(t)
	});
}
const Lr = /*@__PURE__*/ $constructor("ZodLiteral", (e, t) => {
	hn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => literalProcessor(e, t, n, r), e.values = new Set(t.values), Object.defineProperty(e, "value", { get() {
		if (t.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return t.values[0];
	} });
});
function literal(e, t) {
	return new Lr({
		type: "literal",
		values: Array.isArray(e) ? e : [e],
		...normalizeParams(t)
	});
}
const Rr = /*@__PURE__*/ $constructor("ZodTransform", (e, t) => {
	_ensureDefaultMemoizer(), gn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => transformProcessor(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new $ZodEncodeError(e.constructor.name);
		n.addIssue = (r) => {
			if (typeof r == "string") n.issues.push(issue(r, n.value, t));
			else {
				let t = r;
				t.fatal && (t.continue = !1), t.code ??= "custom", "input" in t || (t.input = n.value), t.inst ??= e, n.issues.push(issue(t));
			}
		};
		let i = t.transform(n.value, n);
		return i instanceof Promise ? i.then((e) => (n.value = e, n)) : (n.value = i, n);
	};
});
function transform(e) {
	return new Rr({
		type: "transform",
		transform: e
	});
}
const H = /*@__PURE__*/ $constructor("ZodOptional", (e, t) => {
	_n.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => optionalProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function optional$1(e) {
	return new H({
		type: "optional",
		innerType: e
	});
}
const zr = /*@__PURE__*/ $constructor("ZodExactOptional", (e, t) => {
	vn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => optionalProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function exactOptional(e) {
	return new zr({
		type: "optional",
		innerType: e
	});
}
const Br = /*@__PURE__*/ $constructor("ZodNullable", (e, t) => {
	yn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => nullableProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function nullable(e) {
	return new Br({
		type: "nullable",
		innerType: e
	});
}
const Vr = /*@__PURE__*/ $constructor("ZodDefault", (e, t) => {
	bn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => defaultProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function _default(e, t) {
	return new Vr({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : shallowClone(t);
		}
	});
}
const Hr = /*@__PURE__*/ $constructor("ZodPrefault", (e, t) => {
	xn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => prefaultProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function prefault(e, t) {
	return new Hr({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : shallowClone(t);
		}
	});
}
const Ur = /*@__PURE__*/ $constructor("ZodNonOptional", (e, t) => {
	Sn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => nonoptionalProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function nonoptional(e, t) {
	return new Ur({
		type: "nonoptional",
		innerType: e,
		...normalizeParams(t)
	});
}
const Wr = /*@__PURE__*/ $constructor("ZodCatch", (e, t) => {
	Cn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => catchProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function _catch(e, t) {
	return new Wr({
		type: "catch",
		innerType: e,
		catchValue: typeof t == "function" ? t : constantCatch(t)
	});
}
const Gr = /*@__PURE__*/ $constructor("ZodPipe", (e, t) => {
	wn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => pipeProcessor(e, t, n, r), e.in = t.in, e.out = t.out;
});
function pipe(e, t) {
	return new Gr({
		type: "pipe",
		in: e,
		out: t
	});
}
const Kr = /*@__PURE__*/ $constructor("ZodPreprocess", (e, t) => {
	Gr.init(e, t), Tn.init(e, t);
}), qr = /*@__PURE__*/ $constructor("ZodReadonly", (e, t) => {
	En.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => readonlyProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function readonly(e) {
	return new qr({
		type: "readonly",
		innerType: e
	});
}
const Jr = /*@__PURE__*/ $constructor("ZodLazy", (e, t) => {
	Dn.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => lazyProcessor(e, t, n, r), e.unwrap = () => e._zod.def.getter();
});
function lazy(e) {
	return new Jr({
		type: "lazy",
		getter: e
	});
}
const Yr = /*@__PURE__*/ $constructor("ZodCustom", (e, t) => {
	On.init(e, t), L.init(e, t), e._zod.processJSONSchema = (t, n, r) => customProcessor(e, t, n, r);
});
function custom(e, t) {
	return /* @__PURE__ */ _custom(Yr, e ?? (() => !0), t);
}
function refine(e, t = {}) {
	return /* @__PURE__ */ _refine(Yr, e, t);
}
function superRefine(e, t) {
	return /* @__PURE__ */ _superRefine(e, t);
}
function json(e) {
	let t = lazy(() => union([
		string(e),
		number$1(),
		boolean(),
		_null(),
		array(t),
		record(string(), t)
	]));
	return t;
}
function preprocess(e, t) {
	return new Kr({
		type: "pipe",
		in: transform(e),
		out: t
	});
}
// node_modules/zod/v4/classic/iso.js
function datetime(e) {
	return /* @__PURE__ */ _isoDateTime(rr, e);
}
function date(e) {
	return /* @__PURE__ */ _isoDate(ir, e);
}
// node_modules/zod/v4/classic/coerce.js
function number(e) {
	return /* @__PURE__ */ _coercedNumber(Tr, e);
}
// src/core/schema/duration.ts
const Xr = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5
}, Zr = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/, Qr = union([number$1().nonnegative(), string().regex(Zr, "a duration such as 60s")]).transform(durationMs);
function durationMs(e) {
	if (typeof e == "number") return e;
	let t = Zr.exec(e), n = t?.[2];
	return !t || n !== "ms" && n !== "s" && n !== "m" && n !== "h" && n !== "d" ? NaN : Number(t[1]) * Xr[n];
}
function formatDuration(e) {
	return Number.isSafeInteger(e) ? e % 1e3 == 0 ? `${e / 1e3}s` : `${e}ms` : e;
}
// src/core/schema/effect.ts
const $r = _enum([
	"pure",
	"read",
	"write"
]), ei = record(string(), $r), U = custom((e) => e !== void 0), ti = custom((e) => typeof e == "object" && !!e && !Array.isArray(e), "expected an object"), ni = union([
	strictObject({ $any: literal(!0) }),
	strictObject({ $regex: string() }),
	strictObject({ $type: _enum([
		"string",
		"number",
		"integer",
		"boolean",
		"null",
		"array",
		"object"
	]) }),
	strictObject({ $one_of: array(U).min(1) }),
	strictObject({
		$near: number$1(),
		$by: number$1().nonnegative()
	})
]), W = _enum([
	"exact",
	"subset",
	"ignore"
]), ri = _enum([
	"open",
	"guard",
	"quarantined",
	"retired"
]), ii = string().regex(/^[a-z0-9](?:[a-z0-9-]{0,56}[a-z0-9])?$/, "lower-case letters, digits and dashes"), ai = _enum([
	"fixtures",
	"static",
	"simulate",
	"deny",
	"live"
]), oi = _enum([
	"recorded",
	"recorded-until-divergence",
	"live"
]), si = union([W, looseObject({
	args: W.optional(),
	ignore: array(string()).optional().describe("JSON Pointers into the arguments that do not count")
})]), ci = looseObject({
	model: oi.optional().describe("absent: recorded-until-divergence where fixtures/model.json exists, else live"),
	tools: union([ai, record(string(), ai)]).default("fixtures").describe("one mode for all tools, or a mode by tool (`default` for the others)"),
	on_read_miss: _enum(["fail", "tool-error"]).default("fail"),
	on_write_miss: _enum(["simulate", "fail"]).default("simulate"),
	match: looseObject({
		args: W.default("exact"),
		ignore: array(string()).default([]).describe("JSON Pointers: into the arguments of tools, what does not count; into a model's request, texts whose dates, times, ids and paths do not count"),
		tools: record(string(), si).default({})
	}).prefault({}),
	attempts: union([literal("auto"), number$1().int().min(1).max(1e3)]).default("auto"),
	timeout: Qr.optional(),
	demand: _enum(["model_call"]).optional()
}), li = looseObject({
	input: array(looseObject({
		role: string(),
		content: U
	})).default([]),
	mode: _enum([
		"continue",
		"scripted",
		"simulated"
	]).default("continue"),
	from_turn: number$1().int().min(1).optional(),
	simulator: looseObject({
		command: union([string(), array(string())]).optional(),
		model: string().optional(),
		instructions: string().optional()
	}).optional(),
	context: ti.default({})
}), ui = looseObject({
	owner: string(),
	reason: string(),
	until: date()
}), di = looseObject({
	assertion: string(),
	verdict: _enum(["pass", "fail"]),
	by: string(),
	at: string(),
	note: string().optional(),
	output_hash: string().optional()
}), fi = looseObject({
	count: number$1().int().min(1),
	first: string().optional(),
	last: string().optional(),
	runs: array(string()).optional()
}), pi = looseObject({
	version: literal(1),
	id: ii,
	title: string().min(1).max(200),
	state: ri.default("open"),
	source: looseObject({
		run_id: string(),
		fingerprint: string().optional(),
		captured_at: string().optional(),
		url: string().optional(),
		rate: string().regex(/^\d+\/\d+$/).optional(),
		seen: fi.optional(),
		redaction: int().positive().optional()
	}).optional(),
	runner: string().optional(),
	agent: string().optional(),
	tags: array(string()).default([]),
	effects: ei.default({}),
	terminal_tools: array(string()).optional(),
	scenario: li.prefault({}),
	replay: ci.prefault({}),
	quarantine: ui.optional(),
	tolerated_rate: number$1().min(0).lt(1, "below 1: a guard that may always fail guards nothing").optional(),
	reviews: array(di).default([]),
	weak: boolean().optional().describe("true: an agent that does nothing would pass too, and nothing better can be asserted; needs weak_reason"),
	weak_reason: string().optional().describe("why nothing better can be asserted")
}), mi = [
	"case.yaml",
	"source-trace.json",
	"fixtures/tools.json",
	"fixtures/model.json",
	"notes.md"
], hi = strictObject({
	check: string(),
	kind: string(),
	outcome: _enum([
		"pass",
		"fail",
		"needs_human"
	]),
	unseen: boolean().optional(),
	message: string(),
	expected: U.optional(),
	observed: U.optional(),
	nearest: U.optional(),
	decided_by: string().optional()
}), G = _enum([
	"reproduced",
	"fixed",
	"changed",
	"inconclusive",
	"error"
]), K = _enum([
	"regressed",
	"broken",
	"unguarded",
	"error",
	"altered",
	"newly-fixed",
	"unproven",
	"changed",
	"flaky",
	"still-failing",
	"inconclusive",
	"holding",
	"quarantined",
	"skipped"
]), q = number$1().int().nonnegative(), gi = strictObject({
	kind: _enum([
		"tool",
		"model",
		"user_turn",
		"key",
		"provider"
	]),
	tool: string().optional(),
	args: U.optional(),
	nearest: U.optional(),
	differs_at: string().optional(),
	rule: string().optional(),
	recorded: string().optional(),
	asked: string().optional(),
	remedy: string().optional(),
	message: string()
}), _i = strictObject({
	tool: string(),
	args: U,
	source: string(),
	age_ms: number$1().nonnegative()
}), vi = strictObject({
	basis: _enum([
		"observed",
		"reported",
		"not observed"
	]),
	isolated: boolean(),
	served: q,
	simulated: q,
	missed: q,
	blocked: q,
	live: q,
	uncontrolled: q,
	unconsumed: q,
	text_errors: q.optional(),
	declined: q.optional(),
	user: _enum(["command", "model"]).optional()
}), yi = strictObject({
	index: q,
	what: _enum([
		"tool",
		"arguments",
		"result",
		"state",
		"missing",
		"extra",
		"output",
		"status"
	]),
	pointer: string().optional(),
	tool: string().optional(),
	recorded: U.optional(),
	replayed: U.optional()
}), J = strictObject({
	usd: number$1().nonnegative(),
	tokens: q
}), bi = strictObject({
	attempt: q,
	verdict: G,
	reason: string(),
	signatures: array(hi),
	assertions: array(hi),
	counts: vi,
	misses: array(gi),
	first_difference: yi.optional(),
	leans_on_simulated: array(string()),
	leans_on_pooled: array(_i).optional(),
	duration_ms: number$1().nonnegative(),
	steps: q.optional(),
	tokens: q.optional(),
	exit: strictObject({
		code: number$1().nullable(),
		signal: string().nullable(),
		timed_out: boolean()
	}).optional(),
	spend: J.optional(),
	judge_spend: J.optional(),
	stderr: array(string()).max(8).optional(),
	wrote: array(strictObject({
		path: string(),
		what: string()
	})).optional()
}), xi = strictObject({
	reproduced: q.max(4),
	not_held: q.max(4)
}), Si = strictObject({
	head: xi,
	base: xi.optional()
}), Ci = _enum([
	"proven",
	"no worse",
	"tolerated",
	"no evidence",
	"out of reach",
	"blocks used up",
	"provider",
	"budget",
	"interrupted"
]), wi = strictObject({
	question: _enum(["worse", "fixed"]),
	blocks: array(Si),
	identity: string().regex(/^[0-9a-f]{64}$/).optional(),
	earlier: array(array(Si)).optional(),
	head: partialRecord(G, q),
	base: partialRecord(G, q),
	tolerated: number$1().min(0).lt(1),
	compared: boolean(),
	end: Ci,
	spend: J.optional()
}), Ti = strictObject({
	low: number$1(),
	high: number$1()
}), Ei = strictObject({
	case_id: string(),
	title: string(),
	path: string(),
	state: ri,
	verdict: G,
	standing: K,
	reason: string(),
	blocks: boolean(),
	base: strictObject({
		verdict: G,
		reason: string()
	}).optional(),
	rate: strictObject({
		reproduced: q,
		of: q,
		interval: Ti
	}),
	attempts_needed: q.optional(),
	live_model: boolean(),
	live_because: string().optional(),
	trial: wi.optional(),
	weak: string().optional(),
	altered: array(string()).optional(),
	not_exercised: array(string()).optional(),
	attempts: array(bi),
	commands: strictObject({
		reproduce: string(),
		add_recordings: string().optional(),
		guard: string().optional()
	}),
	lines: record(string(), number$1().int()).optional(),
	duration_ms: number$1().nonnegative()
}), Y = [
	"cost",
	"tokens",
	"steps",
	"time"
], Di = strictObject({
	base: number$1().nonnegative(),
	head: number$1().nonnegative(),
	change: number$1(),
	interval: Ti
}), Oi = strictObject({
	base: string(),
	cases: q,
	figures: partialRecord(_enum(Y), Di),
	allowed: number$1().nonnegative().optional(),
	exceeded: array(_enum(Y)).optional()
}), ki = strictObject({
	version: literal(1),
	summary: strictObject({
		total: q,
		standings: partialRecord(K, q),
		weak: q.optional(),
		verdicts: partialRecord(G, q),
		blocking: q,
		fail_on: array(K),
		ok: boolean(),
		headline: string(),
		spend: J.optional(),
		judge_spend: J.optional(),
		not_sandboxed: string().optional(),
		setups: array(string()).optional(),
		live: strictObject({
			guards: q,
			suspects: q,
			attempts: strictObject({
				head: q,
				base: q
			}),
			alpha: number$1(),
			base: string().optional(),
			without_base: string().optional(),
			unpaired: _enum(["block", "show"]),
			max_pairs: q
		}).optional(),
		against_base: Oi.optional(),
		duration_ms: number$1().nonnegative()
	}),
	cases: array(Ei),
	run_attempt: number$1().int().min(1).optional(),
	shard: strictObject({
		index: number$1().int().min(1),
		of: number$1().int().min(1),
		plan: string(),
		cases: q,
		live_guards: q.optional()
	}).optional()
}), Ai = [
	"cost",
	"tokens",
	"steps"
], ji = {
	cost: ({ spend: e }) => e === void 0 || e.usd === 0 ? void 0 : e.usd,
	tokens: ({ tokens: e }) => e,
	steps: ({ steps: e }) => e,
	time: ({ duration_ms: e }) => e
};
function againstBase(e, t, n) {
	let r = new Map(t.cases.map((e) => [e.case_id, e])), i = e.flatMap((e) => {
		let t = r.get(e.case_id);
		return t === void 0 || !isRun(e) || !isRun(t) ? [] : [{
			head: e,
			base: t
		}];
	});
	if (i.length === 0) return;
	let a = {};
	for (let e of Y) {
		let t = figureOf(i.flatMap((t) => {
			let [n, r] = [meanOf(t.head, e), meanOf(t.base, e)];
			return n === void 0 || r === void 0 ? [] : [{
				here: n,
				there: r
			}];
		}));
		t && (a[e] = t);
	}
	let o = n === void 0 ? void 0 : Number(n.replace("%", "")) / 100, s = o === void 0 ? [] : Ai.filter((e) => (a[e]?.interval.low ?? 0) > o);
	return {
		base: t.name,
		cases: i.length,
		figures: a,
		...o === void 0 ? {} : { allowed: o },
		...s.length === 0 ? {} : { exceeded: s }
	};
}
function isRun({ verdict: e, attempts: t }) {
	return t.length > 0 && e !== "error" && e !== "inconclusive";
}
function meanOf({ attempts: e }, t) {
	let n = e.flatMap((e) => ji[t](e) ?? []);
	return n.length === 0 ? void 0 : n.reduce((e, t) => e + t, 0) / n.length;
}
function figureOf(e) {
	let t = sum(e.map(({ here: e }) => e)), n = sum(e.map(({ there: e }) => e));
	if (n === 0) return;
	let r = t / n, i = sum(e.map(({ here: e, there: t }) => (e - r * t) ** 2)), a = e.length, o = a === 1 ? r : Math.sqrt(a / (a - 1) * i) / n, s = r - 1, c = r === 1 && i === 0 ? 0 : 1.96 * o;
	return {
		base: n,
		head: t,
		change: s,
		interval: {
			low: s - c,
			high: s + c
		}
	};
}
function sum(e) {
	return e.reduce((e, t) => e + t, 0);
}
function withAgainstBase(e, t) {
	if (t === void 0) return e;
	let { summary: n } = e, r = t.exceeded !== void 0, i = r ? exceededWords(t) : "", a = r ? `Failed: ${i}; ${n.headline}` : n.headline;
	return {
		...e,
		summary: {
			...n,
			against_base: t,
			ok: n.ok && !r,
			headline: a
		}
	};
}
function exceededWords({ exceeded: e = [], figures: t, base: n, allowed: r = 0 }) {
	return `it takes ${e.map((e) => `${percent(t[e]?.change ?? 0)} more ${Mi[e]}`).join(" and ")} than ${n}, and ${percent(r)} are allowed`;
}
const Mi = {
	cost: "money",
	tokens: "tokens",
	steps: "steps",
	time: "time"
};
function percent(e) {
	return `${Math.round(e * 100)} %`;
}
function againstBaseLine({ against_base: e }, t) {
	if (e === void 0) return [];
	let n = Y.flatMap((t) => {
		let n = e.figures[t];
		return n === void 0 ? [] : [`${t} ${figureText(t, n)}`];
	}), r = `${e.cases} ${e.cases === 1 ? "case" : "cases"}`;
	return [`Beside ${t(e.base)}, over ${r}: ${n.join(", ")}`];
}
function figureText(e, { base: t, head: n, change: r, interval: i }) {
	let [a, o] = [amount(e, t), amount(e, n)];
	if (r === 0) return `${o}, the same`;
	let s = r > 0 ? "+" : "−", c = Math.round((i.high - i.low) / 2 * 100);
	return `${a} → ${o} (${s}${percent(Math.abs(r))} ± ${c})`;
}
function amount(e, t) {
	return e === "cost" ? `$${t > 0 && t < .01 ? t.toPrecision(2) : t.toFixed(2)}` : e === "time" ? `${(t / 1e3).toFixed(1)} s` : String(Math.round(t));
}
// src/core/error.ts
const Ni = /* @__PURE__ */ "usage.not_found.invalid_json.invalid_yaml.invalid_input.invalid_trace.invalid_case.invalid_config.invalid_fixtures.invalid_run_output.unsupported_version.unknown_format.too_large.too_deep.unsafe_path.lint_failed.expectation_needed.secret_found.runner_failed.io_failed.network_failed.unauthorized.forbidden.rate_limited.conflict.diverged.unknown_effect.internal".split(".");
var ReplayKitError = class extends Error {
	name = "ReplayKitError";
	code;
	hint;
	constructor(e, t, n = {}) {
		super(t, n.cause === void 0 ? void 0 : { cause: n.cause }), this.code = e, this.hint = n.hint;
	}
};
// src/core/canonical-json.ts
function canonicalJson(e) {
	if (typeof e != "object" || !e) return JSON.stringify(e);
	if (Array.isArray(e)) return `[${e.map((e) => canonicalJson(e ?? null)).join(",")}]`;
	let t = [];
	for (let n of Object.keys(e).toSorted(byCodeUnit)) {
		let r = e[n];
		r !== void 0 && t.push(`${JSON.stringify(n)}:${canonicalJson(r)}`);
	}
	return `{${t.join(",")}}`;
}
function byCodeUnit(e, t) {
	return e < t ? -1 : +(e > t);
}
// src/core/json-fault.ts
const X = /[ \t\n\r]*/y, Pi = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y, Fi = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
function findJsonFault(e) {
	let t = [], n = skip(X, e, 0), r = "value";
	for (;;) {
		let i = e[n] ?? "", a = t.at(-1);
		if (r === "after") {
			if (a === void 0) return i === "" ? fault(e, n, "JSON") : fault(e, n, "the end of the text");
			if (i === closing(a)) t.pop();
			else if (i === ",") r = a === "{" ? "key" : "value";
			else return fault(e, n, `"," or "${closing(a)}"`);
			n = skip(X, e, n + 1);
			continue;
		}
		if (r === "first" && a !== void 0 && i === closing(a)) {
			t.pop(), r = "after", n = skip(X, e, n + 1);
			continue;
		}
		if (a === "{" && r !== "value") {
			let t = stringEnd(e, n);
			if (typeof t != "number") return t.at === n ? fault(e, n, "a member name in double quotes") : fault(e, t.at, t.expected);
			if (n = skip(X, e, t), e[n] !== ":") return fault(e, n, "\":\"");
			n = skip(X, e, n + 1), r = "value";
			continue;
		}
		if (i === "[" || i === "{") {
			t.push(i), r = "first", n = skip(X, e, n + 1);
			continue;
		}
		let o = i === "\"" ? stringEnd(e, n) : skip(Pi, e, n);
		if (typeof o != "number") return fault(e, o.at, o.expected);
		if (o === n) return fault(e, n, "a value");
		n = skip(X, e, o), r = "after";
	}
}
function stringEnd(e, t) {
	if (e[t] !== "\"") return {
		at: t,
		expected: "a string"
	};
	for (let n = t + 1;;) {
		let t = e.charCodeAt(n);
		if (t === 34) return n + 1;
		let r = t === 92 ? skip(Fi, e, n) : t >= 32 ? n + 1 : n;
		if (r === n) return {
			at: n,
			expected: t === 92 ? "a valid escape" : "a closing double quote"
		};
		n = r;
	}
}
function closing(e) {
	return e === "[" ? "]" : "}";
}
function skip(e, t, n) {
	return e.lastIndex = n, e.test(t) ? e.lastIndex : n;
}
function fault(e, t, n) {
	let r = e.codePointAt(t);
	return {
		offset: t,
		expected: n,
		found: r === void 0 ? "the end of the text" : JSON.stringify(String.fromCodePoint(r))
	};
}
// src/core/json-limits.ts
const Ii = {
	maxBytes: 67108864,
	maxDepth: 128,
	maxNodes: 5e6,
	maxKeys: 2e6
};
function parseJson(e, t) {
	let n = {
		...Ii,
		...t
	}, r = e.startsWith("﻿") ? e.slice(1) : e;
	assertBytes(r, n);
	let i = hasFewOpenings(r, 5e5);
	i || assertTextLimits(r, n);
	let a = parsed(r, n), o = r.length <= Math.min(n.maxNodes, n.maxKeys);
	return i && !(o && hasFewOpenings(r, n.maxDepth)) && assertValueLimits(a, n), a;
}
function hasFewOpenings(e, t) {
	if (e.length <= t) return !0;
	let n = 0;
	for (let r of ["{", "["]) for (let i = e.indexOf(r); i !== -1 && n <= t; i = e.indexOf(r, i + 1)) n += 1;
	return n <= t;
}
function parsed(e, t) {
	try {
		return JSON.parse(e);
	} catch (n) {
		assertTextLimits(e, t);
		let { offset: r, expected: i, found: a } = findJsonFault(e), { line: o, column: s } = lineAndColumn(e, r);
		throw new ReplayKitError("invalid_json", `${t.name}:${o}:${s}: expected ${i}, found ${a}`, {
			hint: "correct the JSON at this place",
			cause: n
		});
	}
}
function parseJsonLines(e, t) {
	assertBytes(e, {
		...Ii,
		...t
	});
	let n = [], r = 0;
	for (let i of e.split("\n")) r += 1, i.trim() !== "" && n.push(parseJson(i, {
		...t,
		name: `${t.name} line ${r}`
	}));
	return n;
}
function assertJsonLimits(e, t) {
	assertValueLimits(e, {
		...Ii,
		...t
	});
}
function isHolder(e) {
	return typeof e == "object" && !!e;
}
function assertValueLimits(e, t) {
	let n = {
		nodes: 1,
		keys: 0
	};
	isHolder(e) && count(e, 1, {
		counts: n,
		limits: t
	}), assertCounts({
		depth: 0,
		...n
	}, t);
}
function count(e, t, n) {
	let { counts: r, limits: i } = n, a = Array.isArray(e), o = a ? e : Object.values(e);
	r.nodes += o.length, a || (r.keys += o.length), (t > i.maxDepth || r.nodes > i.maxNodes || r.keys > i.maxKeys) && assertCounts({
		depth: t,
		...r
	}, i);
	for (let e of o) isHolder(e) && count(e, t + 1, n);
}
function utf8Length(e) {
	let t = e.length;
	for (let n = 0; n < e.length; n += 1) {
		let r = e.charCodeAt(n);
		r < 128 || (t += r < 2048 ? 1 : 2, r >= 55296 && r < 56320 && (e.charCodeAt(n + 1) & 64512) == 56320 && (n += 1));
	}
	return t;
}
function assertBytes(e, t) {
	if (!(e.length * 3 <= t.maxBytes) && !((e.length > t.maxBytes ? e.length : utf8Length(e)) <= t.maxBytes)) throw new ReplayKitError("too_large", `${t.name}: more than ${t.maxBytes} bytes`, { hint: "send or store a smaller document" });
}
function assertTextLimits(e, t) {
	let n = 0, r = 0, i = 0, a = 0;
	for (let o = 0; o < e.length; o += 1) {
		let s = e.charCodeAt(o);
		s === 34 ? o = endOfJsonString(e, o + 1) : s === 44 ? r += 1 : s === 58 ? a += 1 : s === 91 || s === 123 ? (i += 1, n += 1, n > t.maxDepth && assertCounts({
			depth: n,
			nodes: 0,
			keys: 0
		}, t)) : (s === 93 || s === 125) && --n;
	}
	assertCounts({
		depth: 0,
		nodes: r + i + 1,
		keys: a
	}, t);
}
function endOfJsonString(e, t) {
	for (let n = e.indexOf("\"", t); n !== -1; n = e.indexOf("\"", n + 1)) {
		let t = n;
		for (; e.charCodeAt(t - 1) === 92;) --t;
		if ((n - t) % 2 == 0) return n;
	}
	return e.length;
}
function endOfJsonList(e, t) {
	let n = 0;
	for (let r = t; r < e.length; r += 1) {
		let t = e.charCodeAt(r);
		if (t === 34) r = endOfJsonString(e, r + 1);
		else if (t === 91 || t === 123) n += 1;
		else if (t === 93 || t === 125) {
			if (n === 0) return t === 93 ? r : void 0;
			--n;
		}
	}
}
function assertCounts(e, t) {
	let n = "split the document, or leave out what the case does not need";
	if (e.depth > t.maxDepth) throw new ReplayKitError("too_deep", `${t.name}: nested deeper than ${t.maxDepth} levels`, { hint: n });
	if (e.nodes > t.maxNodes) throw new ReplayKitError("too_large", `${t.name}: more than ${t.maxNodes} values`, { hint: n });
	if (e.keys > t.maxKeys) throw new ReplayKitError("too_large", `${t.name}: more than ${t.maxKeys} object members`, { hint: n });
}
function lineAndColumn(e, t) {
	let n = 1, r = 0;
	for (let i = e.indexOf("\n"); i !== -1 && i < t; i = e.indexOf("\n", i + 1)) n += 1, r = i + 1;
	return {
		line: n,
		column: t - r + 1
	};
}
// src/core/verdict/attention.ts
const Li = {
	regressed: "regressed",
	broken: "regressed",
	unguarded: "needs you",
	altered: "needs you",
	error: "needs you",
	unproven: "needs you",
	changed: "needs you",
	flaky: "needs you",
	inconclusive: "needs you",
	"newly-fixed": "fixed",
	"still-failing": "still failing",
	holding: "holding",
	quarantined: "quarantined",
	skipped: "skipped"
}, Ri = [
	"regressed",
	"needs you",
	"fixed",
	"still failing",
	"quarantined",
	"skipped",
	"holding"
];
function groupByAttention(e) {
	let t = new Map(Ri.map((e) => [e, []]));
	for (let n of e) t.get(Li[n.standing])?.push(n);
	for (let [e, n] of t) {
		let r = n.filter(({ blocks: e }) => e), i = n.filter(({ blocks: e }) => !e);
		t.set(e, [...r, ...i]);
	}
	return t;
}
function attentionCounts(e) {
	return [...groupByAttention(e)].filter(([, e]) => e.length > 0).map(([e, { length: t }]) => countOf(e, t)).join(", ");
}
function countOf(e, t) {
	return `${t} ${e === "needs you" && t > 1 ? "need you" : e}`;
}
// src/core/checks/check-result.ts
function decided(e, t, { expected: n, observed: r, nearest: i } = {}) {
	return {
		outcome: e ? "pass" : "fail",
		message: t,
		...n === void 0 ? {} : { expected: n },
		...r === void 0 ? {} : { observed: r },
		...i === void 0 ? {} : { nearest: i }
	};
}
function undecided(e) {
	return {
		outcome: "needs_human",
		message: e
	};
}
const zi = {
	status: "whether the run succeeded",
	answer: "whether and what the run answered",
	said: "what the agent said before its answer",
	steps: "how many steps the run took",
	groups: "which calls ran together",
	states: "the states of the run",
	tokens: "how many tokens the run used",
	times: "how long the run took"
};
function notSeen(e) {
	return {
		outcome: "needs_human",
		unseen: !0,
		message: `not seen through this door: ${zi[e]}`
	};
}
function callJson({ tool: e, args: t, error: n }) {
	return n ? {
		tool: e,
		args: t,
		error: n.message
	} : {
		tool: e,
		args: t
	};
}
function plural(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
function countByTool({ calls: e }) {
	let t = /* @__PURE__ */ new Map();
	for (let { tool: n } of e) t.set(n, (t.get(n) ?? 0) + 1);
	return t;
}
function liveReason(e, t = "nothing kept its runner from the network") {
	let n = e.reduce((e, { counts: t }) => e + t.live, 0), [r] = e;
	if (n > 0) {
		let e = r?.counts.basis ?? "not observed";
		return `${n} live ${n === 1 ? "call" : "calls"} (${e}); with its answers in fixtures/ one attempt would decide`;
	}
	if (e.some(({ spend: e }) => e !== void 0 && e.tokens > 0)) return "it spent tokens on a live model; with its answers in fixtures/ one attempt would decide";
	if (e.flatMap(({ misses: e }) => e).find(({ kind: e }) => e === "provider" || e === "key")) return "it asked for a live model; with its answers in fixtures/ one attempt would decide";
	if (!e.every(({ counts: e }) => e.isolated)) return `${t}; in an isolated network one attempt would decide`;
}
function failedByProvider({ misses: e, counts: t }) {
	return t.basis === "observed" && e.some(({ kind: e }) => e === "provider");
}
function lacksKey$1({ misses: e }) {
	return e.some(({ kind: e }) => e === "key");
}
// src/core/verdict/observed-evidence.ts
function isObserved({ basis: e, uncontrolled: t }) {
	return e === "observed" && t === 0;
}
function unobservedReason(e) {
	return `the checks pass only ${onWordReason(e)} (evidence: observed in replaykit.yaml)`;
}
function onWordReason({ basis: e, uncontrolled: t }) {
	return `on the runner's own word: ${e === "observed" ? `${plural(t, "call")} of it never passed through the gateway` : "no call of it passed through the gateway"}`;
}
function guardsOnWord(e) {
	return e.filter(({ state: e, standing: t, attempts: n }) => e === "guard" && t === "holding" && n.some(({ counts: e }) => !isObserved(e)));
}
function onWordText(e) {
	let { length: t } = guardsOnWord(e);
	return t === 0 ? void 0 : `${plural(t, "guard")} ${t === 1 ? "rests" : "rest"} on the runner's word`;
}
// src/core/verdict/summary.ts
const Bi = [
	"regressed",
	"broken",
	"unguarded",
	"altered",
	"error",
	"newly-fixed",
	"unproven",
	"changed",
	"flaky",
	"still-failing",
	"inconclusive",
	"skipped",
	"quarantined",
	"holding"
], Vi = {
	regressed: "regressed",
	broken: "broken",
	unguarded: "unguarded",
	error: "in error",
	altered: "altered",
	"newly-fixed": "newly fixed",
	unproven: "fixed but unproven",
	changed: "changed",
	flaky: "flaky",
	"still-failing": "still failing",
	inconclusive: "inconclusive",
	holding: "holding",
	quarantined: "quarantined",
	skipped: "skipped"
};
function buildReport(e, t, n = {}) {
	let r = {}, i = {}, a = 0, o = 0;
	for (let { standing: t, verdict: n, blocks: s } of e) r[t] = (r[t] ?? 0) + 1, i[n] = (i[n] ?? 0) + 1, s && (a += 1), t !== "skipped" && (o += 1);
	let s = o === 0 && (e.length > 0 || n.expected === !0), c = e.filter(isWeak).length, l = spendOf(e, "spend"), u = spendOf(e, "judge_spend");
	return {
		version: 1,
		summary: {
			total: e.length,
			standings: ordered(r),
			...c === 0 ? {} : { weak: c },
			verdicts: i,
			blocking: a,
			fail_on: t,
			ok: a === 0 && !s,
			headline: headlineOf(e, {
				none: s,
				blocking: a,
				spend: l,
				judgeSpend: u,
				open: n.not_sandboxed !== void 0
			}),
			...l === void 0 ? {} : { spend: l },
			...u === void 0 ? {} : { judge_spend: u },
			...n.not_sandboxed === void 0 ? {} : { not_sandboxed: n.not_sandboxed },
			...n.setups === void 0 || n.setups.length === 0 ? {} : { setups: n.setups },
			...n.live === void 0 ? {} : { live: n.live },
			duration_ms: n.duration_ms ?? e.reduce((e, { duration_ms: t }) => e + t, 0)
		},
		cases: e
	};
}
function isWeak({ weak: e }) {
	return e !== void 0;
}
function countWords(e) {
	return Bi.flatMap((t) => {
		let n = e.filter((e) => e.standing === t).length;
		return n === 0 ? [] : [`${n} ${Vi[t]}`];
	}).join(", ");
}
function ordered(e) {
	let t = Bi.flatMap((t) => {
		let n = e[t];
		return n === void 0 ? [] : [[t, n]];
	});
	return Object.fromEntries(t);
}
function headlineForPeople({ cases: e, summary: t }) {
	let { against_base: n, blocking: r, spend: i, judge_spend: a, not_sandboxed: o, ok: s } = t, c = headlineOf(e, {
		none: e.length === 0 ? !s : e.every(({ standing: e }) => e === "skipped"),
		blocking: r,
		spend: i,
		judgeSpend: a,
		open: o !== void 0
	}, attentionCounts);
	return n?.exceeded === void 0 ? c : `Failed: ${exceededWords(n)}; ${c}`;
}
function headlineOf(e, { none: t, blocking: n, spend: r, judgeSpend: i, open: a }, o = countWords) {
	if (t) return "Failed: no case was judged";
	if (e.length === 0) return "No cases yet: make one with replaykit scaffold <trace.json> --out cases/<id>";
	let s = e.some(lacksKey), c = onWordText(e), l = [
		c === void 0 ? "" : `; ${c}`,
		a ? "; not sandboxed" : "",
		s ? "; needs key" : "",
		r === void 0 ? "" : `; spent ${spendText(r)}`,
		i === void 0 ? "" : `; judge ${spendText(i)}`
	].join(""), u = o(e.filter(isWeak)), d = [o(e.filter((e) => !isWeak(e))), u === "" ? "" : `weak cases apart: ${u}`].filter((e) => e !== "").join("; ");
	if (n > 0) return `Failed: ${d}${l}`;
	let f = unprovenWords(e);
	return f === void 0 ? `Passed: ${d}${l}` : `Not proven: ${f}; ${d}${l}`;
}
function isProven({ verdict: e, standing: t }) {
	return t === "skipped" || t === "inconclusive" ? !1 : e !== "inconclusive" && e !== "error";
}
function unprovenWords(e) {
	let t = e.filter(({ standing: e }) => e !== "skipped"), n = e.filter((e) => e.state === "guard" && !isProven(e));
	if (n.length === 0) return t.length > 0 && t.every(isWeak) ? "only weak cases were judged" : void 0;
	let r = [
		...n.some(({ trial: e }) => e?.end === "provider") ? ["the provider failed"] : [],
		...n.some(({ trial: e }) => e?.end === "budget") ? ["the budget ended"] : [],
		...n.some(({ trial: e }) => e?.compared === !1) ? ["no base was compared"] : []
	], i = r.length === 0 ? "" : ` (${r.join(", ")})`;
	return `${plural(n.length, "guard")} inconclusive${i}`;
}
function lacksKey({ attempts: e }) {
	return e.some(lacksKey$1);
}
function spendText({ usd: e, tokens: t }) {
	return e === 0 ? `${t} tokens, price not known` : `$${e > 0 && e < .01 ? e.toPrecision(2) : e.toFixed(2)}, ${t} tokens`;
}
function spendLines({ spend: e, judge_spend: t }) {
	return [...e === void 0 ? [] : [`Spent on live models: ${spendText(e)}`], ...t === void 0 ? [] : [`Spent on the judge: ${spendText(t)}`]];
}
function spendOf(e, t) {
	let n = e.flatMap(({ attempts: e, trial: n }) => [...e.flatMap((e) => e[t] === void 0 ? [] : [e[t]]), ...t === "spend" && n?.spend !== void 0 ? [n.spend] : []]);
	if (n.length !== 0) return n.reduce((e, { usd: t, tokens: n }) => ({
		usd: e.usd + t,
		tokens: e.tokens + n
	}));
}
// src/core/verdict/missing-command.ts
function missingCommand({ case_id: e, path: t, state: n, attempts: r }) {
	let i = new Set(r.flatMap(({ misses: e }) => e.map(({ kind: e }) => e)));
	if (i.has("tool") || i.has("model")) return `replaykit case fixtures add ${t} <trace.json>`;
	if (i.has("key")) return `replaykit guard ${e}${n === "open" ? " --base <base>" : ""}`;
}
function recordsAgain(e) {
	return e.startsWith("replaykit guard ");
}
// src/core/verdict/not-exercised.ts
function notExercisedText(e = []) {
	let [t] = e;
	if (t === void 0) return;
	let n = e.length === 1 ? "was replaced and its" : "were replaced and their";
	return `but ${e.join(", ")} ${n} code changed here; to judge that, name the inner function (tools.${t}.at) or let it run (effect: pure)`;
}
function reasonItself({ reason: e, not_exercised: t }) {
	let n = notExercisedText(t);
	return n !== void 0 && e.startsWith(`${n}: `) ? e.slice(n.length + 2) : e;
}
function withNotExercised(e, t) {
	let n = notExercisedText(t);
	return n === void 0 ? e : `${n}: ${e}`;
}
// src/core/report/shown-attempt.ts
function shownAttempt({ attempts: e, verdict: t }) {
	return e.find((e) => e.verdict === t) ?? e[0];
}
function openChecks(e) {
	return checksOf(e).filter(({ outcome: e, unseen: t }) => e === "needs_human" && t !== !0);
}
function saidToPass(e) {
	return checksOf(e).filter(({ outcome: e, decided_by: t }) => e === "pass" && t !== void 0);
}
function checksOf(e) {
	let { signatures: t = [], assertions: n = [] } = shownAttempt(e) ?? {};
	return [...t, ...n];
}
// src/core/report/untrusted.ts
const Z = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\u206a-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu;
function untrustedMarkdown(e, { max: t = 300 } = {}) {
	let n = oneLine(withoutComments(visible(cut(e, t))));
	if (n === "") return "`(empty)`";
	let r = "`".repeat(longestRun(n, "`") + 1);
	return `${r} ${n} ${r}`;
}
function untrustedMarkdownText(e, { max: t = 300 } = {}) {
	let n = oneLine(visible(cut(e, t)));
	if (n === "") return "(empty)";
	let r = n.replaceAll(Ui, "$&​").replaceAll(Wi, (e) => e.length > 1 ? brokenUp(e) : `${e}\u200b`), [i = ""] = /^[\d\W]{0,12}/.exec(r) ?? [], a = r.slice(i.length).replaceAll(Hi, reference);
	return `${i.replaceAll(/[!-/:-@[-`{-~]/g, reference)}${a}`.replaceAll("​", "&#8203;");
}
const Hi = /[#$&*<>@[\\\]^`|~]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, Ui = /[^\s/]{20}(?=[^\s/]{4})|(?<=[^\s]{12})\/(?=[^\s]{8})/g, Wi = /[@#]|:(?=[^\s,;.])|\bwww(?=\.)|\bGH(?=-\d)|(?<![\w])[0-9a-f]{7,40}(?!\w)/gi;
function brokenUp(e) {
	return /^[0-9a-f]+$/i.test(e) ? e.replaceAll(/.{6}/g, "$&​") : `${e}\u200b`;
}
function reference(e) {
	return e === "$" ? "<span>&#36;</span>" : `&#${e.charCodeAt(0)};`;
}
function untrustedMarkdownBlock(e, { max: t = 4e3, language: n = "text" } = {}) {
	let r = withoutComments(visible(cut(e.replaceAll(/\r\n?/g, "\n"), t))), i = "`".repeat(Math.max(3, longestRun(r, "`") + 1));
	return `${i}${n}\n${r}\n${i}`;
}
const Gi = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function untrustedHtml(e) {
	return visible(e).replaceAll(/[&<>"']/g, (e) => Gi[e] ?? "");
}
function untrustedHtmlCode(e, { max: t = 300 } = {}) {
	return `<code>${untrustedHtml(oneLine(withoutComments(visible(cut(e, t)))))}</code>`;
}
function untrustedTerminal(e) {
	return visible(e.replaceAll("\r\n", "\n")).replaceAll(/^([^\S\n]*):(?=:)/gm, "$1: ").replaceAll("##[", "# #[");
}
function untrustedPage(e) {
	return e.replaceAll("\r\n", "\n").replaceAll(Z, (e, t, n) => {
		let [r, i] = [n.slice(Math.max(0, t - 2), t), n.slice(t + 1, t + 3)];
		return isNeeded(e, r, i) ? e : escapeOf(e);
	});
}
const Ki = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u, qi = /^\p{Extended_Pictographic}/u, Ji = "[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}]", Yi = RegExp(`${Ji}$`, "u"), Xi = RegExp(`^${Ji}`, "u"), Zi = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;
function isNeeded(e, t, n) {
	return e === "‍" && Ki.test(t) && qi.test(n) ? !0 : e === "‌" || e === "‍" ? Yi.test(t) && Xi.test(n) : [
		"‎",
		"‏",
		"؜"
	].includes(e) && Zi.test(`${t}${n}`);
}
function untrustedText(e) {
	return visible(e.replaceAll("\r\n", "\n"));
}
function untrustedJson(e, { indent: t = 2 } = {}) {
	let escaped = (e) => Array.from({ length: e.length }, (t, n) => hexOf(e, n));
	return JSON.stringify(e, void 0, t).replaceAll(Z, (e) => escaped(e).join(""));
}
function untrustedYaml(e) {
	return e.replaceAll("\r\n", "\n").replaceAll(Z, (e) => {
		let t = e.codePointAt(0) ?? 0;
		return t > 65535 ? `\\U${t.toString(16).padStart(8, "0")}` : `\\u${t.toString(16).padStart(4, "0")}`;
	});
}
function hidesSomething(e) {
	return e.replaceAll("\r\n", "\n").search(Z) !== -1;
}
function hexOf(e, t) {
	return `\\u${e.charCodeAt(t).toString(16).padStart(4, "0")}`;
}
function untrustedCommandData(e) {
	return visible(e).replaceAll("%", "%25").replaceAll("\n", "%0A");
}
function untrustedCommandProperty(e) {
	return untrustedCommandData(e).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function visible(e) {
	return e.replaceAll(Z, escapeOf);
}
function escapeOf(e) {
	let t = e.codePointAt(0) ?? 0;
	return t > 65535 ? `\\u{${t.toString(16)}}` : `\\u${t.toString(16).padStart(4, "0")}`;
}
function withoutComments(e) {
	return e.replaceAll("<!-", "<! -").replaceAll("->", "- >");
}
function oneLine(e) {
	return e.replaceAll(/\s+/g, " ").trim();
}
function cut(e, t) {
	return e.length <= t ? e : `${e.slice(0, t)}… (${e.length - t} more characters)`;
}
function longestRun(e, t) {
	let n = 0, r = 0;
	for (let i of e) r = i === t ? r + 1 : 0, r > n && (n = r);
	return n;
}
// src/core/matching/short-json.ts
function shortJson(e, t = 120) {
	if (e === void 0) return "nothing";
	let n = canonicalJson(e);
	return n.length <= t ? n : `${n.slice(0, t - 1)}…`;
}
// src/core/report/evidence-text.ts
function exceptionText({ text_errors: e = 0 }) {
	if (e !== 0) return `${e === 1 ? "An error was" : `${e} errors were`} served as text: the recording does not say whether the tool raised ${e === 1 ? "it" : "them"}, so the exception path was not exercised.`;
}
function countsText(e) {
	let { served: t, simulated: n, missed: r, blocked: i, live: a, uncontrolled: o, declined: s = 0, basis: c, isolated: l, user: u } = e, d = [
		`${t} served`,
		`${n} simulated`,
		`${r} missed`,
		`${i} blocked`,
		`${a} live`
	];
	return o > 0 && d.push(`${o} uncontrolled`), s > 0 && d.push(`${s} declined by the agent`), u !== void 0 && d.push(`user played by a ${u}`), `${d.join(", ")} (${c}${l ? ", isolated" : ""})`;
}
function wroteText({ wrote: e = [] }) {
	if (e.length === 0) return;
	let t = e.slice(0, 5).map(({ path: e, what: t }) => `${e} ${t}`), n = e.length - t.length;
	return `wrote: ${t.join(", ")}${n > 0 ? `, and ${n} more` : ""}`;
}
function sandboxLines({ not_sandboxed: e, setups: t = [] }) {
	return [...e === void 0 ? [] : [`Not sandboxed: ${e}. What ran could read keys, write and leave processes behind.`], ...t.length === 0 ? [] : [`Set up with network and without secrets, in a sandbox: ${t.join(", ")}.`]];
}
function pooledText({ tool: e, args: t, source: n, age_ms: r }) {
	let i = Math.round(r / 864e5), a = i === 0 ? "recorded within a day" : `recorded ${plural(i, "day")} apart`;
	return `${e} ${shortJson(t, 160)}, from ${n}, ${a}`;
}
function missLines({ message: e, recorded: t, asked: n, remedy: r }) {
	return [
		e,
		...t === void 0 ? [] : [`recorded: ${t}`],
		...n === void 0 ? [] : [`now: ${n}`],
		...r === void 0 ? [] : [r]
	];
}
// src/core/report/live-line.ts
function liveLine({ live: e }, t = (e) => e) {
	if (e === void 0 || e.guards === 0) return [];
	let { guards: n, suspects: r, attempts: i, alpha: a, without_base: o } = e, s = t(e.base ?? "the base"), c = i.base === 0 ? "" : `, ${i.base} on ${s}`, l = `Attempts: ${i.head} on this branch${c}`, u = plural(n, "live guard"), d = `${r} of ${u} failed once and ${r === 1 ? "was" : "were"} tried again`, f = `If this change made none of them worse, a run like this turns red at most once in ${Math.round(1 / a)}`;
	return o === void 0 && r > 0 && i.base === 0 ? [`${r} of ${u} failed once, and could not be tried again beside ${s}. ${l}`] : o === void 0 ? [`${r === 0 ? `None of ${u} failed` : `${d} beside ${s}`}. ${f}. ${l}`] : r === 0 ? [`None of ${u} failed. ${l}`] : [`${d}, with nothing to compare them with (${t(o)}): a drift of the provider would look the same as a change for the worse. ${l}`];
}
// src/node/platform.ts
const sha256 = (e) => ce("sha256", e), Q = {
	now: () => /* @__PURE__ */ new Date(),
	newId: () => le(),
	hash: sha256,
	byteLength: (e) => Buffer.byteLength(e, "utf8"),
	..."zstdDecompressSync" in oe ? { unzstd: (e, t) => oe.zstdDecompressSync(e, { maxOutputLength: t + 1 }) } : {},
	unbrotli: (e, t) => oe.brotliDecompressSync(e, { maxOutputLength: t + 1 })
};
function hmacKeyedHash(e) {
	return (t) => se("sha256", e).update(t, "utf8").digest("hex");
}
function ordinalKeyedHash(e) {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		let r = t.get(n);
		if (r !== void 0) return r;
		let i = sha256(`${e}\n${t.size + 1}`);
		return t.set(n, i), i;
	};
}
// src/core/report/colour.ts
const Qi = {
	red: 31,
	green: 32,
	yellow: 33,
	dim: 2,
	bold: 1
};
function createPaint(e) {
	return (t, n) => e ? `\u001b[${Qi[t]}m${n}\u001b[0m` : n;
}
// src/core/report/text.ts
const $i = {
	regressed: "red",
	"needs you": "yellow",
	fixed: "green",
	"still failing": "yellow",
	holding: "green",
	quarantined: "dim",
	skipped: "dim"
};
function reportText(e, t = {}) {
	let { cases: n, summary: r } = e, i = headlineForPeople(e), a = createPaint(t.colour === !0), o = [...groupByAttention(n)].flatMap(([e, t]) => t.length === 0 ? [] : [
		a($i[e], countOf(e, t.length)),
		...e === "holding" ? waitingLines(t) : t.flatMap((e) => caseLines(e, a)),
		""
	]), s = a(r.ok ? i.startsWith("Passed") ? "green" : "yellow" : "red", safe(i));
	return `${[
		...sandboxLines(r).map((e) => a("yellow", safe(e))),
		...o,
		...againstBaseLine(r, safe),
		...spendLines(r),
		...liveLine(r).map(safe),
		s
	].join("\n")}\n`;
}
function caseLines(e, t) {
	let { case_id: n, title: r, reason: i, commands: a, attempts: o, blocks: s, live_because: c, weak: l } = e, u = o[0]?.assertions.filter(({ outcome: e }) => e === "fail") ?? [], d = o.at(-1)?.counts, f = d && exceptionText(d), p = wroteText(o.at(-1) ?? {}), m = o.at(-1)?.misses ?? [], h = o.at(-1)?.leans_on_pooled ?? [], g = a.add_recordings ?? a.guard, v = a.add_recordings && recordsAgain(a.add_recordings) ? "   (with a key: records it again)" : "", y = Vi[e.standing], b = y === Li[e.standing] ? "" : ` (${y})`;
	return [
		`  ${safe(n)}${b}  ${safe(r)}`,
		`    ${safe(i)}`,
		...l === void 0 ? [] : [t("dim", `    weak: ${safe(l)}`)],
		...s ? u.map(({ check: e, message: t }) => `    failed: ${safe(e)}: ${safe(t)}`) : [],
		...(o.at(-1)?.stderr ?? []).slice(-3).map((e) => t("dim", `    stderr: ${safe(e)}`)),
		...openChecks(e).map((e) => `    needs review: ${saidLine(e)}`),
		...saidToPass(e).map((e) => `    passed: ${saidLine(e)} (${safe(e.decided_by ?? "")})`),
		...h.slice(0, 3).map((e) => `    pooled: ${safe(pooledText(e))}`),
		...m.slice(0, 3).flatMap((e) => {
			let [t = "", ...n] = missLines(e);
			return [`    missing: ${safe(t)}`, ...n.map((e) => `             ${safe(e)}`)];
		}),
		...d ? [t("dim", `    calls: ${countsText(d)}`)] : [],
		...p === void 0 ? [] : [t("dim", `    ${safe(p)}`)],
		...f === void 0 ? [] : [t("dim", `    ${f}`)],
		...c === void 0 ? [] : [t("dim", `    live: ${safe(c)}`)],
		`    ${t("dim", `next: ${safe(g ?? a.reproduce)}${v}`)}`
	];
}
function waitingLines(e) {
	let t = e.filter(isWeak).map(({ case_id: e, weak: t }) => `  ${safe(e)}  weak: ${safe(t ?? "")}`), n = e.flatMap((e) => openChecks(e).map((t) => `  ${safe(e.case_id)}  needs review: ${saidLine(t)}`)), r = n.length > 10 ? [`  and ${n.length - 10} more that need review`] : [], i = e.flatMap((e) => {
		let t = shownAttempt(e)?.counts, n = t && exceptionText(t), r = (shownAttempt(e)?.leans_on_pooled ?? []).map((e) => `leans on ${pooledText(e)}`), i = notExercisedText(e.not_exercised);
		return [
			...i === void 0 ? [] : [i],
			...n === void 0 ? [] : [n],
			...r
		].map((t) => `  ${safe(e.case_id)}  ${safe(t)}`);
	}), a = i.length > 10 ? [`  and ${i.length - 10} more`] : [], o = t.length > 10 ? [`  and ${t.length - 10} more that are weak`] : [];
	return [
		...t.slice(0, 10),
		...o,
		...n.slice(0, 10),
		...r,
		...i.slice(0, 10),
		...a
	];
}
function saidLine({ check: e, message: t }) {
	return `${safe(e)}: ${safe(t)}`;
}
function groupCases(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = t.get(n.standing);
		e ? e.push(n) : t.set(n.standing, [n]);
	}
	return t;
}
function safe(e) {
	return untrustedTerminal(e).replaceAll(/\s+/g, " ");
}
// src/core/report/annotations.ts
const ea = {
	changed: "warning",
	flaky: "warning",
	unproven: "warning",
	inconclusive: "warning",
	unguarded: "warning",
	error: "warning",
	"newly-fixed": "notice"
};
function reportAnnotations({ cases: e }) {
	let t = groupCases(e), n = {
		error: 0,
		warning: 0,
		notice: 0
	};
	return Bi.flatMap((e) => (t.get(e) ?? []).flatMap((t) => {
		let r = t.blocks ? "error" : ea[e];
		return r === void 0 || n[r] >= 10 ? [] : (n[r] += 1, [annotation(t, r)]);
	}));
}
function annotationCommand({ level: e, file: t, line: n, title: r, message: i }) {
	return `::${e} ${`file=${untrustedCommandProperty(t)},line=${n},title=${untrustedCommandProperty(r)}`}::${untrustedCommandData(i)}`;
}
function annotation(e, t) {
	let { case_id: n, path: r, standing: i, reason: a, commands: o } = e;
	return {
		level: t,
		file: `${r}/case.yaml`,
		line: lineOf(e),
		title: `ReplayKit: ${n} ${Li[i]}`,
		message: `${a}\n${o.add_recordings ?? o.guard ?? o.reproduce}`
	};
}
function lineOf({ lines: e = {}, attempts: t, verdict: n }) {
	let r = t.flatMap(({ assertions: e }) => e.findIndex(({ outcome: e }) => e === "fail")).find((e) => e >= 0), i = [
		...n === "reproduced" ? ["signatures.0", "signatures"] : [],
		...r === void 0 ? [] : [`assertions.${r}`, "assertions"],
		"state"
	].find((t) => Object.hasOwn(e, t));
	return i === void 0 ? 1 : e[i] ?? 1;
}
// src/core/report/json.ts
function reportJson(e) {
	return `${untrustedJson(e)}\n`;
}
// src/action/destinations.ts
function tell(e, t) {
	process.stdout.write(`::${e}::${untrustedCommandData(t)}\n`);
}
function say(e) {
	process.stdout.write(`ReplayKit: ${untrustedTerminal(e).replaceAll(/\s+/g, " ")}\n`);
}
function setOutput(e, t, n) {
	let r = e.GITHUB_OUTPUT;
	if (r === void 0 || r === "") return;
	let i = `replaykit_${Q.newId()}`;
	u(r, `${t}<<${i}\n${n}\n${i}\n`);
}
async function writeAll(e) {
	for (let { name: t, write: n } of e) try {
		await n();
	} catch (e) {
		tell("warning", `ReplayKit could not write the ${t}: ${e instanceof Error ? e.message : String(e)}`);
	}
}
function localDestinations(e, { env: t, event: n, folder: r, runs: i, runUrl: a }) {
	let file = (e, t) => ({
		name: e,
		write: async () => {
			let n = T(r, e);
			m(C(n), { recursive: !0 }), S(n, await t());
		}
	});
	return [
		{
			name: "report.json",
			write: () => {
				m(r, { recursive: !0 });
				let n = reportJson(e);
				S(T(r, "report.json"), n), setOutput(t, "report-sha256", Q.hash(n));
			}
		},
		file("junit.xml", async () => (await import("./replaying.js").then((all) => ({ reportJunit: all.B }))).reportJunit(e)),
		file("report.html", async () => (await import("./replaying.js").then((all) => ({ reportPage: all.t }))).reportPage(e, i?.())),
		{
			name: "log",
			write: () => void process.stdout.write(logOf(e))
		},
		{
			name: "annotations",
			write: () => void process.stdout.write(reportAnnotations(e).map((e) => `${annotationCommand(e)}\n`).join(""))
		},
		{
			name: "job summary",
			write: async () => {
				let r = t.GITHUB_STEP_SUMMARY;
				if (r === void 0 || r === "") return;
				let { reportJobSummary: o } = await import("./replaying.js").then((all) => ({ reportJobSummary: all.r })), { serverUrl: s, owner: c, repo: l, base: d, sha: f } = n, p = o(e, {
					byteLength: Q.byteLength,
					artifactUrl: n.runUrl,
					runUrl: a,
					caseBase: `${s}/${c}/${l}/blob/${d?.headSha ?? f}`,
					conversation: ({ path: e }) => i?.().get(e)
				});
				u(r, p);
			}
		},
		{
			name: "outputs",
			write: () => writeOutputs(e, {
				env: t,
				folder: r
			})
		}
	];
}
function logOf(e) {
	let t = Q.newId();
	return `::stop-commands::${t}\n${reportText(e)}\n::${t}::\n`;
}
const ta = /* @__PURE__ */ new Set(["altered", "skipped"]);
function writeOutputs({ summary: e }, { env: t, folder: n }) {
	for (let n of K.options) ta.has(n) || setOutput(t, n, String(e.standings[n] ?? 0));
	setOutput(t, "result-path", n), setOutput(t, "report-json", T(n, "report.json"));
}
// src/core/schema/problem.ts
function schemaProblems(e, t, n = []) {
	return e.issues.flatMap(innerIssues).map((e) => {
		let r = [...n, ...e.path.map((e) => typeof e == "number" ? e : String(e))];
		return {
			path: r,
			field: fieldName(r),
			message: issueMessage(e, valueAt(t, e.path), fieldName(r))
		};
	});
}
function innerIssues(e) {
	if (e.code !== "invalid_union") return [e];
	let t = e.errors.find((e) => e.every(({ path: e }) => e.length > 0) && e.length > 0);
	return t ? t.map((t) => ({
		...t,
		path: [...e.path, ...t.path]
	})).flatMap(innerIssues) : [e];
}
function fieldName(e) {
	return e.length === 0 ? "the file" : e.reduce((e, t) => {
		if (typeof t == "number") return `${e}[${t}]`;
		let n = /^[\w-]+$/.test(t) ? t : JSON.stringify(t);
		return e === "" ? n : `${e}.${n}`;
	}, "");
}
function foundValue(e) {
	if (e === void 0) return "missing";
	let t = JSON.stringify(e) ?? typeof e;
	return t.length <= 60 ? t : Array.isArray(e) ? `a list of ${e.length}` : typeof e == "string" ? `${t.slice(0, 57)}…"` : "a mapping";
}
function issueMessage(e, t, n) {
	if (e.code === "unrecognized_keys") {
		let t = e.keys.map((e) => JSON.stringify(e)).join(", ");
		return `${n} has the unknown key${e.keys.length === 1 ? "" : "s"} ${t}`;
	}
	return `${n} ${t === void 0 ? "is missing" : `is ${foundValue(t)}`}; expected ${expected(e)}`;
}
function expected(e) {
	if (e.code === "invalid_type") return typeName(e.expected);
	if (e.code === "invalid_value") return e.values.map((e) => String(e)).join(" | ");
	if (e.code === "invalid_union") {
		let t = "options" in e ? e.options.map(String) : [];
		if (t.length > 0) return t.join(" | ");
		let n = e.errors.flatMap((e) => e.slice(0, 1).map(expected));
		return n.length === 0 ? "another value" : [...new Set(n)].join(", or ");
	}
	return e.code === "invalid_format" ? formatName(e.format, e.message) : e.code === "too_small" ? `${e.inclusive === !1 ? "more than" : "at least"} ${String(e.minimum)}${unit(e.origin)}` : e.code === "too_big" && !own(e.message) ? `${e.inclusive === !1 ? "less than" : "at most"} ${String(e.maximum)}${unit(e.origin)}` : e.message.replace(/^(?:Invalid input: )?expected /, "");
}
function own(e) {
	return !e.startsWith("Too ");
}
function typeName(e) {
	return {
		object: "a mapping",
		record: "a mapping",
		array: "a list",
		int: "a whole number"
	}[e] ?? `a ${e}`;
}
function formatName(e, t) {
	return e === "date" ? "a date such as 2026-12-31" : t.startsWith("Invalid") ? t.replace(/^Invalid string: must match pattern /, "text that matches ") : t;
}
function unit(e) {
	return e === "string" ? " characters" : e === "array" ? " entries" : "";
}
function valueAt(e, t) {
	return t.reduce((e, t) => {
		if (typeof e == "object" && e) return Object.hasOwn(e, t) ? e[t] : void 0;
	}, e);
}
// src/core/nearest-name.ts
function nearestName(e, t) {
	let n = plain(e);
	if (!(n.length > ra)) return t.map((e) => ({
		candidate: e,
		off: distance(n, plain(e))
	})).filter(({ candidate: e, off: t }) => t <= Math.min(2, Math.floor(plain(e).length / 2))).toSorted((e, t) => e.off - t.off)[0]?.candidate ?? t.find((e) => n.length > 2 && plain(e).startsWith(n));
}
const na = [
	"stats",
	"stat",
	"stage",
	"stale",
	"reply",
	"relay"
];
function isMisspelling(e, t) {
	if (na.includes(e)) return !1;
	let n = distance(plain(e), plain(t));
	return n <= 1 || n === 2 && e.length >= 7;
}
const ra = 40;
function plain(e) {
	return e.toLowerCase().replaceAll(/[-_]/g, "");
}
function distance(e, t) {
	let n = [], r = Array.from({ length: t.length + 1 }, (e, t) => t);
	for (let i = 1; i <= e.length; i += 1) {
		let a = [i];
		for (let o = 1; o <= t.length; o += 1) {
			let s = (r[o - 1] ?? 0) + (e[i - 1] === t[o - 1] ? 0 : 1), c = e[i - 1] === t[o - 2] && e[i - 2] === t[o - 1] && i > 1 && o > 1 ? (n[o - 2] ?? 0) + 1 : s;
			a.push(Math.min((r[o] ?? 0) + 1, (a[o - 1] ?? 0) + 1, s, c));
		}
		n = r, r = a;
	}
	return r[t.length] ?? 0;
}
// src/node/sandbox/change.ts
const ia = strictObject({
	path: string(),
	what: string()
}), aa = strictObject({
	id: number$1().int(),
	keeper: number$1().int().optional(),
	lane: number$1().int().optional(),
	untouched: boolean().optional(),
	changes: array(ia).optional(),
	full: boolean().optional(),
	failure: string().optional()
}), oa = /^(?!(?:PPID|UID|EUID|OPTIND|SHELLOPTS|BASHOPTS|BASH_VERSINFO)$)[A-Za-z_]\w*$/;
function environmentScript(e) {
	let t = Object.entries(e), n = t.filter(([e]) => oa.test(e)), r = t.filter(([e]) => !oa.test(e)), i = r.map(([e, t]) => quoted(`${e}=${t}`)).join(" ");
	return [
		...n.map(([e, t]) => `export ${e}=${quoted(t)}`),
		...r.length === 0 ? [] : [`set -- /usr/bin/env ${i} "$@"`],
		""
	].join("\n");
}
function quoted(e) {
	return `'${e.replaceAll("'", "'\\''")}'`;
}
// src/node/sandbox/room-command.ts
const sa = "environment";
function roomCommand(e, t) {
	let { way: n, programs: r, holder: i, keeper: a, network: o, lane: s, folder: c, cwd: l, token: u } = t, d = `/proc/${i}/root/proc`, f = s === void 0 ? `/proc/${i}/ns/net` : `${d}/${s}/ns/net`, p = n.enter.includes("user"), [m = "", ...h] = [
		...n.prefix,
		...p ? [] : [
			r.unshare,
			"--ipc",
			"--"
		],
		r.nsenter,
		...p ? ["--preserve-credentials"] : [],
		...n.enter.map((e) => `--${e}=/proc/${i}/ns/${e}`),
		`--pid=${d}/${a}/ns/pid`,
		`--mount=${d}/${a}/ns/mnt`,
		...o ? [] : [`--net=${f}`],
		"--",
		...n.drop(r.setpriv, r.unshare),
		...n.name === "sudo" ? [r.env, "-i"] : [],
		r.sh,
		"-c",
		"\nif ! cd \"$1\" || ! exec 4< \"$2\"; then echo \"$3\" >&2; exit 125; fi\nshift 3\n. /dev/fd/4; exec 4<&-; exec \"$@\"\n",
		"sh",
		l,
		T(c, sa),
		u,
		...e
	];
	return [m, ...h];
}
// src/node/sandbox/rooms.ts
function createRooms(e) {
	let { ask: t } = e, n = 0;
	function of({ name: r, fresh: i, made: a, many: o }) {
		let s = [], c = 0, l = !1;
		async function make() {
			let e = n += 1;
			m(folderOf({
				room: e,
				turn: 1
			}), { recursive: !0 });
			let { keeper: i = 0 } = await t({
				ask: "room",
				view: r,
				room: e
			});
			return roomOf({
				room: e,
				keeper: i,
				turn: 1
			});
		}
		function keep(e) {
			e.catch(() => {}), s.push(e);
		}
		async function again({ room: e, keeper: n, turn: r }) {
			return m(folderOf({
				room: e,
				turn: r + 1
			})), await t({
				ask: "again",
				room: e
			}), roomOf({
				room: e,
				keeper: n,
				turn: r + 1
			});
		}
		async function drop({ room: n }) {
			await t({
				ask: "leave",
				room: n
			}).catch(() => {}), b(T(e.folder, `${n}`), {
				recursive: !0,
				force: !0
			});
		}
		function roomOf(n) {
			let { room: r, keeper: a } = n, o = folderOf(n), s, end = () => s ??= t({
				ask: "ended",
				room: r
			}).then(({ untouched: e = !1 }) => e);
			return {
				folder: o,
				fresh: i,
				token: e.token,
				async enter(n, { cwd: i, network: s, env: c }) {
					S(T(o, sa), environmentScript(c), { mode: 384 });
					let { lane: l } = await t({
						ask: "enter",
						room: r,
						network: s
					});
					return roomCommand(n, {
						...e,
						holder: e.holder(),
						keeper: a,
						network: s,
						lane: l,
						folder: o,
						cwd: i
					});
				},
				end: async () => void await end(),
				async changes() {
					let { changes: e = [], full: n = !1 } = await t({
						ask: "changes",
						room: r
					});
					return {
						changes: e,
						full: n
					};
				},
				async leave() {
					if (b(o, {
						recursive: !0,
						force: !0
					}), s ??= Promise.resolve(!1), !await s.catch(() => !1) || l) return drop(n);
					let e = again(n);
					keep(e), await e.catch(() => {});
				}
			};
		}
		return {
			async room() {
				await a, c += 1;
				let e = s.shift() ?? make();
				return o && c > 1 && s.length === 0 && keep(make()), e;
			},
			close() {
				l = !0;
				for (let e of s.splice(0)) e.then((e) => e.leave(), () => {});
			}
		};
	}
	let folderOf = ({ room: t, turn: n }) => T(e.folder, `${t}`, `${n}`);
	return { of };
}
// src/node/sandbox/credentials.ts
const ca = /* @__PURE__ */ ".ssh,.aws,.azure,.config/gcloud,.config/gh,.config/hub,.config/git,.config/pip,.config/containers/auth.json,.local/share/containers,.docker/config.json,.git-credentials,.gitconfig,.gnupg,.kube,.netrc,.npmrc,.yarnrc.yml,.pypirc,.pip/pip.conf,.m2/settings.xml,.gradle/gradle.properties,.cargo/credentials,.cargo/credentials.toml,.terraform.d/credentials.tfrc.json,.cache/huggingface/token,.cache/replaykit,.codex,.credentials,.credentials_rsaparams,actions-runner/.credentials,actions-runner/.credentials_rsaparams".split(",");
function credentialsIn({ home: e, checkout: t }) {
	let n = namesIn$2(t).filter((e) => /^gha-creds-.*\.json$/.test(e)), r = [...e === void 0 ? [] : ca.map((t) => T(e, t)), ...n.map((e) => T(t, e))];
	return [...new Map(r.flatMap(hiddenEntry).map((e) => [e.path, e])).values()];
}
function hiddenEntry(e) {
	try {
		let t = y(e), n = x(t);
		return n.isFile() || n.isDirectory() ? [{
			path: t,
			folder: n.isDirectory()
		}] : [];
	} catch {
		return [];
	}
}
function gitConfigs(e) {
	let t = T(e, ".git");
	return [
		t,
		...foldersBelow(T(t, "modules")),
		...foldersBelow(T(t, "worktrees"))
	].flatMap((e) => ["config", "config.worktree"].flatMap((t) => withoutToken(T(e, t))));
}
function withoutToken(e) {
	let t = textOf$2(e), n = t.split("\n").filter((e) => !/^\s*(extraheader|helper)\s*=/i.test(e)).join("\n").replaceAll(/^(\s*(?:push)?url\s*=\s*\w+:\/\/)[^@/\s]*@/gim, "$1");
	return n === t ? [] : [{
		path: e,
		text: n
	}];
}
const la = /* @__PURE__ */ new Set([
	"objects",
	"refs",
	"logs",
	"hooks",
	"info"
]);
function foldersBelow(e) {
	let isOf = (e) => p(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
	return [e, ...namesIn$2(e).filter((t) => !la.has(t) && isOf(T(e, t))).flatMap((t) => foldersBelow(T(e, t)))];
}
function namesIn$2(e) {
	try {
		return v(e);
	} catch {
		return [];
	}
}
function textOf$2(e) {
	try {
		return g(e, "utf8");
	} catch {
		return "";
	}
}
// src/node/sandbox/foreign-groups.ts
const ua = /* @__PURE__ */ new Set([
	"node_modules",
	".git",
	".venv",
	"venv"
]);
function foreignGroups(e) {
	let t = process.getuid?.(), n = process.getgid?.(), r = [], i = [e];
	for (let e = 0; i.length > 0 && e < 2e4; e += 1) {
		let e = i.pop() ?? "", a = p(e, { throwIfNoEntry: !1 }), o = a?.isDirectory() === !0;
		a && a.uid === t && a.gid !== n && (o || a.isFile()) && r.push({
			path: e,
			folder: o
		}), o && i.push(...namesIn$1(e).flatMap((t) => ua.has(t) ? [] : [T(e, t)]));
	}
	return r;
}
function namesIn$1(e) {
	try {
		return v(e);
	} catch {
		return [];
	}
}
// src/node/sandbox/system-places.ts
function isWithin(e, t) {
	let n = ne(t, e);
	return n === "" || n !== ".." && !n.startsWith(`..${ie}`) && !w(n);
}
const da = /^\/(usr|bin|sbin|lib[^/]*|etc|nix|gnu)(\/|$)/;
function isSystem(e) {
	return da.test(e) || loaderFolders().some((t) => isWithin(t, e));
}
function loaderFolders() {
	let e = "/etc/ld.so.conf.d";
	return ["/etc/ld.so.conf", ...namesIn(e).map((t) => T(e, t))].flatMap((e) => linesOf(e).filter((e) => w(e)));
}
function namesIn(e) {
	try {
		return v(e);
	} catch {
		return [];
	}
}
function linesOf(e) {
	try {
		return g(e, "utf8").split("\n").map((e) => e.trim());
	} catch {
		return [];
	}
}
// src/node/sandbox/part-at-mounts.ts
function partAtMounts(e, t) {
	let n = /* @__PURE__ */ new Set(), r = /* @__PURE__ */ new Set(), part = (e) => {
		if (!t.some(({ target: t }) => t !== e && isWithin(t, e))) return void n.add(e);
		r.add(e);
		for (let n of foldersIn(e)) isWanted(n, e, t) && part(n);
	};
	for (let t of e) part(t);
	return {
		overlaid: [...n],
		kept: [...r]
	};
}
function isWanted(e, t, n) {
	return n.some(({ target: t }) => t === e) ? !1 : isWritable(e) || n.some(({ target: n }) => n !== t && isWithin(n, e));
}
function optionsOf(e, t) {
	return (t.filter(({ target: t }) => isWithin(e, t)).toSorted((e, t) => t.target.length - e.target.length)[0]?.options ?? []).filter((e) => /^(nosuid|nodev|noexec|noatime|nodiratime|relatime)$/.test(e));
}
function socketsIn(e) {
	let t = textOf$1("/proc/net/unix").split("\n").map((e) => /^\S+: (?:\S+ ){6}(\/.*)$/.exec(e.replaceAll(/ +/g, " "))?.[1]).filter((t) => t !== void 0 && e.some((e) => isWithin(t, e)));
	return [...new Set(t)].flatMap((e) => e !== void 0 && isSocket(e) ? [{
		path: e,
		folder: !1
	}] : []);
}
function isSocket(e) {
	try {
		return p(e).isSocket();
	} catch {
		return !1;
	}
}
function foldersIn(e) {
	try {
		return v(e, { withFileTypes: !0 }).filter((e) => e.isDirectory()).map(({ name: t }) => T(e, t));
	} catch {
		return [];
	}
}
function isWritable(e) {
	try {
		return l(e, d.W_OK), !0;
	} catch {
		return !1;
	}
}
function textOf$1(e) {
	try {
		return g(e, "utf8");
	} catch {
		return "";
	}
}
// src/node/sandbox/copies.ts
function isSmall(e, t) {
	let n = [e], [r, i] = [0, 0];
	for (; n.length > 0;) {
		let e = n.pop() ?? "";
		for (let a of entriesIn(e)) {
			let o = T(e, a.name);
			if (o !== t && (i += 1, a.isDirectory() ? n.push(o) : a.isFile() && (r += p(o, { throwIfNoEntry: !1 })?.size ?? 0), r > fa || i > pa)) return !1;
		}
	}
	return !0;
}
const fa = 64 * 2 ** 20, pa = 5e3;
function entriesIn(e) {
	try {
		return f(e) ? v(e, { withFileTypes: !0 }) : [];
	} catch {
		return [];
	}
}
// src/node/sandbox/view.ts
const ma = [
	"/tmp",
	"/var/tmp",
	"/run"
], ha = [
	"/dev",
	"/proc",
	"/sys"
], ga = /^(proc|sysfs|cgroup2?|devpts|devtmpfs|mqueue|debugfs|tracefs|securityfs|pstore|bpf|configfs|fusectl|hugetlbfs|binfmt_misc|autofs|efivarfs|nsfs|rpc_pipefs|selinuxfs|ramfs)$/, _a = [
	"PATH",
	"VIRTUAL_ENV",
	"PYTHONPATH",
	"NODE_PATH",
	"JAVA_HOME",
	"GOPATH",
	"GOROOT"
];
function viewOf(e) {
	let { root: t, env: r, keepCredentials: i = !1 } = e, a = checkoutOf(t), o = n(g("/proc/self/mountinfo", "utf8")), s = r.HOME !== void 0 && w(r.HOME) ? r.HOME : void 0, c = r.RUNNER_TEMP, l = [...ma, ...c === void 0 ? [] : [c]].filter(isRealFolder), u = topFolders().filter((e) => !l.includes(e)), d = [
		a,
		t,
		...s === void 0 ? [] : [s],
		...programFolders(r)
	].filter((e) => isRealFolder(e) && l.some((t) => isWithin(e, t) && e !== t)), p = o.filter(({ target: e, type: t }) => isOfInterest(e, t, l)), m = [...u, ...p.filter(isFolderMount).map(({ target: e }) => e)], h = partedBy(e.overlays, {
		hosts: [...m, ...outermost(d, l)],
		mounts: o,
		kept: [...m, ...p.map(({ target: e }) => e)],
		wanted: outermost(d, l),
		copied: () => outermost([a, ...s !== void 0 && isSmall(s, a) ? [s] : []], l)
	}), v = h.kept.map((e) => ({
		target: e,
		options: optionsOf(e, o)
	})), y = new Map(h.overlaid.map((e) => [e, {
		target: e,
		kind: "host"
	}]));
	for (let e of l) y.set(e, {
		target: e,
		kind: "fresh"
	});
	let b = [...y.values()].toSorted((e, t) => depth(e.target) - depth(t.target) || (e.target < t.target ? -1 : 1)), isSeen = (e) => b.findLast(({ target: t }) => isWithin(e, t))?.kind !== "fresh", x = [...h.shown, ...shownOf(e.shown, l, d)], S = i ? [] : credentialsIn({
		home: s,
		checkout: a
	}).filter(({ path: e }) => isSeen(e));
	return {
		places: b,
		kept: v,
		shown: x,
		writable: e.writable.filter((e) => f(e)),
		files: [
			...mountedFiles(p),
			...gitConfigs(a),
			...nameServers(l)
		],
		copies: e.overlays === "beside-mounts" ? foreignGroups(a) : [],
		hidden: [...S, ...socketsIn([...h.kept, ...h.shown])],
		checkout: a
	};
}
function partedBy(e, { hosts: t, mounts: n, kept: r, wanted: i, copied: a }) {
	if (e === "over-mounts") return {
		overlaid: t,
		kept: [],
		shown: []
	};
	if (e === "beside-mounts") return {
		...partAtMounts(t, n),
		shown: []
	};
	let o = a(), isCopied = (e) => o.some((t) => isWithin(e, t));
	return {
		overlaid: o,
		kept: [...new Set(r)].filter((e) => !isCopied(e)).toSorted((e, t) => depth(e) - depth(t)),
		shown: i.filter((e) => !isCopied(e))
	};
}
function shownOf(e, t, n) {
	let r = e.flatMap((e) => {
		if (!t.some((t) => isWithin(e, t) && e !== t)) return [];
		let n = x(e, { throwIfNoEntry: !1 });
		return n?.isDirectory() === !0 ? [e] : n?.isFile() === !0 ? [t.includes(C(e)) ? e : C(e)] : [];
	}), covers = (e, n) => isWithin(n, e) && !t.some((t) => isWithin(n, t) && isWithin(t, e) && t !== e);
	return outermost(r, t).filter((e) => !n.some((t) => covers(t, e)));
}
function checkoutOf(e) {
	for (let t = e;; t = C(t)) {
		if (f(T(t, ".git"))) return t;
		if (C(t) === t) return e;
	}
}
function topFolders() {
	return v("/").map((e) => `/${e}`).filter((e) => !ha.includes(e) && isRealFolder(e));
}
function isOfInterest(e, t, n) {
	return e === "/" || ga.test(t) ? !1 : ![...ha, ...n].some((t) => isWithin(e, t));
}
function isFolderMount({ target: e }) {
	return isRealFolder(e);
}
function mountedFiles(e) {
	return e.flatMap(({ target: e }) => {
		let t = textOf(e);
		return t === void 0 ? [] : [{
			path: e,
			text: t
		}];
	});
}
function nameServers(e) {
	try {
		let t = y("/etc/resolv.conf"), n = textOf(t);
		return n !== void 0 && e.some((e) => isWithin(t, e)) ? [{
			path: t,
			text: n
		}] : [];
	} catch {
		return [];
	}
}
function programFolders(e) {
	return [...process.execPath === "" ? [] : [C(process.execPath)], ..._a.flatMap((t) => (e[t] ?? "").split(te))].filter((e) => w(e));
}
function outermost(e, t) {
	let covers = (e, n) => e !== n && isWithin(n, e) && !t.some((t) => isWithin(n, t) && isWithin(t, e));
	return [...new Set(e)].filter((e, t, n) => !n.some((t) => covers(t, e)));
}
function isRealFolder(e) {
	try {
		return p(e).isDirectory();
	} catch {
		return !1;
	}
}
function textOf(e) {
	try {
		let t = x(e);
		return t.isFile() && t.size <= 1048576 ? g(e, "utf8") : void 0;
	} catch {
		return;
	}
}
function depth(e) {
	return e.split("/").length;
}
// src/node/sandbox/sandbox.ts
let va;
async function openSandbox() {
	let e = await (va ??= tryOut());
	return "reason" in e ? e : {
		...e.sandbox,
		...e.hold()
	};
}
async function tryOut() {
	let n = t();
	if ("reason" in n) return n;
	let r = e(n.programs), a = [];
	for (let e of r) {
		let o = a.length === 0 ? n : t(e);
		if ("reason" in o) return o;
		let s = await tryRoom(o);
		if ("sandbox" in s) return s;
		s.began && e.overlays !== "none" && r.push(i(e)), a.push(`${howOf(e)} it could not be made (${s.failure === "" ? "refused" : s.failure})`);
	}
	return { reason: a.join("; ") };
}
function howOf({ name: e, overlays: t }) {
	let n = e === "sudo" ? "by sudo" : e === "root" ? "as root" : "without root";
	return t === "none" ? `${n} with copies` : n;
}
async function tryRoom(e) {
	let { warden: t } = e, n = [];
	t.stderr.on("data", (e) => n.push(e));
	let lastWords = () => Buffer.concat(n).toString().trim().split("\n").at(-1) ?? "", r = createSandbox(e), i = await Promise.race([
		ae(t, "exit").then(lastWords),
		proof(r),
		de(1e4, "it was not ready within 10 s", { ref: !1 })
	]).catch(String);
	if (i === void 0) return {
		sandbox: r,
		hold: holder(e)
	};
	let a = t.exitCode === null && t.signalCode === null;
	return e.end(), {
		failure: i,
		began: a
	};
}
async function proof(e) {
	let { overlays: t } = e, n = viewOf({
		...t === "none" ? {
			root: T(e.folder, "setup"),
			env: {}
		} : {
			root: process.cwd(),
			env: process.env
		},
		shown: [],
		writable: [],
		overlays: t
	}), r = await e.box(n).room(), i = [
		"/bin/sh",
		"-c",
		`echo ${e.token}`
	], [a, ...o] = await r.enter(i, {
		cwd: "/",
		network: !1,
		env: {}
	}), c = s(a, o, {
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		cwd: "/",
		env: {}
	}), l = {
		out: "",
		err: ""
	};
	return c.stdout.on("data", (e) => l.out += e.toString()), c.stderr.on("data", (e) => l.err += e.toString()), await ae(c, "close"), r.leave(), l.out.trim() === e.token ? void 0 : l.err.trim().split("\n")[0];
}
function holder(e) {
	let t = 0;
	return () => (t += 1, a(e, "ref"), { [Symbol.dispose]() {
		--t, t === 0 && a(e, "unref");
	} });
}
function createSandbox(e) {
	let { warden: t, way: n, programs: i, folder: a } = e, o = /* @__PURE__ */ new Map(), s = `replaykit-room-${Q.newId()}`, c = r(e), l = 0, u = 0;
	ue({ input: t.stdout }).on("line", (e) => {
		let t = aa.parse(JSON.parse(e));
		o.get(t.id)?.(t), o.delete(t.id);
	}), t.on("exit", () => {
		for (let e of o.values()) e({ failure: "it has ended" });
	});
	async function ask(e) {
		let n = u += 1, r = new Promise((e) => o.set(n, e));
		t.stdin.write(`${JSON.stringify({
			id: n,
			...e
		})}\n`);
		let i = await r;
		if (i.failure !== void 0) throw Error(`the sandbox failed: ${i.failure}`);
		return i;
	}
	let d = createRooms({
		ask,
		way: n,
		programs: i,
		holder: c,
		token: s,
		folder: T(a, "out")
	});
	function box(e, { below: t = {}, upper: r } = {}) {
		let i = `v${l += 1}`, a = ask({
			ask: "view",
			name: i,
			view: e,
			layers: {
				below: t,
				upper: r,
				copies: n.overlays === "none",
				options: n.overlay,
				keptOptions: n.keptOverlay
			}
		});
		a.catch(() => {});
		let o = e.places.flatMap(({ target: e, kind: t }) => t === "fresh" ? [e] : []), s = r === void 0;
		return {
			view: e,
			...d.of({
				name: i,
				fresh: o,
				made: a,
				many: s
			})
		};
	}
	return {
		folder: a,
		token: s,
		overlays: n.overlays,
		box,
		relay: async (e, t) => void await ask({
			ask: "relay",
			port: e,
			socket: t
		})
	};
}
// src/action/event.ts
const ya = looseObject({ full_name: string() }), ba = looseObject({
	number: number$1().int(),
	state: string().optional(),
	locked: boolean().optional(),
	head: looseObject({
		sha: string(),
		ref: string(),
		repo: ya.nullish()
	}),
	base: looseObject({
		sha: string(),
		ref: string()
	}),
	labels: array(looseObject({ name: string() })).default([])
}), xa = looseObject({
	id: number$1().int(),
	name: string().nullish(),
	conclusion: string().nullish(),
	actor: looseObject({ login: string() }).nullish(),
	event: string(),
	head_sha: string(),
	head_branch: string().nullish(),
	head_repository: ya.nullish()
}), Sa = looseObject({
	head_sha: string(),
	head_ref: string(),
	base_sha: string(),
	base_ref: string()
}), Ca = looseObject({
	action: string().optional(),
	comment: looseObject({ id: number$1().int() }).optional(),
	issue: looseObject({
		number: number$1().int(),
		pull_request: looseObject({}).nullish()
	}).optional(),
	inputs: looseObject({ "pull-request": string().optional() }).nullish(),
	pull_request: ba.optional(),
	merge_group: Sa.optional(),
	workflow_run: xa.optional(),
	repository: looseObject({ default_branch: string().optional() }).optional()
});
function readEvent(e) {
	let t = e.GITHUB_REPOSITORY ?? "", [n, r] = t.split("/");
	if (!n || !r) throw new ReplayKitError("usage", `GITHUB_REPOSITORY is "${t}"; expected owner/name`, { hint: "the Action runs inside a GitHub workflow; elsewhere use the `replaykit` command" });
	let i = e.GITHUB_EVENT_PATH, a = i === void 0 ? {} : readPayload(i), o = e.GITHUB_SERVER_URL ?? "https://github.com", s = a.pull_request && pullRequestOf(a.pull_request, t);
	return {
		name: e.GITHUB_EVENT_NAME ?? "",
		owner: n,
		repo: r,
		sha: e.GITHUB_SHA ?? "",
		ref: e.GITHUB_REF ?? "",
		defaultBranch: a.repository?.default_branch,
		workspace: e.GITHUB_WORKSPACE ?? process.cwd(),
		workflow: e.GITHUB_WORKFLOW ?? "ReplayKit",
		runUrl: `${o}/${n}/${r}/actions/runs/${e.GITHUB_RUN_ID ?? ""}`,
		serverUrl: o,
		apiUrl: e.GITHUB_API_URL ?? "https://api.github.com",
		pullRequest: s,
		base: s ? baseOfPull(s) : a.merge_group && baseOfGroup(a.merge_group),
		comment: commentOf(a),
		dispatchedFor: dispatchedFor(e.GITHUB_EVENT_NAME, a.inputs?.["pull-request"]),
		workflowRun: a.workflow_run && {
			id: a.workflow_run.id,
			workflow: a.workflow_run.name ?? void 0,
			conclusion: a.workflow_run.conclusion ?? void 0,
			actor: a.workflow_run.actor?.login,
			event: a.workflow_run.event,
			headSha: a.workflow_run.head_sha,
			headBranch: a.workflow_run.head_branch ?? void 0,
			headRepository: a.workflow_run.head_repository?.full_name
		}
	};
}
function pullRequestOf(e, t) {
	let n = e.head.repo?.full_name;
	return {
		number: e.number,
		open: e.state === void 0 || e.state === "open",
		locked: e.locked === !0,
		headSha: e.head.sha,
		headRef: e.head.ref,
		headRepository: n,
		baseSha: e.base.sha,
		baseRef: e.base.ref,
		labels: e.labels.map(({ name: e }) => e),
		fromFork: n !== t
	};
}
function commentOf({ action: e, comment: t, issue: n }) {
	if (e === "created" && t && n?.pull_request) return {
		id: t.id,
		number: n.number
	};
}
function dispatchedFor(e, t) {
	return e === "workflow_dispatch" && /^[1-9]\d{0,9}$/.test(t ?? "") ? Number(t) : void 0;
}
function baseOfPull({ baseSha: e, baseRef: t, headSha: n, number: r }) {
	return {
		sha: e,
		ref: t,
		headSha: n,
		number: r
	};
}
function baseOfGroup(e) {
	let t = /\/pr-(\d{1,12})-[0-9a-f]+$/.exec(e.head_ref)?.[1];
	return {
		sha: e.base_sha,
		ref: e.base_ref.replace(/^refs\/heads\//, ""),
		headSha: e.head_sha,
		number: t === void 0 ? void 0 : Number(t)
	};
}
function readPayload(e) {
	let t;
	try {
		t = g(e, "utf8");
	} catch (t) {
		throw new ReplayKitError("io_failed", `cannot read the event at GITHUB_EVENT_PATH (${e})`, { cause: t });
	}
	let n = parseJson(t, { name: "the event payload" }), r = Ca.safeParse(n);
	if (r.success) return r.data;
	let [i] = schemaProblems(r.error, n);
	throw new ReplayKitError("invalid_input", `the event payload is wrong: ${i?.message}`);
}
// src/action/inputs.ts
const $ = string().transform((e) => e === "" ? void 0 : e), wa = string().transform((e) => e.split(/[\n,]/).map((e) => e.trim()).filter((e) => e !== "")), Ta = string().regex(/^(\d+\/\d+)?$/, "expected <i>/<n>, such as 2/8").transform((e) => {
	let [t, n] = e.split("/").map(Number);
	return t === void 0 || n === void 0 ? void 0 : {
		index: t,
		of: n
	};
}).refine((e) => e === void 0 || e.index >= 1 && e.index <= e.of && e.of <= 1e3, { message: "expected 1 ≤ i ≤ n ≤ 1000" }), Ea = string().regex(/^(all|affected|smoke|tag:[\w-]+)?$/, "expected all, affected, smoke or tag:<name>").transform((e) => e === "" ? void 0 : e), Da = strictObject({
	mode: _enum([
		"replay",
		"report",
		"merge",
		"promote",
		"guard",
		"command"
	]),
	cases: wa,
	runner: $,
	config: string().min(1),
	"fail-on": wa.pipe(array(K)),
	attempts: union([literal("auto"), number().int().min(1).max(1e3)]),
	jobs: union([literal("").transform(() => void 0), number().int().min(1).max(256)]),
	timeout: union([literal("").transform(() => void 0), Qr]),
	shard: Ta,
	"base-setup": $,
	select: Ea,
	durations: $,
	comment: _enum([
		"auto",
		"always",
		"never"
	]),
	token: $,
	"worker-url": union([literal("").transform(() => void 0), url({ protocol: /^https?$/ })]),
	"worker-token": $
}), Oa = Object.keys(Da.shape);
function readInputs(e) {
	let t = Object.fromEntries(Oa.map((t) => [t, (e[variable(t)] ?? ka[t] ?? "").trim()])), n = Da.safeParse(t), r = n.success ? contradictions(n.data) : n.error.issues.map((e) => {
		let n = String(e.path[0] ?? "");
		return `${n}: "${t[n] ?? ""}" is not valid: ${e.message}`;
	});
	if (r.push(...unknownInputs(e)), n.success && r.length === 0) return n.data;
	throw new ReplayKitError("usage", `the Action's inputs are wrong:\n${r.map((e) => `- ${e}`).join("\n")}`, { hint: "correct them in the workflow's `with:`; action.yml documents each" });
}
function variable(e) {
	return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
}
const ka = {
	mode: "replay",
	config: "replaykit.yaml",
	attempts: "auto",
	comment: "auto"
};
function contradictions(e) {
	let t = [];
	return e.shard && e.mode !== "replay" && t.push(`shard: only for mode replay, not ${e.mode}`), e.shard && e.comment === "always" && t.push("comment: a shard knows only its part; use comment never and let mode merge comment"), e.mode === "promote" && e["worker-url"] === void 0 && t.push("worker-url: mode promote needs it"), e.mode === "command" && e.runner !== void 0 && t.push("runner: mode command runs no agent"), e.mode === "report" && e.runner !== void 0 && t.push("runner: mode report runs no agent"), t;
}
const Aa = { baseline: "live cases are always tried beside the base commit, whose code is set up when one needs it" };
function formerInputNotes(e) {
	return Object.entries(Aa).filter(([t]) => (e[variable(t)] ?? "") !== "").map(([e, t]) => `the input ${e} has no effect any more and can be removed: ${t}`);
}
function unknownInputs(e) {
	let t = new Set([...Oa, ...Object.keys(Aa)].map(variable));
	return Object.keys(e).filter((e) => e.startsWith("INPUT_") && !t.has(e)).map((e) => `${e.slice(6).toLowerCase()}: there is no such input`);
}
// src/node/runner/environment.ts
const ja = /* @__PURE__ */ "PATH.HOME.USER.LOGNAME.SHELL.TMPDIR.TMP.TEMP.TZ.LANG.LANGUAGE.CI.VIRTUAL_ENV.PYTHONPATH.NODE_PATH.JAVA_HOME.GOPATH.GOROOT.XDG_CACHE_HOME.XDG_CONFIG_HOME.XDG_DATA_HOME.SSL_CERT_FILE.SSL_CERT_DIR.NODE_EXTRA_CA_CERTS.SYSTEMROOT.PATHEXT".split(".");
function runnerEnvironment(e, t) {
	let n = [
		...ja,
		...Object.keys(e).filter((e) => e.startsWith("LC_")),
		...t
	], r = {};
	for (let t of n) {
		let n = e[t];
		n !== void 0 && (r[t] = n);
	}
	return r;
}
function contractVariables(e) {
	return {
		REPLAYKIT_CASE_PATH: e.casePath,
		REPLAYKIT_FIXTURES_DIR: e.fixturesDir,
		REPLAYKIT_SOURCE_TRACE_PATH: e.sourceTracePath,
		REPLAYKIT_CASE_ID: e.caseId,
		REPLAYKIT_ATTEMPT: String(e.attempt),
		REPLAYKIT_SEED: String(e.seed),
		...e.outputPath === void 0 ? {} : { REPLAYKIT_OUTPUT_PATH: e.outputPath },
		...e.now === void 0 ? {} : { REPLAYKIT_NOW: e.now },
		...Buffer.byteLength(e.input) > 1e5 ? {} : { REPLAYKIT_INPUT: e.input }
	};
}
// src/action/start-anew.ts
const Ma = "REPLAYKIT_ENVIRONMENT_PIPE";
let Na = !1;
const Pa = /* @__PURE__ */ new Set([
	...ja,
	..."ACTION ACTION_PATH ACTION_REF ACTION_REPOSITORY ACTIONS ACTOR ACTOR_ID API_URL BASE_REF ENV EVENT_NAME\n  EVENT_PATH GRAPHQL_URL HEAD_REF JOB OUTPUT PATH REF REF_NAME REF_PROTECTED REF_TYPE REPOSITORY REPOSITORY_ID\n  REPOSITORY_OWNER REPOSITORY_OWNER_ID RETENTION_DAYS RUN_ATTEMPT RUN_ID RUN_NUMBER SERVER_URL SHA STATE\n  STEP_SUMMARY TRIGGERING_ACTOR WORKFLOW WORKFLOW_REF WORKFLOW_SHA WORKSPACE".split(/\s+/).map((e) => `GITHUB_${e}`),
	..."ARCH DEBUG ENVIRONMENT NAME OS TEMP TOOL_CACHE WORKSPACE".split(" ").map((e) => `RUNNER_${e}`)
]), Fa = /TOKEN|KEY|SECRET|PASSW|CREDENTIAL|AUTH/i;
function environmentOf(e) {
	let t = e[Ma];
	if (t === void 0) return e;
	let n = JSON.parse(g(t, "utf8"));
	return Na = !0, delete process.env[Ma], b(C(t), {
		recursive: !0,
		force: !0
	}), {
		...n,
		...e,
		[Ma]: void 0
	};
}
function openEnvironment(e) {
	let t = {};
	for (let [n, r] of Object.entries(e)) {
		let e = Pa.has(n) || n.startsWith("LC_") || /^(https?|no|all)_proxy$/i.test(n);
		r !== void 0 && e && !Fa.test(n) && !/^\w+:\/\/[^/]*@/.test(r) && (t[n] = r);
	}
	return t;
}
async function startAnew(e) {
	let t = openEnvironment(e);
	if (!Object.entries(e).some(([e, n]) => n !== void 0 && !(e in t)) || Na || process.platform === "win32" || typeof process.execve != "function") return;
	let n = T(h(T(ee(), "replaykit-pipe-")), "environment");
	if (c("mkfifo", [
		"-m",
		"600",
		n
	], { env: t }).status !== 0) throw new ReplayKitError("io_failed", "the Action could not put its secrets out of the runner's reach: no pipe", { hint: "make `mkfifo` available on the runner, or a sandbox possible" });
	let r = s("sh", [
		"-c",
		"cat > \"$0\"",
		n
	], {
		stdio: [
			"pipe",
			"ignore",
			"ignore"
		],
		env: t
	});
	r.stdin.end(JSON.stringify(e)), await ae(r.stdin, "finish");
	let i = process.argv.slice(1);
	process.execve(process.execPath, [
		process.execPath,
		...process.execArgv,
		...i
	], {
		...t,
		[Ma]: n
	});
}
// src/action/main.ts
const Ia = {
	replay: () => import("./replay.js").then((all) => ({ run: all.t })),
	report: () => import("./github.js").then((all) => ({ run: all.r })),
	merge: () => import("./github.js").then((all) => ({ run: all.U })),
	promote: () => import("./github.js").then((all) => ({ run: all.i })),
	guard: () => import("./github.js").then((all) => ({ run: all.W })),
	command: () => import("./github.js").then((all) => ({ run: all.X }))
}, La = /* @__PURE__ */ new Set(["replay", "guard"]);
async function main(e = environmentOf(process.env)) {
	try {
		let t = readInputs(e);
		La.has(t.mode) && o();
		let n = La.has(t.mode) ? keepSecretsApart(e) : void 0;
		n?.catch(() => {});
		let r = Ia[t.mode]();
		await n;
		for (let t of formerInputNotes(e)) tell("warning", t);
		let i = readEvent(e), { run: a } = await r;
		return +!await a({
			inputs: t,
			event: i,
			env: e
		});
	} catch (e) {
		if (!(e instanceof ReplayKitError)) throw e;
		return tell("error", `${e.message}${e.hint === void 0 ? "" : ` → ${e.hint}`}`), 1;
	}
}
async function keepSecretsApart(e) {
	let t = await openSandbox();
	if (!("reason" in t)) return t[Symbol.dispose]();
	await startAnew(e);
	let { loadAll: n } = await import("./github.js").then((all) => ({ loadAll: all.Z }));
	await n();
}
// node_modules/shlex/shlex.js
var Shlexer = class {
	constructor(e) {
		this.i = 0, this.string = e, this.whitespace = " 	\r\n", this.quotes = "'\"", this.escapes = "\\", this.escapedQuotes = "\"", this.ansiCQuotes = !0, this.localeQuotes = !0, this.debug = !1;
	}
	readChar() {
		return this.string.charAt(this.i++);
	}
	processEscapes(e, t, n) {
		if (!n && !this.escapedQuotes.includes(t)) return e;
		let r = "[" + this.escapes.replace(/(.)/g, "\\$1") + "]";
		if (!n && this.escapedQuotes.includes(t)) {
			let n = RegExp(r + "(" + r + "|\\" + t + ")", "g");
			return e.replace(n, "$1");
		}
		if (n) {
			let t = {
				"([\\\\'\"?])": (e) => e,
				a: () => "\x07",
				b: () => "\b",
				"e|E": () => "\x1B",
				f: () => "\f",
				n: () => "\n",
				r: () => "\r",
				t: () => "	",
				v: () => "\v",
				"([0-7]{1,3})": (e) => String.fromCharCode(parseInt(e, 8)),
				"x([0-9a-fA-F]{1,2})": (e) => String.fromCharCode(parseInt(e, 16)),
				"u([0-9a-fA-F]{1,4})": (e) => String.fromCharCode(parseInt(e, 16)),
				"U([0-9a-fA-F]{1,8})": (e) => String.fromCharCode(parseInt(e, 16)),
				"c(.)": (e) => e === "?" ? "" : e === "@" ? "\0" : String.fromCharCode(e.charCodeAt(0) & 31)
			}, n = RegExp(r + "(" + Object.keys(t).join("|") + ")", "g");
			return e.replace(n, function(e, n) {
				for (let e in t) {
					let r = RegExp("^" + e + "$").exec(n);
					if (r !== null) return t[e].apply(null, r.slice(1));
				}
			});
		}
	}
	*[Symbol.iterator]() {
		let e = !1, t = !1, n = !1, r = -2, i;
		for (this.debug && console.log("full input:", ">" + this.string + "<");;) {
			let a = this.i, o = this.readChar();
			if (this.debug && console.log("position:", a, "input:", ">" + o + "<", "accumulated:", i, "inQuote:", e, "inDollarQuote:", t, "lastDollar:", r, "escaped:", n), o === "") {
				if (e) throw Error("Got EOF while in a quoted string");
				if (n) throw Error("Got EOF while in an escape sequence");
				i !== void 0 && (yield i);
				return;
			}
			if (n) o === "\n" || (i = e ? (i || "") + n + o : (i || "") + o), n = !1;
			else if (this.escapes.includes(o) && (!e || t !== !1 || this.escapedQuotes.includes(e))) n = o;
			else if (e !== !1) {
				if (o === e) {
					i = this.processEscapes(i, e, t === "'"), e = !1, t = !1;
					continue;
				}
				i = (i || "") + o;
			} else this.quotes.includes(o) ? (e = o, r === a - 1 && (o === "'" && !this.ansiCQuotes || o === "\"" && !this.localeQuotes || (t = o)), i ||= "", t !== !1 && (i = i.slice(0, -1))) : (e === !1 && o === "$" && (r = a), this.whitespace.includes(o) ? (i !== void 0 && (yield i), i = void 0) : i = (i || "") + o);
		}
	}
};
function split(e) {
	return Array.from(new Shlexer(e));
}
function quote(e) {
	return e === "" ? "''" : /[^\w@%\-+=:,./]/.test(e) ? ("'" + e.replace(/('+)/g, "'\"$1\"'") + "'").replace(/^''|''$/g, "") : e;
}
// src/node/runner/command.ts
function commandOf(e, t = !1) {
	let n = typeof e == "string" ? e : e.join(" ");
	if (t) return {
		argv: [
			"/bin/sh",
			"-c",
			n
		],
		shown: n
	};
	let [r, ...i] = typeof e == "string" ? splitCommand(e) : e;
	if (r === void 0 || r === "") throw new ReplayKitError("invalid_config", "the runner's command is empty", { hint: "name the command that runs your agent, e.g. --runner-cmd \"python3 agent.py\"" });
	return {
		argv: [r, ...i],
		shown: n
	};
}
const Ra = /^(?:--?[\w-]+=)?\{input\}$/, za = /* @__PURE__ */ new Set([
	"-c",
	"-e",
	"--eval",
	"-p",
	"--print"
]);
function withInput(e, t) {
	let { argv: n, shown: r } = e;
	if (!n.some((e) => e.includes("{input}"))) return e;
	let [i, ...a] = n;
	return {
		argv: [i, ...a.map((e, n) => {
			if (!e.includes("{input}")) return e;
			if (Ra.test(e) && !za.has(a[n - 1] ?? "")) return e.replace("{input}", () => t);
			throw new ReplayKitError("invalid_config", `{input} stands within other text of the runner's command: ${r}`, { hint: "make it an argument of its own, such as [python3, agent.py, \"{input}\"]; a shell reads \"$REPLAYKIT_INPUT\"" });
		})],
		shown: r
	};
}
function splitCommand(e) {
	try {
		return split(e);
	} catch (t) {
		throw new ReplayKitError("invalid_config", `the runner's command cannot be split into words: ${e}`, {
			hint: "close every quotation mark, or write the command as a list",
			cause: t
		});
	}
}
function assertProgram(e, t, n) {
	if (isFolder(t)) {
		let [r] = e.argv;
		if ((/[/\\]/.test(r) ? [w(r) ? r : re(t, r)] : (n ?? "").split(te).map((e) => T(e, r))).some(isExecutable)) return;
		throw new ReplayKitError("runner_failed", `the runner's program "${r}" was not found (command: ${e.shown})`, { hint: "check the command in replaykit.yaml or --runner-cmd; a shell's own words need --shell" });
	}
	throw new ReplayKitError("runner_failed", `the runner's folder ${t} does not exist`, { hint: "correct the runner's cwd in replaykit.yaml" });
}
function isFolder(e) {
	return x(e, { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function isExecutable(e) {
	try {
		return l(e, d.X_OK), x(e).isFile();
	} catch {
		return !1;
	}
}
export { notExercisedText as $, ti as $t, ordinalKeyedHash as A, optional$1 as An, endOfJsonList as At, untrustedHtml as B, on as Bn, exceededWords as Bt, tell as C, discriminatedUnion as Cn, plural as Ct, createPaint as D, looseObject as Dn, countOf as Dt, reportText as E, literal as En, Li as Et, pooledText as F, tuple as Fn, canonicalJson as Ft, untrustedMarkdownText as G, Me as Gn, K as Gt, untrustedJson as H, ke as Hn, Ei as Ht, sandboxLines as I, union as In, ReplayKitError as It, untrustedText as J, clone as Jn, pi as Jt, untrustedPage as K, $constructor as Kn, G as Kt, wroteText as L, unknown as Ln, Ni as Lt, countsText as M, record as Mn, Ii as Mt, exceptionText as N, strictObject as Nn, parseJson as Nt, hmacKeyedHash as O, number$1 as On, groupByAttention as Ot, missLines as P, string as Pn, parseJsonLines as Pt, shownAttempt as Q, ni as Qt, shortJson as R, url as Rn, againstBase as Rt, setOutput as S, custom as Sn, notSeen as St, reportJson as T, json as Tn, attentionCounts as Tt, untrustedMarkdown as U, Ae as Un, Y as Ut, untrustedHtmlCode as V, j as Vn, withAgainstBase as Vt, untrustedMarkdownBlock as W, je as Wn, ki as Wt, openChecks as X, normalizeParams as Xn, ci as Xt, untrustedYaml as Y, installLazyProp as Yn, ii as Yt, saidToPass as Z, own$1 as Zn, W as Zt, fieldName as _, Mr as _n, lacksKey$1 as _t, main as a, formatDuration as an, headlineForPeople as at, localDestinations as b, array as bn, countByTool as bt, openSandbox as c, datetime as cn, spendLines as ct, isSystem as d, Br as dn, guardsOnWord as dt, U as en, reasonItself as et, isWithin as f, B as fn, isObserved as ft, na as g, V as gn, failedByProvider as gt, nearestName as h, Hr as hn, unobservedReason as ht, quote as i, Qr as in, buildReport as it, liveLine as j, preprocess as jn, endOfJsonString as jt, Q as k, object as kn, assertJsonLimits as kt, checkoutOf as l, jr as ln, Vi as lt, isMisspelling as m, Gr as mn, onWordText as mt, commandOf as n, ei as nn, missingCommand as nt, contractVariables as o, number as on, isWeak as ot, distance as p, H as pn, onWordReason as pt, untrustedTerminal as q, Se as qn, mi as qt, withInput as r, durationMs as rn, recordsAgain as rt, runnerEnvironment as s, date as sn, lacksKey as st, assertProgram as t, $r as tn, withNotExercised as tt, viewOf as u, Vr as un, unprovenWords as ut, foundValue as v, _enum as vn, liveReason as vt, writeAll as w, intersection as wn, undecided as wt, say as x, boolean as xn, decided as xt, schemaProblems as y, _null as yn, callJson as yt, hidesSomething as z, toJSONSchema as zn, againstBaseLine as zt };
