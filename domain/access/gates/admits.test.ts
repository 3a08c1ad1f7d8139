import { describe, expect, it } from 'vitest';
import type { Principal } from '#domain/model/access.ts';
import { admits } from './admits.ts';

const reader = (role: string, ...granted: string[]): Principal => ({
  id: 'u',
  tenantId: 't',
  roleTypes: [role],
  startupIds: [],
  assignedStartupIds: [],
  programIds: [],
  grants: Object.fromEntries(granted.map((key) => [key, ['ALL'] as const])),
});
const cofounder = { roles: ['Cofounder'] };
const metrics = { permission: 'METRICS:EDIT' };

describe('who is meant', () => {
  it.each([
    ['both, and has both', { all: [cofounder, metrics] }, reader('Cofounder', 'METRICS:EDIT'), true],
    ['both, and has the role only', { all: [cofounder, metrics] }, reader('Cofounder'), false],
    ['both, and has the permission only', { all: [cofounder, metrics] }, reader('Mentor', 'METRICS:EDIT'), false],
    ['either, and has the role', { any: [cofounder, metrics] }, reader('Cofounder'), true],
    ['either, and has the permission', { any: [cofounder, metrics] }, reader('Mentor', 'METRICS:EDIT'), true],
    ['either, and has neither', { any: [cofounder, metrics] }, reader('Mentor'), false],
    [
      'a permission, which decides whatever the role',
      { ...cofounder, ...metrics },
      reader('Mentor', 'METRICS:EDIT'),
      true,
    ],
    ['a permission, which the role does not replace', { ...cofounder, ...metrics }, reader('Cofounder'), false],
    ['nothing', {}, reader('Mentor'), true],
    ['a name that every object has', { permission: 'constructor' }, reader('Mentor'), false],
  ])('is asked for %s', (_, asked, principal, expected) => {
    expect(admits(asked, principal)).toBe(expected);
  });
});
