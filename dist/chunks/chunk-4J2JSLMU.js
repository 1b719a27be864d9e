import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  DOM_ERROR_HANDLER,
  DOM_INTERNAL_TAG,
  DOM_MEMO,
  DOM_RENDERER,
  DOM_STASH,
  Fragment,
  Page,
  RunColumns,
  __exportAll,
  captureRenderContext,
  createContext,
  createContext2,
  dataPrecedenceAttr,
  deDupeKeyMap,
  domRenderers,
  globalContexts,
  isStylesheetLinkWithPrecedence,
  isUntrustedObject,
  jsx,
  jsxDEV,
  normalizeIntrinsicElementKey,
  renderChildren,
  renderUntrustedObject,
  safeText,
  shouldDeDupeByKey,
  styleObjectForEach,
  toArray,
  useContext
} from "./chunk-DPGYQUJK.js";
import {
  callCountTexts,
  compareRuns,
  groupPlace,
  groupsOf
} from "./chunk-2ZBXODXH.js";
import {
  HtmlEscapedCallbackPhase,
  raw,
  resolveCallback
} from "./chunk-35IMGCZ5.js";
import {
  differenceLines
} from "./chunk-3QQEB6C6.js";

// node_modules/hono/dist/jsx/dom/render.js
var HONO_PORTAL_ELEMENT = "_hp";
var eventAliasMap = {
  Change: "Input",
  DoubleClick: "DblClick"
};
var nameSpaceMap = {
  svg: "2000/svg",
  math: "1998/Math/MathML"
};
var buildDataStack = [];
var refCleanupMap = /* @__PURE__ */ new WeakMap();
var nameSpaceContext = void 0;
var getNameSpaceContext = () => nameSpaceContext;
var isNodeString = (node) => "t" in node;
var eventCache = { onClick: ["click", false] };
var getEventSpec = (key) => {
  if (!key.startsWith("on")) return;
  if (eventCache[key]) return eventCache[key];
  const match = key.match(/^on([A-Z][a-zA-Z]+?(?:PointerCapture)?)(Capture)?$/);
  if (match) {
    const [, eventName, capture] = match;
    return eventCache[key] = [(eventAliasMap[eventName] || eventName).toLowerCase(), !!capture];
  }
};
var toAttributeName = (element, key) => nameSpaceContext && element instanceof SVGElement && /[A-Z]/.test(key) && (key in element.style || key.match(/^(?:o|pai|str|u|ve)/)) ? key.replace(/([A-Z])/g, "-$1").toLowerCase() : key;
var normalizeFormValue = (value) => value === null || value === void 0 || value === false ? null : value;
var applySelectValue = (select, props) => {
  if (!("value" in props)) return;
  select.value = normalizeFormValue(props["value"]);
  if (!select.multiple && select.selectedIndex === -1) select.selectedIndex = 0;
};
var isIgnorableAttributeError = (error) => error instanceof DOMException && error.name === "InvalidCharacterError";
var applyProps = (container, attributes, oldAttributes) => {
  attributes ||= {};
  for (let key in attributes) {
    const value = attributes[key];
    if (key !== "children" && (!oldAttributes || oldAttributes[key] !== value)) {
      key = normalizeIntrinsicElementKey(key);
      const eventSpec = getEventSpec(key);
      if (eventSpec) {
        if (oldAttributes?.[key] !== value) {
          if (oldAttributes) container.removeEventListener(eventSpec[0], oldAttributes[key], eventSpec[1]);
          if (value != null) {
            if (typeof value !== "function") throw new Error(`Event handler for "${key}" is not a function`);
            container.addEventListener(eventSpec[0], value, eventSpec[1]);
          }
        }
      } else if (key === "dangerouslySetInnerHTML" && value) container.innerHTML = value.__html;
      else if (key === "ref") {
        refCleanupMap.get(container)?.();
        let cleanup;
        if (typeof value === "function") cleanup = value(container) || (() => value(null));
        else if (value && "current" in value) {
          value.current = container;
          cleanup = () => value.current = null;
        }
        refCleanupMap.set(container, cleanup);
      } else if (key === "style") {
        const style2 = container.style;
        if (typeof value === "string") style2.cssText = value;
        else {
          style2.cssText = "";
          if (value != null) styleObjectForEach(value, style2.setProperty.bind(style2));
        }
      } else {
        if (key === "value") {
          const nodeName = container.nodeName;
          if (nodeName === "SELECT") continue;
          else if (nodeName === "INPUT" || nodeName === "TEXTAREA") {
            container.value = normalizeFormValue(value);
            if (nodeName === "TEXTAREA") {
              container.textContent = value;
              continue;
            }
          }
        } else if (key === "checked" && container.nodeName === "INPUT" || key === "selected" && container.nodeName === "OPTION") container[key] = value;
        const k = toAttributeName(container, key);
        try {
          if (value === null || value === void 0 || value === false) container.removeAttribute(k);
          else if (value === true) container.setAttribute(k, "");
          else if (typeof value === "string" || typeof value === "number") container.setAttribute(k, value);
          else container.setAttribute(k, value.toString());
        } catch (e) {
          if (!isIgnorableAttributeError(e)) throw e;
        }
      }
    }
  }
  if (oldAttributes) for (let key in oldAttributes) {
    const value = oldAttributes[key];
    if (key !== "children" && !(key in attributes)) {
      key = normalizeIntrinsicElementKey(key);
      const eventSpec = getEventSpec(key);
      if (eventSpec) container.removeEventListener(eventSpec[0], value, eventSpec[1]);
      else if (key === "ref") {
        refCleanupMap.get(container)?.();
        refCleanupMap.delete(container);
      } else try {
        container.removeAttribute(toAttributeName(container, key));
      } catch (e) {
        if (!isIgnorableAttributeError(e)) throw e;
      }
    }
  }
};
var invokeTag = (context, node) => {
  node[DOM_STASH][0] = 0;
  buildDataStack.push([context, node]);
  const func = node.tag[DOM_RENDERER] || node.tag;
  const props = func.defaultProps ? {
    ...func.defaultProps,
    ...node.props
  } : node.props;
  try {
    return [func.call(null, props)];
  } finally {
    buildDataStack.pop();
  }
};
var getNextChildren = (node, container, nextChildren, childrenToRemove, callbacks) => {
  if (node.vR?.length) {
    childrenToRemove.push(...node.vR);
    delete node.vR;
  }
  if (typeof node.tag === "function") node[DOM_STASH][1][1]?.forEach((data) => callbacks.push(data));
  node.vC.forEach((child) => {
    if (isNodeString(child)) nextChildren.push(child);
    else if (typeof child.tag === "function" || child.tag === "") {
      child.c = container;
      const currentNextChildrenIndex = nextChildren.length;
      getNextChildren(child, container, nextChildren, childrenToRemove, callbacks);
      if (child.s) {
        for (let i = currentNextChildrenIndex; i < nextChildren.length; i++) nextChildren[i].s = true;
        child.s = false;
      }
    } else {
      nextChildren.push(child);
      if (child.vR?.length) {
        childrenToRemove.push(...child.vR);
        delete child.vR;
      }
    }
  });
};
var findInsertBefore = (node) => {
  while (node && (node.tag === HONO_PORTAL_ELEMENT || !node.e)) node = node.tag === HONO_PORTAL_ELEMENT || !node.vC?.[0] ? node.nN : node.vC[0];
  return node?.e;
};
var removeNode = (node) => {
  if (!isNodeString(node)) {
    const stash = node[DOM_STASH];
    if (stash?.[1][1]) {
      stash[1][1].forEach((data) => data[2]?.());
      delete stash[1][1];
    }
    refCleanupMap.get(node.e)?.();
    if (node.p === 2) node.vC?.forEach((n) => n.p = 2);
    node.vC?.forEach(removeNode);
  }
  if (!node.p) {
    node.e?.remove();
    delete node.e;
  }
  if (typeof node.tag === "function") {
    updateMap.delete(node);
    fallbackUpdateFnArrayMap.delete(node);
    delete node[DOM_STASH][3];
    node.a = true;
  }
};
var apply = (node, container, isNew) => {
  node.c = container;
  applyNodeObject(node, container, isNew);
};
var findChildNodeIndex = (childNodes, child) => {
  if (!child) return;
  for (let i = 0, len = childNodes.length; i < len; i++) if (childNodes[i] === child) return i;
};
var cancelBuild = /* @__PURE__ */ Symbol();
var applyNodeObject = (node, container, isNew) => {
  const next = [];
  const remove = [];
  const callbacks = [];
  getNextChildren(node, container, next, remove, callbacks);
  remove.forEach(removeNode);
  const childNodes = isNew ? void 0 : container.childNodes;
  let offset;
  let insertBeforeNode = null;
  if (isNew) offset = -1;
  else if (!childNodes.length) offset = 0;
  else {
    const offsetByNextNode = findChildNodeIndex(childNodes, findInsertBefore(node.nN));
    if (offsetByNextNode !== void 0) {
      insertBeforeNode = childNodes[offsetByNextNode];
      offset = offsetByNextNode;
    } else offset = findChildNodeIndex(childNodes, next.find((n) => n.tag !== HONO_PORTAL_ELEMENT && n.e)?.e) ?? -1;
    if (offset === -1) isNew = true;
  }
  for (let i = 0, len = next.length; i < len; i++, offset++) {
    const child = next[i];
    let el;
    if (child.s && child.e) {
      el = child.e;
      child.s = false;
    } else {
      const isNewLocal = isNew || !child.e;
      if (isNodeString(child)) {
        if (child.e && child.d) child.e.textContent = child.t;
        child.d = false;
        el = child.e ||= document.createTextNode(child.t);
      } else {
        const isCreated = !child.e;
        el = child.e ||= child.n ? document.createElementNS(child.n, child.tag) : document.createElement(child.tag);
        applyProps(el, child.props, isCreated ? void 0 : child.pP);
        applyNodeObject(child, el, isNewLocal);
        if (child.tag === "select") applySelectValue(el, child.props);
      }
    }
    if (child.tag === HONO_PORTAL_ELEMENT) offset--;
    else if (isNew) {
      if (!el.parentNode) container.appendChild(el);
    } else if (childNodes[offset] !== el && childNodes[offset - 1] !== el) {
      if (childNodes[offset + 1] === el) container.appendChild(childNodes[offset]);
      else container.insertBefore(el, insertBeforeNode || childNodes[offset] || null);
    }
  }
  if (node.pP) node.pP = void 0;
  if (callbacks.length) {
    const useLayoutEffectCbs = [];
    const useEffectCbs = [];
    callbacks.forEach(([, useLayoutEffectCb, , useEffectCb, useInsertionEffectCb]) => {
      if (useLayoutEffectCb) useLayoutEffectCbs.push(useLayoutEffectCb);
      if (useEffectCb) useEffectCbs.push(useEffectCb);
      useInsertionEffectCb?.();
    });
    useLayoutEffectCbs.forEach((cb) => cb());
    if (useEffectCbs.length) requestAnimationFrame(() => {
      useEffectCbs.forEach((cb) => cb());
    });
  }
};
var isSameContext = (oldContexts, newContexts) => !!(oldContexts && oldContexts.length === newContexts.length && oldContexts.every((ctx, i) => ctx[1] === newContexts[i][1]));
var indexChildrenByKey = (children) => {
  const index = /* @__PURE__ */ new Map();
  for (const child of children) {
    const key = child.key;
    if (index.has(key)) return;
    index.set(key, child);
  }
  return index;
};
var fallbackUpdateFnArrayMap = /* @__PURE__ */ new WeakMap();
var build = (context, node, children) => {
  const buildWithPreviousChildren = !children && node.pC;
  if (children) node.pC ||= node.vC;
  let foundErrorHandler;
  try {
    children ||= typeof node.tag == "function" ? invokeTag(context, node) : toArray(node.props.children);
    if (children[0]?.tag === "" && children[0][DOM_ERROR_HANDLER]) {
      foundErrorHandler = children[0][DOM_ERROR_HANDLER];
      context[5].push([
        context,
        foundErrorHandler,
        node
      ]);
    }
    let oldVChildren = buildWithPreviousChildren ? [...node.pC] : node.vC ? [...node.vC] : void 0;
    const vChildren = [];
    let prevNode;
    let scanBudget = (oldVChildren?.length || 0) * 2;
    let oldChildrenByKey;
    for (let i = 0; i < children.length; i++) {
      if (Array.isArray(children[i])) {
        children.splice(i, 1, ...children[i].flat(Infinity));
        i--;
        continue;
      }
      let child = buildNode(children[i]);
      if (child) {
        if (typeof child.tag === "function" && !child.tag[DOM_INTERNAL_TAG]) {
          if (globalContexts.length > 0) child[DOM_STASH][2] = globalContexts.map((c) => [c, c.values.at(-1)]);
          if (context[5]?.length) child[DOM_STASH][3] = context[5].at(-1);
        }
        let oldChild;
        if (oldChildrenByKey && child.key === void 0 && !isNodeString(child)) {
          oldVChildren = [...oldChildrenByKey.values()];
          oldChildrenByKey = void 0;
        }
        if (oldChildrenByKey) {
          const key = child.key;
          const candidate = oldChildrenByKey.get(key);
          if (candidate && (isNodeString(child) ? isNodeString(candidate) : candidate.tag === child.tag && candidate.key === key)) {
            oldChild = candidate;
            oldChildrenByKey.delete(key);
          }
        } else if (oldVChildren && oldVChildren.length) {
          const first = oldVChildren[0];
          if (isNodeString(child) ? isNodeString(first) : !isNodeString(first) && (child.key !== void 0 ? first.key === child.key && first.tag === child.tag : first.tag === child.tag)) oldChild = oldVChildren.shift();
          else {
            const i2 = oldVChildren.findIndex(isNodeString(child) ? (c) => isNodeString(c) : child.key !== void 0 ? (c) => c.key === child.key && c.tag === child.tag : (c) => c.tag === child.tag);
            scanBudget -= i2 === -1 ? oldVChildren.length : i2;
            if (i2 !== -1) {
              oldChild = oldVChildren[i2];
              oldVChildren.splice(i2, 1);
            }
            if (scanBudget < 0) {
              scanBudget = Infinity;
              oldChildrenByKey = indexChildrenByKey(oldVChildren);
            }
          }
        }
        if (oldChild) {
          if (isNodeString(child)) {
            if (oldChild.t !== child.t) {
              oldChild.t = child.t;
              oldChild.d = true;
            }
            child = oldChild;
          } else {
            const pP = oldChild.pP = oldChild.props;
            oldChild.props = child.props;
            oldChild.f ||= child.f || node.f;
            if (typeof child.tag === "function") {
              const oldContexts = oldChild[DOM_STASH][2];
              oldChild[DOM_STASH][2] = child[DOM_STASH][2] || [];
              oldChild[DOM_STASH][3] = child[DOM_STASH][3];
              if (!oldChild.f && ((oldChild.o || oldChild) === child.o || oldChild.tag[DOM_MEMO]?.(pP, oldChild.props)) && isSameContext(oldContexts, oldChild[DOM_STASH][2])) oldChild.s = true;
            }
            child = oldChild;
          }
        } else if (!isNodeString(child) && nameSpaceContext) {
          const ns = useContext(nameSpaceContext);
          if (ns) child.n = ns;
        }
        if (!isNodeString(child) && !child.s) {
          build(context, child);
          delete child.f;
        }
        vChildren.push(child);
        if (prevNode && !prevNode.s && !child.s) for (let p = prevNode; p && !isNodeString(p); p = p.vC?.at(-1)) p.nN = child;
        prevNode = child;
      }
    }
    if (prevNode && !prevNode.s) for (let p = prevNode; p && !isNodeString(p); p = p.vC?.at(-1)) p.nN = node.nN;
    oldVChildren = oldChildrenByKey ? [...oldChildrenByKey.values()] : oldVChildren;
    node.vR = buildWithPreviousChildren ? [...node.vC, ...oldVChildren || []] : oldVChildren || [];
    node.vC = vChildren;
    if (buildWithPreviousChildren) delete node.pC;
  } catch (e) {
    node.f = true;
    if (e === cancelBuild) {
      if (foundErrorHandler) return;
      else throw e;
    }
    const [errorHandlerContext, errorHandler, errorHandlerNode] = node[DOM_STASH]?.[3] || [];
    if (errorHandler) {
      const fallbackUpdateFn = () => update([
        0,
        false,
        context[2]
      ], errorHandlerNode);
      const fallbackUpdateFnArray = fallbackUpdateFnArrayMap.get(errorHandlerNode) || [];
      fallbackUpdateFnArray.push(fallbackUpdateFn);
      fallbackUpdateFnArrayMap.set(errorHandlerNode, fallbackUpdateFnArray);
      const fallback = errorHandler(e, () => {
        const fnArray = fallbackUpdateFnArrayMap.get(errorHandlerNode);
        if (fnArray) {
          const i = fnArray.indexOf(fallbackUpdateFn);
          if (i !== -1) {
            fnArray.splice(i, 1);
            return fallbackUpdateFn();
          }
        }
      });
      if (fallback) {
        if (context[0] === 1) context[1] = true;
        else {
          build(context, errorHandlerNode, [fallback]);
          if ((errorHandler.length === 1 || context !== errorHandlerContext) && errorHandlerNode.c && !context[5].some(([, , n]) => n === errorHandlerNode)) {
            apply(errorHandlerNode, errorHandlerNode.c, false);
            return;
          }
        }
        throw cancelBuild;
      }
    }
    throw e;
  } finally {
    if (foundErrorHandler) context[5].pop();
  }
};
var buildNode = (node) => {
  if (node === void 0 || node === null || typeof node === "boolean") return;
  else if (typeof node === "string" || typeof node === "number") return {
    t: node.toString(),
    d: true
  };
  else {
    if ("vR" in node) node = {
      tag: node.tag,
      props: node.props,
      key: node.key,
      f: node.f,
      type: node.tag,
      ref: node.props.ref,
      o: node.o || node
    };
    if (typeof node.tag === "function") node[DOM_STASH] = [0, []];
    else {
      const ns = nameSpaceMap[node.tag];
      if (ns) {
        nameSpaceContext ||= createContext("");
        node.props.children = [{
          tag: nameSpaceContext,
          props: {
            value: node.n = `http://www.w3.org/${ns}`,
            children: node.props.children
          }
        }];
      }
    }
    return node;
  }
};
var updateSync = (context, node) => {
  node[DOM_STASH][2]?.forEach(([c, v]) => {
    c.values.push(v);
  });
  try {
    build(context, node, void 0);
  } catch {
    return;
  }
  if (node.a) {
    delete node.a;
    return;
  }
  node[DOM_STASH][2]?.forEach(([c]) => {
    c.values.pop();
  });
  if (context[0] !== 1 || !context[1]) apply(node, node.c, false);
};
var updateMap = /* @__PURE__ */ new WeakMap();
var currentUpdateSets = [];
var update = async (context, node) => {
  context[5] ||= [];
  const existing = updateMap.get(node);
  if (existing) existing[0](void 0);
  let resolve;
  const promise = new Promise((r) => resolve = r);
  updateMap.set(node, [resolve, () => {
    if (context[2]) context[2](context, node, (context2) => {
      updateSync(context2, node);
    }).then(() => resolve(node));
    else {
      updateSync(context, node);
      resolve(node);
    }
  }]);
  if (currentUpdateSets.length) currentUpdateSets.at(-1).add(node);
  else {
    await Promise.resolve();
    const latest = updateMap.get(node);
    if (latest) {
      updateMap.delete(node);
      latest[1]();
    }
  }
  return promise;
};
var createPortal = (children, container, key) => ({
  tag: HONO_PORTAL_ELEMENT,
  props: { children },
  key,
  e: container,
  p: 1
});

// node_modules/hono/dist/jsx/hooks/index.js
var STASH_SATE = 0;
var STASH_CALLBACK = 2;
var STASH_MEMO = 3;
var resolvedPromiseValueMap = /* @__PURE__ */ new WeakMap();
var isDepsChanged = (prevDeps, deps) => !prevDeps || !deps || prevDeps.length !== deps.length || deps.some((dep, i) => dep !== prevDeps[i]);
var updateHook = void 0;
var pendingStack = [];
var useState = (initialState) => {
  const resolveInitialState = () => typeof initialState === "function" ? initialState() : initialState;
  const buildData = buildDataStack.at(-1);
  if (!buildData) return [resolveInitialState(), () => {
  }];
  const [, node] = buildData;
  const stateArray = node[DOM_STASH][1][STASH_SATE] ||= [];
  const hookIndex = node[DOM_STASH][0]++;
  return stateArray[hookIndex] ||= [resolveInitialState(), (newState) => {
    const localUpdateHook = updateHook;
    const stateData = stateArray[hookIndex];
    if (typeof newState === "function") newState = newState(stateData[0]);
    if (!Object.is(newState, stateData[0])) {
      stateData[0] = newState;
      if (pendingStack.length) {
        const [pendingType, pendingPromise] = pendingStack.at(-1);
        Promise.all([pendingType === 3 ? node : update([
          pendingType,
          false,
          localUpdateHook
        ], node), pendingPromise]).then(([node2]) => {
          if (!node2 || !(pendingType === 2 || pendingType === 3)) return;
          const lastVC = node2.vC;
          const addUpdateTask = () => {
            setTimeout(() => {
              if (lastVC !== node2.vC) return;
              update([
                pendingType === 3 ? 1 : 0,
                false,
                localUpdateHook
              ], node2);
            });
          };
          requestAnimationFrame(addUpdateTask);
        });
      } else update([
        0,
        false,
        localUpdateHook
      ], node);
    }
  }];
};
var useCallback = (callback, deps) => {
  const buildData = buildDataStack.at(-1);
  if (!buildData) return callback;
  const [, node] = buildData;
  const callbackArray = node[DOM_STASH][1][STASH_CALLBACK] ||= [];
  const hookIndex = node[DOM_STASH][0]++;
  const prevDeps = callbackArray[hookIndex];
  if (isDepsChanged(prevDeps?.[1], deps)) callbackArray[hookIndex] = [callback, deps];
  else callback = callbackArray[hookIndex][0];
  return callback;
};
var use = (promise) => {
  const cachedRes = resolvedPromiseValueMap.get(promise);
  if (cachedRes) {
    if (cachedRes.length === 2) throw cachedRes[1];
    return cachedRes[0];
  }
  promise.then((res) => resolvedPromiseValueMap.set(promise, [res]), (e) => resolvedPromiseValueMap.set(promise, [void 0, e]));
  throw promise;
};
var useMemo = (factory, deps) => {
  const buildData = buildDataStack.at(-1);
  if (!buildData) return factory();
  const [, node] = buildData;
  const memoArray = node[DOM_STASH][1][STASH_MEMO] ||= [];
  const hookIndex = node[DOM_STASH][0]++;
  const prevDeps = memoArray[hookIndex];
  if (isDepsChanged(prevDeps?.[1], deps)) memoArray[hookIndex] = [factory(), deps];
  return memoArray[hookIndex][0];
};

// node_modules/hono/dist/jsx/dom/hooks/index.js
var FormContext = createContext({
  pending: false,
  data: null,
  method: null,
  action: null
});
var actions = /* @__PURE__ */ new Set();
var registerAction = (action) => {
  actions.add(action);
  const remove = () => {
    actions.delete(action);
  };
  action.then(remove, remove);
};

// node_modules/hono/dist/jsx/dom/intrinsic-element/components.js
var components_exports = /* @__PURE__ */ __exportAll({
  button: () => button,
  clearCache: () => clearCache,
  composeRef: () => composeRef,
  form: () => form,
  input: () => input,
  link: () => link,
  meta: () => meta,
  script: () => script,
  style: () => style,
  title: () => title
});
var clearCache = () => {
  blockingPromiseMap = /* @__PURE__ */ Object.create(null);
  createdElements = /* @__PURE__ */ Object.create(null);
};
var composeRef = (ref, cb) => {
  return useMemo(() => (e) => {
    let refCleanup;
    if (ref) {
      if (typeof ref === "function") refCleanup = ref(e) || (() => {
        ref(null);
      });
      else if (ref && "current" in ref) {
        ref.current = e;
        refCleanup = () => {
          ref.current = null;
        };
      }
    }
    const cbCleanup = cb(e);
    return () => {
      cbCleanup?.();
      refCleanup?.();
    };
  }, [ref]);
};
var blockingPromiseMap = /* @__PURE__ */ Object.create(null);
var createdElements = /* @__PURE__ */ Object.create(null);
var documentMetadataTag = (tag, props, preserveNodeType, supportSort, supportBlocking) => {
  if (props?.itemProp) return {
    tag,
    props,
    type: tag,
    ref: props.ref
  };
  const head = document.head;
  let { onLoad, onError, precedence, blocking, ...restProps } = props;
  let element = null;
  let created = false;
  const deDupeKeys = deDupeKeyMap[tag];
  const deDupeByKey = shouldDeDupeByKey(tag, supportSort);
  const isDeDupeCandidateLink = (e) => e.getAttribute("rel") === "stylesheet" && e.getAttribute("data-precedence") !== null;
  let existingElements = void 0;
  if (deDupeByKey) {
    const tags = head.querySelectorAll(tag);
    LOOP: for (const e of tags) {
      if (tag === "link" && !isDeDupeCandidateLink(e)) continue;
      for (const key of deDupeKeys) if (e.getAttribute(key) === props[key]) {
        element = e;
        break LOOP;
      }
    }
    if (!element) {
      const cacheKey = deDupeKeys.reduce((acc, key) => props[key] === void 0 ? acc : `${acc}-${key}-${props[key]}`, tag);
      created = !createdElements[cacheKey];
      element = createdElements[cacheKey] ||= (() => {
        const e = document.createElement(tag);
        for (const key of deDupeKeys) if (props[key] !== void 0) e.setAttribute(key, props[key]);
        if (props.rel) e.setAttribute("rel", props.rel);
        return e;
      })();
    }
  } else existingElements = head.querySelectorAll(tag);
  precedence = supportSort ? precedence ?? "" : void 0;
  if (supportSort) restProps[dataPrecedenceAttr] = precedence;
  const insert = useCallback((e) => {
    if (deDupeByKey) {
      if (tag === "link" && precedence !== void 0) {
        let found2 = false;
        for (const existingElement of head.querySelectorAll(tag)) {
          const existingPrecedence = existingElement.getAttribute(dataPrecedenceAttr);
          if (existingPrecedence === null) {
            head.insertBefore(e, existingElement);
            return;
          }
          if (found2 && existingPrecedence !== precedence) {
            head.insertBefore(e, existingElement);
            return;
          }
          if (existingPrecedence === precedence) found2 = true;
        }
        head.appendChild(e);
        return;
      }
      let found = false;
      for (const existingElement of head.querySelectorAll(tag)) {
        if (found && existingElement.getAttribute("data-precedence") !== precedence) {
          head.insertBefore(e, existingElement);
          return;
        }
        if (existingElement.getAttribute("data-precedence") === precedence) found = true;
      }
      head.appendChild(e);
    } else if (tag === "link") {
      if (!head.contains(e)) head.appendChild(e);
    } else if (existingElements) {
      let found = false;
      for (const existingElement of existingElements) if (existingElement === e) {
        found = true;
        break;
      }
      if (!found) head.insertBefore(e, head.contains(existingElements[0]) ? existingElements[0] : head.querySelector(tag));
      existingElements = void 0;
    }
  }, [
    deDupeByKey,
    precedence,
    tag
  ]);
  const ref = composeRef(props.ref, (e) => {
    const key = deDupeKeys[0];
    if (preserveNodeType === 2) e.innerHTML = "";
    if (created || existingElements) insert(e);
    if (!onError && !onLoad) return;
    if (!key) return;
    let promise = blockingPromiseMap[e.getAttribute(key)] ||= new Promise((resolve, reject) => {
      e.addEventListener("load", resolve);
      e.addEventListener("error", reject);
    });
    if (onLoad) promise = promise.then(onLoad);
    if (onError) promise = promise.catch(onError);
    promise.catch(() => {
    });
  });
  if (supportBlocking && blocking === "render") {
    const key = deDupeKeyMap[tag][0];
    if (key && props[key]) {
      const value = props[key];
      const promise = blockingPromiseMap[value] ||= new Promise((resolve, reject) => {
        insert(element);
        element.addEventListener("load", resolve);
        element.addEventListener("error", reject);
      });
      use(promise);
    }
  }
  const jsxNode = {
    tag,
    type: tag,
    props: {
      ...restProps,
      ref
    },
    ref
  };
  jsxNode.p = preserveNodeType;
  if (element) jsxNode.e = element;
  return createPortal(jsxNode, head);
};
var title = (props) => {
  const nameSpaceContext2 = getNameSpaceContext();
  if ((nameSpaceContext2 && useContext(nameSpaceContext2))?.endsWith("svg")) return {
    tag: "title",
    props,
    type: "title",
    ref: props.ref
  };
  return documentMetadataTag("title", props, void 0, false, false);
};
var script = (props) => {
  if (!props || ["src", "async"].some((k) => !props[k])) return {
    tag: "script",
    props,
    type: "script",
    ref: props.ref
  };
  return documentMetadataTag("script", props, 1, false, true);
};
var style = (props) => {
  if (!props || !["href", "precedence"].every((k) => k in props)) return {
    tag: "style",
    props,
    type: "style",
    ref: props.ref
  };
  props["data-href"] = props.href;
  delete props.href;
  return documentMetadataTag("style", props, 2, true, true);
};
var link = (props) => {
  if (!props || ["onLoad", "onError"].some((k) => k in props) || props.rel === "stylesheet" && (!("precedence" in props) || "disabled" in props)) return {
    tag: "link",
    props,
    type: "link",
    ref: props.ref
  };
  return documentMetadataTag("link", props, 1, isStylesheetLinkWithPrecedence(props), true);
};
var meta = (props) => {
  return documentMetadataTag("meta", props, void 0, false, false);
};
var customEventFormAction = /* @__PURE__ */ Symbol();
var form = (props) => {
  const { action, ...restProps } = props;
  if (typeof action !== "function") restProps.action = action;
  const [state, setState] = useState([null, false]);
  const onSubmit = useCallback(async (ev) => {
    const currentAction = ev.isTrusted ? action : ev.detail[customEventFormAction];
    if (typeof currentAction !== "function") return;
    ev.preventDefault();
    const formData = new FormData(ev.target);
    setState([formData, true]);
    try {
      const actionRes = currentAction(formData);
      if (actionRes instanceof Promise) {
        registerAction(actionRes);
        await actionRes;
      }
    } finally {
      setState([null, true]);
    }
  }, []);
  const ref = composeRef(props.ref, (el) => {
    el.addEventListener("submit", onSubmit);
    return () => {
      el.removeEventListener("submit", onSubmit);
    };
  });
  const [data, isDirty] = state;
  state[1] = false;
  return {
    tag: FormContext,
    props: {
      value: {
        pending: data !== null,
        data,
        method: data ? "post" : null,
        action: data ? action : null
      },
      children: {
        tag: "form",
        props: {
          ...restProps,
          ref
        },
        type: "form",
        ref
      }
    },
    f: isDirty
  };
};
var formActionableElement = (tag, { formAction, ...props }) => {
  if (typeof formAction === "function") {
    const onClick = useCallback((ev) => {
      ev.preventDefault();
      ev.currentTarget.form.dispatchEvent(new CustomEvent("submit", { detail: { [customEventFormAction]: formAction } }));
    }, []);
    props.ref = composeRef(props.ref, (el) => {
      el.addEventListener("click", onClick);
      return () => {
        el.removeEventListener("click", onClick);
      };
    });
  }
  return {
    tag,
    props,
    type: tag,
    ref: props.ref
  };
};
var input = (props) => formActionableElement("input", props);
var button = (props) => formActionableElement("button", props);
Object.assign(domRenderers, {
  title,
  script,
  style,
  link,
  meta,
  form,
  input,
  button
});

// node_modules/hono/dist/jsx/dom/jsx-dev-runtime.js
var jsxDEV2 = (tag, props, key) => {
  if (typeof tag === "string" && components_exports[tag]) tag = components_exports[tag];
  return {
    tag,
    type: tag,
    props,
    key,
    ref: props.ref
  };
};
var Fragment2 = (props) => jsxDEV2("", props, void 0);

// node_modules/hono/dist/jsx/dom/components.js
var ErrorBoundary = (({ children, fallback, fallbackRender, onError }) => {
  const res = Fragment2({ children });
  res[DOM_ERROR_HANDLER] = (err) => {
    if (err instanceof Promise) throw err;
    onError?.(err);
    return fallbackRender?.(err) || fallback;
  };
  return res;
});
var Suspense = (({ children, fallback }) => {
  const res = Fragment2({ children });
  res[DOM_ERROR_HANDLER] = (err, retry) => {
    if (!(err instanceof Promise)) throw err;
    err.finally(retry);
    return fallback || jsxDEV2(Fragment2, { children: fallback });
  };
  return res;
});

// node_modules/hono/dist/jsx/components.js
var errorBoundaryCounter = 0;
var childrenToString = async (children) => {
  try {
    return children.flat().map(resolveChildEarly);
  } catch (e) {
    if (e instanceof Promise) {
      const resume = captureRenderContext();
      await e;
      return resume(() => childrenToString(children));
    } else throw e;
  }
};
var resolveChildEarly = (child) => {
  if (child == null || typeof child === "boolean") return "";
  else if (typeof child === "string" || Array.isArray(child)) return renderChildren([child]);
  else if (isUntrustedObject(child)) return renderUntrustedObject(child);
  else {
    const str = child.toString();
    return str instanceof Promise ? str : raw(str);
  }
};
var ErrorBoundary2 = async ({ children, fallback, fallbackRender, onError }) => {
  if (!children) return raw("");
  if (!Array.isArray(children)) children = [children];
  const nonce = useContext(StreamingContext)?.scriptNonce;
  let resume;
  const getResume = () => resume ||= captureRenderContext();
  let fallbackStrPromise;
  const resolveFallbackStr = () => fallbackStrPromise ||= (async () => {
    const awaitedFallback = await fallback;
    if (awaitedFallback === null || awaitedFallback === void 0) return;
    if (typeof awaitedFallback === "string" || Array.isArray(awaitedFallback)) return getResume()(() => renderChildren([awaitedFallback]));
    if (isUntrustedObject(awaitedFallback)) return getResume()(() => renderUntrustedObject(awaitedFallback));
    const fallbackResult = await getResume()(() => awaitedFallback.toString());
    return raw(fallbackResult, fallbackResult.callbacks || awaitedFallback.callbacks);
  })();
  const renderFallback = async (error) => {
    const fallbackStr = await resolveFallbackStr();
    return getResume()(async () => {
      onError?.(error);
      const fallbackRes = fallbackStr !== void 0 ? fallbackStr : fallbackRender && jsx(Fragment, {}, fallbackRender(error)) || "";
      const fallbackResString = await Fragment({ children: fallbackRes }).toString();
      return raw(fallbackResString, fallbackResString.callbacks || fallbackRes.callbacks);
    });
  };
  let resArray = [];
  try {
    resArray = children.map(resolveChildEarly);
  } catch (e) {
    const resume2 = getResume();
    if (e instanceof Promise) resArray = [e.then(() => resume2(() => childrenToString(children))).catch((e2) => renderFallback(e2))];
    else resArray = [await renderFallback(e)];
  }
  if (resArray.some((res) => res instanceof Promise)) {
    getResume();
    const index = errorBoundaryCounter++;
    const replaceRe = RegExp(`(<template id="E:${index}"></template>)(.*?)(<!--E:${index}-->)`, "s");
    let caught = false;
    const catchCallback = async ({ error: error2, buffer }) => {
      if (caught) return "";
      caught = true;
      const fallbackResString = await renderFallback(error2);
      const fallbackCallbacks = fallbackResString.callbacks;
      if (buffer) {
        buffer[0] = buffer[0].replace(replaceRe, () => fallbackResString);
        return fallbackCallbacks?.length ? raw("", fallbackCallbacks) : "";
      }
      return raw(`<template data-hono-target="E:${index}">${fallbackResString}</template><script${nonce ? ` nonce="${nonce}"` : ""}>
((d,c,n) => {
c=d.currentScript.previousSibling
d=d.getElementById('E:${index}')
if(!d)return
do{n=d.nextSibling;n.remove()}while(n.nodeType!=8||n.nodeValue!='E:${index}')
d.replaceWith(c.content)
})(document)
</script>`, fallbackCallbacks);
    };
    let error;
    const promiseAll = Promise.all(resArray).catch((e) => error = e);
    return raw(`<template id="E:${index}"></template><!--E:${index}-->`, [({ phase, buffer, context }) => {
      if (phase === HtmlEscapedCallbackPhase.BeforeStream) return;
      return promiseAll.then(async (htmlArray) => {
        if (error) throw error;
        htmlArray = htmlArray.flat();
        const content = htmlArray.join("");
        let html = buffer ? "" : `<template data-hono-target="E:${index}">${content}</template><script${nonce ? ` nonce="${nonce}"` : ""}>
((d,c) => {
c=d.currentScript.previousSibling
d=d.getElementById('E:${index}')
if(!d)return
d.parentElement.insertBefore(c.content,d.nextSibling)
})(document)
</script>`;
        if (htmlArray.every((html2) => !html2.callbacks?.length)) {
          if (buffer) buffer[0] = buffer[0].replace(replaceRe, () => content);
          return html;
        }
        if (buffer) buffer[0] = buffer[0].replace(replaceRe, (_all, pre, _, post) => `${pre}${content}${post}`);
        const callbacks = htmlArray.map((html2) => html2.callbacks || []).flat();
        if (phase === HtmlEscapedCallbackPhase.Stream) html = await resolveCallback(html, HtmlEscapedCallbackPhase.BeforeStream, true, context);
        let resolvedCount = 0;
        const promises = callbacks.map((c) => (...args) => c(...args)?.then((content2) => {
          resolvedCount++;
          if (buffer) {
            if (resolvedCount === callbacks.length) buffer[0] = buffer[0].replace(replaceRe, (_all, _pre, content3) => content3);
            buffer[0] += content2;
            return raw("", content2.callbacks);
          }
          return raw(content2 + (resolvedCount !== callbacks.length ? "" : `<script${nonce ? ` nonce="${nonce}"` : ""}>
((d,c,n) => {
d=d.getElementById('E:${index}')
if(!d)return
n=d.nextSibling
while(n.nodeType!=8||n.nodeValue!='E:${index}'){n=n.nextSibling}
n.remove()
d.remove()
})(document)
</script>`), content2.callbacks);
        }).catch((error2) => catchCallback({
          error: error2,
          buffer
        })));
        return raw(html, promises);
      }).catch((error2) => catchCallback({
        error: error2,
        buffer
      }));
    }]);
  } else return Fragment({ children: resArray });
};
ErrorBoundary2[DOM_RENDERER] = ErrorBoundary;

// node_modules/hono/dist/jsx/streaming.js
var StreamingContext = createContext2(null);
var suspenseCounter = 0;
var serializeBoundaryChild = (child) => typeof child === "string" || Array.isArray(child) ? renderChildren([child]) : child == null || typeof child === "boolean" ? "" : isUntrustedObject(child) ? renderUntrustedObject(child) : child.toString();
var Suspense2 = async ({ children, fallback }) => {
  if (!Array.isArray(children)) children = [children];
  const nonce = useContext(StreamingContext)?.scriptNonce;
  let resArray = [];
  const stackNode = { [DOM_STASH]: [0, []] };
  const popNodeStack = () => {
    buildDataStack.pop();
  };
  try {
    stackNode[DOM_STASH][0] = 0;
    buildDataStack.push([[], stackNode]);
    resArray = children.map(serializeBoundaryChild);
  } catch (e) {
    if (e instanceof Promise) {
      const resume = captureRenderContext();
      resArray = [e.then(() => resume(() => {
        stackNode[DOM_STASH][0] = 0;
        buildDataStack.push([[], stackNode]);
        return childrenToString(children).finally(popNodeStack);
      }))];
    } else throw e;
  } finally {
    popNodeStack();
  }
  if (resArray.some((res) => res instanceof Promise)) {
    const index = suspenseCounter++;
    const fallbackStr = await (typeof fallback === "string" || Array.isArray(fallback) ? renderChildren([fallback]) : isUntrustedObject(fallback) ? renderUntrustedObject(fallback) : fallback.toString());
    return raw(`<template id="H:${index}"></template>${fallbackStr}<!--/$-->`, [...fallbackStr.callbacks || [], ({ phase, buffer, context }) => {
      if (phase === HtmlEscapedCallbackPhase.BeforeStream) return;
      return Promise.all(resArray).then(async (htmlArray) => {
        htmlArray = htmlArray.flat();
        const content = htmlArray.join("");
        if (buffer) buffer[0] = buffer[0].replace(new RegExp(`<template id="H:${index}"></template>.*?<!--/\\$-->`, "s"), () => content);
        let html = buffer ? "" : `<template data-hono-target="H:${index}">${content}</template><script${nonce ? ` nonce="${nonce}"` : ""}>
((d,c,n) => {
c=d.currentScript.previousSibling
d=d.getElementById('H:${index}')
if(!d)return
do{n=d.nextSibling;n.remove()}while(n.nodeType!=8||n.nodeValue!='/$')
d.replaceWith(c.content)
})(document)
</script>`;
        const callbacks = htmlArray.map((html2) => html2.callbacks || []).flat();
        if (!callbacks.length) return html;
        if (phase === HtmlEscapedCallbackPhase.Stream) html = await resolveCallback(html, HtmlEscapedCallbackPhase.BeforeStream, true, context);
        return raw(html, callbacks);
      });
    }]);
  } else return raw(resArray.join(""));
};
Suspense2[DOM_RENDERER] = Suspense;
var textEncoder = new TextEncoder();

// src/pages/site.ts
var SiteContext = createContext2({
  root: "/",
  home: "Inbox",
  inbox: true,
  may: { promote: false, admin: false }
});
function useSite() {
  return useContext(SiteContext);
}

// src/pages/app-page.tsx
function AppPage({ title: title2, project, query, here, children }) {
  const { root } = useSite();
  return /* @__PURE__ */ jsxDEV("html", { lang: "en", children: [
    /* @__PURE__ */ jsxDEV("head", { children: [
      /* @__PURE__ */ jsxDEV("meta", { charset: "utf-8" }),
      /* @__PURE__ */ jsxDEV("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      /* @__PURE__ */ jsxDEV("title", { children: `${title2} · ReplayKit` }),
      /* @__PURE__ */ jsxDEV("link", { rel: "icon", href: `${root}assets/icon.svg` }),
      /* @__PURE__ */ jsxDEV("link", { rel: "stylesheet", href: `${root}assets/page.css` }),
      /* @__PURE__ */ jsxDEV("script", { src: `${root}assets/page.js`, defer: true })
    ] }),
    /* @__PURE__ */ jsxDEV("body", { children: [
      /* @__PURE__ */ jsxDEV("a", { class: "skip", href: "#main", children: "To the content" }),
      project === void 0 ? null : /* @__PURE__ */ jsxDEV(Top, { project, query, here }),
      /* @__PURE__ */ jsxDEV("p", { id: "notice", role: "status", hidden: true }),
      /* @__PURE__ */ jsxDEV("main", { id: "main", children })
    ] })
  ] });
}
function Top({ project, query, here }) {
  const { root, home, inbox, may } = useSite();
  return /* @__PURE__ */ jsxDEV("header", { class: "top", children: [
    /* @__PURE__ */ jsxDEV("nav", { "aria-label": "Pages", children: [
      /* @__PURE__ */ jsxDEV("a", { class: "brand", href: root, children: [
        /* @__PURE__ */ jsxDEV("img", { src: `${root}assets/icon.svg`, alt: "ReplayKit", width: "20", height: "20" }),
        " ",
        /* @__PURE__ */ jsxDEV("span", { children: project })
      ] }),
      /* @__PURE__ */ jsxDEV("a", { href: root, ...here === "inbox" ? { "aria-current": "page" } : {}, children: home }),
      may.admin ? /* @__PURE__ */ jsxDEV("a", { href: "/settings", ...here === "settings" ? { "aria-current": "page" } : {}, children: "Settings" }) : null
    ] }),
    inbox ? /* @__PURE__ */ jsxDEV(Fragment, { children: [
      /* @__PURE__ */ jsxDEV("search", { children: /* @__PURE__ */ jsxDEV("form", { class: "line", method: "post", action: `${root}find`, children: [
        /* @__PURE__ */ jsxDEV(
          "input",
          {
            id: "q",
            name: "q",
            "aria-label": "Run, trace, session or user",
            placeholder: "Run, trace, session, user or label  ( / )",
            value: query ?? "",
            maxlength: 500,
            required: true
          }
        ),
        /* @__PURE__ */ jsxDEV("button", { children: "Find" })
      ] }) }),
      /* @__PURE__ */ jsxDEV("form", { method: "post", action: `${root}sign-out`, children: /* @__PURE__ */ jsxDEV("button", { class: "plain", children: "Sign out" }) })
    ] }) : null
  ] });
}
function Problem({ message, hint }) {
  return /* @__PURE__ */ jsxDEV("div", { class: "box bad", role: "alert", children: [
    /* @__PURE__ */ jsxDEV("p", { children: message }),
    hint === void 0 ? null : /* @__PURE__ */ jsxDEV("p", { class: "soft", children: hint })
  ] });
}
function Empty({ title: title2, children }) {
  return /* @__PURE__ */ jsxDEV("div", { class: "empty", children: [
    /* @__PURE__ */ jsxDEV("p", { children: /* @__PURE__ */ jsxDEV("strong", { children: title2 }) }),
    children
  ] });
}
function ProblemPage({
  project,
  message,
  hint
}) {
  return /* @__PURE__ */ jsxDEV(AppPage, { title: "Not possible", project, children: [
    /* @__PURE__ */ jsxDEV("h1", { children: "This is not possible" }),
    /* @__PURE__ */ jsxDEV(Problem, { message, hint })
  ] });
}

// src/pages/compare-page.tsx
var mostShown = 20;
function ComparePage({ project, left, right, isGood = false }) {
  const { root } = useSite();
  return /* @__PURE__ */ jsxDEV(AppPage, { title: "Two runs", project, children: [
    /* @__PURE__ */ jsxDEV("h1", { children: isGood ? "Beside a good run" : "Two runs side by side" }),
    /* @__PURE__ */ jsxDEV("p", { children: [
      /* @__PURE__ */ jsxDEV("a", { href: `${root}runs/${left.id}`, children: safeText(left.run_id, 80) }),
      " and",
      " ",
      /* @__PURE__ */ jsxDEV("a", { href: `${root}runs/${right.id}`, children: safeText(right.run_id, 80) }),
      isGood ? /* @__PURE__ */ jsxDEV("span", { class: "soft", children: ", the good run of this agent that was asked most alike" }) : null
    ] }),
    /* @__PURE__ */ jsxDEV(Comparison, { left: { name: left.run_id, ...left }, right: { name: right.run_id, ...right } })
  ] });
}
function comparisonPage(left, right) {
  const page = /* @__PURE__ */ jsxDEV(Page, { title: `ReplayKit: ${safeText(left.name, 60)} and ${safeText(right.name, 60)}`, children: [
    /* @__PURE__ */ jsxDEV("h1", { children: "Two runs side by side" }),
    /* @__PURE__ */ jsxDEV(Comparison, { left, right })
  ] });
  return `<!doctype html>${page.toString()}
`;
}
function Comparison({ left, right }) {
  const comparison = compareRuns(left, right);
  const { equal, where, why, outcome, calls, differences } = comparison;
  const groups = groupsOf(differences);
  const names = [safeText(left.name, 60), safeText(right.name, 60)];
  return /* @__PURE__ */ jsxDEV(Fragment, { children: [
    /* @__PURE__ */ jsxDEV("h2", { children: "How they ended" }),
    /* @__PURE__ */ jsxDEV("p", { children: [
      /* @__PURE__ */ jsxDEV("strong", { children: names[0] }),
      ": ",
      safeText(outcome.before, 500),
      /* @__PURE__ */ jsxDEV("br", {}),
      /* @__PURE__ */ jsxDEV("strong", { children: names[1] }),
      ": ",
      safeText(outcome.after, 500)
    ] }),
    /* @__PURE__ */ jsxDEV("h2", { children: "Where they part" }),
    /* @__PURE__ */ jsxDEV("p", { children: safeText(where, 500) }),
    equal ? null : /* @__PURE__ */ jsxDEV(Fragment, { children: [
      /* @__PURE__ */ jsxDEV("h2", { children: "Why" }),
      /* @__PURE__ */ jsxDEV("p", { children: safeText(why, 500) })
    ] }),
    calls.length === 0 ? null : /* @__PURE__ */ jsxDEV("p", { class: "soft", children: safeText(callCountTexts(calls).join(", "), 500) }),
    groups.length === 0 ? null : /* @__PURE__ */ jsxDEV("h2", { children: "All differences" }),
    groups.slice(0, mostShown).map((group, index) => /* @__PURE__ */ jsxDEV("details", { open: index === 0, children: [
      /* @__PURE__ */ jsxDEV("summary", { children: safeText(groupPlace(group, { left, right }), 200) }),
      /* @__PURE__ */ jsxDEV("div", { children: /* @__PURE__ */ jsxDEV("pre", { tabindex: 0, children: safeText(
        group.slice(0, 1).flatMap((one) => differenceLines(one)).join("\n")
      ) }) })
    ] })),
    groups.length > mostShown ? /* @__PURE__ */ jsxDEV("p", { class: "soft", children: [
      "and ",
      groups.length - mostShown,
      " more"
    ] }) : null,
    /* @__PURE__ */ jsxDEV("h2", { children: "Calls" }),
    /* @__PURE__ */ jsxDEV(RunColumns, { recorded: left.run, replayed: right.run, titles: [names[0], names[1]] })
  ] });
}

export {
  SiteContext,
  useSite,
  AppPage,
  Empty,
  ProblemPage,
  ComparePage,
  comparisonPage
};
