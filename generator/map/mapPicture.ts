import type { MapPicture } from '#domain/model/specMap.ts';
import { headHeight, layOut, type PlacedNode, rowHeight } from './layout.ts';
import type { MapEdge, SpecMap } from './SpecMap.ts';

const margin = 16;

/** Boxes with their places and lines with their curves, for whoever draws them. */
export function mapPicture(map: SpecMap): MapPicture {
  const { nodes, lines, width, height } = layOut(map);
  const byId = new Map(nodes.map((placed) => [placed.node.id, placed]));
  return {
    width: width + 2 * margin,
    height: height + 2 * margin,
    boxes: nodes.map(({ node: { id, title, note, isEntry, source }, rows, x, y, width: w, height: h }) => ({
      id,
      title,
      ...(note && { note }),
      ...(isEntry && { isEntry }),
      ...(source && { source }),
      rows: rows.map(({ text }) => text),
      x: x + margin,
      y: y + margin,
      width: w,
      height: h,
    })),
    lines: lines.flatMap((edge) => curveOf(edge, byId) ?? []),
    ways: map.edges,
  };
}

/** From the row that says by what, to the head of the box that it leads to. */
function curveOf(edge: MapEdge, byId: ReadonlyMap<string, PlacedNode>): MapPicture['lines'] {
  const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
  if (!from || !to) return [];
  const row = Math.max(
    0,
    from.rows.findIndex((candidate) => candidate.edge === edge),
  );
  const [isBack, isBelow] = [to.x < from.x + from.width, to.x >= from.x];
  const startX = (isBack ? from.x : from.x + from.width) + margin;
  const startY = from.y + headHeight + row * rowHeight + 8 + margin;
  const endX = (isBack && !isBelow ? to.x + to.width : to.x) + margin;
  const endY = to.y + 20 + margin;
  const reach = Math.max(24, Math.abs(endX - startX) / 2);
  // Within a column both ends bend to the left, where there is room.
  const [startBend, endBend] = isBack ? (isBelow ? [-36, -36] : [-reach, reach]) : [reach, -reach];
  const path = `M${startX} ${startY}C${Math.round(startX + startBend)} ${startY} ${Math.round(endX + endBend)} ${endY} ${endX} ${endY}`;
  return [{ from: edge.from, to: edge.to, path }];
}
