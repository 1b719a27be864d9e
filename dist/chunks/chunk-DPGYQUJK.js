import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  escapeToBuffer,
  raw,
  resolveCallbackSync,
  stringBufferToString
} from "./chunk-35IMGCZ5.js";
import {
  equalJson
} from "./chunk-3QQEB6C6.js";
import {
  untrustedPage
} from "./chunk-NP4WE3DX.js";

// src/pages/safe-text.ts
function safeText(text, max = 2e3) {
  const clean = untrustedPage(text);
  return clean.length <= max ? clean : `${clean.slice(0, max)}… (${clean.length - max} more characters)`;
}
function timeText(at) {
  const time = new Date(at ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? "unknown" : `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

// node_modules/hono/dist/jsx/constants.js
var DOM_RENDERER = /* @__PURE__ */ Symbol("RENDERER");
var DOM_ERROR_HANDLER = /* @__PURE__ */ Symbol("ERROR_HANDLER");
var DOM_STASH = /* @__PURE__ */ Symbol("STASH");
var DOM_INTERNAL_TAG = /* @__PURE__ */ Symbol("INTERNAL");
var DOM_MEMO = /* @__PURE__ */ Symbol("MEMO");
var PERMALINK = /* @__PURE__ */ Symbol("PERMALINK");
var RENDERED_JSX = /* @__PURE__ */ Symbol("RENDERED_JSX");

// node_modules/hono/dist/jsx/dom/utils.js
var setInternalTagFlag = (fn) => {
  fn[DOM_INTERNAL_TAG] = true;
  return fn;
};

// node_modules/hono/dist/jsx/dom/context.js
var createContextProviderFunction = (values) => ({ value, children }) => {
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
var createContext = (defaultValue) => {
  const values = [defaultValue];
  const context = createContextProviderFunction(values);
  context.values = values;
  context.Provider = context;
  globalContexts.push(context);
  return context;
};

// node_modules/hono/dist/jsx/context.js
var globalContexts = [];
var alsProbed = false;
var asyncLocalStorage;
var fallbackStore;
var fallbackRendersInFlight = 0;
var warnedFallbackDefault = false;
var loadAsyncLocalStorage = () => {
  if (alsProbed) return asyncLocalStorage;
  alsProbed = true;
  const global = globalThis;
  let AsyncLocalStorage;
  for (const probe of [() => global.process?.getBuiltinModule?.("node:async_hooks")?.AsyncLocalStorage, () => global.process?.mainModule?.require?.("node:async_hooks")?.AsyncLocalStorage]) {
    try {
      AsyncLocalStorage = probe();
    } catch {
    }
    if (AsyncLocalStorage) break;
  }
  if (AsyncLocalStorage) asyncLocalStorage = new AsyncLocalStorage();
  return asyncLocalStorage;
};
var getCurrentStore = () => {
  return loadAsyncLocalStorage()?.getStore() || fallbackStore;
};
var warnIfStorelessAccess = () => {
  if (fallbackRendersInFlight > 0 && !warnedFallbackDefault) {
    warnedFallbackDefault = true;
    console.warn("hono/jsx: AsyncLocalStorage is unavailable in this runtime, so useContext() after an await in an async component falls back to the context default value during server-side rendering. To get provided values across await boundaries, use a runtime with AsyncLocalStorage (Node.js >= 20.16, Deno, Bun, or Cloudflare Workers with the nodejs_compat flag).");
  }
};
var getContextValuesIn = (store, context) => {
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
var readContextValueIn = (store, context) => {
  if (!store) {
    warnIfStorelessAccess();
    return context.values.at(-1);
  }
  const values = store.get(context);
  return values?.length ? values.at(-1) : context.values[0];
};
var captureContextValues = (store) => (store ? globalContexts.filter((c) => store.has(c)) : globalContexts).map((c) => [c, readContextValueIn(store, c)]);
var resumeWithContextValues = (callback, store, contexts) => runWithRenderContext(() => {
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
var runWithRenderContext = (callback, resumeStore) => {
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
var captureRenderContext = () => {
  const store = getCurrentStore();
  const contexts = captureContextValues(store);
  return (callback) => resumeWithContextValues(callback, store, contexts);
};
var createContext2 = (defaultValue) => {
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
var useContext = (context) => {
  return readContextValueIn(getCurrentStore(), context);
};

// node_modules/hono/dist/jsx/intrinsic-element/common.js
var deDupeKeyMap = {
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
var domRenderers = {};
var dataPrecedenceAttr = "data-precedence";
var isStylesheetLinkWithPrecedence = (props) => props.rel === "stylesheet" && "precedence" in props;
var shouldDeDupeByKey = (tagName, supportSort) => {
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
var toArray = (children) => Array.isArray(children) ? children : [children];

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
var metaTagMap = /* @__PURE__ */ new WeakMap();
var insertIntoHead = (tagName, tag, props, precedence) => ({ buffer, context }) => {
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
      insertTags = tags.map(([tag2, , tagPrecedence], index) => {
        if (tagPrecedence === void 0) return [
          tag2,
          Number.MAX_SAFE_INTEGER,
          index
        ];
        let order = precedences.indexOf(tagPrecedence);
        if (order === -1) {
          precedences.push(tagPrecedence);
          order = precedences.length - 1;
        }
        return [
          tag2,
          order,
          index
        ];
      }).sort((a, b) => a[1] - b[1] || a[2] - b[2]).map(([tag2]) => tag2);
    } else insertTags = tags.map(([tag2]) => tag2);
    insertTags.forEach((tag2) => {
      buffer[0] = buffer[0].replaceAll(tag2, "");
    });
    buffer[0] = buffer[0].replace(/(?=<\/head>)/, () => insertTags.join(""));
  }
};
var returnWithoutSpecialBehavior = (tag, children, props) => renderChildren([new JSXNode(tag, props, toArray(children ?? []))]);
var documentMetadataTag = (tag, children, props, sort) => {
  if ("itemProp" in props) return returnWithoutSpecialBehavior(tag, children, props);
  let { precedence, blocking, ...restProps } = props;
  precedence = sort ? precedence ?? "" : void 0;
  if (sort) restProps[dataPrecedenceAttr] = precedence;
  const string = new JSXNode(tag, restProps, toArray(children || [])).toString();
  if (string instanceof Promise) return string.then((resString) => raw(resString, [...resString.callbacks || [], insertIntoHead(tag, resString, restProps, precedence)]));
  else return raw(string, [insertIntoHead(tag, string, restProps, precedence)]);
};
var title = ({ children, ...props }) => {
  const nameSpaceContext2 = getNameSpaceContext();
  if (nameSpaceContext2) {
    const context = useContext(nameSpaceContext2);
    if (context === "svg" || context === "head") return new JSXNode("title", props, toArray(children ?? []));
  }
  return documentMetadataTag("title", children, props, false);
};
var script = ({ children, ...props }) => {
  const nameSpaceContext2 = getNameSpaceContext();
  if (["src", "async"].some((k) => !props[k]) || nameSpaceContext2 && useContext(nameSpaceContext2) === "head") return returnWithoutSpecialBehavior("script", children, props);
  return documentMetadataTag("script", children, props, false);
};
var style = ({ children, ...props }) => {
  if (!["href", "precedence"].every((k) => k in props)) return returnWithoutSpecialBehavior("style", children, props);
  props["data-href"] = props.href;
  delete props.href;
  return documentMetadataTag("style", children, props, true);
};
var link = ({ children, ...props }) => {
  if (["onLoad", "onError"].some((k) => k in props) || props.rel === "stylesheet" && (!("precedence" in props) || "disabled" in props)) return returnWithoutSpecialBehavior("link", children, props);
  return documentMetadataTag("link", children, props, isStylesheetLinkWithPrecedence(props));
};
var meta = ({ children, ...props }) => {
  const nameSpaceContext2 = getNameSpaceContext();
  if (nameSpaceContext2 && useContext(nameSpaceContext2) === "head") return returnWithoutSpecialBehavior("meta", children, props);
  return documentMetadataTag("meta", children, props, false);
};
var newJSXNode = (tag, { children, ...props }) => new JSXNode(tag, props, toArray(children ?? []));
var form = (props) => {
  if (typeof props.action === "function") props.action = PERMALINK in props.action ? props.action[PERMALINK] : void 0;
  return newJSXNode("form", props);
};
var formActionableElement = (tag, props) => {
  if (typeof props.formAction === "function") props.formAction = PERMALINK in props.formAction ? props.formAction[PERMALINK] : void 0;
  return newJSXNode(tag, props);
};
var input = (props) => formActionableElement("input", props);
var button = (props) => formActionableElement("button", props);

// node_modules/hono/dist/jsx/utils.js
var normalizeElementKeyMap = /* @__PURE__ */ new Map([
  ["className", "class"],
  ["htmlFor", "for"],
  ["crossOrigin", "crossorigin"],
  ["httpEquiv", "http-equiv"],
  ["itemProp", "itemprop"],
  ["fetchPriority", "fetchpriority"],
  ["noModule", "nomodule"],
  ["formAction", "formaction"]
]);
var normalizeIntrinsicElementKey = (key) => normalizeElementKeyMap.get(key) || key;
var invalidAttributeNameCharRe = /[\s"'<>/=`\\\x00-\x1f\x7f-\x9f]/;
var validAttributeNameCache = /* @__PURE__ */ new Set();
var validAttributeNameCacheMax = 1024;
var invalidTagNameCharRe = /^[!?]|[\s"'<>/=`\\\x00-\x1f\x7f-\x9f]/;
var validTagNameCache = /* @__PURE__ */ new Set();
var validTagNameCacheMax = 256;
var cacheValidName = (cache, max, name) => {
  if (cache.size >= max) cache.clear();
  cache.add(name);
};
var isValidTagName = (name) => {
  if (validTagNameCache.has(name)) return true;
  if (typeof name !== "string") return false;
  if (name.length === 0) return true;
  if (invalidTagNameCharRe.test(name)) return false;
  cacheValidName(validTagNameCache, validTagNameCacheMax, name);
  return true;
};
var isValidAttributeName = (name) => {
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
var invalidStylePropertyNameCharRe = /[\s"'():;\\/\[\]{}\x00-\x1f\x7f-\x9f]/;
var validStylePropertyNameCache = /* @__PURE__ */ new Set();
var validStylePropertyNameCacheMax = 1024;
var isValidStylePropertyName = (name) => {
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
var unsafeStyleValueCharRe = /[;"'\\/\[\](){}]/;
var hasUnsafeStyleValue = (value) => {
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
var styleObjectForEach = (style2, fn) => {
  for (const [k, v] of Object.entries(style2)) {
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
var nameSpaceContext = void 0;
var getNameSpaceContext = () => nameSpaceContext;
var toSVGAttributeName = (key) => /[A-Z]/.test(key) && key.match(/^(?:al|basel|clip(?:Path|Rule)$|co|do|fill|fl|fo|gl|let|lig|i|marker[EMS]|o|pai|pointe|sh|st[or]|text[^L]|tr|u|ve|w)/) ? key.replace(/([A-Z])/g, "-$1").toLowerCase() : key;
var emptyTags = [
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
var booleanAttributes = /* @__PURE__ */ new Set([
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
var resolveFunctionComponentResult = (result, suspendedContext) => result.then((resolved) => {
  if (typeof resolved !== "string" && !Array.isArray(resolved) && !(resolved instanceof JSXNode)) return resolved;
  const children = Array.isArray(resolved) ? resolved : [resolved];
  const render = () => {
    const buffer = [""];
    childrenToStringToBuffer(children, buffer);
    return buffer.length === 1 ? raw(buffer[0], buffer.callbacks) : stringBufferToString(buffer, buffer.callbacks);
  };
  return suspendedContext ? suspendedContext(render) : runWithRenderContext(render);
});
var markRenderedJSX = (value) => {
  value[RENDERED_JSX] = true;
  return value;
};
var isEscapedAttribute = (value) => value instanceof String && value.isEscaped && !(RENDERED_JSX in value);
var objectToAttributeString = (v) => {
  const s = v.toString();
  return s instanceof Promise ? s.then(String) : String(s);
};
var attributeToBuffer = (buffer, prefix, key, v, tag) => {
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
      buffer.unshift('"', s);
      return;
    }
    escapeToBuffer(s, buffer);
  }
  buffer[0] += '"';
};
var childrenToStringToBuffer = (children, buffer) => {
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
var renderChildren = (children) => runWithRenderContext(() => {
  const buffer = [""];
  childrenToStringToBuffer(children, buffer);
  return buffer.length === 1 ? raw(buffer[0], buffer.callbacks) : stringBufferToString(buffer, buffer.callbacks);
});
var isUntrustedObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof JSXNode) && !(value instanceof Promise) && !value.isEscaped && typeof value.toString === "function";
var renderUntrustedObject = (value) => {
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
      if (key === "children") {
      } else if (key === "dangerouslySetInnerHTML" && typeof v === "object" && v !== null && "__html" in v) {
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
var jsx = (tag, props, ...children) => {
  props ??= {};
  if (children.length) props.children = children.length === 1 ? children[0] : children;
  const key = props.key;
  delete props["key"];
  const node = jsxFn(tag, props, children);
  node.key = key;
  return node;
};
var initDomRenderer = false;
var jsxFn = (tag, props, children) => {
  if (!initDomRenderer) {
    for (const k in domRenderers) components_exports[k][DOM_RENDERER] = domRenderers[k];
    initDomRenderer = true;
  }
  if (typeof tag === "function") return new JSXFunctionNode(tag, props, children);
  else if (components_exports[tag]) return new JSXFunctionNode(components_exports[tag], props, children);
  else if (tag === "svg" || tag === "head") {
    nameSpaceContext ||= createContext2("");
    return new JSXNode(tag, props, [new JSXFunctionNode(nameSpaceContext, { value: tag }, children)]);
  } else return new JSXNode(tag, props, children);
};
var Fragment = ({ children }) => {
  return new JSXFragmentNode("", { children }, Array.isArray(children) ? children : children ? [children] : []);
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
var tokens = `
:root { color-scheme: light dark;
  --ground: #faf9f6; --surface: #ffffff; --sunken: #f3f1ec; --line: #e5e2da; --edge: #cbc7bc; --text: #1b1916; --soft: #625e56;
  --accent: #5140cf; --on-accent: #ffffff; --accent-soft: #eeebfd;
  --failed: #b02a14; --failed-soft: #fdeee9; --fixed: #17653a; --fixed-soft: #e5f4eb; --waiting: #835200; --waiting-soft: #fbf1db;
  --guarded: #1c53a6; --guarded-soft: #e7effb;
  --mono: ui-monospace, SFMono-Regular, "JetBrains Mono", Menlo, Consolas, monospace;
  --sans: Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  --t-1: .75rem; --t-2: .8125rem; --t-3: .875rem; --t-4: 1rem; --t-5: 1.25rem; --t-6: 1.625rem;
  --s-1: .25rem; --s-2: .5rem; --s-3: .75rem; --s-4: 1rem; --s-5: 1.5rem; --s-6: 2rem; --r: 7px; }
@media (prefers-color-scheme: dark) { :root {
  --ground: #121215; --surface: #19191d; --sunken: #212126; --line: #2b2b32; --edge: #44444e; --text: #ececf1; --soft: #a5a5b0;
  --accent: #a396ff; --on-accent: #15121f; --accent-soft: #272243;
  --failed: #ff8a73; --failed-soft: #34190f; --fixed: #63d292; --fixed-soft: #11291c; --waiting: #e8b95a; --waiting-soft: #2e2410;
  --guarded: #86b6ff; --guarded-soft: #13243f; } }
`;
var baseStyles = `
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
function Page({ title: title2, children }) {
  return /* @__PURE__ */ jsxDEV("html", { lang: "en", children: [
    /* @__PURE__ */ jsxDEV("head", { children: [
      /* @__PURE__ */ jsxDEV("meta", { charset: "utf-8" }),
      /* @__PURE__ */ jsxDEV("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      /* @__PURE__ */ jsxDEV(
        "meta",
        {
          "http-equiv": "Content-Security-Policy",
          content: "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
        }
      ),
      /* @__PURE__ */ jsxDEV("title", { children: title2 }),
      /* @__PURE__ */ jsxDEV("style", { children: raw(`${tokens}${baseStyles}`) })
    ] }),
    /* @__PURE__ */ jsxDEV("body", { children: /* @__PURE__ */ jsxDEV("main", { children }) })
  ] });
}

// src/pages/run-columns.tsx
var longest = 400;
function RunColumns({
  recorded,
  replayed,
  titles = ["Recorded", "Replayed"]
}) {
  const parting = replayed ? firstParting(recorded.calls, replayed.calls) : void 0;
  return /* @__PURE__ */ jsxDEV("div", { class: "columns", children: [
    /* @__PURE__ */ jsxDEV(RunColumn, { title: titles[0], run: recorded, parting }),
    replayed ? /* @__PURE__ */ jsxDEV(RunColumn, { title: titles[1], run: replayed, parting }) : /* @__PURE__ */ jsxDEV("p", { class: "soft", children: "The replay left no run." })
  ] });
}
function RunColumn({ title: title2, run, parting }) {
  return /* @__PURE__ */ jsxDEV("section", { children: [
    /* @__PURE__ */ jsxDEV("h3", { children: [
      title2,
      " ",
      /* @__PURE__ */ jsxDEV("span", { class: run.status === "error" ? "bad" : "soft", children: [
        "(",
        run.status,
        ")"
      ] })
    ] }),
    run.calls.map((call, index) => /* @__PURE__ */ jsxDEV("div", { class: eventClass(call, parting !== void 0 && index >= parting), children: [
      /* @__PURE__ */ jsxDEV("div", { class: "mono", children: [
        short(call.tool),
        " ",
        short(JSON.stringify(call.args))
      ] }),
      /* @__PURE__ */ jsxDEV("div", { class: "soft mono", children: answerOf(call) })
    ] })),
    /* @__PURE__ */ jsxDEV("div", { class: "event", children: run.final_output === void 0 ? /* @__PURE__ */ jsxDEV("span", { class: "warn", children: "no final output" }) : short(textOf(run.final_output)) })
  ] });
}
function eventClass({ effect, error }, parts) {
  return `event${effect === "write" ? " write" : ""}${error ? " failed" : ""}${parts ? " parts" : ""}`;
}
function answerOf({ output, error, simulated }) {
  if (error) return short(`${error.kind} error: ${error.message}`);
  if (output === void 0) return "no result";
  return `${simulated ? "simulated " : ""}${short(textOf(output))}`;
}
function textOf(value) {
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
  return void 0;
}

export {
  safeText,
  timeText,
  DOM_RENDERER,
  DOM_ERROR_HANDLER,
  DOM_STASH,
  DOM_INTERNAL_TAG,
  DOM_MEMO,
  createContext,
  deDupeKeyMap,
  domRenderers,
  dataPrecedenceAttr,
  isStylesheetLinkWithPrecedence,
  shouldDeDupeByKey,
  __exportAll,
  toArray,
  normalizeIntrinsicElementKey,
  styleObjectForEach,
  renderChildren,
  isUntrustedObject,
  renderUntrustedObject,
  jsx,
  Fragment,
  globalContexts,
  captureRenderContext,
  createContext2,
  useContext,
  jsxDEV,
  tokens,
  baseStyles,
  Page,
  RunColumns
};
