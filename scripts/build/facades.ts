import { posix } from "node:path";
import type { OutputBundle, OutputChunk, Plugin } from "rolldown";

/** A chunk that only re-exports a module of another chunk (`of`): the calls that evaluate the module, and its exports as object members. */
interface Facade {
  path: string;
  of: string;
  evaluation: string[];
  members: string;
}

/**
 * Removes facades: chunks that only re-export names of another chunk. The bundler writes one for each `import()` of a module that lies
 * in a chunk with others. Each import of a facade becomes an import of the other chunk.
 */
export function withoutFacades(): Plugin {
  return {
    name: "without-facades",
    generateBundle(_options, bundle) {
      const facades = chunksOf(bundle).flatMap((chunk) => facadeOf(chunk));
      const byPath = new Map(facades.map((facade) => [facade.path, facade]));
      for (const { path } of facades) delete bundle[path];
      for (const chunk of chunksOf(bundle)) {
        const folder = posix.dirname(chunk.fileName);
        chunk.code = chunk.code.replaceAll(/\bimport\(("|`)(\.\.?\/[\w./-]+)\1\)/g, (text, _quote, path: string) => {
          const facade = byPath.get(posix.join(folder, path));
          return facade === undefined ? text : imported(facade, folder);
        });
      }
    },
  };
}

function chunksOf(bundle: OutputBundle): OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === "chunk");
}

const path = String.raw`"(\.\.?\/[\w./-]+)"`;
const names = String.raw`\{\s?([^}]*?)\s?\}`;
const before = String.raw`^(?:import\s?${path.replaceAll(/[()]/g, "")};\s*)*`;
/** `export { D as run } from "./commands.js";` */
const plain = new RegExp(String.raw`${before}export\s?${names}\s?from\s?${path};\s*$`);
/** `import { D as e, E as t } from "./commands.js"; t(); export { e as run };` */
const evaluated = new RegExp(
  String.raw`${before}import\s?${names}\s?from\s?${path};\s*((?:\w+\(\);\s*)*)export\s?${names};\s*$`,
);

function facadeOf({ fileName, code, isEntry }: OutputChunk): Facade[] {
  if (isEntry) return [];
  const [, exported = "", source] = plain.exec(code) ?? [];
  const [, taken = exported, from = source, calls = "", given = ""] = evaluated.exec(code) ?? [];
  if (from === undefined) return [];
  const ofLocal = new Map(renamings(taken).map(({ name, as }) => [as, name]));
  const evaluation = [...calls.matchAll(/(\w+)\(\)/g)].map(([, local = ""]) => `all.${ofLocal.get(local)}()`);
  const shown = source === undefined ? renamings(given) : [...ofLocal.keys()].map((as) => ({ name: as, as }));
  const members = shown.map(({ name, as }) => `${as}: all.${ofLocal.get(name)}`);
  return [{ path: fileName, of: posix.join(posix.dirname(fileName), from), evaluation, members: members.join(", ") }];
}

/** Reads the list of an import or export: `a as b, c`. */
function renamings(list: string): { name: string; as: string }[] {
  return list.split(/,\s?/).map((text) => {
    const [name = "", as = name] = text.split(" as ");
    return { name, as };
  });
}

function imported({ of, evaluation, members }: Facade, folder: string): string {
  const path = posix.relative(folder, of);
  return `import("${path.startsWith(".") ? path : `./${path}`}").then((all) => (${[...evaluation, `{ ${members} }`].join(", ")}))`;
}
