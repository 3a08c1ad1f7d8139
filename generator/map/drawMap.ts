import { headHeight, layOut, type PlacedNode, rowHeight } from './layout.ts';
import type { MapEdge, SpecMap } from './SpecMap.ts';

const margin = 16;

/** Colours of a page of its own; where it stands in a page with others, these are set there. */
const style = `svg{--map-ink:#1f2933;--map-soft:#616e7c;--map-line:#9aa5b1;--map-box:#fff;--map-edge:#cbd2d9;--map-entry:#3b82f6;--map-back:#f8f9fa}
@media(prefers-color-scheme:dark){svg{--map-ink:#e4e7eb;--map-soft:#9aa5b1;--map-line:#616e7c;--map-box:#1f2933;--map-edge:#3e4c59;--map-back:#12181f}}
.back{fill:var(--map-back)}.box{fill:var(--map-box);stroke:var(--map-edge)}.entry .box{stroke:var(--map-entry);stroke-width:2}.line{fill:none;stroke:var(--map-line)}
text{font:12px Inter,system-ui,sans-serif;fill:var(--map-soft)}.title{font-weight:600;font-size:13px;fill:var(--map-ink)}`;

/** The map as SVG: deterministic, readable in light and dark. */
export function drawMap(map: SpecMap): string {
  const { nodes, lines, width, height } = layOut(map);
  const byId = new Map(nodes.map((placed) => [placed.node.id, placed]));
  const [w, h] = [width + 2 * margin, height + 2 * margin];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">`,
    `<style>${style}</style>`,
    `<rect class="back" width="${w}" height="${h}"/>`,
    ...lines.map((edge) => lineOf(edge, byId)),
    ...nodes.map(boxOf),
    '</svg>\n',
  ].join('\n');
}

function boxOf({ node, rows, x, y, width, height }: PlacedNode): string {
  const { id, title, note, about, isEntry } = node;
  const most = Math.floor((width - 12) / 6.4);
  const text = (said: string, top: number, name = ''): string =>
    `<text x="${10}" y="${top}"${name && ` class="${name}"`}>${escaped(shortened(said, most))}</text>`;
  return [
    `<g class="node${isEntry ? ' entry' : ''}" data-id="${escaped(id)}" transform="translate(${x + margin} ${y + margin})">`,
    `<title>${escaped([title === id ? title : `${title} (${id})`, about].filter(Boolean).join(': '))}</title>`,
    `<rect class="box" width="${width}" height="${height}" rx="6"/>`,
    text(title, 17, 'title'),
    ...(note ? [text(note, 32)] : []),
    ...rows.map((row, index) => text(row.text, headHeight + index * rowHeight + 12)),
    '</g>',
  ].join('');
}

/** From the row that says by what, to the head of the box that it leads to. */
function lineOf(edge: MapEdge, byId: ReadonlyMap<string, PlacedNode>): string {
  const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
  if (!from || !to) return '';
  const row = Math.max(
    0,
    from.rows.findIndex((candidate) => candidate.edge === edge),
  );
  const isBack = to.x < from.x + from.width;
  const start = {
    x: (isBack ? from.x : from.x + from.width) + margin,
    y: from.y + headHeight + row * rowHeight + 8 + margin,
  };
  const end = { x: (isBack && to.x < from.x ? to.x + to.width : to.x) + margin, y: to.y + 20 + margin };
  const bend = isBack && to.x >= from.x ? -36 : Math.max(24, Math.abs(end.x - start.x) / 2) * (isBack ? -1 : 1);
  const endBend = isBack && to.x >= from.x ? -36 : -bend;
  return `<path class="line" data-from="${escaped(edge.from)}" data-to="${escaped(edge.to)}" d="M${start.x} ${start.y}C${Math.round(start.x + bend)} ${start.y} ${Math.round(end.x + endBend)} ${end.y} ${end.x} ${end.y}"/>`;
}

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
