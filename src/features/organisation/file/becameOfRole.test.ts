import { expect, it } from 'vitest';
import { becameOfRole } from './becameOfRole.ts';

const words = { usual: 'as the product has it', types: 'Based on' };

it('says of a role which permissions reach further or less far, and of a new one what it is based on', () => {
  const before = { types: ['Mentor'], grants: { 'A:VIEW': 'ALL', 'B:VIEW': 'NONE', 'C:VIEW': 'ALL' } };
  const after = { types: ['Mentor'], grants: { 'A:VIEW': 'ALL', 'B:VIEW': 'ASSIGNED' } };
  expect(becameOfRole(before, after, words)).toEqual([
    { part: 'B:VIEW', before: 'NONE', after: 'ASSIGNED' },
    { part: 'C:VIEW', before: 'ALL', after: words.usual },
  ]);
  expect(becameOfRole(null, after, words)[0]).toEqual({ part: 'Based on', before: '–', after: 'Mentor' });
});
