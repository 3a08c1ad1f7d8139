import { useTranslation } from 'react-i18next';
import { useFormatContext } from '../../cells/useFormatContext.ts';
import type { RecordData } from '../../screenModules.ts';
import { isNumeric } from '../columns/columnWidth.ts';
import { type GridColumn, metaOf } from '../useRecordGrid.ts';
import classes from './Grouping.module.css';
import { sumText } from './GroupRow.tsx';
import { sumsOf } from './groupRows.ts';

interface TotalRowProps {
  readonly records: readonly RecordData[];
  readonly columns: readonly GridColumn[];
  /** All rows are here; else it says that it sums those that are. */
  readonly isComplete: boolean;
  readonly hasSelection: boolean;
  readonly hasActions: boolean;
}

/** Sums under the columns that have them; they stay while the rows scroll by. */
export function TotalRow({ records, columns, isComplete, hasSelection, hasActions }: TotalRowProps) {
  const { t } = useTranslation('tables');
  const context = useFormatContext(true);
  const [first, ...others] = columns;
  const sums = sumsOf(records, columns.map(metaOf));
  return (
    <tfoot className={classes.total}>
      <tr>
        {hasSelection && <td />}
        {first && <th scope="row">{t(isComplete ? 'total' : 'totalShown')}</th>}
        {others.map((column) => (
          <td key={column.id} data-numeric={isNumeric(metaOf(column))}>
            {sumText(sums, metaOf(column), context)}
          </td>
        ))}
        {hasActions && <td />}
      </tr>
    </tfoot>
  );
}
