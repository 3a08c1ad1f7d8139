import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#src/data/queryClient.ts';
import { editedRecordQuery } from './editedRecordQuery.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Opens a form on a record that somebody else changes all the time. */
function openForms() {
  const client = createQueryClient();
  client.mount();
  let version = 0;
  const load = async () => {
    version += 1;
    return { _id: 'r1', version };
  };
  return () => {
    const observer = new QueryObserver(client, editedRecordQuery('startup', 'r1', load));
    const close = observer.subscribe(() => {});
    return { close, version: () => observer.getCurrentResult().data?.version };
  };
}

it('keeps the version a form started from, however long one types and wherever one looks meanwhile', async () => {
  const form = openForms()();
  await vi.advanceTimersByTimeAsync(10);
  expect(form.version()).toBe(1);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(120_000);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(form.version()).toBe(1);
  form.close();
});

it('shows a form that opens again nothing old', async () => {
  const open = openForms();
  const first = open();
  await vi.advanceTimersByTimeAsync(10);
  first.close();
  await vi.advanceTimersByTimeAsync(10);
  const second = open();
  expect(second.version()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10);
  expect(second.version()).toBe(2);
  second.close();
});
