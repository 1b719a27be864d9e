import { B as e, Ct as t, Dn as n, Dt as r, Et as i, I as a, In as o, It as s, K as c, L as l, M as u, N as d, Nt as f, On as p, Ot as m, Pn as h, X as g, at as ee, en as _, lt as te, q as ne, vn as re } from "./base.js";
import { Oi as ie, P as ae, Xr as oe, Yt as se, Zt as v, _r as ce, br as le, hr as ue, ir as de, jr as fe, li as pe, mr as me, ni as he, rr as ge, ui as _e, vr as ve, yr as ye, zi as y } from "./replay.js";
import { IncomingMessage as be, STATUS_CODES as xe, ServerResponse as Se, createServer as Ce } from "node:http";
import { Readable as we } from "node:stream";
import { Http2ServerRequest as b, constants as Te } from "node:http2";
// node_modules/hono/dist/helper/websocket/index.js
const defineWebSocketHelper = (e) => ((...t) => {
	if (typeof t[0] == "function") {
		let [n, r] = t;
		return async function upgradeWebSocket(t, i) {
			let a = await e(t, await n(t), r);
			if (a) return a;
			await i();
		};
	}
	{
		let [n, r, i] = t;
		return (async () => {
			let t = await e(n, r, i);
			if (!t) throw Error("Failed to upgrade WebSocket");
			return t;
		})();
	}
});
// node_modules/@hono/node-server/dist/index.mjs
var RequestError = class extends Error {
	constructor(e, t) {
		super(e, t), this.name = "RequestError";
	}
};
const Ee = /* @__PURE__ */ new Set([
	"age",
	"authorization",
	"content-length",
	"content-type",
	"etag",
	"expires",
	"from",
	"host",
	"if-modified-since",
	"if-unmodified-since",
	"last-modified",
	"location",
	"max-forwards",
	"proxy-authorization",
	"referer",
	"retry-after",
	"server",
	"user-agent"
]), De = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/, isHttpWhitespace = (e) => e === 9 || e === 10 || e === 13 || e === 32, normalizeHeaderValue = (e) => {
	if (!isHttpWhitespace(e.charCodeAt(0)) && !isHttpWhitespace(e.charCodeAt(e.length - 1))) return e;
	let t = 0, n = e.length;
	for (; t < n && isHttpWhitespace(e.charCodeAt(t));) t++;
	for (; n > t && isHttpWhitespace(e.charCodeAt(n - 1));) n--;
	return e.slice(t, n);
}, Oe = /[\0\r\n]/, x = globalThis.Headers, materializeHeaders = (e, t = x) => {
	let n = new t();
	for (let t = 0; t < e.length; t += 2) {
		let r = e[t];
		r.startsWith(":") || n.append(r, e[t + 1]);
	}
	return n;
};
var RequestHeaders = class {
	#e;
	#t;
	#n;
	#r;
	constructor(e) {
		this.#e = e, e instanceof b && (this.#t = e.rawHeaders.slice());
	}
	get #i() {
		return this.#t ??= this.#e.rawHeaders.slice();
	}
	get #a() {
		return this.#n || (this.#n = materializeHeaders(this.#i), this.#t = void 0), this.#n;
	}
	#o(e) {
		if (typeof e == "string") {
			if (!De.test(e)) throw TypeError(`Invalid header name: ${e}`);
			return e.toLowerCase();
		}
	}
	#s(e) {
		let t = this.#e instanceof b ? void 0 : this.#e.headers;
		if (!t || Ee.has(e) || e === "set-cookie" || e === "__proto__") return;
		if (!Object.hasOwn(t, e)) return null;
		let n = t[e];
		if (typeof n == "string") {
			let e = normalizeHeaderValue(n);
			return Oe.test(e) ? void 0 : e;
		}
	}
	#c(e, t) {
		let n = t === "cookie" ? "; " : ", ", r = null;
		for (let i = 0; i < e.length; i += 2) {
			let a = e[i];
			if (a.length === t.length && a.toLowerCase() === t) {
				let t = normalizeHeaderValue(e[i + 1]);
				if (Oe.test(t)) {
					this.#r = !0;
					return;
				}
				r = r === null ? t : r + n + t;
			}
		}
		return r;
	}
	append(e, t) {
		this.#a.append(e, t);
	}
	delete(e) {
		this.#a.delete(e);
	}
	get(e) {
		let t = this.#o(e);
		if (t && !this.#n && !this.#r) {
			let e = this.#s(t);
			if (e !== void 0) return e;
			let n = this.#c(this.#i, t);
			if (n !== void 0) return n;
		}
		return this.#a.get(e);
	}
	has(e) {
		let t = this.#o(e);
		if (t && !this.#n && !this.#r) {
			let e = this.#s(t);
			if (e !== void 0) return e !== null;
			let n = this.#c(this.#i, t);
			if (n !== void 0) return n !== null;
		}
		return this.#a.has(e);
	}
	set(e, t) {
		this.#a.set(e, t);
	}
	getSetCookie() {
		return this.#a.getSetCookie();
	}
	keys() {
		return this.#a.keys();
	}
	values() {
		return this.#a.values();
	}
	entries() {
		return this.#a.entries();
	}
	forEach(e, t) {
		this.#a.forEach((n, r) => {
			e.call(t, n, r, this);
		});
	}
	[Symbol.iterator]() {
		return this.entries();
	}
};
Object.defineProperty(RequestHeaders.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(e, t, n) {
	return `Headers (lightweight) ${n(Object.fromEntries(this), {
		...t,
		depth: e == null ? null : e - 1
	})}`;
} }), Object.setPrototypeOf(RequestHeaders.prototype, x.prototype);
const newHeadersFromIncoming = (e) => globalThis.Headers === x ? new RequestHeaders(e) : materializeHeaders(e.rawHeaders, globalThis.Headers), ke = /^\/[!#$&-;=?-\[\]_a-z~]*$/, Ae = /\/\.\.?(?:[/?#]|$)/, je = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/, validateRequestTarget = (e) => {
	let t = e.indexOf("\\");
	if (t !== -1) {
		let n = e.indexOf("?");
		if (n === -1 || t < n) throw new RequestError("Backslash in request path");
	}
}, buildUrl = (e, t, n) => {
	let r = `${e}://${t}${n}`;
	if (!je.test(t)) {
		validateRequestTarget(n);
		let e = new URL(r);
		if (e.hostname.length !== t.length && e.hostname !== (t.includes(":") ? t.replace(/:\d+$/, "") : t).toLowerCase()) throw new RequestError("Invalid host header");
		return e.href;
	}
	if (n.length === 0) return r + "/";
	if (n.charCodeAt(0) !== 47) throw new RequestError("Invalid URL");
	return !ke.test(n) || Ae.test(n) ? (validateRequestTarget(n), new URL(r).href) : r;
}, toRequestError = (e) => e instanceof RequestError ? e : new RequestError(e.message, { cause: e }), Me = global.Request;
var Request$1 = class extends Me {
	constructor(e, t) {
		if (typeof e == "object" && w in e) {
			let n = t !== void 0 && "body" in t && t.body != null;
			if (e[N] && !n) throw TypeError("Cannot construct a Request with a Request object that has already been used.");
			e = e[w]();
		}
		t?.body?.getReader !== void 0 && (t.duplex ??= "half"), super(e, t);
	}
};
const Ne = Symbol("wrapBodyStream"), Pe = /* @__PURE__ */ new Set([
	"latin1",
	"binary",
	"hex",
	"base64",
	"base64url"
]), isByteExactEncoding = (e) => e === null || Pe.has(e), S = Symbol("bodyBufferedBeforeDisconnect"), C = Symbol("bodyBufferedLengthBeforeDisconnect"), toBufferChunk = (e, t) => Buffer.isBuffer(e) ? e : Buffer.from(e, t ?? "utf8"), isRecoverableDisconnectedIncoming = (e) => !(e instanceof b) && !!e.complete && !!e.readableAborted && typeof e.read == "function" && isByteExactEncoding(e.readableEncoding), recordBodyBufferedBeforeDisconnect = (e) => {
	if (e.readableDidRead || !isRecoverableDisconnectedIncoming(e)) return;
	let t = e;
	t[C] ??= e.readableLength;
}, readBodyBufferedBeforeDisconnect = (e, t) => {
	if (e.readableDidRead && !t || !isRecoverableDisconnectedIncoming(e)) return;
	let n = e;
	if (n[S] !== void 0) return n[S];
	let r, i = e.errored;
	if (i && i.code !== "ECONNRESET") r = i;
	else if (n[C] !== void 0 && e.readableLength !== n[C]) r = newBodyUnusableError();
	else {
		let n = t ?? [], i = e.read();
		i !== null && n.push(toBufferChunk(i, e.readableEncoding));
		let a = n.length === 1 ? n[0] : Buffer.concat(n);
		r = a;
		let o = e.headers["content-length"];
		if (typeof o == "string" && /^\d+$/.test(o)) {
			let e = Number(o);
			Number.isSafeInteger(e) && a.length !== e && (r = newBodyUnusableError());
		}
	}
	return n[S] = r, r;
}, enqueueBufferedBody = (e, t) => {
	t instanceof Error ? e.error(t) : (t.length > 0 && e.enqueue(t), e.close());
}, newRequestFromIncoming = (e, t, n, r, i) => {
	let a = {
		method: e,
		headers: n,
		signal: i.signal
	};
	if (e === "TRACE") {
		a.method = "GET";
		let e = new Request$1(t, a);
		return Object.defineProperty(e, "method", { get() {
			return "TRACE";
		} }), e;
	}
	if (e !== "GET" && e !== "HEAD") {
		if ("rawBody" in r && r.rawBody instanceof Buffer) a.body = new ReadableStream({ start(e) {
			e.enqueue(r.rawBody), e.close();
		} });
		else if (r[Ne]) {
			let e;
			a.body = new ReadableStream({ async pull(t) {
				try {
					if (!e) {
						let e = readBodyBufferedBeforeDisconnect(r);
						if (e !== void 0) {
							enqueueBufferedBody(t, e);
							return;
						}
					}
					e ||= we.toWeb(r).getReader();
					let { done: n, value: i } = await e.read();
					n ? t.close() : t.enqueue(i);
				} catch (e) {
					t.error(e);
				}
			} });
		} else {
			let e = readBodyBufferedBeforeDisconnect(r);
			a.body = e === void 0 ? we.toWeb(r) : new ReadableStream({ start(t) {
				enqueueBufferedBody(t, e);
			} });
		}
	}
	return new Request$1(t, a);
}, w = Symbol("getRequestCache"), T = Symbol("requestCache"), E = Symbol("incomingKey"), D = Symbol("urlKey"), Fe = Symbol("methodKey"), Ie = Symbol("headersKey"), O = Symbol("abortControllerKey"), k = Symbol("getAbortController"), A = Symbol("abortRequest"), j = Symbol("bodyBuffer"), M = Symbol("bodyReadPromise"), N = Symbol("bodyConsumedDirectly"), Le = Symbol("bodyLockReader"), P = Symbol("abortReason"), newBodyUnusableError = () => /* @__PURE__ */ TypeError("Body is unusable"), rejectBodyUnusable = () => Promise.reject(newBodyUnusableError()), Re = new TextDecoder(), consumeBodyDirectOnce = (e) => {
	if (e[N]) return rejectBodyUnusable();
	e[N] = !0;
}, toArrayBuffer = (e) => e.buffer.slice(e.byteOffset, e.byteOffset + e.byteLength), contentType = (e) => (e[Ie] ||= newHeadersFromIncoming(e[E])).get("content-type") || "", ze = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/, normalizeIncomingMethod = (e) => {
	if (typeof e != "string" || e.length === 0) return "GET";
	switch (e) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "PATCH":
		case "POST":
		case "PUT":
		case "QUERY": return e;
	}
	let t = e.toUpperCase();
	switch (t) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "POST":
		case "PUT": return t;
		default: return e;
	}
}, validateDirectReadMethod = (e) => {
	if (!ze.test(e)) return /* @__PURE__ */ TypeError(`'${e}' is not a valid HTTP method.`);
	let t = e.toUpperCase();
	if (t === "CONNECT" || t === "TRACK" || t === "TRACE" && e !== "TRACE") return /* @__PURE__ */ TypeError(`'${e}' HTTP method is unsupported.`);
}, readBodyWithFastPath = (e, t, n) => {
	if (e[N]) return rejectBodyUnusable();
	let r = e.method;
	if (r === "GET" || r === "HEAD") return e[w]()[t]();
	let i = validateDirectReadMethod(r);
	if (i) return Promise.reject(i);
	if (e[T] && r !== "TRACE") return e[T][t]();
	let a = consumeBodyDirectOnce(e);
	if (a) return a;
	let o = readRawBodyIfAvailable(e);
	if (o) {
		let t = Promise.resolve(n(o, e));
		return e[j] = void 0, t;
	}
	return readBodyDirect(e).then((t) => {
		let r = n(t, e);
		return e[j] = void 0, r;
	});
}, readRawBodyIfAvailable = (e) => {
	let t = e[E];
	if ("rawBody" in t && t.rawBody instanceof Buffer) return t.rawBody;
}, normalizeAbortError = (e, t) => {
	if (t.errored) return t.errored;
	let n = e[P];
	return n === void 0 ? /* @__PURE__ */ Error("Client connection prematurely closed.") : n instanceof Error ? n : Error(String(n));
}, readBodyDirect = (e) => {
	if (e[j]) return Promise.resolve(e[j]);
	if (e[M]) return e[M];
	let t = e[E];
	if (t.readableDidRead) return rejectBodyUnusable();
	let n = readBodyBufferedBeforeDisconnect(t);
	if (n !== void 0) return n instanceof Error ? Promise.reject(n) : (e[j] = n, Promise.resolve(n));
	let r = new Promise((n, r) => {
		let i = [], a = !1, finish = (e) => {
			a || (a = !0, cleanup(), e());
		}, recoverCompleteBodyAfterDisconnect = (a) => {
			let o = t.errored ?? a;
			return !isRecoverableDisconnectedIncoming(t) || o && o.code !== "ECONNRESET" ? !1 : (finish(() => {
				let o = readBodyBufferedBeforeDisconnect(t, i);
				o instanceof Error ? r(o) : o === void 0 ? r(a ?? normalizeAbortError(e, t)) : (e[j] = o, n(o));
			}), !0);
		}, onData = (e) => {
			i.push(toBufferChunk(e, t.readableEncoding));
		}, onEnd = () => {
			finish(() => {
				let t = i.length === 1 ? i[0] : Buffer.concat(i);
				e[j] = t, n(t);
			});
		}, onError = (e) => {
			recoverCompleteBodyAfterDisconnect(e) || finish(() => {
				r(e);
			});
		}, onClose = () => {
			t.readableEnded ? onEnd() : recoverCompleteBodyAfterDisconnect() || finish(() => {
				r(normalizeAbortError(e, t));
			});
		}, cleanup = () => {
			t.off("data", onData), t.off("end", onEnd), t.off("error", onError), t.off("close", onClose), e[M] = void 0;
		};
		t.on("data", onData), t.on("end", onEnd), t.on("error", onError), t.on("close", onClose), queueMicrotask(() => {
			a || (t.readableEnded ? onEnd() : t.errored ? onError(t.errored) : t.destroyed && onClose());
		});
	});
	return e[M] = r, r;
}, F = {
	get method() {
		return this[Fe];
	},
	get url() {
		return this[D];
	},
	get headers() {
		return this[Ie] ||= newHeadersFromIncoming(this[E]);
	},
	[A](e) {
		this[P] === void 0 && (this[P] = e);
		let t = this[O];
		t && !t.signal.aborted && t.abort(e);
	},
	[k]() {
		return this[O] ||= new AbortController(), this[P] !== void 0 && !this[O].signal.aborted && this[O].abort(this[P]), this[O];
	},
	[w]() {
		let e = this[k]();
		if (this[T]) return this[T];
		let t = this.method;
		if (this[N] && t !== "GET" && t !== "HEAD") {
			this[j] = void 0;
			let n = {
				method: t === "TRACE" ? "GET" : t,
				headers: this.headers,
				signal: e.signal
			};
			t !== "TRACE" && (n.body = new ReadableStream({ start(e) {
				e.close();
			} }), n.duplex = "half");
			let r = new Request$1(this[D], n);
			return t === "TRACE" && Object.defineProperty(r, "method", { get() {
				return "TRACE";
			} }), this[T] = r;
		}
		return this[T] = newRequestFromIncoming(this.method, this[D], this.headers, this[E], e);
	},
	get body() {
		if (!this[N]) return this[w]().body;
		let e = this[w]();
		return !this[Le] && e.body && (this[Le] = e.body.getReader()), e.body;
	},
	get bodyUsed() {
		return this[N] ? !0 : this[T] ? this[T].bodyUsed : !1;
	}
};
Object.defineProperty(F, "signal", { get() {
	return this[k]().signal;
} }), [
	"cache",
	"credentials",
	"destination",
	"duplex",
	"integrity",
	"mode",
	"redirect",
	"referrer",
	"referrerPolicy",
	"keepalive"
].forEach((e) => {
	Object.defineProperty(F, e, { get() {
		return this[w]()[e];
	} });
}), ["clone", "formData"].forEach((e) => {
	Object.defineProperty(F, e, { value: function() {
		if (this[N]) {
			if (e === "clone") throw newBodyUnusableError();
			return rejectBodyUnusable();
		}
		return this[w]()[e]();
	} });
}), Object.defineProperty(F, "text", { value: function() {
	return readBodyWithFastPath(this, "text", (e) => Re.decode(e));
} }), Object.defineProperty(F, "arrayBuffer", { value: function() {
	return readBodyWithFastPath(this, "arrayBuffer", (e) => toArrayBuffer(e));
} }), Object.defineProperty(F, "blob", { value: function() {
	return readBodyWithFastPath(this, "blob", (e, t) => {
		let n = contentType(t);
		return new Response(e, n ? { headers: { "content-type": n } } : void 0).blob();
	});
} }), Object.defineProperty(F, "json", { value: function() {
	return this[N] ? rejectBodyUnusable() : this.text().then(JSON.parse);
} }), Object.defineProperty(F, Symbol.for("nodejs.util.inspect.custom"), { value: function(e, t, n) {
	return `Request (lightweight) ${n({
		method: this.method,
		url: this.url,
		headers: this.headers,
		nativeRequest: this[T]
	}, {
		...t,
		depth: e == null ? null : e - 1
	})}`;
} }), Object.setPrototypeOf(F, Request$1.prototype);
const newRequest = (e, t) => {
	let n = Object.create(F);
	n[E] = e, n[Fe] = normalizeIncomingMethod(e.method);
	let r = e.url || "";
	if (r[0] !== "/" && (r.startsWith("http://") || r.startsWith("https://"))) {
		if (e instanceof b) throw new RequestError("Absolute URL for :path is not allowed in HTTP/2");
		try {
			validateRequestTarget(r), n[D] = new URL(r).href;
		} catch (e) {
			throw new RequestError("Invalid absolute URL", { cause: e });
		}
		return n;
	}
	let i = (e instanceof b ? e.authority : e.headers.host) || t;
	if (!i) throw new RequestError("Missing host header");
	let a;
	if (e instanceof b) {
		if (a = e.scheme, a !== "http" && a !== "https") throw new RequestError("Unsupported scheme");
	} else a = e.socket && e.socket.encrypted ? "https" : "http";
	try {
		n[D] = buildUrl(a, i, r);
	} catch (e) {
		throw e instanceof RequestError ? e : new RequestError("Invalid URL", { cause: e });
	}
	return n;
}, I = "text/plain; charset=UTF-8", L = Symbol("responseCache"), R = Symbol("getResponseCache"), z = Symbol("cache"), B = global.Response;
var V = class Response$1 {
	#e;
	#t;
	[R]() {
		let e = this[z], t = e && e[2] instanceof Headers ? e[2] : void 0;
		return delete this[z], this[L] ||= new B(this.#e, t ? {
			status: this.#t?.status,
			statusText: this.#t?.statusText,
			headers: t
		} : this.#t);
	}
	constructor(e, t) {
		let n;
		if (this.#e = e, t instanceof B) {
			let e = t[L];
			if (e) {
				this.#t = e, this[R]();
				return;
			}
			this.#t = t instanceof Response$1 ? t.#t : t, n = new Headers(t.headers);
		} else this.#t = t;
		(e == null || typeof e == "string" || e?.getReader !== void 0 || e instanceof Blob || e instanceof Uint8Array) && (this[z] = [
			t?.status || 200,
			e ?? null,
			n || t?.headers
		]);
	}
	get headers() {
		let e = this[z];
		return e ? (e[2] instanceof Headers || (e[2] = new Headers(e[2] || (e[1] === null ? void 0 : { "content-type": I }))), e[2]) : this[R]().headers;
	}
	get status() {
		return this[z]?.[0] ?? this[R]().status;
	}
	get ok() {
		let e = this.status;
		return e >= 200 && e < 300;
	}
};
[
	"body",
	"bodyUsed",
	"redirected",
	"statusText",
	"trailers",
	"type",
	"url"
].forEach((e) => {
	Object.defineProperty(V.prototype, e, { get() {
		return this[R]()[e];
	} });
}), [
	"arrayBuffer",
	"blob",
	"clone",
	"formData",
	"json",
	"text"
].forEach((e) => {
	Object.defineProperty(V.prototype, e, { value: function() {
		return this[R]()[e]();
	} });
}), Object.defineProperty(V.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(e, t, n) {
	return `Response (lightweight) ${n({
		status: this.status,
		headers: this.headers,
		ok: this.ok,
		nativeResponse: this[L]
	}, {
		...t,
		depth: e == null ? null : e - 1
	})}`;
} }), Object.setPrototypeOf(V, B), Object.setPrototypeOf(V.prototype, B.prototype);
const Be = /^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/, parseRedirectUrl = (e) => e instanceof URL ? e.href : Be.test(e) ? e : new URL(e).href, Ve = /* @__PURE__ */ new Set([
	301,
	302,
	303,
	307,
	308
]);
Object.defineProperty(V, "redirect", {
	value: function redirect(e, t = 302) {
		if (!Ve.has(t)) throw RangeError("Invalid status code");
		return new V(null, {
			status: t,
			headers: { location: parseRedirectUrl(e) }
		});
	},
	writable: !0,
	configurable: !0
}), Object.defineProperty(V, "json", {
	value: function json(e, t) {
		let n = JSON.stringify(e);
		if (n === void 0) throw TypeError("The data is not JSON serializable");
		let r = t?.headers, i;
		return r ? (i = new Headers(r), i.has("content-type") || i.set("content-type", "application/json")) : i = { "content-type": "application/json" }, new V(n, {
			status: t?.status ?? 200,
			statusText: t?.statusText,
			headers: i
		});
	},
	writable: !0,
	configurable: !0
});
async function readWithoutBlocking(e) {
	return Promise.race([e, Promise.resolve().then(() => Promise.resolve(void 0))]);
}
function writeFromReadableStreamDefaultReader(e, t, n) {
	let cancel = (t) => {
		e.cancel(t).catch(() => {});
	}, r = t.stream;
	return t.destroyed || r?.closed || r?.destroyed ? (cancel(), e.closed) : (t.on("close", cancel), t.on("error", cancel), (n ?? e.read()).then(flow, handleStreamError), e.closed.finally(() => {
		t.off("close", cancel), t.off("error", cancel);
	}));
	function handleStreamError(e) {
		e && t.destroy(e);
	}
	function onDrain() {
		e.read().then(flow, handleStreamError);
	}
	function flow({ done: n, value: r }) {
		try {
			n ? t.end() : t.write(r) ? e.read().then(flow, handleStreamError) : t.once("drain", onDrain);
		} catch (e) {
			handleStreamError(e);
		}
	}
}
function writeFromReadableStream(e, t) {
	if (e.locked) throw TypeError("ReadableStream is locked.");
	if (t.destroyed) e.cancel().catch(() => {});
	else return writeFromReadableStreamDefaultReader(e.getReader(), t);
}
const buildOutgoingHttpHeaders = (e, t) => {
	let n = {};
	if (e instanceof Headers || (e = new Headers(e ?? void 0)), e.has("set-cookie")) {
		let t = [];
		for (let [r, i] of e) r === "set-cookie" ? t.push(i) : n[r] = i;
		t.length > 0 && (n["set-cookie"] = t);
	} else for (let [t, r] of e) n[t] = r;
	return t && (n["content-type"] ??= t), n;
}, H = Symbol("outgoingEnded"), He = Symbol("incomingDraining"), drainIncoming = (e) => {
	let t = e;
	if (e.destroyed || t[He]) return;
	if (t[He] = !0, e instanceof b) {
		try {
			e.stream?.close?.(Te.NGHTTP2_NO_ERROR);
		} catch {}
		return;
	}
	let n = 0, cleanup = () => {
		clearTimeout(r), e.off("data", onData), e.off("end", cleanup), e.off("error", cleanup);
	}, forceClose = () => {
		cleanup();
		let t = e.socket;
		t && !t.destroyed && (typeof t.destroySoon == "function" ? t.destroySoon() : typeof t.destroy == "function" && t.destroy());
	}, r = setTimeout(forceClose, 500);
	r.unref?.();
	let onData = (e) => {
		n += e.length, n > 67108864 && forceClose();
	};
	e.on("data", onData), e.on("end", cleanup), e.on("error", cleanup), e.resume();
}, makeCloseHandler = (e, t, n, r) => () => {
	t.errored ? (recordBodyBufferedBeforeDisconnect(t), e[A](t.errored.toString())) : (!n.writableFinished || t instanceof b && t.aborted) && (recordBodyBufferedBeforeDisconnect(t), e[A]("Client connection prematurely closed.")), r && !t.readableEnded && setTimeout(() => {
		t.readableEnded || setTimeout(() => {
			drainIncoming(t);
		});
	});
}, isImmediateCacheableResponse = (e) => {
	if (!(z in e)) return !1;
	let t = e[z][1];
	return t === null || typeof t == "string" || t instanceof Uint8Array;
}, handleRequestError = () => new Response(null, { status: 400 }), handleFetchError = (e) => new Response(null, { status: e instanceof Error && (e.name === "TimeoutError" || e.constructor.name === "TimeoutError") ? 504 : 500 }), handleResponseError = (e, t) => {
	let n = e instanceof Error ? e : Error("unknown error", { cause: e });
	n.code === "ERR_STREAM_PREMATURE_CLOSE" ? console.info("The user aborted a request.") : (console.error(e), t.headersSent || (t instanceof Se && (t._contentLength = null), t.writeHead(500, { "Content-Type": "text/plain" })), t.end(`Error: ${n.message}`), t.destroy(n));
}, flushHeaders = (e) => {
	"flushHeaders" in e && e.writable && e.flushHeaders();
}, trySetContentLength = (e, t, n) => {
	let r = e;
	return r._contentLength === null && r._hasBody && r.useChunkedEncodingByDefault && !r._removedContLen && t >= 200 && t !== 204 && t !== 304 && !e.hasHeader("content-length") && !e.hasHeader("transfer-encoding") && !e.hasHeader("trailer") ? (r._contentLength = n, !0) : !1;
}, writeDefaultHeaders = (e, t, n) => {
	trySetContentLength(e, t, n) ? e.writeHead(t, { "Content-Type": I }) : e.writeHead(t, {
		"Content-Type": I,
		"Content-Length": n
	});
}, responseViaCache = async (e, t) => {
	let [n, r, i] = e[z];
	if (!i) {
		r === null ? (t.writeHead(n), t.end()) : typeof r == "string" ? (writeDefaultHeaders(t, n, Buffer.byteLength(r)), t.end(r)) : r instanceof Uint8Array ? (writeDefaultHeaders(t, n, r.byteLength), t.end(r)) : r instanceof Blob ? (writeDefaultHeaders(t, n, r.size), t.end(new Uint8Array(await r.arrayBuffer()))) : (t.writeHead(n, { "Content-Type": I }), flushHeaders(t), await writeFromReadableStream(r, t)?.catch((e) => handleResponseError(e, t))), t[H]?.();
		return;
	}
	let a = !1, o = !1, s = !0;
	if (i instanceof Headers) a = i.has("content-length"), i = buildOutgoingHttpHeaders(i, r === null ? void 0 : I);
	else if (Array.isArray(i)) {
		let e = new Headers(i);
		a = e.has("content-length"), i = buildOutgoingHttpHeaders(e, r === null ? void 0 : I);
	} else {
		o = !0;
		for (let e in i) {
			if (e.length === 14 && e.toLowerCase() === "content-length") {
				a = !0;
				break;
			}
			(e.length === 17 && e.toLowerCase() === "transfer-encoding" || e.length === 7 && e.toLowerCase() === "trailer") && (s = !1);
		}
	}
	if (!a) {
		let e;
		typeof r == "string" ? e = Buffer.byteLength(r) : r instanceof Uint8Array ? e = r.byteLength : r instanceof Blob && (e = r.size), e === void 0 || o && s && trySetContentLength(t, n, e) || (o && (i = { ...i }), i["Content-Length"] = e);
	}
	t.writeHead(n, i), r == null ? t.end() : typeof r == "string" || r instanceof Uint8Array ? t.end(r) : r instanceof Blob ? t.end(new Uint8Array(await r.arrayBuffer())) : (flushHeaders(t), await writeFromReadableStream(r, t)?.catch((e) => handleResponseError(e, t))), t[H]?.();
}, isPromise = (e) => typeof e.then == "function", responseViaResponseObject = async (e, t, n = {}) => {
	if (isPromise(e)) {
		if (n.errorHandler) try {
			e = await e;
		} catch (t) {
			let r = await n.errorHandler(t);
			if (!r) return;
			e = r;
		}
		else e = await e.catch(handleFetchError);
	}
	if (z in e) return responseViaCache(e, t);
	let r = buildOutgoingHttpHeaders(e.headers, e.body === null ? void 0 : I);
	if (e.body) {
		let n = e.body.getReader(), i = [], a = !1, o;
		if (r["transfer-encoding"] !== "chunked") {
			let e = 2;
			for (let t = 0; t < e; t++) {
				o ||= n.read();
				let r = await readWithoutBlocking(o);
				if (!r) {
					if (t === 1) {
						await new Promise((e) => setTimeout(e)), e = 3;
						continue;
					}
					break;
				}
				if (o = void 0, r.value && i.push(r.value), r.done) {
					a = !0;
					break;
				}
			}
			a && !("content-length" in r) && (r["content-length"] = i.reduce((e, t) => e + t.length, 0));
		}
		t.writeHead(e.status, r), i.forEach((e) => {
			t.write(e);
		}), a ? t.end() : (i.length === 0 && flushHeaders(t), await writeFromReadableStreamDefaultReader(n, t, o));
	} else r["x-hono-already-sent"] || (t.writeHead(e.status, r), t.end());
	t[H]?.();
}, getRequestListener = (e, t = {}) => {
	let n = t.autoCleanupIncoming ?? !0;
	return t.overrideGlobalObjects !== !1 && global.Request !== Request$1 && (Object.defineProperty(global, "Request", { value: Request$1 }), Object.defineProperty(global, "Response", { value: V })), async (r, i) => {
		let a, o, s = !1, c = !1, ensureCloseHandler = () => {
			o && !c && (c = !0, i.on("close", makeCloseHandler(o, r, i, s)));
		};
		try {
			if (o = newRequest(r, t.hostname), s = n && r.method !== "GET" && r.method !== "HEAD", s && (r[Ne] = !0, r instanceof b && (i[H] = () => {
				r.readableEnded || setTimeout(() => {
					r.readableEnded || setTimeout(() => {
						r.destroy(), i.destroy();
					});
				});
			})), a = e(o, {
				incoming: r,
				outgoing: i
			}), !isPromise(a) && isImmediateCacheableResponse(a)) return s && !r.readableEnded && i.once("finish", () => {
				r.readableEnded || drainIncoming(r);
			}), responseViaCache(a, i);
			ensureCloseHandler();
		} catch (e) {
			if (a) return handleResponseError(e, i);
			if (t.errorHandler) {
				if (ensureCloseHandler(), a = await t.errorHandler(o ? e : toRequestError(e)), !a) return;
			} else a = o ? handleFetchError(e) : handleRequestError();
		}
		try {
			return await responseViaResponseObject(a, i, t);
		} catch (e) {
			return handleResponseError(e, i);
		}
	};
}, Ue = globalThis.CloseEvent ?? class extends Event {
	#e;
	constructor(e, t = {}) {
		super(e, t), this.#e = t;
	}
	get wasClean() {
		return this.#e.wasClean ?? !1;
	}
	get code() {
		return this.#e.code ?? 0;
	}
	get reason() {
		return this.#e.reason ?? "";
	}
}, We = globalThis.ErrorEvent ?? class extends Event {
	#e;
	constructor(e, t = {}) {
		super(e, t), this.#e = t;
	}
	get message() {
		return this.#e.message ?? "";
	}
	get filename() {
		return this.#e.filename ?? "";
	}
	get lineno() {
		return this.#e.lineno ?? 0;
	}
	get colno() {
		return this.#e.colno ?? 0;
	}
	get error() {
		return this.#e.error ?? null;
	}
}, generateConnectionSymbol = () => Symbol("connection"), Ge = Symbol("CONNECTION_SYMBOL_KEY"), Ke = Symbol("WAIT_FOR_WEBSOCKET_SYMBOL"), qe = /* @__PURE__ */ new Set([
	"connection",
	"content-length",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
	"sec-websocket-accept",
	"sec-websocket-extensions",
	"sec-websocket-protocol"
]), appendResponseHeaders = (e, t) => {
	t && t.forEach((t, n) => {
		qe.has(n.toLowerCase()) || e.push(`${n}: ${t}`);
	});
}, rejectUpgradeRequest = (e, t, n) => {
	if (e.destroyed) return;
	let r = ["Connection: close", "Content-Length: 0"];
	appendResponseHeaders(r, n), e.end(`HTTP/1.1 ${t.toString()} ${xe[t] ?? ""}\r\n${r.join("\r\n")}\r\n\r
`);
}, createUpgradeRequest = (e) => {
	let t = e.socket.encrypted ? "https" : "http", n = e.url ?? "/", r;
	n[0] !== "/" && (n.startsWith("http://") || n.startsWith("https://")) ? (validateRequestTarget(n), r = new URL(n).href) : r = buildUrl(t, e.headers.host ?? "localhost", n);
	let i = new Headers();
	for (let t in e.headers) {
		let n = e.headers[t];
		n && i.append(t, Array.isArray(n) ? n[0] : n);
	}
	return new Request(r, { headers: i });
}, setupWebSocket = (e) => {
	let { server: t, fetchCallback: n, wss: r } = e, i = /* @__PURE__ */ new Map();
	r.on("connection", (e, t) => {
		let n = i.get(t);
		n && (n.resolve(e), i.delete(t));
	});
	let rejectWaiter = (e) => {
		let t = i.get(e);
		t && (i.delete(e), t.reject(/* @__PURE__ */ Error("WebSocket handshake aborted")));
	}, waitForWebSocket = (e, t) => new Promise((n, r) => {
		i.set(e, {
			resolve: n,
			reject: r,
			connectionSymbol: t
		});
	});
	t.on("upgrade", async (e, a, o) => {
		if (e.headers.upgrade?.toLowerCase() !== "websocket") return;
		let ignoreSocketError = () => {}, reclaimWaiterOnClose = () => rejectWaiter(e);
		a.on("error", ignoreSocketError), a.once("close", reclaimWaiterOnClose);
		let s = {
			incoming: e,
			outgoing: void 0,
			wss: r,
			[Ke]: waitForWebSocket
		}, c = 400, l;
		try {
			let t = await n(createUpgradeRequest(e), s);
			t instanceof Response && (c = t.status, l = t.headers);
		} catch (e) {
			t.listenerCount("upgrade") === 1 && rejectUpgradeRequest(a, e instanceof RequestError ? 400 : 500);
			return;
		}
		if (a.destroyed) {
			rejectWaiter(e);
			return;
		}
		let u = i.get(e);
		if (!u || u.connectionSymbol !== s[Ge]) {
			rejectWaiter(e), t.listenerCount("upgrade") === 1 && rejectUpgradeRequest(a, c, l);
			return;
		}
		let addResponseHeaders = (e) => {
			appendResponseHeaders(e, l);
		};
		r.on("headers", addResponseHeaders);
		try {
			r.handleUpgrade(e, a, o, (t) => {
				a.off("close", reclaimWaiterOnClose), a.off("error", ignoreSocketError), r.emit("connection", t, e);
			});
		} finally {
			r.off("headers", addResponseHeaders);
		}
	}), t.on("close", () => {
		r.close();
	});
}, Je = defineWebSocketHelper(async (e, t, n) => {
	if (e.req.header("upgrade")?.toLowerCase() !== "websocket") return;
	let r = e.env, i = r[Ke];
	if (!i || !r.incoming) return new Response(null, { status: 500 });
	let a = generateConnectionSymbol();
	return r[Ge] = a, (async () => {
		let o;
		try {
			o = await i(r.incoming, a);
		} catch {
			return;
		}
		let s = [], bufferMessage = (e, t) => {
			s.push([e, t]);
		};
		o.on("message", bufferMessage);
		let c = {
			binaryType: "arraybuffer",
			close(e, t) {
				o.close(e, t);
			},
			protocol: o.protocol,
			raw: o,
			get readyState() {
				return o.readyState;
			},
			send(e, t) {
				o.send(e, { compress: t?.compress });
			},
			url: new URL(e.req.url)
		};
		try {
			t?.onOpen?.(new Event("open"), c);
		} catch (e) {
			(n?.onError ?? console.error)(e);
		}
		let handleMessage = (e, r) => {
			let i = Array.isArray(e) ? e : [e];
			for (let e of i) try {
				t?.onMessage?.(new MessageEvent("message", { data: r ? e instanceof ArrayBuffer ? e : e.buffer.slice(e.byteOffset, e.byteOffset + e.byteLength) : typeof e == "string" ? e : Buffer.from(e).toString("utf-8") }), c);
			} catch (e) {
				(n?.onError ?? console.error)(e);
			}
		};
		o.off("message", bufferMessage);
		for (let e of s) handleMessage(...e);
		o.on("message", (e, t) => {
			handleMessage(e, t);
		}), o.on("close", (e, r) => {
			try {
				t?.onClose?.(new Ue("close", {
					code: e,
					reason: r.toString()
				}), c);
			} catch (e) {
				(n?.onError ?? console.error)(e);
			}
		}), o.on("error", (e) => {
			try {
				t?.onError?.(new We("error", { error: e }), c);
			} catch (e) {
				(n?.onError ?? console.error)(e);
			}
		});
	})(), new Response();
}), createAdaptorServer = (e) => {
	let t = e.fetch, n = getRequestListener(t, {
		hostname: e.hostname,
		overrideGlobalObjects: e.overrideGlobalObjects,
		autoCleanupIncoming: e.autoCleanupIncoming
	}), r = (e.createServer || Ce)(e.serverOptions || {}, n);
	if (e.websocket && e.websocket.server) {
		if (e.websocket.server.options.noServer !== !0) throw Error("WebSocket server must be created with { noServer: true } option");
		setupWebSocket({
			server: r,
			fetchCallback: t,
			wss: e.websocket.server
		});
	}
	return r;
}, serve = (e, t) => {
	let n = createAdaptorServer(e);
	return n.listen(e?.port ?? 3e3, e.hostname, () => {
		let e = n.address();
		t && t(e);
	}), n;
}, Ye = /* @__PURE__ */ new Set([
	"inconclusive",
	"skipped",
	"unproven",
	"quarantined",
	"unguarded",
	"error"
]);
function reportJunit({ cases: e, summary: t }) {
	let n = e.map(testCase), r = e.filter((e) => e.blocks && e.verdict === "error").length, i = e.filter((e) => e.blocks && e.verdict !== "error").length, a = e.filter(isSkipped).length, o = `tests="${e.length}" failures="${i}" errors="${r}" skipped="${a}" time="${seconds(t.duration_ms)}"`;
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<testsuites name="replaykit" ${o}>`,
		`<testsuite name="replaykit" ${o}>`,
		...n,
		"</testsuite>",
		"</testsuites>",
		""
	].join("\n");
}
function testCase(t) {
	let { case_id: n, title: r, path: i, duration_ms: a } = t, o = `<testcase classname="${e(i)}" name="${e(`${n}: ${r}`)}" file="${e(`${i}/case.yaml`)}" time="${seconds(a)}"`, s = innerOf(t);
	return s === void 0 ? `${o}/>` : `${o}>${s}</testcase>`;
}
function innerOf(t) {
	let n = e(`${t.standing}: ${t.reason}`).replaceAll("\n", "&#10;");
	if (t.blocks) {
		let r = t.verdict === "error" ? "error" : "failure";
		return `<${r} type="${t.standing}" message="${n}">${e(details(t))}</${r}>`;
	}
	if (isSkipped(t)) return `<skipped message="${n}"/>`;
	let r = g(t).map(({ check: e, message: t }) => `not decided, needs a person: ${e}: ${t}`);
	return r.length === 0 ? void 0 : `<system-out>${e(r.join("\n"))}</system-out>`;
}
function details({ attempts: e, commands: n }) {
	let [r] = e, i = r?.assertions.filter(({ outcome: e }) => e === "fail") ?? [];
	return [
		t(e.length, "attempt"),
		...i.map(({ check: e, message: t }) => `failed: ${e}: ${t}`),
		...r ? [`calls: ${u(r.counts)}`] : [],
		`reproduce: ${n.reproduce}`
	].join("\n");
}
function isSkipped({ blocks: e, standing: t }) {
	return !e && Ye.has(t);
}
function seconds(e) {
	return (e / 1e3).toFixed(3);
}
// src/core/providers/model-names.ts
function readModelName(e) {
	let t = e.trim();
	if (!/^[\w.:@/-]{1,200}$/.test(t)) throw new s("usage", `"${t.slice(0, 60)}" is no name of a model`, { hint: "name it as the provider does, such as gpt-5, or openai/gpt-5 for requests to that provider alone" });
	let n = t.indexOf("/"), r = n === -1 ? void 0 : de.find((e) => e.name === t.slice(0, n))?.name;
	if (r === void 0) return { model: t };
	let i = t.slice(n + 1);
	if (i !== "") return {
		provider: r,
		model: i
	};
	throw new s("usage", `"${t}" names a provider and no model`, { hint: `${r}/<model>` });
}
function withModelName(e, { path: t, request: n }, { provider: r, model: i }) {
	if (e.converses && y(n) && (r === void 0 || r === e.provider.name)) return e.pathWithModel ? {
		path: e.pathWithModel(t, i),
		request: n
	} : {
		path: t,
		request: {
			...n,
			model: i
		}
	};
}
// node_modules/hono/dist/http-exception.js
var HTTPException = class extends Error {
	res;
	status;
	constructor(e = 500, t) {
		super(t?.message, { cause: t?.cause }), this.res = t?.res, this.status = e;
	}
	getResponse() {
		return this.res ? new Response(this.res.body, {
			status: this.status,
			headers: this.res.headers
		}) : new Response(this.message, { status: this.status });
	}
};
// node_modules/hono/dist/request/constants.js
const U = Symbol(), bufferToFormData = (e, t) => new Response(e, { headers: { "Content-Type": t.replace(/^[^;]+/, (e) => e.toLowerCase()) } }).formData(), isRawRequest = (e) => "headers" in e, parseBody = async (e, t = Object.create(null)) => {
	let { all: n = !1, dot: r = !1 } = t, i = (isRawRequest(e) ? e.headers : e.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();
	return i === "multipart/form-data" || i === "application/x-www-form-urlencoded" ? parseFormData(e, {
		all: n,
		dot: r
	}) : {};
};
async function parseFormData(e, t) {
	if (!isRawRequest(e) && e.bodyCache.formData) return convertFormDataToBodyData(await e.bodyCache.formData, t);
	let n = isRawRequest(e) ? e.headers : e.raw.headers, r = await e.arrayBuffer(), i = bufferToFormData(r, n.get("Content-Type") || "");
	isRawRequest(e) || (e.bodyCache.formData = i);
	let a = await i;
	return a ? convertFormDataToBodyData(a, t) : {};
}
function convertFormDataToBodyData(e, t) {
	let n = Object.create(null), r = { count: 0 };
	return e.forEach((e, r) => {
		t.all || r.endsWith("[]") ? handleParsingAllValues(n, r, e) : n[r] = e;
	}), t.dot && Object.entries(n).forEach(([e, t]) => {
		e.includes(".") && (handleParsingNestedValues(n, e, t, r), delete n[e]);
	}), n;
}
const handleParsingAllValues = (e, t, n) => {
	e[t] === void 0 ? e[t] = t.endsWith("[]") ? [n] : n : Array.isArray(e[t]) ? e[t].push(n) : e[t] = [e[t], n];
}, handleParsingNestedValues = (e, t, n, r) => {
	if (/(?:^|\.)__proto__\./.test(t)) return;
	let i = e, a = t.split(".", 34);
	a.length > 33 && throwNestingLimitExceeded(), a.forEach((e, t) => {
		t === a.length - 1 ? i[e] = n : ((!i[e] || typeof i[e] != "object" || Array.isArray(i[e]) || i[e] instanceof File) && (r.count++ >= 1e4 && throwNestingLimitExceeded(), i[e] = Object.create(null)), i = i[e]);
	});
}, throwNestingLimitExceeded = () => {
	throw Error("Nesting limit exceeded");
}, splitPath = (e) => {
	let t = e.split("/");
	return t[0] === "" && t.shift(), t;
}, splitRoutingPath = (e) => {
	let { groups: t, path: n } = extractGroupsFromPath(e), r = splitPath(n);
	return replaceGroupMarks(r, t);
}, extractGroupsFromPath = (e) => {
	let t = [];
	return e = e.replace(/\{[^}]+\}/g, (e, n) => {
		let r = `@${n}`;
		return t.push([r, e]), r;
	}), {
		groups: t,
		path: e
	};
}, replaceGroupMarks = (e, t) => {
	for (let n = t.length - 1; n >= 0; n--) {
		let [r] = t[n];
		for (let i = e.length - 1; i >= 0; i--) if (e[i].includes(r)) {
			e[i] = e[i].replace(r, t[n][1]);
			break;
		}
	}
	return e;
}, W = {}, getPattern = (e, t) => {
	if (e === "*") return "*";
	let n = e.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
	if (n) {
		let r = `${e}#${t}`;
		return W[r] || (n[2] ? W[r] = t && t[0] !== ":" && t[0] !== "*" ? [
			r,
			n[1],
			RegExp(`^${n[2]}(?=/${t})`)
		] : [
			e,
			n[1],
			RegExp(`^${n[2]}$`)
		] : W[r] = [
			e,
			n[1],
			!0
		]), W[r];
	}
	return null;
}, tryDecode = (e, t) => {
	try {
		return t(e);
	} catch {
		return e.replace(/(?:%[0-9A-Fa-f]{2})+/g, (e) => {
			try {
				return t(e);
			} catch {
				return e;
			}
		});
	}
}, decodeURIWithPreservedPercent = (e) => decodeURI(e.includes("%25") ? e.replace(/%25/g, "%2525") : e), getPath = (e) => {
	let t = e.url, n = t.indexOf("/", t.indexOf(":") + 4), r = n;
	for (; r < t.length; r++) {
		let e = t.charCodeAt(r);
		if (e === 37) {
			let e = t.indexOf("?", r), i = t.indexOf("#", r), a = e === -1 ? i === -1 ? void 0 : i : i === -1 ? e : Math.min(e, i), o = t.slice(n, a), s = tryDecode(o, decodeURIWithPreservedPercent);
			if (/%(?![0-9A-Fa-f]{2})/.test(o)) {
				let e = new URL("http://localhost");
				if (e.pathname = s.replace(/[\\\t\n\r]/g, encodeURIComponent), tryDecode(e.pathname, decodeURIWithPreservedPercent) !== s) return tryDecode(o.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"), decodeURIWithPreservedPercent);
			}
			return s;
		}
		if (e === 63 || e === 35) break;
	}
	return t.slice(n, r);
}, getPathNoStrict = (e) => {
	let t = getPath(e);
	return t.length > 1 && t.at(-1) === "/" ? t.slice(0, -1) : t;
}, mergePath = (e, t, ...n) => (n.length && (t = mergePath(t, ...n)), `${e?.[0] === "/" ? "" : "/"}${e}${t === "/" ? "" : `${e?.at(-1) === "/" ? "" : "/"}${t?.[0] === "/" ? t.slice(1) : t}`}`), checkOptionalParameter = (e) => {
	if (e.charCodeAt(e.length - 1) !== 63 || !e.includes(":")) return null;
	let t = e.split("/"), n = [], r = "";
	return t.forEach((e) => {
		if (e !== "" && !/\:/.test(e)) r += "/" + e;
		else if (/\:/.test(e)) {
			if (e.charCodeAt(e.length - 1) === 63) {
				n.length === 0 && r === "" ? n.push("/") : n.push(r);
				let t = e.slice(0, -1);
				r += "/" + t, n.push(r);
			} else r += "/" + e;
		}
	}), n.filter((e, t, n) => n.indexOf(e) === t);
}, tryDecodeURIComponent = (e) => e.indexOf("%") === -1 ? e : tryDecode(e, Ze), _decodeURI = (e) => (e.indexOf("+") !== -1 && (e = e.replace(/\+/g, " ")), tryDecodeURIComponent(e)), _getQueryParam = (e, t, n) => {
	let r = e.indexOf("#", 8);
	r !== -1 && (e = e.slice(0, r));
	let i;
	if (!n && t && !/[%+&=]/.test(t)) {
		let n = e.indexOf("?", 8), r = n;
		if (r === -1) return;
		for (e.startsWith(t, r + 1) || (r = e.indexOf(`&${t}`, r + 1)); r !== -1;) {
			let i = e.charCodeAt(r + t.length + 1);
			if (i === 61 || i === 38 || isNaN(i)) {
				if (r > n && /(?:^|&)[^=&]*[%+]/.test(e.slice(n + 1, r))) break;
				if (i === 61) {
					let n = r + t.length + 2, i = e.indexOf("&", n);
					return _decodeURI(e.slice(n, i === -1 ? void 0 : i));
				}
				return "";
			}
			r = e.indexOf(`&${t}`, r + 1);
		}
		if (i = /[%+]/.test(e), !i) return;
	}
	let a = Object.create(null);
	i ??= /[%+]/.test(e);
	let o = e.indexOf("?", 8);
	for (; o !== -1;) {
		let t = e.indexOf("&", o + 1), r = e.indexOf("=", o);
		r > t && t !== -1 && (r = -1);
		let s = e.slice(o + 1, r === -1 ? t === -1 ? void 0 : t : r);
		if (i && (s = _decodeURI(s)), o = t, s === "") continue;
		let c;
		r === -1 ? c = "" : (c = e.slice(r + 1, t === -1 ? void 0 : t), i && (c = _decodeURI(c))), n ? (a[s] && Array.isArray(a[s]) || (a[s] = []), a[s].push(c)) : a[s] ??= c;
	}
	return t ? a[t] : a;
}, Xe = _getQueryParam, getQueryParams = (e, t) => _getQueryParam(e, t, !0), Ze = decodeURIComponent;
// node_modules/hono/dist/request.js
var HonoRequest = class {
	raw;
	#e;
	#t;
	routeIndex = 0;
	path;
	bodyCache = {};
	constructor(e, t = "/", n = [[]]) {
		this.raw = e, this.path = t, this.#t = n;
	}
	param(e) {
		return e ? this.#n(e) : this.#r();
	}
	#n(e) {
		let t = this.#t[0][this.routeIndex]?.[1][e], n = this.#i(t);
		return n && tryDecodeURIComponent(n);
	}
	#r() {
		let e = {}, t = Object.keys(this.#t[0][this.routeIndex]?.[1] ?? {});
		for (let n of t) {
			let t = this.#i(this.#t[0][this.routeIndex][1][n]);
			t !== void 0 && (e[n] = tryDecodeURIComponent(t));
		}
		return e;
	}
	#i(e) {
		return this.#t[1] ? this.#t[1][e] : e;
	}
	query(e) {
		return Xe(this.url, e);
	}
	queries(e) {
		return getQueryParams(this.url, e);
	}
	header(e) {
		if (e) return this.raw.headers.get(e) ?? void 0;
		let t = Object.create(null);
		return this.raw.headers.forEach((e, n) => {
			t[n] = e;
		}), t;
	}
	async parseBody(e) {
		return parseBody(this, e);
	}
	#a = (e) => {
		let { bodyCache: t, raw: n } = this, r = t[e];
		if (r) return r;
		for (let r in t) return t[r].then((t) => {
			r === "json" && (t = JSON.stringify(t));
			let i = r === "formData" ? void 0 : n.headers.get("content-type");
			return new Response(t, { headers: i ? { "Content-Type": i } : void 0 })[e]();
		});
		return t[e] = n[e]();
	};
	json() {
		return this.#a("text").then((e) => JSON.parse(e));
	}
	text() {
		return this.#a("text");
	}
	arrayBuffer() {
		return this.#a("arrayBuffer");
	}
	bytes() {
		return this.#a("arrayBuffer").then((e) => new Uint8Array(e));
	}
	blob() {
		return this.#a("blob");
	}
	formData() {
		return this.#a("formData");
	}
	addValidatedData(e, t) {
		(this.#e ??= {})[e] = t;
	}
	valid(e) {
		return this.#e?.[e];
	}
	get url() {
		return this.raw.url;
	}
	get method() {
		return this.raw.method;
	}
	get [U]() {
		return this.#t;
	}
	get matchedRoutes() {
		return this.#t[0].map(([[, e]]) => e);
	}
	get routePath() {
		return this.#t[0].map(([[, e]]) => e)[this.routeIndex].path;
	}
};
// node_modules/hono/dist/utils/html.js
const G = {
	Stringify: 1,
	BeforeStream: 2,
	Stream: 3
}, raw = (e, t) => {
	let n = new String(e);
	return n.isEscaped = !0, n.callbacks = t, n;
}, Qe = /[&<>'"]/, stringBufferToString = async (e, t) => {
	let n = "";
	t ||= [];
	let r = await Promise.all(e);
	for (let e = r.length - 1; n += r[e], e--, !(e < 0); e--) {
		let i = r[e];
		if (i == null || typeof i == "boolean") continue;
		if (typeof i == "number") {
			n += i;
			continue;
		}
		typeof i == "object" && t.push(...i.callbacks || []);
		let a = i.isEscaped;
		if (i = await (typeof i == "object" ? i.toString() : i), typeof i == "object" && t.push(...i.callbacks || []), i.isEscaped ?? a) n += i;
		else {
			let e = [n];
			escapeToBuffer(i, e), n = e[0];
		}
	}
	return raw(n, t);
}, escapeToBuffer = (e, t) => {
	let n = e.search(Qe);
	if (n === -1) {
		t[0] += e;
		return;
	}
	let r, i, a = 0;
	for (i = n; i < e.length; i++) {
		switch (e.charCodeAt(i)) {
			case 34:
				r = "&quot;";
				break;
			case 39:
				r = "&#39;";
				break;
			case 38:
				r = "&amp;";
				break;
			case 60:
				r = "&lt;";
				break;
			case 62:
				r = "&gt;";
				break;
			default: continue;
		}
		t[0] += e.substring(a, i) + r, a = i + 1;
	}
	t[0] += e.substring(a, i);
}, resolveCallbackSync = (e) => {
	let t = e.callbacks;
	if (!t?.length) return e;
	let n = [e], r = {};
	return t.forEach((e) => e({
		phase: G.Stringify,
		buffer: n,
		context: r
	})), n[0];
}, resolveCallback = async (e, t, n, r, i) => {
	typeof e == "object" && !(e instanceof String) && (e instanceof Promise || (e = e.toString()), e instanceof Promise && (e = await e));
	let a = e.callbacks;
	if (!a?.length) return Promise.resolve(e);
	i ? i[0] += e : i = [e];
	let o = Promise.all(a.map((e) => e({
		phase: t,
		buffer: i,
		context: r
	}))).then((e) => Promise.all(e.filter(Boolean).map((e) => resolveCallback(e, t, !1, r, i))).then(() => i[0]));
	return n ? raw(await o, a) : o;
}, setDefaultContentType = (e, t) => ({
	"Content-Type": e,
	...t
}), createResponseInstance = (e, t) => new Response(e, t);
var Context = class {
	#e;
	#t;
	env = {};
	#n;
	finalized = !1;
	error;
	#r;
	#i;
	#a;
	#o;
	#s;
	#c;
	#l;
	#u;
	#d;
	constructor(e, t) {
		this.#e = e, t && (this.#i = t.executionCtx, this.env = t.env, this.#c = t.notFoundHandler, this.#d = t.path, this.#u = t.matchResult);
	}
	get req() {
		return this.#t ??= new HonoRequest(this.#e, this.#d, this.#u), this.#t;
	}
	get event() {
		if (this.#i && "respondWith" in this.#i) return this.#i;
		throw Error("This context has no FetchEvent");
	}
	get executionCtx() {
		if (this.#i) return this.#i;
		throw Error("This context has no ExecutionContext");
	}
	get res() {
		return this.#a ||= createResponseInstance(null, { headers: this.#l ??= new Headers() });
	}
	set res(e) {
		if (this.#a && e) {
			e = createResponseInstance(e.body, e);
			for (let [t, n] of this.#a.headers.entries()) if (t !== "content-type") {
				if (t === "set-cookie") {
					let t = this.#a.headers.getSetCookie();
					e.headers.delete("set-cookie");
					for (let n of t) e.headers.append("set-cookie", n);
				} else e.headers.set(t, n);
			}
		}
		this.#a = e, this.finalized = !0;
	}
	render = (...e) => (this.#s ??= (e) => this.html(e), this.#s(...e));
	setLayout = (e) => this.#o = e;
	getLayout = () => this.#o;
	setRenderer = (e) => {
		this.#s = e;
	};
	header = (e, t, n) => {
		this.finalized && !this.#a.bodyUsed && (this.#a = createResponseInstance(this.#a.body, this.#a));
		let r = this.#a ? this.#a.headers : this.#l ??= new Headers();
		t === void 0 ? r.delete(e) : n?.append ? r.append(e, t) : r.set(e, t);
	};
	status = (e) => {
		this.#r = e;
	};
	set = (e, t) => {
		this.#n ??= /* @__PURE__ */ new Map(), this.#n.set(e, t);
	};
	get = (e) => this.#n ? this.#n.get(e) : void 0;
	get var() {
		return this.#n ? Object.fromEntries(this.#n) : {};
	}
	#f(e, t, n) {
		let r = this.#a ? new Headers(this.#a.headers) : this.#l;
		if (typeof t == "object" && t.headers) {
			r ??= new Headers();
			for (let [e, n] of new Headers(t.headers)) e === "set-cookie" ? r.append(e, n) : r.set(e, n);
		}
		if (n) {
			if (!r) {
				let e = 0;
				for (let t in n) if (++e > 1 || typeof n[t] != "string") {
					r = new Headers();
					break;
				}
			}
			if (r) for (let e in n) {
				let t = n[e];
				if (typeof t == "string") r.set(e, t);
				else {
					r.delete(e);
					for (let n of t) r.append(e, n);
				}
			}
		}
		let i = typeof t == "number" ? t : t?.status ?? this.#r;
		return createResponseInstance(e, {
			status: i,
			headers: r ?? n
		});
	}
	newResponse = (...e) => this.#f(...e);
	body = (e, t, n) => this.#f(e, t, n);
	text = (e, t, n) => !this.#l && !this.#r && !t && !n && !this.finalized ? new Response(e) : this.#f(e, t, setDefaultContentType("text/plain; charset=UTF-8", n));
	json = (e, t, n) => this.#f(JSON.stringify(e), t, setDefaultContentType("application/json", n));
	html = (e, t, n) => {
		let res = (e) => this.#f(e, t, setDefaultContentType("text/html; charset=UTF-8", n));
		return typeof e == "object" ? resolveCallback(e, G.Stringify, !1, {}).then(res) : res(e);
	};
	redirect = (e, t) => {
		let n = String(e);
		return this.header("Location", /[^\x00-\xFF]/.test(n) ? encodeURI(n) : n), this.newResponse(null, t ?? 302);
	};
	notFound = () => (this.#c ??= () => createResponseInstance(), this.#c(this));
};
// node_modules/hono/dist/compose.js
const compose = (e, t, n) => (r, i) => {
	let a = -1;
	return dispatch(0);
	async function dispatch(o) {
		if (o <= a) throw Error("next() called multiple times");
		a = o;
		let s, c = !1, l;
		if (e[o] ? (l = e[o][0][0], r.req.routeIndex = o) : l = o === e.length && i || void 0, l) try {
			s = await l(r, () => dispatch(o + 1));
		} catch (e) {
			if (e instanceof Error && t) r.error = e, s = await t(e, r), c = !0;
			else throw e;
		}
		else r.finalized === !1 && n && (s = await n(r));
		return s && (r.finalized === !1 || c) && (r.res = s), r;
	}
}, matchedRoutes = (e) => e.req[U][0].map(([[, e]]) => e), routePath = (e, t) => matchedRoutes(e).at(t ?? e.req.routeIndex)?.path ?? "", $e = [
	"get",
	"post",
	"put",
	"delete",
	"options",
	"patch",
	"query"
], et = "Can not add a route since the matcher is already built.";
var UnsupportedPathError = class extends Error {};
// node_modules/hono/dist/utils/constants.js
const countTrailingSlashes = (e) => {
	let t = e.length;
	for (; t > 0 && e.charCodeAt(t - 1) === 47;) t--;
	return e.length - t;
}, getPathPrefixLength = (e, t, n) => {
	if (!/[:*]/.test(t)) return t.length;
	let r = e.req.path, i = e.req[U], a = /* @__PURE__ */ new Set(), o = 0;
	for (let s of splitRoutingPath(t)) {
		if (s[0] === ":" && s.endsWith("}?")) throw Error(`mount(): Optional regular expression parameters are not supported in "${n}".`);
		let t = getPattern(s);
		if (t && t !== "*") {
			let e = t[1];
			if (a.has(e)) throw Error(`mount(): Duplicate path parameter "${e}" in "${n}".`);
			a.add(e);
		}
		if (t && t !== "*" && t[2] !== !0) {
			let n = i.length === 2 ? i[1][i[0][e.req.routeIndex][1][t[1]]] : i[0][e.req.routeIndex][1][t[1]];
			o += n.length + 1;
		} else if (t || s.endsWith("*")) {
			let e = r.indexOf("/", o + 1);
			o = e === -1 ? r.length : e;
		} else o += s.length + 1;
	}
	return o;
}, createMountedRequest = (e, t, n) => {
	if (/[^/]\*$/.test(n)) throw Error(`mount(): Wildcard must follow "/" in "${n}".`);
	let r = getPathPrefixLength(e, t, n), i = e.req.path.slice(r) || "/";
	if (r > e.req.path.length || i[0] !== "/" || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(i)) throw new HTTPException(400, { message: "Invalid mounted path" });
	let a = e.req.raw.url;
	if (/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(a)) throw new HTTPException(400, { message: "Invalid mounted path" });
	let o = a.search(/[?#]/), s = countTrailingSlashes(o === -1 ? a : a.slice(0, o));
	if (s > 1 && countTrailingSlashes(e.req.path) === s - 1) throw new HTTPException(400, { message: "Invalid mounted path" });
	let c = new URL(a);
	return c.pathname = i.replace(/[\\\t\n\r]/g, encodeURIComponent), i.includes("%"), new Request(c, e.req.raw);
}, notFoundHandler = (e) => e.text("404 Not Found", 404), errorHandler = (e, t) => {
	if ("getResponse" in e) {
		let n = e.getResponse();
		return t.newResponse(n.body, n);
	}
	return console.error(e), t.text("Internal Server Error", 500);
};
var tt = class Hono {
	get;
	post;
	put;
	delete;
	options;
	patch;
	query;
	all;
	on;
	use;
	router;
	getPath;
	_basePath = "/";
	#e = "/";
	routes = [];
	constructor(e = {}) {
		[...$e, "all"].forEach((e) => {
			this[e] = (t, ...n) => {
				let r = e.toUpperCase();
				return typeof t == "string" ? this.#e = t : this.#r(r, this.#e, t), n.forEach((e) => {
					this.#r(r, this.#e, e);
				}), this;
			};
		}), this.on = (e, t, ...n) => {
			for (let r of [t].flat()) {
				this.#e = r;
				for (let t of [e].flat()) {
					let e = t.toUpperCase();
					for (let t of n) this.#r(e, this.#e, t);
				}
			}
			return this;
		}, this.use = (e, ...t) => (typeof e == "string" ? this.#e = e : (this.#e = "*", t.unshift(e)), t.forEach((e) => {
			this.#r("ALL", this.#e, e);
		}), this);
		let { strict: t, ...n } = e;
		Object.assign(this, n), this.getPath = t ?? !0 ? e.getPath ?? getPath : getPathNoStrict;
	}
	#t() {
		let e = new Hono({
			router: this.router,
			getPath: this.getPath
		});
		return e.errorHandler = this.errorHandler, e.#n = this.#n, e.routes = this.routes, e;
	}
	#n = notFoundHandler;
	errorHandler = errorHandler;
	route(e, t) {
		let n = this.basePath(e);
		return t.routes.map((e) => {
			let handler;
			t.errorHandler === errorHandler ? handler = e.handler : (handler = async (n, r) => (await compose([], t.errorHandler)(n, () => e.handler(n, r))).res, handler.__COMPOSED_HANDLER = e.handler), n.#r(e.method, e.path, handler, e.basePath);
		}), this;
	}
	basePath(e) {
		let t = this.#t();
		return t._basePath = mergePath(this._basePath, e), t;
	}
	onError = (e) => (this.errorHandler = e, this);
	notFound = (e) => (this.#n = e, this);
	mount(e, t, n) {
		let r, i;
		n && (typeof n == "function" ? i = n : (i = n.optionHandler, r = n.replaceRequest === !1 ? (e) => e : n.replaceRequest));
		let a = i ? (e) => {
			let t = i(e);
			return Array.isArray(t) ? t : [t];
		} : (e) => {
			let t;
			try {
				t = e.executionCtx;
			} catch {}
			return [e.env, t];
		}, defaultReplaceRequest = (e) => {
			let t = routePath(e);
			return createMountedRequest(e, t.replace(/\/?\*$/, ""), t);
		}, handler = async (e, n) => {
			let i = await t(r ? r(e.req.raw) : defaultReplaceRequest(e), ...a(e));
			if (i) return i;
			await n();
		};
		return this.#r("ALL", mergePath(e, "*"), handler), this;
	}
	#r(e, t, n, r) {
		t = mergePath(this._basePath, t);
		let i = {
			basePath: r === void 0 ? this._basePath : mergePath(this._basePath, r),
			path: t,
			method: e,
			handler: n
		};
		this.router.add(e, t, [n, i]), this.routes.push(i);
	}
	#i(e, t) {
		if (e instanceof Error) return this.errorHandler(e, t);
		throw e;
	}
	#a(e, t, n, r) {
		if (r === "HEAD") return (async () => new Response(null, await this.#a(e, t, n, "GET")))();
		let i = this.getPath(e, { env: n }), a = this.router.match(r, i), o = new Context(e, {
			path: i,
			matchResult: a,
			env: n,
			executionCtx: t,
			notFoundHandler: this.#n
		});
		if (a[0].length === 1) {
			let e;
			try {
				e = a[0][0][0][0](o, async () => {
					o.res = await this.#n(o);
				});
			} catch (e) {
				return this.#i(e, o);
			}
			return e instanceof Promise ? e.then((e) => e || (o.finalized ? o.res : this.#n(o))).catch((e) => this.#i(e, o)) : e ?? this.#n(o);
		}
		let s = compose(a[0], this.errorHandler, this.#n);
		return (async () => {
			try {
				let e = await s(o);
				if (!e.finalized) throw Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");
				return e.res;
			} catch (e) {
				return this.#i(e, o);
			}
		})();
	}
	fetch = (e, ...t) => this.#a(e, t[1], t[0], e.method);
	request = (e, t, n, r) => e instanceof Request ? this.fetch(t ? new Request(e, t) : e, n, r) : (e = e.toString(), this.fetch(new Request(/^https?:\/\//.test(e) ? e : `http://localhost${mergePath("/", e)}`, t), n, r));
	fire = () => {
		addEventListener("fetch", (e) => {
			e.respondWith(this.#a(e.request, e, void 0, e.request.method));
		});
	};
};
// node_modules/hono/dist/router/utils.js
const createNullObject = () => Object.create(null), nt = [];
function match(e, t) {
	let n = this.buildAllMatchers(), match = ((e, t) => {
		let r = n[e] || n.ALL, i = r[2][t];
		if (i) return i;
		let a = t.match(r[0]);
		if (!a) return [[], nt];
		let o = a.indexOf("", 1);
		return [r[1][o], a];
	});
	return this.match = match, match(e, t);
}
// node_modules/hono/dist/router/reg-exp-router/node.js
const K = Symbol(), rt = /* @__PURE__ */ new Set(".\\+*[^]$()");
function compareKey(e, t) {
	return e.length === 1 ? t.length === 1 ? e < t ? -1 : 1 : -1 : t.length === 1 ? 1 : e === "[^]*" || e === "(?:|/[^]*)" ? t === "[^]*" ? -1 : 1 : t === "[^]*" || t === "(?:|/[^]*)" ? -1 : e === "[^/]+" ? 1 : t === "[^/]+" ? -1 : e.length === t.length ? e < t ? -1 : 1 : t.length - e.length;
}
var it = class Node {
	#e;
	#t;
	#n = createNullObject();
	insert(e, t, n, r, i) {
		let a = this;
		for (let t = 0, o = e.length; t < o; t++) {
			let s = e[t], c = s.length === 1 ? s === "*" ? t === o - 1 ? [
				"",
				"",
				"[^]*"
			] : [
				"",
				"",
				"[^/]+"
			] : null : s === "/*" ? [
				"",
				"",
				"(?:|/[^]*)"
			] : s.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/), l;
			if (c) {
				let e = c[1], t = c[2] || "[^/]+";
				if (e && c[2] && (new RegExp(t).test("") || (t = t.replace(/^\((?!\?:)(?=[^)]+\)$)/, "(?:"), /\((?!\?:)/.test(t)) || t.length === 1 && rt.has(t))) throw K;
				if (i.push(t), l = a.#n[t], !l) {
					if (t !== "[^]*" && t !== "(?:|/[^]*)") {
						for (let e in a.#n) if ((t.length > 1 || e.length > 1) && e !== "[^]*" && e !== "(?:|/[^]*)") throw K;
					}
					l = a.#n[t] = new Node();
				}
				e !== "" && (l.#t ??= r.varIndex++, n.push([e, l.#t]));
			} else if (i.push(s), l = a.#n[s], !l) {
				for (let e in a.#n) if (e.length > 1 && e !== "[^]*" && e !== "(?:|/[^]*)") throw K;
				l = a.#n[s] = new Node();
			}
			a = l;
		}
		if (a.#e !== void 0) throw K;
		a.#e = t;
	}
	buildRegExpStr() {
		let e = Object.keys(this.#n).sort(compareKey).map((e) => {
			let t = this.#n[e], n = t.buildRegExpStr();
			return n === "" ? "" : (typeof t.#t == "number" ? `(${e})@${t.#t}` : rt.has(e) ? `\\${e}` : e) + n;
		}).filter(Boolean);
		return typeof this.#e == "number" && this.#e !== -1 && e.unshift(`#${this.#e}`), e.length === 0 ? "" : e.length === 1 ? e[0] : "(?:" + e.join("|") + ")";
	}
}, Trie = class {
	#e = { varIndex: 0 };
	#t = new it();
	#n = 0;
	paths = createNullObject();
	insert(e, t) {
		let n = [];
		if (t) {
			this.#t.insert(e.split(""), -1, [], this.#e, n), this.paths[e] = [
				-1,
				[],
				n
			];
			return;
		}
		let r = [], i = [], a = e;
		for (let e = 0;;) {
			let t = !1;
			if (a = a.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g, (n) => {
				let r = `@\\${e}`;
				return i[e] = [r, n], e++, t = !0, r;
			}), !t) break;
		}
		let o = a.match(/(?::[^\/]+)|(?:\/\*$)|./gs) || [];
		for (let e = i.length - 1; e >= 0; e--) {
			let [t] = i[e];
			for (let n = o.length - 1; n >= 0; n--) if (o[n].indexOf(t) !== -1) {
				o[n] = o[n].replace(t, i[e][1]);
				break;
			}
		}
		this.#t.insert(o, this.#n, r, this.#e, n), this.paths[e] = [
			this.#n++,
			r,
			n
		];
	}
	buildRegExp() {
		let e = this.#t.buildRegExpStr();
		if (e === "") return [
			/^$/,
			[],
			[]
		];
		let t = 0, n = [], r = [];
		return e = e.replace(/#(\d+)|@(\d+)|\.\*\$/g, (e, i, a) => i === void 0 ? (a === void 0 || (r[Number(a)] = ++t), "") : (n[++t] = Number(i), "$()")), [
			RegExp(`^${e}`),
			n,
			r
		];
	}
};
// node_modules/hono/dist/router/reg-exp-router/router.js
function endsWithWildcard(e) {
	let t = e[e.length - 1];
	return t === "[^]*" || t === "(?:|/[^]*)";
}
function covers$1(e, t) {
	let n = e.length - 1;
	for (let r = 0; r < n; r++) if (e[r] !== t[r]) return !1;
	return e[n] === "[^]*" || t.length === n || t[n] === "/";
}
var RegExpRouter = class {
	name = "RegExpRouter";
	#e;
	#t;
	constructor() {
		this.#e = { ALL: [] }, this.#t = { ALL: new Trie() };
	}
	#n(e, t) {
		try {
			this.#t[e].insert(t, !/\*|\/:/.test(t));
		} catch (e) {
			throw e === K ? new UnsupportedPathError(t) : e;
		}
	}
	add(e, t, n) {
		let r = this.#e;
		if (!r) throw Error(et);
		let i = this.#t;
		if (!r[e]) {
			i[e] = new Trie(), r[e] = [...r.ALL];
			for (let t in i.ALL.paths) this.#n(e, t);
		}
		t === "/*" && (t = "*");
		let a = e === "ALL" ? Object.keys(r) : [e], o = checkOptionalParameter(t) || [t];
		for (let e of o) for (let t of a) i[t].paths[e] || this.#n(t, e), r[t].push([n, e]);
	}
	match = match;
	buildAllMatchers() {
		let e = createNullObject();
		for (let t of Object.keys(this.#e)) e[t] = this.#r(t);
		return this.#e = this.#t = void 0, e;
	}
	#r(e) {
		let t = this.#e[e], n = this.#t[e], r = createNullObject(), i = [], [a, o, s] = n.buildRegExp(), c = createNullObject(), l = t.map(([e, t], r) => ((c[t] ??= []).push(r), [e, n.paths[t][1].reduceRight((e, [t, n]) => (e[t] = s[n], e), createNullObject())])), u = Object.keys(c).filter((e) => endsWithWildcard(n.paths[e][2]));
		for (let e in n.paths) {
			let [t, , o] = n.paths[e], s = [...c[e]];
			for (let t of u) t !== e && covers$1(n.paths[t][2], o) && s.push(...c[t]);
			let d = s.sort((e, t) => e - t).map((e) => l[e]);
			if (t === -1) {
				let t = Math.max(-1, ...d.flatMap(([, e]) => Object.values(e)));
				r[e] = [d, t === -1 ? nt : e.match(a).slice(0, t + 1)];
			} else i[t] = d;
		}
		return [
			a,
			o.map((e) => i[e]),
			r
		];
	}
}, SmartRouter = class {
	name = "SmartRouter";
	#e = [];
	#t = [];
	constructor(e) {
		this.#e = e.routers;
	}
	add(e, t, n) {
		if (!this.#t) throw Error(et);
		this.#t.push([
			e,
			t,
			n
		]);
	}
	match(e, t) {
		if (!this.#t) throw Error("Fatal error");
		let n = this.#e, r = this.#t, i = n.length, a = 0, o;
		for (; a < i; a++) {
			let i = n[a];
			try {
				for (let e = 0, t = r.length; e < t; e++) i.add(...r[e]);
				o = i.match(e, t);
			} catch (e) {
				if (e instanceof UnsupportedPathError) continue;
				throw e;
			}
			this.match = i.match.bind(i), this.#e = [i], this.#t = void 0;
			break;
		}
		if (a === i) throw Error("Fatal error");
		return this.name = `SmartRouter + ${this.activeRouter.name}`, o;
	}
	get activeRouter() {
		if (this.#t || this.#e.length !== 1) throw Error("No active router has been determined yet.");
		return this.#e[0];
	}
};
// node_modules/hono/dist/router/trie-router/node.js
const q = createNullObject();
let at = 0;
var ot = class Node {
	#e = [];
	#t = createNullObject();
	#n = [];
	#r;
	#i = q;
	insert(e, t, n) {
		let r = this, i = splitRoutingPath(t), a = /* @__PURE__ */ new Set(), o = 0;
		for (let e of i) {
			let t = i[++o], n = getPattern(e, t) || (t === void 0 && e && e.indexOf("*") === e.length - 1 ? e : null), s = Array.isArray(n), c = s ? n[0] : n || e, l = r.#t[c] ||= new Node();
			n && !l.#r && (l.#r = n, r.#n.push(l)), r = l, s && a.add(n[1]);
		}
		r.#e.push({ [e]: {
			handler: n,
			possibleKeys: [...a],
			score: ++at
		} });
	}
	#a(e, t, n, r, i) {
		for (let a = 0, o = t.#e.length; a < o; a++) {
			let o = t.#e[a], s = o[n] || o.ALL;
			if (s) {
				s.params = createNullObject(), e.push(s);
				for (let e = 0, t = s.possibleKeys.length; e < t; e++) {
					let t = s.possibleKeys[e];
					s.params[t] = i?.[t] && !e ? i[t] : r[t] ?? i?.[t];
				}
			}
		}
	}
	search(e, t) {
		let n = [];
		this.#i = q;
		let r = [this], i = splitPath(t), a = [], o = i.length, s = null;
		for (let c = 0; c < o; c++) {
			let l = i[c], u = c === o - 1, d = [];
			for (let f = 0, p = r.length; f < p; f++) {
				let p = r[f], m = p.#t[l];
				m && (m.#i = p.#i, u ? (m.#t["*"] && this.#a(n, m.#t["*"], e, p.#i), this.#a(n, m, e, p.#i)) : d.push(m));
				for (let r of p.#n) {
					let f = r.#r, m = p.#i === q ? {} : { ...p.#i };
					if (typeof f == "string") {
						(f === "*" || l.startsWith(f.slice(0, -1))) && (this.#a(n, r, e, p.#i), f === "*" && (r.#i = m, d.push(r)));
						continue;
					}
					let [, h, g] = f;
					if (l || g !== !0) {
						if (g !== !0) {
							if (!s) {
								s = [];
								let e = +(t[0] === "/");
								for (let t = 0; t < o; t++) s[t] = e, e += i[t].length + 1;
							}
							let l = t.slice(s[c]), u = g.exec(l);
							if (u) {
								Object.hasOwn(m, h) || (m[h] = u[0]), this.#a(n, r, e, p.#i, m), u[0].length === l.length && r.#t["*"] && this.#a(n, r.#t["*"], e, p.#i, m);
								for (let e in r.#t) {
									r.#i = m;
									let e = u[0].match(/\//g)?.length ?? 0;
									(a[e] ||= []).push(r);
									break;
								}
								continue;
							}
						}
						(g === !0 || g.test(l)) && (Object.hasOwn(m, h) || (m[h] = l), u ? (this.#a(n, r, e, m, p.#i), r.#t["*"] && this.#a(n, r.#t["*"], e, m, p.#i)) : (r.#i = m, d.push(r)));
					}
				}
			}
			let f = a.shift();
			r = f ? d.concat(f) : d;
		}
		return n[1] && n.sort((e, t) => e.score - t.score), [n.map(({ handler: e, params: t }) => [e, t])];
	}
}, TrieRouter = class {
	name = "TrieRouter";
	#e = new ot();
	add(e, t, n) {
		for (let r of checkOptionalParameter(t) || [t]) this.#e.insert(e, r, n);
	}
	match(e, t) {
		return this.#e.search(e, t);
	}
}, Hono = class extends tt {
	constructor(e = {}) {
		super(e), this.router = e.router ?? new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
	}
};
// src/pages/safe-text.ts
function safeText(e, t = 2e3) {
	let n = c(e);
	return n.length <= t ? n : `${n.slice(0, t)}… (${n.length - t} more characters)`;
}
function timeText(e) {
	let t = new Date(e ?? NaN);
	return Number.isNaN(t.getTime()) ? "unknown" : `${t.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
// node_modules/hono/dist/jsx/constants.js
const st = Symbol("RENDERER"), ct = Symbol("ERROR_HANDLER"), lt = Symbol("STASH"), ut = Symbol("INTERNAL"), dt = Symbol("MEMO"), J = Symbol("PERMALINK"), ft = Symbol("RENDERED_JSX"), setInternalTagFlag = (e) => (e[ut] = !0, e), createContextProviderFunction = (e) => ({ value: t, children: n }) => {
	if (!n) return;
	let r = { children: [{
		tag: setInternalTagFlag(() => {
			e.push(t);
		}),
		props: {}
	}] };
	Array.isArray(n) ? r.children.push(...n.flat()) : r.children.push(n), r.children.push({
		tag: setInternalTagFlag(() => {
			e.pop();
		}),
		props: {}
	});
	let i = {
		tag: "",
		props: r,
		type: ""
	};
	return i[ct] = (t) => {
		throw e.pop(), t;
	}, i;
}, createContext$1 = (e) => {
	let t = [e], n = createContextProviderFunction(t);
	return n.values = t, n.Provider = n, Z.push(n), n;
}, Y = {
	title: [],
	script: ["src"],
	style: ["data-href"],
	link: ["href"],
	meta: [
		"name",
		"httpEquiv",
		"charset",
		"itemProp"
	]
}, pt = {}, mt = "data-precedence", isStylesheetLinkWithPrecedence = (e) => e.rel === "stylesheet" && "precedence" in e, shouldDeDupeByKey = (e, t) => e === "link" ? t : Y[e].length > 0;
// node_modules/hono/dist/_virtual/_rolldown/runtime.js
var ht = Object.defineProperty, __exportAll = (e, t) => {
	let n = {};
	for (var r in e) ht(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || ht(n, Symbol.toStringTag, { value: "Module" }), n;
};
// node_modules/hono/dist/jsx/children.js
const toArray = (e) => Array.isArray(e) ? e : [e];
// node_modules/hono/dist/jsx/intrinsic-element/components.js
var gt = /* @__PURE__ */ __exportAll({
	button: () => button,
	form: () => form,
	input: () => input,
	link: () => link,
	meta: () => meta,
	script: () => script,
	style: () => style,
	title: () => title
});
const _t = /* @__PURE__ */ new WeakMap(), insertIntoHead = (e, t, n, r) => ({ buffer: i, context: a }) => {
	if (!i) return;
	let o = _t.get(a) || {};
	_t.set(a, o);
	let s = o[e] ||= [], c = !1, l = Y[e], u = shouldDeDupeByKey(e, r !== void 0);
	if (u) {
		LOOP: for (let [, t] of s) if (e !== "link" || t.rel === "stylesheet" && t["data-precedence"] !== void 0) {
			for (let e of l) if ((t?.[e] ?? null) === n?.[e]) {
				c = !0;
				break LOOP;
			}
		}
	}
	if (c ? i[0] = i[0].replaceAll(t, "") : u || e === "link" ? s.push([
		t,
		n,
		r
	]) : s.unshift([
		t,
		n,
		r
	]), i[0].indexOf("</head>") !== -1) {
		let t;
		if (e === "link" || r !== void 0) {
			let e = [];
			t = s.map(([t, , n], r) => {
				if (n === void 0) return [
					t,
					2 ** 53 - 1,
					r
				];
				let i = e.indexOf(n);
				return i === -1 && (e.push(n), i = e.length - 1), [
					t,
					i,
					r
				];
			}).sort((e, t) => e[1] - t[1] || e[2] - t[2]).map(([e]) => e);
		} else t = s.map(([e]) => e);
		t.forEach((e) => {
			i[0] = i[0].replaceAll(e, "");
		}), i[0] = i[0].replace(/(?=<\/head>)/, () => t.join(""));
	}
}, returnWithoutSpecialBehavior = (e, t, n) => renderChildren([new JSXNode(e, n, toArray(t ?? []))]), documentMetadataTag = (e, t, n, r) => {
	if ("itemProp" in n) return returnWithoutSpecialBehavior(e, t, n);
	let { precedence: i, blocking: a, ...o } = n;
	i = r ? i ?? "" : void 0, r && (o[mt] = i);
	let s = new JSXNode(e, o, toArray(t || [])).toString();
	return s instanceof Promise ? s.then((t) => raw(t, [...t.callbacks || [], insertIntoHead(e, t, o, i)])) : raw(s, [insertIntoHead(e, s, o, i)]);
}, title = ({ children: e, ...t }) => {
	let n = getNameSpaceContext();
	if (n) {
		let r = useContext(n);
		if (r === "svg" || r === "head") return new JSXNode("title", t, toArray(e ?? []));
	}
	return documentMetadataTag("title", e, t, !1);
}, script = ({ children: e, ...t }) => {
	let n = getNameSpaceContext();
	return ["src", "async"].some((e) => !t[e]) || n && useContext(n) === "head" ? returnWithoutSpecialBehavior("script", e, t) : documentMetadataTag("script", e, t, !1);
}, style = ({ children: e, ...t }) => ["href", "precedence"].every((e) => e in t) ? (t["data-href"] = t.href, delete t.href, documentMetadataTag("style", e, t, !0)) : returnWithoutSpecialBehavior("style", e, t), link = ({ children: e, ...t }) => ["onLoad", "onError"].some((e) => e in t) || t.rel === "stylesheet" && (!("precedence" in t) || "disabled" in t) ? returnWithoutSpecialBehavior("link", e, t) : documentMetadataTag("link", e, t, isStylesheetLinkWithPrecedence(t)), meta = ({ children: e, ...t }) => {
	let n = getNameSpaceContext();
	return n && useContext(n) === "head" ? returnWithoutSpecialBehavior("meta", e, t) : documentMetadataTag("meta", e, t, !1);
}, newJSXNode = (e, { children: t, ...n }) => new JSXNode(e, n, toArray(t ?? [])), form = (e) => (typeof e.action == "function" && (e.action = J in e.action ? e.action[J] : void 0), newJSXNode("form", e)), formActionableElement = (e, t) => (typeof t.formAction == "function" && (t.formAction = J in t.formAction ? t.formAction[J] : void 0), newJSXNode(e, t)), input = (e) => formActionableElement("input", e), button = (e) => formActionableElement("button", e), vt = /* @__PURE__ */ new Map([
	["className", "class"],
	["htmlFor", "for"],
	["crossOrigin", "crossorigin"],
	["httpEquiv", "http-equiv"],
	["itemProp", "itemprop"],
	["fetchPriority", "fetchpriority"],
	["noModule", "nomodule"],
	["formAction", "formaction"]
]), normalizeIntrinsicElementKey = (e) => vt.get(e) || e, yt = /[\s"'<>/=`\\\x00-\x1f\x7f-\x9f]/, bt = /* @__PURE__ */ new Set(), xt = 1024, St = /^[!?]|[\s"'<>/=`\\\x00-\x1f\x7f-\x9f]/, Ct = /* @__PURE__ */ new Set(), cacheValidName = (e, t, n) => {
	e.size >= t && e.clear(), e.add(n);
}, isValidTagName = (e) => Ct.has(e) ? !0 : typeof e == "string" ? e.length === 0 || !St.test(e) && (cacheValidName(Ct, 256, e), !0) : !1, isValidAttributeName = (e) => {
	if (bt.has(e)) return !0;
	let t = e.length;
	if (t === 0) return !1;
	for (let n = 0; n < t; n++) {
		let t = e.charCodeAt(n);
		if (!(t >= 97 && t <= 122 || t >= 65 && t <= 90 || t >= 48 && t <= 57 || t === 45 || t === 95 || t === 46 || t === 58)) return !yt.test(e) && (cacheValidName(bt, xt, e), !0);
	}
	return cacheValidName(bt, xt, e), !0;
}, wt = /[\s"'():;\\/\[\]{}\x00-\x1f\x7f-\x9f]/, Tt = /* @__PURE__ */ new Set(), Et = 1024, isValidStylePropertyName = (e) => {
	if (Tt.has(e)) return !0;
	let t = e.length;
	if (t === 0) return !1;
	for (let n = 0; n < t; n++) {
		let t = e.charCodeAt(n);
		if (!(t >= 97 && t <= 122 || t >= 65 && t <= 90 || t >= 48 && t <= 57 || t === 45 || t === 95)) return !wt.test(e) && (cacheValidName(Tt, Et, e), !0);
	}
	return cacheValidName(Tt, Et, e), !0;
}, Dt = /[;"'\\/\[\](){}]/, hasUnsafeStyleValue = (e) => {
	if (!Dt.test(e)) return !1;
	let t = 0, n = [];
	for (let r = 0, i = e.length; r < i; r++) {
		let a = e.charCodeAt(r);
		if (a === 92) {
			if (r === i - 1) return !0;
			r++;
		} else if (t !== 0) {
			if (a === 10 || a === 12 || a === 13) return !0;
			a === t && (t = 0);
		} else if (a === 47 && e.charCodeAt(r + 1) === 42) {
			let t = e.indexOf("*/", r + 2);
			if (t === -1) return !0;
			r = t + 1;
		} else if (a === 34 || a === 39) t = a;
		else if (a === 40) n.push(41);
		else if (a === 91) n.push(93);
		else if (a === 123 || a === 125) return !0;
		else if (a === 41 || a === 93) {
			if (n[n.length - 1] !== a) return !0;
			n.pop();
		} else if (a === 59 && n.length === 0) return !0;
	}
	return t !== 0 || n.length !== 0;
}, styleObjectForEach = (e, t) => {
	for (let [n, r] of Object.entries(e)) {
		let e = n[0] === "-" || !/[A-Z]/.test(n) ? n : n.replace(/[A-Z]/g, (e) => `-${e.toLowerCase()}`);
		if (!isValidStylePropertyName(e)) continue;
		if (r == null) {
			t(e, null);
			continue;
		}
		let i;
		if (typeof r == "number") i = e.match(/^(?:a|border-im|column(?:-c|s)|flex(?:$|-[^b])|grid-(?!.*gap)(?:ar|[^a])|font-w|li|or|sca|st|ta|wido|z)|ty$/) ? `${r}` : `${r}px`;
		else if (typeof r == "string") {
			if (hasUnsafeStyleValue(r)) continue;
			i = r;
		} else continue;
		t(e, i);
	}
};
// node_modules/hono/dist/jsx/base.js
let X;
const getNameSpaceContext = () => X, toSVGAttributeName = (e) => /[A-Z]/.test(e) && e.match(/^(?:al|basel|clip(?:Path|Rule)$|co|do|fill|fl|fo|gl|let|lig|i|marker[EMS]|o|pai|pointe|sh|st[or]|text[^L]|tr|u|ve|w)/) ? e.replace(/([A-Z])/g, "-$1").toLowerCase() : e, Ot = [
	"area",
	"base",
	"br",
	"col",
	"embed",
	"hr",
	"img",
	"input",
	"keygen",
	"link",
	"meta",
	"param",
	"source",
	"track",
	"wbr"
], kt = /* @__PURE__ */ new Set(/* @__PURE__ */ "allowfullscreen.async.autofocus.autoplay.checked.controls.default.defer.disabled.download.formnovalidate.hidden.inert.ismap.itemscope.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.selected.shadowrootclonable.shadowrootdelegatesfocus.shadowrootserializable".split(".")), resolveFunctionComponentResult = (e, t) => e.then((e) => {
	if (typeof e != "string" && !Array.isArray(e) && !(e instanceof JSXNode)) return e;
	let n = Array.isArray(e) ? e : [e], render = () => {
		let e = [""];
		return childrenToStringToBuffer(n, e), e.length === 1 ? raw(e[0], e.callbacks) : stringBufferToString(e, e.callbacks);
	};
	return t ? t(render) : runWithRenderContext(render);
}), markRenderedJSX = (e) => (e[ft] = !0, e), isEscapedAttribute = (e) => e instanceof String && e.isEscaped && !(ft in e), objectToAttributeString = (e) => {
	let t = e.toString();
	return t instanceof Promise ? t.then(String) : String(t);
}, attributeToBuffer = (e, t, n, r, i) => {
	if (n !== "ref" && r != null) {
		if (typeof r == "boolean" && kt.has(n)) r && (e[0] += `${t}${n}=""`);
		else if (typeof r == "function") {
			if (!n.startsWith("on")) throw Error(`Invalid prop '${n}' of type 'function' supplied to ${i ? `'${i}'` : "a JSX element"}.`);
		} else {
			if (e[0] += `${t}${n}="`, n === "style" && typeof r == "object") {
				let t = "";
				styleObjectForEach(r, (e, n) => {
					n != null && (t += `${t ? ";" : ""}${e}:${n}`);
				}), escapeToBuffer(t, e);
			} else if (typeof r == "string") escapeToBuffer(r, e);
			else if (typeof r == "number" || isEscapedAttribute(r)) e[0] += `${r}`;
			else {
				let t = r instanceof Promise ? r.then((e) => typeof e == "object" && e && !isEscapedAttribute(e) ? objectToAttributeString(e) : e) : objectToAttributeString(r);
				if (t instanceof Promise) {
					e.unshift("\"", t);
					return;
				}
				escapeToBuffer(t, e);
			}
			e[0] += "\"";
		}
	}
}, childrenToStringToBuffer = (e, t) => {
	for (let n = 0, r = e.length; n < r; n++) {
		let r = e[n];
		if (typeof r == "string") escapeToBuffer(r, t);
		else if (typeof r == "boolean" || r == null) continue;
		else if (r instanceof JSXNode) r.toStringToBuffer(t);
		else if (typeof r == "number") t[0] += r;
		else if (r.isEscaped) {
			t[0] += r;
			let e = r.callbacks;
			e && (t.callbacks ||= [], t.callbacks.push(...e));
		} else r instanceof Promise ? t.unshift("", r) : childrenToStringToBuffer(r, t);
	}
}, renderChildren = (e) => runWithRenderContext(() => {
	let t = [""];
	return childrenToStringToBuffer(e, t), t.length === 1 ? raw(t[0], t.callbacks) : stringBufferToString(t, t.callbacks);
}), isUntrustedObject = (e) => typeof e == "object" && !!e && !Array.isArray(e) && !(e instanceof JSXNode) && !(e instanceof Promise) && !e.isEscaped && typeof e.toString == "function", renderUntrustedObject = (e) => {
	let t = e.toString(), escape = (e) => renderChildren([String(e)]);
	return t instanceof Promise ? t.then(escape) : escape(t);
};
var JSXNode = class {
	tag;
	props;
	key;
	children;
	isEscaped = !0;
	constructor(e, t, n) {
		if (typeof e != "function" && !isValidTagName(e)) throw Error(`Invalid JSX tag name: ${e}`);
		this.tag = e, this.props = t, this.children = n;
	}
	get type() {
		return this.tag;
	}
	get ref() {
		return this.props.ref || null;
	}
	toString() {
		let render = () => {
			let e = [""];
			return this.toStringToBuffer(e), e.length === 1 ? "callbacks" in e ? resolveCallbackSync(raw(e[0], e.callbacks)).toString() : e[0] : stringBufferToString(e, e.callbacks).then(markRenderedJSX);
		};
		return runWithRenderContext(render);
	}
	toStringToBuffer(e) {
		let t = this.tag, n = this.props, { children: r } = this;
		e[0] += `<${t}`;
		let i = t === "svg" || X && useContext(X) === "svg" ? (e) => toSVGAttributeName(normalizeIntrinsicElementKey(e)) : (e) => normalizeIntrinsicElementKey(e);
		for (let [a, o] of Object.entries(n)) if (a = i(a), isValidAttributeName(a) && a !== "children") {
			if (a === "dangerouslySetInnerHTML" && typeof o == "object" && o && "__html" in o) {
				if (r.length > 0) throw Error("Can only set one of `children` or `props.dangerouslySetInnerHTML`.");
				r = [raw(o.__html)];
			} else attributeToBuffer(e, " ", a, o, t);
		}
		Ot.includes(t) && r.length === 0 ? e[0] += "/>" : (e[0] += ">", childrenToStringToBuffer(r, e), e[0] += `</${t}>`);
	}
}, JSXFunctionNode = class extends JSXNode {
	toStringToBuffer(e) {
		let { children: t } = this, n = { ...this.props };
		t.length && (n.children = t.length === 1 ? t[0] : t);
		let r = this.tag.call(null, n);
		typeof r != "boolean" && r != null && (r instanceof Promise ? Z.length === 0 ? e.unshift("", resolveFunctionComponentResult(r)) : e.unshift("", resolveFunctionComponentResult(r, captureRenderContext())) : r instanceof JSXNode ? r.toStringToBuffer(e) : Array.isArray(r) ? childrenToStringToBuffer(r, e) : typeof r == "number" || r.isEscaped ? (e[0] += r, r.callbacks && (e.callbacks ||= [], e.callbacks.push(...r.callbacks))) : escapeToBuffer(r, e));
	}
}, JSXFragmentNode = class extends JSXNode {
	toStringToBuffer(e) {
		childrenToStringToBuffer(this.children, e);
	}
};
const jsx = (e, t, ...n) => {
	t ??= {}, n.length && (t.children = n.length === 1 ? n[0] : n);
	let r = t.key;
	delete t.key;
	let i = jsxFn(e, t, n);
	return i.key = r, i;
};
let At = !1;
const jsxFn = (e, t, n) => {
	if (!At) {
		for (let e in pt) gt[e][st] = pt[e];
		At = !0;
	}
	return typeof e == "function" ? new JSXFunctionNode(e, t, n) : gt[e] ? new JSXFunctionNode(gt[e], t, n) : e === "svg" || e === "head" ? (X ||= createContext(""), new JSXNode(e, t, [new JSXFunctionNode(X, { value: e }, n)])) : new JSXNode(e, t, n);
}, Fragment = ({ children: e }) => new JSXFragmentNode("", { children: e }, Array.isArray(e) ? e : e ? [e] : []), Z = [];
let jt = !1, Mt, Nt, Pt = 0, Ft = !1;
const loadAsyncLocalStorage = () => {
	if (jt) return Mt;
	jt = !0;
	let e = globalThis, t;
	for (let n of [() => e.process?.getBuiltinModule?.("node:async_hooks")?.AsyncLocalStorage, () => e.process?.mainModule?.require?.("node:async_hooks")?.AsyncLocalStorage]) {
		try {
			t = n();
		} catch {}
		if (t) break;
	}
	return t && (Mt = new t()), Mt;
}, getCurrentStore = () => loadAsyncLocalStorage()?.getStore() || Nt, warnIfStorelessAccess = () => {
	Pt > 0 && !Ft && (Ft = !0, console.warn("hono/jsx: AsyncLocalStorage is unavailable in this runtime, so useContext() after an await in an async component falls back to the context default value during server-side rendering. To get provided values across await boundaries, use a runtime with AsyncLocalStorage (Node.js >= 20.16, Deno, Bun, or Cloudflare Workers with the nodejs_compat flag)."));
}, getContextValuesIn = (e, t) => {
	if (!e) return warnIfStorelessAccess(), t.values;
	let n = e.get(t);
	return n || (n = [t.values[0]], e.set(t, n)), n;
}, readContextValueIn = (e, t) => {
	if (!e) return warnIfStorelessAccess(), t.values.at(-1);
	let n = e.get(t);
	return n?.length ? n.at(-1) : t.values[0];
}, captureContextValues = (e) => (e ? Z.filter((t) => e.has(t)) : Z).map((t) => [t, readContextValueIn(e, t)]), resumeWithContextValues = (e, t, n) => runWithRenderContext(() => {
	let t = getCurrentStore(), r = n.map(([e, n]) => {
		let r = getContextValuesIn(t, e);
		return r.push(n), r;
	}), popContextValues = () => {
		r.forEach((e) => {
			e.pop();
		});
	};
	try {
		let t = e();
		return t instanceof Promise ? t.finally(popContextValues) : (popContextValues(), t);
	} catch (e) {
		throw popContextValues(), e;
	}
}, t), runWithRenderContext = (e, t) => {
	if (getCurrentStore()) return e();
	let n = t ?? /* @__PURE__ */ new WeakMap(), r = loadAsyncLocalStorage();
	if (r) return r.run(n, e);
	Nt = n;
	let i;
	try {
		i = e();
	} finally {
		Nt = void 0;
	}
	return !Ft && i instanceof Promise && (Pt++, i = i.finally(() => {
		Pt--;
	})), i;
}, captureRenderContext = () => {
	let e = getCurrentStore(), t = captureContextValues(e);
	return (n) => resumeWithContextValues(n, e, t);
}, createContext = (e) => {
	let t = [e], context = ((e) => {
		let t = getContextValuesIn(getCurrentStore(), context);
		t.push(e.value);
		let n;
		try {
			n = typeof e.children == "string" ? renderChildren([e.children]) : isUntrustedObject(e.children) ? renderUntrustedObject(e.children) : e.children ? (Array.isArray(e.children) ? new JSXFragmentNode("", {}, e.children) : e.children).toString() : raw("");
		} catch (e) {
			throw t.pop(), e;
		}
		return n instanceof Promise ? n.finally(() => t.pop()).then((e) => raw(e, e.callbacks)) : (t.pop(), raw(n));
	});
	return context.values = t, context.Provider = context, context[st] = createContextProviderFunction(t), Z.push(context), context;
}, useContext = (e) => readContextValueIn(getCurrentStore(), e);
// node_modules/hono/dist/jsx/jsx-dev-runtime.js
function jsxDEV(e, t, n) {
	let r;
	if (!t || !("children" in t)) r = jsxFn(e, t, []);
	else {
		let n = t.children;
		r = Array.isArray(n) ? jsxFn(e, t, n) : jsxFn(e, t, [n]);
	}
	return r.key = n, r;
}
// src/pages/styles/tokens.ts
const It = "\n:root { color-scheme: light dark;\n  --ground: #faf9f6; --surface: #ffffff; --sunken: #f3f1ec; --line: #e5e2da; --edge: #cbc7bc; --text: #1b1916; --soft: #625e56;\n  --accent: #5140cf; --on-accent: #ffffff; --accent-soft: #eeebfd;\n  --failed: #b02a14; --failed-soft: #fdeee9; --fixed: #17653a; --fixed-soft: #e5f4eb; --waiting: #835200; --waiting-soft: #fbf1db;\n  --guarded: #1c53a6; --guarded-soft: #e7effb;\n  --mono: ui-monospace, Menlo, Consolas, monospace; --sans: system-ui, sans-serif;\n  --t-1: .75rem; --t-2: .8125rem; --t-3: .875rem; --t-4: 1rem; --t-5: 1.25rem; --t-6: 1.625rem;\n  --s-1: .25rem; --s-2: .5rem; --s-3: .75rem; --s-4: 1rem; --s-5: 1.5rem; --s-6: 2rem; --r: 7px; }\n@media (prefers-color-scheme: dark) { :root {\n  --ground: #121215; --surface: #19191d; --sunken: #212126; --line: #2b2b32; --edge: #44444e; --text: #ececf1; --soft: #a5a5b0;\n  --accent: #a396ff; --on-accent: #15121f; --accent-soft: #272243;\n  --failed: #ff8a73; --failed-soft: #34190f; --fixed: #63d292; --fixed-soft: #11291c; --waiting: #e8b95a; --waiting-soft: #2e2410;\n  --guarded: #86b6ff; --guarded-soft: #13243f; } }\n", Lt = "\n* { box-sizing: border-box; } [hidden] { display: none !important; }\nhtml { scroll-padding-top: 4rem; }\nbody { margin: 0; font: var(--t-3)/1.5 var(--sans); color: var(--text); background: var(--ground); -webkit-font-smoothing: antialiased; }\nmain { max-width: 88rem; margin: 0 auto; padding: var(--s-4) var(--s-5) var(--s-6); }\nh1 { font-size: var(--t-5); line-height: 1.3; letter-spacing: -.01em; font-weight: 650; margin: 0; overflow-wrap: anywhere; }\nh2 { font-size: var(--t-4); font-weight: 600; margin: var(--s-5) 0 var(--s-2); } h3 { font-size: var(--t-3); font-weight: 600; margin: var(--s-4) 0 var(--s-1); }\np { margin: var(--s-2) 0; } a { color: var(--accent); text-underline-offset: 2px; }\n/* Each paragraph has its own direction, by its first letter. */\nh1, p, dd, li, td.what a, .said, .gave { unicode-bidi: plaintext; } h1, td.what a { text-align: left; } pre, code, .mono { unicode-bidi: isolate; }\ncode, pre, .mono { font: .92em/1.5 var(--mono); } pre { overflow-x: auto; margin: var(--s-2) 0; padding: var(--s-3); font-size: var(--t-1); background: var(--sunken); border-radius: var(--r); }\n.soft { color: var(--soft); } .bad { color: var(--failed); } .good { color: var(--fixed); } .warn { color: var(--waiting); } .guard { color: var(--guarded); }\n.number { font-variant-numeric: tabular-nums; } .small { font-size: var(--t-1); }\n.chip { display: inline-flex; align-items: center; gap: .35em; padding: 0 .6em; border-radius: 99px; font-size: var(--t-1); font-weight: 550; line-height: 1.6; white-space: nowrap; background: var(--sunken); }\n.chip::before { content: \"\"; width: .45em; height: .45em; border-radius: 50%; background: currentColor; }\n.chip.bad { background: var(--failed-soft); } .chip.good { background: var(--fixed-soft); } .chip.warn { background: var(--waiting-soft); } .chip.guard { background: var(--guarded-soft); }\ndetails { border: 1px solid var(--line); border-radius: var(--r); margin: var(--s-2) 0; background: var(--surface); } summary { cursor: pointer; padding: var(--s-2) var(--s-3); }\ndetails > div { padding: 0 var(--s-3) var(--s-3); } ul.plain { list-style: none; padding: 0; margin: 0; }\n:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }\n.columns { display: grid; grid-template-columns: 1fr 1fr; gap: var(--s-4); } .columns > * { min-width: 0; }\n.event { border-left: 3px solid var(--line); padding: .1rem 0 .1rem .6rem; margin: .3rem 0; overflow-wrap: anywhere; }\n.event.write { border-color: var(--waiting); } .event.failed { border-color: var(--failed); } .event.parts { background: var(--sunken); }\n@media (max-width: 45rem) { main { padding: var(--s-3); } .columns { grid-template-columns: 1fr; } }\n@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }\n";
// src/pages/page.tsx
function Page({ title: e, children: t }) {
	return /* @__PURE__ */ jsxDEV("html", {
		lang: "en",
		children: [/* @__PURE__ */ jsxDEV("head", { children: [
			/* @__PURE__ */ jsxDEV("meta", { charset: "utf-8" }),
			/* @__PURE__ */ jsxDEV("meta", {
				name: "viewport",
				content: "width=device-width, initial-scale=1"
			}),
			/* @__PURE__ */ jsxDEV("meta", {
				"http-equiv": "Content-Security-Policy",
				content: "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
			}),
			/* @__PURE__ */ jsxDEV("title", { children: e }),
			/* @__PURE__ */ jsxDEV("style", { children: raw(`${It}${Lt}`) })
		] }), /* @__PURE__ */ jsxDEV("body", { children: /* @__PURE__ */ jsxDEV("main", { children: t }) })]
	});
}
function RunColumns({ recorded: e, replayed: t, titles: n = ["Recorded", "Replayed"] }) {
	let r = t ? firstParting(e.calls, t.calls) : void 0;
	return /* @__PURE__ */ jsxDEV("div", {
		class: "columns",
		children: [/* @__PURE__ */ jsxDEV(RunColumn, {
			title: n[0],
			run: e,
			parting: r
		}), t ? /* @__PURE__ */ jsxDEV(RunColumn, {
			title: n[1],
			run: t,
			parting: r
		}) : /* @__PURE__ */ jsxDEV("p", {
			class: "soft",
			children: "The replay left no run."
		})]
	});
}
function RunColumn({ title: e, run: t, parting: n }) {
	return /* @__PURE__ */ jsxDEV("section", { children: [
		/* @__PURE__ */ jsxDEV("h3", { children: [
			e,
			" ",
			/* @__PURE__ */ jsxDEV("span", {
				class: t.status === "error" ? "bad" : "soft",
				children: [
					"(",
					t.status,
					")"
				]
			})
		] }),
		t.calls.map((e, t) => /* @__PURE__ */ jsxDEV("div", {
			class: eventClass(e, n !== void 0 && t >= n),
			children: [/* @__PURE__ */ jsxDEV("div", {
				class: "mono",
				children: [
					short(e.tool),
					" ",
					short(JSON.stringify(e.args))
				]
			}), /* @__PURE__ */ jsxDEV("div", {
				class: "soft mono",
				children: answerOf$1(e)
			})]
		})),
		/* @__PURE__ */ jsxDEV("div", {
			class: "event",
			children: t.final_output === void 0 ? /* @__PURE__ */ jsxDEV("span", {
				class: "warn",
				children: "no final output"
			}) : short(textOf$1(t.final_output))
		})
	] });
}
function eventClass({ effect: e, error: t }, n) {
	return `event${e === "write" ? " write" : ""}${t ? " failed" : ""}${n ? " parts" : ""}`;
}
function answerOf$1({ output: e, error: t, simulated: n }) {
	return t ? short(`${t.kind} error: ${t.message}`) : e === void 0 ? "no result" : `${n ? "simulated " : ""}${short(textOf$1(e))}`;
}
function textOf$1(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
function short(e) {
	return safeText(e, 400);
}
function firstParting(e, t) {
	for (let n = 0; n < Math.max(e.length, t.length); n += 1) {
		let [r, i] = [e[n], t[n]];
		if (!r || !i || r.tool !== i.tool || !ie(r.args, i.args)) return n;
	}
}
// src/core/report/job-summary.ts
function reportJobSummary(e, t) {
	return pe(e, {
		...t,
		pictures: !0,
		maxBytes: 1048575
	});
}
// src/gateway/http/http-hosts.ts
const Rt = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;
function allowedHost(e, t, n) {
	let r = t.toLowerCase().replace(n === "https" ? /:443$/ : /:80$/, "");
	if (!Rt.test(r)) return;
	let i = e?.allow.find((e) => covers(e.host.toLowerCase(), r));
	if (i) return {
		host: r,
		origin: i.base_url?.replace(/\/+$/, "") ?? `${n}://${r}`
	};
}
function covers(e, t) {
	return e.startsWith("*.") ? t.endsWith(e.slice(1)) : e === t;
}
// src/gateway/http/proxy.ts
const Q = /* @__PURE__ */ new WeakMap();
function proxied(e, t) {
	let n = e.env?.incoming;
	if (!(n instanceof be)) return;
	let r = Q.has(n.socket);
	if (!r && n.url?.startsWith("/") !== !1) return;
	let { hostname: i, port: a } = new URL(e.req.url);
	if (a !== `${t()}` || i !== "127.0.0.1") return { token: r ? Q.get(n.socket) : tokenOf(n) };
}
function tokenOf({ headers: e }) {
	let [, t] = /^Basic (.+)$/i.exec(e["proxy-authorization"] ?? "") ?? [];
	return t === void 0 ? void 0 : Buffer.from(t, "base64").toString("utf8").split(":")[0];
}
function answerTunnels(e, { tools: t, session: n }) {
	e.on("connect", (r, i, a) => {
		i.on("error", () => {});
		let [o = "", s = ""] = (r.url ?? "").split(/:(?=\d+$)/), c = tokenOf(r);
		if (s === "443") {
			let e = c === void 0 ? void 0 : n(c), r = allowedHost(t, o, "https") !== void 0, a = r ? `what is sent to ${o} is encrypted: let the preload shims route it, or let the agent call $REPLAYKIT_HTTP_URL/${o} instead of https://${o}` : `${o} is not in http.allow of replaykit.yaml`;
			r && e?.miss({
				kind: "tool",
				message: a
			}), i.end(`HTTP/1.1 403 Forbidden\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\nReplayKit: ${a}\n`);
		} else Q.set(i, c), i.write("HTTP/1.1 200 Connection established\r\n\r\n"), a.length > 0 && i.unshift(a), e.emit("connection", i);
	});
}
// src/gateway/refusal.ts
const $ = { "x-should-retry": "false" };
function unknownToken(e, t) {
	let n = "ReplayKit: no attempt is open under this address; it may have ended";
	return e.json(t?.provider.errorBody(404, n) ?? { error: { message: n } }, 404, $);
}
// src/gateway/tool-call.ts
function callTool(e, { tool: t, args: n }) {
	let r = e.askTool(t, n), i = `call-${e.observations().length + 1}`, a = {
		type: "tool",
		id: i,
		at: e.options.now().toISOString()
	}, o = {
		tool: t,
		args: e.options.redact?.(n) ?? n,
		effect: r.effect
	};
	if ("miss" in r) {
		let { how: t, miss: n } = r, i = r.error ?? {
			kind: "tool",
			message: n.message
		};
		return e.observe({
			...a,
			how: t,
			call: {
				...o,
				error: i
			}
		}), {
			how: t,
			error: i,
			miss: n
		};
	}
	if (r.how === "served" || r.how === "simulated") {
		let { how: t, output: n, output_types: i, error: s, text_error: c } = r, l = {
			...n === void 0 ? {} : { output: n },
			...i === void 0 ? {} : { output_types: i },
			...s === void 0 ? {} : { error: s }
		};
		return e.observe({
			...a,
			how: t,
			call: {
				...o,
				...l,
				...c ? { error: c } : {}
			}
		}), {
			how: t,
			...l
		};
	}
	return e.observe({
		...a,
		how: e.options.mode === "record" ? "recorded" : r.how,
		call: o,
		waiting: !0
	}), {
		how: r.how,
		id: i
	};
}
// src/gateway/http/http-call.ts
const zt = [
	"content-type",
	"location",
	"link",
	"etag",
	"retry-after"
];
function toolCallOf(e, t) {
	let [n = "/", r = ""] = e.target.split(/\?(.*)/s), i = pairsOf(new URLSearchParams(r)), a = {
		path: n,
		...Object.keys(i).length === 0 ? {} : { query: i },
		...e.body.length === 0 ? {} : { body: bodyOf(e, t) }
	};
	return {
		tool: `${e.method} ${e.host}`,
		args: a
	};
}
function bodyOf({ body: e, type: t }, n) {
	let r = textOf(e);
	return r === void 0 ? { base64: Buffer.from(e).toString("base64") } : t?.startsWith("application/x-www-form-urlencoded") ? pairsOf(new URLSearchParams(r)) : jsonOf(r, n) ?? r;
}
function pairsOf(e) {
	let t = [...new Set(e.keys())];
	return Object.fromEntries(t.map((t) => {
		let n = e.getAll(t);
		return [t, n.length === 1 ? n[0] ?? "" : n];
	}));
}
function resultOf({ status: e, headers: t, body: n }, r) {
	let i = textOf(n);
	return e >= 400 ? { error: {
		kind: "tool",
		message: `HTTP ${e}: ${i ?? ""}`
	} } : { output: {
		status: e,
		headers: Object.fromEntries(zt.flatMap((e) => t[e] ? [[e, t[e]]] : [])),
		body: i === void 0 ? { base64: Buffer.from(n).toString("base64") } : exact(i, r)
	} };
}
function exact(e, t) {
	let n = jsonOf(e, t);
	return n === void 0 || typeof n == "string" || JSON.stringify(n) !== e ? e : n;
}
function answerOf({ output: e, error: t }) {
	if (t) return failureOf(t);
	if (!y(e) || typeof e.status != "number") return jsonAnswer(200, e ?? {});
	let { status: n, headers: r, body: i } = e, a = Object.entries(y(r) ? r : {}).flatMap(([e, t]) => typeof t == "string" && zt.includes(e) ? [[e, t]] : []);
	return {
		status: n,
		headers: Object.fromEntries(a),
		body: bytesOf(i ?? "")
	};
}
function bytesOf(e) {
	return y(e) && typeof e.base64 == "string" ? Uint8Array.from(Buffer.from(e.base64, "base64")) : new TextEncoder().encode(typeof e == "string" ? e : JSON.stringify(e));
}
function failureOf({ message: e }) {
	let [, t, n] = /^HTTP ([45]\d\d): (.*)$/s.exec(e) ?? [];
	if (t === void 0 || n === void 0) return jsonAnswer(502, { error: { message: e } });
	let r = /^\s*[[{]/.test(n) ? "application/json" : "text/plain; charset=utf-8";
	return {
		status: Number(t),
		headers: { "content-type": r },
		body: new TextEncoder().encode(n)
	};
}
function jsonAnswer(e, t) {
	return {
		status: e,
		headers: { "content-type": "application/json" },
		body: new TextEncoder().encode(JSON.stringify(t))
	};
}
function textOf(e) {
	try {
		return new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		}).decode(e);
	} catch {
		return;
	}
}
function jsonOf(e, t) {
	if (/^\s*[[{"\d\-tfn]/.test(e)) try {
		return f(e, {
			name: "the body",
			maxBytes: t
		});
	} catch {
		return;
	}
}
// src/gateway/http/http-tools.ts
async function answerHttp(e, t, n) {
	let r = allowedHost(n.tools, t.host, t.scheme);
	if (!r) return refuse(e, t, n);
	let i = toolCallOf({
		...t,
		host: r.host
	}, n.maxBodyBytes);
	if (isInsideAnother(e, t.method)) return forward$1(r, t, n.fetch);
	let a = callTool(e, i);
	if ("miss" in a) return missed(a.miss.message);
	if (!("id" in a)) return answerOf(a);
	let o = await forward$1(r, t, n.fetch);
	return e.settle(a.id, resultOf(o, n.maxBodyBytes)), o;
}
function isInsideAnother(e, t) {
	return e.options.mode !== "record" && t !== "GET" && t !== "HEAD" ? !1 : e.observations().some((e) => e.type === "tool" && e.waiting === !0 && e.call.effect !== "pure" && isNoHttp(e.call.tool));
}
function isNoHttp(e) {
	return !/^[A-Z]+ \S+$/.test(e);
}
function refuse(e, t, { maxBodyBytes: n }) {
	let { tool: r, args: i } = toolCallOf(t, n), a = `${t.host} is not in http.allow of replaykit.yaml: add it there to record and replay its requests`, o = {
		kind: "tool",
		message: a
	}, s = {
		tool: r,
		args: e.options.redact?.(i) ?? i,
		error: o
	}, c = `call-${e.observations().length + 1}`;
	return e.observe({
		type: "tool",
		id: c,
		how: "blocked",
		call: s,
		at: e.options.now().toISOString()
	}), jsonAnswer(403, { error: { message: `ReplayKit: ${a}` } });
}
function missed(e) {
	let t = jsonAnswer(424, { error: { message: `ReplayKit: ${e}` } });
	return {
		...t,
		headers: {
			...t.headers,
			"x-should-retry": "false"
		}
	};
}
const Bt = /^(?:accept-encoding|connection|content-length|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/, Vt = /^(?:connection|content-encoding|content-length|keep-alive|transfer-encoding)$/;
async function forward$1({ origin: e, host: t }, n, r) {
	let i = new Headers([...n.headers].filter(([e]) => !Bt.test(e))), a = n.body.length === 0 ? null : Uint8Array.from(n.body);
	try {
		let t = {
			method: n.method,
			headers: i,
			body: a,
			redirect: "manual"
		}, o = await r(`${e}${n.target}`, t), s = Object.fromEntries([...o.headers].filter(([e]) => !Vt.test(e)));
		return {
			status: o.status,
			headers: s,
			body: new Uint8Array(await o.arrayBuffer())
		};
	} catch {
		return jsonAnswer(502, { error: { message: `ReplayKit: cannot reach ${t}` } });
	}
}
// src/gateway/http/http-routes.ts
function addHttpRoutes(e, t) {
	e.all("/t/:token/http/:host/*", (e) => {
		let { pathname: n, search: r } = new URL(e.req.url), i = n.split("/").slice(5), a = {
			host: e.req.param("host"),
			target: `/${i.join("/")}${r}`,
			scheme: "https"
		}, o = e.req.param("token"), s = `/t/${o}/http`;
		return answer(e, t.session(o), {
			...a,
			options: t,
			base: s
		});
	});
}
function answerProxied(e, t, n) {
	let { host: r, pathname: i, search: a } = new URL(e.req.url);
	if (t === void 0) {
		let t = `ReplayKit: other machines are out of reach; ${r} is recorded and replayed where http.allow lists it`;
		return Promise.resolve(e.json({ error: { message: t } }, 403));
	}
	return answer(e, n.session(t), {
		host: r,
		target: `${i}${a}`,
		scheme: "http",
		options: n
	});
}
async function answer(e, t, { options: n, base: r, ...i }) {
	if (!t) return unknownToken(e);
	let { method: a, raw: o } = e.req;
	try {
		let s = await readBytes(e, n.maxBodyBytes), c = o.headers.get("content-type") ?? void 0, l = await answerHttp(t, {
			...i,
			method: a,
			body: s,
			type: c,
			headers: o.headers
		}, n), u = l.status === 204 || l.status === 304 || l.status < 200, d = r === void 0 ? l.headers : {
			...l.headers,
			...locationBelow(r, l, i)
		};
		return new Response(u ? null : l.body, {
			status: l.status,
			headers: d
		});
	} catch (n) {
		if (!(n instanceof s)) throw n;
		return t.miss({
			kind: "tool",
			message: n.message
		}), e.json({ error: { message: `ReplayKit: ${n.message}` } }, n.code === "too_large" ? 413 : 400);
	}
}
function locationBelow(e, { headers: t }, { host: n, target: r, scheme: i }) {
	let { location: a } = t, o = a === void 0 ? void 0 : URL.parse(a, `${i}://${n}${r}`);
	return o ? { location: `${e}/${o.host}${o.pathname}${o.search}` } : {};
}
async function readBytes(e, t) {
	let n = Number(e.req.header("content-length") ?? 0) > t ? void 0 : new Uint8Array(await e.req.arrayBuffer());
	if (n !== void 0 && n.length <= t) return n;
	throw new s("too_large", `the request is larger than ${t} bytes`);
}
// src/gateway/mcp-answer.ts
function answerMcp(e, t, n) {
	let { method: r } = n, i = n.params ?? {};
	if (r === "ping") return {
		how: "served",
		result: {}
	};
	if (r === "subscriptions/listen") return {
		how: "served",
		error: Ht
	};
	if (r === "tools/call") return answerToolCall(e, i);
	let a = `mcp-${e.observations().length + 1}`, o = {
		type: "mcp",
		id: a,
		server: t,
		method: r,
		params: i,
		at: e.options.now().toISOString()
	};
	if (e.options.mode === "record") return e.observe({
		...o,
		how: "recorded",
		waiting: !0
	}), {
		how: "live",
		call: a
	};
	let s = e.options.mcp?.ask({
		server: t,
		method: r,
		params: i
	}) ?? greeting(r, i);
	if (s) return e.observe({
		...o,
		how: "served",
		...s
	}), {
		how: "served",
		...s
	};
	let c = `no answer of the MCP server "${t}" to ${r} is recorded`;
	return e.miss({
		kind: "tool",
		tool: r,
		args: i,
		message: c
	}), e.observe({
		...o,
		how: "missed"
	}), {
		how: "missed",
		error: {
			code: -32001,
			message: `ReplayKit: ${c}`
		}
	};
}
const Ht = {
	code: -32601,
	message: "Method not found"
};
function greeting(e, t) {
	if (e === "server/discover") return { error: Ht };
	if (e === "initialize") return { result: {
		protocolVersion: (y(t) ? t.protocolVersion : void 0) ?? "2025-06-18",
		capabilities: {
			tools: {},
			resources: {},
			prompts: {}
		},
		serverInfo: {
			name: "replaykit",
			version: "1"
		}
	} };
}
function answerToolCall(e, t) {
	let { name: n, arguments: r } = y(t) ? t : {}, i = typeof n == "string" ? n : "", a = r ?? {};
	if (e.isWaiting(i, a)) return {
		how: "live",
		call: void 0
	};
	let o = callTool(e, {
		tool: i,
		args: a
	});
	return "miss" in o ? {
		how: "missed",
		result: callToolResult({ error: o.error }, t)
	} : "id" in o ? {
		how: "live",
		call: o.id
	} : {
		how: "served",
		result: callToolResult(o, t)
	};
}
function reportMcp(e, t, n) {
	return t.startsWith("mcp-") ? e.settleMcp(t, n) : e.settle(t, toolResult(n));
}
function callToolResult({ output: e, error: t }, n) {
	let r = wantsResultType(n) ? { resultType: "complete" } : {};
	if (t) return {
		...r,
		isError: !0,
		content: [{
			type: "text",
			text: t.message
		}]
	};
	if (y(e) && Array.isArray(e.content)) return {
		...r,
		...e
	};
	let i = typeof e == "string" ? e : JSON.stringify(e ?? {});
	return {
		...r,
		content: [{
			type: "text",
			text: i
		}]
	};
}
function wantsResultType(e) {
	let t = y(e) ? e._meta : void 0;
	return y(t) && "io.modelcontextprotocol/protocolVersion" in t;
}
function toolResult({ result: e, error: t }) {
	return t === void 0 ? !y(e) || e.isError !== !0 ? { output: e ?? {} } : { error: {
		kind: "tool",
		message: (Array.isArray(e.content) ? e.content.filter(y) : []).flatMap((e) => typeof e.text == "string" ? [e.text] : []).join("\n")
	} } : { error: {
		kind: "tool",
		message: y(t) && typeof t.message == "string" ? t.message : JSON.stringify(t)
	} };
}
// src/gateway/read-body.ts
async function readBody(e, t) {
	let n = Number(e.req.header("content-length") ?? 0), r = n > t ? "" : await e.req.text();
	if (n > t || r.length > t) throw new s("too_large", `the request is larger than ${t} bytes`);
	return r === "" ? {} : f(r, {
		name: "the request",
		maxBytes: t
	});
}
async function readCall(e, t, n) {
	try {
		return await readBody(e, n);
	} catch (e) {
		if (!(e instanceof s)) throw e;
		return t.miss({
			kind: "tool",
			message: e.message
		}), e;
	}
}
async function readCallOrNull(e, t, n) {
	let r = await readCall(e, t, n);
	return r instanceof s ? null : r;
}
// src/gateway/mcp-routes.ts
const Ut = o([h(), p()]), Wt = n({
	id: Ut.optional(),
	method: h().optional(),
	params: _.optional()
}), Gt = n({
	server: h(),
	id: Ut,
	method: h(),
	params: _.optional()
}), Kt = n({
	call: h(),
	result: _.optional(),
	error: _.optional()
});
function addMcpRoutes(e, { session: t, maxBodyBytes: n, mcpUrl: r }) {
	e.post("/t/:token/mcp", async (e) => {
		let i = t(e.req.param("token"));
		if (!i) return unknownToken(e);
		let a = Wt.safeParse(await readCallOrNull(e, i, n));
		if (!a.success) return e.json(rpcError(null, "expected one JSON-RPC message"), 400);
		let { id: o, method: s, params: c } = a.data;
		if (o === void 0 || s === void 0) return r === void 0 || i.options.mode === "replay" ? e.body(null, 202) : forward(e, r, a.data);
		let l = answerMcp(i, "default", {
			id: o,
			method: s,
			params: c
		});
		if (l.how !== "live") {
			let { result: t, error: n } = l;
			return e.json({
				jsonrpc: "2.0",
				id: o,
				...n === void 0 ? { result: t ?? {} } : { error: n }
			});
		}
		if (r === void 0) {
			let t = "no MCP server is configured: set upstream.mcp.base_url in replaykit.yaml";
			return l.call !== void 0 && reportMcp(i, l.call, { error: {
				code: -32002,
				message: t
			} }), e.json(rpcError(o, t));
		}
		let u = await forward(e, r, a.data), d = answerIn(await u.clone().text(), o);
		return l.call !== void 0 && reportMcp(i, l.call, d ?? { error: { message: "no answer" } }), u;
	}), e.on(["GET", "DELETE"], "/t/:token/mcp", (e) => e.body(null, 405)), e.post("/t/:token/mcp-calls", async (e) => {
		let r = t(e.req.param("token"));
		if (!r) return unknownToken(e);
		let i = Gt.safeParse(await readCallOrNull(e, r, n));
		return i.success ? e.json(answerMcp(r, i.data.server, i.data)) : e.json({ error: { message: "expected {server, id, method, params}" } }, 400);
	}), e.post("/t/:token/mcp-calls/result", async (e) => {
		let r = t(e.req.param("token"));
		if (!r) return unknownToken(e);
		let i = Kt.safeParse(await readCallOrNull(e, r, n));
		if (!i.success) return e.json({ error: { message: "expected {call, result} or {call, error}" } }, 400);
		let { call: a, result: o, error: s } = i.data, c = reportMcp(r, a, {
			...o === void 0 ? {} : { result: o },
			...s === void 0 ? {} : { error: s }
		});
		return e.json({ taken: c }, c ? 200 : 409);
	});
}
const qt = /^(?:accept|authorization|content-type|mcp-[\w-]+)$/i;
async function forward(e, t, n) {
	let r = new Headers([...e.req.raw.headers].filter(([e]) => qt.test(e)));
	try {
		let e = await fetch(t, {
			method: "POST",
			headers: r,
			body: JSON.stringify(n)
		}), i = new Headers();
		for (let t of ["content-type", "mcp-session-id"]) {
			let n = e.headers.get(t);
			n !== null && i.set(t, n);
		}
		return new Response(e.status === 202 ? null : await e.text(), {
			status: e.status,
			headers: i
		});
	} catch {
		return e.json(rpcError(null, `cannot reach the MCP server at ${new URL(t).host}`), 502);
	}
}
function answerIn(e, t) {
	let n = e.startsWith("{") ? [e] : ye(e).map(ue);
	for (let e of n) {
		let n = parsed(e);
		if (!y(n) || n.id !== t || "method" in n) continue;
		let { result: r, error: i } = n;
		return i === void 0 ? { result: r ?? {} } : { error: i };
	}
}
function parsed(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
function rpcError(e, t) {
	return {
		jsonrpc: "2.0",
		id: e,
		error: {
			code: -32002,
			message: `ReplayKit: ${t}`
		}
	};
}
// src/gateway/tool-routes.ts
const Jt = n({
	tool: h(),
	at: h().optional(),
	state: re([
		"installed",
		"refused",
		"unkept"
	]),
	message: h().optional()
}), Yt = n({
	id: h(),
	output: _.optional(),
	output_text: h().optional(),
	output_types: he.optional(),
	error: oe.optional()
});
function addToolRoutes(e, { session: t, maxBodyBytes: n }) {
	e.post("/t/:token/tools/:name", async (e) => {
		let r = t(e.req.param("token"));
		if (!r) return unknownToken(e);
		let i = await readCall(e, r, n);
		if (i instanceof s) return refused(e, i);
		let a = y(i) && i.args !== void 0 ? i.args : i;
		return answerTool(e, r, {
			tool: e.req.param("name"),
			args: a
		});
	}), e.post("/t/:token/routing", async (e) => {
		let r = t(e.req.param("token"));
		if (!r) return unknownToken(e);
		let i = await readCall(e, r, n), a = Jt.safeParse(i);
		return a.success ? (r.noteRouting(a.data), e.json({ taken: !0 })) : e.json({ error: { message: "expected {tool, at, state, message}" } }, 400);
	}), e.post("/t/:token/tools/:name/result", async (e) => {
		let r = t(e.req.param("token"));
		if (!r) return unknownToken(e);
		let i = await readCall(e, r, n);
		if (i instanceof s) return refused(e, i);
		let a = Yt.safeParse(i);
		if (!a.success) {
			let t = "expected {id, output} or {id, error}";
			return r.miss({
				kind: "tool",
				tool: e.req.param("name"),
				message: `a result could not be read: ${t}`
			}), e.json({ error: { message: t } }, 400);
		}
		let { id: o, output: c, output_text: l, output_types: u, error: d } = a.data, f = {
			...l === void 0 ? {} : { output_text: l },
			...u === void 0 ? {} : { output_types: u }
		}, p = d ? { error: d } : {
			output: c ?? null,
			...f
		};
		return r.settle(o, p) ? e.json({ taken: !0 }) : e.json({ error: { message: `no call "${o}" waits for a result` } }, 409);
	});
}
function refused(e, { code: t, message: n }) {
	return e.json({ error: { message: `ReplayKit: ${n}` } }, t === "too_large" ? 413 : 400, $);
}
function answerTool(e, t, { tool: n, args: r }) {
	let i = callTool(t, {
		tool: n,
		args: r
	});
	if ("miss" in i) return e.json(i, 424);
	if ("id" in i) return e.json(i);
	let a = i.output === void 0 ? void 0 : t.options.exactText?.(n, i.output);
	return e.json({
		...i,
		...a === void 0 ? {} : { output_text: a }
	});
}
// src/gateway/routes.ts
function routeOf(e) {
	for (let t of ge) for (let [n, r] of t.routes) {
		let i = n.exec(e);
		if (i) return {
			api: t,
			upstreamPath: r(i)
		};
	}
}
function createRoutes(e) {
	let { session: t, upstream: n, maxBodyBytes: r, mcpUrl: i, httpTools: a, modelName: o, port: s } = e, c = new Hono(), l = {
		session: t,
		tools: a,
		maxBodyBytes: r,
		fetch
	};
	return c.use(async (e, t) => {
		let n = proxied(e, s);
		return n ? answerProxied(e, n.token, l) : t();
	}), c.get("/healthz", (e) => e.text("ok")), c.get("/t/:token/user/next", async (e) => {
		let n = t(e.req.param("token"));
		if (!n) return unknownToken(e);
		let r = await n.nextUserTurn();
		return r === void 0 ? e.json({ error: { message: "there is no further user turn" } }, 410) : e.json({
			role: "user",
			content: r
		});
	}), addToolRoutes(c, {
		session: t,
		maxBodyBytes: r
	}), addHttpRoutes(c, l), addMcpRoutes(c, {
		session: t,
		maxBodyBytes: r,
		mcpUrl: i
	}), c.get("/t/:token/*", (e, t) => e.req.path.endsWith("/models") ? Promise.resolve(e.json({
		object: "list",
		data: []
	})) : t()), c.all("/t/:token/*", async (e) => {
		let i = e.req.param("token"), a = e.req.path.slice(`/t/${i}`.length);
		if (a.endsWith("/traces/ingest")) return e.body(null, 204);
		if (e.req.method !== "POST") return unknownRoute(e, `${e.req.method} ${a}`, t(i));
		let s = routeOf(a), c = t(i);
		if (!s) return unknownRoute(e, a, c);
		if (!c) return unknownToken(e, s.api);
		try {
			let t = await readBody(e, r);
			return await answerModel(e, {
				open: c,
				upstream: n,
				path: a,
				...asked(s, t, o)
			});
		} catch (t) {
			return fault(e, c, s.api, t);
		}
	}), c;
}
function asked({ api: e, upstreamPath: t }, n, r) {
	let i = r && withModelName(e, {
		path: t,
		request: n
	}, r);
	return i ? {
		api: e,
		upstreamPath: i.path,
		request: i.request
	} : {
		api: e,
		upstreamPath: t,
		request: n
	};
}
async function answerModel(e, { open: t, upstream: n, api: r, upstreamPath: i, path: a, request: o }) {
	let s = t.options.now(), c = t.askModel(r.name, o);
	if (c.how === "missed") return e.json(r.provider.errorBody(424, `ReplayKit: ${c.miss.message}`), 424, $);
	let l = c.how === "live" ? t.options.refuseLive?.() : void 0;
	if (l !== void 0) return t.miss({
		kind: "provider",
		message: l
	}), e.json(r.provider.errorBody(403, `ReplayKit: ${l}`), 403, $);
	let mayWait = (e) => t.mayWait(e), ask = async () => {
		let a = t.awaitProvider(r.provider.name), s = {
			path: i,
			body: o,
			headers: passedHeaders(e, r),
			mayWait
		};
		return n.send(r, s).finally(a);
	}, u = c.how === "served" ? {
		...c.exchange,
		request: o
	} : {
		api: r.name,
		request: o,
		...await ask()
	};
	c.how === "served" && refuseDamaged(r, u);
	let d = c.how === "served" ? "served" : t.options.mode === "record" ? "recorded" : "live", f = withResponse(r, u);
	d !== "served" && noteFailure(t, r, f);
	let p = t.options.now();
	return t.observe({
		type: "model",
		exchange: f,
		how: d,
		at: s.toISOString(),
		duration_ms: p.getTime() - s.getTime()
	}), send(e, r, {
		...f,
		stream: r.wantsStream(o, a)
	});
}
function passedHeaders(e, { provider: t }) {
	return Object.fromEntries([...e.req.raw.headers].filter(([e]) => t.passedHeaders.includes(e)));
}
function noteFailure(e, t, n) {
	let { name: r } = t.provider, { status: i, response: a } = n;
	(i === 401 || i === 403) && e.miss({
		kind: "key",
		message: `${r} refused the key (${i})`
	});
	let o = se(n);
	if (o !== void 0) {
		let t = i < 400 ? `${o.fault}: ${o.text}` : `${i}, ${o.fault}`;
		e.miss(v(`${r} kept failing (${t})`));
	} else if (i < 400) {
		let n = fe(a), { error: o } = ae(t, n, i);
		o && y(t.answerIn(n).error) && e.miss(v(`${r} failed inside of its answer: ${o.message}`));
	}
}
function withResponse(e, t) {
	return t.sse === void 0 || t.response !== void 0 ? t : {
		...t,
		response: e.readStream(ce(t.sse))
	};
}
function refuseDamaged({ name: e }, { sse: t = [], response: n }) {
	if (me(t) !== void 0 || n !== void 0 && t.some(ve)) throw new s("invalid_fixtures", `the stream of ${e} holds an event that is no JSON`, { hint: "record the model's answers again" });
}
function send(e, t, n) {
	let { status: r, sse: i, response: a = null, stream: o } = n;
	if (o && r < 400) {
		let n = le(i ?? t.writeStream(fe(a)));
		return e.body(n, 200, {
			"content-type": "text/event-stream; charset=utf-8",
			"cache-control": "no-cache"
		});
	}
	return new Response(JSON.stringify(a), {
		status: r,
		headers: {
			"content-type": "application/json",
			...r >= 400 ? $ : {}
		}
	});
}
function fault(e, t, n, r) {
	let i = r instanceof s, a = r instanceof Error ? r.message : String(r), { kind: o, status: c } = (i ? Xt[r.code] : void 0) ?? {
		kind: "model",
		status: i ? 400 : 500
	}, l = i ? a : `the gateway failed: ${a}`;
	return t.miss(o === "provider" ? v(l) : withDivergence({
		kind: o,
		message: l
	}, t)), e.json(n.provider.errorBody(c, `ReplayKit: ${l}`), c, $);
}
function withDivergence(e, t) {
	let n = e.kind === "key" ? t.divergence() : void 0;
	return n === void 0 ? e : {
		...n,
		...e,
		message: `${e.message}; ${n.message}`
	};
}
const Xt = {
	unauthorized: {
		kind: "key",
		status: 401
	},
	network_failed: {
		kind: "provider",
		status: 502
	},
	too_large: {
		kind: "model",
		status: 413
	},
	invalid_fixtures: {
		kind: "model",
		status: 424
	}
};
function unknownRoute(e, t, n) {
	let r = /bedrock|aiplatform|:rawPredict/.test(t) ? "; Bedrock and Vertex are not supported: use the provider's own API" : "", i = `ReplayKit: the gateway does not serve this address${r}`;
	return n?.miss({
		kind: "model",
		message: `${t}: the gateway does not serve this address${r}`
	}), e.json({
		type: "error",
		error: {
			type: "not_found_error",
			message: i,
			code: 404
		}
	}, 404, $);
}
// src/gateway/http-front.ts
function createFront(e) {
	let t = getRequestListener(createRoutes(e).fetch), n = Ce((e, n) => void t(e, n));
	return answerTunnels(n, {
		tools: e.httpTools,
		session: e.session
	}), n;
}
// src/pages/report-page.tsx
function reportPage(e, n = /* @__PURE__ */ new Map()) {
	let { summary: i, cases: o } = e, s = [...m(o)].filter(([, e]) => e.length > 0), { words: c } = _e(e);
	return `<!doctype html>${(/* @__PURE__ */ jsxDEV(Page, {
		title: `ReplayKit: ${c}`,
		children: [
			/* @__PURE__ */ jsxDEV("style", { children: raw(filterStyles(s.map(([e]) => e))) }),
			/* @__PURE__ */ jsxDEV("h1", {
				class: i.ok ? "good" : "bad",
				children: safe(c)
			}),
			/* @__PURE__ */ jsxDEV("p", {
				class: "soft",
				children: [
					safe(ee(e)),
					" · ",
					t(i.total, "case"),
					", ",
					(i.duration_ms / 1e3).toFixed(1),
					" s"
				]
			}),
			a(i).map((e) => /* @__PURE__ */ jsxDEV("p", {
				class: "soft",
				children: e
			})),
			s.length < 2 ? null : /* @__PURE__ */ jsxDEV(Filter, { groups: s }),
			s.map(([e, t]) => /* @__PURE__ */ jsxDEV("section", {
				class: `group ${className(e)}`,
				children: [/* @__PURE__ */ jsxDEV("h2", { children: capital(r(e, t.length)) }), t.map((e) => /* @__PURE__ */ jsxDEV(CaseSection, {
					result: e,
					runs: n.get(e.path)
				}))]
			}))
		]
	})).toString()}\n`;
}
function Filter({ groups: e }) {
	let t = e.reduce((e, [, t]) => e + t.length, 0);
	return /* @__PURE__ */ jsxDEV("fieldset", {
		class: "filter",
		children: [
			/* @__PURE__ */ jsxDEV("legend", {
				class: "soft",
				children: "Show"
			}),
			/* @__PURE__ */ jsxDEV("label", { children: [
				/* @__PURE__ */ jsxDEV("input", {
					type: "radio",
					name: "show",
					checked: !0
				}),
				" all ",
				t
			] }),
			e.map(([e, t]) => /* @__PURE__ */ jsxDEV("label", { children: [
				/* @__PURE__ */ jsxDEV("input", {
					type: "radio",
					name: "show",
					id: `only-${className(e)}`
				}),
				" ",
				r(e, t.length)
			] }))
		]
	});
}
function filterStyles(e) {
	return [".filter{border:0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem}", ...e.map(className).map((e) => `body:has(#only-${e}:checked) .group:not(.${e}){display:none}`)].join("\n");
}
function className(e) {
	return e.replace(" ", "-");
}
function exactly({ standing: e }) {
	return te[e] === i[e] ? "" : ` (${te[e]})`;
}
function CaseSection({ result: e, runs: t }) {
	let n = e.attempts.at(-1);
	return /* @__PURE__ */ jsxDEV("details", {
		open: e.blocks,
		children: [/* @__PURE__ */ jsxDEV("summary", { children: [
			safe(e.title),
			" ",
			/* @__PURE__ */ jsxDEV("code", { children: safe(e.case_id) }),
			/* @__PURE__ */ jsxDEV("span", {
				class: "soft",
				children: exactly(e)
			}),
			/* @__PURE__ */ jsxDEV("span", {
				class: e.blocks ? "bad" : "soft",
				children: [" ", safe(e.reason)]
			}),
			e.weak === void 0 ? null : /* @__PURE__ */ jsxDEV("span", {
				class: "soft",
				children: [" Weak: ", safe(e.weak)]
			})
		] }), /* @__PURE__ */ jsxDEV("div", { children: [
			n ? /* @__PURE__ */ jsxDEV(Outcomes, {
				title: "What went wrong then",
				outcomes: n.signatures
			}) : null,
			n ? /* @__PURE__ */ jsxDEV(Outcomes, {
				title: "What must hold",
				outcomes: n.assertions
			}) : null,
			n ? /* @__PURE__ */ jsxDEV("p", {
				class: "soft",
				children: [
					e.rate.reproduced,
					" of ",
					e.rate.of,
					" attempts reproduced it. Calls: ",
					n.counts.served,
					" served,",
					" ",
					n.counts.simulated,
					" simulated, ",
					n.counts.missed,
					" missed, ",
					n.counts.blocked,
					" blocked,",
					" ",
					n.counts.live,
					" live (",
					n.counts.basis,
					"). ",
					l(n),
					" ",
					d(n.counts)
				]
			}) : null,
			t ? /* @__PURE__ */ jsxDEV(RunColumns, {
				recorded: t.recorded,
				replayed: t.replayed
			}) : null,
			/* @__PURE__ */ jsxDEV("h3", { children: "Try it" }),
			/* @__PURE__ */ jsxDEV("pre", { children: safe(e.commands.reproduce) })
		] })]
	});
}
function Outcomes({ title: e, outcomes: t }) {
	return t.length === 0 ? raw("") : /* @__PURE__ */ jsxDEV(Fragment, { children: [/* @__PURE__ */ jsxDEV("h3", { children: e }), /* @__PURE__ */ jsxDEV("ul", {
		class: "plain",
		children: t.map(({ check: e, outcome: t, unseen: n, message: r }) => /* @__PURE__ */ jsxDEV("li", { children: [
			/* @__PURE__ */ jsxDEV("span", {
				class: t === "pass" ? "good" : t === "fail" ? "bad" : "warn",
				children: Zt[n ? "unseen" : t]
			}),
			" ",
			/* @__PURE__ */ jsxDEV("code", { children: safe(e) }),
			" ",
			/* @__PURE__ */ jsxDEV("span", {
				class: "soft",
				children: safe(r)
			})
		] }))
	})] });
}
const Zt = {
	pass: "holds",
	fail: "fails",
	needs_human: "needs a person",
	unseen: "not seen"
};
function safe(e) {
	return ne(e);
}
function capital(e) {
	return `${e.slice(0, 1).toUpperCase()}${e.slice(1)}`;
}
export { dt as A, reportJunit as B, Y as C, createContext$1 as D, shouldDeDupeByKey as E, Hono as F, Je as G, createAdaptorServer as H, G as I, raw as L, lt as M, safeText as N, ct as O, timeText as P, resolveCallback as R, mt as S, isStylesheetLinkWithPrecedence as T, getRequestListener as U, RequestError as V, serve as W, renderUntrustedObject as _, Page as a, toArray as b, jsxDEV as c, Z as d, useContext as f, renderChildren as g, jsx as h, RunColumns as i, st as j, ut as k, captureRenderContext as l, isUntrustedObject as m, createFront as n, Lt as o, Fragment as p, reportJobSummary as r, It as s, reportPage as t, createContext as u, normalizeIntrinsicElementKey as v, pt as w, __exportAll as x, styleObjectForEach as y, readModelName as z };
