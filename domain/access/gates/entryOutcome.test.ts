import { describe, expect, it } from 'vitest';
import type { GuardSpec, Principal } from '#domain/model/access.ts';
import { type AskedEntry, type EntryReader, entryOutcome } from './entryOutcome.ts';

const guards: Readonly<Record<string, GuardSpec>> = {
  tasks: { audience: 'signedIn' },
  users: { audience: 'signedIn', roles: ['Admin'] },
  courses: { audience: 'signedIn', roles: ['Admin'], feature: 'course' },
};
const reader = (role: string): EntryReader => ({
  principal: principal(role),
  features: { switches: { course: false }, flags: {} },
  guardOf: (id) => guards[id],
});
const principal = (role: string): Principal => ({
  id: 'u',
  tenantId: 't',
  roleTypes: [role],
  startupIds: [],
  assignedStartupIds: [],
  programIds: [],
  grants: { 'TASK/TASK:CREATE': ['ALL'] },
});
const entry = (route: string, more: AskedEntry = {}): AskedEntry => ({
  to: [{ to: `/${route}` }],
  routes: [route],
  ...more,
});

describe('a menu entry', () => {
  it.each<[string, AskedEntry, string, boolean | null]>([
    ['is open where its route lets in', entry('users'), 'Admin', false],
    ['is not seen where its route does not', entry('users'), 'Mentor', null],
    ['is not seen by roles it is not for', entry('tasks', { roles: ['Admin'] }), 'Mentor', null],
    ['is decided by its permission, whatever the role', entry('tasks', { permission: 'X:Y' }), 'Admin', null],
    ['is locked where only the plan is missing', entry('courses'), 'Admin', true],
    ['is not seen locked by those who could not open it either', entry('courses'), 'Mentor', null],
    ['is locked without its own switch', entry('tasks', { lockedWithout: 'course' }), 'Mentor', true],
    ['that only gathers others is open', { to: [] }, 'Mentor', false],
  ])('%s', (_, asked, role, isLocked) => {
    expect(entryOutcome(asked, reader(role))?.isLocked ?? null).toBe(isLocked);
  });

  it('leads to the first target for these roles whose values are known', () => {
    const file: AskedEntry = {
      to: [{ roles: ['Cofounder'], to: '/startup/$myStartup' }, { to: '/startups' }],
      routes: ['tasks', 'tasks'],
    };
    const isKnown = (path: string) => !path.includes('$');
    expect(entryOutcome(file, reader('Cofounder'))?.target?.to).toBe('/startup/$myStartup');
    expect(entryOutcome(file, reader('Cofounder'), isKnown)?.target?.to).toBe('/startups');
    expect(entryOutcome(file, reader('Mentor'))?.target?.to).toBe('/startups');
    expect(entryOutcome({ ...file, to: [{ to: '/startup/$myStartup' }] }, reader('Mentor'), isKnown)).toBeNull();
  });
});
