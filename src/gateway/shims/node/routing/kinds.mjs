export function isFunction(node) {
  return (
    node?.type === "FunctionDeclaration" ||
    node?.type === "FunctionExpression" ||
    node?.type === "ArrowFunctionExpression"
  );
}

export function isClass(node) {
  return node?.type === "ClassDeclaration" || node?.type === "ClassExpression";
}
