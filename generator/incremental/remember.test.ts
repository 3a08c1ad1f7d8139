import { expect, test } from 'vitest';
import { keeper, remember, rememberEach } from './remember.ts';

const groups = (names: Record<string, string>, list: readonly number[] = [], rest: unknown = 0) => ({
  draft: { names: new Map(Object.entries(names)), list, rest },
});

test('what was not looked at may change without computing anew', () => {
  let count = 0;
  const sum = remember(({ draft }: ReturnType<typeof groups>) => {
    count += 1;
    return draft.list.reduce((total, item) => total + item, 0);
  });
  const list = [1, 2];
  expect(sum(groups({}, list, 'one'))).toBe(3);
  expect(sum(groups({ a: 'x' }, list, 'two'))).toBe(3);
  expect(count).toBe(1);
  expect(sum(groups({}, [4]))).toBe(4);
  expect(count).toBe(2);
});

test('what is taken back is as it was, without computing anew', () => {
  let count = 0;
  const join = remember(({ draft }: ReturnType<typeof groups>) => {
    count += 1;
    return draft.list.join();
  });
  const list = [1];
  const first = join(groups({}, list));
  for (const other of [[2], [3], [4]]) {
    expect(join(groups({}, other))).toBe(other.join());
    expect(join(groups({}, list))).toBe(first);
  }
  expect(count).toBe(4);
  join(groups({}, [5]));
  join(groups({}, [6]));
  expect(join(groups({}, list))).toBe(first);
  expect(count).toBe(7);
});

test('of a map only the entries that were asked for count, also those that were missing', () => {
  let count = 0;
  const greet = remember(({ draft }: ReturnType<typeof groups>) => {
    count += 1;
    return `${draft.names.get('a') ?? 'nobody'}${draft.names.has('b') ? ' and b' : ''}`;
  });
  expect(greet(groups({ c: 'x' }))).toBe('nobody');
  expect(greet(groups({ c: 'y', d: 'z' }))).toBe('nobody');
  expect(count).toBe(1);
  expect(greet(groups({ a: 'Ada' }))).toBe('Ada');
  expect(greet(groups({ a: 'Ada', b: 'Bo' }))).toBe('Ada and b');
  expect(count).toBe(3);
});

test('whoever goes through a map depends on all of it', () => {
  const join = remember(({ draft }: ReturnType<typeof groups>) => [...draft.names.values()].join());
  expect(join(groups({ a: 'x' }))).toBe('x');
  expect(join(groups({ a: 'x', b: 'y' }))).toBe('x,y');
});

test('an entry that was asked for both ways counts both ways', () => {
  const ask = remember(({ draft }: ReturnType<typeof groups>) => [draft.names.has('a'), draft.names.get('a')]);
  expect(ask(groups({}))).toEqual([false, undefined]);
  expect(ask(groups({ a: 'x' }))).toEqual([true, 'x']);
  expect(ask(groups({ a: 'y' }))).toEqual([true, 'y']);
});

test('each item is remembered by itself, and the list stays the same while all do', () => {
  const seen: string[] = [];
  const label = rememberEach(({ draft }: ReturnType<typeof groups>, item: { id: string }) => {
    seen.push(item.id);
    return `${item.id}:${draft.names.get(item.id)}`;
  });
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  const first = label(groups({ a: '1', b: '2' }), [a, b]);
  expect(label(groups({ a: '1', b: '2' }), [a, b])).toBe(first);
  expect(label(groups({ a: '1', b: '3' }), [a, b])).toEqual(['a:1', 'b:3']);
  expect(seen).toEqual(['a', 'b', 'b']);
});

test('what fails is tried again', () => {
  let fails = true;
  const risky = remember((_: ReturnType<typeof groups>) => {
    if (fails) throw new Error('no');
    return 'yes';
  });
  expect(() => risky(groups({}))).toThrow('no');
  fails = false;
  expect(risky(groups({}))).toBe('yes');
});

test('a list that holds the same is the same', () => {
  const keep = keeper<number>();
  const one = keep([1, 2]);
  expect(keep([1, 2])).toBe(one);
  const other = keep([2, 1]);
  expect(other).not.toBe(one);
  expect(keep([1, 2])).toBe(one);
  expect(keep([2, 1])).toBe(other);
});
