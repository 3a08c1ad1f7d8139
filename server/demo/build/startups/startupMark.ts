import {
  both,
  circle,
  diamond,
  drawMark,
  either,
  halfPlane,
  type Layer,
  type Rgba,
  ring,
  roundedBox,
  type Shape,
} from '../content/drawMark.ts';

/** Pixels: twice what the largest avatar takes. */
const size = 88;

/** Ground, figure and accent of each mark. */
const palettes: readonly (readonly [Rgba, Rgba, Rgba])[] = [
  [rgb(0x0f172a), rgb(0x38bdf8), rgb(0xe0f2fe)],
  [rgb(0xfef3c7), rgb(0xb45309), rgb(0xf59e0b)],
  [rgb(0x064e3b), rgb(0x6ee7b7), rgb(0xd1fae5)],
  [rgb(0xfce7f3), rgb(0xbe185d), rgb(0xf472b6)],
  [rgb(0x312e81), rgb(0xa5b4fc), rgb(0xfbbf24)],
  [rgb(0xffedd5), rgb(0xc2410c), rgb(0x1e293b)],
  [rgb(0xecfeff), rgb(0x0e7490), rgb(0x22d3ee)],
  [rgb(0x3f3f46), rgb(0xfafafa), rgb(0xa3e635)],
  [rgb(0xf5f3ff), rgb(0x6d28d9), rgb(0xc4b5fd)],
  [rgb(0x7f1d1d), rgb(0xfca5a5), rgb(0xfef2f2)],
];

/** A figure and its accent, each drawn over the one before. */
const figures: readonly (readonly [Shape, Shape])[] = [
  [circle(-0.2, 0.1, 0.46), both(circle(-0.2, 0.1, 0.46), circle(0.28, -0.12, 0.46))],
  [ring(0, 0, 0.34, 0.58), circle(0, 0, 0.18)],
  [both(circle(0, 0, 0.58), halfPlane(0, 0, Math.PI / 4)), circle(-0.24, -0.24, 0.2)],
  [diamond(0.7), diamond(0.32)],
  [roundedBox(-0.22, 0, 0.16, 0.52, 0.16), roundedBox(0.22, 0.14, 0.16, 0.38, 0.16)],
  [both(circle(-0.5, 0.5, 1), circle(0.5, -0.5, 1)), circle(0, 0, 0.16)],
  [both(ring(0, 0.3, 0.5, 0.72), halfPlane(0, 0.3, -Math.PI / 2)), circle(0, 0.24, 0.22)],
  [either(roundedBox(0, 0, 0.56, 0.14, 0.06), roundedBox(0, 0, 0.14, 0.56, 0.06)), circle(0.4, -0.4, 0.16)],
  [both(roundedBox(0, 0, 0.54, 0.54, 0.08), halfPlane(0, 0, Math.PI / 6)), ring(0, 0, 0.2, 0.34)],
];

/** A company's mark, drawn by code: of neighbours no two look alike, and each looks the same every time. */
export function startupMark(index: number): Uint8Array {
  const [ground, color, accent] = palettes[index % palettes.length] ?? [];
  const [figure, detail] = figures[(index * 4 + Math.floor(index / palettes.length)) % figures.length] ?? [];
  const layers = [
    { shape: roundedBox(0, 0, 1, 1, 0), color: ground },
    { shape: figure, color },
    { shape: detail, color: accent },
  ].filter((layer): layer is Layer => layer.shape !== undefined && layer.color !== undefined);
  return drawMark(layers, size);
}

function rgb(hex: number): Rgba {
  return [(hex >> 16) & 0xff, (hex >> 8) & 0xff, hex & 0xff, 255];
}
