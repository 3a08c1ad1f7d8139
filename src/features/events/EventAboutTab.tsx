import { Button, Paper } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isFeatureEnabled } from '#domain/access/features.ts';
import { withScheme } from '#domain/text/webLink.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { listOf } from '#src/ui/i18n/listOf.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './EventAboutTab.module.css';
import { EventFiles } from './EventFiles.tsx';
import { EventSlots } from './EventSlots.tsx';
import {
  CancelEventRegistrationDocument,
  EventAboutDocument,
  type EventAboutQuery,
  RegisterForIncubatorEventDocument,
} from './events.gen.ts';
import { type RegistrationState, registrationState } from './registrationState.ts';

type AboutEvent = NonNullable<EventAboutQuery['incubatorEvent']>;

/** What an event is about, and the way to take part. */
export function EventAboutTab({ recordId }: { readonly recordId: string }) {
  const { data, error, refetch } = useQuery(graphqlQuery(EventAboutDocument, { id: recordId }));
  const event = data?.incubatorEvent;
  if (!event) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  return (
    <div className={classes.parts}>
      <Participation event={event} />
      <Paper withBorder radius="lg" p="md" className={classes.text}>
        <Description event={event} />
        <Links event={event} />
      </Paper>
      <EventFiles eventId={event._id} />
    </div>
  );
}

/** Registration, and for one-on-one sessions the time. */
function Participation({ event }: { readonly event: AboutEvent }) {
  const { user, rights } = useSession();
  const state = registrationState(event, user?._id ?? '', new Date());
  const hasSlots =
    event.eventType === 'ONE_ON_ONE' && rights !== null && isFeatureEnabled(rights.features, 'oneOnOneEvents');
  const canRegister = state === 'registered' || (state === 'open' && !hasSlots);
  return (
    <>
      <Registration event={event} state={state} canChange={canRegister} />
      {hasSlots && (state === 'open' || state === 'registered') && <EventSlots eventId={event._id} />}
    </>
  );
}

interface RegistrationProps {
  readonly event: AboutEvent;
  readonly state: RegistrationState;
  readonly canChange: boolean;
}

function Registration({ event, state, canChange }: RegistrationProps) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const message = useErrorMessage();
  const change = useMutation({
    mutationFn: async () => {
      const variables = { eventId: event._id };
      if (state === 'registered') await graphqlRequest(CancelEventRegistrationDocument, variables);
      else await graphqlRequest(RegisterForIncubatorEventDocument, variables);
    },
    onSuccess: async () => {
      showToast({ kind: 'success', message: t(state === 'registered' ? 'events.left' : 'events.joined') });
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  return (
    <Paper withBorder radius="lg" p="md" className={classes.registration}>
      <div className={classes.when}>
        <strong>
          {event.startTime ? <MomentText start={event.startTime} end={event.endTime} /> : t('events.noTime')}
        </strong>
        <span className={classes.note} role="status">
          {t(`events.state.${state}`)}
        </span>
      </div>
      {canChange && (
        <Button
          variant={state === 'registered' ? 'default' : 'filled'}
          loading={change.isPending}
          onClick={() => change.mutate()}
        >
          {state === 'registered' ? t('events.leave') : t('events.join')}
        </Button>
      )}
    </Paper>
  );
}

function Description({ event }: { readonly event: AboutEvent }) {
  const { t, i18n } = useTranslation('programme');
  const names = [...event.topics, ...event.tags].map(({ name }) => name);
  const topics = listOf(names, i18n.language);
  return (
    <>
      <p className={classes.prose}>{event.description || t('events.noDescription')}</p>
      {topics && <p className={classes.note}>{topics}</p>}
    </>
  );
}

function Links({ event }: { readonly event: AboutEvent }) {
  const { t } = useTranslation('programme');
  const { location, conferenceData, attachmentFiles, attachmentLinks } = event;
  const links = [
    { id: 'conference', name: conferenceData?.solution || t('events.conference'), url: conferenceData?.url },
    ...attachmentFiles.map(({ _id, name, fileUrl }) => ({ id: _id, name: name ?? t('events.file'), url: fileUrl })),
    ...attachmentLinks.map(({ _id, name, url }) => ({ id: _id, name: name ?? t('events.link'), url })),
  ].flatMap(({ id, name, url }) => (url ? [{ id: id ?? url, name, url }] : []));
  const place = location?.text || (location?.link ? t('events.place') : null);
  if (links.length === 0 && place === null) return null;
  return (
    <ul className={classes.links} aria-label={t('events.links')}>
      {place && <li>{location?.link ? <NewTabLink name={place} url={location.link} /> : place}</li>}
      {links.map(({ id, name, url }) => (
        <li key={id}>
          <NewTabLink name={name} url={url} />
        </li>
      ))}
    </ul>
  );
}

function NewTabLink({ name, url }: { readonly name: string; readonly url: string }) {
  return (
    <a href={withScheme(url)} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}
