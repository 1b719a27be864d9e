import type { SpanNode } from "../span-node.ts";

const most = 50;

/**
 * A call of a tool that goes to a server of MCP has a span of the tool's, below it one of the client's and one of the server's: they
 * are one call, of which each may know what the others do not.
 */
export function joinMcpCalls(nodes: SpanNode[]): SpanNode[] {
  if (!nodes.some(isMcp)) return nodes;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const joined = new Map<SpanNode, SpanNode>();
  for (const node of nodes) {
    const outer = isMcp(node) ? outerCall(node, byId) : undefined;
    if (!outer) continue;
    const whole = joined.get(outer) ?? outer;
    joined.set(node, { ...node, kind: "other" });
    joined.set(outer, {
      ...whole,
      call: whole.call && { ...whole.call, args: whole.call.args ?? node.call?.args },
      result: whole.result ?? node.result,
      error: whole.error ?? node.error,
    });
  }
  return nodes.map((node) => joined.get(node) ?? node);
}

function isMcp({ kind, rest }: SpanNode): boolean {
  return kind === "tool" && rest?.["mcp.method.name"] !== undefined;
}

/** The topmost span above it that is of the same tool. */
function outerCall(node: SpanNode, byId: Map<string, SpanNode>): SpanNode | undefined {
  let found: SpanNode | undefined;
  let here = node.parent === undefined ? undefined : byId.get(node.parent);
  for (let depth = 0; here && depth < most; depth += 1) {
    if (here.kind === "tool" && here.call?.name === node.call?.name) found = here;
    here = here.parent === undefined ? undefined : byId.get(here.parent);
  }
  return found;
}
