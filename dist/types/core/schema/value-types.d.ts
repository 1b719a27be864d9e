import * as z from "zod";
/**
 * What parts of a JSON value are in the agent's own language, by JSON Pointer (`""` is the whole): `{"": "src/shop.ts#Refund",
 * "/paid_at": "Date"}`. The value itself stays what people, checks and redaction read.
 *
 * Names in Node: `undefined` (the value is null), `number` (NaN, Infinity, -Infinity, -0 as text), `bigint` (text), `Date` (ISO text),
 * `Map` (list of pairs), `Set` (list), `URL` (text), `RegExp` (text), `Buffer`, `ArrayBuffer`, `Uint8Array` and the other arrays of
 * bytes (base64), `Error` and its kin (`{name, message, …}`), `generator` (`{yielded, returned?, left?}`),
 * `path/file.ts#Class` (own properties).
 * In Python: `tuple`, `set`, `frozenset` (lists), `float` (425.0, or nan, inf, -inf as text), `int` (text, beyond 2^53), `bytes`,
 * `bytearray` (base64), `Decimal`, `datetime` (with the name of its zone, where it has one), `date`, `time`, `UUID`, `Path` (text),
 * `timedelta` (seconds), `enum package.module:Class` (its name), `dict` (list of pairs, where keys are no texts), `generator`,
 * `async generator`, `awaitable` (`{awaited}`: what a function that is not async hands on), `dataclass | pydantic | object | namedtuple
 * package.module:Class` (fields; behind a pydantic model the names of those that were set), `exception package.module:Class`
 * (`{args, attributes?, left_out?}`).
 */
export declare const valueTypesSchema: z.ZodRecord<z.ZodString, z.ZodString>;
/** True for the name of a type at a place of a value: it says nothing of the value, whatever the place is called. */
export declare function isTypeAt(path: readonly string[], text: string): boolean;
export type ValueTypes = z.infer<typeof valueTypesSchema>;
