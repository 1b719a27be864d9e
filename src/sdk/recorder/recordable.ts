import type { Json } from "../../core/schema/json.ts";

type NotJson = ((...args: never[]) => unknown) | Date | Map<unknown, unknown> | Set<unknown> | bigint | symbol;

type Member<T> = [T] extends [Json | undefined | void] ? T : T extends NotJson ? never : Recordable<T>;

/**
 * A value that a record gives back unchanged: JSON, also as an interface, or nothing at all. TypeScript does not accept
 * an interface as `Json`, because members could be added to it, so each member is checked here. Types that JSON would
 * change, such as `Date`, are refused.
 */
export type Recordable<T> = { [K in keyof T]: Member<T[K]> };
