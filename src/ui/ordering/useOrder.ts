import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '../useErrorMessage.ts';
import { withMoved } from './withMoved.ts';

interface Ordered<Shown, Item> {
  /** What is shown, in the query cache. */
  readonly queryKey: QueryKey;
  readonly items: readonly Item[] | undefined;
  /** What is shown with the items in another order. */
  readonly inOrder: (shown: Shown, items: readonly Item[]) => Shown;
  /** Puts all of them in an order by one write. */
  readonly write: (ids: readonly string[]) => Promise<unknown>;
  readonly onSettled: () => unknown;
}

/**
 * Puts the items of a list in an order that is seen at once. Where it is refused, or does not arrive, the order before is
 * seen again, and it is said.
 */
export function useOrder<Shown, Item extends { readonly _id: string }>({
  queryKey,
  items,
  inOrder,
  write,
  onSettled,
}: Ordered<Shown, Item>) {
  const client = useQueryClient();
  const message = useErrorMessage();
  const order = useMutation({
    mutationFn: (next: readonly Item[]) => write(next.map(({ _id }) => _id)),
    // One after the other, as they were made; what is asked meanwhile would bring back the order before.
    scope: { id: `order of ${JSON.stringify(queryKey)}` },
    onMutate: async (next) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Shown>(queryKey);
      if (before !== undefined) client.setQueryData(queryKey, inOrder(before, next));
      return before;
    },
    onError: (problem, _next, before) => {
      if (before !== undefined) client.setQueryData(queryKey, before);
      showToast({ kind: 'error', message: message(problem) });
    },
    onSettled,
  });
  /** To another place of the order; `to` counts from nothing. */
  return (id: string, to: number): void => {
    const next = withMoved(items ?? [], id, to);
    if (next) order.mutate(next);
  };
}
