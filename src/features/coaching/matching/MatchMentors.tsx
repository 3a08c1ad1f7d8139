import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { RecordSelect } from '#src/forms/widgets/RecordSelect.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { AskForStartup } from './AskForStartup.tsx';
import { MentorCard, type Proposal } from './MentorCard.tsx';
import { ProposedMentorsDocument } from './matching.gen.ts';
import classes from './matching.module.css';

/**
 * For those who run the organisation: they choose a startup, see which mentors fit it and why, and ask one of them on its
 * behalf at a time that is free (issue 14, point 3).
 */
export function MatchMentors() {
  const { t } = useTranslation(['programme', 'spec']);
  const [startup, setStartup] = useState<string | null>(null);
  const [asked, setAsked] = useState<Proposal | null>(null);
  return (
    <Section title={t('match.forStartup')}>
      <RecordSelect
        entity="Startup"
        label={t('entity.Startup.one', { ns: 'spec' })}
        description={t('match.chooseStartup')}
        value={startup === null ? [] : [startup]}
        onChange={([id = null]) => {
          setStartup(id);
          setAsked(null);
        }}
      />
      {startup !== null && <Fitting key={startup} startup={startup} onAsk={setAsked} />}
      {startup !== null && asked !== null && (
        <AskForStartup key={asked._id} startup={startup} mentor={asked} onClose={() => setAsked(null)} />
      )}
    </Section>
  );
}

interface FittingProps {
  readonly startup: string;
  readonly onAsk: (mentor: Proposal) => void;
}

function Fitting({ startup, onAsk }: FittingProps) {
  const { t } = useTranslation('programme');
  const { data, error, refetch } = useQuery(graphqlQuery(ProposedMentorsDocument, { startupId: startup }));
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />;
  if (data.proposedMentors.length === 0) return <EmptyState title={t('match.nobody')} hint={t('match.nobodyHint')} />;
  return (
    <ul className={classes.mentors}>
      {data.proposedMentors.map((mentor) => (
        <li key={mentor._id}>
          <MentorCard
            mentor={mentor}
            ask={
              <Button variant="default" onClick={() => onAsk(mentor)}>
                {t('match.ask')}
              </Button>
            }
          />
        </li>
      ))}
    </ul>
  );
}
