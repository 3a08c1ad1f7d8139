import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignOutReason } from '../authEvents.ts';
import { storageKey } from '../storage.ts';
import { signOut } from './signOut.ts';

/** A storage as browsers have it: what it holds are its own keys. */
class Storage {
  [name: string]: unknown;
  getItem(name: string): unknown {
    return this[name] ?? null;
  }
  setItem(name: string, value: string): void {
    this[name] = value;
  }
  removeItem(name: string): void {
    delete this[name];
  }
  clear(): void {
    for (const name of Object.keys(this)) delete this[name];
  }
}

const note = storageKey('note:u1:ApplicationNote:a1');
const decision = storageKey('last-decision');
const figures = storageKey('figures:t1:u1:s1');
let tab: Storage;
let device: Storage;

beforeEach(() => {
  tab = new Storage();
  tab.setItem(note, '"Weak numbers"');
  tab.setItem(decision, '{}');
  vi.stubGlobal('sessionStorage', tab);
  device = new Storage();
  device.setItem(figures, '{}');
  device.setItem(storageKey('language'), 'fr');
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

describe('what was written and not sent', () => {
  it.each<SignOutReason>(['expired', 'elsewhere', 'otherTab'])('waits for who comes back: %s', (reason) => {
    signOut(reason);
    expect(tab.getItem(note)).toBe('"Weak numbers"');
    expect(device.getItem(figures)).toBe('{}');
    expect(tab.getItem(decision)).toBeNull();
  });

  it.each<SignOutReason>(['user', 'deleted'])('goes with who leaves for good: %s', (reason) => {
    signOut(reason);
    expect(Object.keys(tab)).toEqual([]);
    expect(device.getItem(figures)).toBeNull();
    expect(device.getItem(storageKey('language'))).toBe('fr');
  });
});
