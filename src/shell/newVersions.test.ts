import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadInTime } from './loadInTime.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { reloadForNewChunks } from './reloadForNewChunks.ts';

const stored = new Map<string, string>();
const reload = vi.fn();

beforeEach(() => {
  stored.clear();
  reload.mockReset();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a chunk that cannot be loaded', () => {
  const answering = (isThere: boolean) =>
    vi.stubGlobal('fetch', async () => {
      if (!isThere) throw new TypeError('Failed to fetch');
      return new Response('');
    });

  it('reloads the page, and not again right after', async () => {
    answering(true);
    await reloadForNewChunks(reload);
    await reloadForNewChunks(reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is given up after two minutes, and one that comes in time is not', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const gone = vi.fn();
    vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }));
    window.addEventListener('vite:preloadError', gone);
    await expect(loadInTime(Promise.resolve('the chunk'))).resolves.toBe('the chunk');
    const refused = expect(loadInTime(new Promise(() => undefined))).rejects.toThrow('A part of the page did not come');
    await vi.advanceTimersByTimeAsync(119_999);
    expect(gone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    expect(gone).toHaveBeenCalledTimes(1);
  });

  it('leaves the page as it is without a network', async () => {
    answering(false);
    await reloadForNewChunks(reload);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the service worker', () => {
  /** A browser with a worker that is being installed; gives what the worker then tells. */
  const registered = async (controller: object | null) => {
    const worker = Object.assign(new EventTarget(), { state: 'installing' });
    const registration = Object.assign(new EventTarget(), { installing: worker });
    const register = vi.fn(async () => registration);
    vi.stubGlobal('navigator', { serviceWorker: { register, controller } });
    vi.stubEnv('PROD', true);
    registerServiceWorker(reload);
    await Promise.resolve();
    registration.dispatchEvent(new Event('updatefound'));
    return {
      register,
      becomes: (state: string) => {
        worker.state = state;
        worker.dispatchEvent(new Event('statechange'));
      },
    };
  };

  it('is registered, and an update that takes over from another reloads the page', async () => {
    const { register, becomes } = await registered({});
    expect(register).toHaveBeenCalledWith('/service-worker.js');
    becomes('installing');
    expect(reload).not.toHaveBeenCalled();
    becomes('installed');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that is the first of the page reloads nothing', async () => {
    const { becomes } = await registered(null);
    becomes('installed');
    expect(reload).not.toHaveBeenCalled();
  });
});
