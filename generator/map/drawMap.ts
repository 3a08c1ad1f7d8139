import type { MapBox, MapPicture } from '#domain/model/specMap.ts';
import { headHeight, rowHeight } from './layout.ts';
import { mapPicture } from './mapPicture.ts';
import type { SpecMap } from './SpecMap.ts';

/** Colours of a page of its own; where it stands in a page with others, these are set there. */
const style = `svg{--map-ink:#1f2933;--map-soft:#616e7c;--map-line:#9aa5b1;--map-box:#fff;--map-edge:#cbd2d9;--map-entry:#3b82f6;--map-back:#f8f9fa}
@media(prefers-color-scheme:dark){svg{--map-ink:#e4e7eb;--map-soft:#9aa5b1;--map-line:#616e7c;--map-box:#1f2933;--map-edge:#3e4c59;--map-back:#12181f}}
.back{fill:var(--map-back)}.box{fill:var(--map-box);stroke:var(--map-edge)}.entry .box{stroke:var(--map-entry);stroke-width:2}.line{fill:none;stroke:var(--map-line)}
text{font:12px Inter,system-ui,sans-serif;fill:var(--map-soft)}.title{font-weight:600;font-size:13px;fill:var(--map-ink)}`;

/** The map as SVG: deterministic, readable in light and dark. */
export function drawMap(map: SpecMap, title: string): string {
  const abouts = new Map(map.nodes.map(({ id, about }) => [id, about]));
  return svgOf(mapPicture(map), title, abouts);
}

function svgOf(
  { width, height, boxes, lines }: MapPicture,
  title: string,
  abouts: ReadonlyMap<string, string | undefined>,
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    `<rect class="back" width="${width}" height="${height}"/>`,
    ...lines.map(({ path }) => `<path class="line" d="${path}"/>`),
    ...boxes.map((box) => boxOf(box, abouts.get(box.id))),
    '</svg>\n',
  ].join('\n');
}

function boxOf({ id, title, note, isEntry, rows, x, y, width, height }: MapBox, about: string | undefined): string {
  const most = Math.floor((width - 12) / 6.6);
  const text = (said: string, top: number, name = ''): string =>
    `<text x="10" y="${top}"${name && ` class="${name}"`}>${escaped(shortened(said, most))}</text>`;
  return [
    `<g${isEntry ? ' class="entry"' : ''} transform="translate(${x} ${y})">`,
    `<title>${escaped([title === id ? title : `${title} (${id})`, about].filter(Boolean).join(': '))}</title>`,
    `<rect class="box" width="${width}" height="${height}" rx="6"/>`,
    text(title, 17, 'title'),
    ...(note ? [text(note, 32)] : []),
    ...rows.map((row, index) => text(row, headHeight + index * rowHeight + 12)),
    '</g>',
  ].join('');
}

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
