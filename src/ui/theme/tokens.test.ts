import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOR_BLUE, COLOR_GREEN, COLOR_ORANGE, COLOR_RED } from '#domain/generated/constants.gen.ts';

const [light = ''] = readFileSync('src/ui/theme/tokens.css', 'utf8').split('}');
const constants = readFileSync('src/generated/colors.gen.css', 'utf8');
const propertyIn = (css: string, name: string): string => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
const token = (name: string): string =>
  propertyIn(constants, /^var\(--(.+)\)$/.exec(propertyIn(light, name))?.[1] ?? '');

describe('the colours of meaning', () => {
  it.each([
    ['success', COLOR_GREEN],
    ['info', COLOR_BLUE],
    ['warning', COLOR_ORANGE],
    ['error', COLOR_RED],
  ])('%s is the constant of the requirements', (name, colour) => {
    expect(token(name).toUpperCase()).toBe(colour.toUpperCase());
  });
});
