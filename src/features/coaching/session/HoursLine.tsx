import { IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useReaderZone, useSession } from '#src/data/session/sessionStore.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { numberFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { Coming } from '#src/ui/list/Coming.tsx';
import { daysText, dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import classes from './Session.module.css';
import type { StartupHoursQuery } from './session.gen.ts';
import { startupHoursQuery } from './sessionQueries.ts';

interface HoursLineProps {
  readonly startup: string;
  /** Ids of the coaches; hours that are of others are left out. Null where it is not known yet who coaches. */
  readonly coaches: readonly string[] | null;
  /** Whether the reader asks for a meeting: what waits for an answer can't be asked for once more. */
  readonly isAsking?: boolean;
}

/** What a startup has had of its coaching hours, what waits for an answer, and what is left. Nothing where hours are not counted. */
export function HoursLine({ startup, coaches, isAsking = false }: HoursLineProps) {
  const { t } = useTranslation('programme');
  const { rights } = useSession();
  const ability = useAbility();
  const isCounted = rights?.features.switches.hoursAllocation === true && ability.can('read', 'HourAllocation');
  const { data, isLoading } = useQuery({ ...startupHoursQuery(startup), enabled: isCounted });
  // Whoever else of the startup asks takes minutes, and whoever answers gives them back or takes them for good.
  useLiveQuery(isCounted ? 'MeetingRequest' : null, startupHoursQuery(startup).queryKey);
  useLiveQuery(isCounted ? 'HourAllocation' : null, startupHoursQuery(startup).queryKey);
  const today = dayOf(useReaderZone(), new Date());
  if (isLoading) return <Coming />;
  const hours = (data?.hourAllocations.results ?? []).filter(
    ({ coach, validUntil }) =>
      (!coach || coaches === null || coaches.includes(coach._id)) && (!validUntil || validUntil >= today),
  );
  if (hours.length === 0) return null;
  return (
    <div className={classes.line}>
      <IconHourglass size={20} aria-hidden />
      <ul className={classes.hours} aria-label={t('session.hours')}>
        {hours.map((allotted) => (
          <AllottedHours key={allotted._id} allotted={allotted} isAsking={isAsking} />
        ))}
      </ul>
    </div>
  );
}

interface AllottedHoursProps {
  readonly allotted: StartupHoursQuery['hourAllocations']['results'][number];
  readonly isAsking: boolean;
}

function AllottedHours({ allotted, isAsking }: AllottedHoursProps) {
  const { t, i18n } = useTranslation('programme');
  const days = useDays();
  const { name, coach, validFrom, validUntil, minutesAllocated: all, minutesAwaited: awaited } = allotted;
  const [planned, used] = [allotted.minutesPending ?? 0, allotted.minutesUsed ?? 0];
  const left = Math.max(0, all - planned - used - (isAsking ? awaited : 0));
  const number = (minutes: number) => numberFormat(languageTag(i18n.language)).format(minutes);
  return (
    <li>
      <bdi>{coach ? `${name} · ${coach.fullName}` : name}</bdi>
      {(validFrom || validUntil) && <span className={classes.note}>{days(validFrom, validUntil)}</span>}
      <strong data-none={left === 0}>{t('session.minutesLeft', { left: number(left) })}</strong>
      <span className={classes.note}>
        {t('session.minutesUsed', { used: number(used), planned: number(planned), all: number(all) })}
      </span>
      {awaited > 0 && (
        <AppLink href={`${paths.coaching()}?view=requests`}>
          {t('session.minutesAwaited', { awaited: number(awaited) })}
        </AppLink>
      )}
    </li>
  );
}

/** Says on which days hours count. */
function useDays() {
  const reader = useDateReader();
  return (from: string | null | undefined, until: string | null | undefined): string => {
    if (from && until) return daysText(from, until, 'UTC', reader);
    return [from, until]
      .map((day) => (day ? dayText(day, 'UTC', reader) : ''))
      .join(' – ')
      .trim();
  };
}
