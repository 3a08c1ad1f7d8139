import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withScheme } from '#domain/text/webLink.ts';
import { whereText } from '#domain/text/whereText.ts';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { listOf } from '#src/ui/i18n/listOf.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './EventAboutTab.module.css';
import { EventFiles } from './EventFiles.tsx';
import { EventAboutDocument, type EventAboutQuery } from './events.gen.ts';
import { EventRegistration } from './registration/EventRegistration.tsx';

type AboutEvent = NonNullable<EventAboutQuery['incubatorEvent']>;

/** Others register, leave and wait: the facts above say how many, and the cards beside it say who. */
const besides = [
  ['detail', 'IncubatorEvent'],
  ['list', 'EventAttendee', 'card'],
  ['list', 'OneOnOneEvent', 'card'],
];

/** What an event is about, and the way to take part. */
export function EventAboutTab({ recordId }: { readonly recordId: string }) {
  const { user } = useSession();
  const own = { event: { IS: recordId }, registrant: { IS: user?._id ?? '' } };
  const { data, error, refetch } = useQuery(graphqlQuery(EventAboutDocument, { id: recordId, own }));
  useLiveQuery('IncubatorEvent', queriesOf(EventAboutDocument).queryKey, ...besides);
  // What the host says of who came.
  useLiveQuery('EventAttendee', queriesOf(EventAboutDocument).queryKey);
  const event = data?.incubatorEvent;
  if (!event) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  return (
    <div className={classes.parts}>
      <EventRegistration
        event={event}
        waitingPlace={data.eventWaitingPlace ?? null}
        noted={data.eventAttendees.results[0]?.status}
        reminders={data.incubator?.reminders}
      />
      <Paper withBorder radius="lg" p="md" className={classes.text}>
        <Description event={event} />
        <Links event={event} />
      </Paper>
      <EventFiles eventId={event._id} />
    </div>
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

interface ShownLink {
  readonly id: string | null | undefined;
  readonly name: string;
  readonly url: string | null | undefined;
  /** Mark of the service that a call is at. */
  readonly icon?: string | null | undefined;
  /** Where it can be read as PDF. */
  readonly pdf?: string | null | undefined;
}

function Links({ event }: { readonly event: AboutEvent }) {
  const { t } = useTranslation('programme');
  const { place: room, location, conferenceData, attachmentFiles, attachmentLinks } = event;
  const links = [
    {
      id: 'conference',
      name: conferenceData?.solution || t('events.conference'),
      url: conferenceData?.url,
      icon: conferenceData?.iconUri,
    },
    ...attachmentFiles.map(({ _id, name, fileUrl, pdfUrl }) => ({
      id: _id,
      name: name ?? t('events.file'),
      url: fileUrl,
      pdf: pdfUrl,
    })),
    ...attachmentLinks.map(({ _id, name, url, pdfUrl }) => ({
      id: _id,
      name: name ?? t('events.link'),
      url,
      pdf: pdfUrl,
    })),
  ].flatMap(({ id, url, ...more }: ShownLink) => (url ? [{ ...more, id: id ?? url, url }] : []));
  const place = location?.text || (location?.link ? t('events.place') : null);
  const roomText = whereText(room?.name, room?.address);
  if (links.length === 0 && place === null && roomText === null) return null;
  return (
    <ul className={classes.links} aria-label={t('events.links')}>
      {roomText && <li>{roomText}</li>}
      {place && <li>{location?.link ? <NewTabLink name={place} url={location.link} /> : place}</li>}
      {links.map(({ id, name, url, icon, pdf }) => (
        <li key={id}>
          {icon && <img src={icon} alt="" width={20} height={20} className={classes.mark} />}
          <NewTabLink name={name} url={url} />
          {pdf && <span className={classes.pdf}>{t('events.pdf')}</span>}
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
