import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { type EventSeriesDatesQueryVariables, RepeatEventDocument } from '../composer.gen.ts';

type Repetition = EventSeriesDatesQueryVariables['repetition'];
export type Frequency = Repetition['frequency'];
export type Weekday = NonNullable<Repetition['weekdays']>[number];

/** What is filled in of how something repeats. */
export interface RepetitionDraft {
  readonly frequency: Frequency;
  readonly every: number;
  readonly count: number | null;
  /** A day, or nothing. */
  readonly until: string;
  /** Of weeks: besides the day of the first date. */
  readonly weekdays: readonly Weekday[];
  /** Of months: on the same weekday. */
  readonly onWeekday: boolean;
}

/** How somebody is about to repeat an event, and the making of its dates. */
export function useRepetition(eventId: string) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const message = useErrorMessage();
  const [draft, setDraft] = useState<RepetitionDraft>({
    ...{ frequency: 'WEEKLY', every: 1, count: null, until: '' },
    ...{ weekdays: [], onWeekday: false },
  });
  const { frequency, every, count, until, weekdays, onWeekday } = draft;
  const repeat = useMutation({
    mutationFn: (repetition: Repetition) => graphqlRequest(RepeatEventDocument, { eventId, repetition }),
    onSuccess: async ({ repeatIncubatorEvent: number }) => {
      showToast({ kind: 'success', message: t('events.series.made', { number }) });
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const days = {
    ...(frequency === 'WEEKLY' && weekdays.length > 0 && { weekdays }),
    ...(frequency === 'MONTHLY' && onWeekday && { onWeekday }),
  };
  const ends = { count, until: until || null };
  const repetition: Repetition | null = count || until ? { frequency, every, ...ends, ...days } : null;
  return {
    draft,
    change: (next: Partial<RepetitionDraft>) => setDraft((known) => ({ ...known, ...next })),
    /** Null until it is said when it ends. */
    repetition,
    repeat,
  };
}
