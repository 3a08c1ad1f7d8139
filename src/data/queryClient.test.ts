import { MutationObserver, notifyManager } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from './queryClient.ts';

it('says that something is being done before a second click can come', async () => {
  const client = createQueryClient();
  const doing = new MutationObserver(client, { mutationFn: () => new Promise<void>(() => undefined) });
  const seen: string[] = [];
  doing.subscribe(notifyManager.batchCalls(({ status }) => void seen.push(status)));
  void doing.mutate();
  // Clicks are tasks of their own: whatever waits in microtasks comes before the next one.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(seen).toContain('pending');
});
