export type Rgb = readonly [number, number, number];

/** Reads `#rgb` and `#rrggbb`; null for anything else. */
export function fromHex(text: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text.trim());
  const full = short
    ? short.slice(1).map((digit) => digit + digit)
    : /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim())?.slice(1);
  if (!full) return null;
  const [red = 0, green = 0, blue = 0] = full.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

export const toHex = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours (WCAG 2): 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}
