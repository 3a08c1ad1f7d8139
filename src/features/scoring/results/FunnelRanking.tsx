import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import classes from '#src/forms/scores/Scores.module.css';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { saveFile } from '#src/ui/saveFile.ts';
import { FunnelRankingDocument, type FunnelRankingQuery } from '../scoring.gen.ts';
import { EvaluatorTable } from './EvaluatorTable.tsx';
import { PlaceExplained } from './PlaceExplained.tsx';
import { RankingTable } from './RankingTable.tsx';
import { useRankingFile } from './useRankingFile.ts';

export type RoundRanking = FunnelRankingQuery['funnelRanking'][number];
export type RankedApplication = RoundRanking['places'][number];

/** The applications of a funnel by their scores, and how they came to be so. */
export function FunnelRanking({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('scoring');
  const { data, error, refetch } = useQuery(graphqlQuery(FunnelRankingDocument, { id: recordId }));
  const [chosen, choose] = useState<string | null>(null);
  const [explained, explain] = useState<string | null>(null);
  const fileOf = useRankingFile();
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />;
  const rounds = data.funnelRanking;
  const round = rounds.find(({ roundId }) => roundId === chosen) ?? rounds[0];
  if (!round) return <EmptyState title={t('ranking.none')} hint={t('ranking.noneHint')} />;
  const place = round.places.find(({ applicationId }) => applicationId === explained);
  return (
    <div className={classes.part}>
      <div className={classes.head}>
        {rounds.length > 1 ? (
          <Select
            aria-label={t('round')}
            data={rounds.map(({ roundId, roundName }) => ({ value: roundId ?? '', label: roundName ?? '–' }))}
            value={round.roundId ?? ''}
            allowDeselect={false}
            onChange={choose}
          />
        ) : (
          <strong>{round.roundName}</strong>
        )}
        <Button
          variant="default"
          onClick={() => saveFile(`${data.funnel?.name ?? 'ranking'}.csv`, 'text/csv', fileOf(round))}
        >
          {t('ranking.export')}
        </Button>
      </div>
      <p className={classes.note}>{t('ranking.explained')}</p>
      <RankingTable places={round.places} onExplain={explain} />
      <EvaluatorTable evaluators={round.evaluators} />
      {place && <PlaceExplained funnelId={recordId} round={round} place={place} onClose={() => explain(null)} />}
    </div>
  );
}
