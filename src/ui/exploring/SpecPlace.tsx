import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlacedKind } from '#domain/model/specPlaces.ts';
import { specPlaceQuery } from '#src/data/exploring/specPlaceQuery.ts';
import { CopiedPlace } from './CopiedPlace.tsx';
import classes from './SpecPlace.module.css';

/** For explorers: the line of the spec that says what they meet. Others are told nothing, and nothing is asked for. */
export function SpecPlace({ kind, id }: { readonly kind: PlacedKind; readonly id: string }) {
  const { t } = useTranslation('organisation');
  const { data: place } = useQuery(specPlaceQuery(kind, id));
  if (place === undefined) return null;
  return (
    <p className={classes.place}>
      {t('exploring.rule')} <CopiedPlace place={place} />
    </p>
  );
}
