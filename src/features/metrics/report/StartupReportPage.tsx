import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#src/screens/why/MissingRecord.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { FigureTable } from './FigureTable.tsx';
import classes from './Report.module.css';
import { ReportHealth } from './ReportHealth.tsx';
import { ReportPart, ReportSheet } from './ReportSheet.tsx';
import type { StartupReportQuery } from './report.gen.ts';
import { reportFigures } from './reportFigures.ts';
import { startupReportQuery } from './reportQueries.ts';
import { SessionList } from './SessionList.tsx';

const route = getRouteApi('/fullscreen/startup/$id/report');

/** One startup on a sheet: what it is, how it does, its figures, people and last sessions. */
export function StartupReportPage() {
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(startupReportQuery(id));
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />;
  if (!data.startup) return <MissingRecord entity="Startup" id={id} backTo="/startups" isFramed={false} />;
  return <Sheet report={data} startup={data.startup} />;
}

interface SheetProps {
  readonly report: StartupReportQuery;
  readonly startup: NonNullable<StartupReportQuery['startup']>;
}

function Sheet({ report, startup }: SheetProps) {
  const { t } = useTranslation(['metrics', 'spec']);
  const { _id, name, tagline, description, stage, status, country, program, people, mentors } = startup;
  const figures = reportFigures(report.metricDataItems.results);
  const sessions = report.coachingSessions.results;
  const facts = [
    program?.name,
    stage && t(`spec:enum.StartupStage.${stage}`),
    t(`spec:enum.StartupStatus.${status}`),
    country,
  ];
  return (
    <ReportSheet title={name} note={tagline} facts={facts}>
      {description && <p className={classes.lead}>{description}</p>}
      <ReportHealth startupId={_id} />
      {figures.length > 0 && (
        <ReportPart title={t('portfolio.view.latest')}>
          <FigureTable figures={figures} />
        </ReportPart>
      )}
      {people.length + mentors.length > 0 && (
        <ReportPart title={t('print.people')}>
          <ul className={classes.people}>
            {[...people, ...mentors].map((person) => (
              <li key={person._id}>{[person.fullName, person.headline].filter(Boolean).join(' – ')}</li>
            ))}
          </ul>
        </ReportPart>
      )}
      {sessions.length > 0 && (
        <ReportPart title={t('print.sessions')}>
          <SessionList sessions={sessions} />
        </ReportPart>
      )}
    </ReportSheet>
  );
}
