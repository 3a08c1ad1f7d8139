import { expect, it } from 'vitest';
import { withChangedRow } from './withChangedRow.ts';

const page = (...ids: readonly string[]) => ({
  results: ids.map((_id) => ({ _id, stage: 'idea' })),
  totalCount: ids.length,
  next: null,
  prev: null,
});
const data = { pages: [page('a'), page('b', 'c')], pageParams: [null, null] };

it('changes one record wherever it stands, and nothing else', () => {
  const changed = withChangedRow(data, 'c', { stage: 'growing', version: 2 });
  expect(changed.pages[1]?.results).toEqual([
    { _id: 'b', stage: 'idea' },
    { _id: 'c', stage: 'growing', version: 2 },
  ]);
  expect(changed.pages[0]?.results[0]).toBe(data.pages[0]?.results[0]);
  expect(withChangedRow(data, 'gone', { stage: 'growing' })).toBe(data);
});
