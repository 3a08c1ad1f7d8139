import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useReaderZone, useSessionUser } from '#src/data/session/sessionStore.ts';
import { firstDayOfWeek } from '#src/screens/calendar/monthGrid.ts';
import { shownWeek } from '#src/screens/calendar/week/shownWeek.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { OpenRequests } from '../requests/OpenRequests.tsx';
import classes from './Week.module.css';
import { WeekAside } from './WeekAside.tsx';
import { WeekDays } from './WeekDays.tsx';
import { WeekToolbar } from './WeekToolbar.tsx';
import { coachWeekQuery, type WeekMeeting } from './weekQuery.ts';

interface CoachWeekProps {
  /** A day of the week to be shown, as the address names it. */
  readonly named: unknown;
  readonly onWeek: (day: string | null) => void;
}

/** A coach's own week: sessions and meetings day by day, what needs notes, what they are to do, and requests that wait. */
export function CoachWeek({ named, onWeek }: CoachWeekProps) {
  const { i18n } = useTranslation();
  const zone = useReaderZone();
  const user = useSessionUser();
  const week = shownWeek(named, firstDayOfWeek(languageTag(i18n.language)), zone);
  const { data, error, refetch } = useQuery(coachWeekQuery(user._id, week));
  return (
    <>
      <WeekToolbar week={week} onWeek={onWeek} />
      {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={5} />)}
      {data && (
        <div className={classes.week}>
          <Paper withBorder radius="lg" className={classes.part}>
            <WeekDays week={week} sessions={data.week.results} meetings={data.own.filter(isMeeting)} zone={zone} />
          </Paper>
          <WeekAside later={data.later} unnoted={data.unnoted} mine={data.mine} />
        </div>
      )}
      <div className={classes.requests}>
        <OpenRequests hasTitle />
      </div>
    </>
  );
}

const isMeeting = ({ kind }: WeekMeeting): boolean => kind === 'MEETING';
