import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerConfirmation, askConfirmation, confirmationQueue } from './confirmations.ts';
import { dismissToast, leaveToasts, showToast, toastStore } from './toasts.ts';

const shown = (): string[] => toastStore.get().map(({ message }) => message);

describe('a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    toastStore.set([]);
  });
  afterEach(() => vi.useRealTimers());

  it('leaves when a panel opens over it, unless it says what went wrong', () => {
    showToast({ kind: 'success', message: 'Saved' });
    showToast({ kind: 'error', message: 'Not saved' });
    leaveToasts();
    expect(shown()).toEqual(['Not saved']);
  });

  it('goes away after ten seconds, or when it is closed', () => {
    showToast({ kind: 'success', message: 'Saved' });
    showToast({ kind: 'warning', message: 'Slow' });
    vi.advanceTimersByTime(9_999);
    expect(shown()).toEqual(['Saved', 'Slow']);
    dismissToast(toastStore.get()[0]?.id ?? -1);
    expect(shown()).toEqual(['Slow']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('that confirms what was just done goes away after five', () => {
    showToast({ kind: 'success', message: 'Deleted', isConfirmation: true });
    vi.advanceTimersByTime(4_999);
    expect(shown()).toEqual(['Deleted']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });
});

describe('questions', () => {
  it('wait for each other, and each hears its own answer', async () => {
    const labels = { confirmLabel: 'Yes', dismissLabel: 'No' };
    const first = askConfirmation({ title: 'First?', ...labels });
    const second = askConfirmation({ title: 'Second?', ...labels });
    const asked = () => confirmationQueue.get()[0];
    expect(asked()?.title).toBe('First?');
    answerConfirmation(asked()?.id ?? -1, false);
    expect(asked()?.title).toBe('Second?');
    answerConfirmation(asked()?.id ?? -1, true);
    expect(asked()).toBeUndefined();
    expect(await Promise.all([first, second])).toEqual([false, true]);
  });
});
