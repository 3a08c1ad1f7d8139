import type { DemoData } from '#server/demo/data/DemoData.ts';
import { addPicture } from './addPicture.ts';
import { both, circle, diamond, drawMark, either, type Layer, type Rgba, roundedBox } from './drawMark.ts';

/** Pixels. */
const logoSize = 192;
const coverSize = 400;
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

/** Large shapes of the mark, for the sign-in page; the first organisation keeps to one quiet card. */
const covers: Readonly<Record<string, readonly Layer[]>> = {
  rival: [
    { shape: roundedBox(0, 0, 1, 1, 0), color: [76, 29, 149, 255] },
    { shape: circle(-0.5, 0.35, 0.8), color: [109, 40, 217, 255] },
    { shape: circle(0.55, -0.3, 0.7), color: [139, 92, 246, 255] },
    { shape: both(circle(-0.5, 0.35, 0.8), circle(0.55, -0.3, 0.7)), color: [221, 214, 254, 255] },
    { shape: circle(0.4, 0.72, 0.16), color: [251, 191, 36, 255] },
  ],
  noor: [
    { shape: roundedBox(0, 0, 1, 1, 0), color: [19, 78, 74, 255] },
    { shape: either(roundedBox(0, 0, 0.86, 0.86, 0.02), diamond(1.22)), color: [15, 95, 90, 255] },
    { shape: either(roundedBox(0, 0, 0.56, 0.56, 0.02), diamond(0.8)), color: [17, 128, 120, 255] },
    { shape: either(roundedBox(0, 0, 0.28, 0.28, 0.02), diamond(0.4)), color: [251, 191, 36, 255] },
  ],
};

/** The picture of the organisation's sign-in page; null for one that has none. */
export function buildLoginImage(data: DemoData): string | null {
  const layers = covers[data.tenant.id];
  return layers === undefined ? null : addPicture(data, 'sign-in', drawMark(layers, coverSize));
}

/** The organisation's own mark, as a picture in the store like any that is uploaded; gives its address. */
export function buildLogo(data: DemoData): string | null {
  const layers = marks[data.tenant.id];
  if (layers === undefined) return null;
  return addPicture(data, 'logo', drawMark(layers, logoSize));
}
