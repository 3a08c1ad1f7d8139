import { expect, it } from 'vitest';
import type { ColumnMeta } from '#domain/model/screens.ts';
import { cardParts, isNews, needsName } from './cardParts.ts';

const column = (path: string, type: ColumnMeta['type'], format?: ColumnMeta['format']): ColumnMeta => ({
  path,
  labelKey: path,
  type,
  sortable: true,
  list: false,
  filterable: false,
  hiddenByDefault: false,
  whenReadable: false,
  ...(format && { format }),
});

it('names a record by its first column, with the first status as its state', () => {
  const [name, site, status, program, score] = [
    column('name', 'text'),
    column('site', 'url'),
    column('status', 'enum', 'status'),
    column('program.name', 'text'),
    column('score', 'float'),
  ] as const;
  expect(cardParts([name, site, status, program, score])).toEqual({
    title: name,
    state: status,
    facts: [program, score],
    shown: 2,
  });
  expect(cardParts([])).toEqual({ title: undefined, state: undefined, facts: [], shown: 2 });
});

it('shows one fact more of what begins with a moment, which names nothing', () => {
  const parts = cardParts([column('createdAt', 'dateTime'), column('actor', 'ref'), column('record', 'text')]);
  expect(parts.shown).toBe(3);
});

it('names facts that say nothing by themselves', () => {
  expect(['int', 'date', 'bool', 'text'].map((type) => needsName({ type } as ColumnMeta))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('leaves out what is not so, and nothing else', () => {
  expect([false, true, 0, '', null].map(isNews)).toEqual([false, true, true, true, true]);
});
