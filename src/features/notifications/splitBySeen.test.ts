import { describe, expect, it } from 'vitest';
import { splitBySeen } from './splitBySeen.ts';

const at = (id: string, createdAt: string) => ({ _id: id, createdAt });
const items = [at('c', '2026-01-03T00:00:00Z'), at('b', '2026-01-02T00:00:00Z'), at('a', '2026-01-01T00:00:00Z')];
const ids = (list: readonly { readonly _id: string }[]) => list.map(({ _id }) => _id);

describe('notifications', () => {
  it('are new if they came after the list was last seen', () => {
    const { fresh, earlier } = splitBySeen(items, '2026-01-02T00:00:00.000Z');
    expect(ids(fresh)).toEqual(['c']);
    expect(ids(earlier)).toEqual(['b', 'a']);
  });

  it('are all new to those who never looked', () => {
    expect(ids(splitBySeen(items, null).fresh)).toEqual(['c', 'b', 'a']);
  });

  it('stand once even if two pages hold them', () => {
    expect(ids(splitBySeen([...items, at('a', '2026-01-01T00:00:00Z')], null).fresh)).toEqual(['c', 'b', 'a']);
  });
});
