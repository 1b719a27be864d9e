import type { Plugin } from "rolldown";

/** What our code and its packages import of modules that take Node long to load; a name that is missing here fails the build. */
const imported: Record<string, string[]> = {
  "node:http": ["createServer", "IncomingMessage", "ServerResponse", "STATUS_CODES"],
  "node:http2": ["constants", "Http2ServerRequest"],
};

/**
 * Asks Node for these modules when the first module that uses them is evaluated: a file that imports them has them loaded first, whether
 * it uses them or not, and an `import` of `node:http` loads Node's client of the web besides. That took a third of the time in which
 * a replay is loaded, and its first runner needs none of it.
 */
export function lazyBuiltins(): Plugin {
  return {
    name: "lazy-builtins",
    // What is required is asked for late in any case, and wanted whole.
    resolveId: (id, _importer, { kind }) =>
      kind === "import-statement" && Object.hasOwn(imported, id) ? `\0${id}` : null,
    load(id) {
      const name = id.replace("\0", "");
      if (!id.startsWith("\0") || !Object.hasOwn(imported, name)) return null;
      return `export const { ${imported[name]?.join(", ")} } = process.getBuiltinModule("${name}");`;
    },
  };
}

/** Gives `require` only where a file has an address: workerd gives its files none, and nothing that the Worker is made of asks for it. */
export function requireWherePossible(): Plugin {
  const made = "createRequire(import.meta.url)";
  return {
    name: "require-where-possible",
    renderChunk: (code) => (code.includes(made) ? code.replaceAll(made, `(import.meta.url && ${made})`) : null),
  };
}
