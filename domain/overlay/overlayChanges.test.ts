import { expect, it } from 'vitest';
import type { Overlay } from './overlayChanges.ts';
import { isSameValue, overlayChanges } from './overlayChanges.ts';

const menu = { kind: 'menu', name: 'sidebar', order: ['tasks'], hidden: [] } as const;
const word = { key: 'role.Mentor', language: 'en', text: 'Sparring partner' } as const;
const overlay: Overlay = { words: [word], arrangements: [menu] };

it('says what was put otherwise, changed and put back, each place by itself', () => {
  const after: Overlay = {
    words: [{ ...word, language: 'de', text: 'Pate' }],
    arrangements: [{ ...menu, hidden: ['courses'] }],
  };
  expect(overlayChanges(overlay, after)).toEqual([
    { kind: 'word', place: 'role.Mentor', language: 'de', before: null, after: { text: 'Pate' } },
    {
      kind: 'menu',
      place: 'sidebar',
      language: null,
      before: { order: ['tasks'], hidden: [] },
      after: { order: ['tasks'], hidden: ['courses'] },
    },
    { kind: 'word', place: 'role.Mentor', language: 'en', before: { text: 'Sparring partner' }, after: null },
  ]);
});

it('says nothing of what stays', () => {
  expect(overlayChanges(overlay, overlay)).toEqual([]);
});

it('reads what is kept in another order of names as the same', () => {
  expect(isSameValue({ order: ['a'], hidden: [] }, { hidden: [], order: ['a'] })).toBe(true);
  expect(isSameValue({ order: ['a', 'b'], hidden: [] }, { order: ['b', 'a'], hidden: [] })).toBe(false);
});
