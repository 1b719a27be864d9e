/**
 * Finds a tool's function in a source by its path: `refund`, `Shop.refund`, `tools.refund`. Returns what to wrap, or
 * the reason why it cannot be wrapped.
 */

import { isClass, isFunction } from "./kinds.mjs";
import { memberPath, readScope } from "./scope.mjs";

/** Finds what a path names; `undefined` if the source does not have that name. */
export function locate(program, path) {
  const scope = readScope(program);
  const [head, ...members] = path.split(".");
  return fromBinding(scope, head, members) ?? starOf(scope, path) ?? nested(program, path);
}

/** Every function that a path can name, with its node. */
export function listFunctions(program) {
  const scope = readScope(program);
  const found = [];
  for (const [name, binding] of scope.bindings) {
    if (binding.type === "FunctionDeclaration") found.push({ path: name, node: binding });
    if (binding.type === "ClassDeclaration") found.push(...functionsIn(scope, name, binding));
    if (binding.type === "VariableDeclarator" && binding.init) found.push(...functionsIn(scope, name, binding.init));
  }
  const exported = scope.exported.get("default");
  if (exported) found.push(...functionsIn(scope, "default", exported));
  for (const [path, node] of scope.assigned) found.push(...functionsIn(scope, path, node));
  return found.filter(({ path }, index) => path !== "" && found.findIndex((other) => other.path === path) === index);
}

/** A key that can stand in a path. */
const nameable = /^[\p{ID_Start}_$][\p{ID_Continue}$\-/]*$/u;

function functionsIn(scope, path, given) {
  const node = plain(given);
  if (isFunction(node)) return [{ path, node }];
  if (isClass(node)) {
    return node.body.body.flatMap((element) => {
      const key = keyOf(element);
      const { fault } = key === undefined ? { fault: "" } : elementOf(node, key);
      return fault === undefined && isFunction(element.value) ? [{ path: below(path, key), node: element.value }] : [];
    });
  }
  if (node?.type !== "ObjectExpression") return [];
  return node.properties.flatMap((property) => {
    const key = keyOf(property);
    if (key === undefined || !nameable.test(key) || property.kind !== "init") return [];
    const value = plain(property.value);
    if (isFunction(value)) return [{ path: below(path, key), node: value }];
    // In `{ refund: issueRefund }` and `{ refund }` the function has its own name, and is called by this key.
    const meant = value.type === "Identifier" ? scope.bindings.get(value.name) : undefined;
    if (meant?.type === "FunctionDeclaration") return [{ path: value.name, calledBy: key, node: meant }];
    if (meant?.type === "VariableDeclarator" && isFunction(plain(meant.init ?? undefined)))
      return [{ path: value.name, calledBy: key, node: meant.init }];
    return [];
  });
}

/** The path of a member. What `module.exports = { … }` holds is exported under its own name. */
function below(path, key) {
  return path === "" ? key : `${path}.${key}`;
}

function fromBinding(scope, head, members, seen = new Set()) {
  if (seen.has(head)) return undefined;
  seen.add(head);
  const assigned = scope.assigned.get([head, ...members].join("."));
  const binding = scope.bindings.get(head);
  if (members.length > 0 && assigned) return valueAt(assigned);
  if (binding === undefined) {
    const exported = scope.exported.get(head);
    if (exported?.type === "Identifier") return fromBinding(scope, exported.name, members, seen);
    if (exported) return fromNode(scope, exported, members, seen);
    if (assigned) return valueAt(assigned);
    const whole = scope.assigned.get("");
    return whole && fromNode(scope, whole, [head, ...members], seen);
  }
  if (binding.type !== "VariableDeclarator") return fromNode(scope, binding, members, seen);
  if (binding.init) return fromNode(scope, binding.init, members, seen);
  return assigned && valueAt(assigned);
}

function fromNode(scope, given, members, seen) {
  const node = plain(given);
  if (node.type === "Import") {
    const name = node.name === "*" ? members.join(".") : [node.name, ...members].join(".");
    return name === "" ? { fault: "it is a module" } : { from: node.from, name };
  }
  if (members.length === 0) return node.type === "FunctionDeclaration" ? { declaration: node } : valueAt(node);
  if (node.type === "Identifier") return fromBinding(scope, node.name, members, seen);
  if (isClass(node)) return inClass(node, members);
  if (node.type === "ObjectExpression") return inObject(scope, node, members, seen);
  if (node.type === "ArrayExpression") return { fault: "it is a member of an array" };
  if (node.type === "NewExpression")
    return { fault: `it is a member of the result of \`new ${node.callee.name ?? "…"}()\`` };
  if (node.type === "CallExpression") return { fault: "it is a member of the result of a call" };
  return undefined;
}

function valueAt(node) {
  return isClass(plain(node)) ? { fault: "it is a class, not a function" } : { value: node };
}

function inObject(scope, node, [key, ...members], seen) {
  const property = node.properties.findLast((each) => keyOf(each) === key);
  if (property) {
    if (property.kind !== "init") return { fault: "it is a getter" };
    if (members.length > 0) return fromNode(scope, property.value, members, seen);
    if (property.method) return { shorthandMethod: property };
    return property.shorthand ? { shorthand: property } : { value: property.value };
  }
  for (const spread of node.properties.filter(({ type }) => type === "SpreadElement").toReversed()) {
    const found = fromNode(scope, spread.argument, [key, ...members], new Set(seen));
    if (found && found.fault === undefined) return found;
  }
  return undefined;
}

function inClass(node, members) {
  const names = members[0] === "prototype" ? members.slice(1) : members;
  if (names.length !== 1) return undefined;
  const { element, fault } = elementOf(node, names[0]);
  if (fault !== undefined) return { fault };
  if (element === undefined) return undefined;
  return element.type === "PropertyDefinition"
    ? { value: element.value }
    : { method: element, ofClass: node, name: names[0] };
}

function elementOf(node, key) {
  const hidden = node.body.body.find((each) => each.key?.type === "PrivateIdentifier" && each.key.name === key);
  const elements = node.body.body.filter((each) => keyOf(each) === key);
  const [element] = elements;
  if (element === undefined) return hidden ? { fault: `#${key} is private` } : {};
  if (elements.length > 1) return { fault: "the class has more than one member of that name" };
  if (element.kind === "get" || element.kind === "set") return { fault: "it is a getter or setter" };
  if (element.type === "PropertyDefinition" && !element.static)
    return { fault: "it is a field, and each instance has its own function: make it a method" };
  if (element.type === "PropertyDefinition" && !element.value) return { fault: "it has no value" };
  return { element };
}

function keyOf({ key, computed }) {
  if (!key || (computed && key.type !== "Literal")) return undefined;
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : undefined;
}

/** Unwraps `Object.freeze({ … })`, which returns its argument. */
function plain(node) {
  if (node?.type !== "CallExpression" || node.arguments.length !== 1) return node;
  const callee = memberPath(node.callee);
  return callee === "Object.freeze" || callee === "Object.seal" ? plain(node.arguments[0]) : node;
}

function starOf({ stars }, path) {
  return stars.length === 0 ? undefined : { from: stars, name: path };
}

/** Finds a function of that name inside another one, where each call makes it anew. */
function nested(program, path) {
  const name = path.split(".").at(-1);
  const outer = outerOf(program, name, undefined);
  return outer && { fault: `it is inside ${outer}, and each call makes it anew` };
}

function outerOf(node, name, outer) {
  for (const child of childrenOf(node)) {
    const called = child.id?.name ?? (child.type === "Property" ? keyOf(child) : undefined);
    const made = isFunction(child) || isFunction(child.init) || isFunction(child.value);
    if (outer !== undefined && made && called === name) return outer;
    const around = isFunction(child) ? `${child.id?.name ?? called ?? "a function"}()` : outer;
    const found = outerOf(child, name, around);
    if (found !== undefined) return found;
  }
  return undefined;
}

function childrenOf(node) {
  return Object.values(node).flatMap((value) => {
    if (Array.isArray(value)) return value.filter((item) => typeof item?.type === "string");
    return typeof value?.type === "string" ? [value] : [];
  });
}
