import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_TOKEN_KEY } from '#domain/generated/constants.gen.ts';
import { setApiEndpoint } from '../tenantAddress.ts';
import { loadSession } from './loadSession.ts';
import { sessionStore, signedOut } from './sessionStore.ts';

let roles: string[][] = [];
let asked = 0;
let incubator: object = {};
let answersElsewhere = true;
const urls: string[] = [];

beforeEach(() => {
  asked = 0;
  urls.length = 0;
  incubator = { _id: 't1' };
  answersElsewhere = true;
  setApiEndpoint(null);
  sessionStore.set(signedOut);
  vi.stubGlobal('window', { location: { pathname: '/', origin: 'http://demo.localhost' } });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === STORAGE_TOKEN_KEY ? 'secret' : null) });
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    if (url.endsWith('/healthz')) return new Response(null, { status: answersElsewhere ? 200 : 503 });
    asked += 1;
    const currentUser = { _id: 'u1', status: 'Active', role: { _id: 'r1', type: roles.shift() ?? [] } };
    return Response.json({ data: { currentUser, incubator, auth0: null } });
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

describe('the API address of the tenant', () => {
  const loadTwice = async () => {
    roles = [['Coach'], ['Coach']];
    await loadSession();
    await loadSession();
    return urls;
  };
  const own = 'http://demo.localhost/graphql';

  it('is where the requests go that follow the first', async () => {
    incubator = { _id: 't1', apiBaseEndpoint: 'https://api.demo.test/' };
    expect(await loadTwice()).toEqual([own, 'https://api.demo.test/healthz', 'https://api.demo.test/graphql']);
  });

  it('is not used when nothing answers there or it is not encrypted', async () => {
    answersElsewhere = false;
    incubator = { _id: 't1', apiBaseEndpoint: 'https://api.demo.test' };
    expect((await loadTwice()).filter((url) => url.endsWith('/graphql'))).toEqual([own, own]);
    urls.length = 0;
    incubator = { _id: 't1', apiBaseEndpoint: 'http://api.demo.test' };
    expect(await loadTwice()).toEqual([own, own]);
  });

  it('is the host of the page where none is set', async () => {
    expect(await loadTwice()).toEqual([own, own]);
  });
});
