import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from './Board.module.css';
import { averagesOf, changeOf, cohortsOf, type Matrix, type MatrixRow } from './matrixFigures.ts';
import { usePeriodNames } from './usePeriodNames.ts';

interface MatrixTableProps {
  readonly matrix: Matrix;
  readonly write: (value: number) => string;
}

/** Startups by months with what changed since the month before; under them the averages, of all and of each program. */
export function MatrixTable({ matrix: { months, rows }, write }: MatrixTableProps) {
  const { t } = useTranslation('metrics');
  const { periodOf } = usePeriodNames();
  const all = { id: '', name: t('matrix.average'), averages: averagesOf(rows, months.length) };
  return (
    <table className={classes.board} aria-label={t('matrix.caption')}>
      <thead>
        <tr>
          <th scope="col">{t('board.startup')}</th>
          {months.map((month) => (
            <th key={month} scope="col">
              {periodOf({ from: null, to: month }, true)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells }) => (
          <tr key={id}>
            <th scope="row">
              <AppLink href={paths.startupFileAnalytics({ id })}>{name}</AppLink>
            </th>
            {cells.map((cell, index) => (
              <Cell key={months[index]} cell={cell} before={cells[index - 1]?.value} write={write} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {[all, ...cohortsOf(rows, months.length)].map(({ id, name, averages }) => (
          <tr key={id}>
            <th scope="row">{id === '' ? name : t('matrix.averageOf', { name })}</th>
            {averages.map((value, index) => (
              <Cell
                key={months[index]}
                cell={value === null ? null : { value }}
                before={averages[index - 1]}
                write={write}
              />
            ))}
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

interface CellProps extends Pick<MatrixTableProps, 'write'> {
  readonly cell: MatrixRow['cells'][number];
  readonly before: number | null | undefined;
}

/** A figure; in its place a word where it was asked for and is missing, and a dash where nobody asked. */
function Cell({ cell, before, write }: CellProps) {
  const { t, i18n } = useTranslation('metrics');
  if (!cell) return <td className={classes.muted}>–</td>;
  const { value } = cell;
  if (value === null || value === undefined) return <td className={classes.missing}>{t('matrix.missing')}</td>;
  const change = changeOf(before, value);
  const percent = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;
  return (
    <td className={classes.figure}>
      {write(value)}
      {change !== null && (
        <span className={classes.detail}>{change.toLocaleString(languageTag(i18n.language), percent)}</span>
      )}
    </td>
  );
}
