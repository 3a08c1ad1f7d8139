import type { MantineColorsTuple } from '@mantine/core';
import { brandShades, READABLE } from '#domain/colour/brandShades.ts';
import { contrast, fromHex, mix, type Rgb, toHex } from '#domain/colour/colour.ts';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** Ten shades of the tenant's colour: 6 carries white text, 4 is readable on the dark surface, whatever was chosen. */
export function brandScale(chosen: string): MantineColorsTuple {
  const { filled, onDark } = brandShades(chosen);
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

/** The text colour for a background: the wished one if it can be read there, else black or white. */
export function readableOn(background: string, wished: string | null | undefined): string {
  const surface = fromHex(background) ?? white;
  const wish = wished ? fromHex(wished) : null;
  if (wish && contrast(wish, surface) >= READABLE) return toHex(wish);
  return contrast(white, surface) >= contrast(black, surface) ? '#ffffff' : '#000000';
}
