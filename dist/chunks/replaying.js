import { $ as _enum, A as untrustedPage, L as jsonSchema, P as ReplayKitError, _t as string, j as untrustedTerminal, lt as looseObject, ut as number, w as untrustedHtml, yt as union } from "./base.js";
import { $t as providerMiss, Da as parseJson, Ei as exceptionText, Ki as equalJson, Nr as objectOf, Oi as sandboxLines, P as readAnswer, Sr as streamText, Ti as countsText, Zi as openChecks, Zt as failureOfAnswer, _a as plural, _r as dataOf, ar as modelApis, ba as groupByAttention, bi as reportMarkdown, br as isBroken, ca as isObject, ei as callErrorSchema, fa as standingWords, gr as damagedBlock, ki as wroteText, oi as valueTypesSchema, ua as headlineForPeople, va as attentionOf, xi as verdictLine, xr as splitEvents, ya as countOf, yr as eventsOfBlocks } from "./replay.js";
import { IncomingMessage, STATUS_CODES, ServerResponse, createServer } from "node:http";
import { Readable } from "node:stream";
import { Http2ServerRequest, constants } from "node:http2";
// node_modules/hono/dist/helper/websocket/index.js
const defineWebSocketHelper = (handler) => {
	return ((...args) => {
		if (typeof args[0] === "function") {
			const [createEvents, options] = args;
			return async function upgradeWebSocket(c, next) {
				const result = await handler(c, await createEvents(c), options);
				if (result) return result;
				await next();
			};
		} else {
			const [c, events, options] = args;
			return (async () => {
				const upgraded = await handler(c, events, options);
				if (!upgraded) throw new Error("Failed to upgrade WebSocket");
				return upgraded;
			})();
		}
	});
};
// node_modules/@hono/node-server/dist/index.mjs
var RequestError = class extends Error {
	constructor(message, options) {
		super(message, options);
		this.name = "RequestError";
	}
};
const nonJoinedHeaders = /* @__PURE__ */ new Set([
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
]);
const validHeaderName = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
const isHttpWhitespace = (code) => code === 9 || code === 10 || code === 13 || code === 32;
const normalizeHeaderValue = (value) => {
	if (!isHttpWhitespace(value.charCodeAt(0)) && !isHttpWhitespace(value.charCodeAt(value.length - 1))) return value;
	let start = 0;
	let end = value.length;
	while (start < end && isHttpWhitespace(value.charCodeAt(start))) start++;
	while (end > start && isHttpWhitespace(value.charCodeAt(end - 1))) end--;
	return value.slice(start, end);
};
const forbiddenHeaderValue = /[\0\r\n]/;
const GlobalHeaders = globalThis.Headers;
const materializeHeaders = (rawHeaders, HeadersCtor = GlobalHeaders) => {
	const headers = new HeadersCtor();
	for (let i = 0; i < rawHeaders.length; i += 2) {
		const name = rawHeaders[i];
		if (!name.startsWith(":")) headers.append(name, rawHeaders[i + 1]);
	}
	return headers;
};
var RequestHeaders = class {
	#incoming;
	#rawHeaders;
	#headers;
	#invalidValue;
	constructor(incoming) {
		this.#incoming = incoming;
		if (incoming instanceof Http2ServerRequest) this.#rawHeaders = incoming.rawHeaders.slice();
	}
	get #lazyRawHeaders() {
		return this.#rawHeaders ??= this.#incoming.rawHeaders.slice();
	}
	get #native() {
		if (!this.#headers) {
			this.#headers = materializeHeaders(this.#lazyRawHeaders);
			this.#rawHeaders = void 0;
		}
		return this.#headers;
	}
	#normalizedName(name) {
		if (typeof name !== "string") return;
		if (!validHeaderName.test(name)) throw new TypeError(`Invalid header name: ${name}`);
		return name.toLowerCase();
	}
	#lookupHttp1(lowerName) {
		const headers = this.#incoming instanceof Http2ServerRequest ? void 0 : this.#incoming.headers;
		if (!headers || nonJoinedHeaders.has(lowerName) || lowerName === "set-cookie" || lowerName === "__proto__") return;
		if (!Object.hasOwn(headers, lowerName)) return null;
		const rawValue = headers[lowerName];
		if (typeof rawValue === "string") {
			const value = normalizeHeaderValue(rawValue);
			return forbiddenHeaderValue.test(value) ? void 0 : value;
		}
	}
	#lookup(rawHeaders, lowerName) {
		const separator = lowerName === "cookie" ? "; " : ", ";
		let value = null;
		for (let i = 0; i < rawHeaders.length; i += 2) {
			const rawName = rawHeaders[i];
			if (rawName.length === lowerName.length && rawName.toLowerCase() === lowerName) {
				const rawValue = normalizeHeaderValue(rawHeaders[i + 1]);
				if (forbiddenHeaderValue.test(rawValue)) {
					this.#invalidValue = true;
					return;
				}
				value = value === null ? rawValue : value + separator + rawValue;
			}
		}
		return value;
	}
	append(name, value) {
		this.#native.append(name, value);
	}
	delete(name) {
		this.#native.delete(name);
	}
	get(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value;
		}
		return this.#native.get(name);
	}
	has(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value !== null;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value !== null;
		}
		return this.#native.has(name);
	}
	set(name, value) {
		this.#native.set(name, value);
	}
	getSetCookie() {
		return this.#native.getSetCookie();
	}
	keys() {
		return this.#native.keys();
	}
	values() {
		return this.#native.values();
	}
	entries() {
		return this.#native.entries();
	}
	forEach(callback, thisArg) {
		this.#native.forEach((value, key) => {
			callback.call(thisArg, value, key, this);
		});
	}
	[Symbol.iterator]() {
		return this.entries();
	}
};
Object.defineProperty(RequestHeaders.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Headers (lightweight) ${inspectFn(Object.fromEntries(this), {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(RequestHeaders.prototype, GlobalHeaders.prototype);
const newHeadersFromIncoming = (incoming) => globalThis.Headers === GlobalHeaders ? new RequestHeaders(incoming) : materializeHeaders(incoming.rawHeaders, globalThis.Headers);
const reValidRequestUrl = /^\/[!#$&-;=?-\[\]_a-z~]*$/;
const reDotSegment = /\/\.\.?(?:[/?#]|$)/;
const reValidHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
const validateRequestTarget = (target) => {
	const backslash = target.indexOf("\\");
	if (backslash !== -1) {
		const query = target.indexOf("?");
		if (query === -1 || backslash < query) throw new RequestError("Backslash in request path");
	}
};
const buildUrl = (scheme, host, incomingUrl) => {
	const url = `${scheme}://${host}${incomingUrl}`;
	if (!reValidHost.test(host)) {
		validateRequestTarget(incomingUrl);
		const urlObj = new URL(url);
		if (urlObj.hostname.length !== host.length && urlObj.hostname !== (host.includes(":") ? host.replace(/:\d+$/, "") : host).toLowerCase()) throw new RequestError("Invalid host header");
		return urlObj.href;
	} else if (incomingUrl.length === 0) return url + "/";
	else {
		if (incomingUrl.charCodeAt(0) !== 47) throw new RequestError("Invalid URL");
		if (!reValidRequestUrl.test(incomingUrl) || reDotSegment.test(incomingUrl)) {
			validateRequestTarget(incomingUrl);
			return new URL(url).href;
		}
		return url;
	}
};
const toRequestError = (e) => {
	if (e instanceof RequestError) return e;
	return new RequestError(e.message, { cause: e });
};
const GlobalRequest = global.Request;
var Request$1 = class extends GlobalRequest {
	constructor(input, options) {
		if (typeof input === "object" && getRequestCache in input) {
			const hasReplacementBody = options !== void 0 && "body" in options && options.body != null;
			if (input[bodyConsumedDirectlyKey] && !hasReplacementBody) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
			input = input[getRequestCache]();
		}
		if (typeof (options?.body)?.getReader !== "undefined") options.duplex ??= "half";
		super(input, options);
	}
};
const wrapBodyStream = Symbol("wrapBodyStream");
const byteExactEncodings = /* @__PURE__ */ new Set([
	"latin1",
	"binary",
	"hex",
	"base64",
	"base64url"
]);
const isByteExactEncoding = (encoding) => encoding === null || byteExactEncodings.has(encoding);
const bodyBufferedBeforeDisconnectKey = Symbol("bodyBufferedBeforeDisconnect");
const bodyBufferedLengthBeforeDisconnectKey = Symbol("bodyBufferedLengthBeforeDisconnect");
const toBufferChunk = (chunk, encoding) => Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding ?? "utf8");
const isRecoverableDisconnectedIncoming = (incoming) => !(incoming instanceof Http2ServerRequest) && !!incoming.complete && !!incoming.readableAborted && typeof incoming.read === "function" && isByteExactEncoding(incoming.readableEncoding);
const recordBodyBufferedBeforeDisconnect = (incoming) => {
	if (incoming.readableDidRead || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] ??= incoming.readableLength;
};
const readBodyBufferedBeforeDisconnect = (incoming, chunks) => {
	if (incoming.readableDidRead && !chunks || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	if (incomingWithRecovery[bodyBufferedBeforeDisconnectKey] !== void 0) return incomingWithRecovery[bodyBufferedBeforeDisconnectKey];
	let result;
	const errored = incoming.errored;
	if (errored && errored.code !== "ECONNRESET") result = errored;
	else if (incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] !== void 0 && incoming.readableLength !== incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey]) result = newBodyUnusableError();
	else {
		const bodyChunks = chunks ?? [];
		const chunk = incoming.read();
		if (chunk !== null) bodyChunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		const buffer = bodyChunks.length === 1 ? bodyChunks[0] : Buffer.concat(bodyChunks);
		result = buffer;
		const contentLength = incoming.headers["content-length"];
		if (typeof contentLength === "string" && /^\d+$/.test(contentLength)) {
			const expectedLength = Number(contentLength);
			if (Number.isSafeInteger(expectedLength) && buffer.length !== expectedLength) result = newBodyUnusableError();
		}
	}
	incomingWithRecovery[bodyBufferedBeforeDisconnectKey] = result;
	return result;
};
const enqueueBufferedBody = (controller, buffered) => {
	if (buffered instanceof Error) {
		controller.error(buffered);
		return;
	}
	if (buffered.length > 0) controller.enqueue(buffered);
	controller.close();
};
const newRequestFromIncoming = (method, url, headers, incoming, abortController) => {
	const init = {
		method,
		headers,
		signal: abortController.signal
	};
	if (method === "TRACE") {
		init.method = "GET";
		const req = new Request$1(url, init);
		Object.defineProperty(req, "method", { get() {
			return "TRACE";
		} });
		return req;
	}
	if (!(method === "GET" || method === "HEAD")) if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) init.body = new ReadableStream({ start(controller) {
		controller.enqueue(incoming.rawBody);
		controller.close();
	} });
	else if (incoming[wrapBodyStream]) {
		let reader;
		init.body = new ReadableStream({ async pull(controller) {
			try {
				if (!reader) {
					const buffered = readBodyBufferedBeforeDisconnect(incoming);
					if (buffered !== void 0) {
						enqueueBufferedBody(controller, buffered);
						return;
					}
				}
				reader ||= Readable.toWeb(incoming).getReader();
				const { done, value } = await reader.read();
				if (done) controller.close();
				else controller.enqueue(value);
			} catch (error) {
				controller.error(error);
			}
		} });
	} else {
		const buffered = readBodyBufferedBeforeDisconnect(incoming);
		if (buffered !== void 0) init.body = new ReadableStream({ start(controller) {
			enqueueBufferedBody(controller, buffered);
		} });
		else init.body = Readable.toWeb(incoming);
	}
	return new Request$1(url, init);
};
const getRequestCache = Symbol("getRequestCache");
const requestCache = Symbol("requestCache");
const incomingKey = Symbol("incomingKey");
const urlKey = Symbol("urlKey");
const methodKey = Symbol("methodKey");
const headersKey = Symbol("headersKey");
const abortControllerKey = Symbol("abortControllerKey");
const getAbortController = Symbol("getAbortController");
const abortRequest = Symbol("abortRequest");
const bodyBufferKey = Symbol("bodyBuffer");
const bodyReadPromiseKey = Symbol("bodyReadPromise");
const bodyConsumedDirectlyKey = Symbol("bodyConsumedDirectly");
const bodyLockReaderKey = Symbol("bodyLockReader");
const abortReasonKey = Symbol("abortReason");
const newBodyUnusableError = () => {
	return /* @__PURE__ */ new TypeError("Body is unusable");
};
const rejectBodyUnusable = () => {
	return Promise.reject(newBodyUnusableError());
};
const textDecoder = new TextDecoder();
const consumeBodyDirectOnce = (request) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	request[bodyConsumedDirectlyKey] = true;
};
const toArrayBuffer = (buf) => {
	return buf.buffer.slice(buf.byteOffset, buf.byteOffset + buf.byteLength);
};
const contentType = (request) => {
	return (request[headersKey] ||= newHeadersFromIncoming(request[incomingKey])).get("content-type") || "";
};
const methodTokenRegExp = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const normalizeIncomingMethod = (method) => {
	if (typeof method !== "string" || method.length === 0) return "GET";
	switch (method) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "PATCH":
		case "POST":
		case "PUT":
		case "QUERY": return method;
	}
	const upper = method.toUpperCase();
	switch (upper) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "POST":
		case "PUT": return upper;
		default: return method;
	}
};
const validateDirectReadMethod = (method) => {
	if (!methodTokenRegExp.test(method)) return /* @__PURE__ */ new TypeError(`'${method}' is not a valid HTTP method.`);
	const normalized = method.toUpperCase();
	if (normalized === "CONNECT" || normalized === "TRACK" || normalized === "TRACE" && method !== "TRACE") return /* @__PURE__ */ new TypeError(`'${method}' HTTP method is unsupported.`);
};
const readBodyWithFastPath = (request, method, fromBuffer) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	const methodName = request.method;
	if (methodName === "GET" || methodName === "HEAD") return request[getRequestCache]()[method]();
	const methodValidationError = validateDirectReadMethod(methodName);
	if (methodValidationError) return Promise.reject(methodValidationError);
	if (request[requestCache]) {
		if (methodName !== "TRACE") return request[requestCache][method]();
	}
	const alreadyUsedError = consumeBodyDirectOnce(request);
	if (alreadyUsedError) return alreadyUsedError;
	const raw = readRawBodyIfAvailable(request);
	if (raw) {
		const result = Promise.resolve(fromBuffer(raw, request));
		request[bodyBufferKey] = void 0;
		return result;
	}
	return readBodyDirect(request).then((buf) => {
		const result = fromBuffer(buf, request);
		request[bodyBufferKey] = void 0;
		return result;
	});
};
const readRawBodyIfAvailable = (request) => {
	const incoming = request[incomingKey];
	if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) return incoming.rawBody;
};
const normalizeAbortError = (request, incoming) => {
	if (incoming.errored) return incoming.errored;
	const reason = request[abortReasonKey];
	if (reason !== void 0) return reason instanceof Error ? reason : new Error(String(reason));
	return /* @__PURE__ */ new Error("Client connection prematurely closed.");
};
const readBodyDirect = (request) => {
	if (request[bodyBufferKey]) return Promise.resolve(request[bodyBufferKey]);
	if (request[bodyReadPromiseKey]) return request[bodyReadPromiseKey];
	const incoming = request[incomingKey];
	if (incoming.readableDidRead) return rejectBodyUnusable();
	const buffered = readBodyBufferedBeforeDisconnect(incoming);
	if (buffered !== void 0) {
		if (buffered instanceof Error) return Promise.reject(buffered);
		request[bodyBufferKey] = buffered;
		return Promise.resolve(buffered);
	}
	const promise = new Promise((resolve, reject) => {
		const chunks = [];
		let settled = false;
		const finish = (callback) => {
			if (settled) return;
			settled = true;
			cleanup();
			callback();
		};
		const recoverCompleteBodyAfterDisconnect = (error) => {
			const streamError = incoming.errored ?? error;
			if (!isRecoverableDisconnectedIncoming(incoming) || streamError && streamError.code !== "ECONNRESET") return false;
			finish(() => {
				const recovered = readBodyBufferedBeforeDisconnect(incoming, chunks);
				if (recovered instanceof Error) reject(recovered);
				else if (recovered === void 0) reject(error ?? normalizeAbortError(request, incoming));
				else {
					request[bodyBufferKey] = recovered;
					resolve(recovered);
				}
			});
			return true;
		};
		const onData = (chunk) => {
			chunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		};
		const onEnd = () => {
			finish(() => {
				const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
				request[bodyBufferKey] = buffer;
				resolve(buffer);
			});
		};
		const onError = (error) => {
			if (recoverCompleteBodyAfterDisconnect(error)) return;
			finish(() => {
				reject(error);
			});
		};
		const onClose = () => {
			if (incoming.readableEnded) {
				onEnd();
				return;
			}
			if (recoverCompleteBodyAfterDisconnect()) return;
			finish(() => {
				reject(normalizeAbortError(request, incoming));
			});
		};
		const cleanup = () => {
			incoming.off("data", onData);
			incoming.off("end", onEnd);
			incoming.off("error", onError);
			incoming.off("close", onClose);
			request[bodyReadPromiseKey] = void 0;
		};
		incoming.on("data", onData);
		incoming.on("end", onEnd);
		incoming.on("error", onError);
		incoming.on("close", onClose);
		queueMicrotask(() => {
			if (settled) return;
			if (incoming.readableEnded) onEnd();
			else if (incoming.errored) onError(incoming.errored);
			else if (incoming.destroyed) onClose();
		});
	});
	request[bodyReadPromiseKey] = promise;
	return promise;
};
const requestPrototype = {
	get method() {
		return this[methodKey];
	},
	get url() {
		return this[urlKey];
	},
	get headers() {
		return this[headersKey] ||= newHeadersFromIncoming(this[incomingKey]);
	},
	[abortRequest](reason) {
		if (this[abortReasonKey] === void 0) this[abortReasonKey] = reason;
		const abortController = this[abortControllerKey];
		if (abortController && !abortController.signal.aborted) abortController.abort(reason);
	},
	[getAbortController]() {
		this[abortControllerKey] ||= new AbortController();
		if (this[abortReasonKey] !== void 0 && !this[abortControllerKey].signal.aborted) this[abortControllerKey].abort(this[abortReasonKey]);
		return this[abortControllerKey];
	},
	[getRequestCache]() {
		const abortController = this[getAbortController]();
		if (this[requestCache]) return this[requestCache];
		const method = this.method;
		if (this[bodyConsumedDirectlyKey] && !(method === "GET" || method === "HEAD")) {
			this[bodyBufferKey] = void 0;
			const init = {
				method: method === "TRACE" ? "GET" : method,
				headers: this.headers,
				signal: abortController.signal
			};
			if (method !== "TRACE") {
				init.body = new ReadableStream({ start(c) {
					c.close();
				} });
				init.duplex = "half";
			}
			const req = new Request$1(this[urlKey], init);
			if (method === "TRACE") Object.defineProperty(req, "method", { get() {
				return "TRACE";
			} });
			return this[requestCache] = req;
		}
		return this[requestCache] = newRequestFromIncoming(this.method, this[urlKey], this.headers, this[incomingKey], abortController);
	},
	get body() {
		if (!this[bodyConsumedDirectlyKey]) return this[getRequestCache]().body;
		const request = this[getRequestCache]();
		if (!this[bodyLockReaderKey] && request.body) this[bodyLockReaderKey] = request.body.getReader();
		return request.body;
	},
	get bodyUsed() {
		if (this[bodyConsumedDirectlyKey]) return true;
		if (this[requestCache]) return this[requestCache].bodyUsed;
		return false;
	}
};
Object.defineProperty(requestPrototype, "signal", { get() {
	return this[getAbortController]().signal;
} });
[
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
].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { get() {
		return this[getRequestCache]()[k];
	} });
});
["clone", "formData"].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { value: function() {
		if (this[bodyConsumedDirectlyKey]) {
			if (k === "clone") throw newBodyUnusableError();
			return rejectBodyUnusable();
		}
		return this[getRequestCache]()[k]();
	} });
});
Object.defineProperty(requestPrototype, "text", { value: function() {
	return readBodyWithFastPath(this, "text", (buf) => textDecoder.decode(buf));
} });
Object.defineProperty(requestPrototype, "arrayBuffer", { value: function() {
	return readBodyWithFastPath(this, "arrayBuffer", (buf) => toArrayBuffer(buf));
} });
Object.defineProperty(requestPrototype, "blob", { value: function() {
	return readBodyWithFastPath(this, "blob", (buf, request) => {
		const type = contentType(request);
		return new Response(buf, type ? { headers: { "content-type": type } } : void 0).blob();
	});
} });
Object.defineProperty(requestPrototype, "json", { value: function() {
	if (this[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	return this.text().then(JSON.parse);
} });
Object.defineProperty(requestPrototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Request (lightweight) ${inspectFn({
		method: this.method,
		url: this.url,
		headers: this.headers,
		nativeRequest: this[requestCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(requestPrototype, Request$1.prototype);
const newRequest = (incoming, defaultHostname) => {
	const req = Object.create(requestPrototype);
	req[incomingKey] = incoming;
	req[methodKey] = normalizeIncomingMethod(incoming.method);
	const incomingUrl = incoming.url || "";
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		if (incoming instanceof Http2ServerRequest) throw new RequestError("Absolute URL for :path is not allowed in HTTP/2");
		try {
			validateRequestTarget(incomingUrl);
			req[urlKey] = new URL(incomingUrl).href;
		} catch (e) {
			throw new RequestError("Invalid absolute URL", { cause: e });
		}
		return req;
	}
	const host = (incoming instanceof Http2ServerRequest ? incoming.authority : incoming.headers.host) || defaultHostname;
	if (!host) throw new RequestError("Missing host header");
	let scheme;
	if (incoming instanceof Http2ServerRequest) {
		scheme = incoming.scheme;
		if (!(scheme === "http" || scheme === "https")) throw new RequestError("Unsupported scheme");
	} else scheme = incoming.socket && incoming.socket.encrypted ? "https" : "http";
	try {
		req[urlKey] = buildUrl(scheme, host, incomingUrl);
	} catch (e) {
		if (e instanceof RequestError) throw e;
		else throw new RequestError("Invalid URL", { cause: e });
	}
	return req;
};
const defaultContentType = "text/plain; charset=UTF-8";
const responseCache = Symbol("responseCache");
const getResponseCache = Symbol("getResponseCache");
const cacheKey = Symbol("cache");
const GlobalResponse = global.Response;
var Response$1 = class Response$1 {
	#body;
	#init;
	[getResponseCache]() {
		const cache = this[cacheKey];
		const liveHeaders = cache && cache[2] instanceof Headers ? cache[2] : void 0;
		delete this[cacheKey];
		return this[responseCache] ||= new GlobalResponse(this.#body, liveHeaders ? {
			status: this.#init?.status,
			statusText: this.#init?.statusText,
			headers: liveHeaders
		} : this.#init);
	}
	constructor(body, init) {
		let headers;
		this.#body = body;
		if (init instanceof GlobalResponse) {
			const cachedGlobalResponse = init[responseCache];
			if (cachedGlobalResponse) {
				this.#init = cachedGlobalResponse;
				this[getResponseCache]();
				return;
			}
			this.#init = init instanceof Response$1 ? init.#init : init;
			headers = new Headers(init.headers);
		} else this.#init = init;
		if (body == null || typeof body === "string" || typeof body?.getReader !== "undefined" || body instanceof Blob || body instanceof Uint8Array) this[cacheKey] = [
			init?.status || 200,
			body ?? null,
			headers || init?.headers
		];
	}
	get headers() {
		const cache = this[cacheKey];
		if (cache) {
			if (!(cache[2] instanceof Headers)) cache[2] = new Headers(cache[2] || (cache[1] === null ? void 0 : { "content-type": defaultContentType }));
			return cache[2];
		}
		return this[getResponseCache]().headers;
	}
	get status() {
		return this[cacheKey]?.[0] ?? this[getResponseCache]().status;
	}
	get ok() {
		const status = this.status;
		return status >= 200 && status < 300;
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
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { get() {
		return this[getResponseCache]()[k];
	} });
});
[
	"arrayBuffer",
	"blob",
	"clone",
	"formData",
	"json",
	"text"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { value: function() {
		return this[getResponseCache]()[k]();
	} });
});
Object.defineProperty(Response$1.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Response (lightweight) ${inspectFn({
		status: this.status,
		headers: this.headers,
		ok: this.ok,
		nativeResponse: this[responseCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(Response$1, GlobalResponse);
Object.setPrototypeOf(Response$1.prototype, GlobalResponse.prototype);
const validRedirectUrl = /^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/;
const parseRedirectUrl = (url) => {
	if (url instanceof URL) return url.href;
	if (validRedirectUrl.test(url)) return url;
	return new URL(url).href;
};
const validRedirectStatuses = /* @__PURE__ */ new Set([
	301,
	302,
	303,
	307,
	308
]);
Object.defineProperty(Response$1, "redirect", {
	value: function redirect(url, status = 302) {
		if (!validRedirectStatuses.has(status)) throw new RangeError("Invalid status code");
		return new Response$1(null, {
			status,
			headers: { location: parseRedirectUrl(url) }
		});
	},
	writable: true,
	configurable: true
});
Object.defineProperty(Response$1, "json", {
	value: function json(data, init) {
		const body = JSON.stringify(data);
		if (body === void 0) throw new TypeError("The data is not JSON serializable");
		const initHeaders = init?.headers;
		let headers;
		if (initHeaders) {
			headers = new Headers(initHeaders);
			if (!headers.has("content-type")) headers.set("content-type", "application/json");
		} else headers = { "content-type": "application/json" };
		return new Response$1(body, {
			status: init?.status ?? 200,
			statusText: init?.statusText,
			headers
		});
	},
	writable: true,
	configurable: true
});
async function readWithoutBlocking(readPromise) {
	return Promise.race([readPromise, Promise.resolve().then(() => Promise.resolve(void 0))]);
}
function writeFromReadableStreamDefaultReader(reader, writable, currentReadPromise) {
	const cancel = (error) => {
		reader.cancel(error).catch(() => {});
	};
	const stream = writable.stream;
	if (writable.destroyed || stream?.closed || stream?.destroyed) {
		cancel();
		return reader.closed;
	}
	writable.on("close", cancel);
	writable.on("error", cancel);
	(currentReadPromise ?? reader.read()).then(flow, handleStreamError);
	return reader.closed.finally(() => {
		writable.off("close", cancel);
		writable.off("error", cancel);
	});
	function handleStreamError(error) {
		if (error) writable.destroy(error);
	}
	function onDrain() {
		reader.read().then(flow, handleStreamError);
	}
	function flow({ done, value }) {
		try {
			if (done) writable.end();
			else if (!writable.write(value)) writable.once("drain", onDrain);
			else reader.read().then(flow, handleStreamError);
		} catch (e) {
			handleStreamError(e);
		}
	}
}
function writeFromReadableStream(stream, writable) {
	if (stream.locked) throw new TypeError("ReadableStream is locked.");
	else if (writable.destroyed) {
		stream.cancel().catch(() => {});
		return;
	}
	return writeFromReadableStreamDefaultReader(stream.getReader(), writable);
}
const buildOutgoingHttpHeaders = (headers, defaultContentType) => {
	const res = {};
	if (!(headers instanceof Headers)) headers = new Headers(headers ?? void 0);
	if (headers.has("set-cookie")) {
		const cookies = [];
		for (const [k, v] of headers) if (k === "set-cookie") cookies.push(v);
		else res[k] = v;
		if (cookies.length > 0) res["set-cookie"] = cookies;
	} else for (const [k, v] of headers) res[k] = v;
	if (defaultContentType) res["content-type"] ??= defaultContentType;
	return res;
};
const outgoingEnded = Symbol("outgoingEnded");
const incomingDraining = Symbol("incomingDraining");
const DRAIN_TIMEOUT_MS = 500;
const MAX_DRAIN_BYTES = 67108864;
const drainIncoming = (incoming) => {
	const incomingWithDrainState = incoming;
	if (incoming.destroyed || incomingWithDrainState[incomingDraining]) return;
	incomingWithDrainState[incomingDraining] = true;
	if (incoming instanceof Http2ServerRequest) {
		try {
			incoming.stream?.close?.(constants.NGHTTP2_NO_ERROR);
		} catch {}
		return;
	}
	let bytesRead = 0;
	const cleanup = () => {
		clearTimeout(timer);
		incoming.off("data", onData);
		incoming.off("end", cleanup);
		incoming.off("error", cleanup);
	};
	const forceClose = () => {
		cleanup();
		const socket = incoming.socket;
		if (socket && !socket.destroyed) {
			if (typeof socket.destroySoon === "function") socket.destroySoon();
			else if (typeof socket.destroy === "function") socket.destroy();
		}
	};
	const timer = setTimeout(forceClose, DRAIN_TIMEOUT_MS);
	timer.unref?.();
	const onData = (chunk) => {
		bytesRead += chunk.length;
		if (bytesRead > MAX_DRAIN_BYTES) forceClose();
	};
	incoming.on("data", onData);
	incoming.on("end", cleanup);
	incoming.on("error", cleanup);
	incoming.resume();
};
const makeCloseHandler = (req, incoming, outgoing, needsBodyCleanup) => () => {
	if (incoming.errored) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest](incoming.errored.toString());
	} else if (!outgoing.writableFinished || incoming instanceof Http2ServerRequest && incoming.aborted) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest]("Client connection prematurely closed.");
	}
	if (needsBodyCleanup && !incoming.readableEnded) setTimeout(() => {
		if (!incoming.readableEnded) setTimeout(() => {
			drainIncoming(incoming);
		});
	});
};
const isImmediateCacheableResponse = (res) => {
	if (!(cacheKey in res)) return false;
	const body = res[cacheKey][1];
	return body === null || typeof body === "string" || body instanceof Uint8Array;
};
const handleRequestError = () => new Response(null, { status: 400 });
const handleFetchError = (e) => new Response(null, { status: e instanceof Error && (e.name === "TimeoutError" || e.constructor.name === "TimeoutError") ? 504 : 500 });
const handleResponseError = (e, outgoing) => {
	const err = e instanceof Error ? e : new Error("unknown error", { cause: e });
	if (err.code === "ERR_STREAM_PREMATURE_CLOSE") console.info("The user aborted a request.");
	else {
		console.error(e);
		if (!outgoing.headersSent) {
			if (outgoing instanceof ServerResponse) outgoing._contentLength = null;
			outgoing.writeHead(500, { "Content-Type": "text/plain" });
		}
		outgoing.end(`Error: ${err.message}`);
		outgoing.destroy(err);
	}
};
const flushHeaders = (outgoing) => {
	if ("flushHeaders" in outgoing && outgoing.writable) outgoing.flushHeaders();
};
const trySetContentLength = (outgoing, status, length) => {
	const http1 = outgoing;
	if (http1._contentLength === null && http1._hasBody && http1.useChunkedEncodingByDefault && !http1._removedContLen && status >= 200 && status !== 204 && status !== 304 && !outgoing.hasHeader("content-length") && !outgoing.hasHeader("transfer-encoding") && !outgoing.hasHeader("trailer")) {
		http1._contentLength = length;
		return true;
	}
	return false;
};
const writeDefaultHeaders = (outgoing, status, length) => {
	if (trySetContentLength(outgoing, status, length)) outgoing.writeHead(status, { "Content-Type": defaultContentType });
	else outgoing.writeHead(status, {
		"Content-Type": defaultContentType,
		"Content-Length": length
	});
};
const responseViaCache = async (res, outgoing) => {
	let [status, body, header] = res[cacheKey];
	if (!header) {
		if (body === null) {
			outgoing.writeHead(status);
			outgoing.end();
		} else if (typeof body === "string") {
			writeDefaultHeaders(outgoing, status, Buffer.byteLength(body));
			outgoing.end(body);
		} else if (body instanceof Uint8Array) {
			writeDefaultHeaders(outgoing, status, body.byteLength);
			outgoing.end(body);
		} else if (body instanceof Blob) {
			writeDefaultHeaders(outgoing, status, body.size);
			outgoing.end(new Uint8Array(await body.arrayBuffer()));
		} else {
			outgoing.writeHead(status, { "Content-Type": defaultContentType });
			flushHeaders(outgoing);
			await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
		}
		outgoing[outgoingEnded]?.();
		return;
	}
	let hasContentLength = false;
	let plainHeaders = false;
	let canAutoLength = true;
	if (header instanceof Headers) {
		hasContentLength = header.has("content-length");
		header = buildOutgoingHttpHeaders(header, body === null ? void 0 : defaultContentType);
	} else if (Array.isArray(header)) {
		const headerObj = new Headers(header);
		hasContentLength = headerObj.has("content-length");
		header = buildOutgoingHttpHeaders(headerObj, body === null ? void 0 : defaultContentType);
	} else {
		plainHeaders = true;
		for (const key in header) {
			if (key.length === 14 && key.toLowerCase() === "content-length") {
				hasContentLength = true;
				break;
			}
			if (key.length === 17 && key.toLowerCase() === "transfer-encoding" || key.length === 7 && key.toLowerCase() === "trailer") canAutoLength = false;
		}
	}
	if (!hasContentLength) {
		let length;
		if (typeof body === "string") length = Buffer.byteLength(body);
		else if (body instanceof Uint8Array) length = body.byteLength;
		else if (body instanceof Blob) length = body.size;
		if (length !== void 0 && (!plainHeaders || !canAutoLength || !trySetContentLength(outgoing, status, length))) {
			if (plainHeaders) header = { ...header };
			header["Content-Length"] = length;
		}
	}
	outgoing.writeHead(status, header);
	if (body == null) outgoing.end();
	else if (typeof body === "string" || body instanceof Uint8Array) outgoing.end(body);
	else if (body instanceof Blob) outgoing.end(new Uint8Array(await body.arrayBuffer()));
	else {
		flushHeaders(outgoing);
		await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
	}
	outgoing[outgoingEnded]?.();
};
const isPromise = (res) => typeof res.then === "function";
const responseViaResponseObject = async (res, outgoing, options = {}) => {
	if (isPromise(res)) if (options.errorHandler) try {
		res = await res;
	} catch (err) {
		const errRes = await options.errorHandler(err);
		if (!errRes) return;
		res = errRes;
	}
	else res = await res.catch(handleFetchError);
	if (cacheKey in res) return responseViaCache(res, outgoing);
	const resHeaderRecord = buildOutgoingHttpHeaders(res.headers, res.body === null ? void 0 : defaultContentType);
	if (res.body) {
		const reader = res.body.getReader();
		const values = [];
		let done = false;
		let currentReadPromise = void 0;
		if (resHeaderRecord["transfer-encoding"] !== "chunked") {
			let maxReadCount = 2;
			for (let i = 0; i < maxReadCount; i++) {
				currentReadPromise ||= reader.read();
				const chunk = await readWithoutBlocking(currentReadPromise);
				if (!chunk) {
					if (i === 1) {
						await new Promise((resolve) => setTimeout(resolve));
						maxReadCount = 3;
						continue;
					}
					break;
				}
				currentReadPromise = void 0;
				if (chunk.value) values.push(chunk.value);
				if (chunk.done) {
					done = true;
					break;
				}
			}
			if (done && !("content-length" in resHeaderRecord)) resHeaderRecord["content-length"] = values.reduce((acc, value) => acc + value.length, 0);
		}
		outgoing.writeHead(res.status, resHeaderRecord);
		values.forEach((value) => {
			outgoing.write(value);
		});
		if (done) outgoing.end();
		else {
			if (values.length === 0) flushHeaders(outgoing);
			await writeFromReadableStreamDefaultReader(reader, outgoing, currentReadPromise);
		}
	} else if (resHeaderRecord["x-hono-already-sent"]) {} else {
		outgoing.writeHead(res.status, resHeaderRecord);
		outgoing.end();
	}
	outgoing[outgoingEnded]?.();
};
const getRequestListener = (fetchCallback, options = {}) => {
	const autoCleanupIncoming = options.autoCleanupIncoming ?? true;
	if (options.overrideGlobalObjects !== false && global.Request !== Request$1) {
		Object.defineProperty(global, "Request", { value: Request$1 });
		Object.defineProperty(global, "Response", { value: Response$1 });
	}
	return async (incoming, outgoing) => {
		let res, req;
		let needsBodyCleanup = false;
		let closeHandlerAttached = false;
		const ensureCloseHandler = () => {
			if (!req || closeHandlerAttached) return;
			closeHandlerAttached = true;
			outgoing.on("close", makeCloseHandler(req, incoming, outgoing, needsBodyCleanup));
		};
		try {
			req = newRequest(incoming, options.hostname);
			needsBodyCleanup = autoCleanupIncoming && !(incoming.method === "GET" || incoming.method === "HEAD");
			if (needsBodyCleanup) {
				incoming[wrapBodyStream] = true;
				if (incoming instanceof Http2ServerRequest) outgoing[outgoingEnded] = () => {
					if (!incoming.readableEnded) setTimeout(() => {
						if (!incoming.readableEnded) setTimeout(() => {
							incoming.destroy();
							outgoing.destroy();
						});
					});
				};
			}
			res = fetchCallback(req, {
				incoming,
				outgoing
			});
			if (!isPromise(res) && isImmediateCacheableResponse(res)) {
				if (needsBodyCleanup && !incoming.readableEnded) outgoing.once("finish", () => {
					if (!incoming.readableEnded) drainIncoming(incoming);
				});
				return responseViaCache(res, outgoing);
			}
			ensureCloseHandler();
		} catch (e) {
			if (!res) if (options.errorHandler) {
				ensureCloseHandler();
				res = await options.errorHandler(req ? e : toRequestError(e));
				if (!res) return;
			} else if (!req) res = handleRequestError();
			else res = handleFetchError(e);
			else return handleResponseError(e, outgoing);
		}
		try {
			return await responseViaResponseObject(res, outgoing, options);
		} catch (e) {
			return handleResponseError(e, outgoing);
		}
	};
};
const CloseEvent = globalThis.CloseEvent ?? class extends Event {
	#eventInitDict;
	constructor(type, eventInitDict = {}) {
		super(type, eventInitDict);
		this.#eventInitDict = eventInitDict;
	}
	get wasClean() {
		return this.#eventInitDict.wasClean ?? false;
	}
	get code() {
		return this.#eventInitDict.code ?? 0;
	}
	get reason() {
		return this.#eventInitDict.reason ?? "";
	}
};
const ErrorEvent = globalThis.ErrorEvent ?? class extends Event {
	#eventInitDict;
	constructor(type, eventInitDict = {}) {
		super(type, eventInitDict);
		this.#eventInitDict = eventInitDict;
	}
	get message() {
		return this.#eventInitDict.message ?? "";
	}
	get filename() {
		return this.#eventInitDict.filename ?? "";
	}
	get lineno() {
		return this.#eventInitDict.lineno ?? 0;
	}
	get colno() {
		return this.#eventInitDict.colno ?? 0;
	}
	get error() {
		return this.#eventInitDict.error ?? null;
	}
};
const generateConnectionSymbol = () => Symbol("connection");
const CONNECTION_SYMBOL_KEY = Symbol("CONNECTION_SYMBOL_KEY");
const WAIT_FOR_WEBSOCKET_SYMBOL = Symbol("WAIT_FOR_WEBSOCKET_SYMBOL");
const responseHeadersToSkip = /* @__PURE__ */ new Set([
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
]);
const appendResponseHeaders = (headers, responseHeaders) => {
	if (!responseHeaders) return;
	responseHeaders.forEach((value, key) => {
		if (responseHeadersToSkip.has(key.toLowerCase())) return;
		headers.push(`${key}: ${value}`);
	});
};
const rejectUpgradeRequest = (socket, status, responseHeaders) => {
	if (socket.destroyed) return;
	const responseLines = ["Connection: close", "Content-Length: 0"];
	appendResponseHeaders(responseLines, responseHeaders);
	socket.end(`HTTP/1.1 ${status.toString()} ${STATUS_CODES[status] ?? ""}\r\n${responseLines.join("\r\n")}\r\n\r
`);
};
const createUpgradeRequest = (request) => {
	const protocol = request.socket.encrypted ? "https" : "http";
	const incomingUrl = request.url ?? "/";
	let url;
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		validateRequestTarget(incomingUrl);
		url = new URL(incomingUrl).href;
	} else url = buildUrl(protocol, request.headers.host ?? "localhost", incomingUrl);
	const headers = new Headers();
	for (const key in request.headers) {
		const value = request.headers[key];
		if (!value) continue;
		headers.append(key, Array.isArray(value) ? value[0] : value);
	}
	return new Request(url, { headers });
};
const setupWebSocket = (options) => {
	const { server, fetchCallback, wss } = options;
	const waiterMap = /* @__PURE__ */ new Map();
	wss.on("connection", (ws, request) => {
		const waiter = waiterMap.get(request);
		if (waiter) {
			waiter.resolve(ws);
			waiterMap.delete(request);
		}
	});
	const rejectWaiter = (request) => {
		const waiter = waiterMap.get(request);
		if (waiter) {
			waiterMap.delete(request);
			waiter.reject(/* @__PURE__ */ new Error("WebSocket handshake aborted"));
		}
	};
	const waitForWebSocket = (request, connectionSymbol) => {
		return new Promise((resolve, reject) => {
			waiterMap.set(request, {
				resolve,
				reject,
				connectionSymbol
			});
		});
	};
	server.on("upgrade", async (request, socket, head) => {
		if (request.headers.upgrade?.toLowerCase() !== "websocket") return;
		const ignoreSocketError = () => {};
		const reclaimWaiterOnClose = () => rejectWaiter(request);
		socket.on("error", ignoreSocketError);
		socket.once("close", reclaimWaiterOnClose);
		const env = {
			incoming: request,
			outgoing: void 0,
			wss,
			[WAIT_FOR_WEBSOCKET_SYMBOL]: waitForWebSocket
		};
		let status = 400;
		let responseHeaders;
		try {
			const response = await fetchCallback(createUpgradeRequest(request), env);
			if (response instanceof Response) {
				status = response.status;
				responseHeaders = response.headers;
			}
		} catch (error) {
			if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, error instanceof RequestError ? 400 : 500);
			return;
		}
		if (socket.destroyed) {
			rejectWaiter(request);
			return;
		}
		const waiter = waiterMap.get(request);
		if (!waiter || waiter.connectionSymbol !== env[CONNECTION_SYMBOL_KEY]) {
			rejectWaiter(request);
			if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, status, responseHeaders);
			return;
		}
		const addResponseHeaders = (headers) => {
			appendResponseHeaders(headers, responseHeaders);
		};
		wss.on("headers", addResponseHeaders);
		try {
			wss.handleUpgrade(request, socket, head, (ws) => {
				socket.off("close", reclaimWaiterOnClose);
				socket.off("error", ignoreSocketError);
				wss.emit("connection", ws, request);
			});
		} finally {
			wss.off("headers", addResponseHeaders);
		}
	});
	server.on("close", () => {
		wss.close();
	});
};
const upgradeWebSocket = defineWebSocketHelper(async (c, events, options) => {
	if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return;
	const env = c.env;
	const waitForWebSocket = env[WAIT_FOR_WEBSOCKET_SYMBOL];
	if (!waitForWebSocket || !env.incoming) return new Response(null, { status: 500 });
	const connectionSymbol = generateConnectionSymbol();
	env[CONNECTION_SYMBOL_KEY] = connectionSymbol;
	(async () => {
		let ws;
		try {
			ws = await waitForWebSocket(env.incoming, connectionSymbol);
		} catch {
			return;
		}
		const messagesReceivedInStarting = [];
		const bufferMessage = (data, isBinary) => {
			messagesReceivedInStarting.push([data, isBinary]);
		};
		ws.on("message", bufferMessage);
		const ctx = {
			binaryType: "arraybuffer",
			close(code, reason) {
				ws.close(code, reason);
			},
			protocol: ws.protocol,
			raw: ws,
			get readyState() {
				return ws.readyState;
			},
			send(source, opts) {
				ws.send(source, { compress: opts?.compress });
			},
			url: new URL(c.req.url)
		};
		try {
			events?.onOpen?.(new Event("open"), ctx);
		} catch (e) {
			(options?.onError ?? console.error)(e);
		}
		const handleMessage = (data, isBinary) => {
			const datas = Array.isArray(data) ? data : [data];
			for (const data of datas) try {
				events?.onMessage?.(new MessageEvent("message", { data: isBinary ? data instanceof ArrayBuffer ? data : data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) : typeof data === "string" ? data : Buffer.from(data).toString("utf-8") }), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		};
		ws.off("message", bufferMessage);
		for (const message of messagesReceivedInStarting) handleMessage(...message);
		ws.on("message", (data, isBinary) => {
			handleMessage(data, isBinary);
		});
		ws.on("close", (code, reason) => {
			try {
				events?.onClose?.(new CloseEvent("close", {
					code,
					reason: reason.toString()
				}), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		});
		ws.on("error", (error) => {
			try {
				events?.onError?.(new ErrorEvent("error", { error }), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		});
	})();
	return new Response();
});
const createAdaptorServer = (options) => {
	const fetchCallback = options.fetch;
	const requestListener = getRequestListener(fetchCallback, {
		hostname: options.hostname,
		overrideGlobalObjects: options.overrideGlobalObjects,
		autoCleanupIncoming: options.autoCleanupIncoming
	});
	const server = (options.createServer || createServer)(options.serverOptions || {}, requestListener);
	if (options.websocket && options.websocket.server) {
		if (options.websocket.server.options.noServer !== true) throw new Error("WebSocket server must be created with { noServer: true } option");
		setupWebSocket({
			server,
			fetchCallback,
			wss: options.websocket.server
		});
	}
	return server;
};
const serve = (options, listeningListener) => {
	const server = createAdaptorServer(options);
	server.listen(options?.port ?? 3e3, options.hostname, () => {
		const serverInfo = server.address();
		listeningListener && listeningListener(serverInfo);
	});
	return server;
};
// src/core/report/junit.ts
const skipped = /* @__PURE__ */ new Set([
	"inconclusive",
	"skipped",
	"unproven",
	"quarantined",
	"unguarded",
	"error"
]);
function reportJunit({ cases, summary }) {
	const tests = cases.map(testCase);
	const errors = cases.filter((result) => result.blocks && result.verdict === "error").length;
	const failures = cases.filter((result) => result.blocks && result.verdict !== "error").length;
	const skips = cases.filter(isSkipped).length;
	const counts = `tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="${skips}" time="${seconds(summary.duration_ms)}"`;
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<testsuites name="replaykit" ${counts}>`,
		`<testsuite name="replaykit" ${counts}>`,
		...tests,
		"</testsuite>",
		"</testsuites>",
		""
	].join("\n");
}
function testCase(result) {
	const { case_id, title, path, duration_ms } = result;
	const head = `<testcase classname="${untrustedHtml(path)}" name="${untrustedHtml(`${case_id}: ${title}`)}" file="${untrustedHtml(`${path}/case.yaml`)}" time="${seconds(duration_ms)}"`;
	const inner = innerOf(result);
	return inner === void 0 ? `${head}/>` : `${head}>${inner}</testcase>`;
}
function innerOf(result) {
	const message = untrustedHtml(`${result.standing}: ${result.reason}`).replaceAll("\n", "&#10;");
	if (result.blocks) {
		const element = result.verdict === "error" ? "error" : "failure";
		return `<${element} type="${result.standing}" message="${message}">${untrustedHtml(details(result))}</${element}>`;
	}
	if (isSkipped(result)) return `<skipped message="${message}"/>`;
	const waiting = openChecks(result).map(({ check, message }) => `not decided, needs a person: ${check}: ${message}`);
	return waiting.length === 0 ? void 0 : `<system-out>${untrustedHtml(waiting.join("\n"))}</system-out>`;
}
function details({ attempts, commands }) {
	const [first] = attempts;
	const failed = first?.assertions.filter(({ outcome }) => outcome === "fail") ?? [];
	return [
		plural(attempts.length, "attempt"),
		...failed.map(({ check, message }) => `failed: ${check}: ${message}`),
		...first ? [`calls: ${countsText(first.counts)}`] : [],
		`reproduce: ${commands.reproduce}`
	].join("\n");
}
function isSkipped({ blocks, standing }) {
	return !blocks && skipped.has(standing);
}
function seconds(milliseconds) {
	return (milliseconds / 1e3).toFixed(3);
}
// node_modules/hono/dist/http-exception.js
var HTTPException = class extends Error {
	res;
	status;
	constructor(status = 500, options) {
		super(options?.message, { cause: options?.cause });
		this.res = options?.res;
		this.status = status;
	}
	getResponse() {
		if (this.res) return new Response(this.res.body, {
			status: this.status,
			headers: this.res.headers
		});
		return new Response(this.message, { status: this.status });
	}
};
// node_modules/hono/dist/request/constants.js
const GET_MATCH_RESULT = Symbol();
// node_modules/hono/dist/utils/buffer.js
const bufferToFormData = (arrayBuffer, contentType) => {
	return new Response(arrayBuffer, { headers: { "Content-Type": contentType.replace(/^[^;]+/, (mediaType) => mediaType.toLowerCase()) } }).formData();
};
// node_modules/hono/dist/utils/body.js
const MAX_NESTED_OBJECTS = 1e4;
const isRawRequest = (request) => "headers" in request;
const parseBody = async (request, options = Object.create(null)) => {
	const { all = false, dot = false } = options;
	const mediaType = (isRawRequest(request) ? request.headers : request.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();
	if (mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded") return parseFormData(request, {
		all,
		dot
	});
	return {};
};
async function parseFormData(request, options) {
	if (!isRawRequest(request) && request.bodyCache.formData) return convertFormDataToBodyData(await request.bodyCache.formData, options);
	const headers = isRawRequest(request) ? request.headers : request.raw.headers;
	const arrayBuffer = await request.arrayBuffer();
	const formDataPromise = bufferToFormData(arrayBuffer, headers.get("Content-Type") || "");
	if (!isRawRequest(request)) request.bodyCache.formData = formDataPromise;
	const formData = await formDataPromise;
	if (formData) return convertFormDataToBodyData(formData, options);
	return {};
}
function convertFormDataToBodyData(formData, options) {
	const form = Object.create(null);
	const nestingState = { count: 0 };
	formData.forEach((value, key) => {
		if (!(options.all || key.endsWith("[]"))) form[key] = value;
		else handleParsingAllValues(form, key, value);
	});
	if (options.dot) Object.entries(form).forEach(([key, value]) => {
		if (key.includes(".")) {
			handleParsingNestedValues(form, key, value, nestingState);
			delete form[key];
		}
	});
	return form;
}
const handleParsingAllValues = (form, key, value) => {
	if (form[key] !== void 0) {
		if (Array.isArray(form[key])) form[key].push(value);
		else form[key] = [form[key], value];
	} else if (!key.endsWith("[]")) form[key] = value;
	else form[key] = [value];
};
const handleParsingNestedValues = (form, key, value, state) => {
	if (/(?:^|\.)__proto__\./.test(key)) return;
	let nestedForm = form;
	const keys = key.split(".", 34);
	if (keys.length > 33) throwNestingLimitExceeded();
	keys.forEach((key, index) => {
		if (index === keys.length - 1) nestedForm[key] = value;
		else {
			if (!nestedForm[key] || typeof nestedForm[key] !== "object" || Array.isArray(nestedForm[key]) || nestedForm[key] instanceof File) {
				if (state.count++ >= MAX_NESTED_OBJECTS) throwNestingLimitExceeded();
				nestedForm[key] = Object.create(null);
			}
			nestedForm = nestedForm[key];
		}
	});
};
const throwNestingLimitExceeded = () => {
	throw new Error("Nesting limit exceeded");
};
// node_modules/hono/dist/utils/url.js
const splitPath = (path) => {
	const paths = path.split("/");
	if (paths[0] === "") paths.shift();
	return paths;
};
const splitRoutingPath = (routePath) => {
	const { groups, path } = extractGroupsFromPath(routePath);
	const paths = splitPath(path);
	return replaceGroupMarks(paths, groups);
};
const extractGroupsFromPath = (path) => {
	const groups = [];
	path = path.replace(/\{[^}]+\}/g, (match, index) => {
		const mark = `@${index}`;
		groups.push([mark, match]);
		return mark;
	});
	return {
		groups,
		path
	};
};
const replaceGroupMarks = (paths, groups) => {
	for (let i = groups.length - 1; i >= 0; i--) {
		const [mark] = groups[i];
		for (let j = paths.length - 1; j >= 0; j--) if (paths[j].includes(mark)) {
			paths[j] = paths[j].replace(mark, groups[i][1]);
			break;
		}
	}
	return paths;
};
const patternCache = {};
const getPattern = (label, next) => {
	if (label === "*") return "*";
	const match = label.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
	if (match) {
		const cacheKey = `${label}#${next}`;
		if (!patternCache[cacheKey]) {
			if (match[2]) patternCache[cacheKey] = next && next[0] !== ":" && next[0] !== "*" ? [
				cacheKey,
				match[1],
				new RegExp(`^${match[2]}(?=/${next})`)
			] : [
				label,
				match[1],
				new RegExp(`^${match[2]}$`)
			];
			else patternCache[cacheKey] = [
				label,
				match[1],
				true
			];
		}
		return patternCache[cacheKey];
	}
	return null;
};
const tryDecode = (str, decoder) => {
	try {
		return decoder(str);
	} catch {
		return str.replace(/(?:%[0-9A-Fa-f]{2})+/g, (match) => {
			try {
				return decoder(match);
			} catch {
				return match;
			}
		});
	}
};
const decodeURIWithPreservedPercent = (value) => decodeURI(value.includes("%25") ? value.replace(/%25/g, "%2525") : value);
const getPath = (request) => {
	const url = request.url;
	const start = url.indexOf("/", url.indexOf(":") + 4);
	let i = start;
	for (; i < url.length; i++) {
		const charCode = url.charCodeAt(i);
		if (charCode === 37) {
			const queryIndex = url.indexOf("?", i);
			const hashIndex = url.indexOf("#", i);
			const end = queryIndex === -1 ? hashIndex === -1 ? void 0 : hashIndex : hashIndex === -1 ? queryIndex : Math.min(queryIndex, hashIndex);
			const path = url.slice(start, end);
			const decoded = tryDecode(path, decodeURIWithPreservedPercent);
			if (/%(?![0-9A-Fa-f]{2})/.test(path)) {
				const rewritten = new URL("http://localhost");
				rewritten.pathname = decoded.replace(/[\\\t\n\r]/g, encodeURIComponent);
				if (tryDecode(rewritten.pathname, decodeURIWithPreservedPercent) !== decoded) return tryDecode(path.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"), decodeURIWithPreservedPercent);
			}
			return decoded;
		} else if (charCode === 63 || charCode === 35) break;
	}
	return url.slice(start, i);
};
const getPathNoStrict = (request) => {
	const result = getPath(request);
	return result.length > 1 && result.at(-1) === "/" ? result.slice(0, -1) : result;
};
const mergePath = (base, sub, ...rest) => {
	if (rest.length) sub = mergePath(sub, ...rest);
	return `${base?.[0] === "/" ? "" : "/"}${base}${sub === "/" ? "" : `${base?.at(-1) === "/" ? "" : "/"}${sub?.[0] === "/" ? sub.slice(1) : sub}`}`;
};
const checkOptionalParameter = (path) => {
	if (path.charCodeAt(path.length - 1) !== 63 || !path.includes(":")) return null;
	const segments = path.split("/");
	const results = [];
	let basePath = "";
	segments.forEach((segment) => {
		if (segment !== "" && !/\:/.test(segment)) basePath += "/" + segment;
		else if (/\:/.test(segment)) {
			if (segment.charCodeAt(segment.length - 1) === 63) {
				if (results.length === 0 && basePath === "") results.push("/");
				else results.push(basePath);
				const optionalSegment = segment.slice(0, -1);
				basePath += "/" + optionalSegment;
				results.push(basePath);
			} else basePath += "/" + segment;
		}
	});
	return results.filter((v, i, a) => a.indexOf(v) === i);
};
const tryDecodeURIComponent = (str) => str.indexOf("%") !== -1 ? tryDecode(str, decodeURIComponent_) : str;
const _decodeURI = (value) => {
	if (value.indexOf("+") !== -1) value = value.replace(/\+/g, " ");
	return tryDecodeURIComponent(value);
};
const _getQueryParam = (url, key, multiple) => {
	const hashIndex = url.indexOf("#", 8);
	if (hashIndex !== -1) url = url.slice(0, hashIndex);
	let encoded;
	if (!multiple && key && !/[%+&=]/.test(key)) {
		const queryIndex = url.indexOf("?", 8);
		let keyIndex = queryIndex;
		if (keyIndex === -1) return;
		if (!url.startsWith(key, keyIndex + 1)) keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		while (keyIndex !== -1) {
			const trailingKeyCode = url.charCodeAt(keyIndex + key.length + 1);
			if (trailingKeyCode === 61 || trailingKeyCode === 38 || isNaN(trailingKeyCode)) {
				if (keyIndex > queryIndex && /(?:^|&)[^=&]*[%+]/.test(url.slice(queryIndex + 1, keyIndex))) break;
				if (trailingKeyCode === 61) {
					const valueIndex = keyIndex + key.length + 2;
					const endIndex = url.indexOf("&", valueIndex);
					return _decodeURI(url.slice(valueIndex, endIndex === -1 ? void 0 : endIndex));
				}
				return "";
			}
			keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		}
		encoded = /[%+]/.test(url);
		if (!encoded) return;
	}
	const results = Object.create(null);
	encoded ??= /[%+]/.test(url);
	let keyIndex = url.indexOf("?", 8);
	while (keyIndex !== -1) {
		const nextKeyIndex = url.indexOf("&", keyIndex + 1);
		let valueIndex = url.indexOf("=", keyIndex);
		if (valueIndex > nextKeyIndex && nextKeyIndex !== -1) valueIndex = -1;
		let name = url.slice(keyIndex + 1, valueIndex === -1 ? nextKeyIndex === -1 ? void 0 : nextKeyIndex : valueIndex);
		if (encoded) name = _decodeURI(name);
		keyIndex = nextKeyIndex;
		if (name === "") continue;
		let value;
		if (valueIndex === -1) value = "";
		else {
			value = url.slice(valueIndex + 1, nextKeyIndex === -1 ? void 0 : nextKeyIndex);
			if (encoded) value = _decodeURI(value);
		}
		if (multiple) {
			if (!(results[name] && Array.isArray(results[name]))) results[name] = [];
			results[name].push(value);
		} else results[name] ??= value;
	}
	return key ? results[key] : results;
};
const getQueryParam = _getQueryParam;
const getQueryParams = (url, key) => {
	return _getQueryParam(url, key, true);
};
const decodeURIComponent_ = decodeURIComponent;
// node_modules/hono/dist/request.js
var HonoRequest = class {
	raw;
	#validatedData;
	#matchResult;
	routeIndex = 0;
	path;
	bodyCache = {};
	constructor(request, path = "/", matchResult = [[]]) {
		this.raw = request;
		this.path = path;
		this.#matchResult = matchResult;
	}
	param(key) {
		return key ? this.#getDecodedParam(key) : this.#getAllDecodedParams();
	}
	#getDecodedParam(key) {
		const paramKey = this.#matchResult[0][this.routeIndex]?.[1][key];
		const param = this.#getParamValue(paramKey);
		return param && tryDecodeURIComponent(param);
	}
	#getAllDecodedParams() {
		const decoded = {};
		const keys = Object.keys(this.#matchResult[0][this.routeIndex]?.[1] ?? {});
		for (const key of keys) {
			const value = this.#getParamValue(this.#matchResult[0][this.routeIndex][1][key]);
			if (value !== void 0) decoded[key] = tryDecodeURIComponent(value);
		}
		return decoded;
	}
	#getParamValue(paramKey) {
		return this.#matchResult[1] ? this.#matchResult[1][paramKey] : paramKey;
	}
	query(key) {
		return getQueryParam(this.url, key);
	}
	queries(key) {
		return getQueryParams(this.url, key);
	}
	header(name) {
		if (name) return this.raw.headers.get(name) ?? void 0;
		const headerData = Object.create(null);
		this.raw.headers.forEach((value, key) => {
			headerData[key] = value;
		});
		return headerData;
	}
	async parseBody(options) {
		return parseBody(this, options);
	}
	#cachedBody = (key) => {
		const { bodyCache, raw } = this;
		const cachedBody = bodyCache[key];
		if (cachedBody) return cachedBody;
		for (const anyCachedKey in bodyCache) return bodyCache[anyCachedKey].then((body) => {
			if (anyCachedKey === "json") body = JSON.stringify(body);
			const contentType = anyCachedKey === "formData" ? void 0 : raw.headers.get("content-type");
			return new Response(body, { headers: contentType ? { "Content-Type": contentType } : void 0 })[key]();
		});
		return bodyCache[key] = raw[key]();
	};
	json() {
		return this.#cachedBody("text").then((text) => JSON.parse(text));
	}
	text() {
		return this.#cachedBody("text");
	}
	arrayBuffer() {
		return this.#cachedBody("arrayBuffer");
	}
	bytes() {
		return this.#cachedBody("arrayBuffer").then((buffer) => new Uint8Array(buffer));
	}
	blob() {
		return this.#cachedBody("blob");
	}
	formData() {
		return this.#cachedBody("formData");
	}
	addValidatedData(target, data) {
		(this.#validatedData ??= {})[target] = data;
	}
	valid(target) {
		return this.#validatedData?.[target];
	}
	get url() {
		return this.raw.url;
	}
	get method() {
		return this.raw.method;
	}
	get [GET_MATCH_RESULT]() {
		return this.#matchResult;
	}
	get matchedRoutes() {
		return this.#matchResult[0].map(([[, route]]) => route);
	}
	get routePath() {
		return this.#matchResult[0].map(([[, route]]) => route)[this.routeIndex].path;
	}
};
// node_modules/hono/dist/utils/html.js
const HtmlEscapedCallbackPhase = {
	Stringify: 1,
	BeforeStream: 2,
	Stream: 3
};
const raw = (value, callbacks) => {
	const escapedString = new String(value);
	escapedString.isEscaped = true;
	escapedString.callbacks = callbacks;
	return escapedString;
};
const escapeRe = /[&<>'"]/;
const stringBufferToString = async (buffer, callbacks) => {
	let str = "";
	callbacks ||= [];
	const resolvedBuffer = await Promise.all(buffer);
	for (let i = resolvedBuffer.length - 1;; i--) {
		str += resolvedBuffer[i];
		i--;
		if (i < 0) break;
		let r = resolvedBuffer[i];
		if (r == null || typeof r === "boolean") continue;
		if (typeof r === "number") {
			str += r;
			continue;
		}
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		const isEscaped = r.isEscaped;
		r = await (typeof r === "object" ? r.toString() : r);
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		if (r.isEscaped ?? isEscaped) str += r;
		else {
			const buf = [str];
			escapeToBuffer(r, buf);
			str = buf[0];
		}
	}
	return raw(str, callbacks);
};
const escapeToBuffer = (str, buffer) => {
	const match = str.search(escapeRe);
	if (match === -1) {
		buffer[0] += str;
		return;
	}
	let escape;
	let index;
	let lastIndex = 0;
	for (index = match; index < str.length; index++) {
		switch (str.charCodeAt(index)) {
			case 34:
				escape = "&quot;";
				break;
			case 39:
				escape = "&#39;";
				break;
			case 38:
				escape = "&amp;";
				break;
			case 60:
				escape = "&lt;";
				break;
			case 62:
				escape = "&gt;";
				break;
			default: continue;
		}
		buffer[0] += str.substring(lastIndex, index) + escape;
		lastIndex = index + 1;
	}
	buffer[0] += str.substring(lastIndex, index);
};
const resolveCallbackSync = (str) => {
	const callbacks = str.callbacks;
	if (!callbacks?.length) return str;
	const buffer = [str];
	const context = {};
	callbacks.forEach((c) => c({
		phase: HtmlEscapedCallbackPhase.Stringify,
		buffer,
		context
	}));
	return buffer[0];
};
const resolveCallback = async (str, phase, preserveCallbacks, context, buffer) => {
	if (typeof str === "object" && !(str instanceof String)) {
		if (!(str instanceof Promise)) str = str.toString();
		if (str instanceof Promise) str = await str;
	}
	const callbacks = str.callbacks;
	if (!callbacks?.length) return Promise.resolve(str);
	if (buffer) buffer[0] += str;
	else buffer = [str];
	const resStr = Promise.all(callbacks.map((c) => c({
		phase,
		buffer,
		context
	}))).then((res) => Promise.all(res.filter(Boolean).map((str) => resolveCallback(str, phase, false, context, buffer))).then(() => buffer[0]));
	if (preserveCallbacks) return raw(await resStr, callbacks);
	else return resStr;
};
// node_modules/hono/dist/context.js
const TEXT_PLAIN = "text/plain; charset=UTF-8";
const setDefaultContentType = (contentType, headers) => {
	return {
		"Content-Type": contentType,
		...headers
	};
};
const createResponseInstance = (body, init) => new Response(body, init);
var Context = class {
	#rawRequest;
	#req;
	env = {};
	#var;
	finalized = false;
	error;
	#status;
	#executionCtx;
	#res;
	#layout;
	#renderer;
	#notFoundHandler;
	#preparedHeaders;
	#matchResult;
	#path;
	constructor(req, options) {
		this.#rawRequest = req;
		if (options) {
			this.#executionCtx = options.executionCtx;
			this.env = options.env;
			this.#notFoundHandler = options.notFoundHandler;
			this.#path = options.path;
			this.#matchResult = options.matchResult;
		}
	}
	get req() {
		this.#req ??= new HonoRequest(this.#rawRequest, this.#path, this.#matchResult);
		return this.#req;
	}
	get event() {
		if (this.#executionCtx && "respondWith" in this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no FetchEvent");
	}
	get executionCtx() {
		if (this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no ExecutionContext");
	}
	get res() {
		return this.#res ||= createResponseInstance(null, { headers: this.#preparedHeaders ??= new Headers() });
	}
	set res(_res) {
		if (this.#res && _res) {
			_res = createResponseInstance(_res.body, _res);
			for (const [k, v] of this.#res.headers.entries()) {
				if (k === "content-type") continue;
				if (k === "set-cookie") {
					const cookies = this.#res.headers.getSetCookie();
					_res.headers.delete("set-cookie");
					for (const cookie of cookies) _res.headers.append("set-cookie", cookie);
				} else _res.headers.set(k, v);
			}
		}
		this.#res = _res;
		this.finalized = true;
	}
	render = (...args) => {
		this.#renderer ??= (content) => this.html(content);
		return this.#renderer(...args);
	};
	setLayout = (layout) => this.#layout = layout;
	getLayout = () => this.#layout;
	setRenderer = (renderer) => {
		this.#renderer = renderer;
	};
	header = (name, value, options) => {
		if (this.finalized && !this.#res.bodyUsed) this.#res = createResponseInstance(this.#res.body, this.#res);
		const headers = this.#res ? this.#res.headers : this.#preparedHeaders ??= new Headers();
		if (value === void 0) headers.delete(name);
		else if (options?.append) headers.append(name, value);
		else headers.set(name, value);
	};
	status = (status) => {
		this.#status = status;
	};
	set = (key, value) => {
		this.#var ??= /* @__PURE__ */ new Map();
		this.#var.set(key, value);
	};
	get = (key) => {
		return this.#var ? this.#var.get(key) : void 0;
	};
	get var() {
		if (!this.#var) return {};
		return Object.fromEntries(this.#var);
	}
	#newResponse(data, arg, headers) {
		let responseHeaders = this.#res ? new Headers(this.#res.headers) : this.#preparedHeaders;
		if (typeof arg === "object" && arg.headers) {
			responseHeaders ??= new Headers();
			for (const [key, value] of new Headers(arg.headers)) if (key === "set-cookie") responseHeaders.append(key, value);
			else responseHeaders.set(key, value);
		}
		if (headers) {
			if (!responseHeaders) {
				let count = 0;
				for (const k in headers) if (++count > 1 || typeof headers[k] !== "string") {
					responseHeaders = new Headers();
					break;
				}
			}
			if (responseHeaders) for (const k in headers) {
				const v = headers[k];
				if (typeof v === "string") responseHeaders.set(k, v);
				else {
					responseHeaders.delete(k);
					for (const v2 of v) responseHeaders.append(k, v2);
				}
			}
		}
		const status = typeof arg === "number" ? arg : arg?.status ?? this.#status;
		return createResponseInstance(data, {
			status,
			headers: responseHeaders ?? headers
		});
	}
	newResponse = (...args) => this.#newResponse(...args);
	body = (data, arg, headers) => this.#newResponse(data, arg, headers);
	text = (text, arg, headers) => {
		return !this.#preparedHeaders && !this.#status && !arg && !headers && !this.finalized ? new Response(text) : this.#newResponse(text, arg, setDefaultContentType(TEXT_PLAIN, headers));
	};
	json = (object, arg, headers) => {
		return this.#newResponse(JSON.stringify(object), arg, setDefaultContentType("application/json", headers));
	};
	html = (html, arg, headers) => {
		const res = (html) => this.#newResponse(html, arg, setDefaultContentType("text/html; charset=UTF-8", headers));
		return typeof html === "object" ? resolveCallback(html, HtmlEscapedCallbackPhase.Stringify, false, {}).then(res) : res(html);
	};
	redirect = (location, status) => {
		const locationString = String(location);
		this.header("Location", !/[^\x00-\xFF]/.test(locationString) ? locationString : encodeURI(locationString));
		return this.newResponse(null, status ?? 302);
	};
	notFound = () => {
		this.#notFoundHandler ??= () => createResponseInstance();
		return this.#notFoundHandler(this);
	};
};
// node_modules/hono/dist/compose.js
const compose = (middleware, onError, onNotFound) => {
	return (context, next) => {
		let index = -1;
		return dispatch(0);
		async function dispatch(i) {
			if (i <= index) throw new Error("next() called multiple times");
			index = i;
			let res;
			let isError = false;
			let handler;
			if (middleware[i]) {
				handler = middleware[i][0][0];
				context.req.routeIndex = i;
			} else handler = i === middleware.length && next || void 0;
			if (handler) try {
				res = await handler(context, () => dispatch(i + 1));
			} catch (err) {
				if (err instanceof Error && onError) {
					context.error = err;
					res = await onError(err, context);
					isError = true;
				} else throw err;
			}
			else if (context.finalized === false && onNotFound) res = await onNotFound(context);
			if (res && (context.finalized === false || isError)) context.res = res;
			return context;
		}
	};
};
// node_modules/hono/dist/helper/route/index.js
const matchedRoutes = (c) => c.req[GET_MATCH_RESULT][0].map(([[, route]]) => route);
const routePath = (c, index) => matchedRoutes(c).at(index ?? c.req.routeIndex)?.path ?? "";
// node_modules/hono/dist/router.js
const METHODS = [
	"get",
	"post",
	"put",
	"delete",
	"options",
	"patch",
	"query"
];
const MESSAGE_MATCHER_IS_ALREADY_BUILT = "Can not add a route since the matcher is already built.";
var UnsupportedPathError = class extends Error {};
// node_modules/hono/dist/utils/constants.js
const COMPOSED_HANDLER = "__COMPOSED_HANDLER";
// node_modules/hono/dist/utils/mount.js
const countTrailingSlashes = (path) => {
	let index = path.length;
	while (index > 0 && path.charCodeAt(index - 1) === 47) index--;
	return path.length - index;
};
const getPathPrefixLength = (c, pathPrefix, routePath) => {
	if (!/[:*]/.test(pathPrefix)) return pathPrefix.length;
	const path = c.req.path;
	const matchResult = c.req[GET_MATCH_RESULT];
	const paramNames = /* @__PURE__ */ new Set();
	let length = 0;
	for (const part of splitRoutingPath(pathPrefix)) {
		if (part[0] === ":" && part.endsWith("}?")) throw new Error(`mount(): Optional regular expression parameters are not supported in "${routePath}".`);
		const pattern = getPattern(part);
		if (pattern && pattern !== "*") {
			const name = pattern[1];
			if (paramNames.has(name)) throw new Error(`mount(): Duplicate path parameter "${name}" in "${routePath}".`);
			paramNames.add(name);
		}
		if (pattern && pattern !== "*" && pattern[2] !== true) {
			const value = matchResult.length === 2 ? matchResult[1][matchResult[0][c.req.routeIndex][1][pattern[1]]] : matchResult[0][c.req.routeIndex][1][pattern[1]];
			length += value.length + 1;
		} else if (pattern || part.endsWith("*")) {
			const end = path.indexOf("/", length + 1);
			length = end === -1 ? path.length : end;
		} else length += part.length + 1;
	}
	return length;
};
const createMountedRequest = (c, pathPrefix, routePath) => {
	if (/[^/]\*$/.test(routePath)) throw new Error(`mount(): Wildcard must follow "/" in "${routePath}".`);
	const prefixLength = getPathPrefixLength(c, pathPrefix, routePath);
	const path = c.req.path.slice(prefixLength) || "/";
	if (prefixLength > c.req.path.length || path[0] !== "/" || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) throw new HTTPException(400, { message: "Invalid mounted path" });
	const rawUrl = c.req.raw.url;
	if (/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(rawUrl)) throw new HTTPException(400, { message: "Invalid mounted path" });
	const rawPathEnd = rawUrl.search(/[?#]/);
	const rawTrailingSlashes = countTrailingSlashes(rawPathEnd === -1 ? rawUrl : rawUrl.slice(0, rawPathEnd));
	if (rawTrailingSlashes > 1 && countTrailingSlashes(c.req.path) === rawTrailingSlashes - 1) throw new HTTPException(400, { message: "Invalid mounted path" });
	const url = new URL(rawUrl);
	url.pathname = path.replace(/[\\\t\n\r]/g, encodeURIComponent);
	if (path.includes("%")) {}
	return new Request(url, c.req.raw);
};
// node_modules/hono/dist/hono-base.js
const notFoundHandler = (c) => {
	return c.text("404 Not Found", 404);
};
const errorHandler = (err, c) => {
	if ("getResponse" in err) {
		const res = err.getResponse();
		return c.newResponse(res.body, res);
	}
	console.error(err);
	return c.text("Internal Server Error", 500);
};
var Hono$1 = class Hono {
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
	#path = "/";
	routes = [];
	constructor(options = {}) {
		[...METHODS, "all"].forEach((method) => {
			this[method] = (args1, ...args) => {
				const methodName = method.toUpperCase();
				if (typeof args1 === "string") this.#path = args1;
				else this.#addRoute(methodName, this.#path, args1);
				args.forEach((handler) => {
					this.#addRoute(methodName, this.#path, handler);
				});
				return this;
			};
		});
		this.on = (method, path, ...handlers) => {
			for (const p of [path].flat()) {
				this.#path = p;
				for (const m of [method].flat()) {
					const methodName = m.toUpperCase();
					for (const handler of handlers) this.#addRoute(methodName, this.#path, handler);
				}
			}
			return this;
		};
		this.use = (arg1, ...handlers) => {
			if (typeof arg1 === "string") this.#path = arg1;
			else {
				this.#path = "*";
				handlers.unshift(arg1);
			}
			handlers.forEach((handler) => {
				this.#addRoute("ALL", this.#path, handler);
			});
			return this;
		};
		const { strict, ...optionsWithoutStrict } = options;
		Object.assign(this, optionsWithoutStrict);
		this.getPath = strict ?? true ? options.getPath ?? getPath : getPathNoStrict;
	}
	#clone() {
		const clone = new Hono({
			router: this.router,
			getPath: this.getPath
		});
		clone.errorHandler = this.errorHandler;
		clone.#notFoundHandler = this.#notFoundHandler;
		clone.routes = this.routes;
		return clone;
	}
	#notFoundHandler = notFoundHandler;
	errorHandler = errorHandler;
	route(path, app) {
		const subApp = this.basePath(path);
		app.routes.map((r) => {
			let handler;
			if (app.errorHandler === errorHandler) handler = r.handler;
			else {
				handler = async (c, next) => (await compose([], app.errorHandler)(c, () => r.handler(c, next))).res;
				handler[COMPOSED_HANDLER] = r.handler;
			}
			subApp.#addRoute(r.method, r.path, handler, r.basePath);
		});
		return this;
	}
	basePath(path) {
		const subApp = this.#clone();
		subApp._basePath = mergePath(this._basePath, path);
		return subApp;
	}
	onError = (handler) => {
		this.errorHandler = handler;
		return this;
	};
	notFound = (handler) => {
		this.#notFoundHandler = handler;
		return this;
	};
	mount(path, applicationHandler, options) {
		let replaceRequest;
		let optionHandler;
		if (options) {
			if (typeof options === "function") optionHandler = options;
			else {
				optionHandler = options.optionHandler;
				if (options.replaceRequest === false) replaceRequest = (request) => request;
				else replaceRequest = options.replaceRequest;
			}
		}
		const getOptions = optionHandler ? (c) => {
			const options = optionHandler(c);
			return Array.isArray(options) ? options : [options];
		} : (c) => {
			let executionContext = void 0;
			try {
				executionContext = c.executionCtx;
			} catch {}
			return [c.env, executionContext];
		};
		const defaultReplaceRequest = (c) => {
			const mountedRoutePath = routePath(c);
			return createMountedRequest(c, mountedRoutePath.replace(/\/?\*$/, ""), mountedRoutePath);
		};
		const handler = async (c, next) => {
			const res = await applicationHandler(replaceRequest ? replaceRequest(c.req.raw) : defaultReplaceRequest(c), ...getOptions(c));
			if (res) return res;
			await next();
		};
		this.#addRoute("ALL", mergePath(path, "*"), handler);
		return this;
	}
	#addRoute(method, path, handler, baseRoutePath) {
		path = mergePath(this._basePath, path);
		const r = {
			basePath: baseRoutePath !== void 0 ? mergePath(this._basePath, baseRoutePath) : this._basePath,
			path,
			method,
			handler
		};
		this.router.add(method, path, [handler, r]);
		this.routes.push(r);
	}
	#handleError(err, c) {
		if (err instanceof Error) return this.errorHandler(err, c);
		throw err;
	}
	#dispatch(request, executionCtx, env, method) {
		if (method === "HEAD") return (async () => new Response(null, await this.#dispatch(request, executionCtx, env, "GET")))();
		const path = this.getPath(request, { env });
		const matchResult = this.router.match(method, path);
		const c = new Context(request, {
			path,
			matchResult,
			env,
			executionCtx,
			notFoundHandler: this.#notFoundHandler
		});
		if (matchResult[0].length === 1) {
			let res;
			try {
				res = matchResult[0][0][0][0](c, async () => {
					c.res = await this.#notFoundHandler(c);
				});
			} catch (err) {
				return this.#handleError(err, c);
			}
			return res instanceof Promise ? res.then((resolved) => resolved || (c.finalized ? c.res : this.#notFoundHandler(c))).catch((err) => this.#handleError(err, c)) : res ?? this.#notFoundHandler(c);
		}
		const composed = compose(matchResult[0], this.errorHandler, this.#notFoundHandler);
		return (async () => {
			try {
				const context = await composed(c);
				if (!context.finalized) throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");
				return context.res;
			} catch (err) {
				return this.#handleError(err, c);
			}
		})();
	}
	fetch = (request, ...rest) => {
		return this.#dispatch(request, rest[1], rest[0], request.method);
	};
	request = (input, requestInit, Env, executionCtx) => {
		if (input instanceof Request) return this.fetch(requestInit ? new Request(input, requestInit) : input, Env, executionCtx);
		input = input.toString();
		return this.fetch(new Request(/^https?:\/\//.test(input) ? input : `http://localhost${mergePath("/", input)}`, requestInit), Env, executionCtx);
	};
	fire = () => {
		addEventListener("fetch", (event) => {
			event.respondWith(this.#dispatch(event.request, event, void 0, event.request.method));
		});
	};
};
// node_modules/hono/dist/router/utils.js
const createNullObject = () => Object.create(null);
// node_modules/hono/dist/router/reg-exp-router/matcher.js
const emptyParam = [];
function match(method, path) {
	const matchers = this.buildAllMatchers();
	const match = ((method, path) => {
		const matcher = matchers[method] || matchers["ALL"];
		const staticMatch = matcher[2][path];
		if (staticMatch) return staticMatch;
		const match = path.match(matcher[0]);
		if (!match) return [[], emptyParam];
		const index = match.indexOf("", 1);
		return [matcher[1][index], match];
	});
	this.match = match;
	return match(method, path);
}
// node_modules/hono/dist/router/reg-exp-router/node.js
const LABEL_REG_EXP_STR = "[^/]+";
const ONLY_WILDCARD_REG_EXP_STR = "[^]*";
const TAIL_WILDCARD_REG_EXP_STR = "(?:|/[^]*)";
const PATH_ERROR = Symbol();
const regExpMetaChars = /* @__PURE__ */ new Set(".\\+*[^]$()");
function compareKey(a, b) {
	if (a.length === 1) return b.length === 1 ? a < b ? -1 : 1 : -1;
	if (b.length === 1) return 1;
	if (a === "[^]*" || a === "(?:|/[^]*)") return b === "[^]*" ? -1 : 1;
	else if (b === "[^]*" || b === "(?:|/[^]*)") return -1;
	if (a === "[^/]+") return 1;
	else if (b === "[^/]+") return -1;
	return a.length === b.length ? a < b ? -1 : 1 : b.length - a.length;
}
var Node$1 = class Node {
	#index;
	#varIndex;
	#children = createNullObject();
	insert(tokens, index, paramMap, context, keys) {
		let node = this;
		for (let i = 0, len = tokens.length; i < len; i++) {
			const token = tokens[i];
			const pattern = token.length === 1 ? token === "*" ? i === len - 1 ? [
				"",
				"",
				ONLY_WILDCARD_REG_EXP_STR
			] : [
				"",
				"",
				LABEL_REG_EXP_STR
			] : null : token === "/*" ? [
				"",
				"",
				TAIL_WILDCARD_REG_EXP_STR
			] : token.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
			let nextNode;
			if (pattern) {
				const name = pattern[1];
				let regexpStr = pattern[2] || "[^/]+";
				if (name && pattern[2]) {
					if (new RegExp(regexpStr).test("")) throw PATH_ERROR;
					regexpStr = regexpStr.replace(/^\((?!\?:)(?=[^)]+\)$)/, "(?:");
					if (/\((?!\?:)/.test(regexpStr)) throw PATH_ERROR;
					if (regexpStr.length === 1 && regExpMetaChars.has(regexpStr)) throw PATH_ERROR;
				}
				keys.push(regexpStr);
				nextNode = node.#children[regexpStr];
				if (!nextNode) {
					if (regexpStr !== "[^]*" && regexpStr !== "(?:|/[^]*)") {
						for (const k in node.#children) if ((regexpStr.length > 1 || k.length > 1) && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					}
					nextNode = node.#children[regexpStr] = new Node();
				}
				if (name !== "") {
					nextNode.#varIndex ??= context.varIndex++;
					paramMap.push([name, nextNode.#varIndex]);
				}
			} else {
				keys.push(token);
				nextNode = node.#children[token];
				if (!nextNode) {
					for (const k in node.#children) if (k.length > 1 && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					nextNode = node.#children[token] = new Node();
				}
			}
			node = nextNode;
		}
		if (node.#index !== void 0) throw PATH_ERROR;
		node.#index = index;
	}
	buildRegExpStr() {
		const strList = Object.keys(this.#children).sort(compareKey).map((k) => {
			const c = this.#children[k];
			const childStr = c.buildRegExpStr();
			return childStr === "" ? "" : (typeof c.#varIndex === "number" ? `(${k})@${c.#varIndex}` : regExpMetaChars.has(k) ? `\\${k}` : k) + childStr;
		}).filter(Boolean);
		if (typeof this.#index === "number" && this.#index !== -1) strList.unshift(`#${this.#index}`);
		if (strList.length === 0) return "";
		if (strList.length === 1) return strList[0];
		return "(?:" + strList.join("|") + ")";
	}
};
// node_modules/hono/dist/router/reg-exp-router/trie.js
var Trie = class {
	#context = { varIndex: 0 };
	#root = new Node$1();
	#index = 0;
	paths = createNullObject();
	insert(path, isStatic) {
		const keys = [];
		if (isStatic) {
			this.#root.insert(path.split(""), -1, [], this.#context, keys);
			this.paths[path] = [
				-1,
				[],
				keys
			];
			return;
		}
		const paramAssoc = [];
		const groups = [];
		let markedPath = path;
		for (let i = 0;;) {
			let replaced = false;
			markedPath = markedPath.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g, (m) => {
				const mark = `@\\${i}`;
				groups[i] = [mark, m];
				i++;
				replaced = true;
				return mark;
			});
			if (!replaced) break;
		}
		const tokens = markedPath.match(/(?::[^\/]+)|(?:\/\*$)|./gs) || [];
		for (let i = groups.length - 1; i >= 0; i--) {
			const [mark] = groups[i];
			for (let j = tokens.length - 1; j >= 0; j--) if (tokens[j].indexOf(mark) !== -1) {
				tokens[j] = tokens[j].replace(mark, groups[i][1]);
				break;
			}
		}
		this.#root.insert(tokens, this.#index, paramAssoc, this.#context, keys);
		this.paths[path] = [
			this.#index++,
			paramAssoc,
			keys
		];
	}
	buildRegExp() {
		let regexp = this.#root.buildRegExpStr();
		if (regexp === "") return [
			/^$/,
			[],
			[]
		];
		let captureIndex = 0;
		const indexReplacementMap = [];
		const paramReplacementMap = [];
		regexp = regexp.replace(/#(\d+)|@(\d+)|\.\*\$/g, (_, handlerIndex, paramIndex) => {
			if (handlerIndex !== void 0) {
				indexReplacementMap[++captureIndex] = Number(handlerIndex);
				return "$()";
			}
			if (paramIndex !== void 0) {
				paramReplacementMap[Number(paramIndex)] = ++captureIndex;
				return "";
			}
			return "";
		});
		return [
			new RegExp(`^${regexp}`),
			indexReplacementMap,
			paramReplacementMap
		];
	}
};
// node_modules/hono/dist/router/reg-exp-router/router.js
function endsWithWildcard(keys) {
	const tail = keys[keys.length - 1];
	return tail === "[^]*" || tail === "(?:|/[^]*)";
}
function covers$1(wildcard, target) {
	const last = wildcard.length - 1;
	for (let i = 0; i < last; i++) if (wildcard[i] !== target[i]) return false;
	return wildcard[last] === "[^]*" || target.length === last || target[last] === "/";
}
var RegExpRouter = class {
	name = "RegExpRouter";
	#handlers;
	#tries;
	constructor() {
		this.#handlers = { ["ALL"]: [] };
		this.#tries = { ["ALL"]: new Trie() };
	}
	#insertPath(method, path) {
		try {
			this.#tries[method].insert(path, !/\*|\/:/.test(path));
		} catch (e) {
			throw e === PATH_ERROR ? new UnsupportedPathError(path) : e;
		}
	}
	add(method, path, handler) {
		const handlers = this.#handlers;
		if (!handlers) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		const tries = this.#tries;
		if (!handlers[method]) {
			tries[method] = new Trie();
			handlers[method] = [...handlers["ALL"]];
			for (const p in tries["ALL"].paths) this.#insertPath(method, p);
		}
		if (path === "/*") path = "*";
		const methods = method === "ALL" ? Object.keys(handlers) : [method];
		const paths = checkOptionalParameter(path) || [path];
		for (const path of paths) for (const m of methods) {
			if (!tries[m].paths[path]) this.#insertPath(m, path);
			handlers[m].push([handler, path]);
		}
	}
	match = match;
	buildAllMatchers() {
		const matchers = createNullObject();
		for (const method of Object.keys(this.#handlers)) matchers[method] = this.#buildMatcher(method);
		this.#handlers = this.#tries = void 0;
		return matchers;
	}
	#buildMatcher(method) {
		const handlers = this.#handlers[method];
		const trie = this.#tries[method];
		const staticMap = createNullObject();
		const handlerData = [];
		const [regexp, indexReplacementMap, paramReplacementMap] = trie.buildRegExp();
		const own = createNullObject();
		const entries = handlers.map(([h, p], i) => {
			(own[p] ??= []).push(i);
			return [h, trie.paths[p][1].reduceRight((map, [key, varIndex]) => {
				map[key] = paramReplacementMap[varIndex];
				return map;
			}, createNullObject())];
		});
		const wildcards = Object.keys(own).filter((p) => endsWithWildcard(trie.paths[p][2]));
		for (const path in trie.paths) {
			const [index, , keys] = trie.paths[path];
			const indexes = [...own[path]];
			for (const p of wildcards) if (p !== path && covers$1(trie.paths[p][2], keys)) indexes.push(...own[p]);
			const data = indexes.sort((a, b) => a - b).map((i) => entries[i]);
			if (index === -1) {
				const last = Math.max(-1, ...data.flatMap(([, map]) => Object.values(map)));
				staticMap[path] = [data, last === -1 ? emptyParam : path.match(regexp).slice(0, last + 1)];
			} else handlerData[index] = data;
		}
		return [
			regexp,
			indexReplacementMap.map((i) => handlerData[i]),
			staticMap
		];
	}
};
// node_modules/hono/dist/router/smart-router/router.js
var SmartRouter = class {
	name = "SmartRouter";
	#routers = [];
	#routes = [];
	constructor(init) {
		this.#routers = init.routers;
	}
	add(method, path, handler) {
		if (!this.#routes) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		this.#routes.push([
			method,
			path,
			handler
		]);
	}
	match(method, path) {
		if (!this.#routes) throw new Error("Fatal error");
		const routers = this.#routers;
		const routes = this.#routes;
		const len = routers.length;
		let i = 0;
		let res;
		for (; i < len; i++) {
			const router = routers[i];
			try {
				for (let i = 0, len = routes.length; i < len; i++) router.add(...routes[i]);
				res = router.match(method, path);
			} catch (e) {
				if (e instanceof UnsupportedPathError) continue;
				throw e;
			}
			this.match = router.match.bind(router);
			this.#routers = [router];
			this.#routes = void 0;
			break;
		}
		if (i === len) throw new Error("Fatal error");
		this.name = `SmartRouter + ${this.activeRouter.name}`;
		return res;
	}
	get activeRouter() {
		if (this.#routes || this.#routers.length !== 1) throw new Error("No active router has been determined yet.");
		return this.#routers[0];
	}
};
// node_modules/hono/dist/router/trie-router/node.js
const emptyParams = createNullObject();
let order = 0;
var Node = class Node {
	#methods = [];
	#children = createNullObject();
	#patterns = [];
	#pattern;
	#params = emptyParams;
	insert(method, path, handler) {
		let curNode = this;
		const parts = splitRoutingPath(path);
		const possibleKeys = /* @__PURE__ */ new Set();
		let i = 0;
		for (const p of parts) {
			const nextP = parts[++i];
			const pattern = getPattern(p, nextP) || (nextP === void 0 && p && p.indexOf("*") === p.length - 1 ? p : null);
			const isParam = Array.isArray(pattern);
			const key = isParam ? pattern[0] : pattern || p;
			const child = curNode.#children[key] ||= new Node();
			if (pattern && !child.#pattern) {
				child.#pattern = pattern;
				curNode.#patterns.push(child);
			}
			curNode = child;
			if (isParam) possibleKeys.add(pattern[1]);
		}
		curNode.#methods.push({ [method]: {
			handler,
			possibleKeys: [...possibleKeys],
			score: ++order
		} });
	}
	#pushHandlerSets(handlerSets, node, method, nodeParams, params) {
		for (let i = 0, len = node.#methods.length; i < len; i++) {
			const m = node.#methods[i];
			const handlerSet = m[method] || m["ALL"];
			if (handlerSet) {
				handlerSet.params = createNullObject();
				handlerSets.push(handlerSet);
				for (let i = 0, len = handlerSet.possibleKeys.length; i < len; i++) {
					const key = handlerSet.possibleKeys[i];
					handlerSet.params[key] = params?.[key] && !i ? params[key] : nodeParams[key] ?? params?.[key];
				}
			}
		}
	}
	search(method, path) {
		const handlerSets = [];
		this.#params = emptyParams;
		let curNodes = [this];
		const parts = splitPath(path);
		const curNodesQueue = [];
		const len = parts.length;
		let partOffsets = null;
		for (let i = 0; i < len; i++) {
			const part = parts[i];
			const isLast = i === len - 1;
			const tempNodes = [];
			for (let j = 0, len2 = curNodes.length; j < len2; j++) {
				const node = curNodes[j];
				const nextNode = node.#children[part];
				if (nextNode) {
					nextNode.#params = node.#params;
					if (isLast) {
						if (nextNode.#children["*"]) this.#pushHandlerSets(handlerSets, nextNode.#children["*"], method, node.#params);
						this.#pushHandlerSets(handlerSets, nextNode, method, node.#params);
					} else tempNodes.push(nextNode);
				}
				for (const child of node.#patterns) {
					const pattern = child.#pattern;
					const params = node.#params === emptyParams ? {} : { ...node.#params };
					if (typeof pattern === "string") {
						if (pattern === "*" || part.startsWith(pattern.slice(0, -1))) {
							this.#pushHandlerSets(handlerSets, child, method, node.#params);
							if (pattern === "*") {
								child.#params = params;
								tempNodes.push(child);
							}
						}
						continue;
					}
					const [, name, matcher] = pattern;
					if (!part && matcher === true) continue;
					if (matcher !== true) {
						if (!partOffsets) {
							partOffsets = [];
							let offset = path[0] === "/" ? 1 : 0;
							for (let p = 0; p < len; p++) {
								partOffsets[p] = offset;
								offset += parts[p].length + 1;
							}
						}
						const restPathString = path.slice(partOffsets[i]);
						const m = matcher.exec(restPathString);
						if (m) {
							if (!Object.hasOwn(params, name)) params[name] = m[0];
							this.#pushHandlerSets(handlerSets, child, method, node.#params, params);
							if (m[0].length === restPathString.length && child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, node.#params, params);
							for (const _ in child.#children) {
								child.#params = params;
								const componentCount = m[0].match(/\//g)?.length ?? 0;
								(curNodesQueue[componentCount] ||= []).push(child);
								break;
							}
							continue;
						}
					}
					if (matcher === true || matcher.test(part)) {
						if (!Object.hasOwn(params, name)) params[name] = part;
						if (isLast) {
							this.#pushHandlerSets(handlerSets, child, method, params, node.#params);
							if (child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, params, node.#params);
						} else {
							child.#params = params;
							tempNodes.push(child);
						}
					}
				}
			}
			const shifted = curNodesQueue.shift();
			curNodes = shifted ? tempNodes.concat(shifted) : tempNodes;
		}
		if (handlerSets[1]) handlerSets.sort((a, b) => {
			return a.score - b.score;
		});
		return [handlerSets.map(({ handler, params }) => [handler, params])];
	}
};
// node_modules/hono/dist/router/trie-router/router.js
var TrieRouter = class {
	name = "TrieRouter";
	#node = new Node();
	add(method, path, handler) {
		for (const result of checkOptionalParameter(path) || [path]) this.#node.insert(method, result, handler);
	}
	match(method, path) {
		return this.#node.search(method, path);
	}
};
// node_modules/hono/dist/hono.js
var Hono = class extends Hono$1 {
	constructor(options = {}) {
		super(options);
		this.router = options.router ?? new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
	}
};
// src/pages/safe-text.ts
function safeText(text, max = 2e3) {
	const clean = untrustedPage(text);
	return clean.length <= max ? clean : `${clean.slice(0, max)}… (${clean.length - max} more characters)`;
}
function timeText(at) {
	const time = new Date(at ?? NaN);
	return Number.isNaN(time.getTime()) ? "unknown" : `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
// node_modules/hono/dist/jsx/constants.js
const DOM_RENDERER = Symbol("RENDERER");
const DOM_ERROR_HANDLER = Symbol("ERROR_HANDLER");
const DOM_STASH = Symbol("STASH");
const DOM_INTERNAL_TAG = Symbol("INTERNAL");
const DOM_MEMO = Symbol("MEMO");
const PERMALINK = Symbol("PERMALINK");
const RENDERED_JSX = Symbol("RENDERED_JSX");
// node_modules/hono/dist/jsx/dom/utils.js
const setInternalTagFlag = (fn) => {
	fn[DOM_INTERNAL_TAG] = true;
	return fn;
};
// node_modules/hono/dist/jsx/dom/context.js
const createContextProviderFunction = (values) => ({ value, children }) => {
	if (!children) return;
	const props = { children: [{
		tag: setInternalTagFlag(() => {
			values.push(value);
		}),
		props: {}
	}] };
	if (Array.isArray(children)) props.children.push(...children.flat());
	else props.children.push(children);
	props.children.push({
		tag: setInternalTagFlag(() => {
			values.pop();
		}),
		props: {}
	});
	const res = {
		tag: "",
		props,
		type: ""
	};
	res[DOM_ERROR_HANDLER] = (err) => {
		values.pop();
		throw err;
	};
	return res;
};
const createContext$1 = (defaultValue) => {
	const values = [defaultValue];
	const context = createContextProviderFunction(values);
	context.values = values;
	context.Provider = context;
	globalContexts.push(context);
	return context;
};
// node_modules/hono/dist/jsx/intrinsic-element/common.js
const deDupeKeyMap = {
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
};
const domRenderers = {};
const dataPrecedenceAttr = "data-precedence";
const isStylesheetLinkWithPrecedence = (props) => props.rel === "stylesheet" && "precedence" in props;
const shouldDeDupeByKey = (tagName, supportSort) => {
	if (tagName === "link") return supportSort;
	return deDupeKeyMap[tagName].length > 0;
};
// node_modules/hono/dist/_virtual/_rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// node_modules/hono/dist/jsx/children.js
const toArray = (children) => Array.isArray(children) ? children : [children];
// node_modules/hono/dist/jsx/intrinsic-element/components.js
var components_exports = /* @__PURE__ */ __exportAll({
	button: () => button,
	form: () => form,
	input: () => input,
	link: () => link,
	meta: () => meta,
	script: () => script,
	style: () => style,
	title: () => title
});
const metaTagMap = /* @__PURE__ */ new WeakMap();
const insertIntoHead = (tagName, tag, props, precedence) => ({ buffer, context }) => {
	if (!buffer) return;
	const map = metaTagMap.get(context) || {};
	metaTagMap.set(context, map);
	const tags = map[tagName] ||= [];
	let duped = false;
	const deDupeKeys = deDupeKeyMap[tagName];
	const deDupeByKey = shouldDeDupeByKey(tagName, precedence !== void 0);
	if (deDupeByKey) LOOP: for (const [, tagProps] of tags) {
		if (tagName === "link" && !(tagProps.rel === "stylesheet" && tagProps["data-precedence"] !== void 0)) continue;
		for (const key of deDupeKeys) if ((tagProps?.[key] ?? null) === props?.[key]) {
			duped = true;
			break LOOP;
		}
	}
	if (duped) buffer[0] = buffer[0].replaceAll(tag, "");
	else if (deDupeByKey || tagName === "link") tags.push([
		tag,
		props,
		precedence
	]);
	else tags.unshift([
		tag,
		props,
		precedence
	]);
	if (buffer[0].indexOf("</head>") !== -1) {
		let insertTags;
		if (tagName === "link" || precedence !== void 0) {
			const precedences = [];
			insertTags = tags.map(([tag, , tagPrecedence], index) => {
				if (tagPrecedence === void 0) return [
					tag,
					Number.MAX_SAFE_INTEGER,
					index
				];
				let order = precedences.indexOf(tagPrecedence);
				if (order === -1) {
					precedences.push(tagPrecedence);
					order = precedences.length - 1;
				}
				return [
					tag,
					order,
					index
				];
			}).sort((a, b) => a[1] - b[1] || a[2] - b[2]).map(([tag]) => tag);
		} else insertTags = tags.map(([tag]) => tag);
		insertTags.forEach((tag) => {
			buffer[0] = buffer[0].replaceAll(tag, "");
		});
		buffer[0] = buffer[0].replace(/(?=<\/head>)/, () => insertTags.join(""));
	}
};
const returnWithoutSpecialBehavior = (tag, children, props) => renderChildren([new JSXNode(tag, props, toArray(children ?? []))]);
const documentMetadataTag = (tag, children, props, sort) => {
	if ("itemProp" in props) return returnWithoutSpecialBehavior(tag, children, props);
	let { precedence, blocking, ...restProps } = props;
	precedence = sort ? precedence ?? "" : void 0;
	if (sort) restProps[dataPrecedenceAttr] = precedence;
	const string = new JSXNode(tag, restProps, toArray(children || [])).toString();
	if (string instanceof Promise) return string.then((resString) => raw(resString, [...resString.callbacks || [], insertIntoHead(tag, resString, restProps, precedence)]));
	else return raw(string, [insertIntoHead(tag, string, restProps, precedence)]);
};
const title = ({ children, ...props }) => {
	const nameSpaceContext = getNameSpaceContext();
	if (nameSpaceContext) {
		const context = useContext(nameSpaceContext);
		if (context === "svg" || context === "head") return new JSXNode("title", props, toArray(children ?? []));
	}
	return documentMetadataTag("title", children, props, false);
};
const script = ({ children, ...props }) => {
	const nameSpaceContext = getNameSpaceContext();
	if (["src", "async"].some((k) => !props[k]) || nameSpaceContext && useContext(nameSpaceContext) === "head") return returnWithoutSpecialBehavior("script", children, props);
	return documentMetadataTag("script", children, props, false);
};
const style = ({ children, ...props }) => {
	if (!["href", "precedence"].every((k) => k in props)) return returnWithoutSpecialBehavior("style", children, props);
	props["data-href"] = props.href;
	delete props.href;
	return documentMetadataTag("style", children, props, true);
};
const link = ({ children, ...props }) => {
	if (["onLoad", "onError"].some((k) => k in props) || props.rel === "stylesheet" && (!("precedence" in props) || "disabled" in props)) return returnWithoutSpecialBehavior("link", children, props);
	return documentMetadataTag("link", children, props, isStylesheetLinkWithPrecedence(props));
};
const meta = ({ children, ...props }) => {
	const nameSpaceContext = getNameSpaceContext();
	if (nameSpaceContext && useContext(nameSpaceContext) === "head") return returnWithoutSpecialBehavior("meta", children, props);
	return documentMetadataTag("meta", children, props, false);
};
const newJSXNode = (tag, { children, ...props }) => new JSXNode(tag, props, toArray(children ?? []));
const form = (props) => {
	if (typeof props.action === "function") props.action = PERMALINK in props.action ? props.action[PERMALINK] : void 0;
	return newJSXNode("form", props);
};
const formActionableElement = (tag, props) => {
	if (typeof props.formAction === "function") props.formAction = PERMALINK in props.formAction ? props.formAction[PERMALINK] : void 0;
	return newJSXNode(tag, props);
};
const input = (props) => formActionableElement("input", props);
const button = (props) => formActionableElement("button", props);
// node_modules/hono/dist/jsx/utils.js
const normalizeElementKeyMap = /* @__PURE__ */ new Map([
	["className", "class"],
	["htmlFor", "for"],
	["crossOrigin", "crossorigin"],
	["httpEquiv", "http-equiv"],
	["itemProp", "itemprop"],
	["fetchPriority", "fetchpriority"],
	["noModule", "nomodule"],
	["formAction", "formaction"]
]);
const normalizeIntrinsicElementKey = (key) => normalizeElementKeyMap.get(key) || key;
const invalidAttributeNameCharRe = /[\s"'<>/=`\\\x00-\x1f\x7f-\x9f]/;
const validAttributeNameCache = /* @__PURE__ */ new Set();
const validAttributeNameCacheMax = 1024;
const invalidTagNameCharRe = /^[!?]|[\s"'<>/=`\\\x00-\x1f\x7f-\x9f]/;
const validTagNameCache = /* @__PURE__ */ new Set();
const validTagNameCacheMax = 256;
const cacheValidName = (cache, max, name) => {
	if (cache.size >= max) cache.clear();
	cache.add(name);
};
const isValidTagName = (name) => {
	if (validTagNameCache.has(name)) return true;
	if (typeof name !== "string") return false;
	if (name.length === 0) return true;
	if (invalidTagNameCharRe.test(name)) return false;
	cacheValidName(validTagNameCache, validTagNameCacheMax, name);
	return true;
};
const isValidAttributeName = (name) => {
	if (validAttributeNameCache.has(name)) return true;
	const len = name.length;
	if (len === 0) return false;
	for (let i = 0; i < len; i++) {
		const c = name.charCodeAt(i);
		if (!(c >= 97 && c <= 122 || c >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 45 || c === 95 || c === 46 || c === 58)) {
			if (!invalidAttributeNameCharRe.test(name)) {
				cacheValidName(validAttributeNameCache, validAttributeNameCacheMax, name);
				return true;
			} else return false;
		}
	}
	cacheValidName(validAttributeNameCache, validAttributeNameCacheMax, name);
	return true;
};
const invalidStylePropertyNameCharRe = /[\s"'():;\\/\[\]{}\x00-\x1f\x7f-\x9f]/;
const validStylePropertyNameCache = /* @__PURE__ */ new Set();
const validStylePropertyNameCacheMax = 1024;
const isValidStylePropertyName = (name) => {
	if (validStylePropertyNameCache.has(name)) return true;
	const len = name.length;
	if (len === 0) return false;
	for (let i = 0; i < len; i++) {
		const c = name.charCodeAt(i);
		if (!(c >= 97 && c <= 122 || c >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 45 || c === 95)) {
			if (!invalidStylePropertyNameCharRe.test(name)) {
				cacheValidName(validStylePropertyNameCache, validStylePropertyNameCacheMax, name);
				return true;
			} else return false;
		}
	}
	cacheValidName(validStylePropertyNameCache, validStylePropertyNameCacheMax, name);
	return true;
};
const unsafeStyleValueCharRe = /[;"'\\/\[\](){}]/;
const hasUnsafeStyleValue = (value) => {
	if (!unsafeStyleValueCharRe.test(value)) return false;
	let quote = 0;
	const blockStack = [];
	for (let i = 0, len = value.length; i < len; i++) {
		const c = value.charCodeAt(i);
		if (c === 92) {
			if (i === len - 1) return true;
			i++;
		} else if (quote !== 0) {
			if (c === 10 || c === 12 || c === 13) return true;
			if (c === quote) quote = 0;
		} else if (c === 47 && value.charCodeAt(i + 1) === 42) {
			const end = value.indexOf("*/", i + 2);
			if (end === -1) return true;
			i = end + 1;
		} else if (c === 34 || c === 39) quote = c;
		else if (c === 40) blockStack.push(41);
		else if (c === 91) blockStack.push(93);
		else if (c === 123 || c === 125) return true;
		else if (c === 41 || c === 93) {
			if (blockStack[blockStack.length - 1] !== c) return true;
			blockStack.pop();
		} else if (c === 59 && blockStack.length === 0) return true;
	}
	return quote !== 0 || blockStack.length !== 0;
};
const styleObjectForEach = (style, fn) => {
	for (const [k, v] of Object.entries(style)) {
		const key = k[0] === "-" || !/[A-Z]/.test(k) ? k : k.replace(/[A-Z]/g, (m) => `-${m.toLowerCase()}`);
		if (!isValidStylePropertyName(key)) continue;
		if (v == null) {
			fn(key, null);
			continue;
		}
		let value;
		if (typeof v === "number") value = !key.match(/^(?:a|border-im|column(?:-c|s)|flex(?:$|-[^b])|grid-(?!.*gap)(?:ar|[^a])|font-w|li|or|sca|st|ta|wido|z)|ty$/) ? `${v}px` : `${v}`;
		else if (typeof v === "string") {
			if (hasUnsafeStyleValue(v)) continue;
			value = v;
		} else continue;
		fn(key, value);
	}
};
// node_modules/hono/dist/jsx/base.js
let nameSpaceContext = void 0;
const getNameSpaceContext = () => nameSpaceContext;
const toSVGAttributeName = (key) => /[A-Z]/.test(key) && key.match(/^(?:al|basel|clip(?:Path|Rule)$|co|do|fill|fl|fo|gl|let|lig|i|marker[EMS]|o|pai|pointe|sh|st[or]|text[^L]|tr|u|ve|w)/) ? key.replace(/([A-Z])/g, "-$1").toLowerCase() : key;
const emptyTags = [
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
];
const booleanAttributes = /* @__PURE__ */ new Set([
	"allowfullscreen",
	"async",
	"autofocus",
	"autoplay",
	"checked",
	"controls",
	"default",
	"defer",
	"disabled",
	"download",
	"formnovalidate",
	"hidden",
	"inert",
	"ismap",
	"itemscope",
	"loop",
	"multiple",
	"muted",
	"nomodule",
	"novalidate",
	"open",
	"playsinline",
	"readonly",
	"required",
	"reversed",
	"selected",
	"shadowrootclonable",
	"shadowrootdelegatesfocus",
	"shadowrootserializable"
]);
const resolveFunctionComponentResult = (result, suspendedContext) => result.then((resolved) => {
	if (typeof resolved !== "string" && !Array.isArray(resolved) && !(resolved instanceof JSXNode)) return resolved;
	const children = Array.isArray(resolved) ? resolved : [resolved];
	const render = () => {
		const buffer = [""];
		childrenToStringToBuffer(children, buffer);
		return buffer.length === 1 ? raw(buffer[0], buffer.callbacks) : stringBufferToString(buffer, buffer.callbacks);
	};
	return suspendedContext ? suspendedContext(render) : runWithRenderContext(render);
});
const markRenderedJSX = (value) => {
	value[RENDERED_JSX] = true;
	return value;
};
const isEscapedAttribute = (value) => value instanceof String && value.isEscaped && !(RENDERED_JSX in value);
const objectToAttributeString = (v) => {
	const s = v.toString();
	return s instanceof Promise ? s.then(String) : String(s);
};
const attributeToBuffer = (buffer, prefix, key, v, tag) => {
	if (key === "ref" || v === null || v === void 0) return;
	if (typeof v === "boolean" && booleanAttributes.has(key)) {
		if (v) buffer[0] += `${prefix}${key}=""`;
		return;
	}
	if (typeof v === "function") {
		if (!key.startsWith("on")) throw new Error(`Invalid prop '${key}' of type 'function' supplied to ${tag ? `'${tag}'` : "a JSX element"}.`);
		return;
	}
	buffer[0] += `${prefix}${key}="`;
	if (key === "style" && typeof v === "object") {
		let styleStr = "";
		styleObjectForEach(v, (property, value) => {
			if (value != null) styleStr += `${styleStr ? ";" : ""}${property}:${value}`;
		});
		escapeToBuffer(styleStr, buffer);
	} else if (typeof v === "string") escapeToBuffer(v, buffer);
	else if (typeof v === "number" || isEscapedAttribute(v)) buffer[0] += `${v}`;
	else {
		const s = v instanceof Promise ? v.then((r) => typeof r === "object" && r !== null && !isEscapedAttribute(r) ? objectToAttributeString(r) : r) : objectToAttributeString(v);
		if (s instanceof Promise) {
			buffer.unshift("\"", s);
			return;
		}
		escapeToBuffer(s, buffer);
	}
	buffer[0] += "\"";
};
const childrenToStringToBuffer = (children, buffer) => {
	for (let i = 0, len = children.length; i < len; i++) {
		const child = children[i];
		if (typeof child === "string") escapeToBuffer(child, buffer);
		else if (typeof child === "boolean" || child === null || child === void 0) continue;
		else if (child instanceof JSXNode) child.toStringToBuffer(buffer);
		else if (typeof child === "number") buffer[0] += child;
		else if (child.isEscaped) {
			buffer[0] += child;
			const callbacks = child.callbacks;
			if (callbacks) {
				buffer.callbacks ||= [];
				buffer.callbacks.push(...callbacks);
			}
		} else if (child instanceof Promise) buffer.unshift("", child);
		else childrenToStringToBuffer(child, buffer);
	}
};
const renderChildren = (children) => runWithRenderContext(() => {
	const buffer = [""];
	childrenToStringToBuffer(children, buffer);
	return buffer.length === 1 ? raw(buffer[0], buffer.callbacks) : stringBufferToString(buffer, buffer.callbacks);
});
const isUntrustedObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof JSXNode) && !(value instanceof Promise) && !value.isEscaped && typeof value.toString === "function";
const renderUntrustedObject = (value) => {
	const stringified = value.toString();
	const escape = (result) => renderChildren([String(result)]);
	return stringified instanceof Promise ? stringified.then(escape) : escape(stringified);
};
var JSXNode = class {
	tag;
	props;
	key;
	children;
	isEscaped = true;
	constructor(tag, props, children) {
		if (typeof tag !== "function" && !isValidTagName(tag)) throw new Error(`Invalid JSX tag name: ${tag}`);
		this.tag = tag;
		this.props = props;
		this.children = children;
	}
	get type() {
		return this.tag;
	}
	get ref() {
		return this.props.ref || null;
	}
	toString() {
		const render = () => {
			const buffer = [""];
			this.toStringToBuffer(buffer);
			return buffer.length === 1 ? "callbacks" in buffer ? resolveCallbackSync(raw(buffer[0], buffer.callbacks)).toString() : buffer[0] : stringBufferToString(buffer, buffer.callbacks).then(markRenderedJSX);
		};
		return runWithRenderContext(render);
	}
	toStringToBuffer(buffer) {
		const tag = this.tag;
		const props = this.props;
		let { children } = this;
		buffer[0] += `<${tag}`;
		const normalizeKey = tag === "svg" || nameSpaceContext && useContext(nameSpaceContext) === "svg" ? (key) => toSVGAttributeName(normalizeIntrinsicElementKey(key)) : (key) => normalizeIntrinsicElementKey(key);
		for (let [key, v] of Object.entries(props)) {
			key = normalizeKey(key);
			if (!isValidAttributeName(key)) continue;
			if (key === "children") {} else if (key === "dangerouslySetInnerHTML" && typeof v === "object" && v !== null && "__html" in v) {
				if (children.length > 0) throw new Error("Can only set one of `children` or `props.dangerouslySetInnerHTML`.");
				children = [raw(v.__html)];
			} else attributeToBuffer(buffer, " ", key, v, tag);
		}
		if (emptyTags.includes(tag) && children.length === 0) {
			buffer[0] += "/>";
			return;
		}
		buffer[0] += ">";
		childrenToStringToBuffer(children, buffer);
		buffer[0] += `</${tag}>`;
	}
};
var JSXFunctionNode = class extends JSXNode {
	toStringToBuffer(buffer) {
		const { children } = this;
		const props = { ...this.props };
		if (children.length) props.children = children.length === 1 ? children[0] : children;
		const res = this.tag.call(null, props);
		if (typeof res === "boolean" || res == null) return;
		else if (res instanceof Promise) {
			if (globalContexts.length === 0) buffer.unshift("", resolveFunctionComponentResult(res));
			else buffer.unshift("", resolveFunctionComponentResult(res, captureRenderContext()));
		} else if (res instanceof JSXNode) res.toStringToBuffer(buffer);
		else if (Array.isArray(res)) childrenToStringToBuffer(res, buffer);
		else if (typeof res === "number" || res.isEscaped) {
			buffer[0] += res;
			if (res.callbacks) {
				buffer.callbacks ||= [];
				buffer.callbacks.push(...res.callbacks);
			}
		} else escapeToBuffer(res, buffer);
	}
};
var JSXFragmentNode = class extends JSXNode {
	toStringToBuffer(buffer) {
		childrenToStringToBuffer(this.children, buffer);
	}
};
const jsx = (tag, props, ...children) => {
	props ??= {};
	if (children.length) props.children = children.length === 1 ? children[0] : children;
	const key = props.key;
	delete props["key"];
	const node = jsxFn(tag, props, children);
	node.key = key;
	return node;
};
let initDomRenderer = false;
const jsxFn = (tag, props, children) => {
	if (!initDomRenderer) {
		for (const k in domRenderers) components_exports[k][DOM_RENDERER] = domRenderers[k];
		initDomRenderer = true;
	}
	if (typeof tag === "function") return new JSXFunctionNode(tag, props, children);
	else if (components_exports[tag]) return new JSXFunctionNode(components_exports[tag], props, children);
	else if (tag === "svg" || tag === "head") {
		nameSpaceContext ||= createContext("");
		return new JSXNode(tag, props, [new JSXFunctionNode(nameSpaceContext, { value: tag }, children)]);
	} else return new JSXNode(tag, props, children);
};
const Fragment = ({ children }) => {
	return new JSXFragmentNode("", { children }, Array.isArray(children) ? children : children ? [children] : []);
};
// node_modules/hono/dist/jsx/context.js
const globalContexts = [];
let alsProbed = false;
let asyncLocalStorage;
let fallbackStore;
let fallbackRendersInFlight = 0;
let warnedFallbackDefault = false;
const loadAsyncLocalStorage = () => {
	if (alsProbed) return asyncLocalStorage;
	alsProbed = true;
	const global = globalThis;
	let AsyncLocalStorage;
	for (const probe of [() => global.process?.getBuiltinModule?.("node:async_hooks")?.AsyncLocalStorage, () => global.process?.mainModule?.require?.("node:async_hooks")?.AsyncLocalStorage]) {
		try {
			AsyncLocalStorage = probe();
		} catch {}
		if (AsyncLocalStorage) break;
	}
	if (AsyncLocalStorage) asyncLocalStorage = new AsyncLocalStorage();
	return asyncLocalStorage;
};
const getCurrentStore = () => {
	return loadAsyncLocalStorage()?.getStore() || fallbackStore;
};
const warnIfStorelessAccess = () => {
	if (fallbackRendersInFlight > 0 && !warnedFallbackDefault) {
		warnedFallbackDefault = true;
		console.warn("hono/jsx: AsyncLocalStorage is unavailable in this runtime, so useContext() after an await in an async component falls back to the context default value during server-side rendering. To get provided values across await boundaries, use a runtime with AsyncLocalStorage (Node.js >= 20.16, Deno, Bun, or Cloudflare Workers with the nodejs_compat flag).");
	}
};
const getContextValuesIn = (store, context) => {
	if (!store) {
		warnIfStorelessAccess();
		return context.values;
	}
	let values = store.get(context);
	if (!values) {
		values = [context.values[0]];
		store.set(context, values);
	}
	return values;
};
const readContextValueIn = (store, context) => {
	if (!store) {
		warnIfStorelessAccess();
		return context.values.at(-1);
	}
	const values = store.get(context);
	return values?.length ? values.at(-1) : context.values[0];
};
const captureContextValues = (store) => (store ? globalContexts.filter((c) => store.has(c)) : globalContexts).map((c) => [c, readContextValueIn(store, c)]);
const resumeWithContextValues = (callback, store, contexts) => runWithRenderContext(() => {
	const currentStore = getCurrentStore();
	const valuesPerContext = contexts.map(([context, value]) => {
		const values = getContextValuesIn(currentStore, context);
		values.push(value);
		return values;
	});
	const popContextValues = () => {
		valuesPerContext.forEach((values) => {
			values.pop();
		});
	};
	try {
		const result = callback();
		if (result instanceof Promise) return result.finally(popContextValues);
		popContextValues();
		return result;
	} catch (e) {
		popContextValues();
		throw e;
	}
}, store);
const runWithRenderContext = (callback, resumeStore) => {
	if (getCurrentStore()) return callback();
	const store = resumeStore ?? /* @__PURE__ */ new WeakMap();
	const storage = loadAsyncLocalStorage();
	if (storage) return storage.run(store, callback);
	fallbackStore = store;
	let result;
	try {
		result = callback();
	} finally {
		fallbackStore = void 0;
	}
	if (!warnedFallbackDefault && result instanceof Promise) {
		fallbackRendersInFlight++;
		result = result.finally(() => {
			fallbackRendersInFlight--;
		});
	}
	return result;
};
const captureRenderContext = () => {
	const store = getCurrentStore();
	const contexts = captureContextValues(store);
	return (callback) => resumeWithContextValues(callback, store, contexts);
};
const createContext = (defaultValue) => {
	const values = [defaultValue];
	const context = ((props) => {
		const contextValues = getContextValuesIn(getCurrentStore(), context);
		contextValues.push(props.value);
		let rendered;
		try {
			rendered = typeof props.children === "string" ? renderChildren([props.children]) : isUntrustedObject(props.children) ? renderUntrustedObject(props.children) : props.children ? (Array.isArray(props.children) ? new JSXFragmentNode("", {}, props.children) : props.children).toString() : raw("");
		} catch (e) {
			contextValues.pop();
			throw e;
		}
		if (rendered instanceof Promise) return rendered.finally(() => contextValues.pop()).then((resString) => raw(resString, resString.callbacks));
		else {
			contextValues.pop();
			return raw(rendered);
		}
	});
	context.values = values;
	context.Provider = context;
	context[DOM_RENDERER] = createContextProviderFunction(values);
	globalContexts.push(context);
	return context;
};
const useContext = (context) => {
	return readContextValueIn(getCurrentStore(), context);
};
// node_modules/hono/dist/jsx/jsx-dev-runtime.js
function jsxDEV(tag, props, key) {
	let node;
	if (!props || !("children" in props)) node = jsxFn(tag, props, []);
	else {
		const children = props.children;
		node = Array.isArray(children) ? jsxFn(tag, props, children) : jsxFn(tag, props, [children]);
	}
	node.key = key;
	return node;
}
// src/pages/styles/tokens.ts
const tokens = `
:root { color-scheme: light dark;
  --ground: #faf9f6; --surface: #ffffff; --sunken: #f3f1ec; --line: #e5e2da; --edge: #cbc7bc; --text: #1b1916; --soft: #625e56;
  --accent: #5140cf; --on-accent: #ffffff; --accent-soft: #eeebfd;
  --failed: #b02a14; --failed-soft: #fdeee9; --fixed: #17653a; --fixed-soft: #e5f4eb; --waiting: #835200; --waiting-soft: #fbf1db;
  --guarded: #1c53a6; --guarded-soft: #e7effb;
  --mono: ui-monospace, Menlo, Consolas, monospace; --sans: system-ui, sans-serif;
  --t-1: .75rem; --t-2: .8125rem; --t-3: .875rem; --t-4: 1rem; --t-5: 1.25rem; --t-6: 1.625rem;
  --s-1: .25rem; --s-2: .5rem; --s-3: .75rem; --s-4: 1rem; --s-5: 1.5rem; --s-6: 2rem; --r: 7px; }
@media (prefers-color-scheme: dark) { :root {
  --ground: #121215; --surface: #19191d; --sunken: #212126; --line: #2b2b32; --edge: #44444e; --text: #ececf1; --soft: #a5a5b0;
  --accent: #a396ff; --on-accent: #15121f; --accent-soft: #272243;
  --failed: #ff8a73; --failed-soft: #34190f; --fixed: #63d292; --fixed-soft: #11291c; --waiting: #e8b95a; --waiting-soft: #2e2410;
  --guarded: #86b6ff; --guarded-soft: #13243f; } }
`;
const baseStyles = `
* { box-sizing: border-box; } [hidden] { display: none !important; }
html { scroll-padding-top: 4rem; }
body { margin: 0; font: var(--t-3)/1.5 var(--sans); color: var(--text); background: var(--ground); -webkit-font-smoothing: antialiased; }
main { max-width: 88rem; margin: 0 auto; padding: var(--s-4) var(--s-5) var(--s-6); }
h1 { font-size: var(--t-5); line-height: 1.3; letter-spacing: -.01em; font-weight: 650; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: var(--t-4); font-weight: 600; margin: var(--s-5) 0 var(--s-2); } h3 { font-size: var(--t-3); font-weight: 600; margin: var(--s-4) 0 var(--s-1); }
p { margin: var(--s-2) 0; } a { color: var(--accent); text-underline-offset: 2px; }
/* Each paragraph has its own direction, by its first letter. */
h1, p, dd, li, td.what a, .said, .gave { unicode-bidi: plaintext; } h1, td.what a { text-align: left; } pre, code, .mono { unicode-bidi: isolate; }
code, pre, .mono { font: .92em/1.5 var(--mono); } pre { overflow-x: auto; margin: var(--s-2) 0; padding: var(--s-3); font-size: var(--t-1); background: var(--sunken); border-radius: var(--r); }
.soft { color: var(--soft); } .bad { color: var(--failed); } .good { color: var(--fixed); } .warn { color: var(--waiting); } .guard { color: var(--guarded); }
.number { font-variant-numeric: tabular-nums; } .small { font-size: var(--t-1); }
.chip { display: inline-flex; align-items: center; gap: .35em; padding: 0 .6em; border-radius: 99px; font-size: var(--t-1); font-weight: 550; line-height: 1.6; white-space: nowrap; background: var(--sunken); }
.chip::before { content: ""; width: .45em; height: .45em; border-radius: 50%; background: currentColor; }
.chip.bad { background: var(--failed-soft); } .chip.good { background: var(--fixed-soft); } .chip.warn { background: var(--waiting-soft); } .chip.guard { background: var(--guarded-soft); }
details { border: 1px solid var(--line); border-radius: var(--r); margin: var(--s-2) 0; background: var(--surface); } summary { cursor: pointer; padding: var(--s-2) var(--s-3); }
details > div { padding: 0 var(--s-3) var(--s-3); } ul.plain { list-style: none; padding: 0; margin: 0; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: var(--s-4); } .columns > * { min-width: 0; }
.event { border-left: 3px solid var(--line); padding: .1rem 0 .1rem .6rem; margin: .3rem 0; overflow-wrap: anywhere; }
.event.write { border-color: var(--waiting); } .event.failed { border-color: var(--failed); } .event.parts { background: var(--sunken); }
@media (max-width: 45rem) { main { padding: var(--s-3); } .columns { grid-template-columns: 1fr; } }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;
// src/pages/page.tsx
function Page({ title, children }) {
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
			/* @__PURE__ */ jsxDEV("title", { children: title }),
			/* @__PURE__ */ jsxDEV("style", { children: raw(`${tokens}${baseStyles}`) })
		] }), /* @__PURE__ */ jsxDEV("body", { children: /* @__PURE__ */ jsxDEV("main", { children }) })]
	});
}
// src/pages/run-columns.tsx
const longest = 400;
function RunColumns({ recorded, replayed, titles = ["Recorded", "Replayed"] }) {
	const parting = replayed ? firstParting(recorded.calls, replayed.calls) : void 0;
	return /* @__PURE__ */ jsxDEV("div", {
		class: "columns",
		children: [/* @__PURE__ */ jsxDEV(RunColumn, {
			title: titles[0],
			run: recorded,
			parting
		}), replayed ? /* @__PURE__ */ jsxDEV(RunColumn, {
			title: titles[1],
			run: replayed,
			parting
		}) : /* @__PURE__ */ jsxDEV("p", {
			class: "soft",
			children: "The replay left no run."
		})]
	});
}
function RunColumn({ title, run, parting }) {
	return /* @__PURE__ */ jsxDEV("section", { children: [
		/* @__PURE__ */ jsxDEV("h3", { children: [
			title,
			" ",
			/* @__PURE__ */ jsxDEV("span", {
				class: run.status === "error" ? "bad" : "soft",
				children: [
					"(",
					run.status,
					")"
				]
			})
		] }),
		run.calls.map((call, index) => /* @__PURE__ */ jsxDEV("div", {
			class: eventClass(call, parting !== void 0 && index >= parting),
			children: [/* @__PURE__ */ jsxDEV("div", {
				class: "mono",
				children: [
					short(call.tool),
					" ",
					short(JSON.stringify(call.args))
				]
			}), /* @__PURE__ */ jsxDEV("div", {
				class: "soft mono",
				children: answerOf$1(call)
			})]
		})),
		/* @__PURE__ */ jsxDEV("div", {
			class: "event",
			children: run.final_output === void 0 ? /* @__PURE__ */ jsxDEV("span", {
				class: "warn",
				children: "no final output"
			}) : short(textOf$1(run.final_output))
		})
	] });
}
function eventClass({ effect, error }, parts) {
	return `event${effect === "write" ? " write" : ""}${error ? " failed" : ""}${parts ? " parts" : ""}`;
}
function answerOf$1({ output, error, simulated }) {
	if (error) return short(`${error.kind} error: ${error.message}`);
	if (output === void 0) return "no result";
	return `${simulated ? "simulated " : ""}${short(textOf$1(output))}`;
}
function textOf$1(value) {
	return typeof value === "string" ? value : JSON.stringify(value);
}
function short(text) {
	return safeText(text, longest);
}
function firstParting(left, right) {
	for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
		const [a, b] = [left[index], right[index]];
		if (!a || !b || a.tool !== b.tool || !equalJson(a.args, b.args)) return index;
	}
}
// src/core/report/job-summary.ts
function reportJobSummary(report, options) {
	return reportMarkdown(report, {
		...options,
		pictures: true,
		maxBytes: 1048575
	});
}
// src/gateway/http/http-hosts.ts
const isHost = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;
function allowedHost(tools, name, scheme) {
	const host = name.toLowerCase().replace(scheme === "https" ? /:443$/ : /:80$/, "");
	if (!isHost.test(host)) return void 0;
	const entry = tools?.allow.find((allowed) => covers(allowed.host.toLowerCase(), host));
	if (!entry) return void 0;
	return {
		host,
		origin: entry.base_url?.replace(/\/+$/, "") ?? `${scheme}://${host}`
	};
}
function covers(allowed, host) {
	return allowed.startsWith("*.") ? host.endsWith(allowed.slice(1)) : allowed === host;
}
// src/gateway/http/proxy.ts
const tunnels = /* @__PURE__ */ new WeakMap();
function proxied(c, ownPort) {
	const incoming = c.env?.["incoming"];
	if (!(incoming instanceof IncomingMessage)) return void 0;
	const tunnelled = tunnels.has(incoming.socket);
	if (!tunnelled && incoming.url?.startsWith("/") !== false) return void 0;
	const { hostname, port } = new URL(c.req.url);
	if (port === `${ownPort()}` && hostname === "127.0.0.1") return void 0;
	return { token: tunnelled ? tunnels.get(incoming.socket) : tokenOf(incoming) };
}
function tokenOf({ headers }) {
	const [, encoded] = /^Basic (.+)$/i.exec(headers["proxy-authorization"] ?? "") ?? [];
	return encoded === void 0 ? void 0 : Buffer.from(encoded, "base64").toString("utf8").split(":")[0];
}
function answerTunnels(server, { tools, session }) {
	server.on("connect", (request, socket, head) => {
		socket.on("error", () => {});
		const [host = "", port = ""] = (request.url ?? "").split(/:(?=\d+$)/);
		const token = tokenOf(request);
		if (port === "443") {
			const open = token === void 0 ? void 0 : session(token);
			const known = allowedHost(tools, host, "https") !== void 0;
			const message = known ? `what is sent to ${host} is encrypted: let the preload shims route it, or let the agent call $REPLAYKIT_HTTP_URL/${host} instead of https://${host}` : `${host} is not in http.allow of replaykit.yaml`;
			if (known) open?.miss({
				kind: "tool",
				message
			});
			socket.end(`HTTP/1.1 403 Forbidden\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\nReplayKit: ${message}\n`);
			return;
		}
		tunnels.set(socket, token);
		socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
		if (head.length > 0) socket.unshift(head);
		server.emit("connection", socket);
	});
}
// src/gateway/refusal.ts
const noRetry = { "x-should-retry": "false" };
function unknownToken(c, api) {
	const message = "ReplayKit: no attempt is open under this address; it may have ended";
	return c.json(api?.provider.errorBody(404, message) ?? { error: { message } }, 404, noRetry);
}
// src/gateway/tool-call.ts
function callTool(open, { tool, args }) {
	const answer = open.askTool(tool, args);
	const id = `call-${open.observations().length + 1}`;
	const head = {
		type: "tool",
		id,
		at: open.options.now().toISOString()
	};
	const call = {
		tool,
		args: open.options.redact?.(args) ?? args,
		effect: answer.effect
	};
	if ("miss" in answer) {
		const { how, miss } = answer;
		const error = answer.error ?? {
			kind: "tool",
			message: miss.message
		};
		open.observe({
			...head,
			how,
			call: {
				...call,
				error
			}
		});
		return {
			how,
			error,
			miss
		};
	}
	if (answer.how === "served" || answer.how === "simulated") {
		const { how, output, output_types: types, error, text_error: textError } = answer;
		const given = {
			...output === void 0 ? {} : { output },
			...types === void 0 ? {} : { output_types: types },
			...error === void 0 ? {} : { error }
		};
		open.observe({
			...head,
			how,
			call: {
				...call,
				...given,
				...textError ? { error: textError } : {}
			}
		});
		return {
			how,
			...given
		};
	}
	open.observe({
		...head,
		how: open.options.mode === "record" ? "recorded" : answer.how,
		call,
		waiting: true
	});
	return {
		how: answer.how,
		id
	};
}
// src/gateway/http/http-call.ts
const keptHeaders = [
	"content-type",
	"location",
	"link",
	"etag",
	"retry-after"
];
function toolCallOf(request, maxBytes) {
	const [path = "/", query = ""] = request.target.split(/\?(.*)/s);
	const pairs = pairsOf(new URLSearchParams(query));
	const args = {
		path,
		...Object.keys(pairs).length === 0 ? {} : { query: pairs },
		...request.body.length === 0 ? {} : { body: bodyOf(request, maxBytes) }
	};
	return {
		tool: `${request.method} ${request.host}`,
		args
	};
}
function bodyOf({ body, type }, maxBytes) {
	const text = textOf(body);
	if (text === void 0) return { base64: Buffer.from(body).toString("base64") };
	if (type?.startsWith("application/x-www-form-urlencoded")) return pairsOf(new URLSearchParams(text));
	return jsonOf(text, maxBytes) ?? text;
}
function pairsOf(params) {
	const names = [...new Set(params.keys())];
	return Object.fromEntries(names.map((name) => {
		const values = params.getAll(name);
		return [name, values.length === 1 ? values[0] ?? "" : values];
	}));
}
function resultOf({ status, headers, body }, maxBytes) {
	const text = textOf(body);
	if (status >= 400) return { error: {
		kind: "tool",
		message: `HTTP ${status}: ${text ?? ""}`
	} };
	return { output: {
		status,
		headers: Object.fromEntries(keptHeaders.flatMap((name) => headers[name] ? [[name, headers[name]]] : [])),
		body: text === void 0 ? { base64: Buffer.from(body).toString("base64") } : exact(text, maxBytes)
	} };
}
function exact(text, maxBytes) {
	const json = jsonOf(text, maxBytes);
	return json === void 0 || typeof json === "string" || JSON.stringify(json) !== text ? text : json;
}
function answerOf({ output, error }) {
	if (error) return failureOf(error);
	if (!isObject(output) || typeof output["status"] !== "number") return jsonAnswer(200, output ?? {});
	const { status, headers, body } = output;
	const kept = Object.entries(isObject(headers) ? headers : {}).flatMap(([name, value]) => typeof value === "string" && keptHeaders.includes(name) ? [[name, value]] : []);
	return {
		status,
		headers: Object.fromEntries(kept),
		body: bytesOf(body ?? "")
	};
}
function bytesOf(body) {
	if (isObject(body) && typeof body["base64"] === "string") return Uint8Array.from(Buffer.from(body["base64"], "base64"));
	return new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body));
}
function failureOf({ message }) {
	const [, status, text] = /^HTTP ([45]\d\d): (.*)$/s.exec(message) ?? [];
	if (status === void 0 || text === void 0) return jsonAnswer(502, { error: { message } });
	const type = /^\s*[[{]/.test(text) ? "application/json" : "text/plain; charset=utf-8";
	return {
		status: Number(status),
		headers: { "content-type": type },
		body: new TextEncoder().encode(text)
	};
}
function jsonAnswer(status, body) {
	return {
		status,
		headers: { "content-type": "application/json" },
		body: new TextEncoder().encode(JSON.stringify(body))
	};
}
function textOf(body) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(body);
	} catch {
		return;
	}
}
function jsonOf(text, maxBytes) {
	if (!/^\s*[[{"\d\-tfn]/.test(text)) return void 0;
	try {
		return parseJson(text, {
			name: "the body",
			maxBytes
		});
	} catch {
		return;
	}
}
// src/gateway/http/http-tools.ts
async function answerHttp(open, asked, options) {
	const host = allowedHost(options.tools, asked.host, asked.scheme);
	if (!host) return refuse(open, asked, options);
	const call = toolCallOf({
		...asked,
		host: host.host
	}, options.maxBodyBytes);
	if (isInsideAnother(open, asked.method)) return forward$1(host, asked, options.fetch);
	const answer = callTool(open, call);
	if ("miss" in answer) return missed(answer.miss.message);
	if (!("id" in answer)) return answerOf(answer);
	const given = await forward$1(host, asked, options.fetch);
	open.settle(answer.id, resultOf(given, options.maxBodyBytes));
	return given;
}
function isInsideAnother(open, method) {
	if (!(open.options.mode === "record") && method !== "GET" && method !== "HEAD") return false;
	return open.observations().some((seen) => seen.type === "tool" && seen.waiting === true && seen.call.effect !== "pure" && isNoHttp(seen.call.tool));
}
function isNoHttp(tool) {
	return !/^[A-Z]+ \S+$/.test(tool);
}
function refuse(open, asked, { maxBodyBytes }) {
	const { tool, args } = toolCallOf(asked, maxBodyBytes);
	const remedy = `${asked.host} is not in http.allow of replaykit.yaml: add it there to record and replay its requests`;
	const error = {
		kind: "tool",
		message: remedy
	};
	const call = {
		tool,
		args: open.options.redact?.(args) ?? args,
		error
	};
	const id = `call-${open.observations().length + 1}`;
	open.observe({
		type: "tool",
		id,
		how: "blocked",
		call,
		at: open.options.now().toISOString()
	});
	return jsonAnswer(403, { error: { message: `ReplayKit: ${remedy}` } });
}
function missed(message) {
	const answer = jsonAnswer(424, { error: { message: `ReplayKit: ${message}` } });
	return {
		...answer,
		headers: {
			...answer.headers,
			"x-should-retry": "false"
		}
	};
}
const ownHeaders = /^(?:accept-encoding|connection|content-length|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;
const undoneHeaders = /^(?:connection|content-encoding|content-length|keep-alive|transfer-encoding)$/;
async function forward$1({ origin, host }, asked, send) {
	const headers = new Headers([...asked.headers].filter(([name]) => !ownHeaders.test(name)));
	const body = asked.body.length === 0 ? null : Uint8Array.from(asked.body);
	try {
		const init = {
			method: asked.method,
			headers,
			body,
			redirect: "manual"
		};
		const response = await send(`${origin}${asked.target}`, init);
		const given = Object.fromEntries([...response.headers].filter(([name]) => !undoneHeaders.test(name)));
		return {
			status: response.status,
			headers: given,
			body: new Uint8Array(await response.arrayBuffer())
		};
	} catch {
		return jsonAnswer(502, { error: { message: `ReplayKit: cannot reach ${host}` } });
	}
}
// src/gateway/http/http-routes.ts
function addHttpRoutes(app, options) {
	app.all("/t/:token/http/:host/*", (c) => {
		const { pathname, search } = new URL(c.req.url);
		const path = pathname.split("/").slice(5);
		const asked = {
			host: c.req.param("host"),
			target: `/${path.join("/")}${search}`,
			scheme: "https"
		};
		const token = c.req.param("token");
		const base = `/t/${token}/http`;
		return answer(c, options.session(token), {
			...asked,
			options,
			base
		});
	});
}
function answerProxied(c, token, options) {
	const { host, pathname, search } = new URL(c.req.url);
	if (token === void 0) {
		const message = `ReplayKit: other machines are out of reach; ${host} is recorded and replayed where http.allow lists it`;
		return Promise.resolve(c.json({ error: { message } }, 403));
	}
	return answer(c, options.session(token), {
		host,
		target: `${pathname}${search}`,
		scheme: "http",
		options
	});
}
async function answer(c, open, { options, base, ...asked }) {
	if (!open) return unknownToken(c);
	const { method, raw } = c.req;
	try {
		const body = await readBytes(c, options.maxBodyBytes);
		const type = raw.headers.get("content-type") ?? void 0;
		const given = await answerHttp(open, {
			...asked,
			method,
			body,
			type,
			headers: raw.headers
		}, options);
		const empty = given.status === 204 || given.status === 304 || given.status < 200;
		const headers = base === void 0 ? given.headers : {
			...given.headers,
			...locationBelow(base, given, asked)
		};
		return new Response(empty ? null : given.body, {
			status: given.status,
			headers
		});
	} catch (error) {
		if (!(error instanceof ReplayKitError)) throw error;
		open.miss({
			kind: "tool",
			message: error.message
		});
		return c.json({ error: { message: `ReplayKit: ${error.message}` } }, error.code === "too_large" ? 413 : 400);
	}
}
function locationBelow(base, { headers }, { host, target, scheme }) {
	const { location } = headers;
	const url = location === void 0 ? void 0 : URL.parse(location, `${scheme}://${host}${target}`);
	return url ? { location: `${base}/${url.host}${url.pathname}${url.search}` } : {};
}
async function readBytes(c, maxBytes) {
	const body = Number(c.req.header("content-length") ?? 0) > maxBytes ? void 0 : new Uint8Array(await c.req.arrayBuffer());
	if (body !== void 0 && body.length <= maxBytes) return body;
	throw new ReplayKitError("too_large", `the request is larger than ${maxBytes} bytes`);
}
// src/gateway/mcp-answer.ts
function answerMcp(open, server, request) {
	const { method } = request;
	const params = request.params ?? {};
	if (method === "ping") return {
		how: "served",
		result: {}
	};
	if (method === "subscriptions/listen") return {
		how: "served",
		error: notFound
	};
	if (method === "tools/call") return answerToolCall(open, params);
	const id = `mcp-${open.observations().length + 1}`;
	const seen = {
		type: "mcp",
		id,
		server,
		method,
		params,
		at: open.options.now().toISOString()
	};
	if (open.options.mode === "record") {
		open.observe({
			...seen,
			how: "recorded",
			waiting: true
		});
		return {
			how: "live",
			call: id
		};
	}
	const recorded = open.options.mcp?.ask({
		server,
		method,
		params
	}) ?? greeting(method, params);
	if (recorded) {
		open.observe({
			...seen,
			how: "served",
			...recorded
		});
		return {
			how: "served",
			...recorded
		};
	}
	const message = `no answer of the MCP server "${server}" to ${method} is recorded`;
	open.miss({
		kind: "tool",
		tool: method,
		args: params,
		message
	});
	open.observe({
		...seen,
		how: "missed"
	});
	return {
		how: "missed",
		error: {
			code: -32001,
			message: `ReplayKit: ${message}`
		}
	};
}
const notFound = {
	code: -32601,
	message: "Method not found"
};
function greeting(method, params) {
	if (method === "server/discover") return { error: notFound };
	if (method !== "initialize") return void 0;
	return { result: {
		protocolVersion: (isObject(params) ? params["protocolVersion"] : void 0) ?? "2025-06-18",
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
function answerToolCall(open, params) {
	const { name, arguments: given } = isObject(params) ? params : {};
	const tool = typeof name === "string" ? name : "";
	const args = given ?? {};
	if (open.isWaiting(tool, args)) return {
		how: "live",
		call: void 0
	};
	const answer = callTool(open, {
		tool,
		args
	});
	if ("miss" in answer) return {
		how: "missed",
		result: callToolResult({ error: answer.error }, params)
	};
	if ("id" in answer) return {
		how: "live",
		call: answer.id
	};
	return {
		how: "served",
		result: callToolResult(answer, params)
	};
}
function reportMcp(open, id, answer) {
	return id.startsWith("mcp-") ? open.settleMcp(id, answer) : open.settle(id, toolResult(answer));
}
function callToolResult({ output, error }, params) {
	const kind = wantsResultType(params) ? { resultType: "complete" } : {};
	if (error) return {
		...kind,
		isError: true,
		content: [{
			type: "text",
			text: error.message
		}]
	};
	if (isObject(output) && Array.isArray(output["content"])) return {
		...kind,
		...output
	};
	const text = typeof output === "string" ? output : JSON.stringify(output ?? {});
	return {
		...kind,
		content: [{
			type: "text",
			text
		}]
	};
}
function wantsResultType(params) {
	const meta = isObject(params) ? params["_meta"] : void 0;
	return isObject(meta) && "io.modelcontextprotocol/protocolVersion" in meta;
}
function toolResult({ result, error }) {
	if (error !== void 0) return { error: {
		kind: "tool",
		message: isObject(error) && typeof error["message"] === "string" ? error["message"] : JSON.stringify(error)
	} };
	if (!isObject(result) || result["isError"] !== true) return { output: result ?? {} };
	return { error: {
		kind: "tool",
		message: (Array.isArray(result["content"]) ? result["content"].filter(isObject) : []).flatMap((part) => typeof part["text"] === "string" ? [part["text"]] : []).join("\n")
	} };
}
// src/gateway/read-body.ts
async function readBody(c, maxBytes) {
	const declared = Number(c.req.header("content-length") ?? 0);
	const text = declared > maxBytes ? "" : await c.req.text();
	if (declared > maxBytes || text.length > maxBytes) throw new ReplayKitError("too_large", `the request is larger than ${maxBytes} bytes`);
	return text === "" ? {} : parseJson(text, {
		name: "the request",
		maxBytes
	});
}
async function readCall(c, open, maxBytes) {
	try {
		return await readBody(c, maxBytes);
	} catch (error) {
		if (!(error instanceof ReplayKitError)) throw error;
		open.miss({
			kind: "tool",
			message: error.message
		});
		return error;
	}
}
async function readCallOrNull(c, open, maxBytes) {
	const body = await readCall(c, open, maxBytes);
	return body instanceof ReplayKitError ? null : body;
}
// src/gateway/mcp-routes.ts
const idSchema = union([string(), number()]);
const messageSchema = looseObject({
	id: idSchema.optional(),
	method: string().optional(),
	params: jsonSchema.optional()
});
const askSchema = looseObject({
	server: string(),
	id: idSchema,
	method: string(),
	params: jsonSchema.optional()
});
const reportSchema = looseObject({
	call: string(),
	result: jsonSchema.optional(),
	error: jsonSchema.optional()
});
function addMcpRoutes(app, { session, maxBodyBytes, mcpUrl }) {
	app.post("/t/:token/mcp", async (c) => {
		const open = session(c.req.param("token"));
		if (!open) return unknownToken(c);
		const parsed = messageSchema.safeParse(await readCallOrNull(c, open, maxBodyBytes));
		if (!parsed.success) return c.json(rpcError(null, "expected one JSON-RPC message"), 400);
		const { id, method, params } = parsed.data;
		if (id === void 0 || method === void 0) return mcpUrl === void 0 || open.options.mode === "replay" ? c.body(null, 202) : forward(c, mcpUrl, parsed.data);
		const answer = answerMcp(open, "default", {
			id,
			method,
			params
		});
		if (answer.how !== "live") {
			const { result, error } = answer;
			return c.json({
				jsonrpc: "2.0",
				id,
				...error === void 0 ? { result: result ?? {} } : { error }
			});
		}
		if (mcpUrl === void 0) {
			const message = "no MCP server is configured: set upstream.mcp.base_url in replaykit.yaml";
			if (answer.call !== void 0) reportMcp(open, answer.call, { error: {
				code: -32002,
				message
			} });
			return c.json(rpcError(id, message));
		}
		const response = await forward(c, mcpUrl, parsed.data);
		const given = answerIn(await response.clone().text(), id);
		if (answer.call !== void 0) reportMcp(open, answer.call, given ?? { error: { message: "no answer" } });
		return response;
	});
	app.on(["GET", "DELETE"], "/t/:token/mcp", (c) => c.body(null, 405));
	app.post("/t/:token/mcp-calls", async (c) => {
		const open = session(c.req.param("token"));
		if (!open) return unknownToken(c);
		const parsed = askSchema.safeParse(await readCallOrNull(c, open, maxBodyBytes));
		if (!parsed.success) return c.json({ error: { message: "expected {server, id, method, params}" } }, 400);
		return c.json(answerMcp(open, parsed.data.server, parsed.data));
	});
	app.post("/t/:token/mcp-calls/result", async (c) => {
		const open = session(c.req.param("token"));
		if (!open) return unknownToken(c);
		const parsed = reportSchema.safeParse(await readCallOrNull(c, open, maxBodyBytes));
		if (!parsed.success) return c.json({ error: { message: "expected {call, result} or {call, error}" } }, 400);
		const { call, result, error } = parsed.data;
		const taken = reportMcp(open, call, {
			...result === void 0 ? {} : { result },
			...error === void 0 ? {} : { error }
		});
		return c.json({ taken }, taken ? 200 : 409);
	});
}
const passedHeader = /^(?:accept|authorization|content-type|mcp-[\w-]+)$/i;
async function forward(c, url, message) {
	const headers = new Headers([...c.req.raw.headers].filter(([name]) => passedHeader.test(name)));
	try {
		const response = await fetch(url, {
			method: "POST",
			headers,
			body: JSON.stringify(message)
		});
		const back = new Headers();
		for (const name of ["content-type", "mcp-session-id"]) {
			const value = response.headers.get(name);
			if (value !== null) back.set(name, value);
		}
		return new Response(response.status === 202 ? null : await response.text(), {
			status: response.status,
			headers: back
		});
	} catch {
		return c.json(rpcError(null, `cannot reach the MCP server at ${new URL(url).host}`), 502);
	}
}
function answerIn(body, id) {
	const texts = body.startsWith("{") ? [body] : splitEvents(body).map(dataOf);
	for (const text of texts) {
		const message = parsed(text);
		if (!isObject(message) || message["id"] !== id || "method" in message) continue;
		const { result, error } = message;
		return error === void 0 ? { result: result ?? {} } : { error };
	}
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function rpcError(id, message) {
	return {
		jsonrpc: "2.0",
		id,
		error: {
			code: -32002,
			message: `ReplayKit: ${message}`
		}
	};
}
// src/gateway/tool-routes.ts
const noticeSchema = looseObject({
	tool: string(),
	at: string().optional(),
	state: _enum([
		"installed",
		"refused",
		"unkept"
	]),
	message: string().optional()
});
const resultSchema = looseObject({
	id: string(),
	output: jsonSchema.optional(),
	output_text: string().optional(),
	output_types: valueTypesSchema.optional(),
	error: callErrorSchema.optional()
});
function addToolRoutes(app, { session, maxBodyBytes }) {
	app.post("/t/:token/tools/:name", async (c) => {
		const open = session(c.req.param("token"));
		if (!open) return unknownToken(c);
		const body = await readCall(c, open, maxBodyBytes);
		if (body instanceof ReplayKitError) return refused(c, body);
		const args = isObject(body) && body["args"] !== void 0 ? body["args"] : body;
		return answerTool(c, open, {
			tool: c.req.param("name"),
			args
		});
	});
	app.post("/t/:token/routing", async (c) => {
		const open = session(c.req.param("token"));
		if (!open) return unknownToken(c);
		const body = await readCall(c, open, maxBodyBytes);
		const parsed = noticeSchema.safeParse(body);
		if (!parsed.success) return c.json({ error: { message: "expected {tool, at, state, message}" } }, 400);
		open.noteRouting(parsed.data);
		return c.json({ taken: true });
	});
	app.post("/t/:token/tools/:name/result", async (c) => {
		const open = session(c.req.param("token"));
		if (!open) return unknownToken(c);
		const body = await readCall(c, open, maxBodyBytes);
		if (body instanceof ReplayKitError) return refused(c, body);
		const parsed = resultSchema.safeParse(body);
		if (!parsed.success) {
			const message = "expected {id, output} or {id, error}";
			open.miss({
				kind: "tool",
				tool: c.req.param("name"),
				message: `a result could not be read: ${message}`
			});
			return c.json({ error: { message } }, 400);
		}
		const { id, output, output_text: text, output_types: types, error } = parsed.data;
		const kept = {
			...text === void 0 ? {} : { output_text: text },
			...types === void 0 ? {} : { output_types: types }
		};
		const result = error ? { error } : {
			output: output ?? null,
			...kept
		};
		if (open.settle(id, result)) return c.json({ taken: true });
		return c.json({ error: { message: `no call "${id}" waits for a result` } }, 409);
	});
}
function refused(c, { code, message }) {
	return c.json({ error: { message: `ReplayKit: ${message}` } }, code === "too_large" ? 413 : 400, noRetry);
}
function answerTool(c, open, { tool, args }) {
	const answer = callTool(open, {
		tool,
		args
	});
	if ("miss" in answer) return c.json(answer, 424);
	if ("id" in answer) return c.json(answer);
	const text = answer.output === void 0 ? void 0 : open.options.exactText?.(tool, answer.output);
	return c.json({
		...answer,
		...text === void 0 ? {} : { output_text: text }
	});
}
// src/gateway/routes.ts
function routeOf(path) {
	for (const api of modelApis) for (const [pattern, pathOf] of api.routes) {
		const match = pattern.exec(path);
		if (match) return {
			api,
			upstreamPath: pathOf(match)
		};
	}
}
function createRoutes({ session, upstream, maxBodyBytes, mcpUrl, httpTools, port }) {
	const app = new Hono();
	const http = {
		session,
		tools: httpTools,
		maxBodyBytes,
		fetch
	};
	app.use(async (c, next) => {
		const asked = proxied(c, port);
		return asked ? answerProxied(c, asked.token, http) : next();
	});
	app.get("/healthz", (c) => c.text("ok"));
	app.get("/t/:token/user/next", async (c) => {
		const open = session(c.req.param("token"));
		if (!open) return unknownToken(c);
		const turn = await open.nextUserTurn();
		if (turn === void 0) return c.json({ error: { message: "there is no further user turn" } }, 410);
		return c.json({
			role: "user",
			content: turn
		});
	});
	addToolRoutes(app, {
		session,
		maxBodyBytes
	});
	addHttpRoutes(app, http);
	addMcpRoutes(app, {
		session,
		maxBodyBytes,
		mcpUrl
	});
	app.get("/t/:token/*", (c, next) => c.req.path.endsWith("/models") ? Promise.resolve(c.json({
		object: "list",
		data: []
	})) : next());
	app.all("/t/:token/*", async (c) => {
		const token = c.req.param("token");
		const path = c.req.path.slice(`/t/${token}`.length);
		if (path.endsWith("/traces/ingest")) return c.body(null, 204);
		if (c.req.method !== "POST") return unknownRoute(c, `${c.req.method} ${path}`, session(token));
		const found = routeOf(path);
		const open = session(token);
		if (!found) return unknownRoute(c, path, open);
		if (!open) return unknownToken(c, found.api);
		try {
			return await answerModel(c, {
				open,
				upstream,
				request: await readBody(c, maxBodyBytes),
				path,
				...found
			});
		} catch (error) {
			return fault(c, open, found.api, error);
		}
	});
	return app;
}
async function answerModel(c, { open, upstream, api, upstreamPath, path, request }) {
	const started = open.options.now();
	const answer = open.askModel(api.name, request);
	if (answer.how === "missed") return c.json(api.provider.errorBody(424, `ReplayKit: ${answer.miss.message}`), 424, noRetry);
	const refusal = answer.how === "live" ? open.options.refuseLive?.() : void 0;
	if (refusal !== void 0) {
		open.miss({
			kind: "provider",
			message: refusal
		});
		return c.json(api.provider.errorBody(403, `ReplayKit: ${refusal}`), 403, noRetry);
	}
	const mayWait = (ms) => open.mayWait(ms);
	const ask = async () => {
		const answered = open.awaitProvider(api.provider.name);
		const sent = {
			path: upstreamPath,
			body: request,
			headers: passedHeaders(c, api),
			mayWait
		};
		return upstream.send(api, sent).finally(answered);
	};
	const exchange = answer.how === "served" ? {
		...answer.exchange,
		request
	} : {
		api: api.name,
		request,
		...await ask()
	};
	if (answer.how === "served") refuseDamaged(api, exchange);
	const how = answer.how === "served" ? "served" : open.options.mode === "record" ? "recorded" : "live";
	const whole = withResponse(api, exchange);
	if (how !== "served") noteFailure(open, api, whole);
	const ended = open.options.now();
	open.observe({
		type: "model",
		exchange: whole,
		how,
		at: started.toISOString(),
		duration_ms: ended.getTime() - started.getTime()
	});
	return send(c, api, {
		...whole,
		stream: api.wantsStream(request, path)
	});
}
function passedHeaders(c, { provider }) {
	return Object.fromEntries([...c.req.raw.headers].filter(([name]) => provider.passedHeaders.includes(name)));
}
function noteFailure(open, api, exchange) {
	const { name } = api.provider;
	const { status, response } = exchange;
	if (status === 401 || status === 403) open.miss({
		kind: "key",
		message: `${name} refused the key (${status})`
	});
	const failure = failureOfAnswer(exchange);
	if (failure !== void 0) {
		const what = status < 400 ? `${failure.fault}: ${failure.text}` : `${status}, ${failure.fault}`;
		open.miss(providerMiss(`${name} kept failing (${what})`));
	} else if (status < 400) {
		const answer = objectOf(response);
		const { error } = readAnswer(api, answer, status);
		if (error && isObject(api.answerIn(answer).error)) open.miss(providerMiss(`${name} failed inside of its answer: ${error.message}`));
	}
}
function withResponse(api, exchange) {
	if (exchange.sse === void 0 || exchange.response !== void 0) return exchange;
	return {
		...exchange,
		response: api.readStream(eventsOfBlocks(exchange.sse))
	};
}
function refuseDamaged({ name }, { sse = [], response }) {
	if (damagedBlock(sse) === void 0 && (response === void 0 || !sse.some(isBroken))) return;
	throw new ReplayKitError("invalid_fixtures", `the stream of ${name} holds an event that is no JSON`, { hint: "record the model's answers again" });
}
function send(c, api, exchange) {
	const { status, sse, response = null, stream } = exchange;
	if (stream && status < 400) {
		const body = streamText(sse ?? api.writeStream(objectOf(response)));
		return c.body(body, 200, {
			"content-type": "text/event-stream; charset=utf-8",
			"cache-control": "no-cache"
		});
	}
	return new Response(JSON.stringify(response), {
		status,
		headers: {
			"content-type": "application/json",
			...status >= 400 ? noRetry : {}
		}
	});
}
function fault(c, open, api, error) {
	const known = error instanceof ReplayKitError;
	const message = error instanceof Error ? error.message : String(error);
	const { kind, status } = (known ? faults[error.code] : void 0) ?? {
		kind: "model",
		status: known ? 400 : 500
	};
	const text = known ? message : `the gateway failed: ${message}`;
	open.miss(kind === "provider" ? providerMiss(text) : withDivergence({
		kind,
		message: text
	}, open));
	return c.json(api.provider.errorBody(status, `ReplayKit: ${text}`), status, noRetry);
}
function withDivergence(miss, open) {
	const divergence = miss.kind === "key" ? open.divergence() : void 0;
	return divergence === void 0 ? miss : {
		...divergence,
		...miss,
		message: `${miss.message}; ${divergence.message}`
	};
}
const faults = {
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
function unknownRoute(c, path, open) {
	const refused = /bedrock|aiplatform|:rawPredict/.test(path) ? "; Bedrock and Vertex are not supported: use the provider's own API" : "";
	const message = `ReplayKit: the gateway does not serve this address${refused}`;
	open?.miss({
		kind: "model",
		message: `${path}: the gateway does not serve this address${refused}`
	});
	return c.json({
		type: "error",
		error: {
			type: "not_found_error",
			message,
			code: 404
		}
	}, 404, noRetry);
}
// src/gateway/http-front.ts
function createFront(options) {
	const listener = getRequestListener(createRoutes(options).fetch);
	const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
	answerTunnels(server, {
		tools: options.httpTools,
		session: options.session
	});
	return server;
}
// src/pages/report-page.tsx
function reportPage(report, runs = /* @__PURE__ */ new Map()) {
	const { summary, cases } = report;
	const groups = [...groupByAttention(cases)].filter(([, members]) => members.length > 0);
	const { words } = verdictLine(report);
	return `<!doctype html>${(/* @__PURE__ */ jsxDEV(Page, {
		title: `ReplayKit: ${words}`,
		children: [
			/* @__PURE__ */ jsxDEV("style", { children: raw(filterStyles(groups.map(([attention]) => attention))) }),
			/* @__PURE__ */ jsxDEV("h1", {
				class: summary.ok ? "good" : "bad",
				children: safe(words)
			}),
			/* @__PURE__ */ jsxDEV("p", {
				class: "soft",
				children: [
					safe(headlineForPeople(report)),
					" · ",
					plural(summary.total, "case"),
					", ",
					(summary.duration_ms / 1e3).toFixed(1),
					" s"
				]
			}),
			sandboxLines(summary).map((line) => /* @__PURE__ */ jsxDEV("p", {
				class: "soft",
				children: line
			})),
			groups.length < 2 ? null : /* @__PURE__ */ jsxDEV(Filter, { groups }),
			groups.map(([attention, members]) => /* @__PURE__ */ jsxDEV("section", {
				class: `group ${className(attention)}`,
				children: [/* @__PURE__ */ jsxDEV("h2", { children: capital(countOf(attention, members.length)) }), members.map((result) => /* @__PURE__ */ jsxDEV(CaseSection, {
					result,
					runs: runs.get(result.path)
				}))]
			}))
		]
	})).toString()}\n`;
}
function Filter({ groups }) {
	const total = groups.reduce((sum, [, members]) => sum + members.length, 0);
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
					checked: true
				}),
				" all ",
				total
			] }),
			groups.map(([attention, members]) => /* @__PURE__ */ jsxDEV("label", { children: [
				/* @__PURE__ */ jsxDEV("input", {
					type: "radio",
					name: "show",
					id: `only-${className(attention)}`
				}),
				" ",
				countOf(attention, members.length)
			] }))
		]
	});
}
function filterStyles(shown) {
	return [".filter{border:0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem}", ...shown.map(className).map((name) => `body:has(#only-${name}:checked) .group:not(.${name}){display:none}`)].join("\n");
}
function className(attention) {
	return attention.replace(" ", "-");
}
function exactly({ standing }) {
	return standingWords[standing] === attentionOf[standing] ? "" : ` (${standingWords[standing]})`;
}
function CaseSection({ result, runs }) {
	const last = result.attempts.at(-1);
	return /* @__PURE__ */ jsxDEV("details", {
		open: result.blocks,
		children: [/* @__PURE__ */ jsxDEV("summary", { children: [
			safe(result.title),
			" ",
			/* @__PURE__ */ jsxDEV("code", { children: safe(result.case_id) }),
			/* @__PURE__ */ jsxDEV("span", {
				class: "soft",
				children: exactly(result)
			}),
			/* @__PURE__ */ jsxDEV("span", {
				class: result.blocks ? "bad" : "soft",
				children: [" ", safe(result.reason)]
			}),
			result.weak === void 0 ? null : /* @__PURE__ */ jsxDEV("span", {
				class: "soft",
				children: [" Weak: ", safe(result.weak)]
			})
		] }), /* @__PURE__ */ jsxDEV("div", { children: [
			last ? /* @__PURE__ */ jsxDEV(Outcomes, {
				title: "What went wrong then",
				outcomes: last.signatures
			}) : null,
			last ? /* @__PURE__ */ jsxDEV(Outcomes, {
				title: "What must hold",
				outcomes: last.assertions
			}) : null,
			last ? /* @__PURE__ */ jsxDEV("p", {
				class: "soft",
				children: [
					result.rate.reproduced,
					" of ",
					result.rate.of,
					" attempts reproduced it. Calls: ",
					last.counts.served,
					" served,",
					" ",
					last.counts.simulated,
					" simulated, ",
					last.counts.missed,
					" missed, ",
					last.counts.blocked,
					" blocked,",
					" ",
					last.counts.live,
					" live (",
					last.counts.basis,
					"). ",
					wroteText(last),
					" ",
					exceptionText(last.counts)
				]
			}) : null,
			runs ? /* @__PURE__ */ jsxDEV(RunColumns, {
				recorded: runs.recorded,
				replayed: runs.replayed
			}) : null,
			/* @__PURE__ */ jsxDEV("h3", { children: "Try it" }),
			/* @__PURE__ */ jsxDEV("pre", { children: safe(result.commands.reproduce) })
		] })]
	});
}
function Outcomes({ title, outcomes }) {
	if (outcomes.length === 0) return raw("");
	return /* @__PURE__ */ jsxDEV(Fragment, { children: [/* @__PURE__ */ jsxDEV("h3", { children: title }), /* @__PURE__ */ jsxDEV("ul", {
		class: "plain",
		children: outcomes.map(({ check, outcome, unseen, message }) => /* @__PURE__ */ jsxDEV("li", { children: [
			/* @__PURE__ */ jsxDEV("span", {
				class: outcome === "pass" ? "good" : outcome === "fail" ? "bad" : "warn",
				children: marks[unseen ? "unseen" : outcome]
			}),
			" ",
			/* @__PURE__ */ jsxDEV("code", { children: safe(check) }),
			" ",
			/* @__PURE__ */ jsxDEV("span", {
				class: "soft",
				children: safe(message)
			})
		] }))
	})] });
}
const marks = {
	pass: "holds",
	fail: "fails",
	needs_human: "needs a person",
	unseen: "not seen"
};
function safe(text) {
	return untrustedTerminal(text);
}
function capital(text) {
	return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
export { DOM_MEMO as A, RequestError as B, deDupeKeyMap as C, createContext$1 as D, shouldDeDupeByKey as E, Hono as F, getRequestListener as H, HtmlEscapedCallbackPhase as I, raw as L, DOM_STASH as M, safeText as N, DOM_ERROR_HANDLER as O, timeText as P, resolveCallback as R, dataPrecedenceAttr as S, isStylesheetLinkWithPrecedence as T, serve as U, createAdaptorServer as V, upgradeWebSocket as W, renderUntrustedObject as _, Page as a, toArray as b, jsxDEV as c, globalContexts as d, useContext as f, renderChildren as g, jsx as h, RunColumns as i, DOM_RENDERER as j, DOM_INTERNAL_TAG as k, captureRenderContext as l, isUntrustedObject as m, createFront as n, baseStyles as o, Fragment as p, reportJobSummary as r, tokens as s, reportPage as t, createContext as u, normalizeIntrinsicElementKey as v, domRenderers as w, __exportAll as x, styleObjectForEach as y, reportJunit as z };
