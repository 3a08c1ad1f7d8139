import { useTranslation } from 'react-i18next';
import { useScoreText } from '#src/forms/scores/useScoreText.ts';
import type { Explanation } from './PlaceExplained.tsx';

/** Why a place comes before the next one, in one sentence: "0.4 ahead of Loopcart: the mean of 3 scores is …". */
export function usePlaceSentence(explanation: Explanation, nextName: string): string {
  const { t } = useTranslation('scoring');
  const text = useScoreText();
  const { place, next, ahead, placedBy } = explanation;
  const levelled = { scores: t('why.scores', { count: place.count }), mean: text(place.mean) };
  const shift = text(Math.abs(place.shift));
  const reason =
    place.shift === 0
      ? t('why.kept', levelled)
      : t(place.shift > 0 ? 'why.raised' : 'why.lowered', { ...levelled, shift });
  const comparison =
    next === null
      ? t('why.last')
      : placedBy === 'levelled'
        ? t('why.ahead', { points: text(ahead), name: nextName })
        : t(`why.by.${placedBy ?? 'none'}`, { name: nextName });
  return t('why.sentence', { comparison, reason });
}
