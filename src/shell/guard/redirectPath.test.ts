import { describe, expect, it } from 'vitest';
import type { Principal } from '#domain/model/access.ts';
import { filledPath } from './filledPath.ts';
import { redirectPath } from './redirectPath.ts';

const reader = (role: string): Principal => ({
  id: 'u',
  tenantId: 't',
  roleTypes: [role],
  startupIds: [],
  assignedStartupIds: [],
  programIds: [],
  grants: {},
});

describe('redirects', () => {
  const cases = [{ roles: ['Cofounder'], to: '/startup/$myStartup/file/tasks' }, { to: '/startups' }];

  it('take the first case that is for the user', () => {
    expect(redirectPath(cases, reader('Cofounder'), { myStartup: 's1' })).toBe('/startup/s1/file/tasks');
    expect(redirectPath(cases, reader('Admin'), {})).toBe('/startups');
  });

  it('skip a case whose value is missing', () => {
    expect(redirectPath(cases, reader('Cofounder'), { myStartup: '' })).toBe('/startups');
  });

  it('carry the rest of the path along', () => {
    expect(filledPath('/startup/$id/$', { id: 'a b', _splat: 'milestones/3' })).toBe('/startup/a%20b/milestones/3');
  });
});
