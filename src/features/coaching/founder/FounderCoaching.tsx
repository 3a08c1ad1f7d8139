import { Button, Group, Paper } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { AvatarList } from '#src/ui/avatar/AvatarList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { WeekTodos } from '../week/WeekTodos.tsx';
import classes from './Founder.module.css';
import type { FounderCoachingQuery } from './founder.gen.ts';
import { founderCoachingQuery } from './founderQuery.ts';

type Next = FounderCoachingQuery['next']['results'][number];

const noNotes = { totalCount: 0, results: [] };

/** What a founder comes to coaching for: the next session, and what they agreed to do. Nothing where there is neither. */
export function FounderCoaching() {
  const user = useSessionUser();
  const { data } = useQuery(founderCoachingQuery(user._id));
  const next = data?.next.results[0];
  if (!data || (next === undefined && data.mine.results.length === 0)) return null;
  return (
    <div className={classes.founder}>
      {next && <NextSession session={next} />}
      <WeekTodos unnoted={noNotes} mine={data.mine} />
    </div>
  );
}

function NextSession({ session }: { readonly session: Next }) {
  const { t } = useTranslation('programme');
  const { _id: id, name, startTime, endTime, location, meetingLink, coachs } = session;
  return (
    <Paper withBorder radius="lg" className={classes.part}>
      <Section title={t('founder.next')}>
        <div className={classes.next}>
          <AppLink href={`/coaching/session/${id}`}>{name}</AppLink>
          <strong>
            <MomentText start={startTime} end={endTime} />
          </strong>
          {location && <span className={classes.note}>{location}</span>}
          <Group justify="space-between">
            <AvatarList users={coachs} variant="large" />
            {meetingLink && (
              <Button
                component="a"
                href={meetingLink}
                target="_blank"
                rel="noreferrer"
                leftSection={<IconVideo size={16} aria-hidden />}
              >
                {t('session.join')}
              </Button>
            )}
          </Group>
        </div>
      </Section>
    </Paper>
  );
}
