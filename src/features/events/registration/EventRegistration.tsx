import { Button, Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isFeatureEnabled } from '#domain/access/features.ts';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { useNow } from '#src/ui/time/useNow.ts';
import classes from '../EventAboutTab.module.css';
import type { EventAboutQuery, EventRegistrationStatus } from '../events.gen.ts';
import { EventSlots } from './EventSlots.tsx';
import { OverlapNote } from './OverlapNote.tsx';
import { OwnHoursNote } from './OwnHoursNote.tsx';
import { type ReminderMeans, ReminderNote } from './ReminderNote.tsx';
import { attendanceSaid, type RegistrationState, registrationState } from './registrationState.ts';
import { useAskToLeave } from './useAskToLeave.ts';
import { type RegistrationChange, useRegistration } from './useRegistration.ts';

type AboutEvent = NonNullable<EventAboutQuery['incubatorEvent']>;

interface EventRegistrationProps {
  readonly event: AboutEvent;
  /** The reader's place on the waiting list. */
  readonly waitingPlace: number | null;
  /** How the reader's registration stands, where there is one. */
  readonly noted?: EventRegistrationStatus | undefined;
  /** When and by what means the organisation reminds. */
  readonly reminders: ReminderMeans | null | undefined;
}

/** When an event is, and the way to take part: a place, one on the waiting list, or a time for a conversation. */
export function EventRegistration({ event, waitingPlace, noted, reminders }: EventRegistrationProps) {
  const { user, rights } = useSession();
  const state = registrationState(event, user?._id ?? '', new Date(), waitingPlace !== null);
  const hasSlots =
    event.eventType === 'ONE_ON_ONE' && rights !== null && isFeatureEnabled(rights.features, 'oneOnOneEvents');
  return (
    <>
      <Registration {...{ event, state, hasSlots, noted, reminders }} place={waitingPlace} />
      {hasSlots && <OwnHoursNote event={event} />}
      {!hasSlots && (state === 'open' || state === 'full') && <OverlapNote event={event} />}
      {hasSlots && (state === 'open' || state === 'registered') && (
        <EventSlots eventId={event._id} hosts={event.hosts.map(({ _id }) => _id)} />
      )}
    </>
  );
}

/** What the reader can do; for conversations a time is booked instead of a place, and nobody waits. */
function changeIn(state: RegistrationState, hasSlots: boolean, hasBegun: boolean): RegistrationChange | null {
  if (state === 'waiting') return 'unwait';
  if (hasSlots) return null;
  // Who came is known from then on.
  if (state === 'registered') return hasBegun ? null : 'leave';
  if (state === 'open') return 'join';
  return state === 'full' && !hasBegun ? 'wait' : null;
}

/** How soon a page that stays open knows that the event has begun. */
const REFRESH_MS = 15_000;

interface RegistrationProps extends Pick<EventRegistrationProps, 'noted' | 'reminders'> {
  readonly event: AboutEvent;
  readonly state: RegistrationState;
  readonly place: number | null;
  /** Times are chosen below, each its own. */
  readonly hasSlots: boolean;
}

function Registration({ event, state, place, hasSlots, noted, reminders }: RegistrationProps) {
  const { t } = useTranslation('programme');
  const now = useNow(REFRESH_MS);
  const hasBegun = Boolean(event.startTime) && Date.parse(event.startTime ?? '') <= now;
  const action = changeIn(state, hasSlots, hasBegun);
  const change = useRegistration(event._id);
  const { rights } = useSession();
  const mayInvite = hasPermission(rights?.principal ?? null, 'EVENT/EVENT:EDIT') && event.status === 'published';
  const isTaking = action === 'join' || action === 'wait';
  const isLost = useAskToLeave(state === 'waiting' ? 'wait' : 'place');
  const askAndChange = async (next: RegistrationChange): Promise<void> => {
    // Nobody waits for a place of which there are more.
    const isAsked = next === 'unwait' || (next === 'leave' && event.placesLeft === 0);
    if (!isAsked || (await isLost())) change.mutate(next);
  };
  return (
    <Paper withBorder radius="lg" p="md" className={classes.registration}>
      <div className={classes.when}>
        {(event.startTime || !hasSlots) && (
          <strong>
            {event.startTime ? <MomentText start={event.startTime} end={event.endTime} /> : t('events.noTime')}
          </strong>
        )}
        <span className={classes.note} role="status">
          {state === 'waiting'
            ? t('events.state.waiting', { place })
            : t(`events.state.${attendanceSaid(state, noted) ?? state}`)}
        </span>
        {(state === 'open' || state === 'registered') && !hasSlots && typeof event.placesLeft === 'number' && (
          <span className={classes.note}>{t('events.placesLeft', { number: event.placesLeft })}</span>
        )}
        {state === 'registered' && !attendanceSaid(state, noted) && (
          <ReminderNote startTime={event.startTime} reminders={reminders} />
        )}
        {event.noOfWaiting > 0 && (
          <span className={classes.note}>{t('events.waitingCount', { number: event.noOfWaiting })}</span>
        )}
      </div>
      {action && (
        <Button
          // Whoever may invite has that as the button of the page.
          variant={isTaking && !mayInvite ? 'filled' : 'default'}
          loading={change.isPending}
          onClick={() => void askAndChange(action)}
        >
          {t(`events.${action}`)}
        </Button>
      )}
    </Paper>
  );
}
