import type { JsonObject } from "../schema/json.ts";

/** Sets a member whose name others chose. An assignment to `__proto__` would replace the object's prototype instead. */
export function setMember<T>(holder: Record<string, T>, name: string, value: T): void {
  if (name !== "__proto__") holder[name] = value;
  else Object.defineProperty(holder, name, { value, enumerable: true, writable: true, configurable: true });
}

/** A member of the object's own. Other names, such as `constructor`, may be inherited. */
export function ownMember(holder: JsonObject, name: string): JsonObject[string] | undefined {
  return Object.hasOwn(holder, name) ? holder[name] : undefined;
}
