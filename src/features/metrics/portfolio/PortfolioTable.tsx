import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { ScrollFrame } from '#src/ui/scroll/ScrollFrame.tsx';
import { ScrollRegion } from '#src/ui/scroll/ScrollRegion.tsx';
import type { useReminders } from '../board/useReminders.ts';
import { HealthPill } from '../health/HealthPill.tsx';
import { FigureCell } from './FigureCell.tsx';
import classes from './Portfolio.module.css';
import type { Portfolio, PortfolioRow } from './portfolioRows.ts';
import { ReportCell } from './ReportCell.tsx';
import { SortHead } from './SortHead.tsx';
import type { PortfolioState } from './usePortfolioState.ts';

interface PortfolioTableProps {
  readonly portfolio: Portfolio;
  readonly rows: readonly PortfolioRow[];
  readonly state: PortfolioState;
  readonly reminders: ReturnType<typeof useReminders>;
}

/** Head and first column stay while the figures scroll under them. */
export function PortfolioTable({ portfolio, rows, state, reminders }: PortfolioTableProps) {
  const { t } = useTranslation('metrics');
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const metrics = portfolio.shown.flatMap((id) => portfolio.metrics.find((metric) => metric.id === id) ?? []);
  const head = (by: string, name: string, isNumber = false) => (
    <SortHead
      key={by}
      by={by}
      name={name}
      sort={state.sort}
      isNumber={isNumber}
      onSort={(sort) => state.change({ sort })}
    />
  );
  return (
    <ScrollFrame scroller={scroller} held="var(--held-name)">
      <ScrollRegion ref={setScroller} className={classes.scroller} label={t('portfolio.caption')}>
        <table className={classes.table} aria-label={t('portfolio.caption')}>
          <thead>
            <tr>
              {head('name', t('board.startup'))}
              {head('health', t('health.title'))}
              <th scope="col">{t('portfolio.report')}</th>
              {metrics.map(({ id, title }) => head(id, title, true))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Name row={row} />
                </th>
                <td>
                  <HealthPill health={row.health ?? null} />
                </td>
                <td>
                  <ReportCell row={row} isReminding={reminders.isPending} onRemind={() => reminders.mutate([row.id])} />
                </td>
                {metrics.map(({ id, unitType }, index) => (
                  <td key={id}>
                    <FigureCell
                      figure={row.figures[index] ?? null}
                      unitType={unitType}
                      isSkipped={row.report?.state === 'skipped'}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </ScrollFrame>
  );
}

function Name({ row: { id, name, logo, program } }: { readonly row: PortfolioRow }) {
  return (
    <span className={classes.name}>
      <UserAvatar user={{ _id: id, fullName: name, avatar: logo ?? null, isStaff: true }} />
      <span className={classes.nameText}>
        <AppLink href={paths.startupFileOverview({ id })}>{name}</AppLink>
        {program && <span className={classes.note}>{program.name}</span>}
      </span>
    </span>
  );
}
