import type { MapEdge, MapNode, SpecMap } from './SpecMap.ts';

/** A line of text in a box; a way out begins at it. */
interface Row {
  readonly text: string;
  readonly edge?: MapEdge;
}

/** A box with its place. */
export interface PlacedNode {
  readonly node: MapNode;
  readonly rows: readonly Row[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedMap {
  readonly nodes: readonly PlacedNode[];
  /** Ways that are drawn as lines; those to hubs stand as words in their box. */
  readonly lines: readonly MapEdge[];
  readonly hubs: ReadonlySet<string>;
  readonly width: number;
  readonly height: number;
}

type Sized = Omit<PlacedNode, 'x' | 'y'>;

export const headHeight = 40;
export const rowHeight = 18;
const gap = { column: 72, row: 16, group: 28 } as const;
const widest = 1900;
/** What more lead to than this would be a knot of lines. */
const hubFrom = 7;
const averageLetter = 6.8;
const boldLetter = 8.4;

/** Puts boxes in columns from left to right, group by group; the same for the same map. */
export function layOut(map: SpecMap): PlacedMap {
  const hubs = hubsOf(map);
  const out = Map.groupBy(map.edges, ({ from }) => from);
  const sized = map.nodes.map((node): Sized => sizeOf(node, out.get(node.id) ?? []));
  const lines = map.edges.filter(({ from, to }) => !hubs.has(to) && !hubs.has(from) && from !== to);
  const groups = groupsOf(sized, lines).map((group) => layOutGroup(group, lines));
  return { ...packed(groups), lines, hubs };
}

function hubsOf({ edges }: SpecMap): ReadonlySet<string> {
  const sources = Map.groupBy(edges, ({ to }) => to);
  const many = [...sources].filter(([, list]) => new Set(list.map(({ from }) => from)).size > hubFrom);
  return new Set(many.map(([id]) => id));
}

function sizeOf(node: MapNode, edges: readonly MapEdge[]): Sized {
  const rows: readonly Row[] = [
    ...(node.lines ?? []).map((text) => ({ text })),
    ...edges.map((edge) => ({ text: `${edge.label} → ${edge.to}`, edge })),
  ];
  const longest = Math.max((node.note ?? '').length, ...rows.map(({ text }) => text.length)) * averageLetter;
  return {
    node,
    rows,
    width: Math.min(380, Math.ceil(Math.max(120, longest, node.title.length * boldLetter)) + 20),
    height: headHeight + rows.length * rowHeight + (rows.length > 0 ? 6 : 0),
  };
}

/** Boxes that lines join, the largest group first; those without any line come last, together. */
function groupsOf(nodes: readonly Sized[], lines: readonly MapEdge[]): readonly (readonly Sized[])[] {
  const root = new Map(nodes.map(({ node }) => [node.id, node.id]));
  const find = (id: string): string => {
    const up = root.get(id) ?? id;
    return up === id ? id : find(up);
  };
  for (const { from, to } of lines) root.set(find(to), find(from));
  const groups = [...Map.groupBy(nodes, ({ node }) => find(node.id)).values()];
  const joined = groups.filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);
  const single = groups.filter(({ length }) => length === 1).flat();
  return [...joined, ...single.map((one) => [one])];
}

interface Group {
  readonly nodes: readonly PlacedNode[];
  readonly width: number;
  readonly height: number;
}

function layOutGroup(group: readonly Sized[], lines: readonly MapEdge[]): Group {
  const columns = ordered(columnsOf(group, lines), lines);
  let x = 0;
  const nodes = columns.flatMap((column) => {
    let y = 0;
    const placed = column.map((sized): PlacedNode => {
      const at = { ...sized, x, y };
      y += sized.height + gap.row;
      return at;
    });
    x += Math.max(...column.map(({ width }) => width)) + gap.column;
    return placed;
  });
  return {
    nodes,
    width: x - gap.column,
    height: Math.max(...nodes.map(({ y, height }) => y + height)),
  };
}

/** A box stands right of all that lead to it; of a circle the first one found comes first. */
function columnsOf(group: readonly Sized[], lines: readonly MapEdge[]): Sized[][] {
  const into = Map.groupBy(lines, ({ to }) => to);
  const ranks = new Map<string, number>();
  const rank = (id: string, above: ReadonlySet<string>): number => {
    const known = ranks.get(id);
    if (known !== undefined) return known;
    const sources = (into.get(id) ?? []).filter(({ from }) => !above.has(from));
    const found = Math.max(0, ...sources.map(({ from }) => rank(from, new Set([...above, id])) + 1));
    ranks.set(id, found);
    return found;
  };
  const byRank = Map.groupBy(group, ({ node }) => rank(node.id, new Set([node.id])));
  return [...byRank].sort(([a], [b]) => a - b).map(([, column]) => column);
}

/** Boxes near to those that they are joined with, so that few lines cross. */
function ordered(columns: readonly (readonly Sized[])[], lines: readonly MapEdge[]): readonly (readonly Sized[])[] {
  const joined = new Map<string, string[]>();
  for (const { from, to } of lines) {
    joined.set(from, [...(joined.get(from) ?? []), to]);
    joined.set(to, [...(joined.get(to) ?? []), from]);
  }
  let current = columns;
  for (let sweep = 0; sweep < 6; sweep += 1) {
    const places = new Map(current.flatMap((column) => column.map(({ node }, at) => [node.id, at / column.length])));
    const wish = ({ node }: Sized): number => {
      const near = (joined.get(node.id) ?? []).flatMap((id) => places.get(id) ?? []);
      return near.length === 0 ? (places.get(node.id) ?? 0) : near.reduce((sum, at) => sum + at, 0) / near.length;
    };
    current = current.map((column) => column.toSorted((a, b) => wish(a) - wish(b)));
  }
  return current;
}

/** Groups in lines, as words on a page. */
function packed(groups: readonly Group[]): Pick<PlacedMap, 'nodes' | 'width' | 'height'> {
  let [x, y, lineHeight, width] = [0, 0, 0, 0];
  const nodes: PlacedNode[] = [];
  for (const group of groups) {
    if (x > 0 && x + group.width > widest) {
      x = 0;
      y += lineHeight + gap.group;
      lineHeight = 0;
    }
    for (const node of group.nodes) nodes.push({ ...node, x: node.x + x, y: node.y + y });
    x += group.width + gap.group;
    width = Math.max(width, x - gap.group);
    lineHeight = Math.max(lineHeight, group.height);
  }
  return { nodes, width, height: y + lineHeight };
}
