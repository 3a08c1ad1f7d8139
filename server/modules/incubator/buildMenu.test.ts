import { describe, expect, it } from 'vitest';
import type { GuardSpec, Principal } from '#domain/model/access.ts';
import type { MenuEntryMeta } from '#domain/model/menus.ts';
import { grantsOf } from '#server/access/grantsOf.ts';
import { flags, switches } from '#server/generated/access.gen.ts';
import { menus, routeGuards } from '#server/generated/menus.gen.ts';
import { featuresOf } from '#server/platform/tenants/featuresOf.ts';
import { buildMenu, type MenuReader } from './buildMenu.ts';

const entry = (name: string, more: Partial<MenuEntryMeta> = {}): MenuEntryMeta => ({
  name,
  labelKey: name,
  icon: 'home',
  to: [{ to: `/${name}` }],
  routes: [name],
  quickModal: false,
  children: [],
  ...more,
});
const guards: Record<string, GuardSpec> = {
  tasks: { audience: 'signedIn', roles: ['Admin', 'Mentor'], source: 'x' },
  settings: { audience: 'signedIn', roles: ['Admin'], source: 'x' },
  courses: { audience: 'signedIn', feature: 'course', roles: ['Admin', 'Mentor'], source: 'x' },
  builder: { audience: 'signedIn', feature: 'course', roles: ['Admin'], source: 'x' },
  community: { audience: 'signedIn', source: 'x' },
};
const reader = (role: string, more: Partial<MenuReader> = {}): MenuReader => ({
  principal: principal(role),
  features: { switches: { course: false }, flags: {} },
  hasCommunity: true,
  ...more,
});
const principal = (role: string, grants: Principal['grants'] = {}): Principal => ({
  id: 'u',
  tenantId: 't',
  roleTypes: [role],
  startupIds: [],
  assignedStartupIds: [],
  programIds: [],
  grants,
});
const names = (menu: readonly MenuEntryMeta[], who: MenuReader, depth = 2) => buildMenu(menu, guards, who, depth);

describe('buildMenu', () => {
  it('leaves out what the role may not open', () => {
    const menu = [entry('tasks'), entry('settings')];
    expect(names(menu, reader('Mentor')).map(({ name }) => name)).toEqual(['tasks']);
    expect(names(menu, reader('Admin')).map(({ name }) => name)).toEqual(['tasks', 'settings']);
  });

  it('keeps what only the plan closes, locked, for those who could open it otherwise', () => {
    const menu = [entry('courses'), entry('builder')];
    expect(names(menu, reader('Mentor'))).toEqual([{ name: 'courses', locked: true, subMenu: [] }]);
    const paid = reader('Mentor', { features: { switches: { course: true }, flags: {} } });
    expect(names(menu, paid)).toEqual([{ name: 'courses', locked: false, subMenu: [] }]);
  });

  it('sends an entry that opens over the page by itself where its group has no other', () => {
    const group = entry('group', {
      to: [],
      routes: [],
      children: [entry('tasks', { quickModal: true }), entry('settings')],
    });
    expect(names([group], reader('Mentor'))).toEqual([{ name: 'tasks', locked: false, subMenu: [] }]);
    expect(names([group], reader('Admin')).map(({ name, subMenu }) => [name, subMenu.length])).toEqual([['group', 2]]);
  });

  it('has such an entry for somebody in the menu of the spec', () => {
    const allOn = featuresOf(Object.fromEntries(Object.keys(switches).map((name) => [name, true])), flags);
    const mentor = reader('Mentor', { principal: principal('Mentor', grantsOf(['Mentor'], {})), features: allOn });
    const top = buildMenu(menus.sidebar, routeGuards, mentor, 2).map(({ name }) => name);
    expect(top).toContain('feedback');
  });

  it('lets a permission alone decide when an entry names one', () => {
    const menu = [entry('tasks', { permission: 'TASK/TASK:CREATE', roles: ['Admin'] })];
    expect(names(menu, reader('Admin'))).toEqual([]);
    const granted = reader('Mentor', { principal: principal('Mentor', { 'TASK/TASK:CREATE': ['ALL'] }) });
    expect(names(menu, granted)).toHaveLength(1);
  });

  it('takes the target of the first case that fits the role', () => {
    const menu = [
      entry('home', { to: [{ roles: ['Admin'], to: '/settings' }, { to: '/tasks' }], routes: ['settings', 'tasks'] }),
    ];
    expect(names(menu, reader('Mentor'))).toHaveLength(1);
    expect(names(menu, reader('Applicant'))).toEqual([]);
  });

  it('cuts the menu at its depth and drops entries that only gathered others', () => {
    const group = entry('group', { to: [], routes: [], children: [entry('settings')] });
    expect(names([group], reader('Mentor'))).toEqual([]);
    expect(names([group], reader('Admin'))).toMatchObject([{ name: 'group', subMenu: [{ name: 'settings' }] }]);
    expect(names([entry('tasks', { children: [entry('settings')] })], reader('Admin'), 1)).toMatchObject([
      { subMenu: [] },
    ]);
  });

  it('hides the community from those who may see neither people nor startups', () => {
    expect(names([entry('community')], reader('Mentor'))).toHaveLength(1);
    expect(names([entry('community')], reader('Mentor', { hasCommunity: false }))).toEqual([]);
  });
});

describe('data assets', () => {
  const lockOf = (role: string, plan: readonly string[]): boolean | undefined => {
    const everySwitch = Object.fromEntries(Object.keys(switches).map((name) => [name, true]));
    const features = featuresOf(everySwitch, flags, { features: plan });
    const menu = buildMenu(menus.sidebar, routeGuards, reader(role, { features }), 2);
    return menu.flatMap(({ subMenu }) => subMenu).find(({ name }) => name === 'data-assets')?.locked;
  };

  it('stay in the menu with a lock where the plan lacks them, for those who could open them', () => {
    expect(lockOf('Admin', ['dataAssets'])).toBe(false);
    expect(lockOf('Admin', ['customRoles'])).toBe(true);
    expect(lockOf('Mentor', ['dataAssets'])).toBeUndefined();
  });
});
