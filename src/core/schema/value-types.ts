import * as z from "zod";

/**
 * Types of the parts of a JSON value in the agent's language, by JSON Pointer (`""` is the whole value):
 * `{"": "src/shop.ts#Refund", "/paid_at": "Date"}`. People, checks and redaction read the JSON value itself.
 *
 * Each type name is followed by its JSON form in brackets.
 * Node: `undefined` (null), `number` (NaN, Infinity, -Infinity, -0 as text), `bigint` (text), `Date` (ISO text),
 * `Map` (list of pairs), `Set` (list), `URL` (text), `RegExp` (text), `Buffer`, `ArrayBuffer`, `Uint8Array` and other
 * arrays of bytes (base64), `Error` and its subclasses (`{name, message, …}`), `generator`
 * (`{yielded, returned?, left?}`), `path/file.ts#Class` (own properties).
 * Python: `tuple`, `set`, `frozenset` (lists), `float` (425.0, or nan, inf, -inf as text), `int` (text, beyond 2^53),
 * `bytes`, `bytearray` (base64), `Decimal`, `datetime` (text; the type also names its zone if it has one), `date`,
 * `time`, `UUID`, `Path` (text), `timedelta` (seconds), `enum package.module:Class` (its name), `dict` (list of pairs,
 * if keys are not strings), `generator`, `async generator`, `awaitable` (`{awaited}`: returned by a function that is
 * not async), `dataclass | pydantic | object | namedtuple package.module:Class` (fields; a pydantic type also lists the
 * fields that were set), `exception package.module:Class` (`{args, attributes?, left_out?}`).
 */
export const valueTypesSchema = z.record(z.string(), z.string());

const named =
  "undefined|null|number|bigint|Date|Map|Set|URL|RegExp|Buffer|ArrayBuffer|[A-Z][A-Za-z0-9]{0,20}Array|[A-Z]?[A-Za-z]{0,20}Error|generator|" +
  "tuple|set|frozenset|float|int|bytes|Decimal|datetime|date|time|timedelta|UUID|Path|dict";
const typeName = new RegExp(
  String.raw`^(?:Promise|(?:Promise<)?(?:${named}|(?:[a-z]{1,20} )?[\w./@$-]{1,200}[#:][\w.$]{1,100})>?)$`,
);

/** True for the name of a type in such a record. It reveals nothing of the value, so redaction may keep it. */
export function isTypeAt(path: readonly string[], text: string): boolean {
  const pointer = path.at(-1);
  const holder = path.at(-2);
  if (holder !== "output_types" && holder !== "types") return false;
  return (pointer === "" || pointer?.startsWith("/") === true) && text.length < 400 && typeName.test(text);
}

export type ValueTypes = z.infer<typeof valueTypesSchema>;
