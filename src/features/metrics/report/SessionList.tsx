import { useTranslation } from 'react-i18next';
import { useOrganisationZone } from '#src/data/session/sessionStore.ts';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import classes from './Report.module.css';
import type { StartupReportQuery } from './report.gen.ts';

interface SessionListProps {
  readonly sessions: StartupReportQuery['coachingSessions']['results'];
}

/** The last sessions with their days and how they ended. */
export function SessionList({ sessions }: SessionListProps) {
  const { t } = useTranslation('spec');
  const reader = useDateReader();
  const zone = useOrganisationZone();
  return (
    <ul className={classes.people}>
      {sessions.map(({ _id, name, startTime, status }) => (
        <li key={_id}>
          {[name, startTime && dayText(startTime, zone, reader), t(`enum.CoachingSessionStatus.${status}`)]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}
