import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { Section } from '#src/ui/Section.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { PlannedMeetingsDocument, type PlannedMeetingsQuery } from '../applications.gen.ts';
import classes from './MeetingTab.module.css';

type Planned = PlannedMeetingsQuery['applicationMeetings']['results'][number];

/** Meetings about an application that are to come: when, with whom and where. Null as long as it is not known. */
export function usePlannedMeetings(application: string): readonly Planned[] | null {
  // Asked for once: a moment that goes on would be another question each time.
  const [now] = useState(() => new Date().toISOString());
  const question = graphqlQuery(PlannedMeetingsDocument, { application, now });
  const { data } = useQuery(question);
  useLiveQuery('ApplicationMeeting', question.queryKey);
  return data?.applicationMeetings.results ?? null;
}

/** What is planned already stands before the times at which more could be. */
export function PlannedMeetings({ meetings }: { readonly meetings: readonly Planned[] }) {
  const { t } = useTranslation('applications');
  return (
    <Section title={t('meeting.planned')}>
      <ul className={classes.planned}>
        {meetings.map(({ _id, title, startTime, durationMinutes, hostName, placeName, location }) => (
          <li key={_id}>
            <strong dir="auto">{title}</strong>
            {startTime && (
              <span>
                <MomentText start={startTime} end={endOf(startTime, durationMinutes)} />
              </span>
            )}
            <span className={classes.where}>
              {[hostName, placeName, location].filter(Boolean).map((part) => (
                <bdi key={part}>{part}</bdi>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const endOf = (start: string, minutes: number | null): string | null =>
  minutes === null ? null : new Date(Date.parse(start) + minutes * 60_000).toISOString();
