import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { signInAs } from '../../../stories/support/signInAs.ts';

const scripts: { src?: string }[] = [];

beforeEach(() => {
  scripts.length = 0;
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { src?: string }) => scripts.push(script) },
  });
  signInAs('Mentor');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('#src/data/session/sessionStore.ts');
  vi.resetModules();
});

async function startWith(gtmId: string | null): Promise<void> {
  vi.doMock('#src/data/session/sessionStore.ts', () => ({ sessionStore }));
  sessionStore.set((current) => ({ ...current, incubator: current.incubator && { ...current.incubator, gtmId } }));
  const { startTagManager } = await import('./startTagManager.ts');
  startTagManager();
}

describe('the tag manager', () => {
  it.each([[null], ['no id']])('is not loaded for the id %s', async (gtmId) => {
    await startWith(gtmId);
    expect(scripts).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
  });

  it('is loaded with the id of the tenant and told who is here, and who comes next', async () => {
    await startWith('GTM-AB12CD');
    expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD']);
    expect(window.dataLayer).toMatchObject([{ event: 'gtm.js' }, { user: { id: 'u1' }, incubator: { slug: 'demo' } }]);
    sessionStore.set((current) => ({ ...current, user: null }));
    expect(window.dataLayer?.at(-1)).toMatchObject({ user: null });
    sessionStore.set((current) => ({ ...current }));
    expect(window.dataLayer).toHaveLength(3);
  });
});
