import { useTranslation } from 'react-i18next';
import type { TimeSpan } from '#domain/availability/spans.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { slotDays } from '#src/ui/time/slotDays.ts';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import classes from './Week.module.css';

interface FreeTimesPreviewProps {
  readonly times: readonly TimeSpan[];
  readonly zone: string;
}

/** What others would be offered, day by day. */
export function FreeTimesPreview({ times, zone }: FreeTimesPreviewProps) {
  const { t, i18n } = useTranslation('programme');
  if (times.length === 0) return <EmptyState title={t('availability.week.preview.empty')} />;
  return (
    <>
      <p className={classes.zone}>{t('meet.zone', { zone: zoneLabel(zone) })}</p>
      <ol className={classes.preview}>
        {slotDays(times, languageTag(i18n.language), zone).map(({ day, times: ofDay }) => (
          <li key={day}>
            <strong>{day}</strong>
            <ul className={classes.times}>
              {ofDay.map(({ startTime, time }) => (
                <li key={startTime}>
                  <bdi>{time}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
