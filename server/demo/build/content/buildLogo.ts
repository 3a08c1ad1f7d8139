import type { DemoData } from '#server/demo/data/DemoData.ts';
import { addPicture } from './addPicture.ts';
import { both, circle, diamond, drawMark, either, type Layer, type Rgba, roundedBox } from './drawMark.ts';

/** Pixels. */
const logoSize = 192;
const white: Rgba = [255, 255, 255, 255];
const tile = roundedBox(0, 0, 1, 1, 0.44);
const square = roundedBox(0, 0, 0.52, 0.52, 0.02);

/** Rising steps, two labs that meet, and a star of eight points. */
const marks: Readonly<Record<string, readonly Layer[]>> = {
  demo: [
    { shape: tile, color: [37, 99, 235, 255] },
    { shape: roundedBox(-0.42, 0.3, 0.15, 0.26, 0.08), color: [191, 219, 254, 255] },
    { shape: roundedBox(0, 0.13, 0.15, 0.43, 0.08), color: [219, 234, 254, 255] },
    { shape: roundedBox(0.42, -0.06, 0.15, 0.62, 0.08), color: white },
  ],
  rival: [
    { shape: tile, color: [124, 58, 237, 255] },
    { shape: circle(-0.24, 0, 0.46), color: [221, 214, 254, 255] },
    { shape: circle(0.24, 0, 0.46), color: white },
    { shape: both(circle(-0.24, 0, 0.46), circle(0.24, 0, 0.46)), color: [91, 33, 182, 255] },
  ],
  noor: [
    { shape: tile, color: [15, 118, 110, 255] },
    { shape: either(square, diamond(0.74)), color: [251, 191, 36, 255] },
    { shape: circle(0, 0, 0.22), color: [15, 118, 110, 255] },
  ],
};

/** The organisation's own mark, as a picture in the store like any that is uploaded; gives its address. */
export function buildLogo(data: DemoData): string | null {
  const layers = marks[data.tenant.id];
  if (layers === undefined) return null;
  return addPicture(data, 'logo', drawMark(layers, logoSize));
}
