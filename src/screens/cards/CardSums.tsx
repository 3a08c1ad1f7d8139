import type { ColumnMeta } from '#domain/model/screens.ts';
import { type FormatContext, formatValue } from '../cells/formatValue.ts';
import classes from './Groups.module.css';

interface CardSumsProps {
  readonly sums: ReadonlyMap<string, number>;
  readonly columns: readonly ColumnMeta[];
  readonly context: FormatContext;
  readonly headingOf: (column: ColumnMeta) => string;
}

/** Sums with the names of their columns, as cards have no heads over them. */
export function CardSums({ sums, columns, context, headingOf }: CardSumsProps) {
  const summed = columns.filter(({ path }) => sums.has(path));
  if (summed.length === 0) return null;
  return (
    <dl className={classes.sums}>
      {summed.map((column) => (
        <div key={column.path}>
          <dt>{headingOf(column)}</dt>
          <dd>{formatValue(sums.get(column.path), column, context)}</dd>
        </div>
      ))}
    </dl>
  );
}
