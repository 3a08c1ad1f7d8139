/** A part of the spec as boxes and ways between them; drawn as SVG, or given out as Mermaid or DOT. */
export interface SpecMap {
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
}

export interface MapNode {
  readonly id: string;
  readonly title: string;
  /** A line below the title: an address, a kind. */
  readonly note?: string;
  /** Further lines in its box. */
  readonly lines?: readonly string[];
  /** What it is, where the spec says so. */
  readonly about?: string;
  /** Where people begin. */
  readonly isEntry?: boolean;
  /** `file:line` of its declaration. */
  readonly source?: string;
}

export interface MapEdge {
  readonly from: string;
  readonly to: string;
  /** By what: a field, a link. */
  readonly label: string;
}

/** What is at most one step from a node, the node itself included. */
export function around(map: SpecMap, id: string): SpecMap {
  const edges = map.edges.filter(({ from, to }) => from === id || to === id);
  const near = new Set([id, ...edges.flatMap(({ from, to }) => [from, to])]);
  return { nodes: map.nodes.filter((node) => near.has(node.id)), edges };
}
