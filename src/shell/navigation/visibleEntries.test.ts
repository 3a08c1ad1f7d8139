import { describe, expect, it } from 'vitest';
import type { GuardSpec } from '#domain/model/access.ts';
import type { MenuEntry } from '#domain/model/menus.ts';
import { type RoleType, roleTypes } from '#src/generated/access.gen.ts';
import { menu as createMenu } from '#src/generated/menus/createMenu.gen.ts';
import { menu as bar } from '#src/generated/menus/mobileBar.gen.ts';
import { menu as topNavigation } from '#src/generated/menus/topnav.gen.ts';
import { routeMeta } from '#src/generated/routeMeta.gen.ts';
import { closestEntry } from './isActivePath.ts';
import { sidebarEntries } from './sidebarEntries.ts';
import { fittingCount } from './useOverflow.ts';
import { type Viewer, visibleEntries } from './visibleEntries.ts';

const source = 'spec/menus/sidebar.yaml:1';
const guard = (part: Partial<GuardSpec>): GuardSpec => ({ audience: 'signedIn', source, ...part });

const guards: Record<string, GuardSpec> = {
  tasks: guard({}),
  users: guard({ roles: ['Admin'] }),
  courses: guard({ feature: 'course' }),
};

function entry(name: string, part: Partial<MenuEntry> = {}): MenuEntry {
  return {
    name,
    icon: 'home',
    to: [{ to: `/${name}` }],
    routes: [name],
    children: [],
    ...part,
  };
}

function viewer(roleTypes: string[], part: Partial<Viewer> = {}): Viewer {
  return {
    principal: {
      id: 'u1',
      tenantId: 't1',
      roleTypes,
      startupIds: [],
      assignedStartupIds: [],
      programIds: [],
      grants: {},
    },
    features: { switches: { course: false }, flags: {} },
    guardOf: (id) => guards[id],
    ownStartupId: null,
    ...part,
  };
}

const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);

describe('menu entries', () => {
  it('are those whose route lets the user in', () => {
    const menu = [entry('tasks'), entry('users')];
    expect(names(visibleEntries(menu, viewer(['Admin'])))).toEqual(['tasks', 'users']);
    expect(names(visibleEntries(menu, viewer(['Mentor'])))).toEqual(['tasks']);
  });

  it('stay visible, locked, when only the plan is missing', () => {
    const [courses] = visibleEntries([entry('courses')], viewer(['Admin']));
    expect(courses?.isLocked).toBe(true);
    const [locked] = visibleEntries([entry('tasks', { lockedWithout: 'Course' })], viewer(['Admin']));
    expect(locked?.isLocked).toBe(true);
  });

  it('lead to the first target whose values are known', () => {
    const file = entry('tasks', {
      to: [{ roles: ['Cofounder'], to: '/startup/$myStartup/file/tasks' }, { to: '/startups' }],
      routes: ['tasks', 'tasks'],
    });
    expect(visibleEntries([file], viewer(['Cofounder'], { ownStartupId: 's1' }))[0]?.href).toBe(
      '/startup/s1/file/tasks',
    );
    expect(visibleEntries([file], viewer(['Cofounder']))[0]?.href).toBe('/startups');
  });

  it('come from the server in its order; names nobody knows are left out', () => {
    const sent = [
      { name: 'users', locked: true },
      { name: 'dragons', locked: false },
      { name: 'tasks', locked: false },
    ];
    const joined = sidebarEntries(sent, [entry('tasks'), entry('users')], viewer(['Admin']));
    expect(names(joined)).toEqual(['users', 'tasks']);
    expect(joined[0]?.isLocked).toBe(true);
  });

  it('open quickly only where they stand outside the menu they belong to', () => {
    const menu = [entry('settings', { to: [], children: [entry('users', { quickScreen: 'users.management' })] })];
    const users = { name: 'users', locked: false };
    const [outside] = sidebarEntries([users], menu, viewer(['Admin']));
    expect(outside?.quickScreen).toBe('users.management');
    const [settings] = sidebarEntries([{ name: 'settings', locked: false, subMenu: [users] }], menu, viewer(['Admin']));
    expect(settings?.children[0]?.quickScreen).toBeUndefined();
  });
});

describe('the entry of the page', () => {
  it('is the one whose path is closest', () => {
    const entries = [{ href: '/' }, { href: '/tasks' }, { href: '/tasks/users' }];
    expect(closestEntry(entries, '/tasks/users')?.href).toBe('/tasks/users');
    expect(closestEntry(entries, '/tasks/startups')?.href).toBe('/tasks');
    expect(closestEntry(entries, '/calendar')).toBeNull();
  });

  it('is the list that the page of a record belongs to', () => {
    const entries = [{ href: '/startups' }, { href: '/startups/management' }, { href: '/applications/overview' }];
    expect(closestEntry(entries, '/startup/s1/file/export')?.href).toBe('/startups');
    expect(closestEntry(entries, '/application/a1/activities')?.href).toBe('/applications/overview');
    expect(closestEntry(entries, '/applications/analytics')?.href).toBe('/applications/overview');
    const own = [{ href: '/' }, { href: '/startup/s1/file/activities' }, { href: '/applications' }];
    expect(closestEntry(own, '/startup/s1/file/analytics')?.href).toBe('/startup/s1/file/activities');
    expect(closestEntry(own, '/startup/s2/file/analytics')).toBeNull();
    expect(closestEntry(own, '/application/a1')?.href).toBe('/applications');
  });
});

describe('overflow of the top navigation', () => {
  it('keeps all that fit with 16 px between them, else leaves room for More', () => {
    expect(fittingCount([100, 100, 100], 332)).toBe(3);
    expect(fittingCount([100, 100, 100], 331)).toBe(2);
    expect(fittingCount([100, 100, 100], 150)).toBe(0);
  });
});

describe('the bar of a phone', () => {
  const seenBy = (role: RoleType) => names(visibleEntries(bar, viewer([role], { guardOf: () => undefined })));

  it('has the startup portfolio for those who administer, mentors and experts, and for nobody else', () => {
    const roles = roleTypes.filter((role) => seenBy(role).includes('mobile-startups'));
    expect([...roles].sort()).toEqual(['Admin', 'AdminCoach', 'Expert', 'Mentor', 'SubAdmin']);
  });
});

describe('the top navigation', () => {
  const guards: Readonly<Record<string, { readonly guard: GuardSpec } | undefined>> = routeMeta;
  const rolesThatSee = (name: string) =>
    roleTypes
      .filter((role) => {
        const as = viewer([role], { guardOf: (id) => guards[id]?.guard, ownStartupId: 's1' });
        return names(visibleEntries(topNavigation, as)).includes(name);
      })
      .sort();

  it('has startups for all who may open them (resolution Q33), and a cofounder’s own startup', () => {
    const roles = ['Admin', 'AdminCoach', 'Coach', 'Cofounder', 'Expert', 'Mentor', 'Staff', 'SubAdmin'];
    expect(rolesThatSee('top-startups')).toEqual(roles);
    const entries = visibleEntries(
      topNavigation,
      viewer(['Cofounder'], { guardOf: () => undefined, ownStartupId: 's1' }),
    );
    expect(entries.find(({ name }) => name === 'top-startups')?.href).toBe('/startup/s1/file/activities');
  });

  it('has events for all who may open them, Staff and Coach too', () => {
    expect(rolesThatSee('top-events')).toEqual(expect.arrayContaining(['Admin', 'Coach', 'Cofounder', 'Staff']));
    expect(rolesThatSee('top-events')).not.toContain('Applicant');
  });
});

describe('the menu of what can be created', () => {
  it('is empty for those who may create nothing', () => {
    expect(visibleEntries(createMenu, viewer(['Applicant'], { guardOf: () => undefined }))).toEqual([]);
  });
});
