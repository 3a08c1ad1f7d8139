import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPageOfTab, pageOfTab } from './pageOfTab.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  forgetPageOfTab();
});

const again = () => true;
const anew = () => false;

describe('the name that a tab saves by', () => {
  it('is the same for a form that is drawn anew, and for a page that is loaded anew', () => {
    const first = pageOfTab(anew);
    expect(pageOfTab(anew)).toBe(first);
    forgetPageOfTab();
    expect(pageOfTab(again)).toBe(first);
  });

  it('is another one in a tab that was made of this one', () => {
    const first = pageOfTab(anew);
    forgetPageOfTab();
    expect(pageOfTab(anew)).not.toBe(first);
  });
});
