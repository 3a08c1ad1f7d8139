import { describe, expect, it } from 'vitest';
import { type ElementGroup, groupsOf } from './groups.ts';

const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `q${at}`);
const moved = (order: readonly string[], from: number, to: number): string[] =>
  order.toSpliced(from, 1).toSpliced(to, 0, order[from] ?? '');
const flat = (groups: readonly ElementGroup[]): string[] => groups.flatMap((group) => [...group.ids]);
const changed = (before: readonly ElementGroup[], after: readonly ElementGroup[]): number =>
  after.filter((group) => !before.includes(group)).length;

describe('groups of elements', () => {
  const order = ids(500);
  const before = groupsOf([], order);

  it('share out all elements in their order, and keep a short form together', () => {
    expect(flat(before)).toEqual(order);
    expect(before.every((group) => group.ids.length <= 16)).toBe(true);
    expect(groupsOf([], ids(12))).toHaveLength(1);
    expect(groupsOf([], [])).toEqual([]);
  });

  it('are the same objects as long as nothing has changed', () => {
    expect(groupsOf(before, [...order])).toBe(before);
  });

  it.each([
    ['within a group', 249, 252, 1],
    ['over the end of a group', 7, 8, 2],
    ['over the start of a group', 8, 7, 2],
    ['far down', 3, 470, 2],
    ['far up', 470, 3, 2],
  ])('change where an element is moved %s, and nowhere else', (_name, from, to, most) => {
    const next = moved(order, from, to);
    const after = groupsOf(before, next);
    expect(flat(after)).toEqual(next);
    expect(changed(before, after)).toBeLessThanOrEqual(most);
  });

  it('change in one place where an element comes or goes', () => {
    const added = order.toSpliced(100, 0, 'new');
    const grown = groupsOf(before, added);
    expect(flat(grown)).toEqual(added);
    expect(changed(before, grown)).toBe(1);
    const shrunk = groupsOf(grown, added.toSpliced(300, 1));
    expect(changed(grown, shrunk)).toBe(1);
  });

  it('are divided when they grow long, each with a key of its own', () => {
    let groups = groupsOf([], ['first']);
    let written = ['first'];
    for (const id of ids(100)) {
      written = written.toSpliced(1, 0, id);
      groups = groupsOf(groups, written);
      expect(flat(groups)).toEqual(written);
    }
    expect(groups.every((group) => group.ids.length <= 16)).toBe(true);
    expect(new Set(groups.map((group) => group.key)).size).toBe(groups.length);
  });

  it('stay whole whatever is shuffled', () => {
    let groups = before;
    let now = order;
    for (let step = 0; step < 200; step += 1) {
      now = moved(now, (step * 7919) % 500, (step * 104_729) % 500);
      groups = groupsOf(groups, now);
      expect(flat(groups)).toEqual(now);
      expect(new Set(groups.map((group) => group.key)).size).toBe(groups.length);
    }
  });
});
