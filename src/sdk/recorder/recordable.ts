import type { Json } from "../../core/schema/json.ts";

type NotJson = ((...args: never[]) => unknown) | Date | Map<unknown, unknown> | Set<unknown> | bigint | symbol;

type Member<T> = [T] extends [Json | undefined | void] ? T : T extends NotJson ? never : Recordable<T>;

/**
 * What can be kept and given back as it was: JSON, also where an interface describes it, and nothing at all. An interface is no `Json` to
 * TypeScript, since somebody could add members to it; here each member is looked at. What JSON would change, such as a `Date`, is refused.
 */
export type Recordable<T> = { [K in keyof T]: Member<T[K]> };
