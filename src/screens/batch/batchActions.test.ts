import { expect, it } from 'vitest';
import { buildAbility } from '#domain/access/buildAbility.ts';
import type { Principal } from '#domain/model/access.ts';
import { entityRules } from '#src/generated/access.gen.ts';
import { startUserBatchOperation } from '#src/generated/operationRules.gen.ts';
import { decisionBy } from '../deciding/decisionActions.ts';
import type { RecordData } from '../screenModules.ts';
import { batchActionsOf, isDoneInBatches } from './batchActions.ts';

const staff: Principal = {
  id: 'u1',
  tenantId: 't1',
  roleTypes: ['Staff'],
  startupIds: [],
  assignedStartupIds: [],
  programIds: [],
  grants: { 'METRICS/EDIT:VIEW': ['ALL'], 'APPLICATION/APPLICATION:BATCH_ACTIONS': ['ALL'] },
};
const rules = Object.entries(entityRules).map(([name, { access }]) => ({ name, access, fields: [] }));
const all = { update: true, delete: false, readonly: [] };

const readerFor = (principal: Principal) => ({ principal, ability: buildAbility({ principal, rules }) });

function offered(principal: Principal, ...records: RecordData[]) {
  return batchActionsOf('Startup', records, readerFor(principal))?.actions.map(({ action, ids }) => ({ action, ids }));
}
const actionsFor = (principal: Principal) => offered(principal, { _id: 's1', may: all })?.map(({ action }) => action);

it('offers to ask many startups for metrics where the organisation has switched that on', () => {
  expect(actionsFor(staff)).toContain('REQUEST_METRICS');
  const without = actionsFor({ ...staff, featuresOff: ['bulkDataAssignation'] });
  expect(without).not.toContain('REQUEST_METRICS');
  expect(without).toContain('ADD_TAGS');
});

it('is offered with those records alone that it can be done with', () => {
  const records = [
    { _id: 's1', may: all },
    { _id: 's2', may: { ...all, readonly: ['program'] } },
    { _id: 's3', may: { ...all, update: false } },
  ];
  const found = offered(staff, ...records);
  expect(found).toContainEqual({ action: 'ADD_TAGS', ids: ['s1', 's2'] });
  expect(found).toContainEqual({ action: 'ASSIGN_PROGRAM', ids: ['s1'] });
});

it('leaves out of the statuses what is a decision, where none of these records can be decided on', () => {
  const statusesWithout = (...statuses: string[]) => {
    const records = statuses.map((status, index) => ({ _id: `a${index}`, may: all, status }));
    const found = batchActionsOf('Application', records, readerFor(staff));
    return found?.actions.find(({ action }) => action === 'SET_STATUS')?.input?.without;
  };
  expect(statusesWithout('draft')).toEqual(['accepted', 'delay_rejected', 'rejected']);
  expect(statusesWithout('draft', 'under_review')).toEqual([]);
});

it('leaves out of a decision what was decided so already', () => {
  const records = ['accepted', 'rejected', 'under_review'].map((status) => ({ _id: status, may: all, status }));
  const found = batchActionsOf('Application', records, readerFor(staff))?.actions ?? [];
  expect(found.find(({ action }) => action === 'ACCEPT')?.ids).toEqual(['rejected', 'under_review']);
  expect(found.find(({ action }) => action === 'REJECT')?.ids).toEqual(['accepted', 'under_review']);
});

it('knows which change of a record is a decision', () => {
  expect(decisionBy('Application', 'status', 'rejected')).toBe('reject');
  expect(decisionBy('Application', 'status', 'delay_rejected')).toBe('delay_reject');
  expect(decisionBy('Application', 'status', 'accepted')).toBe('accept');
  expect(decisionBy('Application', 'status', 'under_review')).toBeNull();
  expect(decisionBy('Application', 'round', 'rejected')).toBeNull();
  expect(decisionBy('Startup', 'status', 'archived')).toBeNull();
});

it('knows which actions of a table the chosen rows have in its menu already', () => {
  const running = (operation: string) => ({
    id: 'one',
    labelKey: 'one',
    run: { operation, with: {}, rule: startUserBatchOperation },
  });
  expect(isDoneInBatches('User', running('inviteUserAgain'))).toBe(true);
  expect(isDoneInBatches('Email', running('inviteUserAgain'))).toBe(false);
  expect(isDoneInBatches('User', { id: 'set', labelKey: 'set', set: { status: 'Active' } })).toBe(false);
});
