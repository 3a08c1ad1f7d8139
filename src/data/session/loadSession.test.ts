import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenKey } from '../storage.ts';
import { loadSession } from './loadSession.ts';
import { sessionStore, signedOut } from './sessionStore.ts';

let roles: string[][] = [];
let asked = 0;

beforeEach(() => {
  asked = 0;
  sessionStore.set(signedOut);
  vi.stubGlobal('window', { location: { pathname: '/', origin: 'http://demo.localhost' } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === tokenKey ? 'secret' : null) });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    const currentUser = { _id: 'u1', status: 'Active', role: { _id: 'r1', type: roles.shift() ?? [] } };
    return Response.json({ data: { currentUser, incubator: { _id: 't1' }, auth0: null } });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a user whose role has no type', () => {
  it('is asked for once more, and is there when the second answer has one', async () => {
    roles = [[], ['Coach']];
    await loadSession();
    expect(asked).toBe(2);
    expect(sessionStore.get().user?.role?.type).toEqual(['Coach']);
  });

  it('is asked for no more than twice', async () => {
    roles = [];
    await loadSession();
    expect(asked).toBe(2);
  });

  it('is not asked for again when the first answer has one', async () => {
    roles = [['Coach']];
    await loadSession();
    expect(asked).toBe(1);
  });
});
