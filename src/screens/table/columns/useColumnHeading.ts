import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnMeta } from '#domain/model/screens.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';

type HeadedColumn = Pick<ColumnMeta, 'labelKey' | 'type' | 'format'>;

/** What stands over a column; over moments also where the clock stands that they are told by. */
export function useColumnHeading(): (column: HeadedColumn) => string {
  const { t } = useTranslation('spec');
  const zone = useReaderZone();
  return useCallback(
    (column) => (isMoment(column) ? `${t(column.labelKey)} (${placeOf(zone)})` : t(column.labelKey)),
    [t, zone],
  );
}

/** A time that is said in full: "3 days ago" is so everywhere, and a day has no clock. */
function isMoment({ type, format }: HeadedColumn): boolean {
  return type === 'dateTime' && format !== 'relative-time' && format !== 'date';
}

/** `America/New_York` → New York. */
function placeOf(zone: string): string {
  const label = zoneLabel(zone);
  return label.split('/').at(-1) ?? label;
}
