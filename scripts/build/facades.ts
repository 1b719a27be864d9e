import { posix } from "node:path";
import type { OutputBundle, OutputChunk, Plugin } from "rolldown";

/** Names of a module, by their names in the file that has the module. */
interface Facade {
  path: string;
  of: string;
  members: string;
}

/**
 * Leaves out the files that do nothing but name again what another file exports: there is one for each module that is imported
 * when it is needed and lies in a file with others. Whoever imports it imports the other file.
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

function facadeOf({ fileName, code, isEntry }: OutputChunk): Facade[] {
  const only = /^(?:import\s?"\.\.?\/[\w./-]+";\s*)*export\s?\{\s?([^}]*?)\s?\}\s?from\s?"(\.\.?\/[\w./-]+)";\s*$/.exec(
    code,
  );
  if (only === null || isEntry) return [];
  const [, names = "", from = ""] = only;
  const members = names.split(/,\s?/).map((name) => {
    const [own = "", shown = own] = name.split(" as ");
    return `${shown}: all.${own}`;
  });
  return [{ path: fileName, of: posix.join(posix.dirname(fileName), from), members: members.join(", ") }];
}

function imported({ of, members }: Facade, folder: string): string {
  const path = posix.relative(folder, of);
  return `import("${path.startsWith(".") ? path : `./${path}`}").then((all) => ({ ${members} }))`;
}
