import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { LazyRecordEditor, useReadyEditor } from '#src/screens/form/LazyRecordEditor.tsx';
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
  const { t } = useTranslation(['applications', 'screens']);
  const [editing, setEditing] = useState<string | null>(null);
  useReadyEditor(meetings.some(({ may }) => may?.update === true));
  return (
    <Section title={t('meeting.planned')}>
      <ul className={classes.planned}>
        {meetings.map(
          ({ _id, title, startTime, durationMinutes, hostName, placeName, location, otherTimeAskedAt, may }) => (
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
                {!placeName && !location && t('meeting.placeOpen')}
              </span>
              {otherTimeAskedAt && <strong>{t('meeting.otherTimeAsked')}</strong>}
              {may?.update && (
                <Button
                  className={classes.change}
                  variant="default"
                  size="compact-sm"
                  aria-label={t('meeting.changeOf', { name: title })}
                  onClick={() => setEditing(_id)}
                >
                  {t('detail.edit', { ns: 'screens' })}
                </Button>
              )}
            </li>
          ),
        )}
      </ul>
      {editing !== null && (
        <Suspense>
          <LazyRecordEditor formId="applicationMeeting" recordId={editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </Section>
  );
}

const endOf = (start: string, minutes: number | null): string | null =>
  minutes === null ? null : new Date(Date.parse(start) + minutes * 60_000).toISOString();
