/**
 * The functions that the lines added by the load hook call. They wrap a function in one of the same kind that asks the
 * gateway.
 */
import { routeAsync, routeAsyncGenerator, routeGenerator, routeSync } from "./route.mjs";

const wrapped = new WeakSet();

/** Wraps the value of any expression: a member of a table, a constant, the result of a call. */
export function wrap(tool, made, called) {
  if (typeof made !== "function" || /^class\b/.test(Function.prototype.toString.call(made))) {
    const inner = Object.entries(made ?? {}).flatMap(([key, value]) =>
      typeof value === "function" ? [`.${key}`] : [],
    );
    const near = inner.length === 0 ? "" : `; its functions are ${inner.join(", ")}`;
    throw new TypeError(`replaykit: tools.${tool} of replaykit.yaml names something that is not a function${near}`);
  }
  if (wrapped.has(made)) return made;
  const routed = ofKind(tool, made);
  const name = made.name || called;
  // A function has properties that matter too, such as a schema or a description.
  const own = Object.getOwnPropertyDescriptors(made);
  delete own.prototype;
  delete own.arguments;
  delete own.caller;
  Object.defineProperties(routed, { ...own, name: { value: name, configurable: true } });
  wrapped.add(routed);
  return routed;
}

export function wrapMember(tool, holder, name) {
  const member = Object.getOwnPropertyDescriptor(holder, name);
  Object.defineProperty(holder, name, { ...member, value: wrap(tool, member.value, name) });
}

function ofKind(tool, made) {
  switch (made[Symbol.toStringTag]) {
    case "AsyncFunction":
      return async function routed() {
        return routeAsync(tool, made, this, arguments);
      };
    case "GeneratorFunction":
      return function* routed() {
        return yield* routeGenerator(tool, made, this, arguments);
      };
    case "AsyncGeneratorFunction":
      return async function* routed() {
        return yield* routeAsyncGenerator(tool, made, this, arguments);
      };
    default:
      return function routed() {
        return routeSync(tool, made, this, arguments);
      };
  }
}
