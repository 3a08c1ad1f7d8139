import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import classes from '#src/forms/scores/Scores.module.css';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { FunnelConflicts } from '../conflicts/FunnelConflicts.tsx';
import { FunnelDistributionDocument, type FunnelDistributionQuery } from '../scoring.gen.ts';
import { LoadTable } from './LoadTable.tsx';
import { ShareOutDialog } from './ShareOutDialog.tsx';

export type RoundDistribution = FunnelDistributionQuery['funnelDistribution'][number];

/** How soon it is looked at again while a job shares out what was too much for one operation. */
const POLL_MS = 2000;
const isComing = ({ later }: RoundDistribution): boolean => later > 0;

/** Who scores what in each round of a funnel, the way to share it out, and who knows whom. */
export function FunnelDistribution({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('scoring');
  const { data, error, refetch } = useQuery({
    ...graphqlQuery(FunnelDistributionDocument, { id: recordId }),
    refetchInterval: ({ state }) => (state.data?.funnelDistribution.some(isComing) ? POLL_MS : false),
  });
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />;
  const rounds = data.funnelDistribution;
  if (rounds.length === 0) return <EmptyState title={t('share.none')} hint={t('share.noneHint')} />;
  return (
    <div>
      {rounds.map((round) => (
        <div key={round.roundId} className={classes.part}>
          <RoundShares funnelId={recordId} round={round} />
        </div>
      ))}
      <div className={classes.part}>
        <FunnelConflicts funnelId={recordId} />
      </div>
    </div>
  );
}

function RoundShares({ funnelId, round }: { readonly funnelId: string; readonly round: RoundDistribution }) {
  const { t, i18n } = useTranslation('scoring');
  const reader = useDateReader();
  const { rights } = useSession();
  const [isOpen, setOpen] = useState(false);
  const mayShare = rights !== null && hasPermission(rights.principal, 'EVALUATION/ASSIGNATION:CREATE');
  const { perApplication, applications, missing, later, dueDate, evaluators, roles, tags } = round;
  const alternatives = new Intl.ListFormat(languageTag(i18n.language), { type: 'disjunction' });
  const rule = [roles, tags].flatMap((groups) => alternatives.format(groups.map(({ name }) => name)) || []);
  return (
    <Section
      title={round.roundName}
      action={mayShare && <Button onClick={() => setOpen(true)}>{t('share.open')}</Button>}
    >
      <div className={classes.part}>
        <dl className={classes.facts}>
          <Fact label={t('share.applications')} value={applications.toLocaleString()} />
          <Fact
            label={t('share.perApplication')}
            value={perApplication === null ? t('share.everybody') : perApplication.toLocaleString()}
          />
          {rule.length > 0 && <Fact label={t('share.rule')} value={rule.join(' · ')} />}
          {dueDate && <Fact label={t('share.dueDate')} value={dayText(dueDate, 'UTC', reader)} />}
          {later > 0 && <Fact label={t('share.coming')} value={later.toLocaleString()} />}
          {missing > 0 && <Fact label={t('share.missing')} value={missing.toLocaleString()} />}
        </dl>
        {evaluators.length === 0 ? (
          <p className={classes.note}>{t('share.nobody')}</p>
        ) : (
          <LoadTable evaluators={evaluators} />
        )}
      </div>
      {isOpen && <ShareOutDialog funnelId={funnelId} round={round} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
