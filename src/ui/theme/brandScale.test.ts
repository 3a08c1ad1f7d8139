import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, fromHex, type Rgb } from '#domain/colour/colour.ts';
import { brandScale, readableOn } from './brandScale.ts';

const white: Rgb = [255, 255, 255];
const darkSurface: Rgb = [20, 22, 27];
const anyColour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const rgb = (colour: string | undefined): Rgb => fromHex(colour ?? '') ?? [0, 0, 0];

describe('a tenant’s colour', () => {
  it('carries white text and can be read in the dark, whichever it is', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const scale = brandScale(colour);
        expect(contrast(rgb(scale[6]), white)).toBeGreaterThanOrEqual(4.45);
        expect(contrast(rgb(scale[4]), darkSurface)).toBeGreaterThanOrEqual(4.45);
      }),
    );
  });

  it('stays as it is when it already can be read', () => {
    expect(brandScale('#1d4fbf')[6]).toBe('#1d4fbf');
  });

  it('never leaves text on it unreadable', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (background, wished) => {
        expect(contrast(rgb(readableOn(background, wished)), rgb(background))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
