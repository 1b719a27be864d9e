/** The names at the top level of a source, and how it exports them. */
import { isFunction } from "./kinds.mjs";

/**
 * The statements that run once when the file is loaded. Some loaders put them into a function that is called at once.
 */
export function topStatements(body) {
  return body.flatMap((statement) => {
    const { callee } = statement.type === "ExpressionStatement" ? statement.expression : {};
    return isFunction(callee) && callee.body.type === "BlockStatement" ? topStatements(callee.body.body) : [statement];
  });
}

/** The names at the top level, with what they stand for. */
export function readScope(program) {
  const scope = { bindings: new Map(), exported: new Map(), assigned: new Map(), stars: [] };
  for (const statement of topStatements(program.body)) readStatement(scope, statement);
  return scope;
}

function readStatement(scope, statement) {
  switch (statement.type) {
    case "FunctionDeclaration":
    case "ClassDeclaration":
      if (statement.id) scope.bindings.set(statement.id.name, statement);
      return;
    case "VariableDeclaration":
      for (const each of statement.declarations)
        if (each.id.type === "Identifier") scope.bindings.set(each.id.name, each);
      return;
    case "ImportDeclaration":
      for (const each of statement.specifiers)
        scope.bindings.set(each.local.name, { type: "Import", from: statement.source.value, name: importedName(each) });
      return;
    case "ExportDefaultDeclaration":
      scope.exported.set("default", statement.declaration);
      readStatement(scope, statement.declaration);
      return;
    case "ExportAllDeclaration":
      if (statement.exported)
        scope.exported.set(nameOf(statement.exported), { type: "Import", from: statement.source.value, name: "*" });
      else scope.stars.push(statement.source.value);
      return;
    case "ExportNamedDeclaration":
      readExport(scope, statement);
      return;
    case "ExpressionStatement":
      readAssignment(scope, statement.expression);
      return;
  }
}

function importedName({ type, imported }) {
  if (type === "ImportNamespaceSpecifier") return "*";
  return type === "ImportDefaultSpecifier" ? "default" : nameOf(imported);
}

function nameOf(node) {
  return node.type === "Literal" ? String(node.value) : node.name;
}

function readExport(scope, { declaration, source, specifiers }) {
  if (declaration) readStatement(scope, declaration);
  for (const { exported, local } of specifiers) {
    const from = source && { type: "Import", from: source.value, name: nameOf(local) };
    scope.exported.set(nameOf(exported), from ?? { type: "Identifier", name: nameOf(local) });
  }
}

/** Reads `exports.refund = …`, `module.exports = { … }`, `Shop.prototype.refund = …`. */
function readAssignment(scope, expression) {
  for (let each = expression; each.type === "AssignmentExpression" && each.operator === "="; each = each.right) {
    const path = memberPath(each.left);
    if (path !== undefined && each.right.type !== "AssignmentExpression")
      scope.assigned.set(path.replace(/^(?:module\.)?exports(?:\.|$)/, "").replace(".prototype.", "."), each.right);
    else if (path !== undefined) scope.assigned.set(path.replace(/^(?:module\.)?exports\./, ""), lastRight(each));
  }
}

function lastRight(expression) {
  return expression.right.type === "AssignmentExpression" ? lastRight(expression.right) : expression.right;
}

export function memberPath(node) {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression") return undefined;
  const object = memberPath(node.object);
  const key = node.computed
    ? node.property.type === "Literal"
      ? String(node.property.value)
      : undefined
    : node.property.name;
  return object === undefined || key === undefined ? undefined : `${object}.${key}`;
}
