/**
 * The agent's classes by a name that is the same in the next run: `src/errors.ts#CardDeclined`. The load hook adds a
 * line to each class at the top level of the agent's own files, so that it is known before its first instance.
 */
import { parse } from "../parser.mjs";

const byName = new Map();
const names = new Map();
/** By class: the member that prevents rebuilding its instances, found once. */
const faults = new Map();

export function knownClass(name, made) {
  byName.set(name, made);
  names.set(made, name);
}

export function classNamed(name) {
  return byName.get(name);
}

/** The class's name if its instances can be rebuilt, else `fault` with the reason. */
export function nameOfClass(made) {
  const name = names.get(made);
  const called = typeof made === "function" && made.name ? made.name : "an object of an unnamed class";
  if (name === undefined) return { fault: `${called} is not a class at the top level of a file of this project` };
  if (!faults.has(made)) faults.set(made, privateMember(made));
  const hidden = faults.get(made);
  return hidden === undefined ? { name } : { fault: `${called} keeps ${hidden}, which no other code can read` };
}

/** The first `#private` member of the class or of one that it extends. */
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
    return []; // a constructor function has none
  }
}
