import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { HealthPill } from '../health/HealthPill.tsx';
import { useMetricWriter } from '../useMetricWriter.ts';
import classes from './Portfolio.module.css';
import { ProgramFilter } from './ProgramFilter.tsx';
import { portfolioQuery } from './portfolioQuery.ts';
import { filtered, type PortfolioRow } from './portfolioRows.ts';
import { usePortfolioState } from './usePortfolioState.ts';

/** Where the startups of the portfolio stand: a column for each stage, with how each of them does. */
export function StageMap() {
  const { t } = useTranslation('metrics');
  const { data, error, refetch } = useQuery(portfolioQuery([]));
  const state = usePortfolioState();
  const stages = useEnumOptions('StartupStage');
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />;
  const all = data.portfolio.rows;
  if (all.length === 0) return <EmptyState title={t('matrix.empty')} hint={t('board.emptyHint')} />;
  const rows = filtered(all, { ...state.filter, q: '', stage: '' });
  const without = rows.filter(({ stage }) => !stage);
  const columns = [
    ...stages.map(({ value, label }) => ({ value, label, members: rows.filter(({ stage }) => stage === value) })),
    ...(without.length > 0 ? [{ value: '', label: t('stages.none'), members: without }] : []),
  ];
  return (
    <>
      <div className={classes.filters}>
        <ProgramFilter rows={all} state={state} />
      </div>
      <section className={classes.stages} aria-label={t('stages.caption')}>
        {columns.map(({ value, label, members }) => (
          <Stage key={value} label={label} members={members} all={rows.length} />
        ))}
      </section>
    </>
  );
}

interface StageProps {
  readonly label: string;
  readonly members: readonly PortfolioRow[];
  readonly all: number;
}

function Stage({ label, members, all }: StageProps) {
  const { count } = useMetricWriter();
  return (
    <section className={classes.stage} aria-label={label}>
      <h2 className={classes.stageTitle}>
        {label}
        <span className={classes.note}>{count(members.length)}</span>
      </h2>
      <span className={classes.share} aria-hidden>
        <span style={{ inlineSize: `${(members.length / Math.max(1, all)) * 100}%` }} />
      </span>
      <ul className={classes.members}>
        {members.map(({ id, name, logo, health }) => (
          <li key={id}>
            <UserAvatar user={{ _id: id, fullName: name, avatar: logo ?? null, isStaff: true }} />
            <span className={classes.nameText}>
              <AppLink href={paths.startupFileOverview({ id })}>{name}</AppLink>
            </span>
            {health && health.state !== 'onTrack' && <HealthPill health={health} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
