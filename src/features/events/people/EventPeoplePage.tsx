import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { InviteForm } from './InviteForm.tsx';
import classes from './People.module.css';
import { PeopleRows } from './PeopleRows.tsx';
import { EventPeopleDocument, type EventPeopleQuery } from './people.gen.ts';

/** Who comes to an event, who waits for a place and who was asked, for those who may invite and take off. */
export function EventPeoplePage({ recordId }: { readonly recordId: string }) {
  const { data, error, refetch } = useQuery(graphqlQuery(EventPeopleDocument, { id: recordId }));
  useLiveQuery('IncubatorEvent', queriesOf(EventPeopleDocument).queryKey, ['detail', 'IncubatorEvent']);
  const event = data?.incubatorEvent;
  if (!event) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  const isOfSessions = event.eventType === 'ONE_ON_ONE';
  return (
    <div className={classes.parts}>
      {event.status !== 'cancelled' && (
        <Paper withBorder radius="lg" p="md">
          <InviteForm eventId={event._id} isDraft={event.status === 'draft'} isOfSessions={isOfSessions} />
        </Paper>
      )}
      <Lists event={event} />
    </div>
  );
}

function Lists({ event }: { readonly event: NonNullable<EventPeopleQuery['incubatorEvent']> }) {
  const { t } = useTranslation('programme');
  const participants = event.participants ?? [];
  const waiting = event.waiting ?? [];
  const invitedTitle = t(event.eventType === 'ONE_ON_ONE' ? 'events.people.invitedSessions' : 'events.people.invited');
  const listed = new Set([...participants, ...waiting].map(({ _id }) => _id));
  const invited = (event.invited ?? []).filter(({ _id }) => !listed.has(_id));
  return (
    <>
      {waiting.length > 0 && (
        <Section title={t('events.people.waiting')} count={waiting.length}>
          <PeopleRows eventId={event._id} people={waiting} label={t('events.people.waiting')} isLine />
        </Section>
      )}
      <Section title={t('events.people.coming')} count={participants.length}>
        {participants.length === 0 && <p className={classes.none}>{t('events.people.nobodyComes')}</p>}
        <PeopleRows eventId={event._id} people={participants} label={t('events.people.coming')} />
      </Section>
      {invited.length > 0 && (
        <Section title={invitedTitle} count={invited.length}>
          <PeopleRows eventId={event._id} people={invited} label={invitedTitle} />
        </Section>
      )}
    </>
  );
}
