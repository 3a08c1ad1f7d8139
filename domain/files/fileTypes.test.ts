import { describe, expect, it } from 'vitest';
import { extensionOf, storedType, takenExtensions } from './fileTypes.ts';

describe('kinds of files', () => {
  it.each([
    ['Deck.PDF', 'application/pdf'],
    ['photo.of.us.jpeg', 'image/jpeg'],
    ['page.html', undefined],
    ['drawing.svg', undefined],
    ['README', undefined],
    ['constructor', undefined],
  ])('%s is stored as %s', (name, type) => {
    expect(storedType(name)).toBe(type);
  });

  it('are fewer where a picture is asked for', () => {
    expect(storedType('logo.png', 'picture')).toBe('image/png');
    expect(storedType('deck.pdf', 'picture')).toBeUndefined();
    expect(takenExtensions('picture')).not.toContain('svg');
  });

  it('are told by the last part of the name', () => {
    expect(extensionOf('report.pdf.exe')).toBe('exe');
  });
});
