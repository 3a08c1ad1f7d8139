import { expect, it } from 'vitest';
import type { Principal } from '#domain/model/access.ts';
import { batchActionsOf } from './batchActions.ts';

const staff: Principal = {
  id: 'u1',
  tenantId: 't1',
  roleTypes: ['Staff'],
  startupIds: [],
  assignedStartupIds: [],
  programIds: [],
  grants: {},
};
const offered = (principal: Principal) => batchActionsOf('Startup', principal)?.actions.map(({ action }) => action);

it('offers to ask many startups for metrics where the organisation has switched that on', () => {
  expect(offered(staff)).toContain('REQUEST_METRICS');
  const without = offered({ ...staff, featuresOff: ['bulkDataAssignation'] });
  expect(without).not.toContain('REQUEST_METRICS');
  expect(without).toContain('ADD_TAGS');
});
