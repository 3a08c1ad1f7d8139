import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { listOf } from '#src/ui/i18n/listOf.ts';
import { momentText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import type { ProposedMentorsQuery } from './matching.gen.ts';
import classes from './matching.module.css';

export type Proposal = ProposedMentorsQuery['proposedMentors'][number];

interface MentorCardProps {
  readonly mentor: Proposal;
  /** The way to ask them; not there for whoever has no time, or enough requests. */
  readonly ask: ReactNode;
}

/** A mentor who fits a startup: why, and when they are free. */
export function MentorCard({ mentor, ask }: MentorCardProps) {
  const { t, i18n } = useTranslation('programme');
  const { fullName, headline, industries, country, sessionsHeld, nextFree, isFull } = mentor;
  const [zone, reader] = [useReaderZone(), useDateReader()];
  const reasons = [
    industries.length > 0 && t('match.industries', { names: listOf(industries, i18n.language) }),
    country && t('match.country', { country }),
    sessionsHeld > 0 && t('match.held', { count: sessionsHeld }),
  ].filter((reason) => typeof reason === 'string');
  return (
    <Paper withBorder radius="lg" className={classes.mentor}>
      <UserAvatar user={mentor} size={44} />
      <div className={classes.who}>
        <strong>
          <bdi>{fullName}</bdi>
        </strong>
        {headline && <span className={classes.note}>{headline}</span>}
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {isFull ? (
          <span className={classes.note}>{t('match.full')}</span>
        ) : (
          nextFree && (
            <span className={classes.note}>{t('match.free', { time: momentText(nextFree, zone, reader) })}</span>
          )
        )}
      </div>
      {!isFull && nextFree && <div className={classes.askMentor}>{ask}</div>}
    </Paper>
  );
}
