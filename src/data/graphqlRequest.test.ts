import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { STORAGE_TOKEN_KEY } from '#domain/generated/constants.gen.ts';
import { onAuthenticationRequired, type SignOutReason } from './authEvents.ts';
import { restoreAuthorization } from './authorization.ts';
import { connectionStatus } from './connectionStatus.ts';
import { graphqlRequest } from './graphqlRequest.ts';
import { loadingCounter } from './loadingCounter.ts';
import { type TypedDocument, untypedDocument } from './typedDocument.ts';
import { waitingWrites } from './waitingWrites.ts';

const query: TypedDocument<{ ok: boolean }, object> = 'query Ask { ok }';
const mutation: TypedDocument<{ ok: boolean }, object> = 'mutation Do { ok }';
const good = () => Response.json({ data: { ok: true } });
const refused = (status: number, code: string) =>
  Response.json({ errors: [{ message: 'no', extensions: { code } }] }, { status });

const ended: SignOutReason[] = [];
let answers: (() => Response)[] = [];
const sent: Headers[] = [];
let stopListening = (): unknown => undefined;

beforeEach(() => {
  ended.length = 0;
  sent.length = 0;
  vi.stubGlobal('window', { location: { pathname: '/tasks', origin: 'http://demo.localhost' } });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === STORAGE_TOKEN_KEY ? 'secret' : null) });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  stopListening = onAuthenticationRequired((reason) => ended.push(reason));
  restoreAuthorization();
  connectionStatus.set(true);
});
afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
});

const ask = (...next: (() => Response)[]) => {
  answers = next;
  return graphqlRequest(query, {});
};
const standAt = (pathname: string) => {
  window.location.pathname = pathname;
};

describe('a request', () => {
  it('is refused with 401: the user is signed out', async () => {
    await expect(ask(() => new Response('', { status: 401 }))).rejects.toThrow();
    expect(ended).toEqual(['expired']);
  });

  it('is refused with 403: the header is left out from then on, nothing else happens', async () => {
    await expect(ask(() => refused(403, 'ForbiddenError'))).rejects.toThrow('no');
    await ask(good);
    expect(sent.map((headers) => headers.get('authorization'))).toEqual(['Bearer secret', null]);
    expect(ended).toEqual([]);
    expect(window.location.pathname).toBe('/tasks');
  });

  it.each([
    '/login',
    '/reset/abc',
    '/application/new',
    '/acceptinvitation',
    '/forgotpassword',
    '/share/forms/17',
    '/welcome',
  ])('needs signing in on %s: nobody is signed out', async (path) => {
    standAt(path);
    await expect(ask(() => refused(401, 'AuthenticationRequiredError'))).rejects.toThrow();
    expect(ended).toEqual([]);
  });

  it('needs signing in anywhere else: the user is signed out', async () => {
    await expect(ask(() => refused(200, 'AuthenticationRequiredError'))).rejects.toThrow();
    expect(ended).toEqual(['expired']);
  });

  it('that nobody answers means disconnected, the next that succeeds connected', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    answers = [];
    const failed = expect(graphqlRequest(mutation, {})).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(200_000);
    await failed;
    expect(connectionStatus.get()).toBe(false);
    await ask(good);
    expect(connectionStatus.get()).toBe(true);
  });

  it('that changes data and finds no network says so while it waits to be sent again', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.stubGlobal('navigator', { onLine: false });
    const before = waitingWrites.get();
    answers = [];
    const sending = graphqlRequest(mutation, {});
    const upkeep = graphqlRequest(untypedDocument('mutation UpsertSession { ok }'), {});
    await vi.advanceTimersByTimeAsync(100);
    expect(waitingWrites.get()).toBe(before + 1);
    answers = [good, good];
    await vi.advanceTimersByTimeAsync(3000);
    expect(await sending).toEqual({ ok: true });
    await upkeep;
  });

  it('that is sent once fails at once without a network, and nobody waits for it', async () => {
    const before = waitingWrites.get();
    answers = [];
    await expect(graphqlRequest(mutation, {}, { isSentOnce: true })).rejects.toMatchObject({ kind: 'network' });
    expect(waitingWrites.get()).toBe(before);
  });

  it('that changes data is waited for in sight, however it ends', async () => {
    answers = [good];
    const done = graphqlRequest(mutation, {});
    expect(loadingCounter.get()).toBe(1);
    await done;
    expect(loadingCounter.get()).toBe(0);
    answers = [() => refused(200, 'ForbiddenError')];
    const failed = graphqlRequest(mutation, {});
    expect(loadingCounter.get()).toBe(1);
    await expect(failed).rejects.toThrow();
    expect(loadingCounter.get()).toBe(0);
  });

  it('that changes data keeps one key over its tries, the next submit has another', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    answers = [];
    const sending = graphqlRequest(mutation, { name: 'Acme' });
    const doubled = graphqlRequest(mutation, { name: 'Acme' });
    await vi.advanceTimersByTimeAsync(100);
    answers = [good, good];
    await vi.advanceTimersByTimeAsync(3000);
    await Promise.all([sending, doubled]);
    expect(new Set(sent.map((headers) => headers.get('idempotency-key'))).size).toBe(1);
    expect(sent[0]?.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    answers = [good, good];
    await graphqlRequest(mutation, { name: 'Acme' });
    await graphqlRequest(query, {});
    expect(sent.at(-2)?.get('idempotency-key')).not.toBe(sent[0]?.get('idempotency-key'));
    expect(sent.at(-1)?.get('idempotency-key')).toBeNull();
  });

  it('whose answer was lost for good keeps its key for whoever submits the same again', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    answers = [];
    const lost = expect(graphqlRequest(mutation, { name: 'Lost' })).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(200_000);
    await lost;
    answers = [good];
    await graphqlRequest(mutation, { name: 'Lost' });
    expect(new Set(sent.map((headers) => headers.get('idempotency-key'))).size).toBe(1);
  });
});

describe('what the document has asked for early', () => {
  const asked = (answer: unknown, token: string | null = 'secret') =>
    Object.assign(window, {
      cohortEarly: {
        token,
        questions: [
          { operationName: 'Ask', query: String(query), variables: { id: '1' }, answer: Promise.resolve(answer) },
        ],
      },
    });

  it('is the answer, once, to the same question of the same user', async () => {
    asked({ data: { ok: true } });
    expect(await graphqlRequest(query, { id: '1' })).toEqual({ ok: true });
    expect(sent).toHaveLength(0);
    answers = [good];
    await graphqlRequest(query, { id: '1' });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['was another', { id: '2' }, { data: { ok: true } }, 'secret'],
    ['was asked by somebody else', { id: '1' }, { data: { ok: true } }, 'other'],
    ['was asked by a visitor', { id: '1' }, { data: { ok: true } }, null],
    ['was refused', { id: '1' }, { errors: [{ message: 'no' }], data: null }, 'secret'],
    ['had no answer', { id: '1' }, null, 'secret'],
  ])('is asked for anew where it %s', async (_, variables, answer, token) => {
    asked(answer, token);
    answers = [good];
    expect(await graphqlRequest(query, variables)).toEqual({ ok: true });
    expect(sent).toHaveLength(1);
  });

  it('is forgotten when the user writes', async () => {
    asked({ data: { ok: true } });
    answers = [good, good];
    await graphqlRequest(mutation, {});
    await graphqlRequest(query, { id: '1' });
    expect(sent).toHaveLength(2);
  });
});
