/**
 * The agent's classes by a name that is the same in every run: `src/errors.ts#CardDeclined`. The load hook adds a line to each class
 * at the top level of the agent's own files, which registers the class before its first instance exists.
 */
import { parse } from "../parser.mjs";

const byName = new Map();
const names = new Map();
/** Cache: the private member because of which a class cannot be rebuilt, or `undefined`. */
const faults = new Map();

export function knownClass(name, made) {
  byName.set(name, made);
  names.set(made, name);
}

export function classNamed(name) {
  return byName.get(name);
}

/** `{ name }` of a class whose instances can be rebuilt, or `{ fault }` that says why not. */
export function nameOfClass(made) {
  const name = names.get(made);
  const called = typeof made === "function" && made.name ? made.name : "an object of an unnamed class";
  if (name === undefined) return { fault: `${called} is not a class at the top level of a file of this project` };
  if (!faults.has(made)) faults.set(made, privateMember(made));
  const hidden = faults.get(made);
  return hidden === undefined
    ? { name }
    : { fault: `${called} keeps ${hidden}, which code outside the class cannot read` };
}

/** The first `#private` instance member of the class or of one that it extends. */
function privateMember(made) {
  for (let each = made; typeof each === "function" && each !== Function.prototype; each = Object.getPrototypeOf(each)) {
    const text = Function.prototype.toString.call(each);
    if (!text.includes("#")) continue;
    const found = membersOf(text).find(({ key, static: ofClass }) => key?.type === "PrivateIdentifier" && !ofClass);
    if (found) return `#${found.key.name}`;
  }
  return undefined;
}

function membersOf(text) {
  try {
    const [statement] = parse(`(${text})`).body;
    return statement.expression.body.body;
  } catch {
    return []; // a constructor function from before ES2015 has none
  }
}
