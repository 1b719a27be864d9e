import { type Document, type Pair, type YAMLMap } from "yaml";
import type { Json } from "./schema/json.ts";
import type { Path } from "./schema/problem.ts";
/** One change of a YAML file: the value at a path is set, or taken out where `value` is undefined. */
export interface YamlChange {
    path: Path;
    value: Json | undefined;
}
/** The keys of case.yaml in the order in which they are written. */
export declare const caseKeys: string[];
/** Changes values of a case.yaml; comments, order and layout of the rest stay as they are. */
export declare function editCaseYaml(text: string, changes: readonly YamlChange[]): string;
/** A document as text, in our layout. */
export declare function editText(document: Document): string;
/** Puts a key after those that come before it in our order; one that is not ours goes to the end. */
export declare function insertKey(map: YAMLMap, pair: Pair): void;
