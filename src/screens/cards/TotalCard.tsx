import { useTranslation } from 'react-i18next';
import type { ColumnMeta } from '#domain/model/screens.ts';
import type { FormatContext } from '../cells/formatValue.ts';
import type { RecordData } from '../screenModules.ts';
import { sumsOf } from '../table/grouping/groupRows.ts';
import { CardSums } from './CardSums.tsx';
import classes from './Groups.module.css';

interface TotalCardProps {
  readonly records: readonly RecordData[];
  readonly columns: readonly ColumnMeta[];
  /** All records are here; else it says that it sums those that are. */
  readonly isComplete: boolean;
  readonly context: FormatContext;
  readonly headingOf: (column: ColumnMeta) => string;
}

/** Sums over all cards; it stands above them, as the end of a long list is far away. */
export function TotalCard({ records, columns, isComplete, context, headingOf }: TotalCardProps) {
  const { t } = useTranslation('tables');
  const label = t(isComplete ? 'total' : 'totalShown');
  return (
    <section className={classes.total} aria-label={label}>
      <strong>{label}</strong>
      <CardSums sums={sumsOf(records, columns)} columns={columns} context={context} headingOf={headingOf} />
    </section>
  );
}
