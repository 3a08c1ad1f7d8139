import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import { MentorCard } from './MentorCard.tsx';
import { ProposedMentorsDocument } from './matching.gen.ts';
import classes from './matching.module.css';

interface ProposedMentorsProps {
  readonly startupId: string;
  /** Who is refused already, and is not proposed in their own place. */
  readonly besides?: string;
}

/** Mentors who fit the founder's startup, why, and the way to ask each (issue 14, point 3). Nothing where founders don't ask or nobody fits. */
export function ProposedMentors({ startupId, besides }: ProposedMentorsProps) {
  const { t } = useTranslation('programme');
  const { data } = useQuery(graphqlQuery(ProposedMentorsDocument, { startupId }));
  const mentors = data?.proposedMentors.filter(({ _id }) => _id !== besides) ?? [];
  if (!data?.meetingRequestTerms.isActive || mentors.length === 0) return null;
  return (
    <Section title={t('match.title')}>
      <ul className={classes.mentors}>
        {mentors.map((mentor) => (
          <li key={mentor._id}>
            <MentorCard
              mentor={mentor}
              ask={
                <Button component={AppLink} href={paths.profilePersonMeet({ id: mentor._id })} variant="default">
                  {t('match.ask')}
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
