import { isBuiltin } from "node:module";
import type { OutputChunk, Plugin } from "rolldown";
import { parseAst } from "rolldown/parseAst";

type Statement = ReturnType<typeof parseAst>["body"][number];

/**
 * Writes each statement of a file on a line of its own: Node prints the whole line where an error was thrown, and without white space
 * that would be the file. `builtins` tells in which files Node is asked for its own modules instead of importing them.
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
 * An `import` of Node's own modules reads all that they export, and for that Node loads its streams of files, its client of the web and
 * its other cryptography. An older Node has nothing to ask: it gets as far as to say that it is too old.
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
