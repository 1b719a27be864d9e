import { parse } from "../parser.mjs";
import { describe, encode, Unkept } from "./codec.mjs";
import { places } from "./places-of-tools.mjs";

const known = new WeakMap();

/**
 * A call's arguments by the names of its parameters. If the function takes a single object, or only one of its
 * parameters counts and is an object, that object is returned instead.
 */
export function argumentsOf(tool, made, given) {
  const { args: picked, effect } = places[tool] ?? {};
  const names = parametersOf(made);
  const named = byName(names, [...given]);
  const shown = picked?.some((name) => Object.hasOwn(named, name)) ? pick(named, picked) : named;
  const single = isOpen(names)
    ? given.length === 1
    : names.length === 1 || (shown !== named && Object.keys(shown).length === 1);
  const only = single ? onlyObject(isOpen(names) ? given[0] : Object.values(shown)[0]) : undefined;
  const counted = only && picked && shown === named ? pick(only, picked) : (only ?? shown);
  if (effect === "pure") return describe(counted) ?? {};
  try {
    return encode(withoutUndefined(counted)).value;
  } catch (error) {
    if (!(error instanceof Unkept)) throw error;
    const rest = Object.keys(counted).filter((name) => isPlain(counted[name]));
    throw new Unkept("", `its arguments, ${error.message}; say which of them count: args: [${rest.join(", ")}]`);
  }
}

function byName(names, given) {
  const named = {};
  for (const [index, { name, rest }] of names.entries()) {
    if (rest) named[name] = given.slice(index);
    else if (index < given.length) named[name] = given[index];
  }
  const more = given.slice(names.length);
  if (more.length > 0 && names.at(-1)?.rest !== true)
    for (const [index, value] of more.entries()) named[`arg${names.length + index + 1}`] = value;
  return named;
}

function pick(from, names) {
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(from, name) ? [[name, from[name]]] : [])));
}

/** True if the parameters say nothing about the arguments, as in the `(...args) => work(...args)` of decorators. */
function isOpen(names) {
  return names.length === 0 || (names.length === 1 && names[0].rest);
}

function onlyObject(value) {
  if (typeof value !== "object" || value === null) return undefined;
  const made = Object.getPrototypeOf(value);
  return made === Object.prototype || made === null ? value : undefined;
}

function withoutUndefined(members) {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

function isPlain(value) {
  try {
    encode(value);
    return true;
  } catch {
    return false;
  }
}

/** Names of a function's parameters. A destructured parameter has none and gets a number. */
function parametersOf(made) {
  const before = known.get(made);
  if (before) return before;
  const names = readParameters(Function.prototype.toString.call(made));
  known.set(made, names);
  return names;
}

function readParameters(text) {
  const node = functionIn(`(${text})`) ?? functionIn(`({${text}})`) ?? functionIn(`(class{${text}})`);
  return (node?.params ?? []).map((param, index) => {
    const rest = param.type === "RestElement";
    const inner = rest ? param.argument : param.type === "AssignmentPattern" ? param.left : param;
    return { name: inner.type === "Identifier" ? inner.name : `arg${index + 1}`, rest };
  });
}

function functionIn(text) {
  try {
    const [{ expression }] = parse(text).body;
    if (expression.type === "ObjectExpression") return expression.properties[0].value;
    return expression.type === "ClassExpression" ? expression.body.body[0].value : expression;
  } catch {
    return undefined;
  }
}
