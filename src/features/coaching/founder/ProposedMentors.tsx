import { Button, Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { listOf } from '#src/ui/i18n/listOf.ts';
import { Section } from '#src/ui/Section.tsx';
import { momentText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import classes from './Founder.module.css';
import { ProposedMentorsDocument, type ProposedMentorsQuery } from './founder.gen.ts';

type Proposal = ProposedMentorsQuery['proposedMentors'][number];

/** Mentors who fit the founder's startup, why, and the way to ask each (issue 14, point 3). Nothing where founders don't ask or nobody fits. */
export function ProposedMentors({ startupId }: { readonly startupId: string }) {
  const { t } = useTranslation('programme');
  const { data } = useQuery(graphqlQuery(ProposedMentorsDocument, { startupId }));
  if (!data?.meetingRequestTerms.isActive || data.proposedMentors.length === 0) return null;
  return (
    <Section title={t('match.title')}>
      <ul className={classes.mentors}>
        {data.proposedMentors.map((mentor) => (
          <li key={mentor._id}>
            <MentorCard mentor={mentor} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function MentorCard({ mentor }: { readonly mentor: Proposal }) {
  const { t, i18n } = useTranslation('programme');
  const { _id, fullName, headline, industries, country, sessionsHeld, nextFree, isFull } = mentor;
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
      {!isFull && nextFree && (
        <Button
          component={AppLink}
          href={paths.profilePersonMeet({ id: _id })}
          variant="default"
          className={classes.askMentor}
        >
          {t('match.ask')}
        </Button>
      )}
    </Paper>
  );
}
