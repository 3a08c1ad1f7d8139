import { IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useReaderZone, useSession } from '#src/data/session/sessionStore.ts';
import { numberFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { Coming } from '#src/ui/list/Coming.tsx';
import { daysText, dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import classes from './Session.module.css';
import { startupHoursQuery } from './sessionQueries.ts';

interface HoursLineProps {
  readonly startup: string;
  /** Ids of the coaches; hours that are of others are left out. Null where it is not known yet who coaches. */
  readonly coaches: readonly string[] | null;
}

/** What a startup has had of its coaching hours, and what is left. Nothing where hours are not counted. */
export function HoursLine({ startup, coaches }: HoursLineProps) {
  const { t, i18n } = useTranslation('programme');
  const { rights } = useSession();
  const ability = useAbility();
  const isCounted = rights?.features.switches.hoursAllocation === true && ability.can('read', 'HourAllocation');
  const { data, isLoading } = useQuery({ ...startupHoursQuery(startup), enabled: isCounted });
  const reader = useDateReader();
  const today = dayOf(useReaderZone(), new Date());
  if (isLoading) return <Coming />;
  const hours = (data?.hourAllocations.results ?? []).filter(
    ({ coach, validUntil }) =>
      (!coach || coaches === null || coaches.includes(coach._id)) && (!validUntil || validUntil >= today),
  );
  if (hours.length === 0) return null;
  const number = numberFormat(languageTag(i18n.language));
  const days = (from: string | null | undefined, until: string | null | undefined): string => {
    if (from && until) return daysText(from, until, 'UTC', reader);
    return [from, until]
      .map((day) => (day ? dayText(day, 'UTC', reader) : ''))
      .join(' – ')
      .trim();
  };
  return (
    <div className={classes.line}>
      <IconHourglass size={20} aria-hidden />
      <ul className={classes.hours} aria-label={t('session.hours')}>
        {hours.map(({ _id, name, coach, validFrom, validUntil, minutesAllocated, minutesPending, minutesUsed }) => {
          const left = Math.max(0, minutesAllocated - (minutesPending ?? 0) - (minutesUsed ?? 0));
          return (
            <li key={_id}>
              <bdi>{coach ? `${name} · ${coach.fullName}` : name}</bdi>
              {(validFrom || validUntil) && <span className={classes.note}>{days(validFrom, validUntil)}</span>}
              <strong data-none={left === 0}>{t('session.minutesLeft', { left: number.format(left) })}</strong>
              <span className={classes.note}>
                {t('session.minutesUsed', {
                  used: number.format(minutesUsed ?? 0),
                  planned: number.format(minutesPending ?? 0),
                  all: number.format(minutesAllocated),
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
