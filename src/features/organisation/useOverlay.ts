import { type QueryKey, type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadSession } from '#src/data/session/loadSession.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';

/** The organisation's record as it was asked for with a part of its own. */
interface Asked {
  readonly incubator?: { readonly _id?: string | null; readonly version?: number | null } | null;
}

interface OverlayOf<Data extends Asked, Part> {
  readonly query: UseQueryOptions<Data, Error, Data, QueryKey>;
  readonly partOf: (asked: Data | undefined) => Part;
  readonly save: (to: {
    readonly id: string;
    readonly version: number | null;
    readonly next: Part;
  }) => Promise<unknown>;
  /** What is said when a change was taken back. */
  readonly undone: string;
}

/** A part of the product that the organisation has otherwise: what it is, and how to change it. What is done can be undone. */
export function useOverlay<Data extends Asked, Part>({ query, partOf, save, undone }: OverlayOf<Data, Part>) {
  const { t } = useTranslation('organisation');
  const client = useQueryClient();
  const asked = useQuery(query);
  const incubator = asked.data?.incubator;
  const value = partOf(asked.data);
  const change = useMutation({
    mutationFn: async ({ next }: { readonly next: Part; readonly said: string }) => {
      await save({ id: incubator?._id ?? '', version: incubator?.version ?? null, next });
      // Every page, and its menus, stand on the session.
      await Promise.all([client.invalidateQueries(), loadSession()]);
      return value;
    },
    onSuccess: (before, { said }) =>
      showToast({
        kind: 'success',
        message: said,
        action: { label: t('words.undo'), run: () => change.mutate({ next: before, said: undone }) },
      }),
  });
  return {
    value,
    isLoading: asked.isPending,
    loadError: asked.error,
    retry: () => void asked.refetch(),
    isSaving: change.isPending,
    error: change.error,
    change: (next: Part, said: string, onDone?: () => void) =>
      change.mutate({ next, said }, onDone ? { onSuccess: onDone } : {}),
  };
}
