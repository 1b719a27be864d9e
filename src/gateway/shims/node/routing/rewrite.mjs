import { isClass } from "./kinds.mjs";
import { locate } from "./places.mjs";
import { topStatements } from "./scope.mjs";

const routing = `globalThis[Symbol.for("replaykit.routing")]`;
const prefix = "__replaykit_";

/**
 * Wraps the functions of tools in a source, and registers the classes at its top level. No code moves to another line.
 *
 * @param wanted `[{ tool, path }]`
 * @returns the code, the wrapped tools, and the others, each with the reason (`undefined`: no such name)
 */
export function rewrite({ code, program }, { wanted, classesOf }) {
  const edits = [];
  const installed = [];
  const refused = [];
  for (const { tool, path } of wanted) {
    const place = locate(program, path);
    const made = place && editsFor(place, { tool, code, called: path.split(".").at(-1) });
    if (made) {
      edits.push(...made);
      installed.push(tool);
    } else refused.push({ tool, place });
  }
  if (classesOf !== undefined) edits.push(...classEdits(program, classesOf));
  return { code: apply(code, edits), installed, refused };
}

function editsFor(place, { tool, code, called }) {
  const name = JSON.stringify(tool);
  const around = ({ start, end }) => [
    { start, end: start, text: `${routing}.wrap(${name}, (` },
    { start: end, end, text: `), ${JSON.stringify(called)})` },
  ];
  if (place.declaration) return declarationEdits(place.declaration, name);
  if (place.value) return around(place.value);
  if (place.shorthand) {
    const { key, start, end } = place.shorthand;
    return [{ start, end, text: `${key.name}: ${routing}.wrap(${name}, ${key.name}, ${JSON.stringify(called)})` }];
  }
  if (place.shorthandMethod) {
    const { key, start, end } = place.shorthandMethod;
    const written = code.slice(key.start, key.end);
    const member = key.type === "Identifier" ? `.${written}` : `[${written}]`;
    return [
      { start, end: start, text: `${written}: ${routing}.wrap(${name}, ({` },
      { start: end, end, text: `})${member}, ${JSON.stringify(called)})` },
    ];
  }
  if (place.method) {
    const { end } = place.ofClass.body;
    const member = JSON.stringify(place.name);
    const holder = place.method.static ? "this" : "this.prototype";
    return [
      { start: end - 1, end: end - 1, text: ` static { ${routing}.wrapMember(${name}, ${holder}, ${member}); } ` },
    ];
  }
  return undefined;
}

/**
 * A function declaration exists before the first line runs, also in import cycles. So its replacement is a declaration
 * too.
 */
function declarationEdits({ id, params, async, generator, start, end }, tool) {
  if (!id) {
    return [
      { start, end: start, text: `${routing}.wrap(${tool}, (` },
      { start: end, end, text: `), "default");` },
    ];
  }
  const own = `${prefix}${id.name}`;
  const kind = `${async ? "async " : ""}function${generator ? "*" : ""}`;
  const ask = `${routing}.${generator ? (async ? "asyncGenerator" : "generator") : async ? "async" : "sync"}`;
  const give = generator ? "return yield*" : "return";
  const shown = namesOf(params).join(", ");
  const wrapper = `${kind} ${id.name}(${shown}) { ${give} ${ask}(${tool}, ${own}, this, arguments); } `;
  return [
    { start, end: start, text: wrapper },
    { start: id.start, end: id.end, text: own },
  ];
}

/** As many parameter names as the function's `length`. */
function namesOf(params) {
  const counted = params.findIndex(({ type }) => type === "AssignmentPattern" || type === "RestElement");
  const needed = counted === -1 ? params : params.slice(0, counted);
  const names = needed.map((param, index) => (param.type === "Identifier" ? param.name : `${prefix}${index}`));
  return new Set(names).size === names.length ? names : names.map((_, index) => `${prefix}${index}`);
}

function classEdits(program, file) {
  return topClasses(program).map(({ name, node }) => {
    const at = node.body.start + 1;
    return {
      start: at,
      end: at,
      text: ` static { ${routing}.knownClass(${JSON.stringify(`${file}#${name}`)}, this); } `,
    };
  });
}

function topClasses(program) {
  return topStatements(program.body).flatMap((statement) => {
    const node = /^Export(?:Named|Default)Declaration$/.test(statement.type) ? statement.declaration : statement;
    if (!node) return [];
    if (isClass(node)) return [{ name: node.id?.name ?? "default", node }];
    if (node.type === "VariableDeclaration") {
      return node.declarations.flatMap(({ id, init }) => (isClass(init) ? [{ name: id.name, node: init }] : []));
    }
    if (node.type !== "ExpressionStatement" || node.expression.type !== "AssignmentExpression") return [];
    const { left, right } = node.expression;
    if (isClass(right)) return [{ name: right.id?.name ?? left.property?.name ?? left.name, node: right }];
    return [];
  });
}

function apply(code, edits) {
  const sorted = edits
    .map((edit, order) => ({ ...edit, order }))
    .toSorted((a, b) => a.start - b.start || a.order - b.order);
  let at = 0;
  let written = "";
  for (const { start, end, text } of sorted) {
    written += code.slice(at, start) + text;
    at = end;
  }
  return written + code.slice(at);
}
