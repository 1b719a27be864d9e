import { type Document } from "yaml";
import type { Json } from "../schema/json.ts";
import { type Path } from "../schema/problem.ts";
/** A YAML file that was read: its value, and where in the text each part of it stands. */
export interface YamlFile {
    document: Document;
    value: Json;
    /** Line (from 1) of the key or item at a path; of the nearest one above where the path is not in the file. */
    lineOf: (path: Path) => number | undefined;
}
/** Reads one YAML 1.2 document made of plain JSON values: no anchors, aliases, tags, merge keys or duplicate keys. */
export declare function readYaml(text: string, fileName: string): YamlFile;
