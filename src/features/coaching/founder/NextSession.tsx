import { Group, Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { whereText } from '#domain/text/whereText.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { AvatarList } from '#src/ui/avatar/AvatarList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { JoinCall } from '../JoinCall.tsx';
import classes from './Founder.module.css';
import type { FoundersNext } from './founderQuery.ts';

/** The session that comes next, the founder's or their startup's: when, with whom, and the way in. */
export function NextSession({ session, isOwn }: FoundersNext) {
  const { t } = useTranslation('programme');
  const { _id: id, name, startTime, endTime, startupName, place, location, meetingLink, coachs } = session;
  const where = whereText(place?.name, place?.address, location);
  return (
    <Paper withBorder radius="lg" className={classes.part}>
      <Section title={isOwn || !startupName ? t('founder.next') : t('founder.nextOf', { name: startupName })}>
        <div className={classes.next}>
          <AppLink href={`/coaching/session/${id}`}>{name}</AppLink>
          <strong>
            <MomentText start={startTime} end={endTime} />
          </strong>
          {where && <span className={classes.note}>{where}</span>}
          <Group justify="space-between">
            <AvatarList users={coachs} variant="large" />
            {meetingLink && <JoinCall link={meetingLink} />}
          </Group>
        </div>
      </Section>
    </Paper>
  );
}
