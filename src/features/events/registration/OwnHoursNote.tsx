import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { useReaderZone, useSession } from '#src/data/session/sessionStore.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useLiveTimes } from '#src/ui/meetings/useLiveTimes.ts';
import { daysText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { type EventAboutQuery, EventHostHoursDocument } from '../events.gen.ts';
import classes from './EventSlots.module.css';

type AboutEvent = NonNullable<EventAboutQuery['incubatorEvent']>;

/** To who hosts conversations in hours of their own and has not given these: that they are missing, and the way to give them. */
export function OwnHoursNote({ event }: { readonly event: AboutEvent }) {
  const { t } = useTranslation('programme');
  const { user } = useSession();
  const [reader, zone] = [useDateReader(), useReaderZone()];
  const own = event.hosts.filter(({ _id }) => _id === user?._id).map(({ _id }) => _id);
  const query = graphqlQuery(EventHostHoursDocument, { id: event._id });
  const { data } = useQuery({ ...query, enabled: own.length > 0 });
  useLiveTimes(own, queriesOf(EventHostHoursDocument).queryKey);
  const found = data?.eventHostHours.find(({ host }) => host === user?._id);
  if (!found || (found.hasHours && !found.isAsked)) return null;
  const isWeekly = data?.incubatorEvent?.availability?.type === 'coaching';
  const { startTime, endTime } = event;
  const span = startTime ? daysText(startTime, endTime ?? startTime, zone, reader) : null;
  const singleDays = span ? t('events.ownHours.between', { days: span }) : t('events.ownHours.single');
  return (
    <FormAlert kind="note">
      <div className={classes.ownHours}>
        <span>{isWeekly ? t('events.ownHours.weekly') : singleDays}</span>
        <Button
          component={AppLink}
          href={isWeekly ? paths.availabilityWeekly() : paths.availability()}
          variant="default"
          size="xs"
        >
          {t('events.ownHours.give')}
        </Button>
      </div>
    </FormAlert>
  );
}
