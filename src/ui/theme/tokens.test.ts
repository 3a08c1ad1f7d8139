import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOR_BLUE, COLOR_GREEN, COLOR_ORANGE, COLOR_RED } from '#src/generated/constants.gen.ts';

const [light = ''] = readFileSync('src/ui/theme/tokens.css', 'utf8').split('}');
const token = (name: string): string | undefined => new RegExp(`--${name}: (#[0-9a-f]{6});`, 'i').exec(light)?.[1];

describe('the colours of meaning', () => {
  it.each([
    ['success', COLOR_GREEN],
    ['info', COLOR_BLUE],
    ['warning', COLOR_ORANGE],
    ['error', COLOR_RED],
  ])('%s is the constant of the requirements', (name, colour) => {
    expect(token(name)?.toUpperCase()).toBe(colour.toUpperCase());
  });
});
