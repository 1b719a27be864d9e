import { isBuiltin } from "node:module";
import type { OutputChunk, Plugin } from "rolldown";
import { parseAst } from "rolldown/parseAst";

type Statement = ReturnType<typeof parseAst>["body"][number];

/**
 * Writes each top-level statement on a line of its own. Node prints the whole line that threw an error, and a minified file is one line.
 * In files that match `builtins`, imports of Node's modules become calls of `getBuiltinModule`.
 */
export function byStatements({ builtins = /^$/ } = {}): Plugin {
  return {
    name: "by-statements",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = rewritten(file, builtins.test(file.fileName));
    },
  };
}

function rewritten({ code }: OutputChunk, builtins: boolean): string {
  const lines = parseAst(code).body.map((statement) => {
    const asked = builtins ? askedOfNode(statement) : undefined;
    return asked ?? code.slice(statement.start, statement.end);
  });
  return `${lines.join("\n")}\n`;
}

/**
 * Rewrites an `import` of a built-in module, which would read all its exports and so load Node's file streams, web client and WebCrypto.
 * An older Node without `getBuiltinModule` gets empty objects and runs far enough to say that it is too old.
 */
function askedOfNode(statement: Statement): string | undefined {
  if (statement.type !== "ImportDeclaration" || !isBuiltin(statement.source.value)) return undefined;
  const module = `globalThis.process?.getBuiltinModule?.(${JSON.stringify(statement.source.value)})??{}`;
  const names: string[] = [];
  const wholes: string[] = [];
  for (const specifier of statement.specifiers) {
    const local = specifier.local.name;
    if (specifier.type !== "ImportSpecifier") wholes.push(`const ${local}=${module};`);
    else if (specifier.imported.type === "Identifier") names.push(`${specifier.imported.name}:${local}`);
  }
  return [...wholes, ...(names.length === 0 ? [] : [`const{${names.join(",")}}=${module};`])].join("");
}
