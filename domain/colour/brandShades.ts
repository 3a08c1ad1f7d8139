import { contrast, fromHex, mix, type Rgb } from './colour.ts';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const darkSurface: Rgb = [20, 22, 27];
/** Contrast that text needs (WCAG 2 AA). */
export const READABLE = 4.5;

/** The colour of whoever has chosen none. */
export const defaultBrand = '#4f46e5';

export interface BrandShades {
  /** Carries white text. */
  readonly filled: Rgb;
  /** Is read on the dark surface. */
  readonly onDark: Rgb;
}

/** The shades of a chosen colour that can be read, whatever was chosen: as it is, or shifted until it passes. */
export function brandShades(chosen: string | null): BrandShades {
  const base = (chosen === null ? null : fromHex(chosen)) ?? fromHex(defaultBrand) ?? black;
  return {
    filled: shiftedUntil(base, black, (colour) => contrast(colour, white) >= READABLE),
    onDark: shiftedUntil(base, white, (colour) => contrast(colour, darkSurface) >= READABLE),
  };
}

function shiftedUntil(colour: Rgb, towards: Rgb, isGood: (candidate: Rgb) => boolean): Rgb {
  for (let share = 0; share <= 1; share += 0.04) {
    const candidate = mix(colour, towards, share);
    if (isGood(candidate)) return candidate;
  }
  return towards;
}
