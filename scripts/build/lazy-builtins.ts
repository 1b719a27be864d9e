import type { Plugin } from "rolldown";

/** The names that our code and its packages import from built-in modules that load slowly. A missing name fails the build. */
const imported: Record<string, string[]> = {
  "node:http": ["createServer", "IncomingMessage", "ServerResponse", "STATUS_CODES"],
  "node:http2": ["constants", "Http2ServerRequest"],
};

/**
 * Loads these built-in modules with `getBuiltinModule` when the first module that uses them is evaluated. A static import would load them
 * with the whole file, used or not; that of `node:http` also loads Node's `fetch` client. This took a third of a replay's load time, and
 * the first runner needs none of it.
 */
export function lazyBuiltins(): Plugin {
  return {
    name: "lazy-builtins",
    // A `require` is lazy anyway and wants the whole module.
    resolveId: (id, _importer, { kind }) =>
      kind === "import-statement" && Object.hasOwn(imported, id) ? `\0${id}` : null,
    load(id) {
      const name = id.replace("\0", "");
      if (!id.startsWith("\0") || !Object.hasOwn(imported, name)) return null;
      return `export const { ${imported[name]?.join(", ")} } = process.getBuiltinModule("${name}");`;
    },
  };
}

/** Creates `require` only if `import.meta.url` is set: workerd leaves it undefined, and no module of the Worker uses `require`. */
export function requireWherePossible(): Plugin {
  const made = "createRequire(import.meta.url)";
  return {
    name: "require-where-possible",
    renderChunk: (code) => (code.includes(made) ? code.replaceAll(made, `(import.meta.url && ${made})`) : null),
  };
}
