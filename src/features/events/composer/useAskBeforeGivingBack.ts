import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { momentText } from '#src/ui/time/momentText.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import {
  EventSessionsLostDocument,
  type EventSessionsLostQuery,
  type EventSessionsLostQueryVariables,
} from './composer.gen.ts';
import type { EventPlan } from './eventPlanQuery.ts';

type LostSession = EventSessionsLostQuery['eventSessionsLost'][number];
type Change = EventSessionsLostQueryVariables['change'];

/**
 * Asks before a change takes the host or the date from sessions that people have booked: they are given back and both sides
 * are told at once. Resolves to whether it goes on; what cannot be asked about is not saved either.
 */
export function useAskBeforeGivingBack(event: EventPlan): (change: Change) => Promise<boolean> {
  const { t, i18n } = useTranslation('programme');
  const client = useQueryClient();
  const messageOf = useErrorMessage();
  const timeZone = useReaderZone();
  const lineOf = ({ person, host, startTime: start, endTime: end }: LostSession) => {
    const time = momentText(languageTag(i18n.language), { start, end, timeZone });
    return t('events.sessionsLost.line', { time, person, host });
  };
  return async (change) => {
    // In a series another date may have bookings where this one has none.
    const isBooked = (event.noOfBookings ?? 0) > 0 || change.following === true;
    if (event.status !== 'published' || event.eventType !== 'ONE_ON_ONE' || !isBooked) return true;
    try {
      const asked = graphqlQuery(EventSessionsLostDocument, { eventId: event._id, change });
      const { eventSessionsLost: lost } = await client.fetchQuery({ ...asked, staleTime: 0 });
      if (lost.length === 0) return true;
      return await askConfirmation({
        title: t('events.sessionsLost.title'),
        message: t('events.sessionsLost.message', { count: lost.length }),
        details: lost.map(lineOf),
        confirmLabel: t('events.sessionsLost.confirm'),
        dismissLabel: t('events.sessionsLost.dismiss'),
        isDestructive: true,
      });
    } catch (error) {
      showToast({ kind: 'error', message: messageOf(error) });
      return false;
    }
  };
}
