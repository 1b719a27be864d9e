import type { SpanNode } from "../spans/span-node.ts";

/**
 * Splits the spans of one trace into runs. An agent without an agent above it is a run, together with everything below
 * it: sub-agents, handoffs, tools. A workflow is one run, unless its agents have conversations of their own. A trace
 * with fewer than two such runs is one run.
 */
export function runsIn(nodes: readonly SpanNode[]): SpanNode[][] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const tops = topAgents(nodes, byId);
  const groups = new Map([...tops].map((top) => [top, groupOf(top, byId)]));
  const runs = new Map([...groups.values()].map((group): [string, SpanNode[]] => [group, []]));
  if (runs.size < 2) return [[...nodes]];
  const around: SpanNode[] = [];
  for (const node of nodes) {
    const top = nearest(node, byId, (one) => tops.has(one));
    const run = top && runs.get(groups.get(top) ?? "");
    if (run) run.push(node);
    else around.push(node);
  }
  const [first, ...others] = [...runs.values()];
  // Calls outside of agents are a run of their own. Other spans around the agents only show where they ran.
  const alone = around.some(({ kind }) => kind === "model" || kind === "tool");
  if (alone) return [around, ...(first ? [first] : []), ...others];
  return first ? [[...around.map(asBeside), ...first], ...others] : [];
}

/**
 * The group of a top agent. Agents whose roots name the same missing parent were most likely parts of one run that
 * crashed.
 */
function groupOf(agent: SpanNode, byId: Map<string, SpanNode>): string {
  const root = nearest(agent, byId, (one) => above(one, byId) === undefined);
  return root?.parent === undefined ? agent.id : `under ${root.parent}`;
}

/** A span around several runs must not become the root of one. */
function asBeside(node: SpanNode): SpanNode {
  return { ...node, kind: "other", around: true };
}

function topAgents(nodes: readonly SpanNode[], byId: Map<string, SpanNode>): Set<SpanNode> {
  const agents = nodes.filter(({ kind }) => kind === "agent");
  const tops = agents.filter((agent) => nearest(above(agent, byId), byId, isAgent) === undefined);
  return new Set(tops.flatMap((top) => (top.workflow ? conversationsIn(top, agents, byId) : [top])));
}

/** The agents of a workflow if each has its own conversation; else the workflow itself. */
function conversationsIn(workflow: SpanNode, agents: SpanNode[], byId: Map<string, SpanNode>): SpanNode[] {
  const inside = agents.filter(
    (agent) =>
      !agent.workflow && nearest(above(agent, byId), byId, (one) => isAgent(one) && !one.workflow) === undefined,
  );
  const own = inside.filter((agent) => nearest(agent, byId, (one) => one === workflow) !== undefined);
  const sessions = new Set(own.map(({ session }) => session));
  return own.length > 1 && sessions.size === own.length && !sessions.has(undefined) ? own : [workflow];
}

function isAgent({ kind }: SpanNode): boolean {
  return kind === "agent";
}

function above({ parent }: SpanNode, byId: Map<string, SpanNode>): SpanNode | undefined {
  return parent === undefined ? undefined : byId.get(parent);
}

const maxDepth = 500;

/** The nearest node for which `meant` holds: the node itself or one above it. */
function nearest(
  from: SpanNode | undefined,
  byId: Map<string, SpanNode>,
  meant: (node: SpanNode) => boolean,
): SpanNode | undefined {
  let here = from;
  for (let depth = 0; here !== undefined && depth < maxDepth; depth += 1) {
    if (meant(here)) return here;
    here = above(here, byId);
  }
  return undefined;
}
