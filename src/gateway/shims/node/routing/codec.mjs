/**
 * Writes the agent's values as JSON, with their types by JSON Pointer (listed in `value-types.ts`), and rebuilds them.
 * It refuses a value that cannot be rebuilt exactly: a result of another type is the commonest way to break a routed
 * function.
 */
import { classNamed, nameOfClass } from "./classes.mjs";

/** Says where in a value the part is that cannot be kept. */
export class Unkept extends Error {
  name = "Unkept";
  constructor(pointer, why) {
    super(`${pointer === "" ? "" : `at ${pointer}: `}${why}`);
  }
}

const ownErrors = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError };
const arrays = {
  Uint8Array,
  Int8Array,
  Uint8ClampedArray,
  Uint16Array,
  Int16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
};
const maxDepth = 500;

export function encode(value) {
  const types = {};
  return { value: encodePart(value, { types, pointer: "", above: [] }), types };
}

/** Encodes a value that is never rebuilt: parts that are not JSON are left out. */
export function describe(value) {
  return encodePart(value, { types: {}, pointer: "", above: [], lenient: true });
}

function encodePart(value, at) {
  const { types, pointer } = at;
  const typed = (type, written) => {
    types[pointer] = type;
    return written;
  };
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      return Number.isFinite(value) && !Object.is(value, -0) ? value : typed("number", textOfNumber(value));
    case "bigint":
      return typed("bigint", String(value));
    case "undefined":
      return typed("undefined", null);
    case "object":
      return value === null ? null : encodeObject(value, at, typed);
    case "function":
    case "symbol":
      break;
  }
  return refuse(at, `a ${typeof value}`);
}

function textOfNumber(value) {
  return Object.is(value, -0) ? "-0" : String(value);
}

function refuse({ pointer, lenient }, why) {
  if (lenient) return null;
  throw new Unkept(pointer, `${why} cannot be kept`);
}

function encodeObject(value, at, typed) {
  if (at.above.includes(value)) return refuse(at, "an object that contains itself");
  if (at.above.length > maxDepth) return refuse(at, `more than ${maxDepth} levels`);
  if (Array.isArray(value)) return Array.from(value, (item, index) => encodePart(item, below(at, value, index)));
  const made = Object.getPrototypeOf(value);
  if (made === Object.prototype) return encodeMembers(value, at, value);
  if (made === null) return typed("null", encodeMembers(value, at, value));
  const written = builtIn(value, made, at);
  if (written) return typed(...written);
  if (at.lenient) return encodeMembers(value, at, value);
  const { name, fault } = nameOfClass(value.constructor === undefined ? undefined : made.constructor);
  if (fault !== undefined) return refuse(at, fault);
  return typed(name, encodeMembers(membersOf(value), at, value));
}

function below(at, value, key) {
  return { ...at, pointer: `${at.pointer}/${escaped(key)}`, above: [...at.above, value] };
}

function escaped(key) {
  return String(key).replaceAll("~", "~0").replaceAll("/", "~1");
}

function encodeMembers(members, at, value) {
  if (Object.getOwnPropertySymbols(value).some((key) => Object.prototype.propertyIsEnumerable.call(value, key)))
    refuse(at, "a member that has a symbol for its name");
  const written = {};
  for (const [key, item] of Object.entries(members)) {
    if (at.lenient && (item === undefined || typeof item === "function")) continue;
    define(written, key, encodePart(item, below(at, value, key)));
  }
  return written;
}

/** Sets a member even if its key is `__proto__`. */
function define(object, key, value) {
  Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
}

/** The members of a value. An error's are not enumerable; its `stack` belongs to the finished run. */
function membersOf(value) {
  if (!(value instanceof Error)) return value;
  const names = Object.getOwnPropertyNames(value).filter((name) => name !== "stack");
  const own = Object.fromEntries(names.map((name) => [name, value[name]]));
  return { ...(Object.hasOwn(own, "message") ? {} : { message: value.message }), ...own };
}

function builtIn(value, made, at) {
  const kind = made.constructor?.name;
  if (value instanceof Date && made === Date.prototype)
    return ["Date", Number.isNaN(value.getTime()) ? null : value.toISOString()];
  if (made === Map.prototype) {
    const pairs = [...value].map((pair, index) =>
      pair.map((item, side) => encodePart(item, pairAt(at, value, index, side))),
    );
    return ["Map", pairs];
  }
  if (made === Set.prototype)
    return ["Set", [...value].map((item, index) => encodePart(item, below(at, value, index)))];
  if (made === RegExp.prototype) return ["RegExp", String(value)];
  if (typeof URL === "function" && made === URL.prototype) return ["URL", value.href];
  if (made === Buffer.prototype) return ["Buffer", value.toString("base64")];
  if (made === ArrayBuffer.prototype) return ["ArrayBuffer", Buffer.from(value).toString("base64")];
  if (Object.hasOwn(arrays, kind) && made === arrays[kind].prototype)
    return [kind, Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("base64")];
  if (Object.hasOwn(ownErrors, kind) && made === ownErrors[kind].prototype)
    return [kind, encodeMembers(membersOf(value), at, value)];
  return undefined;
}

function pairAt(at, value, index, side) {
  return below(below(at, value, index), value, side);
}

/** Rebuilds the value. Throws if a class is not loaded. */
export function decode(value, types = {}) {
  if (Object.keys(types).length === 0) return value;
  return decodePart(value, types, "");
}

function decodePart(value, types, pointer) {
  const type = Object.hasOwn(types, pointer) ? types[pointer] : undefined;
  const inner = decodeInner(value, types, pointer);
  return type === undefined ? inner : make(type, inner, pointer);
}

function decodeInner(value, types, pointer) {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item, index) => decodePart(item, types, `${pointer}/${index}`));
  const made = {};
  for (const [key, item] of Object.entries(value))
    define(made, key, decodePart(item, types, `${pointer}/${escaped(key)}`));
  return made;
}

const makers = {
  undefined: () => undefined,
  number: (text) => Number(text),
  bigint: (text) => BigInt(text),
  Date: (text) => new Date(text === null ? Number.NaN : text),
  Map: (pairs) => new Map(pairs),
  Set: (items) => new Set(items),
  URL: (text) => new URL(text),
  RegExp: (text) => new RegExp(text.slice(1, text.lastIndexOf("/")), text.slice(text.lastIndexOf("/") + 1)),
  Buffer: (text) => Buffer.from(text, "base64"),
  ArrayBuffer: (text) => bytes(text).buffer,
  null: (members) => Object.assign(Object.create(null), members),
};

function make(type, inner, pointer) {
  if (Object.hasOwn(makers, type)) return makers[type](inner);
  if (Object.hasOwn(arrays, type)) return new arrays[type](bytes(inner).buffer);
  const Class = Object.hasOwn(ownErrors, type) ? ownErrors[type] : classNamed(type);
  if (Class === undefined) throw new Unkept(pointer, `the recorded result is a ${type}, which this run has not loaded`);
  return instanceOf(Class, inner);
}

/** Copies the bytes, since the memory of Node's buffers may be shared. */
function bytes(text) {
  return Uint8Array.from(Buffer.from(text, "base64"));
}

/** Makes an instance without running the constructor, which may have any effect. */
function instanceOf(Class, members) {
  const made = Object.create(Class.prototype);
  if (!(made instanceof Error)) {
    for (const [key, value] of Object.entries(members)) define(made, key, value);
    return made;
  }
  const hidden = ["message", "cause", "errors"];
  // A real error has a stack and prints as one.
  const error = Object.setPrototypeOf(new Error(members.message), Class.prototype);
  for (const [key, value] of Object.entries(members)) {
    define(error, key, value);
    if (hidden.includes(key)) Object.defineProperty(error, key, { enumerable: false });
  }
  return error;
}
