import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeStored } from '#src/data/storage.ts';
import { recentHits, rememberHit } from './recentHits.ts';

const hit = (id: string) => ({ id, label: `Page ${id}`, trail: [], icon: 'home', href: `/${id}` });

describe('what was opened through the search', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });

  it('comes back with the latest first, each once, five at most', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberHit('u1', hit(id));
    expect(recentHits('u1').map(({ id }) => id)).toEqual(['b', 'f', 'e', 'd', 'c']);
  });

  it('is each person’s own', () => {
    rememberHit('u1', hit('a'));
    expect(recentHits('u2')).toEqual([]);
  });

  it('is nothing where what is stored makes no sense or leads elsewhere', () => {
    writeStored('recent:u1', 'not json');
    expect(recentHits('u1')).toEqual([]);
    writeStored('recent:u1', JSON.stringify([{ ...hit('a'), href: '//evil.example' }, 7]));
    expect(recentHits('u1')).toEqual([]);
  });
});
