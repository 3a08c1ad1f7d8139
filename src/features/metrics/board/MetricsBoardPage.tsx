import { Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { TabBar } from '#src/ui/TabBar.tsx';
import { useMetricWriter } from '../useMetricWriter.ts';
import classes from './Board.module.css';
import { BoardPages } from './BoardPages.tsx';
import { BoardScroller } from './BoardScroller.tsx';
import { BoardTable } from './BoardTable.tsx';
import { boardQuery } from './boardQuery.ts';
import { type BoardCellAt, type BoardRow, isMissing } from './boardRows.ts';
import { RemindAll } from './RemindAll.tsx';
import { SkipDialog } from './SkipDialog.tsx';
import { useLiveFigures } from './useLiveFigures.ts';
import { useReminders } from './useReminders.ts';
import { useAskAgain } from './useSkips.ts';

type Show = 'all' | 'missing';

/** Who has reported what, period by period; whoever is missing can be reminded, or let off. */
export function MetricsBoardPage() {
  const { t } = useTranslation(['metrics', 'spec']);
  const [page, setPage] = useState(0);
  // The periods on the board stay until others are there.
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...boardQuery(page),
    placeholderData: keepPreviousData,
  });
  useLiveFigures(boardQuery(page).queryKey);
  const [program, setProgram] = useState<string | null>(null);
  const [shown, setShown] = useState<Show>('all');
  const reminders = useReminders();
  const [skipping, setSkipping] = useState<BoardCellAt | null>(null);
  const again = useAskAgain();
  const board = data?.metricsBoard;
  const rows = board?.rows.filter((row) => program === null || row.program?.id === program) ?? [];
  const owing = rows.filter(isMissing);
  // Earlier periods tell of some only who owe something: who is reminded of all is known from the last ones.
  const remindAll = page === 0 && !isPlaceholderData && (
    <RemindAll owing={owing} isReminding={reminders.isPending} onRemind={(startups) => reminders.mutate(startups)} />
  );
  return (
    <Page>
      <PageHeader title={t('spec:screen.metrics_board.title')} action={remindAll} />
      {error && !board && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !board && <ListSkeleton rows={6} />}
      {board && board.periods.length === 0 && (
        <>
          <BoardPages page={page} hasEarlier={board.hasEarlier} onChange={setPage} />
          {page === 0 ? (
            <EmptyState title={t('board.empty')} hint={t('board.emptyHint')} />
          ) : (
            <EmptyState title={t('board.emptyPage')} />
          )}
        </>
      )}
      {board && board.periods.length > 0 && (
        <>
          <ProgramChoice rows={board.rows} value={program} onChange={setProgram} />
          {owing.length > 0 && <Shown all={rows.length} missing={owing.length} value={shown} onChange={setShown} />}
          <BoardPages page={page} hasEarlier={board.hasEarlier} onChange={setPage} />
          <BoardScroller name={t('board.caption')}>
            <BoardTable
              periods={board.periods}
              rows={shown === 'missing' && owing.length > 0 ? owing : rows}
              isReminding={reminders.isPending}
              onRemind={(startup) => reminders.mutate([startup])}
              onSkip={setSkipping}
              onAskAgain={(at, id) => again.mutate({ ...at, id })}
            />
          </BoardScroller>
        </>
      )}
      {skipping && <SkipDialog at={skipping} onClose={() => setSkipping(null)} />}
    </Page>
  );
}

interface ShownProps {
  readonly all: number;
  readonly missing: number;
  readonly value: Show;
  readonly onChange: (shown: Show) => void;
}

/** All startups, or those alone that owe something: among many they are not found by looking. */
function Shown({ all, missing, value, onChange }: ShownProps) {
  const { t } = useTranslation('metrics');
  const { count } = useMetricWriter();
  const labelOf = (id: Show, number: number) => ({ id, label: t(`portfolio.show.${id}`, { number: count(number) }) });
  return (
    <TabBar
      isSecond
      label={t('portfolio.show')}
      active={value}
      items={[labelOf('all', all), labelOf('missing', missing)]}
      onChoose={(id) => onChange(id === 'missing' ? 'missing' : 'all')}
    />
  );
}

interface ProgramChoiceProps {
  readonly rows: readonly BoardRow[];
  readonly value: string | null;
  readonly onChange: (program: string | null) => void;
}

/** The programs of the startups on the board; nothing to choose where there is none. */
function ProgramChoice({ rows, value, onChange }: ProgramChoiceProps) {
  const { t } = useTranslation('metrics');
  const programs = new Map(rows.flatMap(({ program }) => (program ? [[program.id, program.name] as const] : [])));
  if (programs.size === 0) return null;
  return (
    <Select
      className={classes.programs}
      label={t('board.program')}
      placeholder={t('board.allPrograms')}
      data={[...programs].map(([id, label]) => ({ value: id, label }))}
      value={value}
      onChange={onChange}
      clearable
    />
  );
}
