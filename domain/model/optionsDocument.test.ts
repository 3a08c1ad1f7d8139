import { expect, it } from 'vitest';
import { optionsDocument } from './optionsDocument.ts';

it('lists the records of an entity by what names them', () => {
  expect(optionsDocument('Startup', { plural: 'startups', display: 'name' })).toBe(
    'query Options_Startup($search: String, $filter: StartupFilter, $cursor: String) { page: startups(search: $search, filter: $filter, cursor: $cursor, limit: 50) { next results { _id name } } }',
  );
});
