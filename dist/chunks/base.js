import { n as e } from "./rolldown-runtime.js";
import { C as t, S as n, a as r, c as i, g as a, h as o, i as s, m as c, n as l, o as u, r as d, s as f, t as p } from "./start.js";
import { delimiter as m, dirname as h, isAbsolute as g, join as v, relative as ee, resolve as te, sep as ne } from "node:path";
import { accessSync as re, appendFileSync as ie, constants as ae, existsSync as oe, lstatSync as se, mkdirSync as ce, mkdtempSync as le, readFileSync as y, readdirSync as b, realpathSync as ue, rmSync as de, statSync as x, writeFileSync as fe } from "node:fs";
import { spawn as pe, spawnSync as me } from "node:child_process";
import { tmpdir as he } from "node:os";
import { createHmac as ge, hash as _e, randomUUID as ve } from "node:crypto";
import * as ye from "node:zlib";
import { once as be } from "node:events";
import { createInterface as xe } from "node:readline";
import { setTimeout as Se } from "node:timers/promises";
import { parseArgs as Ce, styleText as we } from "node:util";
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
function defineLazy(e, t, n) {
	let r;
	Object.defineProperty(e, t, {
		get() {
			if (r !== Te) return r === void 0 && (r = Te, r = n()), r;
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
function isObject(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
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
function codePointLength(e) {
	let t = e.length;
	if (!je.test(e)) return t;
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
function defineLazyInternal(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && Me !== e._zod ? Me = void 0 : (Me = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, Ne);
			let e = S;
			S = !1;
			try {
				let r = n(this);
				return S ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), S ||= e, r;
			} catch (n) {
				throw delete this[t], S ||= e, n;
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
	return fn[Pe] = !0, fn;
}
var Cached, Te, Ee, De, Oe, ke, Ae, je, Me, S, Ne, Pe;
function init_util() {
	return (init_util = e((() => {
		init_core(), Cached = class {
			constructor(e) {
				this._getter = e, this._value = void 0;
			}
			get value() {
				let e = this._getter;
				return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
			}
		}, Te = /* @__PURE__*/ Symbol("evaluating"), Ee = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {}, De = /* @__PURE__*/ cached(() => {
			if (C.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
			try {
				return Function(""), !0;
			} catch {
				return !1;
			}
		}), Oe = /* @__PURE__*/ new Set([
			"string",
			"number",
			"symbol"
		]), ke = {
			safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
			int32: [-2147483648, 2147483647],
			uint32: [0, 4294967295],
			float32: [-34028234663852886e22, 34028234663852886e22],
			float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
		}, Ae = {
			int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
			uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
		}, je = /[\uD800-\uDBFF]/, S = !1, Ne = {
			configurable: !0,
			get() {
				S = !0;
			}
		}, Pe = "~constantCatch";
	})))();
}
// node_modules/zod/v4/core/core.js
function newError(e) {
	let t = Re;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return Re = null, new e();
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
			Le.value = new Internals(r);
			try {
				Object.defineProperty(n, "_zod", Le);
			} finally {
				Le.value = void 0;
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
function config(e) {
	return e && Object.assign(C, e), C;
}
var Fe, Ie, Le, Re, $ZodAsyncError, $ZodEncodeError, C;
function init_core() {
	return (init_core = e((() => {
		init_util(), Ie = /*@__PURE__*/ Object.freeze({ status: "aborted" }), Le = {
			value: void 0,
			enumerable: !1
		}, Re = "captureStackTrace" in Error ? Error : null, $ZodAsyncError = class extends Error {
			constructor() {
				super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
			}
		}, $ZodEncodeError = class extends Error {
			constructor(e) {
				super(`Encountered unidirectional transform during encode: ${e}`), this.name = "ZodEncodeError";
			}
		}, (Fe = globalThis).__zod_globalConfig ?? (Fe.__zod_globalConfig = {}), C = globalThis.__zod_globalConfig;
	})))();
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, jsonStringifyReplacer, 2), e.message;
}
function _setMessage(e) {
	this._zod.message = e;
}
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
var ze, Be, Ve, initializer$1, He, Ue;
function init_errors() {
	return (init_errors = e((() => {
		init_core(), init_util(), ze = {
			get: _getMessage,
			set: _setMessage,
			enumerable: !0,
			configurable: !0
		}, Be = {
			value: void 0,
			enumerable: !1
		}, Ve = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]), initializer$1 = (e, t) => {
			e.name = "$ZodError", Be.value = t, Object.defineProperty(e, "issues", Be), Be.value = void 0, Object.defineProperty(e, "message", ze);
			let n = Object.getPrototypeOf(e);
			Ve.has(n) || (Ve.add(n), Object.defineProperty(n, "toString", {
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
		}, He = /* @__PURE__ */ $constructor("$ZodError", initializer$1), Ue = /* @__PURE__ */ $constructor("$ZodError", initializer$1, void 0, { Parent: Error });
	})))();
}
// node_modules/zod/v4/core/parse.js
function finalizeParams(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
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
function validateFallback(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[Ye] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new $ZodAsyncError();
	return a.issues.length === 0;
}
var _parse, We, _parseAsync, Ge, _safeParse, Ke, _safeParseAsync, qe, Je, Ye, validate, validateAsync$1, _encode, _decode, _encodeAsync, _decodeAsync, _safeEncode, _safeDecode, _safeEncodeAsync, _safeDecodeAsync;
function init_parse() {
	return (init_parse = e((() => {
		init_core(), init_errors(), init_util(), _parse = (e) => {
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
					throw Ee(t, i?.callee ?? fn), t;
				}
				return o.value;
			};
			return fn;
		}, We = /* @__PURE__*/ _parse(Ue), _parseAsync = (e) => {
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
					throw Ee(t, i?.callee ?? fn), t;
				}
				return o.value;
			};
			return fn;
		}, Ge = /* @__PURE__*/ _parseAsync(Ue), _safeParse = (e) => (t, n, r) => {
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
		}, Ke = /* @__PURE__*/ _safeParse(Ue), _safeParseAsync = (e) => async (t, n, r) => {
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
		}, qe = /* @__PURE__*/ _safeParseAsync(Ue), Je = /* @__PURE__ */ Symbol.for("zod.compile.invalid"), Ye = /* @__PURE__ */ Symbol.for("zod.compile.fallback"), validate = ((e, t, n) => {
			let r = e._zod.bag.validator;
			if (r !== void 0) {
				if (r(t) !== Je) return !0;
				if (r.definite === !0 && n === void 0) return !1;
			}
			return validateFallback(e, t, n);
		}), validateAsync$1 = async (e, t, n) => {
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
		}, _safeDecodeAsync = (e) => async (t, n, r) => _safeParseAsync(e)(t, n, r);
	})))();
}
// node_modules/zod/v4/core/regexes.js
function nanoidOfLength(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
function emoji() {
	return new RegExp(at, "u");
}
function anchor(e) {
	return RegExp(`^${e}$`);
}
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
	return RegExp(`^${mt}T(?:${r})$`);
}
var Xe, Ze, Qe, $e, et, tt, nt, rt, uuid, it, at, ot, st, ct, lt, ut, dt, ft, pt, mt, ht, gt, _t, vt, yt, bt, xt, St;
function init_regexes() {
	return (init_regexes = e((() => {
		Xe = /^[cC][0-9a-z]{6,}$/, Ze = /^[0-9a-z]+$/, Qe = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, $e = /^[0-9a-vA-V]{20}$/, et = /^[A-Za-z0-9]{27}$/, tt = /^[a-zA-Z0-9_-]{21}$/, nt = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, rt = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, uuid = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, it = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/, at = "^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", ot = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, st = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, ct = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, lt = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, ut = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, dt = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, ft = /^https?$/, pt = /^\+[1-9]\d{6,14}$/, mt = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))", ht = /*@__PURE__*/ anchor(mt), gt = /^[\s\S]{0,}$/, _t = /^-?\d+$/, vt = /^-?\d+(?:\.\d+)?$/, yt = /^(?:true|false)$/i, bt = /^null$/i, xt = /^[^A-Z]*$/, St = /^[^a-z]*$/;
	})))();
}
// node_modules/zod/v4/core/checks.js
var w, _whenHasLength, Ct, wt, Tt, Et, Dt, Ot, kt, At, jt, Mt, Nt, Pt, Ft, It, Lt, Rt;
function init_checks() {
	return (init_checks = e((() => {
		init_core(), init_regexes(), init_util(), w = /*@__PURE__*/ $constructor("$ZodCheck", (e, t) => {
			var n;
			e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
		}), _whenHasLength = (e) => {
			let t = e.value;
			return !nullish(t) && t.length !== void 0;
		}, Ct = {
			number: "number",
			bigint: "bigint",
			object: "date"
		}, wt = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (e, t) => {
			w.init(e, t);
			let n = Ct[typeof t.value];
			e._zod.check = (r) => {
				(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
					origin: Ct[typeof r.value] ?? n,
					code: "too_big",
					maximum: typeof t.value == "object" ? t.value.getTime() : t.value,
					input: r.value,
					inclusive: t.inclusive,
					inst: e,
					continue: !t.abort
				});
			};
		}), Tt = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (e, t) => {
			w.init(e, t);
			let n = Ct[typeof t.value];
			e._zod.check = (r) => {
				(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
					origin: Ct[typeof r.value] ?? n,
					code: "too_small",
					minimum: typeof t.value == "object" ? t.value.getTime() : t.value,
					input: r.value,
					inclusive: t.inclusive,
					inst: e,
					continue: !t.abort
				});
			};
		}), Et = /*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (e, t) => {
			w.init(e, t), e._zod.check = (n) => {
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
		}), Dt = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (e, t) => {
			w.init(e, t), t.format = t.format || "float64";
			let n = t.format?.includes("int"), r = n ? "int" : "number", [i, a] = ke[t.format];
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
		}), Ot = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (e, t) => {
			var n;
			w.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
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
		}), kt = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (e, t) => {
			var n;
			w.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
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
		}), At = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (e, t) => {
			var n;
			w.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
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
		}), jt = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (e, t) => {
			var n, r;
			w.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
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
		}), Mt = /*@__PURE__*/ $constructor("$ZodCheckRegex", (e, t) => {
			jt.init(e, t), e._zod.check = (n) => {
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
		}), Nt = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (e, t) => {
			t.pattern ??= xt, jt.init(e, t);
		}), Pt = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (e, t) => {
			t.pattern ??= St, jt.init(e, t);
		}), Ft = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (e, t) => {
			w.init(e, t);
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
		}), It = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (e, t) => {
			w.init(e, t);
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
		}), Lt = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (e, t) => {
			w.init(e, t);
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
		}), Rt = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (e, t) => {
			w.init(e, t), e._zod.check = (e) => {
				e.value = t.tx(e.value);
			};
		});
	})))();
}
// node_modules/zod/v4/core/doc.js
var Doc;
function init_doc() {
	return (init_doc = e((() => {
		Doc = class {
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
	})))();
}
// node_modules/zod/v4/core/versions.js
var zt;
function init_versions() {
	return (init_versions = e((() => {
		zt = {
			major: 4,
			minor: 6,
			patch: 7
		};
	})))();
}
// node_modules/zod/v4/core/schemas.js
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
	if (!t.normalize && t.protocol?.source === ft.source && !/^https?:\/\//i.test(e)) return 1;
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
function stripTabAndNewline(e) {
	return e.replace(Wt, "");
}
function urlHostnameOk(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function urlProtocolOk(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
function isValidIPv6(e) {
	return an.test(e) ? canParseURL(`http://[${e}]`) : !1;
}
function isValidCIDRv6(e) {
	let t = e.split("/");
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : isValidIPv6(n);
}
function isValidBase64(e) {
	if (e === "") return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
function isValidBase64URL(e) {
	if (!dn.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === "-" ? "+" : "/");
	return isValidBase64(t.padEnd(Math.ceil(t.length / 4) * 4, "="));
}
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
function handleArrayResult(e, t, n) {
	e.issues.length && t.issues.push(...prefixIssues(n, e.issues)), t.value[n] = e.value;
}
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
function normalizeDef(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : Cn, i = r.length ? [...t, ...r] : t;
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
function handleOptionalResult(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
function handleDefaultResult(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
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
function handlePipeResult(e, t, n) {
	return e.issues.some((e) => e.code !== "unrecognized_keys") ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
function handleReadonlyResult(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
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
var T, toStandardResult, Bt, E, Vt, Ht, Ut, Wt, Gt, Kt, qt, Jt, Yt, Xt, Zt, Qt, $t, en, tn, nn, rn, an, on, sn, cn, ln, un, dn, pn, mn, hn, gn, _n, vn, yn, bn, xn, arraySize, Sn, Cn, wn, Tn, En, Dn, On, kn, An, jn, Mn, Nn, Pn, Fn, In, Ln, Rn, zn, Bn, Vn, Hn, Un, Wn, Gn;
function init_schemas() {
	return (init_schemas = e((() => {
		init_checks(), init_core(), init_doc(), init_regexes(), init_util(), init_versions(), T = /*@__PURE__*/ $constructor("$ZodType", (e, t) => {
			var n;
			e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = zt;
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
		}), toStandardResult = (e, t) => e.issues.length ? { issues: e.issues.map((e) => finalizeIssue(e, t, config())) } : { value: e.value }, Bt = /*@__PURE__*/ $constructor("$ZodString", (e, t) => {
			T.init(e, t), e._zod.pattern = t.pattern ?? gt, e._zod.parse = (n, r) => {
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
		}), E = /*@__PURE__*/ $constructor("$ZodStringFormat", (e, t) => {
			jt.init(e, t), Bt.init(e, t);
		}), Vt = /*@__PURE__*/ $constructor("$ZodGUID", (e, t) => {
			t.pattern ??= rt, E.init(e, t);
		}), Ht = /*@__PURE__*/ $constructor("$ZodUUID", (e, t) => {
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
			E.init(e, t);
		}), Ut = /*@__PURE__*/ $constructor("$ZodEmail", (e, t) => {
			t.pattern ??= it, E.init(e, t);
		}), Wt = /[\t\n\r]/g, Gt = /*@__PURE__*/ $constructor("$ZodURL", (e, t) => {
			E.init(e, t), e._zod.check = (n) => {
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
		}), Kt = /*@__PURE__*/ $constructor("$ZodEmoji", (e, t) => {
			t.pattern ??= emoji(), E.init(e, t);
		}), qt = /*@__PURE__*/ $constructor("$ZodNanoID", (e, t) => {
			if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
			t.pattern ??= t.length === void 0 ? tt : nanoidOfLength(t.length), E.init(e, t);
		}), Jt = /*@__PURE__*/ $constructor("$ZodCUID", (e, t) => {
			t.pattern ??= Xe, E.init(e, t);
		}), Yt = /*@__PURE__*/ $constructor("$ZodCUID2", (e, t) => {
			t.pattern ??= Ze, E.init(e, t);
		}), Xt = /*@__PURE__*/ $constructor("$ZodULID", (e, t) => {
			t.pattern ??= Qe, E.init(e, t);
		}), Zt = /*@__PURE__*/ $constructor("$ZodXID", (e, t) => {
			t.pattern ??= $e, E.init(e, t);
		}), Qt = /*@__PURE__*/ $constructor("$ZodKSUID", (e, t) => {
			t.pattern ??= et, E.init(e, t);
		}), $t = /*@__PURE__*/ $constructor("$ZodISODateTime", (e, t) => {
			t.pattern ??= datetime$1(t), E.init(e, t);
		}), en = /*@__PURE__*/ $constructor("$ZodISODate", (e, t) => {
			t.pattern ??= ht, E.init(e, t);
		}), tn = /*@__PURE__*/ $constructor("$ZodISOTime", (e, t) => {
			t.pattern ??= time(t), E.init(e, t);
		}), nn = /*@__PURE__*/ $constructor("$ZodISODuration", (e, t) => {
			t.pattern ??= nt, E.init(e, t);
		}), rn = /*@__PURE__*/ $constructor("$ZodIPv4", (e, t) => {
			t.pattern ??= ot, E.init(e, t);
		}), an = /^[0-9a-fA-F:.]+$/, on = /*@__PURE__*/ $constructor("$ZodIPv6", (e, t) => {
			t.pattern ??= st, E.init(e, t), e._zod.check = (n) => {
				isValidIPv6(n.value) || n.issues.push({
					code: "invalid_format",
					format: "ipv6",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		}), sn = /*@__PURE__*/ $constructor("$ZodCIDRv4", (e, t) => {
			t.pattern ??= ct, E.init(e, t);
		}), cn = /*@__PURE__*/ $constructor("$ZodCIDRv6", (e, t) => {
			t.pattern ??= lt, E.init(e, t), e._zod.check = (n) => {
				isValidCIDRv6(n.value) || n.issues.push({
					code: "invalid_format",
					format: "cidrv6",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		}), ln = /^[0-9a-zA-Z+/]*={0,2}$/, un = /*@__PURE__*/ $constructor("$ZodBase64", (e, t) => {
			t.pattern ??= ln, E.init(e, t), e._zod.check = (n) => {
				isValidBase64(n.value) || n.issues.push({
					code: "invalid_format",
					format: "base64",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		}), dn = /^[A-Za-z0-9_-]*$/, pn = /*@__PURE__*/ $constructor("$ZodBase64URL", (e, t) => {
			t.pattern ??= dn, E.init(e, t), e._zod.check = (n) => {
				isValidBase64URL(n.value) || n.issues.push({
					code: "invalid_format",
					format: "base64url",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		}), mn = /*@__PURE__*/ $constructor("$ZodE164", (e, t) => {
			t.pattern ??= pt, E.init(e, t);
		}), hn = /*@__PURE__*/ $constructor("$ZodJWT", (e, t) => {
			E.init(e, t), e._zod.check = (n) => {
				isValidJWT(n.value, t.alg) || n.issues.push({
					code: "invalid_format",
					format: "jwt",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		}), gn = /*@__PURE__*/ $constructor("$ZodNumber", (e, t) => {
			T.init(e, t), e._zod.pattern = vt, e._zod.parse = (n, r) => {
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
		}), _n = /*@__PURE__*/ $constructor("$ZodNumberFormat", (e, t) => {
			Dt.init(e, t), gn.init(e, t);
		}), vn = /*@__PURE__*/ $constructor("$ZodBoolean", (e, t) => {
			T.init(e, t), e._zod.pattern = yt, e._zod.parse = (n, r) => {
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
		}), yn = /*@__PURE__*/ $constructor("$ZodNull", (e, t) => {
			T.init(e, t), e._zod.pattern = bt, e._zod.values = /* @__PURE__ */ new Set([null]), e._zod.parse = (t, n) => {
				let r = t.value;
				return r === null || t.issues.push({
					expected: "null",
					code: "invalid_type",
					input: r,
					inst: e
				}), t;
			};
		}), bn = /*@__PURE__*/ $constructor("$ZodUnknown", (e, t) => {
			T.init(e, t), e._zod.parse = (e) => e;
		}), xn = /*@__PURE__*/ $constructor("$ZodNever", (e, t) => {
			T.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
				expected: "never",
				code: "invalid_type",
				input: t.value,
				inst: e
			}), t);
		}), arraySize = (e) => Array.isArray(e) ? e.length : -1, Sn = /*@__PURE__*/ $constructor("$ZodArray", (e, t) => {
			T.init(e, t);
			let n = C.memoizer;
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
		}), Cn = [], wn = /*@__PURE__*/ $constructor("$ZodObject", (e, t) => {
			T.init(e, t);
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
			let a = isObject, o = t.catchall, s, c = C.memoizer;
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
		}), Tn = /*@__PURE__*/ $constructor("$ZodObjectJIT", (e, t) => {
			wn.init(e, t);
			let n = e._zod.parse, r = cached(() => normalizeDef(t)), i = C.memoizer, generateFastpass = (t) => {
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
			}, a, o = isObject, s = !C.jitless, c = s && De.value, l = t.catchall, u;
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
		}), En = /*@__PURE__*/ $constructor("$ZodUnion", (e, t) => {
			T.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0), defineLazyInternal(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0), defineLazyInternal(e, "values", (e) => {
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
		}), Dn = /*@__PURE__*/ $constructor("$ZodDiscriminatedUnion", (e, t) => {
			t.inclusive = !1, En.init(e, t);
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
		}), On = /*@__PURE__*/ $constructor("$ZodIntersection", (e, t) => {
			T.init(e, t), e._zod.parse = (e, n) => {
				let r = e.value, i = t.left._zod.run({
					value: r,
					issues: []
				}, n), a = t.right._zod.run({
					value: r,
					issues: []
				}, n);
				return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => handleIntersectionResults(e, t, n)) : handleIntersectionResults(e, i, a);
			};
		}), kn = /*@__PURE__*/ $constructor("$ZodTuple", (e, t) => {
			T.init(e, t);
			let n = t.items, r = C.memoizer;
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
		}), An = /*@__PURE__*/ $constructor("$ZodRecord", (e, t) => {
			T.init(e, t);
			let n = C.memoizer;
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
						if (typeof n == "string" && vt.test(n) && l.issues.length) {
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
		}), jn = /*@__PURE__*/ $constructor("$ZodEnum", (e, t) => {
			T.init(e, t);
			let n = getEnumValues(t.entries), r = new Set(n);
			e._zod.values = r, defineLazyInternal(e, "pattern", (e) => {
				let t = getEnumValues(e.def.entries).filter((e) => Oe.has(typeof e));
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
		}), Mn = /*@__PURE__*/ $constructor("$ZodLiteral", (e, t) => {
			T.init(e, t);
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
		}), Nn = /*@__PURE__*/ $constructor("$ZodTransform", (e, t) => {
			T.init(e, t), e._zod.optin = "optional", C.memoizer?.guard(e), e._zod.parse = (n, r) => {
				if (r.direction === "backward") throw new $ZodEncodeError(e.constructor.name);
				let i = t.transform(n.value, n);
				if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
				if (i instanceof Promise) throw new $ZodAsyncError();
				return n.value = i, n;
			};
		}), Pn = /*@__PURE__*/ $constructor("$ZodOptional", (e, t) => {
			T.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), e._zod.optout = "optional", defineLazyInternal(e, "values", (e) => {
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
		}), Fn = /*@__PURE__*/ $constructor("$ZodExactOptional", (e, t) => {
			Pn.init(e, t), defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), defineLazyInternal(e, "pattern", (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
		}), In = /*@__PURE__*/ $constructor("$ZodNullable", (e, t) => {
			T.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin), defineLazyInternal(e, "optout", (e) => e.def.innerType._zod.optout), defineLazyInternal(e, "pattern", (e) => {
				let t = e.def.innerType._zod.pattern;
				return t ? RegExp(`^(${cleanRegex(t.source)}|null)$`) : void 0;
			}), defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
		}), Ln = /*@__PURE__*/ $constructor("$ZodDefault", (e, t) => {
			T.init(e, t), e._zod.optin = "defaulted", defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
				if (n.direction === "backward") return t.innerType._zod.run(e, n);
				if (e.value === void 0) return e.value = t.defaultValue, e;
				let r = t.innerType._zod.run(e, n);
				return r instanceof Promise ? r.then((e) => handleDefaultResult(e, t)) : handleDefaultResult(r, t);
			};
		}), Rn = /*@__PURE__*/ $constructor("$ZodPrefault", (e, t) => {
			T.init(e, t), e._zod.optin = "defaulted", defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === "backward" || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
		}), zn = /*@__PURE__*/ $constructor("$ZodNonOptional", (e, t) => {
			T.init(e, t), defineLazyInternal(e, "values", (e) => {
				let t = e.def.innerType._zod.values;
				return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
			}), e._zod.parse = (n, r) => {
				let i = t.innerType._zod.run(n, r);
				return i instanceof Promise ? i.then((t) => handleNonOptionalResult(t, e)) : handleNonOptionalResult(i, e);
			};
		}), Bn = /*@__PURE__*/ $constructor("$ZodCatch", (e, t) => {
			T.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), defineLazyInternal(e, "optout", (e) => e.def.innerType._zod.optout), defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
				if (n.direction === "backward") return t.innerType._zod.run(e, n);
				let r = t.innerType._zod.run({
					value: e.value,
					issues: []
				}, n);
				return r instanceof Promise ? r.then((r) => handleCatchResult(e, r, t, n)) : handleCatchResult(e, r, t, n);
			};
		}), Vn = /*@__PURE__*/ $constructor("$ZodPipe", (e, t) => {
			T.init(e, t), defineLazyInternal(e, "values", (e) => e.def.in._zod.values), defineLazyInternal(e, "optin", (e) => e.def.in._zod.optin), defineLazyInternal(e, "optout", (e) => e.def.out._zod.optout), defineLazyInternal(e, "propValues", (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
				if (n.direction === "backward") {
					let r = t.out._zod.run(e, n);
					return r instanceof Promise ? r.then((e) => handlePipeResult(e, t.in, n)) : handlePipeResult(r, t.in, n);
				}
				let r = t.in._zod.run(e, n);
				return r instanceof Promise ? r.then((e) => handlePipeResult(e, t.out, n)) : handlePipeResult(r, t.out, n);
			};
		}), Hn = /*@__PURE__*/ $constructor("$ZodPreprocess", (e, t) => {
			Vn.init(e, t);
		}), Un = /*@__PURE__*/ $constructor("$ZodReadonly", (e, t) => {
			T.init(e, t), defineLazyInternal(e, "propValues", (e) => e.def.innerType._zod.propValues), defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), defineLazyInternal(e, "optin", (e) => e.def.innerType?._zod?.optin), defineLazyInternal(e, "optout", (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
				if (n.direction === "backward") return t.innerType._zod.run(e, n);
				let r = t.innerType._zod.run(e, n);
				return r instanceof Promise ? r.then(handleReadonlyResult) : handleReadonlyResult(r);
			};
		}), Wn = /*@__PURE__*/ $constructor("$ZodLazy", (e, t) => {
			T.init(e, t), defineLazy(e._zod, "innerType", () => {
				let e = t;
				return e._cachedInner ||= t.getter(), e._cachedInner;
			}), defineLazyInternal(e, "pattern", (e) => e.innerType?._zod?.pattern), defineLazyInternal(e, "propValues", (e) => e.innerType?._zod?.propValues), defineLazyInternal(e, "optin", (e) => e.innerType?._zod?.optin ?? void 0), defineLazyInternal(e, "optout", (e) => e.innerType?._zod?.optout ?? void 0), e._zod.parse = (t, n) => e._zod.innerType._zod.run(t, n);
		}), Gn = /*@__PURE__*/ $constructor("$ZodCustom", (e, t) => {
			w.init(e, t), T.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
				let r = n.value, i = t.fn(r);
				if (i instanceof Promise) return i.then((t) => handleRefineResult(t, n, r, e));
				handleRefineResult(i, n, r, e);
			};
		});
	})))();
}
// node_modules/zod/v4/core/memoizer.js
function isRef(e) {
	return typeof e == "object" && !!e;
}
function cloneIssues(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
function isRecursive(e, t, n) {
	let r = Jn.get(e);
	if (r !== void 0) return r ? k : D;
	if (t.has(e)) return k;
	t.add(e);
	let i = D, check = (e) => {
		if (i !== k && e?._zod) {
			let r = isRecursive(e, t, n);
			r > i && (i = r);
		}
	}, shape = (e, r) => {
		let i = D;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? O : o.value?._zod ? isRecursive(o.value, t, n) : D;
			s > i && (i = s);
		}
		return i;
	}, merge = (e) => {
		e > i && (i = e);
	}, a = e._zod.def;
	switch (a.type) {
		case "object": {
			let e = rawShape(a);
			merge(e ? shape(e, !0) : O), check(a.catchall);
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
			merge(r ? isRecursive(r, t, !1) : O);
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
	return t !== O && Jn.set(e, t === k), t;
}
function bucketFor(e, t) {
	let n = e.buckets.get(t);
	return n || (n = /* @__PURE__ */ new WeakMap(), e.buckets.set(t, n)), n;
}
function memoizer() {
	return Xn;
}
function isBackEdge(e, t) {
	let n = e[Kn]?.backEdges;
	return n !== void 0 && isRef(t) && n.has(t);
}
var $ZodCyclicError, Kn, qn, Jn, D, O, k, Yn, A, Xn;
function init_memoizer() {
	return (init_memoizer = e((() => {
		init_util(), $ZodCyclicError = class extends Error {
			constructor() {
				super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
			}
		}, Kn = "~memo", qn = [], Jn = /*@__PURE__*/ new WeakMap(), D = 0, O = 1, k = 2, A = [], Xn = {
			alloc(e, t, n) {
				let r = Yn;
				if (!r) return n;
				Yn = void 0;
				let i = {
					value: n,
					issues: null
				};
				return r.set(t.value, i), A.push(i), n;
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
							if (i === D) return e._zod.parse = t, e._zod.run === wrapped && (e._zod.run = t), t(o, s);
							i === k || r ? n = !0 : r = !0;
						}
						let c = o.value;
						if (!isRef(c)) return t(o, s);
						let l = s[Kn];
						l || (l = {
							buckets: /* @__PURE__ */ new WeakMap(),
							backEdges: void 0
						}, s[Kn] = l);
						let u;
						i === s ? u = a : (u = bucketFor(l, e), i = s, a = u);
						let d = u.get(c);
						if (d) return o.value = d.value, d.issues ? d.issues.length && o.issues.push(...cloneIssues(d.issues)) : (o.memo = !0, l.backEdges ?? (l.backEdges = /* @__PURE__ */ new WeakSet()), l.backEdges.add(d.value)), o;
						Yn = u;
						let f = A.length, p = t(o, s);
						Yn = void 0;
						let m = A.length > f ? A.pop() : void 0;
						return p instanceof Promise ? p.then((e) => (m && (m.issues = e.issues.length ? cloneIssues(e.issues) : qn), e)) : (m && (m.issues = p.issues.length ? cloneIssues(p.issues) : qn), p);
					};
					e._zod.parse = wrapped, e._zod.run === t && (e._zod.run = wrapped);
				});
			}
		};
	})))();
}
// node_modules/zod/v4/locales/en.js
function en_default() {
	return { localeError: error() };
}
var error;
function init_en() {
	return (init_en = e((() => {
		init_util(), error = () => {
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
	})))();
}
// node_modules/zod/v4/core/registries.js
function registry() {
	return new $ZodRegistry();
}
var Zn, $ZodRegistry, j;
function init_registries() {
	return (init_registries = e((() => {
		$ZodRegistry = class {
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
		}, (Zn = globalThis).__zod_globalRegistry ?? (Zn.__zod_globalRegistry = registry()), j = globalThis.__zod_globalRegistry;
	})))();
}
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
	return new wt({
		check: "less_than",
		...normalizeParams(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(e, t) {
	return new wt({
		check: "less_than",
		...normalizeParams(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(e, t) {
	return new Tt({
		check: "greater_than",
		...normalizeParams(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(e, t) {
	return new Tt({
		check: "greater_than",
		...normalizeParams(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(e, t) {
	return new Et({
		check: "multiple_of",
		...normalizeParams(t),
		value: e
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(e, t) {
	return new Ot({
		check: "max_length",
		...normalizeParams(t),
		maximum: e
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(e, t) {
	return new kt({
		check: "min_length",
		...normalizeParams(t),
		minimum: e
	});
}
// @__NO_SIDE_EFFECTS__
function _length(e, t) {
	return new At({
		check: "length_equals",
		...normalizeParams(t),
		length: e
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(e, t) {
	return new Mt({
		check: "string_format",
		format: "regex",
		...normalizeParams(t),
		pattern: e
	});
}
// @__NO_SIDE_EFFECTS__
function _lowercase(e) {
	return new Nt({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(e)
	});
}
// @__NO_SIDE_EFFECTS__
function _uppercase(e) {
	return new Pt({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(e)
	});
}
// @__NO_SIDE_EFFECTS__
function _includes(e, t) {
	return new Ft({
		check: "string_format",
		format: "includes",
		...normalizeParams(t),
		includes: e
	});
}
// @__NO_SIDE_EFFECTS__
function _startsWith(e, t) {
	return new It({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(t),
		prefix: e
	});
}
// @__NO_SIDE_EFFECTS__
function _endsWith(e, t) {
	return new Lt({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(t),
		suffix: e
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(e) {
	return new Rt({
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
	let n = new w({
		check: "custom",
		...normalizeParams(t)
	});
	return n._zod.check = e, n;
}
function init_api() {
	return (init_api = e((() => {
		init_checks(), init_util();
	})))();
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
		metadataRegistry: e?.metadata ?? j,
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
function undeclaredConstraint(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != "object" || !t ? null : Object.keys(t).length ? t : null;
}
function foldObjects(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != "object" || n.type !== "object") return null;
		for (let e in n) if (!Qn.has(e)) return null;
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
	for (let t of Qn) if (t in e) return;
	let n = t.filter((e) => $n.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = foldObjects(t);
	else {
		let e = n[0], i = $n.find((t) => Array.isArray(e[t]));
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
var Qn, $n, createToJSONSchemaMethod, createStandardJSONSchemaMethod;
function init_to_json_schema() {
	return (init_to_json_schema = e((() => {
		init_registries(), init_util(), Qn = /* @__PURE__ */ new Set([
			"type",
			"properties",
			"required",
			"additionalProperties"
		]), $n = ["oneOf", "anyOf"], createToJSONSchemaMethod = (e, t = {}) => (n) => {
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
		};
	})))();
}
// node_modules/zod/v4/core/json-schema-processors.js
function aggregateChecks(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has("$ZodCheck") ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) er[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && narrowMin(t, "minimum", i.minimum), i.exclusiveMinimum !== void 0 && narrowMin(t, "exclusiveMinimum", i.exclusiveMinimum), i.maximum !== void 0 && narrowMax(t, "maximum", i.maximum), i.exclusiveMaximum !== void 0 && narrowMax(t, "exclusiveMaximum", i.exclusiveMaximum), i.multipleOf !== void 0 && addDivisor(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes("int") && (t.isInt = !0)), i.mime && intersectMime(t, i.mime);
	for (let e of i.patterns ?? []) addPattern(t, e);
	return t;
}
function inputOptin(e) {
	let t = e._zod.def;
	return t.type === "pipe" && t.in._zod.traits.has("$ZodTransform") ? inputOptin(t.out) : t.type === "catch" ? inputOptin(t.innerType) : e._zod.optin;
}
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
	return p.enum ? p.enum = p.enum.map((e) => typeof e == "number" ? String(e) : e) : typeof p.const == "number" && (p.const = String(p.const)), i && (p.type = "string", a || (p.pattern = (r.includes("number") ? vt : _t).source)), p;
}
function rewriteKeyNames(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
	let n = /* @__PURE__ */ new Map();
	for (let r of rr.get(e) ?? []) {
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
function serializeDefaultValue(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == "bigint" ? (a = !0, null) : t);
	return a ? (handleUnrepresentable(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema"), ir) : JSON.parse(o);
}
function toJSONSchema(e, t) {
	if ("_idmap" in e) {
		let n = e, r = initializeContext({
			...t,
			processors: ar
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
		processors: ar
	});
	return processSchema(e, n), extractDefs(n, e), finalize(n, e);
}
var narrowMin, narrowMax, narrowBoth, addDivisor, addPattern, intersectMime, setFormat, minContributor, maxContributor, formatContributor, er, tr, nr, exactPattern, stringProcessor, numberProcessor, booleanProcessor, bigintProcessor, symbolProcessor, nullProcessor, undefinedProcessor, voidProcessor, neverProcessor, anyProcessor, unknownProcessor, dateProcessor, enumProcessor, literalProcessor, nanProcessor, templateLiteralProcessor, fileProcessor, successProcessor, customProcessor, functionProcessor, transformProcessor, mapProcessor, setProcessor, arrayProcessor, objectProcessor, unionProcessor, intersectionProcessor, tupleProcessor, rr, recordProcessor, nullableProcessor, nonoptionalProcessor, ir, defaultProcessor, prefaultProcessor, catchProcessor, pipeProcessor, readonlyProcessor, promiseProcessor, optionalProcessor, lazyProcessor, ar;
function init_json_schema_processors() {
	return (init_json_schema_processors = e((() => {
		init_regexes(), init_schemas(), init_to_json_schema(), init_util(), narrowMin = (e, t, n) => {
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
		}, er = {
			greater_than: (e, t) => narrowMin(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
			less_than: (e, t) => narrowMax(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
			multiple_of: (e, t) => addDivisor(e, t.value),
			number_format: formatContributor(ke),
			bigint_format: formatContributor(Ae),
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
		}, tr = {
			guid: "uuid",
			url: "uri",
			datetime: "date-time",
			json_string: "json-string",
			regex: ""
		}, nr = /* @__PURE__ */ new Map([[ln, ut], [dn, dt]]), exactPattern = (e) => nr.get(e) ?? e, stringProcessor = (e, t, n, r) => {
			let i = n;
			i.type = "string";
			let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = aggregateChecks(e);
			if (typeof a == "number" && (i.minLength = a), typeof o == "number" && (i.maxLength = o), s && (i.format = tr[s] ?? s, i.format === "" && delete i.format, (s === "time" || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
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
		}, objectProcessor = (e, t, n, r) => {
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
		}, rr = /* @__PURE__ */ new WeakMap(), recordProcessor = (e, t, n, r) => {
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
					let n = rr.get(t);
					n || (n = [], rr.set(t, n), t.deferred.push(() => rewriteKeyNames(t))), n.push(e);
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
		}, ir = Symbol(), defaultProcessor = (e, t, n, r) => {
			let i = e._zod.def;
			processSchema(i.innerType, t, r);
			let a = t.seen.get(e);
			a.ref = i.innerType;
			let o = serializeDefaultValue(i.defaultValue, e, t, n, r);
			o !== ir && (n.default = o);
		}, prefaultProcessor = (e, t, n, r) => {
			let i = e._zod.def;
			processSchema(i.innerType, t, r);
			let a = t.seen.get(e);
			if (a.ref = i.innerType, t.io !== "input") return;
			let o = serializeDefaultValue(i.defaultValue, e, t, n, r);
			o !== ir && (n._prefault = o);
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
		}, ar = {
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
	})))();
}
// node_modules/zod/v4/classic/errors.js
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
var or, initializer, M;
function init_errors$1() {
	return (init_errors$1 = e((() => {
		init_errors(), init_core(), init_util(), or = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]), initializer = (e, t) => {
			He.init(e, t), e.name = "ZodError";
			let n = Object.getPrototypeOf(e);
			or.has(n) || (or.add(n), _lazyMethod(n, "format", (e) => (t) => formatError(e, t)), _lazyMethod(n, "flatten", (e) => (t) => flattenError(e, t)), _lazyMethod(n, "addIssue", (e) => (t) => {
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
		}, M = /*@__PURE__*/ $constructor("ZodError", initializer, void 0, { Parent: Error });
	})))();
}
// node_modules/zod/v4/classic/parse.js
var sr, cr, lr, ur, dr, fr, pr, mr, hr, gr, _r, vr;
function init_parse$1() {
	return (init_parse$1 = e((() => {
		init_parse(), init_errors$1(), sr = /* @__PURE__ */ _parse(M), cr = /* @__PURE__ */ _parseAsync(M), lr = /* @__PURE__ */ _safeParse(M), ur = /* @__PURE__ */ _safeParseAsync(M), dr = /* @__PURE__ */ _encode(M), fr = /* @__PURE__ */ _decode(M), pr = /* @__PURE__ */ _encodeAsync(M), mr = /* @__PURE__ */ _decodeAsync(M), hr = /* @__PURE__ */ _safeEncode(M), gr = /* @__PURE__ */ _safeDecode(M), _r = /* @__PURE__ */ _safeEncodeAsync(M), vr = /* @__PURE__ */ _safeDecodeAsync(M);
	})))();
}
// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	C.localeError || config(en_default());
}
function _ensureDefaultMemoizer() {
	C.memoizer || config({ memoizer: memoizer() });
}
function string(e) {
	return /* @__PURE__ */ _string(br, e);
}
function url(e) {
	return /* @__PURE__ */ _url(Dr, e);
}
function number$1(e) {
	return /* @__PURE__ */ _number(Ur, e);
}
function int(e) {
	return /* @__PURE__ */ _int(Wr, e);
}
function boolean(e) {
	return /* @__PURE__ */ _boolean(Gr, e);
}
function _null(e) {
	return /* @__PURE__ */ _null$1(Kr, e);
}
function unknown() {
	return /* @__PURE__ */ _unknown(qr);
}
function never(e) {
	return /* @__PURE__ */ _never(Jr, e);
}
function array(e, t) {
	return /* @__PURE__ */ _array(Yr, e, t);
}
function object(e, t) {
	let n = {
		type: "object",
		shape: e ?? {},
		...normalizeParams(t)
	};
	return new I(n);
}
function strictObject(e, t) {
	return new I({
		type: "object",
		shape: e,
		catchall: never(),
		...normalizeParams(t)
	});
}
function looseObject(e, t) {
	return new I({
		type: "object",
		shape: e,
		catchall: unknown(),
		...normalizeParams(t)
	});
}
function union(e, t) {
	return new Xr({
		type: "union",
		options: e,
		...normalizeParams(t)
	});
}
function discriminatedUnion(e, t, n) {
	return new Zr({
		type: "union",
		options: t,
		discriminator: e,
		...normalizeParams(n)
	});
}
function intersection(e, t) {
	return new Qr({
		type: "intersection",
		left: e,
		right: t
	});
}
function tuple(e, t, n) {
	let r = t instanceof T;
	return new $r({
		type: "tuple",
		items: e,
		rest: r ? t : null,
		...normalizeParams(r ? n : t)
	});
}
function record$1(e, t, n) {
	return !t || !t._zod ? new ei({
		type: "record",
		keyType: string(),
		valueType: e,
		...normalizeParams(t)
	}) : new ei({
		type: "record",
		keyType: e,
		valueType: t,
		...normalizeParams(n)
	});
}
function partialRecord(e, t, n) {
	return new ei({
		type: "record",
		keyType: e,
		valueType: t,
		...normalizeParams(n),
		partial: !0
	});
}
function _enum(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new ti({
		type: "enum",
		entries: n,
		...normalizeParams(t)
	});
}
function literal(e, t) {
	return new ni({
		type: "literal",
		values: Array.isArray(e) ? e : [e],
		...normalizeParams(t)
	});
}
function transform(e) {
	return new ri({
		type: "transform",
		transform: e
	});
}
function optional$1(e) {
	return new ii({
		type: "optional",
		innerType: e
	});
}
function exactOptional(e) {
	return new ai({
		type: "optional",
		innerType: e
	});
}
function nullable(e) {
	return new oi({
		type: "nullable",
		innerType: e
	});
}
function _default(e, t) {
	return new si({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : shallowClone(t);
		}
	});
}
function prefault(e, t) {
	return new ci({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : shallowClone(t);
		}
	});
}
function nonoptional(e, t) {
	return new li({
		type: "nonoptional",
		innerType: e,
		...normalizeParams(t)
	});
}
function _catch(e, t) {
	return new ui({
		type: "catch",
		innerType: e,
		catchValue: typeof t == "function" ? t : constantCatch(t)
	});
}
function pipe(e, t) {
	return new di({
		type: "pipe",
		in: e,
		out: t
	});
}
function readonly(e) {
	return new pi({
		type: "readonly",
		innerType: e
	});
}
function lazy(e) {
	return new mi({
		type: "lazy",
		getter: e
	});
}
function custom(e, t) {
	return /* @__PURE__ */ _custom(hi, e ?? (() => !0), t);
}
function refine(e, t = {}) {
	return /* @__PURE__ */ _refine(hi, e, t);
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
		record$1(string(), t)
	]));
	return t;
}
function preprocess(e, t) {
	return new fi({
		type: "pipe",
		in: transform(e),
		out: t
	});
}
var N, yr, br, P, xr, Sr, Cr, wr, Tr, Er, F, Dr, Or, kr, Ar, jr, Mr, Nr, Pr, Fr, Ir, Lr, Rr, zr, Br, Vr, Hr, Ur, Wr, Gr, Kr, qr, Jr, Yr, I, Xr, Zr, Qr, $r, ei, ti, ni, ri, ii, ai, oi, si, ci, li, ui, di, fi, pi, mi, hi;
function init_schemas$1() {
	return (init_schemas$1 = e((() => {
		init_core(), init_memoizer(), init_schemas(), init_util(), init_registries(), init_api(), init_json_schema_processors(), init_to_json_schema(), init_en(), init_parse$1(), N = /*@__PURE__*/ $constructor("ZodType", (e, t) => (_ensureDefaultLocale(), T.init(e, t), e.def = t, e.type = t.type, e), {
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
				return j.add(t, { description: e }), t;
			},
			meta(...e) {
				if (e.length === 0) return j.get(this);
				let t = this.clone();
				return j.add(t, e[0]), t;
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
				return sr(this, e, t, { callee: _parse });
			},
			parseAsync: async function _parseAsync(e, t) {
				return await cr(this, e, t, { callee: _parseAsync });
			},
			safeParse(e, t) {
				return lr(this, e, t);
			},
			async safeParseAsync(e, t) {
				return ur(this, e, t);
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
				return dr(this, e, t, { callee: _encode });
			},
			decode: function _decode(e, t) {
				return fr(this, e, t, { callee: _decode });
			},
			encodeAsync: async function _encodeAsync(e, t) {
				return await pr(this, e, t, { callee: _encodeAsync });
			},
			decodeAsync: async function _decodeAsync(e, t) {
				return await mr(this, e, t, { callee: _decodeAsync });
			},
			safeEncode(e, t) {
				return hr(this, e, t);
			},
			safeDecode(e, t) {
				return gr(this, e, t);
			},
			async safeEncodeAsync(e, t) {
				return _r(this, e, t);
			},
			async safeDecodeAsync(e, t) {
				return vr(this, e, t);
			},
			toJSONSchema(e) {
				return createToJSONSchemaMethod(this, {})(e);
			},
			get description() {
				return j.get(this)?.description;
			},
			get _def() {
				return this._zod.def;
			}
		}), yr = /*@__PURE__*/ $constructor("_ZodString", (e, t) => {
			Bt.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => stringProcessor(e, t, n, r);
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
		})), br = /*@__PURE__*/ $constructor("ZodString", (e, t) => {
			Bt.init(e, t), yr.init(e, t);
		}, {
			email(e) {
				return this.check(/* @__PURE__ */ _email(Tr, e));
			},
			url(e) {
				return this.check(/* @__PURE__ */ _url(Dr, e));
			},
			jwt(e) {
				return this.check(/* @__PURE__ */ _jwt(Hr, e));
			},
			emoji(e) {
				return this.check(/* @__PURE__ */ _emoji(Or, e));
			},
			guid(e) {
				return this.check(/* @__PURE__ */ _guid(Er, e));
			},
			uuid(e) {
				return this.check(/* @__PURE__ */ _uuid(F, e));
			},
			uuidv4(e) {
				return this.check(/* @__PURE__ */ _uuidv4(F, e));
			},
			uuidv6(e) {
				return this.check(/* @__PURE__ */ _uuidv6(F, e));
			},
			uuidv7(e) {
				return this.check(/* @__PURE__ */ _uuidv7(F, e));
			},
			nanoid(e) {
				return this.check(/* @__PURE__ */ _nanoid(kr, e));
			},
			cuid(e) {
				return this.check(/* @__PURE__ */ _cuid(Ar, e));
			},
			cuid2(e) {
				return this.check(/* @__PURE__ */ _cuid2(jr, e));
			},
			ulid(e) {
				return this.check(/* @__PURE__ */ _ulid(Mr, e));
			},
			base64(e) {
				return this.check(/* @__PURE__ */ _base64(zr, e));
			},
			base64url(e) {
				return this.check(/* @__PURE__ */ _base64url(Br, e));
			},
			xid(e) {
				return this.check(/* @__PURE__ */ _xid(Nr, e));
			},
			ksuid(e) {
				return this.check(/* @__PURE__ */ _ksuid(Pr, e));
			},
			ipv4(e) {
				return this.check(/* @__PURE__ */ _ipv4(Fr, e));
			},
			ipv6(e) {
				return this.check(/* @__PURE__ */ _ipv6(Ir, e));
			},
			cidrv4(e) {
				return this.check(/* @__PURE__ */ _cidrv4(Lr, e));
			},
			cidrv6(e) {
				return this.check(/* @__PURE__ */ _cidrv6(Rr, e));
			},
			e164(e) {
				return this.check(/* @__PURE__ */ _e164(Vr, e));
			},
			datetime(e) {
				return this.check(/* @__PURE__ */ _isoDateTime(xr, e));
			},
			date(e) {
				return this.check(/* @__PURE__ */ _isoDate(Sr, e));
			},
			time(e) {
				return this.check(/* @__PURE__ */ _isoTime(Cr, e));
			},
			duration(e) {
				return this.check(/* @__PURE__ */ _isoDuration(wr, e));
			}
		}), P = /*@__PURE__*/ $constructor("ZodStringFormat", (e, t) => {
			E.init(e, t), yr.init(e, t);
		}), xr = /*@__PURE__*/ $constructor("ZodISODateTime", (e, t) => {
			$t.init(e, t), P.init(e, t);
		}), Sr = /*@__PURE__*/ $constructor("ZodISODate", (e, t) => {
			en.init(e, t), P.init(e, t);
		}), Cr = /*@__PURE__*/ $constructor("ZodISOTime", (e, t) => {
			tn.init(e, t), P.init(e, t);
		}), wr = /*@__PURE__*/ $constructor("ZodISODuration", (e, t) => {
			nn.init(e, t), P.init(e, t);
		}), Tr = /*@__PURE__*/ $constructor("ZodEmail", (e, t) => {
			Ut.init(e, t), P.init(e, t);
		}), Er = /*@__PURE__*/ $constructor("ZodGUID", (e, t) => {
			Vt.init(e, t), P.init(e, t);
		}), F = /*@__PURE__*/ $constructor("ZodUUID", (e, t) => {
			Ht.init(e, t), P.init(e, t);
		}), Dr = /*@__PURE__*/ $constructor("ZodURL", (e, t) => {
			Gt.init(e, t), P.init(e, t);
		}), Or = /*@__PURE__*/ $constructor("ZodEmoji", (e, t) => {
			Kt.init(e, t), P.init(e, t);
		}), kr = /*@__PURE__*/ $constructor("ZodNanoID", (e, t) => {
			qt.init(e, t), P.init(e, t);
		}), Ar = /*@__PURE__*/ $constructor("ZodCUID", (e, t) => {
			Jt.init(e, t), P.init(e, t);
		}), jr = /*@__PURE__*/ $constructor("ZodCUID2", (e, t) => {
			Yt.init(e, t), P.init(e, t);
		}), Mr = /*@__PURE__*/ $constructor("ZodULID", (e, t) => {
			Xt.init(e, t), P.init(e, t);
		}), Nr = /*@__PURE__*/ $constructor("ZodXID", (e, t) => {
			Zt.init(e, t), P.init(e, t);
		}), Pr = /*@__PURE__*/ $constructor("ZodKSUID", (e, t) => {
			Qt.init(e, t), P.init(e, t);
		}), Fr = /*@__PURE__*/ $constructor("ZodIPv4", (e, t) => {
			rn.init(e, t), P.init(e, t);
		}), Ir = /*@__PURE__*/ $constructor("ZodIPv6", (e, t) => {
			on.init(e, t), P.init(e, t);
		}), Lr = /*@__PURE__*/ $constructor("ZodCIDRv4", (e, t) => {
			sn.init(e, t), P.init(e, t);
		}), Rr = /*@__PURE__*/ $constructor("ZodCIDRv6", (e, t) => {
			cn.init(e, t), P.init(e, t);
		}), zr = /*@__PURE__*/ $constructor("ZodBase64", (e, t) => {
			un.init(e, t), P.init(e, t);
		}), Br = /*@__PURE__*/ $constructor("ZodBase64URL", (e, t) => {
			pn.init(e, t), P.init(e, t);
		}), Vr = /*@__PURE__*/ $constructor("ZodE164", (e, t) => {
			mn.init(e, t), P.init(e, t);
		}), Hr = /*@__PURE__*/ $constructor("ZodJWT", (e, t) => {
			hn.init(e, t), P.init(e, t);
		}), Ur = /*@__PURE__*/ $constructor("ZodNumber", (e, t) => {
			gn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => numberProcessor(e, t, n, r), e.isFinite = !0;
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
		})), Wr = /*@__PURE__*/ $constructor("ZodNumberFormat", (e, t) => {
			_n.init(e, t), Ur.init(e, t);
		}), Gr = /*@__PURE__*/ $constructor("ZodBoolean", (e, t) => {
			vn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => booleanProcessor(e, t, n, r);
		}), Kr = /*@__PURE__*/ $constructor("ZodNull", (e, t) => {
			yn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => nullProcessor(e, t, n, r);
		}), qr = /*@__PURE__*/ $constructor("ZodUnknown", (e, t) => {
			bn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => unknownProcessor(e, t, n, r);
		}), Jr = /*@__PURE__*/ $constructor("ZodNever", (e, t) => {
			xn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => neverProcessor(e, t, n, r);
		}), Yr = /*@__PURE__*/ $constructor("ZodArray", (e, t) => {
			_ensureDefaultMemoizer(), Sn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => arrayProcessor(e, t, n, r), e.element = t.element;
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
		}), I = /*@__PURE__*/ $constructor("ZodObject", (e, t) => {
			_ensureDefaultMemoizer(), Tn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => objectProcessor(e, t, n, r), installLazyProp(e, "shape", (e) => e._zod.def.shape, !1);
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
				return partial(ii, this, e[0]);
			},
			exactPartial(...e) {
				return partial(ai, this, e[0], "exactPartial");
			},
			required(...e) {
				return required(li, this, e[0]);
			}
		}), Xr = /*@__PURE__*/ $constructor("ZodUnion", (e, t) => {
			En.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => unionProcessor(e, t, n, r), e.options = t.options;
		}), Zr = /*@__PURE__*/ $constructor("ZodDiscriminatedUnion", (e, t) => {
			Xr.init(e, t), Dn.init(e, t);
		}), Qr = /*@__PURE__*/ $constructor("ZodIntersection", (e, t) => {
			On.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => intersectionProcessor(e, t, n, r);
		}), $r = /*@__PURE__*/ $constructor("ZodTuple", (e, t) => {
			_ensureDefaultMemoizer(), kn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => tupleProcessor(e, t, n, r);
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
					items: e.items.map((e) => new ii({
						type: "optional",
						innerType: e
					}))
				});
			}
		}), ei = /*@__PURE__*/ $constructor("ZodRecord", (e, t) => {
			_ensureDefaultMemoizer(), An.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => recordProcessor(e, t, n, r), e.keyType = t.keyType, e.valueType = t.valueType;
		}), ti = /*@__PURE__*/ $constructor("ZodEnum", (e, t) => {
			jn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => enumProcessor(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
			let n = new Set(Object.keys(t.entries));
			e.extract = (e, r) => {
				let i = {};
				for (let r of e) if (n.has(r)) i[r] = t.entries[r];
				else throw Error(`Key ${r} not found in enum`);
				return new ti({
					...t,
					checks: [],
					...normalizeParams(r),
					entries: i
				});
			}, e.exclude = (e, r) => {
				let i = { ...t.entries };
				for (let t of e) if (n.has(t)) delete i[t];
				else throw Error(`Key ${t} not found in enum`);
				return new ti({
					...t,
					checks: [],
					...normalizeParams(r),
					entries: i
				});
			};
		}), ni = /*@__PURE__*/ $constructor("ZodLiteral", (e, t) => {
			Mn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => literalProcessor(e, t, n, r), e.values = new Set(t.values), Object.defineProperty(e, "value", { get() {
				if (t.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
				return t.values[0];
			} });
		}), ri = /*@__PURE__*/ $constructor("ZodTransform", (e, t) => {
			_ensureDefaultMemoizer(), Nn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => transformProcessor(e, t, n, r), e._zod.parse = (n, r) => {
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
		}), ii = /*@__PURE__*/ $constructor("ZodOptional", (e, t) => {
			Pn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => optionalProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
		}), ai = /*@__PURE__*/ $constructor("ZodExactOptional", (e, t) => {
			Fn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => optionalProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
		}), oi = /*@__PURE__*/ $constructor("ZodNullable", (e, t) => {
			In.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => nullableProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
		}), si = /*@__PURE__*/ $constructor("ZodDefault", (e, t) => {
			Ln.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => defaultProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
		}), ci = /*@__PURE__*/ $constructor("ZodPrefault", (e, t) => {
			Rn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => prefaultProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
		}), li = /*@__PURE__*/ $constructor("ZodNonOptional", (e, t) => {
			zn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => nonoptionalProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
		}), ui = /*@__PURE__*/ $constructor("ZodCatch", (e, t) => {
			Bn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => catchProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
		}), di = /*@__PURE__*/ $constructor("ZodPipe", (e, t) => {
			Vn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => pipeProcessor(e, t, n, r), e.in = t.in, e.out = t.out;
		}), fi = /*@__PURE__*/ $constructor("ZodPreprocess", (e, t) => {
			di.init(e, t), Hn.init(e, t);
		}), pi = /*@__PURE__*/ $constructor("ZodReadonly", (e, t) => {
			Un.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => readonlyProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
		}), mi = /*@__PURE__*/ $constructor("ZodLazy", (e, t) => {
			Wn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => lazyProcessor(e, t, n, r), e.unwrap = () => e._zod.def.getter();
		}), hi = /*@__PURE__*/ $constructor("ZodCustom", (e, t) => {
			Gn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => customProcessor(e, t, n, r);
		});
	})))();
}
// node_modules/zod/v4/classic/iso.js
function datetime(e) {
	return /* @__PURE__ */ _isoDateTime(xr, e);
}
function date(e) {
	return /* @__PURE__ */ _isoDate(Sr, e);
}
function init_iso() {
	return (init_iso = e((() => {
		init_api(), init_schemas$1();
	})))();
}
// node_modules/zod/v4/classic/coerce.js
function number(e) {
	return /* @__PURE__ */ _coercedNumber(Ur, e);
}
function init_coerce() {
	return (init_coerce = e((() => {
		init_api(), init_schemas$1();
	})))();
}
// src/core/schema/duration.ts
function durationMs(e) {
	if (typeof e == "number") return e;
	let t = _i.exec(e), n = t?.[2];
	return !t || n !== "ms" && n !== "s" && n !== "m" && n !== "h" && n !== "d" ? NaN : Number(t[1]) * gi[n];
}
function formatDuration(e) {
	return Number.isSafeInteger(e) ? e % 1e3 == 0 ? `${e / 1e3}s` : `${e}ms` : e;
}
var gi, _i, vi;
function init_duration() {
	return (init_duration = e((() => {
		init_schemas$1(), gi = {
			ms: 1,
			s: 1e3,
			m: 6e4,
			h: 36e5,
			d: 864e5
		}, _i = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/, vi = union([number$1().nonnegative(), string().regex(_i, "a duration such as 60s")]).transform(durationMs);
	})))();
}
// src/core/schema/effect.ts
var yi, bi;
function init_effect() {
	return (init_effect = e((() => {
		init_schemas$1(), yi = _enum([
			"pure",
			"read",
			"write"
		]), bi = record$1(string(), yi);
	})))();
}
// src/core/schema/json.ts
var L, xi;
function init_json() {
	return (init_json = e((() => {
		init_schemas$1(), L = custom((e) => e !== void 0), xi = custom((e) => typeof e == "object" && !!e && !Array.isArray(e), "expected an object");
	})))();
}
// src/core/schema/matcher.ts
var Si, Ci;
function init_matcher() {
	return (init_matcher = e((() => {
		init_schemas$1(), init_json(), Si = union([
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
			strictObject({ $one_of: array(L).min(1) }),
			strictObject({
				$near: number$1(),
				$by: number$1().nonnegative()
			})
		]), Ci = _enum([
			"exact",
			"subset",
			"ignore"
		]);
	})))();
}
// src/core/schema/case.ts
var wi, Ti, Ei, Di, Oi, ki, Ai, ji, Mi, Ni, Pi, Fi;
function init_case() {
	return (init_case = e((() => {
		init_schemas$1(), init_iso(), init_duration(), init_effect(), init_json(), init_matcher(), wi = _enum([
			"open",
			"guard",
			"quarantined",
			"retired"
		]), Ti = string().regex(/^[a-z0-9](?:[a-z0-9-]{0,56}[a-z0-9])?$/, "lower-case letters, digits and dashes"), Ei = _enum([
			"fixtures",
			"static",
			"simulate",
			"deny",
			"live"
		]), Di = _enum([
			"recorded",
			"recorded-until-divergence",
			"live"
		]), Oi = union([Ci, looseObject({
			args: Ci.optional(),
			ignore: array(string()).optional().describe("JSON Pointers into the arguments that do not count")
		})]), ki = looseObject({
			model: Di.optional().describe("absent: recorded-until-divergence where fixtures/model.json exists, else live"),
			tools: union([Ei, record$1(string(), Ei)]).default("fixtures").describe("one mode for all tools, or a mode by tool (`default` for the others)"),
			on_read_miss: _enum(["fail", "tool-error"]).default("fail"),
			on_write_miss: _enum(["simulate", "fail"]).default("simulate"),
			match: looseObject({
				args: Ci.default("exact"),
				ignore: array(string()).default([]).describe("JSON Pointers: into the arguments of tools, what does not count; into a model's request, texts whose dates, times, ids and paths do not count"),
				tools: record$1(string(), Oi).default({})
			}).prefault({}),
			attempts: union([literal("auto"), number$1().int().min(1).max(1e3)]).default("auto"),
			timeout: vi.optional(),
			demand: _enum(["model_call"]).optional()
		}), Ai = looseObject({
			input: array(looseObject({
				role: string(),
				content: L
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
			context: xi.default({})
		}), ji = looseObject({
			owner: string(),
			reason: string(),
			until: date()
		}), Mi = looseObject({
			assertion: string(),
			verdict: _enum(["pass", "fail"]),
			by: string(),
			at: string(),
			note: string().optional(),
			output_hash: string().optional()
		}), Ni = looseObject({
			count: number$1().int().min(1),
			first: string().optional(),
			last: string().optional(),
			runs: array(string()).optional()
		}), Pi = looseObject({
			version: literal(1),
			id: Ti,
			title: string().min(1).max(200),
			state: wi.default("open"),
			source: looseObject({
				run_id: string(),
				fingerprint: string().optional(),
				captured_at: string().optional(),
				url: string().optional(),
				rate: string().regex(/^\d+\/\d+$/).optional(),
				seen: Ni.optional(),
				redaction: int().positive().optional()
			}).optional(),
			runner: string().optional(),
			agent: string().optional(),
			tags: array(string()).default([]),
			effects: bi.default({}),
			terminal_tools: array(string()).optional(),
			scenario: Ai.prefault({}),
			replay: ki.prefault({}),
			quarantine: ji.optional(),
			tolerated_rate: number$1().min(0).lt(1, "below 1: a guard that may always fail guards nothing").optional(),
			reviews: array(Mi).default([]),
			weak: boolean().optional().describe("true: an agent that does nothing would pass too, and nothing better can be asserted; needs weak_reason"),
			weak_reason: string().optional().describe("why nothing better can be asserted")
		}), Fi = [
			"case.yaml",
			"source-trace.json",
			"fixtures/tools.json",
			"fixtures/model.json",
			"notes.md"
		];
	})))();
}
// src/core/schema/attempt-result.ts
var Ii, R, z, Li, Ri, zi, Bi, B, Vi;
function init_attempt_result() {
	return (init_attempt_result = e((() => {
		init_schemas$1(), init_json(), Ii = strictObject({
			check: string(),
			kind: string(),
			outcome: _enum([
				"pass",
				"fail",
				"needs_human"
			]),
			unseen: boolean().optional(),
			message: string(),
			expected: L.optional(),
			observed: L.optional(),
			nearest: L.optional(),
			decided_by: string().optional()
		}), R = _enum([
			"reproduced",
			"fixed",
			"changed",
			"inconclusive",
			"error"
		]), z = number$1().int().nonnegative(), Li = strictObject({
			kind: _enum([
				"tool",
				"model",
				"user_turn",
				"key",
				"provider"
			]),
			tool: string().optional(),
			args: L.optional(),
			nearest: L.optional(),
			differs_at: string().optional(),
			rule: string().optional(),
			recorded: string().optional(),
			asked: string().optional(),
			remedy: string().optional(),
			message: string()
		}), Ri = strictObject({
			tool: string(),
			args: L,
			source: string(),
			age_ms: number$1().nonnegative()
		}), zi = strictObject({
			basis: _enum([
				"observed",
				"reported",
				"not observed"
			]),
			isolated: boolean(),
			served: z,
			simulated: z,
			missed: z,
			blocked: z,
			live: z,
			uncontrolled: z,
			unconsumed: z,
			text_errors: z.optional(),
			declined: z.optional(),
			user: _enum(["command", "model"]).optional()
		}), Bi = strictObject({
			index: z,
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
			recorded: L.optional(),
			replayed: L.optional()
		}), B = strictObject({
			usd: number$1().nonnegative(),
			tokens: z
		}), Vi = strictObject({
			attempt: z,
			verdict: R,
			reason: string(),
			signatures: array(Ii),
			assertions: array(Ii),
			counts: zi,
			misses: array(Li),
			first_difference: Bi.optional(),
			leans_on_simulated: array(string()),
			leans_on_pooled: array(Ri).optional(),
			duration_ms: number$1().nonnegative(),
			steps: z.optional(),
			tokens: z.optional(),
			exit: strictObject({
				code: number$1().nullable(),
				signal: string().nullable(),
				timed_out: boolean()
			}).optional(),
			spend: B.optional(),
			judge_spend: B.optional(),
			stderr: array(string()).max(8).optional(),
			wrote: array(strictObject({
				path: string(),
				what: string()
			})).optional()
		});
	})))();
}
// src/core/schema/result.ts
var V, Hi, Ui, Wi, Gi, Ki, qi, H, Ji, Yi, Xi;
function init_result() {
	return (init_result = e((() => {
		init_schemas$1(), init_case(), init_attempt_result(), V = _enum([
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
		]), Hi = strictObject({
			reproduced: z.max(4),
			not_held: z.max(4)
		}), Ui = strictObject({
			head: Hi,
			base: Hi.optional()
		}), Wi = _enum([
			"proven",
			"no worse",
			"tolerated",
			"no evidence",
			"out of reach",
			"blocks used up",
			"provider",
			"budget",
			"interrupted"
		]), Gi = strictObject({
			question: _enum(["worse", "fixed"]),
			blocks: array(Ui),
			identity: string().regex(/^[0-9a-f]{64}$/).optional(),
			earlier: array(array(Ui)).optional(),
			head: partialRecord(R, z),
			base: partialRecord(R, z),
			tolerated: number$1().min(0).lt(1),
			compared: boolean(),
			end: Wi,
			spend: B.optional()
		}), Ki = strictObject({
			low: number$1(),
			high: number$1()
		}), qi = strictObject({
			case_id: string(),
			title: string(),
			path: string(),
			state: wi,
			verdict: R,
			standing: V,
			reason: string(),
			blocks: boolean(),
			base: strictObject({
				verdict: R,
				reason: string()
			}).optional(),
			rate: strictObject({
				reproduced: z,
				of: z,
				interval: Ki
			}),
			attempts_needed: z.optional(),
			live_model: boolean(),
			live_because: string().optional(),
			trial: Gi.optional(),
			weak: string().optional(),
			altered: array(string()).optional(),
			not_exercised: array(string()).optional(),
			attempts: array(Vi),
			commands: strictObject({
				reproduce: string(),
				add_recordings: string().optional(),
				guard: string().optional()
			}),
			lines: record$1(string(), number$1().int()).optional(),
			duration_ms: number$1().nonnegative()
		}), H = [
			"cost",
			"tokens",
			"steps",
			"time"
		], Ji = strictObject({
			base: number$1().nonnegative(),
			head: number$1().nonnegative(),
			change: number$1(),
			interval: Ki
		}), Yi = strictObject({
			base: string(),
			cases: z,
			figures: partialRecord(_enum(H), Ji),
			allowed: number$1().nonnegative().optional(),
			exceeded: array(_enum(H)).optional()
		}), Xi = strictObject({
			version: literal(1),
			summary: strictObject({
				total: z,
				standings: partialRecord(V, z),
				weak: z.optional(),
				verdicts: partialRecord(R, z),
				blocking: z,
				fail_on: array(V),
				ok: boolean(),
				headline: string(),
				spend: B.optional(),
				judge_spend: B.optional(),
				not_sandboxed: string().optional(),
				setups: array(string()).optional(),
				live: strictObject({
					guards: z,
					suspects: z,
					attempts: strictObject({
						head: z,
						base: z
					}),
					alpha: number$1(),
					base: string().optional(),
					without_base: string().optional(),
					unpaired: _enum(["block", "show"]),
					max_pairs: z
				}).optional(),
				against_base: Yi.optional(),
				duration_ms: number$1().nonnegative()
			}),
			cases: array(qi),
			run_attempt: number$1().int().min(1).optional(),
			shard: strictObject({
				index: number$1().int().min(1),
				of: number$1().int().min(1),
				plan: string(),
				cases: z,
				live_guards: z.optional()
			}).optional()
		});
	})))();
}
// src/core/compact.ts
function compact(e) {
	let t = {};
	for (let n in e) e[n] !== void 0 && (t[n] = e[n]);
	return t;
}
function unlessEmpty(e) {
	if (e === void 0) return;
	let { length: t } = typeof e == "string" || Array.isArray(e) ? e : Object.keys(e);
	return t === 0 ? void 0 : e;
}
function init_compact() {
	return (init_compact = e((() => {})))();
}
// src/core/verdict/against-base.ts
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
	for (let e of H) {
		let t = figureOf(i.flatMap((t) => {
			let [n, r] = [meanOf(t.head, e), meanOf(t.base, e)];
			return n === void 0 || r === void 0 ? [] : [{
				here: n,
				there: r
			}];
		}));
		t && (a[e] = t);
	}
	let o = n === void 0 ? void 0 : Number(n.replace("%", "")) / 100, s = o === void 0 ? [] : Zi.filter((e) => (a[e]?.interval.low ?? 0) > o);
	return {
		base: t.name,
		cases: i.length,
		figures: a,
		...compact({
			allowed: o,
			exceeded: unlessEmpty(s)
		})
	};
}
function isRun({ verdict: e, attempts: t }) {
	return t.length > 0 && e !== "error" && e !== "inconclusive";
}
function meanOf({ attempts: e }, t) {
	let n = e.flatMap((e) => Qi[t](e) ?? []);
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
	return `it takes ${e.map((e) => `${percent(t[e]?.change ?? 0)} more ${$i[e]}`).join(" and ")} than ${n}, and ${percent(r)} are allowed`;
}
function percent(e) {
	return `${Math.round(e * 100)} %`;
}
function againstBaseLine({ against_base: e }, t) {
	if (e === void 0) return [];
	let n = H.flatMap((t) => {
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
var Zi, Qi, $i;
function init_against_base() {
	return (init_against_base = e((() => {
		init_result(), Zi = [
			"cost",
			"tokens",
			"steps"
		], Qi = {
			cost: ({ spend: e }) => e === void 0 || e.usd === 0 ? void 0 : e.usd,
			tokens: ({ tokens: e }) => e,
			steps: ({ steps: e }) => e,
			time: ({ duration_ms: e }) => e
		}, $i = {
			cost: "money",
			tokens: "tokens",
			steps: "steps",
			time: "time"
		};
	})))();
}
// src/core/error.ts
var ea, ReplayKitError;
function init_error() {
	return (init_error = e((() => {
		ea = /* @__PURE__ */ "usage.not_found.invalid_json.invalid_yaml.invalid_input.invalid_trace.invalid_case.invalid_config.invalid_fixtures.invalid_run_output.unsupported_version.unknown_format.too_large.too_deep.unsafe_path.lint_failed.expectation_needed.secret_found.runner_failed.io_failed.network_failed.unauthorized.forbidden.rate_limited.conflict.diverged.unknown_effect.internal".split("."), ReplayKitError = class extends Error {
			name = "ReplayKitError";
			code;
			hint;
			option;
			constructor(e, t, n = {}) {
				super(t, n.cause === void 0 ? void 0 : { cause: n.cause }), this.code = e, this.hint = n.hint, this.option = n.option;
			}
			hintFor(e) {
				return this.option === void 0 ? this.hint : [`try ${e(this.option)}`, this.hint].filter((e) => e !== void 0).join("; ");
			}
		};
	})))();
}
// src/core/json/canonical-json.ts
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
function init_canonical_json() {
	return (init_canonical_json = e((() => {})))();
}
// src/core/json/json-fault.ts
function findJsonFault(e) {
	let t = [], n = skip(U, e, 0), r = "value";
	for (;;) {
		let i = e[n] ?? "", a = t.at(-1);
		if (r === "after") {
			if (a === void 0) return i === "" ? fault(e, n, "JSON") : fault(e, n, "the end of the text");
			if (i === closing(a)) t.pop();
			else if (i === ",") r = a === "{" ? "key" : "value";
			else return fault(e, n, `"," or "${closing(a)}"`);
			n = skip(U, e, n + 1);
			continue;
		}
		if (r === "first" && a !== void 0 && i === closing(a)) {
			t.pop(), r = "after", n = skip(U, e, n + 1);
			continue;
		}
		if (a === "{" && r !== "value") {
			let t = nameEnd(e, n);
			if (typeof t != "number") return fault(e, t.at, t.expected);
			n = skip(U, e, t), r = "value";
			continue;
		}
		if (i === "[" || i === "{") {
			t.push(i), r = "first", n = skip(U, e, n + 1);
			continue;
		}
		let o = i === "\"" ? stringEnd(e, n) : skip(ta, e, n);
		if (typeof o != "number") return fault(e, o.at, o.expected);
		if (o === n) return fault(e, n, "a value");
		n = skip(U, e, o), r = "after";
	}
}
function nameEnd(e, t) {
	let n = stringEnd(e, t);
	if (typeof n != "number") return n.at === t ? {
		at: t,
		expected: "a member name in double quotes"
	} : n;
	let r = skip(U, e, n);
	return e[r] === ":" ? r + 1 : {
		at: r,
		expected: "\":\""
	};
}
function stringEnd(e, t) {
	if (e[t] !== "\"") return {
		at: t,
		expected: "a string"
	};
	for (let n = t + 1;;) {
		let t = e.charCodeAt(n);
		if (t === 34) return n + 1;
		let r = t === 92 ? skip(na, e, n) : t >= 32 ? n + 1 : n;
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
var U, ta, na;
function init_json_fault() {
	return (init_json_fault = e((() => {
		U = /[ \t\n\r]*/y, ta = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y, na = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
	})))();
}
// src/core/json/json-limits.ts
function parseJson(e, t) {
	let n = {
		...ra,
		...t
	}, r = e.startsWith("﻿") ? e.slice(1) : e;
	assertBytes(r, n);
	let i = hasFewOpenings(r, ia);
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
		...ra,
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
		...ra,
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
var ra, ia;
function init_json_limits() {
	return (init_json_limits = e((() => {
		init_error(), init_json_fault(), ra = {
			maxBytes: 67108864,
			maxDepth: 128,
			maxNodes: 5e6,
			maxKeys: 2e6
		}, ia = 5e5;
	})))();
}
// src/core/verdict/attention.ts
function groupByAttention(e) {
	let t = new Map(oa.map((e) => [e, []]));
	for (let n of e) t.get(aa[n.standing])?.push(n);
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
var aa, oa;
function init_attention() {
	return (init_attention = e((() => {
		aa = {
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
		}, oa = [
			"regressed",
			"needs you",
			"fixed",
			"still failing",
			"quarantined",
			"skipped",
			"holding"
		];
	})))();
}
// src/core/checks/check-result.ts
function decided(e, t, { expected: n, observed: r, nearest: i } = {}) {
	return {
		outcome: e ? "pass" : "fail",
		message: t,
		...compact({
			expected: n,
			observed: r,
			nearest: i
		})
	};
}
function undecided(e) {
	return {
		outcome: "needs_human",
		message: e
	};
}
function notSeen(e) {
	return {
		outcome: "needs_human",
		unseen: !0,
		message: `not visible in this run: ${sa[e]}`
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
var sa;
function init_check_result() {
	return (init_check_result = e((() => {
		sa = {
			status: "whether the run succeeded",
			answer: "whether and what the run answered",
			said: "what the agent said before its answer",
			steps: "how many steps the run took",
			groups: "which calls ran together",
			states: "the states of the run",
			tokens: "how many tokens the run used",
			times: "how long the run took"
		};
	})))();
}
// src/core/verdict/live-model.ts
function liveReason(e, t = ca) {
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
var ca;
function init_live_model() {
	return (init_live_model = e((() => {
		ca = "nothing kept its runner from the network";
	})))();
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
function init_observed_evidence() {
	return (init_observed_evidence = e((() => {
		init_check_result();
	})))();
}
// src/core/verdict/summary.ts
function buildReport(e, t, n = {}) {
	let r = {}, i = {}, a = 0, o = 0;
	for (let { standing: t, verdict: n, blocks: s } of e) r[t] = (r[t] ?? 0) + 1, i[n] = (i[n] ?? 0) + 1, s && (a += 1), t !== "skipped" && (o += 1);
	let s = o === 0 && (e.length > 0 || n.expected === !0), c = e.filter(isWeak).length, l = spendOf(e, "spend"), u = spendOf(e, "judge_spend");
	return {
		version: 1,
		summary: {
			total: e.length,
			standings: ordered(r),
			...compact({ weak: c || void 0 }),
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
			...compact({
				spend: l,
				judge_spend: u,
				not_sandboxed: n.not_sandboxed,
				setups: unlessEmpty(n.setups),
				live: n.live
			}),
			duration_ms: n.duration_ms ?? e.reduce((e, { duration_ms: t }) => e + t, 0)
		},
		cases: e
	};
}
function isWeak({ weak: e }) {
	return e !== void 0;
}
function countWords(e) {
	return la.flatMap((t) => {
		let n = e.filter((e) => e.standing === t).length;
		return n === 0 ? [] : [`${n} ${ua[t]}`];
	}).join(", ");
}
function ordered(e) {
	let t = la.flatMap((t) => {
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
var la, ua;
function init_summary() {
	return (init_summary = e((() => {
		init_result(), init_check_result(), init_against_base(), init_attention(), init_live_model(), init_observed_evidence(), la = [
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
		], ua = {
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
	})))();
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
function init_missing_command() {
	return (init_missing_command = e((() => {})))();
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
function init_not_exercised() {
	return (init_not_exercised = e((() => {})))();
}
// src/core/text/characters.ts
function beginningOf(e, t) {
	if (e.length <= t) return e;
	if (e.charCodeAt(t) < pa && e.charCodeAt(t - 1) < pa) return e.slice(0, t);
	da ??= new Intl.Segmenter("en", { granularity: "grapheme" });
	let n = da.segment(e.slice(0, t + fa)).containing(t)?.index ?? t;
	return t - n < fa ? e.slice(0, n) : e.slice(0, t).replace(/[\ud800-\udbff]$/, "");
}
function isJoining(e, t, n) {
	if (e !== "‌" && e !== "‍") return !1;
	let { before: r, after: i } = besides(t, n);
	return e === "‍" && ma.test(r) && ha.test(i) ? !0 : _a.test(r) && va.test(i);
}
function besides(e, t) {
	return {
		before: t.slice(Math.max(0, e - 2), e),
		after: t.slice(e + 1, e + 3)
	};
}
var da, fa, pa, ma, ha, ga, _a, va;
function init_characters() {
	return (init_characters = e((() => {
		fa = 64, pa = 768, ma = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u, ha = /^\p{Extended_Pictographic}/u, ga = "[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}]", _a = RegExp(`${ga}$`, "u"), va = RegExp(`^${ga}`, "u");
	})))();
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
function init_shown_attempt() {
	return (init_shown_attempt = e((() => {})))();
}
// src/core/report/untrusted.ts
function untrustedMarkdown(e, { max: t = 300 } = {}) {
	let n = oneLine(withoutComments(drawn(cut(e, t))));
	if (n === "") return "`(empty)`";
	let r = "`".repeat(longestRun(n, "`") + 1);
	return `${r} ${n} ${r}`;
}
function untrustedMarkdownText(e, { max: t = 300 } = {}) {
	let n = oneLine(drawn(cut(e, t)));
	if (n === "") return "(empty)";
	let r = n.replaceAll(ba, "$&​").replaceAll(xa, (e) => e.length > 1 ? brokenUp(e) : `${e}\u200b`), [i = ""] = /^[\d\W]{0,12}/.exec(r) ?? [], a = r.slice(i.length).replaceAll(ya, reference);
	return `${i.replaceAll(/[!-/:-@[-`{-~]/g, reference)}${a}`.replaceAll("​", "&#8203;");
}
function brokenUp(e) {
	return /^[0-9a-f]+$/i.test(e) ? e.replaceAll(/.{6}/g, "$&​") : `${e}\u200b`;
}
function reference(e) {
	return e === "$" ? "<span>&#36;</span>" : `&#${e.charCodeAt(0)};`;
}
function untrustedMarkdownBlock(e, { max: t = 4e3, language: n = "text" } = {}) {
	let r = withoutComments(drawn(cut(e.replaceAll(/\r\n?/g, "\n"), t))), i = "`".repeat(Math.max(3, longestRun(r, "`") + 1));
	return `${i}${n}\n${r}\n${i}`;
}
function untrustedHtml(e) {
	return drawn(e).replaceAll(/[&<>"']/g, (e) => Sa[e] ?? "");
}
function untrustedHtmlCode(e, { max: t = 300 } = {}) {
	return `<code>${untrustedHtml(oneLine(withoutComments(drawn(cut(e, t)))))}</code>`;
}
function untrustedTerminal(e) {
	return visible(e.replaceAll("\r\n", "\n")).replaceAll(/^([^\S\n]*):(?=:)/gm, "$1: ").replaceAll("##[", "# #[");
}
function untrustedPage(e) {
	return e.replaceAll("\r\n", "\n").replaceAll(W, (e, t, n) => isJoining(e, t, n) || isDirecting(e, t, n) ? e : escapeOf(e));
}
function isDirecting(e, t, n) {
	let { before: r, after: i } = besides(t, n);
	return [
		"‎",
		"‏",
		"؜"
	].includes(e) && Ca.test(`${r}${i}`);
}
function untrustedText(e) {
	return visible(e.replaceAll("\r\n", "\n"));
}
function untrustedJson(e, { indent: t = 2 } = {}) {
	let escaped = (e) => Array.from({ length: e.length }, (t, n) => hexOf(e, n));
	return JSON.stringify(e, void 0, t).replaceAll(W, (e) => escaped(e).join(""));
}
function untrustedYaml(e) {
	return e.replaceAll("\r\n", "\n").replaceAll(W, (e) => {
		let t = e.codePointAt(0) ?? 0;
		return t > 65535 ? `\\U${t.toString(16).padStart(8, "0")}` : `\\u${t.toString(16).padStart(4, "0")}`;
	});
}
function hidesSomething(e) {
	return e.replaceAll("\r\n", "\n").search(W) !== -1;
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
	return e.replaceAll(W, escapeOf);
}
function drawn(e) {
	return e.replaceAll(W, (e, t, n) => isJoining(e, t, n) ? e : escapeOf(e));
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
	let n = beginningOf(e, t);
	return n.length === e.length ? e : `${n}… (${e.length - n.length} more characters)`;
}
function longestRun(e, t) {
	let n = 0, r = 0;
	for (let i of e) r = i === t ? r + 1 : 0, r > n && (n = r);
	return n;
}
var W, ya, ba, xa, Sa, Ca;
function init_untrusted() {
	return (init_untrusted = e((() => {
		init_characters(), W = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\u206a-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu, ya = /[#$&*<>@[\\\]^`|~]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, ba = /[!-.0-~\u00a1-\u02ff]{20}(?=[^\s/]{4})|(?<=[^\s]{12})\/(?=[^\s]{8})/g, xa = /[@#]|:(?=[^\s,;.])|\bwww(?=\.)|\bGH(?=-\d)|(?<![\w])[0-9a-f]{7,40}(?!\w)/gi, Sa = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&#39;"
		}, Ca = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;
	})))();
}
// src/core/matching/short-json.ts
function shortJson(e, t = 120) {
	if (e === void 0) return "nothing";
	let n = canonicalJson(e);
	return n.length <= t ? n : `${n.slice(0, t - 1)}…`;
}
function init_short_json() {
	return (init_short_json = e((() => {})))();
}
// src/core/report/evidence-text.ts
function exceptionText({ text_errors: e = 0 }) {
	if (e === 0) return;
	let [t, n, r] = e === 1 ? [
		"An error was",
		"it",
		"that call"
	] : [
		`${e} errors were`,
		"them",
		"those calls"
	];
	return `${t} served as text: the recording does not say whether the tool raised ${n}, so the exception path was not exercised. If it did, take output and heuristic out of ${r} in fixtures/tools.json.`;
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
	let t = e.slice(0, wa).map(({ path: e, what: t }) => `${e} ${t}`), n = e.length - t.length;
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
var wa;
function init_evidence_text() {
	return (init_evidence_text = e((() => {
		init_check_result(), init_short_json(), wa = 5;
	})))();
}
// src/core/report/live-line.ts
function liveLine({ live: e }, t = (e) => e) {
	if (e === void 0 || e.guards === 0) return [];
	let { guards: n, suspects: r, attempts: i, alpha: a, without_base: o } = e, s = t(e.base ?? "the base"), c = i.base === 0 ? "" : `, ${i.base} on ${s}`, l = `Attempts: ${i.head} on this branch${c}`, u = plural(n, "live guard"), d = `${r} of ${u} failed once and ${r === 1 ? "was" : "were"} tried again`, f = `If this change made none of them worse, a run like this turns red at most once in ${Math.round(1 / a)}`;
	return o === void 0 && r > 0 && i.base === 0 ? [`${r} of ${u} failed once, and could not be tried again beside ${s}. ${l}`] : o === void 0 ? [`${r === 0 ? `None of ${u} failed` : `${d} beside ${s}`}. ${f}. ${l}`] : r === 0 ? [`None of ${u} failed. ${l}`] : [`${d}, with nothing to compare them with (${t(o)}): a drift of the provider would look the same as a change for the worse. ${l}`];
}
function init_live_line() {
	return (init_live_line = e((() => {
		init_check_result();
	})))();
}
// src/node/platform.ts
function hmacKeyedHash(e) {
	return (t) => ge("sha256", e).update(t, "utf8").digest("hex");
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
var sha256, G;
function init_platform() {
	return (init_platform = e((() => {
		sha256 = (e) => _e("sha256", e), G = {
			now: () => /* @__PURE__ */ new Date(),
			newId: () => ve(),
			hash: sha256,
			byteLength: (e) => Buffer.byteLength(e, "utf8"),
			..."zstdDecompressSync" in ye ? { unzstd: (e, t) => ye.zstdDecompressSync(e, { maxOutputLength: t + 1 }) } : {},
			unbrotli: (e, t) => ye.brotliDecompressSync(e, { maxOutputLength: t + 1 })
		};
	})))();
}
// src/core/report/colour.ts
function createPaint(e) {
	return (t, n) => e ? `\u001b[${Ta[t]}m${n}\u001b[0m` : n;
}
var Ta;
function init_colour() {
	return (init_colour = e((() => {
		Ta = {
			red: 31,
			green: 32,
			yellow: 33,
			dim: 2,
			bold: 1
		};
	})))();
}
// src/core/report/text.ts
function reportText(e, t = {}) {
	let { cases: n, summary: r } = e, i = headlineForPeople(e), a = createPaint(t.colour === !0), o = [...groupByAttention(n)].flatMap(([e, t]) => t.length === 0 ? [] : [
		a(Ea[e], countOf(e, t.length)),
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
	let { case_id: n, title: r, reason: i, commands: a, attempts: o, blocks: s, live_because: c, weak: l } = e, u = o[0]?.assertions.filter(({ outcome: e }) => e === "fail") ?? [], d = o.at(-1)?.counts, f = d && exceptionText(d), p = wroteText(o.at(-1) ?? {}), m = o.at(-1)?.misses ?? [], h = o.at(-1)?.leans_on_pooled ?? [], g = a.add_recordings ?? a.guard, v = a.add_recordings && recordsAgain(a.add_recordings) ? "   (with a key: records it again)" : "", ee = ua[e.standing], te = ee === aa[e.standing] ? "" : ` (${ee})`;
	return [
		`  ${safe(n)}${te}  ${safe(r)}`,
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
	let t = e.filter(isWeak).map(({ case_id: e, weak: t }) => `  ${safe(e)}  weak: ${safe(t ?? "")}`), n = e.flatMap((e) => openChecks(e).map((t) => `  ${safe(e.case_id)}  needs review: ${saidLine(t)}`)), r = n.length > K ? [`  and ${n.length - K} more that need review`] : [], i = e.flatMap((e) => {
		let t = shownAttempt(e)?.counts, n = t && exceptionText(t), r = (shownAttempt(e)?.leans_on_pooled ?? []).map((e) => `leans on ${pooledText(e)}`), i = notExercisedText(e.not_exercised);
		return [
			...i === void 0 ? [] : [i],
			...n === void 0 ? [] : [n],
			...r
		].map((t) => `  ${safe(e.case_id)}  ${safe(t)}`);
	}), a = i.length > K ? [`  and ${i.length - K} more`] : [], o = t.length > K ? [`  and ${t.length - K} more that are weak`] : [];
	return [
		...t.slice(0, K),
		...o,
		...n.slice(0, K),
		...r,
		...i.slice(0, K),
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
var K, Ea;
function init_text() {
	return (init_text = e((() => {
		init_against_base(), init_attention(), init_summary(), init_colour(), init_evidence_text(), init_live_line(), init_untrusted(), K = 10, Ea = {
			regressed: "red",
			"needs you": "yellow",
			fixed: "green",
			"still failing": "yellow",
			holding: "green",
			quarantined: "dim",
			skipped: "dim"
		};
	})))();
}
// src/core/report/annotations.ts
function reportAnnotations({ cases: e }) {
	let t = groupCases(e), n = {
		error: 0,
		warning: 0,
		notice: 0
	};
	return la.flatMap((e) => (t.get(e) ?? []).flatMap((t) => {
		let r = t.blocks ? "error" : Oa[e];
		return r === void 0 || n[r] >= Da ? [] : (n[r] += 1, [annotation(t, r)]);
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
		title: `ReplayKit: ${n} ${aa[i]}`,
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
var Da, Oa;
function init_annotations() {
	return (init_annotations = e((() => {
		init_attention(), init_summary(), init_text(), init_untrusted(), Da = 10, Oa = {
			changed: "warning",
			flaky: "warning",
			unproven: "warning",
			inconclusive: "warning",
			unguarded: "warning",
			error: "warning",
			"newly-fixed": "notice"
		};
	})))();
}
// src/core/report/json.ts
function reportJson(e) {
	return `${untrustedJson(e)}\n`;
}
function init_json$1() {
	return (init_json$1 = e((() => {
		init_untrusted();
	})))();
}
// src/action/destinations.ts
function tell$1(e, t) {
	process.stdout.write(`::${e}::${untrustedCommandData(t)}\n`);
}
function say$1(e) {
	process.stdout.write(`ReplayKit: ${untrustedTerminal(e).replaceAll(/\s+/g, " ")}\n`);
}
function setOutput(e, t, n) {
	let r = e.GITHUB_OUTPUT;
	if (r === void 0 || r === "") return;
	let i = `replaykit_${G.newId()}`;
	ie(r, `${t}<<${i}\n${n}\n${i}\n`);
}
async function writeAll(e) {
	for (let { name: t, write: n } of e) try {
		await n();
	} catch (e) {
		tell$1("warning", `ReplayKit could not write the ${t}: ${e instanceof Error ? e.message : String(e)}`);
	}
}
function localDestinations(e, { env: t, event: n, folder: r, runs: i, runUrl: a }) {
	let file = (e, t) => ({
		name: e,
		write: async () => {
			let n = v(r, e);
			ce(h(n), { recursive: !0 }), fe(n, await t());
		}
	});
	return [
		{
			name: "report.json",
			write: () => {
				ce(r, { recursive: !0 });
				let n = reportJson(e);
				fe(v(r, "report.json"), n), setOutput(t, "report-sha256", G.hash(n));
			}
		},
		file("junit.xml", async () => (await import("./replay.js").then((all) => (all.ct(), { reportJunit: all.lt }))).reportJunit(e)),
		file("report.html", async () => (await import("./replay.js").then((all) => (all.t(), { reportPage: all.n }))).reportPage(e, i?.())),
		{
			name: "log",
			write: () => void process.stdout.write(logOf(e))
		},
		{
			name: "annotations",
			write: () => void process.stdout.write(annotationsOf(e))
		},
		{
			name: "job summary",
			write: async () => {
				let r = t.GITHUB_STEP_SUMMARY;
				if (r === void 0 || r === "") return;
				let { reportJobSummary: o } = await import("./replay.js").then((all) => (all.a(), { reportJobSummary: all.o })), { serverUrl: s, owner: c, repo: l, base: u, sha: d, runUrl: f } = n, p = `${s}/${c}/${l}/blob/${u?.headSha ?? d}`, conversation = ({ path: e }) => i?.().get(e), { byteLength: m } = G;
				ie(r, o(e, {
					byteLength: m,
					artifactUrl: f,
					runUrl: a,
					caseBase: p,
					conversation
				}));
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
function annotationsOf(e) {
	return reportAnnotations(e).map((e) => `${annotationCommand(e)}\n`).join("");
}
function logOf(e) {
	let t = G.newId();
	return `::stop-commands::${t}\n${reportText(e)}\n::${t}::\n`;
}
function writeOutputs({ summary: e }, { env: t, folder: n }) {
	for (let n of V.options) ka.has(n) || setOutput(t, n, String(e.standings[n] ?? 0));
	setOutput(t, "result-path", n), setOutput(t, "report-json", v(n, "report.json"));
}
var ka;
function init_destinations() {
	return (init_destinations = e((() => {
		init_annotations(), init_json$1(), init_text(), init_untrusted(), init_result(), init_platform(), ka = /* @__PURE__ */ new Set(["altered", "skipped"]);
	})))();
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
function init_problem() {
	return (init_problem = e((() => {})))();
}
// src/core/text/nearest-name.ts
function nearestName(e, t) {
	let n = plain(e);
	if (!(n.length > ja)) return t.map((e) => ({
		candidate: e,
		off: distance(n, plain(e))
	})).filter(({ candidate: e, off: t }) => t <= Math.min(2, Math.floor(plain(e).length / 2))).toSorted((e, t) => e.off - t.off)[0]?.candidate ?? t.find((e) => n.length > 2 && plain(e).startsWith(n));
}
function isMisspelling(e, t) {
	if (Aa.includes(e)) return !1;
	let n = distance(plain(e), plain(t));
	return n <= 1 || n === 2 && e.length >= 7;
}
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
var Aa, ja;
function init_nearest_name() {
	return (init_nearest_name = e((() => {
		Aa = [
			"stats",
			"stat",
			"stage",
			"stale",
			"reply",
			"relay"
		], ja = 40;
	})))();
}
// src/node/sandbox/change.ts
var Ma;
function init_change() {
	return (init_change = e((() => {
		init_schemas$1(), Ma = strictObject({
			path: string(),
			what: string()
		});
	})))();
}
// src/node/sandbox/messages.ts
var Na;
function init_messages() {
	return (init_messages = e((() => {
		init_schemas$1(), init_change(), Na = strictObject({
			id: number$1().int(),
			keeper: number$1().int().optional(),
			lane: number$1().int().optional(),
			untouched: boolean().optional(),
			changes: array(Ma).optional(),
			full: boolean().optional(),
			failure: string().optional()
		});
	})))();
}
// src/node/sandbox/room-command.ts
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
		Pa,
		"sh",
		l,
		v(c, Fa),
		u,
		...e
	];
	return [m, ...h];
}
var Pa, Fa;
function init_room_command() {
	return (init_room_command = e((() => {
		Pa = "\nif ! cd \"$1\" || ! exec 4< \"$2\"; then echo \"$3\" >&2; exit 125; fi\nshift 3\n. /dev/fd/4; exec 4<&-; exec \"$@\"\n", Fa = "environment";
	})))();
}
// src/node/sandbox/rooms.ts
function environmentScript(e) {
	let t = Object.entries(e), n = t.filter(([e]) => Ia.test(e)), r = t.filter(([e]) => !Ia.test(e)), i = r.map(([e, t]) => quoted(`${e}=${t}`)).join(" ");
	return [
		...n.map(([e, t]) => `export ${e}=${quoted(t)}`),
		...r.length === 0 ? [] : [`set -- /usr/bin/env ${i} "$@"`],
		""
	].join("\n");
}
function quoted(e) {
	return `'${e.replaceAll("'", "'\\''")}'`;
}
function createRooms(e) {
	let t = 0, next = () => t += 1;
	return { of(t) {
		let n = new RoomsOfView(e, t, next);
		return {
			room: () => n.room(),
			close: () => n.close()
		};
	} };
}
var Ia, RoomsOfView;
function init_rooms() {
	return (init_rooms = e((() => {
		init_room_command(), Ia = /^(?!(?:PPID|UID|EUID|OPTIND|SHELLOPTS|BASHOPTS|BASH_VERSINFO)$)[A-Za-z_]\w*$/, RoomsOfView = class {
			maker;
			requests;
			nextNumber;
			ready = [];
			taken = 0;
			closed = !1;
			constructor(e, t, n) {
				this.maker = e, this.requests = t, this.nextNumber = n;
			}
			async room() {
				await this.requests.made, this.taken += 1;
				let e = this.ready.shift() ?? this.make();
				return this.requests.many && this.taken > 1 && this.ready.length === 0 && this.keep(this.make()), e;
			}
			close() {
				this.closed = !0;
				for (let e of this.ready.splice(0)) e.then((e) => e.leave(), () => {});
			}
			async make() {
				let e = this.nextNumber();
				ce(this.folderOf({
					room: e,
					turn: 1
				}), { recursive: !0 });
				let { keeper: t = 0 } = await this.maker.ask({
					ask: "room",
					view: this.requests.name,
					room: e
				});
				return this.roomOf({
					room: e,
					keeper: t,
					turn: 1
				});
			}
			keep(e) {
				e.catch(() => {}), this.ready.push(e);
			}
			async again({ room: e, keeper: t, turn: n }) {
				return ce(this.folderOf({
					room: e,
					turn: n + 1
				})), await this.maker.ask({
					ask: "again",
					room: e
				}), this.roomOf({
					room: e,
					keeper: t,
					turn: n + 1
				});
			}
			async drop({ room: e }) {
				await this.maker.ask({
					ask: "leave",
					room: e
				}).catch(() => {}), de(v(this.maker.folder, `${e}`), {
					recursive: !0,
					force: !0
				});
			}
			roomOf(e) {
				let { maker: t } = this, { room: n, keeper: r } = e, i = this.folderOf(e), a, end = () => a ??= t.ask({
					ask: "ended",
					room: n
				}).then(({ untouched: e = !1 }) => e);
				return {
					folder: i,
					fresh: this.requests.fresh,
					token: t.token,
					async enter(e, { cwd: a, network: o, env: s }) {
						fe(v(i, Fa), environmentScript(s), { mode: 384 });
						let { lane: c } = await t.ask({
							ask: "enter",
							room: n,
							network: o
						});
						return roomCommand(e, {
							...t,
							holder: t.holder(),
							keeper: r,
							network: o,
							lane: c,
							folder: i,
							cwd: a
						});
					},
					end: async () => void await end(),
					async changes() {
						let { changes: e = [], full: r = !1 } = await t.ask({
							ask: "changes",
							room: n
						});
						return {
							changes: e,
							full: r
						};
					},
					leave: async () => {
						de(i, {
							recursive: !0,
							force: !0
						}), await this.leave(e, a ??= Promise.resolve(!1));
					}
				};
			}
			async leave(e, t) {
				if (!await t.catch(() => !1) || this.closed) return this.drop(e);
				let n = this.again(e);
				this.keep(n), await n.catch(() => {});
			}
			folderOf({ room: e, turn: t }) {
				return v(this.maker.folder, `${e}`, `${t}`);
			}
		};
	})))();
}
// src/node/sandbox/credentials.ts
function credentialsIn({ home: e, checkout: t }) {
	let n = namesIn$2(t).filter((e) => /^gha-creds-.*\.json$/.test(e)), r = [...e === void 0 ? [] : La.map((t) => v(e, t)), ...n.map((e) => v(t, e))];
	return [...new Map(r.flatMap(hiddenEntry).map((e) => [e.path, e])).values()];
}
function hiddenEntry(e) {
	try {
		let t = ue(e), n = x(t);
		return n.isFile() || n.isDirectory() ? [{
			path: t,
			folder: n.isDirectory()
		}] : [];
	} catch {
		return [];
	}
}
function gitConfigs(e) {
	let t = v(e, ".git");
	return [
		t,
		...foldersBelow(v(t, "modules")),
		...foldersBelow(v(t, "worktrees"))
	].flatMap((e) => ["config", "config.worktree"].flatMap((t) => withoutToken(v(e, t))));
}
function withoutToken(e) {
	let t = textOf$2(e), n = t.split("\n").filter((e) => !/^\s*(extraheader|helper)\s*=/i.test(e)).join("\n").replaceAll(/^(\s*(?:push)?url\s*=\s*\w+:\/\/)[^@/\s]*@/gim, "$1");
	return n === t ? [] : [{
		path: e,
		text: n
	}];
}
function foldersBelow(e) {
	let isOf = (e) => se(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
	return [e, ...namesIn$2(e).filter((t) => !Ra.has(t) && isOf(v(e, t))).flatMap((t) => foldersBelow(v(e, t)))];
}
function namesIn$2(e) {
	try {
		return b(e);
	} catch {
		return [];
	}
}
function textOf$2(e) {
	try {
		return y(e, "utf8");
	} catch {
		return "";
	}
}
var La, Ra;
function init_credentials() {
	return (init_credentials = e((() => {
		La = /* @__PURE__ */ ".ssh,.aws,.azure,.config/gcloud,.config/gh,.config/hub,.config/git,.config/pip,.config/containers/auth.json,.local/share/containers,.docker/config.json,.git-credentials,.gitconfig,.gnupg,.kube,.netrc,.npmrc,.yarnrc.yml,.pypirc,.pip/pip.conf,.m2/settings.xml,.gradle/gradle.properties,.cargo/credentials,.cargo/credentials.toml,.terraform.d/credentials.tfrc.json,.cache/huggingface/token,.cache/replaykit,.codex,.credentials,.credentials_rsaparams,actions-runner/.credentials,actions-runner/.credentials_rsaparams".split(","), Ra = /* @__PURE__ */ new Set([
			"objects",
			"refs",
			"logs",
			"hooks",
			"info"
		]);
	})))();
}
// src/node/sandbox/system-places.ts
function isWithin(e, t) {
	let n = ee(t, e);
	return n === "" || n !== ".." && !n.startsWith(`..${ne}`) && !g(n);
}
function isSystem(e) {
	return za.test(e) || loaderFolders().some((t) => isWithin(t, e));
}
function loaderFolders() {
	let e = "/etc/ld.so.conf.d";
	return ["/etc/ld.so.conf", ...namesIn$1(e).map((t) => v(e, t))].flatMap((e) => linesOf(e).filter((e) => g(e)));
}
function namesIn$1(e) {
	try {
		return b(e);
	} catch {
		return [];
	}
}
function linesOf(e) {
	try {
		return y(e, "utf8").split("\n").map((e) => e.trim());
	} catch {
		return [];
	}
}
var za;
function init_system_places() {
	return (init_system_places = e((() => {
		za = /^\/(usr|bin|sbin|lib[^/]*|etc|nix|gnu)(\/|$)/;
	})))();
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
		return se(e).isSocket();
	} catch {
		return !1;
	}
}
function foldersIn(e) {
	try {
		return b(e, { withFileTypes: !0 }).filter((e) => e.isDirectory()).map(({ name: t }) => v(e, t));
	} catch {
		return [];
	}
}
function isWritable(e) {
	try {
		return re(e, ae.W_OK), !0;
	} catch {
		return !1;
	}
}
function textOf$1(e) {
	try {
		return y(e, "utf8");
	} catch {
		return "";
	}
}
function init_part_at_mounts() {
	return (init_part_at_mounts = e((() => {
		init_system_places();
	})))();
}
// src/node/sandbox/copies.ts
function isSmall(e, t) {
	let n = [e], [r, i] = [0, 0];
	for (; n.length > 0;) {
		let e = n.pop() ?? "";
		for (let a of entriesIn(e)) {
			let o = v(e, a.name);
			if (o !== t && (i += 1, a.isDirectory() ? n.push(o) : a.isFile() && (r += se(o, { throwIfNoEntry: !1 })?.size ?? 0), r > Ba || i > Va)) return !1;
		}
	}
	return !0;
}
function entriesIn(e) {
	try {
		return oe(e) ? b(e, { withFileTypes: !0 }) : [];
	} catch {
		return [];
	}
}
var Ba, Va;
function init_copies() {
	return (init_copies = e((() => {
		Ba = 64 * 2 ** 20, Va = 5e3;
	})))();
}
// src/node/sandbox/view.ts
function foreignGroups(e) {
	let t = process.getuid?.(), n = process.getgid?.(), r = [], i = [e];
	for (let e = 0; i.length > 0 && e < Ha; e += 1) {
		let e = i.pop() ?? "", a = se(e, { throwIfNoEntry: !1 }), o = a?.isDirectory() === !0;
		a && a.uid === t && a.gid !== n && (o || a.isFile()) && r.push({
			path: e,
			folder: o
		}), o && i.push(...namesIn(e).flatMap((t) => Ua.has(t) ? [] : [v(e, t)]));
	}
	return r;
}
function namesIn(e) {
	try {
		return b(e);
	} catch {
		return [];
	}
}
function viewOf(e) {
	let { root: t, env: n, keepCredentials: r = !1 } = e, i = checkoutOf(t), a = c(y("/proc/self/mountinfo", "utf8")), o = n.HOME !== void 0 && g(n.HOME) ? n.HOME : void 0, s = n.RUNNER_TEMP, l = [...Wa, ...s === void 0 ? [] : [s]].filter(isRealFolder), u = topFolders().filter((e) => !l.includes(e)), d = [
		i,
		t,
		...o === void 0 ? [] : [o],
		...programFolders(n)
	].filter((e) => isRealFolder(e) && l.some((t) => isWithin(e, t) && e !== t)), f = a.filter(({ target: e, type: t }) => isOfInterest(e, t, l)), p = [...u, ...f.filter(isFolderMount).map(({ target: e }) => e)], m = partedBy(e.overlays, {
		hosts: [...p, ...outermost(d, l)],
		mounts: a,
		kept: [...p, ...f.map(({ target: e }) => e)],
		wanted: outermost(d, l),
		copied: () => outermost([i, ...o !== void 0 && isSmall(o, i) ? [o] : []], l)
	}), h = m.kept.map((e) => ({
		target: e,
		options: optionsOf(e, a)
	})), v = new Map(m.overlaid.map((e) => [e, {
		target: e,
		kind: "host"
	}]));
	for (let e of l) v.set(e, {
		target: e,
		kind: "fresh"
	});
	let ee = [...v.values()].toSorted((e, t) => depth(e.target) - depth(t.target) || (e.target < t.target ? -1 : 1)), isSeen = (e) => ee.findLast(({ target: t }) => isWithin(e, t))?.kind !== "fresh", te = [...m.shown, ...shownOf(e.shown, l, d)], ne = r ? [] : credentialsIn({
		home: o,
		checkout: i
	}).filter(({ path: e }) => isSeen(e));
	return {
		places: ee,
		kept: h,
		shown: te,
		writable: e.writable.filter((e) => oe(e)),
		files: [
			...mountedFiles(f),
			...gitConfigs(i),
			...nameServers(l)
		],
		copies: e.overlays === "beside-mounts" ? foreignGroups(i) : [],
		hidden: [...ne, ...socketsIn([...m.kept, ...m.shown])],
		checkout: i
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
		return n?.isDirectory() === !0 ? [e] : n?.isFile() === !0 ? [t.includes(h(e)) ? e : h(e)] : [];
	}), covers = (e, n) => isWithin(n, e) && !t.some((t) => isWithin(n, t) && isWithin(t, e) && t !== e);
	return outermost(r, t).filter((e) => !n.some((t) => covers(t, e)));
}
function checkoutOf(e) {
	for (let t = e;; t = h(t)) {
		if (oe(v(t, ".git"))) return t;
		if (h(t) === t) return e;
	}
}
function topFolders() {
	return b("/").map((e) => `/${e}`).filter((e) => !Ga.includes(e) && isRealFolder(e));
}
function isOfInterest(e, t, n) {
	return e === "/" || Ka.test(t) ? !1 : ![...Ga, ...n].some((t) => isWithin(e, t));
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
		let t = ue("/etc/resolv.conf"), n = textOf(t);
		return n !== void 0 && e.some((e) => isWithin(t, e)) ? [{
			path: t,
			text: n
		}] : [];
	} catch {
		return [];
	}
}
function programFolders(e) {
	return [...process.execPath === "" ? [] : [h(process.execPath)], ...qa.flatMap((t) => (e[t] ?? "").split(m))].filter((e) => g(e));
}
function outermost(e, t) {
	let covers = (e, n) => e !== n && isWithin(n, e) && !t.some((t) => isWithin(n, t) && isWithin(t, e));
	return [...new Set(e)].filter((e, t, n) => !n.some((t) => covers(t, e)));
}
function isRealFolder(e) {
	try {
		return se(e).isDirectory();
	} catch {
		return !1;
	}
}
function textOf(e) {
	try {
		let t = x(e);
		return t.isFile() && t.size <= Ja ? y(e, "utf8") : void 0;
	} catch {
		return;
	}
}
function depth(e) {
	return e.split("/").length;
}
var Ha, Ua, Wa, Ga, Ka, qa, Ja;
function init_view() {
	return (init_view = e((() => {
		init_credentials(), init_part_at_mounts(), init_copies(), init_system_places(), Ha = 2e4, Ua = /* @__PURE__ */ new Set([
			"node_modules",
			".git",
			".venv",
			"venv"
		]), Wa = [
			"/tmp",
			"/var/tmp",
			"/run"
		], Ga = [
			"/dev",
			"/proc",
			"/sys"
		], Ka = /^(proc|sysfs|cgroup2?|devpts|devtmpfs|mqueue|debugfs|tracefs|securityfs|pstore|bpf|configfs|fusectl|hugetlbfs|binfmt_misc|autofs|efivarfs|nsfs|rpc_pipefs|selinuxfs|ramfs)$/, qa = [
			"PATH",
			"VIRTUAL_ENV",
			"PYTHONPATH",
			"NODE_PATH",
			"JAVA_HOME",
			"GOPATH",
			"GOROOT"
		], Ja = 1048576;
	})))();
}
// src/node/sandbox/sandbox.ts
async function openSandbox() {
	let e = await (Ya ??= tryOut());
	return "reason" in e ? e : {
		...e.sandbox,
		...e.hold()
	};
}
async function tryOut() {
	let e = r();
	if ("reason" in e) return e;
	let t = f(e.programs), n = [];
	for (let a of t) {
		let o = n.length === 0 ? e : r(a);
		if ("reason" in o) return o;
		let s = await tryRoom(o);
		if ("sandbox" in s) return s;
		s.began && a.overlays !== "none" && t.push(i(a)), n.push(`${howOf(a)} it could not be made (${s.failure === "" ? "refused" : s.failure})`);
	}
	return { reason: n.join("; ") };
}
function howOf({ name: e, overlays: t }) {
	let n = e === "sudo" ? "by sudo" : e === "root" ? "as root" : "without root";
	return t === "none" ? `${n} with copies` : n;
}
async function tryRoom(e) {
	let { warden: t } = e, n = [];
	t.stderr.on("data", (e) => n.push(e));
	let lastWords = () => Buffer.concat(n).toString().trim().split("\n").at(-1) ?? "", r = createSandbox(e), i = await Promise.race([
		be(t, "exit").then(lastWords),
		proof(r),
		Se(1e4, "it was not ready within 10 s", { ref: !1 })
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
			root: v(e.folder, "setup"),
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
	}), s = pe(a, o, {
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		cwd: "/",
		env: {}
	}), c = {
		out: "",
		err: ""
	};
	return s.stdout.on("data", (e) => c.out += e.toString()), s.stderr.on("data", (e) => c.err += e.toString()), await be(s, "close"), r.leave(), c.out.trim() === e.token ? void 0 : c.err.trim().split("\n")[0];
}
function holder(e) {
	let t = 0;
	return () => (t += 1, s(e, "ref"), { [Symbol.dispose]() {
		--t, t === 0 && s(e, "unref");
	} });
}
function createSandbox(e) {
	let { warden: t, way: n, programs: r, folder: i } = e, a = /* @__PURE__ */ new Map(), o = `replaykit-room-${G.newId()}`, s = l(e), c = 0, u = 0;
	xe({ input: t.stdout }).on("line", (e) => {
		let t = Na.parse(JSON.parse(e));
		a.get(t.id)?.(t), a.delete(t.id);
	}), t.on("exit", () => {
		for (let e of a.values()) e({ failure: "it has ended" });
	});
	async function ask(e) {
		let n = u += 1, r = new Promise((e) => a.set(n, e));
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
		programs: r,
		holder: s,
		token: o,
		folder: v(i, "out")
	});
	function box(e, { below: t = {}, upper: r } = {}) {
		let i = `v${c += 1}`, a = ask({
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
		folder: i,
		token: o,
		overlays: n.overlays,
		box,
		relay: async (e, t) => void await ask({
			ask: "relay",
			port: e,
			socket: t
		})
	};
}
var Ya;
function init_sandbox() {
	return (init_sandbox = e((() => {
		init_platform(), init_messages(), d(), init_rooms(), init_view(), u();
	})))();
}
// src/action/event.ts
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
		t = y(e, "utf8");
	} catch (t) {
		throw new ReplayKitError("io_failed", `cannot read the event at GITHUB_EVENT_PATH (${e})`, { cause: t });
	}
	let n = parseJson(t, { name: "the event payload" }), r = eo.safeParse(n);
	if (r.success) return r.data;
	let [i] = schemaProblems(r.error, n);
	throw new ReplayKitError("invalid_input", `the event payload is wrong: ${i?.message}`);
}
var Xa, Za, Qa, $a, eo;
function init_event() {
	return (init_event = e((() => {
		init_schemas$1(), init_error(), init_json_limits(), Xa = looseObject({ full_name: string() }), Za = looseObject({
			number: number$1().int(),
			state: string().optional(),
			locked: boolean().optional(),
			head: looseObject({
				sha: string(),
				ref: string(),
				repo: Xa.nullish()
			}),
			base: looseObject({
				sha: string(),
				ref: string()
			}),
			labels: array(looseObject({ name: string() })).default([])
		}), Qa = looseObject({
			id: number$1().int(),
			name: string().nullish(),
			conclusion: string().nullish(),
			actor: looseObject({ login: string() }).nullish(),
			event: string(),
			head_sha: string(),
			head_branch: string().nullish(),
			head_repository: Xa.nullish()
		}), $a = looseObject({
			head_sha: string(),
			head_ref: string(),
			base_sha: string(),
			base_ref: string()
		}), eo = looseObject({
			action: string().optional(),
			comment: looseObject({ id: number$1().int() }).optional(),
			issue: looseObject({
				number: number$1().int(),
				pull_request: looseObject({}).nullish()
			}).optional(),
			inputs: looseObject({ "pull-request": string().optional() }).nullish(),
			pull_request: Za.optional(),
			merge_group: $a.optional(),
			workflow_run: Qa.optional(),
			repository: looseObject({ default_branch: string().optional() }).optional()
		});
	})))();
}
// src/action/inputs.ts
function readInputs(e) {
	let t = Object.fromEntries(ao.map((t) => [t, (e[variable(t)] ?? oo[t] ?? "").trim()])), n = io.safeParse(t), r = n.success ? contradictions(n.data) : n.error.issues.map((e) => {
		let n = String(e.path[0] ?? "");
		return `${n}: "${t[n] ?? ""}" is not valid: ${e.message}`;
	});
	if (r.push(...unknownInputs(e)), n.success && r.length === 0) return n.data;
	throw new ReplayKitError("usage", `the Action's inputs are wrong:\n${r.map((e) => `- ${e}`).join("\n")}`, { hint: "correct them in the workflow's `with:`; action.yml documents each" });
}
function variable(e) {
	return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
}
function contradictions(e) {
	let t = [];
	return e.shard && e.mode !== "replay" && t.push(`shard: only for mode replay, not ${e.mode}`), e.shard && e.comment === "always" && t.push("comment: a shard knows only its part; use comment never and let mode merge comment"), e.mode === "promote" && e["worker-url"] === void 0 && t.push("worker-url: mode promote needs it"), e.mode === "command" && e.runner !== void 0 && t.push("runner: mode command runs no agent"), e.mode === "report" && e.runner !== void 0 && t.push("runner: mode report runs no agent"), t;
}
function formerInputNotes(e) {
	return Object.entries(so).filter(([t]) => (e[variable(t)] ?? "") !== "").map(([e, t]) => `the input ${e} has no effect any more and can be removed: ${t}`);
}
function unknownInputs(e) {
	let t = new Set([...ao, ...Object.keys(so)].map(variable));
	return Object.keys(e).filter((e) => e.startsWith("INPUT_") && !t.has(e)).map((e) => `${e.slice(6).toLowerCase()}: there is no such input`);
}
var q, to, no, ro, io, ao, oo, so;
function init_inputs() {
	return (init_inputs = e((() => {
		init_schemas$1(), init_coerce(), init_error(), init_duration(), init_result(), q = string().transform((e) => e === "" ? void 0 : e), to = string().transform((e) => e.split(/[\n,]/).map((e) => e.trim()).filter((e) => e !== "")), no = string().regex(/^(\d+\/\d+)?$/, "expected <i>/<n>, such as 2/8").transform((e) => {
			let [t, n] = e.split("/").map(Number);
			return t === void 0 || n === void 0 ? void 0 : {
				index: t,
				of: n
			};
		}).refine((e) => e === void 0 || e.index >= 1 && e.index <= e.of && e.of <= 1e3, { message: "expected 1 ≤ i ≤ n ≤ 1000" }), ro = string().regex(/^(all|affected|smoke|tag:[\w-]+)?$/, "expected all, affected, smoke or tag:<name>").transform((e) => e === "" ? void 0 : e), io = strictObject({
			mode: _enum([
				"replay",
				"report",
				"merge",
				"promote",
				"guard",
				"command"
			]),
			cases: to,
			runner: q,
			config: string().min(1),
			"fail-on": to.pipe(array(V)),
			attempts: union([literal("auto"), number().int().min(1).max(1e3)]),
			jobs: union([literal("").transform(() => void 0), number().int().min(1).max(256)]),
			timeout: union([literal("").transform(() => void 0), vi]),
			shard: no,
			"base-setup": q,
			select: ro,
			durations: q,
			comment: _enum([
				"auto",
				"always",
				"never"
			]),
			token: q,
			"worker-url": union([literal("").transform(() => void 0), url({ protocol: /^https?$/ })]),
			"worker-token": q
		}), ao = Object.keys(io.shape), oo = {
			mode: "replay",
			config: "replaykit.yaml",
			attempts: "auto",
			comment: "auto"
		}, so = { baseline: "live cases are always compared with the base commit, which is set up when one needs it" };
	})))();
}
// src/node/runner/environment.ts
function runnerEnvironment(e, t) {
	let n = [
		...co,
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
		...compact({
			REPLAYKIT_OUTPUT_PATH: e.outputPath,
			REPLAYKIT_NOW: e.now,
			REPLAYKIT_INPUT: Buffer.byteLength(e.input) > lo ? void 0 : e.input
		})
	};
}
var co, lo;
function init_environment() {
	return (init_environment = e((() => {
		co = /* @__PURE__ */ "PATH.HOME.USER.LOGNAME.SHELL.TMPDIR.TMP.TEMP.TZ.LANG.LANGUAGE.CI.VIRTUAL_ENV.PYTHONPATH.NODE_PATH.JAVA_HOME.GOPATH.GOROOT.XDG_CACHE_HOME.XDG_CONFIG_HOME.XDG_DATA_HOME.SSL_CERT_FILE.SSL_CERT_DIR.NODE_EXTRA_CA_CERTS.SYSTEMROOT.PATHEXT".split("."), lo = 1e5;
	})))();
}
// src/action/start-anew.ts
function environmentOf(e) {
	let t = e[uo];
	if (t === void 0) return e;
	let n = JSON.parse(y(t, "utf8"));
	return fo = !0, delete process.env[uo], de(h(t), {
		recursive: !0,
		force: !0
	}), {
		...n,
		...e,
		[uo]: void 0
	};
}
function openEnvironment(e) {
	let t = {};
	for (let [n, r] of Object.entries(e)) {
		let e = ho.has(n) || n.startsWith("LC_") || /^(https?|no|all)_proxy$/i.test(n);
		r !== void 0 && e && !go.test(n) && !/^\w+:\/\/[^/]*@/.test(r) && (t[n] = r);
	}
	return t;
}
async function startAnew(e) {
	let t = openEnvironment(e);
	if (!Object.entries(e).some(([e, n]) => n !== void 0 && !(e in t)) || fo || process.platform === "win32" || typeof process.execve != "function") return;
	let n = v(le(v(he(), "replaykit-pipe-")), "environment");
	if (me("mkfifo", [
		"-m",
		"600",
		n
	], { env: t }).status !== 0) throw new ReplayKitError("io_failed", "the Action could not hide its secrets from the runner: no pipe", { hint: "make `mkfifo` available on the runner, or a sandbox possible" });
	let r = pe("sh", [
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
	r.stdin.end(JSON.stringify(e)), await be(r.stdin, "finish");
	let i = process.argv.slice(1);
	process.execve(process.execPath, [
		process.execPath,
		...process.execArgv,
		...i
	], {
		...t,
		[uo]: n
	});
}
var uo, fo, po, mo, ho, go;
function init_start_anew() {
	return (init_start_anew = e((() => {
		init_error(), init_environment(), uo = "REPLAYKIT_ENVIRONMENT_PIPE", fo = !1, po = "\n  ACTION ACTION_PATH ACTION_REF ACTION_REPOSITORY ACTIONS ACTOR ACTOR_ID API_URL BASE_REF ENV EVENT_NAME\n  EVENT_PATH GRAPHQL_URL HEAD_REF JOB OUTPUT PATH REF REF_NAME REF_PROTECTED REF_TYPE REPOSITORY REPOSITORY_ID\n  REPOSITORY_OWNER REPOSITORY_OWNER_ID RETENTION_DAYS RUN_ATTEMPT RUN_ID RUN_NUMBER SERVER_URL SHA STATE\n  STEP_SUMMARY TRIGGERING_ACTOR WORKFLOW WORKFLOW_REF WORKFLOW_SHA WORKSPACE", mo = "ARCH DEBUG ENVIRONMENT NAME OS TEMP TOOL_CACHE WORKSPACE", ho = /* @__PURE__ */ new Set([
			...co,
			...po.trim().split(/\s+/).map((e) => `GITHUB_${e}`),
			...mo.split(" ").map((e) => `RUNNER_${e}`)
		]), go = /TOKEN|KEY|SECRET|PASSW|CREDENTIAL|AUTH/i;
	})))();
}
// src/action/main.ts
async function main$1(e = environmentOf(process.env)) {
	try {
		await useProxies(e);
		let t = readInputs(e);
		vo.has(t.mode) && p();
		let n = vo.has(t.mode) ? keepSecretsApart(e) : void 0;
		n?.catch(() => {});
		let r = _o[t.mode]();
		await n;
		for (let t of formerInputNotes(e)) tell$1("warning", t);
		let i = readEvent(e), { run: a } = await r;
		return +!await a({
			inputs: t,
			event: i,
			env: e
		});
	} catch (e) {
		if (!(e instanceof ReplayKitError)) throw e;
		return tell$1("error", `${e.message}${e.hint === void 0 ? "" : ` → ${e.hint}`}`), 1;
	}
}
async function keepSecretsApart(e) {
	let t = await openSandbox();
	if (!("reason" in t)) return t[Symbol.dispose]();
	await startAnew(e);
	let { loadAll: n } = await import("./github.js").then((all) => (all.z(), { loadAll: all.B }));
	await n();
}
async function useProxies(e) {
	let t = Object.entries(e).filter(([e, t]) => t && /^https?_proxy$/i.test(e));
	if (t.length === 0) return;
	let { setGlobalProxyFromEnv: n } = await import("node:http");
	if (n === void 0) return tell$1("warning", `Node ${process.versions.node} ignores the proxy → update the runner to reach GitHub through it`);
	let r = [
		e.NO_PROXY ?? e.no_proxy,
		"localhost",
		"127.0.0.1",
		"[::1]"
	].filter(Boolean).join(",");
	n({
		...Object.fromEntries(t),
		NO_PROXY: r
	});
}
var _o, vo;
function init_main() {
	return (init_main = e((() => {
		init_error(), d(), init_sandbox(), init_destinations(), init_event(), init_inputs(), init_start_anew(), _o = {
			replay: () => import("./replay.js").then((all) => (all.ut(), { run: all.dt })),
			report: () => import("./github.js").then((all) => (all.i(), { run: all.a })),
			merge: () => import("./github.js").then((all) => (all.j(), { run: all.M })),
			promote: () => import("./github.js").then((all) => (all.o(), { run: all.s })),
			guard: () => import("./github.js").then((all) => (all.N(), { run: all.P })),
			command: () => import("./github.js").then((all) => (all.L(), { run: all.R }))
		}, vo = /* @__PURE__ */ new Set(["replay", "guard"]);
	})))();
}
// node_modules/shlex/shlex.js
function split(e) {
	return Array.from(new Shlexer(e));
}
function quote(e) {
	return e === "" ? "''" : /[^\w@%\-+=:,./]/.test(e) ? ("'" + e.replace(/('+)/g, "'\"$1\"'") + "'").replace(/^''|''$/g, "") : e;
}
var Shlexer;
function init_shlex() {
	return (init_shlex = e((() => {
		Shlexer = class {
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
	})))();
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
function withInput(e, t) {
	let { argv: n, shown: r } = e;
	if (!n.some((e) => e.includes("{input}"))) return e;
	let [i, ...a] = n;
	return {
		argv: [i, ...a.map((e, n) => {
			if (!e.includes("{input}")) return e;
			if (yo.test(e) && !bo.has(a[n - 1] ?? "")) return e.replace("{input}", () => t);
			throw new ReplayKitError("invalid_config", `{input} is inside other text of the runner's command: ${r}`, { hint: "make it a separate argument, such as [python3, agent.py, \"{input}\"]; a shell reads \"$REPLAYKIT_INPUT\"" });
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
		if ((/[/\\]/.test(r) ? [g(r) ? r : te(t, r)] : (n ?? "").split(m).map((e) => v(e, r))).some(isExecutable)) return;
		throw new ReplayKitError("runner_failed", `the runner's program "${r}" was not found (command: ${e.shown})`, { hint: "check the command in replaykit.yaml or --runner-cmd; a shell's own words need --shell" });
	}
	throw new ReplayKitError("runner_failed", `the runner's folder ${t} does not exist`, { hint: "correct the runner's cwd in replaykit.yaml" });
}
function isFolder(e) {
	return x(e, { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function isExecutable(e) {
	try {
		return re(e, ae.X_OK), x(e).isFile();
	} catch {
		return !1;
	}
}
var yo, bo;
function init_command() {
	return (init_command = e((() => {
		init_shlex(), init_error(), yo = /^(?:--?[\w-]+=)?\{input\}$/, bo = /* @__PURE__ */ new Set([
			"-c",
			"-e",
			"--eval",
			"-p",
			"--print"
		]);
	})))();
}
// src/cli/flag-values.ts
function parseCommandLine(e, t) {
	let n = [...e.flags, ...xo], r = Object.fromEntries(n.map((e) => [e.name, {
		type: e.value === void 0 ? "boolean" : "string",
		multiple: e.repeatable === !0,
		...compact({ short: e.short })
	}]));
	try {
		let { values: e, positionals: n } = Ce({
			args: t,
			options: r,
			allowPositionals: !0,
			strict: !0
		});
		return {
			args: n,
			flags: readFlags(e)
		};
	} catch (t) {
		let n = t instanceof Error ? t.message.split(". ")[0] ?? t.message : String(t), i = /^Unknown option '--([^']+)'/.exec(n)?.[1], a = i === void 0 ? void 0 : nearestName(i, Object.keys(r)), o = a === void 0 ? "" : `did you mean --${a}? `;
		throw new ReplayKitError("usage", `${e.name}: ${n}`, {
			hint: `${o}replaykit ${e.name} --help`,
			cause: t
		});
	}
}
function dateOf(e) {
	let t = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:\d\d)?$/.exec(e);
	if (!t) return /* @__PURE__ */ new Date(NaN);
	let [, n, r = "00:00", i = "Z"] = t;
	return /* @__PURE__ */ new Date(`${n}T${r}${i}`);
}
function readFlags(e) {
	let text = (t) => {
		let n = e[t];
		return typeof n == "string" ? n : void 0;
	};
	return {
		text,
		list: (t) => {
			let n = e[t];
			return Array.isArray(n) ? n.filter((e) => typeof e == "string") : [];
		},
		on: (t) => e[t] === !0,
		integer: (e, { min: t, max: n }) => {
			let r = text(e);
			if (r === void 0) return;
			let i = /^-?\d+$/.test(r) ? Number(r) : NaN;
			if (i >= t && i <= n) return i;
			throw new ReplayKitError("usage", `--${e} is "${r}"; expected a whole number from ${t} to ${n}`);
		},
		duration: (e) => {
			let t = text(e);
			if (t === void 0) return;
			let n = durationMs(t);
			if (!Number.isNaN(n)) return n;
			throw new ReplayKitError("usage", `--${e} is "${t}"; expected a duration such as 60s, 500ms or 2m`);
		},
		time: (e) => {
			let t = text(e);
			if (t === void 0) return;
			let n = durationMs(t), r = Number.isNaN(n) ? dateOf(t) : new Date(G.now().getTime() - n);
			if (!Number.isNaN(r.getTime())) return r;
			throw new ReplayKitError("usage", `--${e} is "${t}"; expected a time`, { hint: "a day such as 2026-11-20, a time such as 2026-11-20T10:00:00Z, or an age such as 24h or 7d" });
		}
	};
}
function asFlag(e) {
	return `--${e} <name>`;
}
var xo;
function init_flag_values() {
	return (init_flag_values = e((() => {
		init_error(), init_nearest_name(), init_duration(), init_platform(), xo = [
			{
				name: "json",
				summary: "print one JSON document for machines"
			},
			{
				name: "config",
				value: "<file>",
				summary: "configuration file (default: replaykit.yaml at the repository's root)"
			},
			{
				name: "no-color",
				summary: "no colours, even on a terminal"
			},
			{
				name: "help",
				short: "h",
				summary: "show this help"
			}
		];
	})))();
}
// src/gateway/mcp-proxy.ts
async function runMcpProxy(e) {
	let t = new McpProxy(e);
	for await (let n of xe({ input: e.input })) await t.fromClient(n);
	await t.end();
}
function tell({ stdin: e }, t) {
	e.write(`${JSON.stringify(t)}\n`);
}
function read(e) {
	try {
		let t = So.safeParse(JSON.parse(e));
		return t.success ? t.data : void 0;
	} catch {
		return;
	}
}
var So, Co, wo, McpProxy;
function init_mcp_proxy() {
	return (init_mcp_proxy = e((() => {
		init_schemas$1(), init_json(), So = looseObject({
			id: union([string(), number$1()]).optional(),
			method: string().optional(),
			params: L.optional(),
			result: L.optional(),
			error: L.optional()
		}), Co = looseObject({
			how: _enum([
				"served",
				"missed",
				"live"
			]),
			call: string().optional(),
			result: L.optional(),
			error: L.optional()
		}), wo = "replaykit-initialize", McpProxy = class {
			#e;
			#t = /* @__PURE__ */ new Map();
			#n;
			#r = !1;
			#i;
			constructor(e) {
				this.#e = e;
			}
			async fromClient(e) {
				let t = read(e);
				if (!t) return;
				let { id: n, method: r, params: i } = t;
				if (n === void 0 || r === void 0) {
					this.#i && tell(this.#i, t);
					return;
				}
				r === "initialize" && (this.#n = t);
				let a = {
					server: this.#e.server,
					id: n,
					method: r,
					...compact({ params: i })
				}, { how: o, call: s, result: c, error: l } = Co.parse(await this.#s("/mcp-calls", a));
				if (o !== "live") {
					r === "initialize" && (this.#r = !0);
					let e = {
						jsonrpc: "2.0",
						id: n,
						...l === void 0 ? { result: c ?? {} } : { error: l }
					};
					this.#e.output.write(`${JSON.stringify(e)}\n`);
				} else this.#t.set(n, s), tell(this.#a(), t);
			}
			async end() {
				let e = this.#i;
				if (!e) return;
				e.stdin.end();
				let { promise: t, resolve: n } = Promise.withResolvers();
				e.once("close", () => n());
				let r = setTimeout(() => e.kill(), 2e3);
				await t, clearTimeout(r);
			}
			#a() {
				if (this.#i) return this.#i;
				let { argv: e } = this.#e, [t, ...n] = e, r = pe(t, n, { stdio: [
					"pipe",
					"pipe",
					"inherit"
				] });
				return this.#i = r, r.on("error", (t) => process.stderr.write(`replaykit mcp-proxy: ${e.join(" ")}: ${t.message}\n`)), r.stdin.on("error", () => {}), xe({ input: r.stdout }).on("line", (e) => void this.#o(e)), this.#n && this.#r && (tell(r, {
					...this.#n,
					id: wo
				}), tell(r, {
					jsonrpc: "2.0",
					method: "notifications/initialized"
				})), r;
			}
			async #o(e) {
				let t = read(e);
				if (t?.id !== wo) {
					if (t?.id !== void 0 && t.method === void 0 && this.#t.has(t.id)) {
						let e = this.#t.get(t.id);
						this.#t.delete(t.id);
						let { result: n, error: r } = t;
						e !== void 0 && await this.#s("/mcp-calls/result", {
							call: e,
							...r === void 0 ? { result: n } : { error: r }
						});
					}
					this.#e.output.write(`${e}\n`);
				}
			}
			async #s(e, t) {
				let n = { "content-type": "application/json" }, { fetch: r, gatewayUrl: i } = this.#e, a = await r(`${i}${e}`, {
					method: "POST",
					headers: n,
					body: JSON.stringify(t)
				});
				return L.parse(await a.json());
			}
		};
	})))();
}
// src/cli/commands/mcp-proxy.ts
async function run({ args: e, flags: t, env: n }) {
	if (e.length === 0) throw new ReplayKitError("usage", "mcp-proxy needs the command of the MCP server", { hint: "replaykit mcp-proxy -- <server command …>" });
	let { argv: r } = commandOf(e), i = n.REPLAYKIT_GATEWAY_URL;
	return i === void 0 || i === "" ? passThrough(r) : (await runMcpProxy({
		argv: r,
		server: t.text("name") ?? e.join(" "),
		gatewayUrl: i,
		input: process.stdin,
		output: process.stdout,
		fetch
	}), o.ok);
}
async function passThrough([e, ...t]) {
	let n = pe(e, t, { stdio: "inherit" });
	return (await be(n, "close").catch((t) => {
		throw new ReplayKitError("runner_failed", `the MCP server "${e}" could not be started`, {
			hint: "check the command after --",
			cause: t
		});
	}))[0] === 0 ? o.ok : o.broken;
}
function init_mcp_proxy$1() {
	return (init_mcp_proxy$1 = e((() => {
		init_error(), init_mcp_proxy(), init_command(), a();
	})))();
}
// src/cli/specs/flags.ts
var J, To, Y, X, Z, Eo, Do, Oo;
function init_flags() {
	return (init_flags = e((() => {
		J = [{
			name: "worker",
			value: "<url>",
			summary: "address of the Worker (default: REPLAYKIT_WORKER_URL)"
		}, {
			name: "token",
			value: "<token>",
			summary: "token of the project (default: REPLAYKIT_WORKER_TOKEN)"
		}], To = [
			{
				name: "agent",
				value: "<name>",
				summary: "only runs of this agent"
			},
			{
				name: "group",
				value: "<group>",
				summary: "only runs of this group of failures, of a Worker"
			},
			{
				name: "label",
				value: "<name:value>",
				summary: "only runs with this label, of a Worker"
			},
			{
				name: "since",
				value: "<time>",
				summary: "only runs since then: 2026-11-20, 2026-11-20T10:00:00Z, or 24h (ago)"
			},
			{
				name: "until",
				value: "<time>",
				summary: "only runs until then"
			}
		], Y = {
			name: "format",
			value: "<name>",
			summary: "format of the trace (default: recognised by content)"
		}, X = {
			name: "run",
			value: "<run id>",
			summary: "which run, if the file holds several"
		}, Z = [{
			name: "runner-cmd",
			value: "<command>",
			summary: "the command that runs your agent (default: from replaykit.yaml)"
		}, {
			name: "shell",
			summary: "run the command through a shell"
		}], Eo = {
			name: "base",
			value: "<ref | report>",
			summary: "git ref to compare live cases with, or a report of it"
		}, Do = [
			{
				name: "expect-call",
				value: "<tool=json>",
				repeatable: !0,
				summary: "a write that a right run makes, e.g. refund={\"amount\":12.5}"
			},
			{
				name: "expect-none",
				summary: "a right run writes nothing"
			},
			{
				name: "expect-text",
				value: "<text>",
				repeatable: !0,
				summary: "a text that a right run says"
			},
			{
				name: "forbid-text",
				value: "<text>",
				repeatable: !0,
				summary: "a text that a right run does not say"
			},
			{
				name: "forbid-call",
				value: "<tool[=json]>",
				repeatable: !0,
				summary: "a call that a right run does not make"
			}
		], Oo = [
			...Do,
			{
				name: "expect",
				value: "<sentence>",
				repeatable: !0,
				summary: "what must be true, for a person or a judge"
			},
			{
				name: "effect",
				value: "<tool=effect>",
				repeatable: !0,
				summary: "what a tool does: pure, read or write"
			}
		];
	})))();
}
// src/cli/specs/runs.ts
var ko, Q, Ao, jo, Mo, No, Po, Fo, Io, Lo;
function init_runs() {
	return (init_runs = e((() => {
		init_flags(), d(), ko = {
			name: "store",
			value: "<file>",
			summary: "store of runs (default: .replaykit/store.db at the project's root)"
		}, Q = [
			{
				name: "from",
				value: "<local | url>",
				summary: "where the runs are: local, or the address of a Worker"
			},
			...J,
			ko
		], Ao = {
			name: "runs",
			summary: "list the runs of the local store or of a Worker",
			usage: "",
			about: "\nLists the runs that an agent recorded with the SDK, or the runs of a Worker, the newest first. Their ids work in show, diff, tree,\nresume, fork, bisect, scaffold and promote, with the same flags.\n\n--worker or REPLAYKIT_WORKER_URL names the Worker; --from local (or --store) uses the local store. Commands that take a run id\nlook here first, then ask the environment's Worker.\n",
			flags: [
				...Q,
				{
					name: "status",
					value: "<status>",
					summary: "only success, error, unknown or running"
				},
				...To,
				{
					name: "limit",
					value: "<n>",
					summary: "at most this many (default: 20)"
				}
			],
			examples: [
				"replaykit runs",
				"replaykit runs --status error --json",
				"replaykit runs --worker https://replaykit.example.workers.dev --agent billing --since 24h"
			],
			load: () => import("./large-commands.js").then((all) => (all.y(), { run: all.b }))
		}, jo = {
			name: "runs watch",
			summary: "replay a sample of successful runs, and list the suspicious ones first",
			usage: "[trace.json | run …] --budget <usd>",
			about: "\nReplays a sample of successful runs, each one to three times, with the agent of this checkout. Models are live, tools answer from\nrecordings, writes are simulated. Runs whose re-runs most often make other writes than the recording come first.\n\nThat is a hint, no alarm: re-runs of good runs disagree too, and the exit code is always 0. The runs are those named,\nelse the Worker's (--from) or the local store's; a Worker's run that represents many is drawn more often.\n",
			flags: [
				...Q,
				Y,
				...To.filter(({ name: e }) => e !== "group" && e !== "since").concat({
					name: "since",
					value: "<time>",
					summary: "only runs since then (default: 24h)"
				}),
				{
					name: "sample",
					value: "<n>",
					summary: "how many runs to replay (default: 20)"
				},
				{
					name: "reruns",
					value: "<n>",
					summary: "how often to replay each: 1, 2 or 3 (default: 3)"
				},
				{
					name: "budget",
					value: "<usd>",
					summary: "what all re-runs may cost together (default: budget of replaykit.yaml)"
				},
				{
					name: "jobs",
					short: "j",
					value: "<n>",
					summary: "runs at the same time (default: number of processors)"
				},
				...Z
			],
			examples: ["replaykit runs watch traces/*.json --budget 1", "replaykit runs watch --from https://replaykit.example.workers.dev --since 24h --sample 50 --budget 5"],
			load: () => (p(), import("./large-commands.js").then((all) => (all.s(), { run: all.c })))
		}, Mo = [
			...Q,
			...Z,
			{
				name: "timeout",
				value: "<duration>",
				summary: "limit for the run (default: 10m)"
			},
			{
				name: "agent-version",
				value: "<version>",
				summary: "version of the agent that continues"
			},
			{
				name: "id",
				value: "<id>",
				summary: "id of the new run (default: the old one's with -fork-<n>)"
			}
		], No = {
			name: "runs resume",
			formerly: "resume",
			summary: "continue a run that stopped",
			usage: "<run> [--step <n>]",
			about: "\nStarts your agent with REPLAYKIT_CHECKPOINT_PATH. Recorded steps are served, the rest runs, writes included. --step continues from that\nstep in a new run. A Worker's run is copied to the local store first; the original does not change.\n",
			flags: [{
				name: "step",
				value: "<n>",
				summary: "continue from this step, in a new run"
			}, ...Mo],
			examples: ["replaykit runs resume run-1 --runner-cmd \"node agent.mjs\""],
			load: () => import("./large-commands.js").then((all) => (all.x(), { run: all.S }))
		}, Po = {
			name: "runs fork",
			formerly: "fork",
			summary: "start a new run from a step of another, with new data or another agent",
			usage: "<run> --step <n>",
			about: "\nStarts a new run that shares the steps of another run up to --step: their tools and writes do not run again. From there your\nagent runs for real, writes included, with the state that --set and --patch changed. A Worker's run is copied to the local store first;\nthe original does not change.\n",
			flags: [
				{
					name: "step",
					value: "<n>",
					summary: "the last step that is shared"
				},
				{
					name: "set",
					value: "</pointer=json>",
					repeatable: !0,
					summary: "a new value in the state at that step"
				},
				{
					name: "patch",
					value: "<file.json>",
					summary: "JSON merge patch for the state at that step"
				},
				...Mo
			],
			examples: ["replaykit runs fork run-1 --step 1 --set /retrieved_docs='[]' --runner-cmd \"node agent.mjs\""],
			load: () => import("./large-commands.js").then((all) => (all.J(), { run: all.Y }))
		}, Fo = {
			name: "runs tree",
			formerly: "tree",
			summary: "draw a run with its forks",
			usage: "<run>",
			about: "\nDraws the run, what it was forked from and everything forked from it, with the step at which each fork left.\n",
			flags: Q,
			examples: ["replaykit runs tree run-1"],
			load: () => import("./large-commands.js").then((all) => (all.d(), { run: all.f }))
		}, Io = {
			name: "runs bisect",
			formerly: "bisect",
			summary: "find the first part of the state that decides between a good and a bad run",
			usage: "<good run> <bad run>",
			about: "\nForks the bad run with parts of the good run's state until it ends like the good one: with the same status or, if both succeeded, the\nsame output. It names the first step, and in it the first key or list element, that decides.\n\nThe search is binary and gives up after 16 steps. Forks ask models and declared reads for real, and make no write, so the agent must use\nthe SDK. Exit code 1: nothing was found.\n",
			flags: Mo.filter(({ name: e }) => e !== "id" && e !== "agent-version"),
			examples: ["replaykit runs bisect with-a-document run_xyz789 --runner-cmd \"node agent.mjs\""],
			load: () => import("./large-commands.js").then((all) => (all.Et(), { run: all.Dt }))
		}, Lo = {
			name: "runs store",
			formerly: "store",
			summary: "clean up, measure or verify the local store",
			usage: "<gc | stats | verify | flag <run>>",
			about: "\ngc deletes runs older than their class allows (success 7 days, failed 30, flagged 90, test 1), packs finished ones and frees unused\nspace. flag keeps a run as long as flagged ones. stats counts. verify restores every step and opens every blob; exit code 1 means\ndamage.\n",
			flags: [ko, {
				name: "keep",
				value: "<class=days>",
				repeatable: !0,
				summary: "with gc: another retention time for a class"
			}],
			examples: [
				"replaykit runs store gc --keep success=1",
				"replaykit runs store flag run-1",
				"replaykit runs store verify"
			],
			load: () => import("./large-commands.js").then((all) => (all.p(), { run: all.m }))
		};
	})))();
}
// src/cli/specs/case.ts
var Ro, zo, Bo, Vo, Ho, Uo, Wo, Go, Ko;
function init_case$1() {
	return (init_case$1 = e((() => {
		d(), init_flags(), init_runs(), Ro = {
			name: "case",
			formerly: "cases",
			summary: "list cases, and keep a large suite in order",
			usage: "[folder | glob …]",
			about: "\nLists every case with its state. The filters find cases that need care: stale fixtures, changing verdicts, the same fingerprint, or\nquarantine.\n",
			flags: [
				{
					name: "stale",
					summary: "cases with recordings whose tool changed, or older than 180 days"
				},
				{
					name: "flaky",
					summary: "cases with different verdicts in the kept evidence of their last command"
				},
				{
					name: "duplicates",
					summary: "cases of one failure, by the fingerprints of all releases"
				},
				{
					name: "quarantined",
					summary: "quarantined cases, those past their date first"
				},
				{
					name: "tag",
					value: "<name>",
					repeatable: !0,
					summary: "cases with this tag"
				}
			],
			examples: [
				"replaykit case",
				"replaykit case --duplicates",
				"replaykit case --stale --json"
			],
			load: () => import("./large-commands.js").then((all) => (all.ht(), { run: all.gt }))
		}, zo = {
			name: "case bisect",
			summary: "find the change that broke a case",
			usage: "<case> [--good <ref>] [--bad <ref>]",
			about: "\nReplays the case on commits between good and bad, each in its own worktree, until the first bad one is known. If everything is\nrecorded, one replay decides a commit. A live model can mislead: then a commit is named only when all others are refuted. Commits on\nwhich the agent does not start are skipped. A Worker that knows the case's group says where to look first. Exit code 1: no single\nchange was found.\n",
			flags: [
				{
					name: "good",
					value: "<ref>",
					summary: "a commit before the failure (default: as far back as needed)"
				},
				{
					name: "bad",
					value: "<ref>",
					summary: "a commit with the failure (default: HEAD)"
				},
				{
					name: "path",
					value: "<path>",
					repeatable: !0,
					summary: "only commits that touch it, such as a prompt"
				},
				{
					name: "setup",
					value: "<command>",
					summary: "sets up each checkout, if the runners have no setup"
				},
				{
					name: "env",
					value: "<name=a,b,…>",
					summary: "values of a variable instead of commits, the oldest first"
				},
				{
					name: "lies",
					value: "<share>",
					summary: "share of attempts with a live model that may mislead (default: 0.2)"
				},
				{
					name: "attempts",
					value: "<n>",
					summary: "at most this many replays (default: 200)"
				},
				...Z,
				...J
			],
			examples: [
				"replaykit case bisect search-loop --good v1.4.0",
				"replaykit case bisect search-loop --path prompts/system.txt",
				"replaykit case bisect search-loop --env MODEL=gpt-4o-2024-05-13,gpt-4o-2024-08-06"
			],
			load: () => (p(), import("./large-commands.js").then((all) => (all.wt(), { run: all.Tt })))
		}, Bo = {
			name: "case brief",
			summary: "print one page with all you need to fix a case",
			usage: "<case | group>",
			about: "\nPrints one Markdown page for a coding agent or a colleague: what fails, where the run goes wrong, the code, the commands, what must not\nchange, and the budget. Recorded text appears only as code.\n",
			flags: [],
			examples: ["replaykit case brief search-loop"],
			load: () => import("./large-commands.js").then((all) => (all.St(), { briefOf: all.xt, run: all.Ct }))
		}, Vo = {
			name: "case verify",
			summary: "prove that a fix works and breaks nothing else",
			usage: "<case> [--head <ref>]",
			about: "\nGives one verdict on a fix: verified, rejected or unproven. It replays the case, and cases that its brief does not show: others of its\ngroup, the case with other ids, guards of the same agent, and good runs given with --control. The head's code runs in the\nsandbox; cases, configuration and policy are the base's. Exit code 0: verified.\n",
			flags: [
				{
					name: "head",
					value: "<ref>",
					summary: "the commit or branch with the fix (default: this checkout as it is)"
				},
				{
					name: "base",
					value: "<ref>",
					summary: "the commit or branch that judges (default: origin/HEAD)"
				},
				{
					name: "control",
					value: "<trace>",
					repeatable: !0,
					summary: "a good run that must stay as it is, from a file or the local store"
				}
			],
			examples: ["replaykit case verify search-loop --base main", "replaykit case verify search-loop --head fix-branch --control good-runs/short-answer.json --json"],
			load: () => (p(), import("./large-commands.js").then((all) => (all._t(), { run: all.vt })))
		}, Ho = {
			name: "case fixtures",
			formerly: "fixtures",
			summary: "extend, refresh or prune the recordings of a case",
			usage: "add | refresh | prune  <case> [trace.json | run]",
			about: "\nadd takes more recordings from another trace, with its model answers, or one answer that you give. refresh asks live read tools again\n(only with --command). prune drops recordings that the last replay did not use. Everything is redacted and linted, and the\ndifference is shown.\n",
			flags: [
				{
					name: "tool",
					value: "<name>",
					summary: "add: the tool of a recording given by hand"
				},
				{
					name: "args",
					value: "<json>",
					summary: "add: its arguments"
				},
				{
					name: "output",
					value: "<json>",
					summary: "add: its answer"
				},
				{
					name: "error",
					value: "<text>",
					summary: "add: it answered with this error"
				},
				{
					name: "command",
					value: "<command>",
					summary: "refresh: a command that answers a read: {tool, args} in, {output | error} out"
				},
				{
					name: "model-fixtures",
					value: "<file>",
					summary: "add: the models' answers, if not in <name>.model.json beside the trace"
				},
				Y,
				X,
				...Q,
				{
					name: "dry-run",
					summary: "show the difference, write nothing"
				}
			],
			examples: [
				"replaykit case fixtures add search-loop other-trace.json",
				"replaykit case fixtures add search-loop --tool get_order --args '{\"id\":1}' --output '{\"total\":5}'",
				"replaykit case fixtures prune search-loop"
			],
			load: () => import("./large-commands.js").then((all) => (all.X(), { run: all.Z }))
		}, Uo = {
			name: "case review",
			formerly: "review",
			summary: "answer the checks that need a person",
			usage: "<case>",
			about: "\nShows the output of a case's last kept replay, and asks for each semantic assertion that needs a person's answer. Without a\nterminal, --verdict gives the answer. Answers are stored in the case's reviews, each for one output: another output needs another answer.\n\nAnswers about the recorded failed run (--source) let `replaykit case calibrate` compare a judge with them on any machine.\n",
			flags: [
				{
					name: "verdict",
					value: "<pass|fail>",
					summary: "the answer to record"
				},
				{
					name: "assertion",
					value: "<text|n>",
					summary: "which one: its text, or its number in the list"
				},
				{
					name: "by",
					value: "<name>",
					summary: "who answers (default: git's user.name)"
				},
				{
					name: "note",
					value: "<text>",
					summary: "why"
				},
				{
					name: "attempt",
					value: "<n>",
					summary: "which attempt of the last replay (default: 1)"
				},
				{
					name: "source",
					summary: "answer about the recorded run, not the last replay"
				}
			],
			examples: ["replaykit case review search-loop", "replaykit case review search-loop --verdict pass --by ann --note \"it says that it could not look\""],
			load: () => import("./commands.js").then((all) => (all._t(), { run: all.vt }))
		}, Wo = {
			name: "case snapshot",
			formerly: "snapshot",
			summary: "compare a state of the last replay with the snapshot in a case",
			usage: "<case> [--step <n|id>] [--pointer </path>] [--update]",
			about: "\nCompares the state at one step of a case's last kept replay with its `state_at` assertion. Exits with 1 if they differ or\nthere is none. --update writes the state into case.yaml and changes nothing else there: review the change, and commit it.\n",
			flags: [
				{
					name: "step",
					value: "<n|id>",
					summary: "number of the step from 1, negative from the end, or its id (default: the last)"
				},
				{
					name: "pointer",
					value: "</path>",
					summary: "JSON Pointer of a part of the state (default: all of it)"
				},
				{
					name: "update",
					summary: "write the replay's state into the case"
				}
			],
			examples: ["replaykit case snapshot search-loop --step 1 --pointer /retrieved_docs", "replaykit case snapshot search-loop --step 1 --pointer /retrieved_docs --update"],
			load: () => import("./commands.js").then((all) => (all.it(), { run: all.at }))
		}, Go = {
			name: "case calibrate",
			formerly: "calibrate",
			summary: "compare the judge with people's answers",
			usage: "[case…]",
			about: "\nAsks the judge of replaykit.yaml about every output that a person has answered (`replaykit case review`), in recorded runs and in the\nevidence of .replaykit/runs. Prints how often both agree, and Cohen's kappa: 0 is chance, 1 is always, and a judge is worth having from\nabout 0.6. Where they differ it shows the judge's reason.\n",
			flags: [{
				name: "min-kappa",
				value: "<n>",
				summary: "exit with 1 if kappa is lower or undefined, e.g. 0.6"
			}],
			examples: ["replaykit case calibrate", "replaykit case calibrate search-loop --min-kappa 0.6"],
			load: () => import("./commands.js").then((all) => (all.Ji(), { run: all.Yi }))
		}, Ko = {
			name: "case export",
			formerly: "export",
			summary: "write cases for other tools",
			usage: "[case…] --to <tool>",
			about: "\nWrites the repository's cases, or the named ones, for another tool:\n\n  promptfoo          a configuration, and a provider that replays the case\n  pytest, vitest     a test file that replays each case: a blocking case fails, an undecided one is skipped with its reason\n  inspect            a task of Inspect that replays each case, and its dataset\n  openai-evals       the inputs as data and an eval whose grader reads the assertions\n  langsmith-dataset  the inputs and what must hold as examples, and a script that uploads them\n  otlp               the recorded run of each case, for a tracing backend (OpenTelemetry's GenAI conventions 0.1.0)\n  atif               the recorded run of each case, as a trajectory of Harbor (ATIF-v1.7)\n  junit              the results of the last kept replays\n\nA check that only a person or a judge can decide does not pass until one has decided it. promptfoo counts it as failed, inspect as partly\nright; pytest, vitest and junit use the verdict, as replay does, and name the check.\n\nOne file goes to standard output unless --out names a folder.\n",
			flags: [{
				name: "to",
				value: "<tool>",
				summary: "one of the above"
			}, {
				name: "out",
				short: "o",
				value: "<folder>",
				summary: "write the files into this folder"
			}],
			examples: ["replaykit case export --to vitest --out tests", "replaykit case export search-loop --to otlp > trace.json"],
			load: () => import("./commands.js").then((all) => (all.ei(), { run: all.ti }))
		};
	})))();
}
// src/cli/specs/replay.ts
var qo, Jo, Yo, Xo, Zo, Qo;
function init_replay() {
	return (init_replay = e((() => {
		init_flags(), init_runs(), d(), qo = {
			name: "scaffold",
			summary: "make a case from the trace of a failed run",
			usage: "<trace.json | run> --out <folder> | --control --sample <n> --out <folder>",
			about: "\nReads a trace in any format that ReplayKit knows, redacts it, finds what went wrong and writes a case folder: case.yaml,\nsource-trace.json, fixtures/ and notes.md. It writes nothing unless the failed run, replayed in memory, meets the signatures and fails\nthe assertions.\n\nMost real failures carry no error. Then say what a right run does: --expect-call, --expect-none, --expect-text, --forbid-call,\nor --expect \"a sentence\" for a person or a judge.\n\nWith --control the run was good. The case is then a guard: the agent must make the same writes and reads and state the same facts, also\nwith another model or prompt. --sample draws good runs from a Worker, each as often as the runs that it represents.\n",
			flags: [
				{
					name: "out",
					short: "o",
					value: "<folder>",
					summary: "the case folder to write, e.g. cases/<id>"
				},
				{
					name: "id",
					value: "<id>",
					summary: "id of the case (default: the folder's name)"
				},
				{
					name: "control",
					summary: "the run was good: it must stay as it is"
				},
				{
					name: "sample",
					value: "<n>",
					summary: "with --control: make n cases of good runs that a Worker kept, below --out"
				},
				{
					name: "seed",
					value: "<text>",
					summary: "with --sample: draw others"
				},
				{
					name: "title",
					value: "<text>",
					summary: "title for people"
				},
				Y,
				...Q,
				X,
				...Oo,
				{
					name: "terminal-tool",
					value: "<tool>",
					repeatable: !0,
					summary: "a run may end on this tool without a final text"
				},
				{
					name: "model-fixtures",
					value: "<file>",
					summary: "the models' answers (default: <name>.model.json beside the trace)"
				},
				{
					name: "runner",
					value: "<name>",
					summary: "which runner of replaykit.yaml replays it"
				},
				{
					name: "tag",
					value: "<name>",
					repeatable: !0,
					summary: "tag for selecting cases, such as smoke"
				},
				{
					name: "measure",
					value: "<n>",
					summary: "replay the new case n times, and note in it how often it reproduces"
				},
				{
					name: "force",
					summary: "replace an existing case"
				}
			],
			examples: [
				"replaykit scaffold examples/traces/search-loop.json --out cases/search-loop",
				"replaykit scaffold trace.json --out cases/no-refund --expect-none --forbid-call refund",
				"replaykit scaffold good-run.json --control --out cases/refund-in-time",
				"replaykit scaffold --control --sample 20 --worker https://replaykit.example.workers.dev --out cases"
			],
			load: () => import("./large-commands.js").then((all) => (all._(), { run: all.v }))
		}, Jo = {
			name: "replay",
			summary: "replay cases against your agent and give verdicts",
			usage: "[case.yaml | folder | glob …]",
			about: "\nRuns your agent once for each case on its recorded data, and says whether the failure is reproduced, fixed or changed. Writes\nnever run, and a call without a recording never reaches a live tool or model unless the case names it. Evidence is kept under\n.replaykit/runs/.\n",
			flags: [
				...Z,
				{
					name: "jobs",
					short: "j",
					value: "<n>",
					summary: "cases at the same time (default: number of processors)"
				},
				{
					name: "attempts",
					value: "<n>",
					summary: "attempts that screen a live case (default: live.screen)"
				},
				{
					name: "timeout",
					value: "<duration>",
					summary: "limit for one attempt, e.g. 60s"
				},
				{
					name: "fail-on",
					value: "<standings>",
					summary: "comma-separated standings that fail the run"
				},
				{
					name: "select",
					value: "<what>",
					summary: "all, affected, smoke, or tag:<name>"
				},
				{
					name: "base-ref",
					value: "<ref>",
					summary: "with --select affected: compare with this git ref"
				},
				{
					name: "shard",
					value: "<i/n>",
					summary: "replay the i-th of n shards"
				},
				{
					name: "durations",
					value: "<file>",
					summary: "recorded durations that balance the shards; the replay updates them"
				},
				Eo,
				{
					name: "plan",
					summary: "show what would be attempted and the cost, and run nothing"
				},
				{
					name: "repeat",
					value: "<n>",
					summary: "make n attempts of each case and say how often it passes"
				},
				{
					name: "verify-isolation",
					summary: "with a warm runner: repeat a sample in fresh processes"
				},
				{
					name: "junit",
					value: "<file>",
					summary: "also write JUnit XML"
				},
				{
					name: "markdown",
					value: "<file>",
					summary: "also write the pull request comment"
				},
				{
					name: "html",
					value: "<file>",
					summary: "also write a self-contained HTML report"
				},
				{
					name: "report",
					value: "<file>",
					summary: "also write the JSON report (with --repeat: the rates)"
				}
			],
			examples: [
				"replaykit replay",
				"replaykit replay cases/search-loop/case.yaml --runner-cmd \"python3 agent.py\"",
				"replaykit replay 'cases/billing-*' --jobs 4 --json",
				"replaykit replay --base main",
				"replaykit replay --repeat 200 --report rates"
			],
			load: () => (p(), import("./large-commands.js").then((all) => (all.C(), { run: all.w })))
		}, Yo = {
			name: "rehearse",
			summary: "try another model, prompt or configuration on all cases before you switch",
			usage: "[case.yaml | folder | glob …] --model <name> | --prompt <file> | --candidate-config <file>",
			about: "\nRuns your cases, also those of good runs (scaffold --control), with the current model or prompt and each candidate, at the same\ntime. Models are live, tools answer from recordings, writes are simulated. A paired test compares the whole suite and gives an\ninterval. The report lists writes that only one side makes, cost, tokens and steps, and the ten pairs of runs that differ most.\n\nModels cost money, so a budget is required. Exit code 1: a candidate is worse or could not be compared, or the budget ended first.\n",
			flags: [
				{
					name: "model",
					value: "<names>",
					summary: "models to try, comma-separated; openai/gpt-5 replaces only requests to that provider"
				},
				{
					name: "prompt",
					value: "<file>",
					repeatable: !0,
					summary: "a file that you changed: it is compared with the committed one"
				},
				{
					name: "candidate-config",
					value: "<file>",
					summary: "another replaykit.yaml: another command, upstream or provider"
				},
				{
					name: "base",
					value: "<ref>",
					summary: "with --prompt: the commit that has the prompt in use (default: HEAD)"
				},
				{
					name: "attempts",
					value: "<n>",
					summary: "attempts of each case on each side (default: 2)"
				},
				{
					name: "budget",
					value: "<usd>",
					summary: "what all sides may cost together (default: budget of replaykit.yaml)"
				},
				{
					name: "jobs",
					short: "j",
					value: "<n>",
					summary: "runs at the same time (default: number of processors)"
				},
				{
					name: "markdown",
					value: "<file>",
					summary: "also write the report as Markdown"
				},
				{
					name: "html",
					value: "<file>",
					summary: "also write a self-contained HTML report"
				}
			],
			examples: [
				"replaykit rehearse --model gpt-5 --budget 5",
				"replaykit rehearse --model gpt-5-mini,gpt-5 --attempts 4 --html rehearsal.html",
				"replaykit rehearse --prompt prompts/system.md --base main 'cases/billing-*'"
			],
			load: () => (p(), import("./large-commands.js").then((all) => (all.D(), { run: all.O })))
		}, Xo = {
			name: "guard",
			summary: "turn fixed cases into guards that must not come back",
			usage: "<case…>",
			about: "\nSets state: guard in case.yaml (comments stay) for fixed cases. It replays each case first, and refuses one that is not fixed unless\nyou pass --unproven. If a live model answers, --base names the code that still fails, to prove the fix against it.\n",
			flags: [
				...Z,
				Eo,
				{
					name: "unproven",
					summary: "do not replay first"
				}
			],
			examples: ["replaykit guard search-loop", "replaykit guard cases/search-loop --base main"],
			load: () => import("./large-commands.js").then((all) => (all.W(), { run: all.G }))
		}, Zo = {
			name: "promote",
			summary: "make a case of a failed run and propose it as a branch or pull request",
			usage: "<run id | trace.json>",
			about: "\nMakes a case as scaffold does, and adds reads from other runs that failed alike. It refuses a case that does not tell the failure from\na good run, or that holds a secret. Then it commits the case to a new branch:\n\n  --to <checkout>   in a local checkout, whose files and current branch do not change\n  otherwise         as a pull request on GitHub (GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_API_URL)\n\nIn a checkout, it first replays the new case to measure how often it reproduces on the base: once, or ten times if a live model answers.\n\nA run id is looked up on the Worker. If the failure already has a case, or a pull request with one, its count goes up instead. If a guard's\nfailure is back, the pull request reopens the guard with the new run's reads. Most real failures carry no error: then say what a right run\ndoes, with the same flags as scaffold.\n",
			flags: [
				...J,
				{
					name: "to",
					value: "<checkout>",
					summary: "write the case on a new branch of this checkout"
				},
				{
					name: "repository",
					value: "<owner/name>",
					summary: "repository on GitHub (default: GITHUB_REPOSITORY)"
				},
				{
					name: "base",
					value: "<branch>",
					summary: "branch that the pull request is for (default: the default branch)"
				},
				{
					name: "also",
					value: "<trace.json>",
					repeatable: !0,
					summary: "other runs that failed alike, for their reads"
				},
				{
					name: "slug",
					value: "<name>",
					summary: "beginning of the case's id (default: from what went wrong)"
				},
				{
					name: "title",
					value: "<text>",
					summary: "title for people"
				},
				Y,
				X,
				...Oo,
				{
					name: "runner",
					value: "<name>",
					summary: "which runner of replaykit.yaml replays it"
				},
				{
					name: "tag",
					value: "<name>",
					repeatable: !0,
					summary: "tag for selecting cases, such as smoke"
				},
				{
					name: "assign",
					value: "<login>",
					summary: "also open an issue with the case's brief for this person or coding agent"
				},
				{
					name: "no-rate",
					summary: "do not replay the new case to measure how often it reproduces"
				},
				{
					name: "dry-run",
					summary: "show the files and the pull request's text, and write nothing"
				}
			],
			examples: ["replaykit promote examples/traces/search-loop.json --to .", "replaykit promote run_xyz789 --expect-none --forbid-call refund"],
			load: () => import("./large-commands.js").then((all) => (all.R(), { run: all.z }))
		}, Qo = {
			name: "case minimise",
			summary: "remove what a case's failure and checks do not need",
			usage: "<case> [--against <command>] [--dry-run]",
			about: "\nRemoves recordings that nobody asks for, events, and fields of results, as long as lint, every check on the recorded run and each replay\nstay the same. The checks stay. A case that needs a live model is refused. The files are written at the end, all or none; notes.md says\nwhat was removed. --against names a second agent, the fixed one of an open case or the failing one of a guard: then messages of the input\nmay go too, if both behave as before.\n",
			flags: [
				{
					name: "against",
					value: "<command>",
					summary: "the other agent (the fixed or failing one), which must also behave as before"
				},
				{
					name: "max-replays",
					value: "<n>",
					summary: "at most this many replays (default: 200)"
				},
				{
					name: "dry-run",
					summary: "show what would be removed, write nothing"
				},
				...Z
			],
			examples: ["replaykit case minimise wrong-refund-amount --dry-run", "replaykit case minimise wrong-refund-amount --against \"node agent-before-the-fix.mjs\""],
			load: () => (p(), import("./large-commands.js").then((all) => (all.yt(), { run: all.bt })))
		};
	})))();
}
// src/cli/specs/worker.ts
var $o, es, ts, ns, rs, is, as, os, ss;
function init_worker() {
	return (init_worker = e((() => {
		init_flags(), $o = {
			name: "worker",
			summary: "run, deploy and manage a Worker, its projects and tokens",
			usage: "dev | deploy [<folder>] | project [<name>] | token <project> | audit <project>",
			about: "\ndev starts the Worker on this machine, with real storage and no account. Its secrets and data are in .replaykit/worker.\n\ndeploy publishes it to your Cloudflare account, the first time and after each upgrade. The first time it writes its configuration, which\nyou can edit, to replaykit-worker (or <folder>), and creates database, bucket, secrets, a first project and its token. It always applies\npending migrations. It needs wrangler (npm install --save-dev wrangler), logged in.\n\nproject lists the projects. With a name it shows the project's settings; with --create it creates the project. --settings changes only\nthe settings that it names; null resets one to its default. token creates a token, which is shown once. audit shows who did what.\n\nproject, token and audit need the administrator's token (REPLAYKIT_ADMIN_TOKEN).\n",
			flags: [
				{
					name: "worker",
					value: "<url>",
					summary: "address of the Worker (default: REPLAYKIT_WORKER_URL)"
				},
				{
					name: "create",
					summary: "project: create it"
				},
				{
					name: "settings",
					value: "<json>",
					summary: "project: what to change, e.g. {\"repositories\":[\"acme/agent\"]}"
				},
				{
					name: "export",
					value: "<file>",
					summary: "project: write everything in it to this file, line by line"
				},
				{
					name: "import",
					value: "<file>",
					summary: "project: create it from such a file; repeat an interrupted import"
				},
				{
					name: "delete",
					summary: "project: remove it with its runs and tokens; its audit stays"
				},
				{
					name: "yes",
					summary: "project --delete: do not ask"
				},
				{
					name: "name",
					value: "<text>",
					summary: "token: what it is for (default: cli)"
				},
				{
					name: "scope",
					value: "<scope>",
					repeatable: !0,
					summary: "token: ingest, read, promote, metrics or admin (default: ingest)"
				},
				{
					name: "expires",
					value: "<duration>",
					summary: "token: how long it is valid, e.g. 90d (default: until revoked)"
				},
				{
					name: "list",
					summary: "token: list them"
				},
				{
					name: "revoke",
					value: "<id>",
					summary: "token: revoke one, by the id that --list shows"
				},
				{
					name: "dry-run",
					summary: "deploy: build the Worker and show what would be done"
				},
				{
					name: "port",
					value: "<n>",
					summary: "dev: port (default: 8787)"
				}
			],
			examples: [
				"replaykit worker dev",
				"replaykit worker deploy --dry-run",
				"replaykit worker project billing --create --settings '{\"repositories\":[\"acme/billing\"]}'",
				"replaykit worker token billing --scope ingest --name agents",
				"replaykit worker token billing --list",
				"replaykit worker project billing --export billing.jsonl",
				"replaykit worker project billing --import billing.jsonl"
			],
			load: () => import("./large-commands.js").then((all) => (all.a(), { run: all.o }))
		}, es = {
			name: "worker push",
			formerly: "push",
			summary: "send traces to a Worker",
			usage: "<trace files…>",
			about: "\nReads traces in any format that ReplayKit knows, redacts them and sends them in batches. A run is stored once, so repeat an interrupted\ntransfer.\n\nA user, session or label that is a mail address, phone number or IP address is sent as it is. The Worker hashes it, so that you can\nfind and erase by it, and redacts it before it stores anything. Secrets, and what the project's own rules hide, are redacted here.\n",
			flags: [...J, {
				name: "format",
				value: "<name>",
				summary: "format of the traces (default: recognised by content)"
			}],
			examples: ["replaykit worker push trace.json", "replaykit worker push traces/*.json --worker https://replaykit.example.workers.dev"],
			load: () => import("./large-commands.js").then((all) => (all.N(), { run: all.P, withNames: all.F }))
		}, ts = {
			name: "worker pull",
			formerly: "pull",
			summary: "fetch traces from a Worker",
			usage: "[run id…]",
			about: "\nWrites whole traces as files <id>.json into a folder: the named runs, or those that match the filters.\n",
			flags: [
				...J,
				{
					name: "out",
					short: "o",
					value: "<folder>",
					summary: "folder for the traces (default: traces)"
				},
				{
					name: "status",
					value: "<status>",
					summary: "only success, error or unknown"
				},
				...To,
				{
					name: "limit",
					value: "<n>",
					summary: "at most this many (default: 100)"
				}
			],
			examples: ["replaykit worker pull --status error --limit 20", "replaykit worker pull 3f9a1c02d4e5f60718293a4b --out incident"],
			load: () => import("./large-commands.js").then((all) => (all.I(), { run: all.L }))
		}, ns = {
			name: "worker groups",
			formerly: "groups",
			summary: "list the groups of failures that a Worker has seen",
			usage: "",
			about: "\nA group is all runs that failed in the same way. Lists the newest first, with how often and since when.\n",
			flags: [
				...J,
				{
					name: "state",
					value: "<state>",
					summary: "only groups in this state, such as new"
				},
				{
					name: "agent",
					value: "<name>",
					summary: "only groups of this agent"
				},
				{
					name: "limit",
					value: "<n>",
					summary: "at most this many (default: 50)"
				}
			],
			examples: ["replaykit worker groups", "replaykit worker groups --state new --json"],
			load: () => import("./large-commands.js").then((all) => (all.K(), { run: all.q }))
		}, rs = {
			name: "worker releases",
			summary: "list the releases of agents, and how often each failed",
			usage: "",
			about: "\nA release is a version, commit, prompt, model and set of tools, as far as the sender reports them. Lists the newest first, each with its\nshare of failed runs and a 95 % interval.\n",
			flags: [
				...J,
				...To.filter(({ name: e }) => e === "agent" || e === "since"),
				{
					name: "limit",
					value: "<n>",
					summary: "at most this many (default: 50)"
				}
			],
			examples: ["replaykit worker releases", "replaykit worker releases --agent billing --since 30d --json"],
			load: () => import("./large-commands.js").then((all) => (all.T(), { run: all.E }))
		}, is = {
			name: "worker find",
			formerly: "find",
			summary: "find a run on a Worker by run, trace, session, user or label",
			usage: "<text>",
			about: "\nSearches for a run id, then for a trace, session or user id as it was sent, then for a label: its value, or name:value. The search\nkey goes in the body, since URLs are logged. Prints the matching runs, or why a run is missing: never seen, open, recorded, sampled out,\nexpired, rejected or erased.\n",
			flags: [...J],
			examples: ["replaykit worker find run_xyz789", "replaykit worker find ticket:INC-7"],
			load: () => import("./large-commands.js").then((all) => (all.et(), { run: all.tt }))
		}, as = {
			name: "worker feedback",
			formerly: "feedback",
			summary: "say on a Worker that a run was bad or good",
			usage: "<run id>",
			about: "\nMost real failures carry no error. Feedback marks the run as failed and says what a right run does, so that it can become a case.\n",
			flags: [
				...J,
				{
					name: "good",
					summary: "the run was right"
				},
				{
					name: "comment",
					value: "<text>",
					summary: "what was wrong, in words"
				},
				...Do
			],
			examples: ["replaykit worker feedback 3f9a1c02d4e5f60718293a4b --comment \"refunded too much\" --forbid-call refund"],
			load: () => import("./large-commands.js").then((all) => (all.nt(), { run: all.rt }))
		}, os = {
			name: "worker erase",
			formerly: "erase",
			summary: "erase a run, or all runs of a user, from a Worker",
			usage: "[<run id>]",
			about: "\nRemoves the run from every stored object, and refuses it if it is sent again. Lists copies elsewhere (cases in git, artifacts of\nworkflows) that you must delete. --user erases all runs of a user: that needs a token of scope admin, and exits with 1 if there are\nnone.\n",
			flags: [
				...J,
				{
					name: "user",
					value: "<user id>",
					summary: "all runs of this user, as it was sent with them"
				},
				{
					name: "yes",
					summary: "erase without asking"
				}
			],
			examples: ["replaykit worker erase 3f9a1c02d4e5f60718293a4b --yes", "replaykit worker erase --user ann@example.com --yes"],
			load: () => import("./large-commands.js").then((all) => (all.it(), { run: all.at }))
		}, ss = {
			name: "worker coverage",
			summary: "say how many of this week's failures your guards cover, and which to cover next",
			usage: "",
			about: "\nSays how many of the last seven days' failed runs a guard covers, how many have a case that is no guard yet, and how many have none; also by\nwhat the runs wrote, and for four weeks by today's cases. The largest groups without a case follow, with the command that makes one.\n\nAll failures count, kept or sampled out, except those of ignored groups. A case of this checkout covers failures that share one of its\nfingerprints; for cases of other repositories, the group's state in the inbox counts.\n",
			flags: [...J, {
				name: "limit",
				value: "<n>",
				summary: "at most this many groups without a case, up to 20 (default: 5)"
			}],
			examples: ["replaykit worker coverage", "replaykit worker coverage --limit 20 --json"],
			load: () => import("./large-commands.js").then((all) => (all.pt(), { run: all.mt }))
		};
	})))();
}
// src/cli/specs/project.ts
var cs, ls, us, ds, fs, ps, ms, hs;
function init_project() {
	return (init_project = e((() => {
		cs = {
			name: "init",
			summary: "write replaykit.yaml and the workflows for this repository",
			usage: "[--runner-cmd <command>]",
			about: "\nLooks at the repository (package managers, frameworks, several agents in one repository) and writes what is missing: replaykit.yaml,\n.github/workflows/replaykit.yml and, for pull requests from forks, .github/workflows/replaykit-report.yml. It asks only what it\ncannot find out, and overwrites a file only with --force.\n",
			flags: [
				{
					name: "runner-cmd",
					value: "<command>",
					summary: "the command that runs your agent for one case"
				},
				{
					name: "shards",
					value: "<n>",
					summary: "write the sharded workflow, with n jobs and a merge"
				},
				{
					name: "commands",
					summary: "write the workflow for comments such as /replaykit accept; it needs contents: write"
				},
				{
					name: "watch",
					summary: "write the nightly workflow that replays a sample of the Worker's successful runs"
				},
				{
					name: "force",
					summary: "overwrite existing files"
				},
				{
					name: "dry-run",
					summary: "show what would be written, write nothing"
				}
			],
			examples: [
				"replaykit init",
				"replaykit init --runner-cmd \"uv run agent.py\"",
				"replaykit init --dry-run"
			],
			load: () => import("./commands.js").then((all) => (all.fr(), { run: all.pr }))
		}, ls = {
			name: "record",
			summary: "run your agent once and record what it asks models and tools",
			usage: "[--out <trace.json>] -- <command …>",
			about: "\nStarts a gateway on 127.0.0.1, gives the command its addresses as base URLs, and passes everything on to the real provider. It writes a\nredacted trace and the model's exact answers. Your code does not change: the official clients of OpenAI, Anthropic and Gemini read their\nbase URL from the environment. The real key stays in the gateway.\n\nIf tools ran unseen inside the agent, it names their functions and the lines of `tools` in replaykit.yaml that route them.\n\nAn exit code other than 0 makes the run a failed run.\n",
			flags: [
				{
					name: "out",
					short: "o",
					value: "<file>",
					summary: "the trace to write (default: trace.json)"
				},
				{
					name: "model-fixtures",
					value: "<file>",
					summary: "where the model's answers go (default: beside the trace, <name>.model.json)"
				},
				{
					name: "write-config",
					summary: "add unseen functions to `tools` in replaykit.yaml, if they are unambiguous, and `{input}` to the runner"
				},
				{
					name: "force",
					summary: "overwrite an existing recording (default: write trace-2.json)"
				},
				{
					name: "id",
					value: "<id>",
					summary: "id of the run (default: a new one)"
				},
				{
					name: "agent",
					value: "<name>",
					summary: "name of the agent, which chooses its runner"
				}
			],
			examples: ["replaykit record -- python agent.py \"Why was I charged?\"", "replaykit record --out runs/1.json --agent billing-agent -- node agent.mjs"],
			load: () => import("./large-commands.js").then((all) => (all.j(), { run: all.M }))
		}, us = {
			name: "import",
			summary: "turn traces of any known format into ReplayKit's own",
			usage: "<files… | folders… | -> | --from <service>",
			about: "\nReads traces in any format of `replaykit trace formats` and writes ReplayKit's own: one a line on standard output, or one a file with\n--out. Standard error says how well each can be replayed, and which setting records what is missing. Secrets stay in, since the\ntraces stay on this machine; --redact replaces them and personal data.\n\nFiles can be packed with gzip or zstandard. It skips and names other files in a folder, links out of it, and what it cannot read; the exit\ncode is 2 only if nothing could be read. Files of lines can have any size. Batches of one trace in several files become one trace.\n\nA mapping (YAML or JSON) reads rows of CSV, of JSON lines or inside documents. It names the column of each part: run (required), rows,\nat, role, roles, input, content, tool, args, output, error, call_id, status, agent. Tables of MLflow's traces need none.\n\n--from asks a service for finished runs, with the variables of its own SDKs: LANGFUSE_PUBLIC_KEY, LANGFUSE_SECRET_KEY and\nLANGFUSE_BASE_URL (or LANGFUSE_HOST); LANGSMITH_API_KEY, LANGSMITH_ENDPOINT and LANGSMITH_PROJECT. It fetches only what is new since its\nposition in .replaykit/pulls. --since sets where the first pull begins; an earlier time starts over. Unfinished runs wait for the next\ntime, at most an hour.\n",
			flags: [
				{
					name: "format",
					value: "<name>",
					summary: "format of the files (default: recognised by content)"
				},
				{
					name: "from",
					value: "<service>",
					summary: "ask langfuse or langsmith instead of reading files"
				},
				{
					name: "since",
					value: "<time>",
					summary: "--from: where the first pull begins, e.g. 7d (default: 1d)"
				},
				{
					name: "mapping",
					value: "<file>",
					summary: "read the files as tables, by this mapping"
				},
				{
					name: "max-size",
					value: "<MiB>",
					summary: "largest document or run that is read at once (default: 64)"
				},
				{
					name: "redact",
					summary: "replace secrets and personal data, equal values alike in all traces"
				},
				{
					name: "out",
					short: "o",
					value: "<folder>",
					summary: "write one file a trace into this folder"
				}
			],
			examples: [
				"replaykit import spans.json --out traces",
				"replaykit import ~/.claude/projects --redact > sessions.ndjson",
				"replaykit import --from langfuse --since 1d | replaykit worker push -",
				"replaykit import calls.csv --mapping mapping.yaml > traces.ndjson"
			],
			load: () => import("./large-commands.js").then((all) => (all.H(), { run: all.U }))
		}, ds = {
			name: "doctor",
			summary: "try the set-up and say what to do next",
			usage: "",
			about: "\nChecks that the configuration reads, every runner starts, fixtures reach it, each tool's effect is known, and a key is there\nor not needed. Every finding names the command that fixes it.\n",
			flags: [],
			examples: ["replaykit doctor", "replaykit doctor --json"],
			load: () => import("./large-commands.js").then((all) => (all.ot(), { run: all.st }))
		}, fs = {
			name: "lint",
			summary: "check that cases are sound",
			usage: "[case.yaml | folder | glob …]",
			about: "\nRefuses a case unless its signatures hold on its own source trace and not on an empty run, and its assertions fail on both. Also\nfinds unknown keys and fixtures, secrets, writes set to live, and quarantines that are expired or lack owner, reason or date. --fix\ncorrects simple mistakes and keeps your comments.\n",
			flags: [{
				name: "fix",
				summary: "correct simple mistakes"
			}],
			examples: [
				"replaykit lint",
				"replaykit lint cases/search-loop/case.yaml",
				"replaykit lint --fix"
			],
			load: () => import("./commands.js").then((all) => (all.ur(), { run: all.dr }))
		}, ps = {
			name: "case migrate",
			formerly: "migrate",
			summary: "rewrite cases of an older format",
			usage: "[folder | glob …]",
			about: "\nRewrites cases of the previous format to the current one, and keeps your comments. Both can be read.\n",
			flags: [{
				name: "dry-run",
				summary: "show what would change, write nothing"
			}],
			examples: ["replaykit case migrate", "replaykit case migrate --dry-run"],
			load: () => import("./commands.js").then((all) => (all.Rn(), { run: all.zn }))
		}, ms = {
			name: "schema",
			summary: "print the JSON Schema of case.yaml, replaykit.yaml or a trace",
			usage: "case | config | trace",
			about: "\nFor editors: name the schema in a comment at the top of a file, and they complete and check it:\n# yaml-language-server: $schema=./case.schema.json\n",
			flags: [],
			examples: [
				"replaykit schema case > case.schema.json",
				"replaykit schema config",
				"replaykit schema trace"
			],
			load: () => import("./commands.js").then((all) => (all.ut(), { run: all.dt }))
		}, hs = {
			name: "trace formats",
			formerly: "formats",
			summary: "list the trace formats that are read",
			usage: "",
			about: "\nLists every format that ReplayKit reads, and what a trace in it can hold. Formats are recognised by content; the names are for\n--format.\n",
			flags: [],
			examples: ["replaykit trace formats", "replaykit trace formats --json"],
			load: () => import("./commands.js").then((all) => (all.Lr(), { run: all.Rr }))
		};
	})))();
}
// src/cli/specs/show.ts
var gs, _s, vs, ys, bs, xs, Ss;
function init_show() {
	return (init_show = e((() => {
		init_runs(), init_flags(), gs = {
			name: "show",
			summary: "print the timeline of a trace, a case or a run, or the state at a step",
			usage: "<trace.json | case | run>",
			about: "\nPrints what happened, event by event, and folds repeated calls. --step shows the state at a step and what that step changed.\n",
			flags: [
				X,
				Y,
				{
					name: "step",
					value: "<n>",
					summary: "the state after this step, and what it changed"
				},
				...Q,
				{
					name: "full",
					summary: "do not shorten long values"
				}
			],
			examples: [
				"replaykit show examples/traces/search-loop.json",
				"replaykit show search-loop",
				"replaykit show run-1 --step 3"
			],
			load: () => import("./large-commands.js").then((all) => (all.h(), { run: all.g }))
		}, _s = {
			name: "diff",
			summary: "show where two runs differ first, and why",
			usage: "<A> [<B>]",
			about: "\nCompares two runs (traces, cases, runner outputs, folders of evidence, or runs of the local store), or a case with its last kept\nreplay. It shows the first difference and its cause (an input, a state, a tool's result, or another decision on the same data), then\nall differences. Calls of one group are compared as a set. Exit code 1: the runs differ.\n",
			flags: [
				{
					name: "format",
					value: "<name>",
					summary: "format of the traces (default: recognised by content)"
				},
				{
					name: "html",
					value: "<file>",
					summary: "also write the comparison as one HTML file"
				},
				...Q
			],
			examples: [
				"replaykit diff before.json after.json",
				"replaykit diff search-loop",
				"replaykit diff search-loop .replaykit/runs/20261120-101500-search-loop"
			],
			load: () => import("./large-commands.js").then((all) => (all.dt(), { run: all.ft }))
		}, vs = {
			name: "ui",
			summary: "look at recorded runs in a browser",
			usage: "",
			about: "\nServes the local store's runs as read-only pages, on 127.0.0.1 at an unguessable address. They list the runs, draw each to scale with\na slider through its steps and states, show its forks, and compare two runs. Reload a page to see new data. Prints the\naddress and ends with Ctrl-C.\n",
			flags: [...Q, {
				name: "port",
				value: "<n>",
				summary: "port to listen on (default: any free one)"
			}],
			examples: ["replaykit ui", "replaykit ui --store .replaykit/store.db --port 4000"],
			load: () => import("./large-commands.js").then((all) => (all.l(), { run: all.u }))
		}, ys = {
			name: "mcp",
			summary: "serve cases, runs and replays to a coding agent (MCP over stdio)",
			usage: "[--allow-write]",
			about: "\nAdd it to your coding agent's configuration as an MCP server. Its tools list cases, groups and runs, read a redacted run page by page,\nmake a case, lint, replay with progress, explain where runs differ, propose guards, and verify a fix. Without --allow-write nothing is\nwritten to the repository; replays keep their evidence under .replaykit/.\n",
			flags: [{
				name: "allow-write",
				summary: "also offer the tools that write cases: write_case and write_guard"
			}],
			examples: ["replaykit mcp", "claude mcp add replaykit -- npx replaykit mcp"],
			load: () => import("./large-commands.js").then((all) => (all.B(), { run: all.V }))
		}, bs = {
			name: "mcp-proxy",
			summary: "record and replay an MCP server over stdio",
			usage: "[--name <server>] -- <server command …>",
			about: "\nPut it before the command of an MCP server in your agent's configuration. `replaykit record` then records the server's answers, and\n`replaykit replay` answers from the case without starting the server. Otherwise it starts the server and passes everything\nthrough.\n",
			flags: [{
				name: "name",
				value: "<server>",
				summary: "name of the server in recordings (default: its command)"
			}],
			examples: ["replaykit mcp-proxy -- npx -y @modelcontextprotocol/server-filesystem /data"],
			load: () => import("./base.js").then((all) => (all.x(), { run: all.S }))
		}, xs = {
			name: "trace redact",
			formerly: "redact",
			summary: "print a trace without secrets and personal data",
			usage: "<trace.json | ->",
			about: "\nReplaces secrets and personal data; equal values get equal placeholders. Standard error lists what was replaced, never the value.\nWith a key (REPLAYKIT_REDACTION_KEY) placeholders are the same in every run of the project.\n",
			flags: [{
				name: "check",
				summary: "print nothing; exit code 1 if something would be replaced"
			}],
			examples: ["replaykit trace redact trace.json > safe.json", "replaykit trace redact --check cases/search-loop/source-trace.json"],
			load: () => import("./large-commands.js").then((all) => (all.k(), { run: all.A }))
		}, Ss = {
			name: "trace fingerprint",
			formerly: "fingerprint",
			summary: "print the fingerprint that groups equal failures",
			usage: "<trace.json | case | run>",
			about: "\nTwo runs share a fingerprint if the same agent failed in the same way. Ids, numbers and names in error texts do not count, nor does the\nlength of a question or the number of calls. --explain also shows fingerprints of earlier versions (v1), which inbox groups and cases\nkeep.\n",
			flags: [
				{
					name: "explain",
					summary: "show its parts"
				},
				Y,
				X,
				...Q
			],
			examples: ["replaykit trace fingerprint examples/traces/search-loop.json --explain"],
			load: () => import("./large-commands.js").then((all) => (all.Q(), { run: all.$ }))
		};
	})))();
}
// src/cli/commands.ts
var $;
function init_commands() {
	return (init_commands = e((() => {
		init_runs(), init_case$1(), init_replay(), init_worker(), init_show(), init_project(), $ = [
			cs,
			ls,
			qo,
			Jo,
			Yo,
			Xo,
			Zo,
			gs,
			_s,
			us,
			$o,
			es,
			ts,
			ns,
			rs,
			ss,
			is,
			as,
			os,
			ds,
			fs,
			vs,
			ys,
			bs,
			ms,
			Ro,
			zo,
			Bo,
			Qo,
			Vo,
			Ho,
			Uo,
			Wo,
			Go,
			Ko,
			ps,
			Ao,
			jo,
			No,
			Po,
			Fo,
			Io,
			Lo,
			xs,
			Ss,
			hs
		];
	})))();
}
// src/cli/help.ts
function overview(e, t) {
	let n = [...e.filter(({ name: e }) => !e.includes(" ")), ...Object.entries(ws).map(([e, t]) => ({
		name: e,
		summary: t
	}))], r = Math.max(...n.map(({ name: e }) => e.length)) + 2, row = ({ name: t, summary: n }) => {
		let i = wordsOf(t, e), a = i.length === 0 ? [] : [`  ${" ".repeat(r)}${t} ${i.join(" | ")}`];
		return [`  ${t.padEnd(r)}${n}`, ...a];
	}, isFirst = ({ name: e }) => Cs.includes(e);
	return [
		`replaykit ${t}: turns failed agent runs into regression cases, and replays them.`,
		"",
		"Usage: replaykit <command> [options]",
		"",
		"From a failed run to a guard:",
		...n.filter(isFirst).flatMap(row),
		"",
		"More:",
		...n.filter((e) => !isFirst(e)).flatMap(row),
		"",
		"Start here:",
		"  replaykit init                                      writes replaykit.yaml and the workflow",
		"  replaykit scaffold trace.json --out cases/my-case   makes a case from a failed run",
		"  replaykit replay                                    replays all cases of this repository",
		"",
		"Exit codes: 0 nothing to act on, 1 a case needs action, 2 the input or the set-up is broken.",
		"Help on a command: replaykit <command> --help"
	].join("\n");
}
function wordsOf(e, t) {
	return t.flatMap(({ name: t }) => t.startsWith(`${e} `) ? [t.slice(e.length + 1)] : []);
}
function topicHelp(e, t) {
	let n = Object.hasOwn(ws, e) ? ws[e] : void 0;
	if (n !== void 0) return [
		`replaykit ${e} <command>: ${n}`,
		"",
		...commandRows(e, t)
	].join("\n");
}
function commandRows(e, t) {
	let n = t.filter(({ name: t }) => t.startsWith(`${e} `)), r = Math.max(0, ...n.map(({ name: e }) => e.length)) + 2;
	return n.map(({ name: e, summary: t }) => `  replaykit ${e.padEnd(r)}${t}`);
}
function commandHelp(e, t) {
	let n = [
		`replaykit ${e.name} ${e.usage}`.trimEnd(),
		"",
		e.about.trim()
	], r = commandRows(e.name, t);
	return r.length > 0 && n.push("", "Commands of this topic:", ...r), e.flags.length > 0 && n.push("", "Options:", ...optionRows(e.flags)), n.push("", commonOptions()), n.push("", "Examples:", ...e.examples.map((e) => `  ${e}`)), n.join("\n");
}
function commonOptions() {
	return ["Common options:", ...optionRows(xo)].join("\n");
}
function optionRows(e) {
	let t = e.map((e) => `${e.short ? `-${e.short}, ` : ""}--${e.name} ${e.value ?? ""}`.trimEnd()), n = Math.max(...t.map((e) => e.length)) + 2;
	return e.map((e, r) => `  ${(t[r] ?? "").padEnd(n)}${e.summary}`);
}
var Cs, ws;
function init_help() {
	return (init_help = e((() => {
		init_flag_values(), Cs = [
			"init",
			"record",
			"scaffold",
			"replay",
			"guard",
			"promote",
			"show",
			"diff",
			"import",
			"worker"
		], ws = { trace: "work on the file of one trace" };
	})))();
}
// src/cli/terminal.ts
function createTerminal(e, t) {
	let { stdout: n, stderr: r, stdin: i } = e, a = !t.noColour && wantsColour(e);
	return {
		colour: a,
		columns: n.isTTY ? n.columns : void 0,
		print: (e) => void n.write(harmless(e.endsWith("\n") ? e : `${e}\n`)),
		printJson: (e) => void n.write(`${untrustedJson(e)}\n`),
		note: (e) => void r.write(harmless(`${e}\n`)),
		style: (e, t) => a ? we(e, t, { validateStream: !1 }) : t,
		safe: untrustedTerminal,
		progress: () => createProgress(r),
		readInput: async () => Buffer.concat(await Array.fromAsync(i, (e) => Buffer.from(e))),
		prompts: () => isAttended(e) ? openPrompts(e) : void 0
	};
}
function harmless(e) {
	return e.split(Ts).map((e, t) => t % 2 == 1 ? e : untrustedTerminal(e)).join("");
}
function isAttended({ stdin: e, stdout: t, env: n }) {
	return e.isTTY && t.isTTY && n.TERM !== "dumb" && !n.CI;
}
async function openPrompts(e) {
	return (await import("./commands.js").then((all) => (all.A(), { createPrompts: all.k }))).createPrompts(e);
}
function wantsColour({ stdout: e, env: t }) {
	return t.NO_COLOR ? !1 : t.FORCE_COLOR ? t.FORCE_COLOR !== "0" : e.isTTY && t.TERM !== "dumb";
}
function createProgress(e) {
	if (!e.isTTY) return {
		update: () => {},
		clear: () => {}
	};
	let t, n = "";
	return import("./commands.js").then((all) => (all.Ca(), { createLogUpdate: all.Sa })).then((r) => {
		n !== void 0 && (t = r.createLogUpdate(e), t(n));
	}), {
		update(r) {
			n = r.slice(0, Math.max(10, e.columns - 1)), t?.(n);
		},
		clear() {
			n = void 0, t?.clear();
		}
	};
}
var Ts;
function init_terminal() {
	return (init_terminal = e((() => {
		init_untrusted(), Ts = /(\u001b\[(?:0|1|2|22|3[1-6]|39)m)/;
	})))();
}
// src/cli/main.ts
async function main(e) {
	process.stdout.on("error", (e) => {
		if (e.code !== "EPIPE") throw e;
	});
	let [n] = e;
	if (n === void 0 || n === "--help" || n === "-h") return say(overview($, t));
	if (n === "help") return help(e.slice(1));
	let r = topicHelp(n, $), [, i = "--help"] = e;
	if (r !== void 0 && i.startsWith("-")) return say(r);
	try {
		return await runCommand(...find(e));
	} catch (t) {
		return report(t, e.includes("--json"));
	}
}
function say(e) {
	return process.stdout.write(`${e}\n`), o.ok;
}
function help(e) {
	let [n] = named(e) ?? [];
	return say(n ? commandHelp(n, $) : topicHelp(e[0] ?? "", $) ?? overview($, t));
}
function named(e) {
	for (let t of [2, 1]) {
		let n = e.slice(0, t).join(" "), r = $.find((e) => e.name === n);
		if (r) return [r, e.slice(t)];
	}
}
function find(e) {
	let [t = "", n] = e, r = named(e);
	if (r) return r;
	let i = $.find(({ formerly: e }) => e === t);
	if (i) return process.stderr.write(`replaykit ${t} is replaykit ${i.name} now\n`), [i, e.slice(1)];
	let a = topicHelp(t, $) === void 0 || n === void 0 ? "" : `${t} `, o = a === "" ? t : `${t} ${n}`, s = $.filter((e) => e.name.startsWith(a) && isNear(o, e)).map((e) => e.name);
	throw new ReplayKitError("usage", `there is no command "${o}"`, { hint: s.length > 0 ? `did you mean: replaykit ${s.join(", ")}?` : "replaykit --help lists the commands" });
}
function isNear(e, { name: t, formerly: n = t }) {
	return nearestName(e, [t, n]) !== void 0;
}
async function runCommand(e, t) {
	if (t.slice(0, endOfFlags(t)).some((e) => e === "--help" || e === "-h")) return say(commandHelp(e, $));
	let { args: n, flags: r } = parseCommandLine(e, t), i = createTerminal(process, { noColour: r.on("no-color") }), { run: a } = await e.load(), o = new AbortController();
	return process.once("SIGINT", () => o.abort()), process.once("SIGTERM", () => o.abort()), a({
		args: n,
		flags: r,
		terminal: i,
		cwd: process.cwd(),
		env: process.env,
		signal: o.signal
	});
}
function endOfFlags(e) {
	let t = e.indexOf("--");
	return t === -1 ? e.length : t;
}
function report(e, t) {
	let n = e instanceof ReplayKitError, r = n ? e.code : "internal", i = e instanceof Error ? e.message : String(e), a = n ? e.hintFor(asFlag) : "this is a fault in ReplayKit; please report it with the text above";
	t && process.stdout.write(`${untrustedJson({ error: {
		code: r,
		message: i,
		hint: a
	} })}\n`), !n && e instanceof Error && process.stderr.write(untrustedTerminal(`${e.stack}\n`));
	let s = `replaykit: ${i} [${r}]\n${a === void 0 ? "" : `  → ${a}\n`}`;
	return t || process.stderr.write(untrustedTerminal(s)), o.broken;
}
function init_main$1() {
	return (init_main$1 = e((() => {
		init_error(), init_nearest_name(), init_untrusted(), n(), init_commands(), a(), init_flag_values(), init_help(), init_terminal();
	})))();
}
export { schemaProblems as $, V as $n, union as $r, buildReport as $t, init_shlex as A, endOfJsonList as An, di as Ar, untrustedHtmlCode as At, init_view as B, init_error as Bn, init_schemas$1 as Br, openChecks as Bt, asFlag as C, undecided as Cn, datetime as Cr, sandboxLines as Ct, commandOf as D, groupByAttention as Dn, oi as Dr, hidesSomething as Dt, assertProgram as E, countOf as En, si as Er, shortJson as Et, init_environment as F, parseJsonLines as Fn, _null as Fr, untrustedPage as Ft, distance as G, withAgainstBase as Gn, number$1 as Gr, isJoining as Gt, init_system_places as H, againstBaseLine as Hn, json as Hr, shownAttempt as Ht, runnerEnvironment as I, canonicalJson as In, array as Ir, untrustedTerminal as It, nearestName as J, unlessEmpty as Jn, preprocess as Jr, reasonItself as Jt, init_nearest_name as K, compact as Kn, object as Kr, init_not_exercised as Kt, init_sandbox as L, init_canonical_json as Ln, boolean as Lr, untrustedText as Lt, init_main as M, init_json_limits as Mn, ei as Mr, untrustedMarkdown as Mt, main$1 as N, ra as Nn, Xr as Nr, untrustedMarkdownBlock as Nt, init_command as O, init_attention as On, I as Or, init_untrusted as Ot, contractVariables as P, parseJson as Pn, _enum as Pr, untrustedMarkdownText as Pt, init_problem as Q, Xi as Qn, tuple as Qr, recordsAgain as Qt, openSandbox as R, ReplayKitError as Rn, custom as Rr, untrustedYaml as Rt, run as S, plural as Sn, date as Sr, pooledText as St, parseCommandLine as T, aa as Tn, Yr as Tr, init_short_json as Tt, isSystem as U, exceededWords as Un, literal as Ur, beginningOf as Ut, viewOf as V, againstBase as Vn, intersection as Vr, saidToPass as Vt, isWithin as W, init_against_base as Wn, looseObject as Wr, init_characters as Wt, fieldName as X, H as Xn, strictObject as Xr, init_missing_command as Xt, Aa as Y, qi as Yn, record$1 as Yr, withNotExercised as Yt, foundValue as Z, init_result as Zn, string as Zr, missingCommand as Zt, Ro as _, installLazyProp as _i, callJson as _n, vi as _r, liveLine as _t, gs as a, T as ai, ua as an, Ti as ar, writeAll as at, Ao as b, init_check_result as bn, init_coerce as br, init_evidence_text as bt, ns as c, We as ci, init_observed_evidence as cn, Ci as cr, init_text as ct, Xo as d, qe as di, onWordText as dn, init_json as dr, init_colour as dt, unknown as ei, headlineForPeople as en, init_attempt_result as er, init_destinations as et, init_replay as f, $constructor as fi, unobservedReason as fn, xi as fr, hmacKeyedHash as ft, Vo as g, init_util as gi, liveReason as gn, init_effect as gr, init_live_line as gt, Bo as h, clone as hi, lacksKey$1 as hn, bi as hr, ordinalKeyedHash as ht, init_show as i, wn as ii, spendLines as in, Pi as ir, tell$1 as it, quote as j, endOfJsonString as jn, ci as jr, untrustedJson as jt, withInput as k, assertJsonLimits as kn, ii as kr, untrustedHtml as kt, init_worker as l, Ge as li, isObserved as ln, init_matcher as lr, reportText as lt, qo as m, init_core as mi, init_live_model as mn, yi as mr, G as mt, main as n, init_json_schema_processors as ni, isWeak as nn, R as nr, say$1 as nt, init_project as o, init_schemas as oi, unprovenWords as on, init_case as or, init_json$1 as ot, Jo as p, Ie as pi, failedByProvider as pn, L as pr, init_platform as pt, isMisspelling as q, init_compact as qn, optional$1 as qr, notExercisedText as qt, _s as r, toJSONSchema as ri, lacksKey as rn, Fi as rr, setOutput as rt, fs as s, init_parse as si, guardsOnWord as sn, ki as sr, reportJson as st, init_main$1 as t, url as ti, init_summary as tn, B as tr, localDestinations as tt, rs as u, Ke as ui, onWordReason as un, Si as ur, createPaint as ut, init_case$1 as v, normalizeParams as vi, countByTool as vn, formatDuration as vr, countsText as vt, init_flag_values as w, attentionCounts as wn, init_iso as wr, wroteText as wt, init_mcp_proxy$1 as x, notSeen as xn, number as xr, missLines as xt, init_runs as y, own$1 as yi, decided as yn, init_duration as yr, exceptionText as yt, checkoutOf as z, ea as zn, discriminatedUnion as zr, init_shown_attempt as zt };
