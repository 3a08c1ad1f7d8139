import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { UpdateEventSeriesDocument } from '../composer.gen.ts';
import type { SeriesDate } from './useSeriesDrafts.ts';

type Draft = Pick<SeriesDate, '_id' | 'startTime' | 'oneOnOneDates'> & { readonly version?: number | null };

/**
 * Publishes drafts of a series, all or none: the first of them with those that follow, so that whoever hosts several reads of
 * them once. What is published already, and what was called off by itself, stays as it is.
 */
export function usePublishDrafts() {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const message = useErrorMessage();
  return useMutation({
    mutationFn: async (drafts: readonly Draft[]): Promise<void> => {
      const [first] = drafts.toSorted((one, other) => beginsAt(one).localeCompare(beginsAt(other)));
      if (first === undefined) return;
      const { _id: id, version } = first;
      const input = { status: 'published' } as const;
      await graphqlRequest(UpdateEventSeriesDocument, { id, input, ...(version != null && { version }) });
    },
    onSuccess: (_, { length: count }) => showToast({ kind: 'success', message: t('events.publishedDates', { count }) }),
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
    onSettled: () => client.invalidateQueries(),
  });
}

/** Conversations may have nothing but their dates. */
const beginsAt = ({ startTime, oneOnOneDates }: Draft): string =>
  startTime ?? oneOnOneDates?.flatMap((span) => span?.start ?? []).toSorted()[0] ?? '';
