import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#src/screens/why/MissingRecord.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { daysText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { CohortTable } from './CohortTable.tsx';
import classes from './Report.module.css';
import { ReportSheet } from './ReportSheet.tsx';
import type { CohortReportQuery } from './report.gen.ts';
import { cohortReportQuery } from './reportQueries.ts';

const route = getRouteApi('/fullscreen/startups/programs/$id/report');

/** One program on a sheet: its startups with their last figures, who has not reported, and how each does. */
export function CohortReportPage() {
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(cohortReportQuery(id));
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />;
  if (!data.program) return <MissingRecord entity="Program" id={id} backTo="/startups/programs" isFramed={false} />;
  return <Sheet program={data.program} portfolio={data.portfolio} />;
}

interface SheetProps {
  readonly program: NonNullable<CohortReportQuery['program']>;
  readonly portfolio: CohortReportQuery['portfolio'];
}

function Sheet({ program, portfolio }: SheetProps) {
  const { t } = useTranslation(['metrics', 'spec']);
  const reader = useDateReader();
  const rows = portfolio.rows.filter((row) => row.program?.id === program._id);
  const { startDate, endDate, status, description } = program;
  const days = startDate && endDate ? daysText(startDate, endDate, 'UTC', reader) : null;
  return (
    <ReportSheet title={program.name} facts={[days, t(`spec:enum.ProgramStatus.${status}`)]}>
      {description && <p className={classes.lead}>{description}</p>}
      {rows.length === 0 ? <p>{t('matrix.empty')}</p> : <CohortTable portfolio={portfolio} rows={rows} />}
    </ReportSheet>
  );
}
