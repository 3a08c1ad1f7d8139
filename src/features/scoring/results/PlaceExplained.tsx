import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import classes from '#src/forms/scores/Scores.module.css';
import { useReturnFocus } from '#src/ui/feedback/useReturnFocus.ts';
import { useToastsLeave } from '#src/ui/feedback/useToastsLeave.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { usePhone } from '#src/ui/theme/usePhone.ts';
import { PlaceExplanationDocument, type PlaceExplanationQuery } from '../scoring.gen.ts';
import type { RankedApplication, RoundRanking } from './FunnelRanking.tsx';
import { CriteriaFigures, LevelledScores, NextFigures } from './PlaceFigures.tsx';
import { usePlaceSentence } from './usePlaceSentence.ts';
import '@mantine/core/styles/Drawer.css';

export type Explanation = NonNullable<PlaceExplanationQuery['explainedPlace']>;

interface PlaceExplainedProps {
  readonly funnelId: string;
  readonly round: RoundRanking;
  readonly place: RankedApplication;
  readonly onClose: () => void;
}

/** Why an application stands where it does: in one sentence, and then in figures. On a phone it comes up from the foot. */
export function PlaceExplained({
  funnelId,
  round,
  place: { applicationId, name, rank },
  onClose,
}: PlaceExplainedProps) {
  const { t } = useTranslation('scoring');
  useReturnFocus();
  useToastsLeave();
  const isPhone = usePhone();
  const { data, error, refetch } = useQuery(
    graphqlQuery(PlaceExplanationDocument, { funnelId, roundId: round.roundId, applicationId }),
  );
  const explanation = data?.explainedPlace;
  return (
    <Drawer
      opened
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '85%' : 520}
      title={t('why.title', { name, rank })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {error && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} />}
      {explanation && <Figures explanation={explanation} places={round.places} />}
    </Drawer>
  );
}

interface FiguresProps {
  readonly explanation: Explanation;
  readonly places: readonly RankedApplication[];
}

function Figures({ explanation, places }: FiguresProps) {
  const nameOf = (id: string | undefined) => places.find(({ applicationId }) => applicationId === id)?.name ?? '';
  const nextName = nameOf(explanation.next?.applicationId);
  const sentence = usePlaceSentence(explanation, nextName);
  return (
    <div className={classes.part}>
      <p className={classes.sentence}>{sentence}</p>
      <NextFigures explanation={explanation} name={nameOf(explanation.place.applicationId)} nextName={nextName} />
      <LevelledScores explanation={explanation} />
      <CriteriaFigures criteria={explanation.criteria} />
    </div>
  );
}
