import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { whereText } from '#domain/text/whereText.ts';
import type { ShownWeek } from '#src/screens/calendar/week/shownWeek.ts';
import { toneOfValue } from '#src/screens/cells/enumTones.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { AvatarList } from '#src/ui/avatar/AvatarList.tsx';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { clockRange } from '#src/ui/time/clockRange.ts';
import { MeetingRow } from './MeetingRow.tsx';
import classes from './Week.module.css';
import type { WeekMeeting, WeekSession } from './weekQuery.ts';

interface WeekDaysProps {
  readonly week: Pick<ShownWeek, 'days'>;
  readonly sessions: readonly WeekSession[];
  readonly meetings?: readonly WeekMeeting[];
  readonly zone: string;
}

/** The sessions and meetings of a week under their days; days without one are left out. */
export function WeekDays({ week, sessions, meetings = [], zone }: WeekDaysProps) {
  const { t, i18n } = useTranslation('programme');
  const name = dateTimeFormat(languageTag(i18n.language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const entries = [...sessions.map(ofSession), ...meetings.map(ofMeeting)].sort((a, b) =>
    a.start.localeCompare(b.start),
  );
  const byDay = Map.groupBy(entries, ({ start }) => dayOf(zone, start));
  if (entries.length === 0) return <EmptyState title={t('week.none')} />;
  return week.days.map((day) => {
    const ofDay = byDay.get(day);
    if (ofDay === undefined) return null;
    return (
      <section key={day} className={classes.day} aria-label={name.format(new Date(day))}>
        <h3 className={classes.dayName}>{name.format(new Date(day))}</h3>
        <ul className={classes.list}>
          {ofDay.map((entry) => (
            <li key={entry.key}>
              {entry.session ? (
                <SessionRow session={entry.session} zone={zone} />
              ) : (
                <MeetingRow meeting={entry.meeting} zone={zone} />
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

const ofSession = (session: WeekSession) =>
  ({ key: session._id, start: session.startTime ?? '', session, meeting: null }) as const;

const ofMeeting = (meeting: WeekMeeting) =>
  ({ key: meeting.id, start: meeting.start, session: null, meeting }) as const;

function SessionRow({ session, zone }: { readonly session: WeekSession; readonly zone: string }) {
  const { t, i18n } = useTranslation(['programme', 'spec']);
  const {
    _id: id,
    name,
    status,
    startTime,
    endTime,
    startupName,
    attendees,
    attendeeNames,
    place,
    location,
    meetingLink,
    agenda,
  } = session;
  const clock = dateTimeFormat(languageTag(i18n.language), { timeStyle: 'short', timeZone: zone });
  const list = new Intl.ListFormat(languageTag(i18n.language));
  const start = new Date(startTime ?? '');
  const facts = [
    startupName,
    // Whose profile is closed has no picture beside it.
    attendees.length < attendeeNames.length && list.format(attendeeNames),
    whereText(place?.name, location),
    agenda.length > 0 && t('week.points', { points: agenda.length }),
  ];
  return (
    <div className={classes.session}>
      <time dateTime={startTime ?? undefined} className={classes.time}>
        {endTime ? clockRange(clock, startTime ?? '', endTime) : clock.format(start)}
      </time>
      <div className={classes.what}>
        <AppLink href={`/coaching/session/${id}`}>{name}</AppLink>
        <span className={classes.note}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <AvatarList users={attendees} />
      <span className={classes.status}>
        <StatusPill tone={toneOfValue('CoachingSessionStatus', status)}>
          {t(`enum.CoachingSessionStatus.${status}`, { ns: 'spec' })}
        </StatusPill>
      </span>
      {meetingLink && status === 'planned' && (
        <Button
          component="a"
          href={meetingLink}
          target="_blank"
          rel="noreferrer"
          variant="default"
          className={classes.join}
          leftSection={<IconVideo size={16} aria-hidden />}
          aria-label={t('week.joinNamed', { name })}
        >
          {t('session.join')}
        </Button>
      )}
    </div>
  );
}
