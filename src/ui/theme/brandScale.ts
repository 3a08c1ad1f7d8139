import type { MantineColorsTuple } from '@mantine/core';
import { contrast, fromHex, mix, type Rgb, toHex } from './colour.ts';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const darkSurface: Rgb = [20, 22, 27];
/** Contrast that text needs (WCAG 2 AA). */
const readable = 4.5;

/** Ten shades of the tenant's colour: 6 carries white text, 4 is readable on the dark surface, whatever was chosen. */
export function brandScale(chosen: string): MantineColorsTuple {
  const base = fromHex(chosen) ?? fromHex(defaultBrand) ?? black;
  const filled = shiftedUntil(base, black, (colour) => contrast(colour, white) >= readable);
  const onDark = shiftedUntil(base, white, (colour) => contrast(colour, darkSurface) >= readable);
  return [
    mix(filled, white, 0.93),
    mix(filled, white, 0.85),
    mix(filled, white, 0.7),
    mix(onDark, white, 0.25),
    onDark,
    mix(filled, white, 0.15),
    filled,
    mix(filled, black, 0.14),
    mix(filled, black, 0.28),
    mix(filled, black, 0.42),
  ].map(toHex) as unknown as MantineColorsTuple;
}

export const defaultBrand = '#4f46e5';

function shiftedUntil(colour: Rgb, towards: Rgb, isGood: (candidate: Rgb) => boolean): Rgb {
  for (let share = 0; share <= 1; share += 0.04) {
    const candidate = mix(colour, towards, share);
    if (isGood(candidate)) return candidate;
  }
  return towards;
}

/** The text colour for a background: the wished one if it can be read there, else black or white. */
export function readableOn(background: string, wished: string | null | undefined): string {
  const surface = fromHex(background) ?? white;
  const wish = wished ? fromHex(wished) : null;
  if (wish && contrast(wish, surface) >= readable) return toHex(wish);
  return contrast(white, surface) >= contrast(black, surface) ? '#ffffff' : '#000000';
}
