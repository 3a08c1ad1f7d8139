import type { SessionUser } from '#src/data/session/sessionStore.ts';

/** A user with everything a session has, unless told otherwise. */
export function buildUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    _id: 'u1',
    fullName: 'Ada Okafor',
    firstName: 'Ada',
    lastName: 'Okafor',
    email: 'ada@demo.test',
    avatar: null,
    timezone: 'America/New_York',
    dateFormat: null,
    status: 'Active',
    validated: true,
    language: 'en',
    info: null,
    role: null,
    startups: [{ _id: 's1', name: 'Northwind Robotics' }],
    ...overrides,
  };
}
