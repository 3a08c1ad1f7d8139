import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ColumnMeta } from '#domain/model/screens.ts';
import { type FormatContext, formatValue } from '../../cells/formatValue.ts';
import { isNumeric } from '../columns/columnWidth.ts';
import { type GridColumn, type GridRow, metaOf } from '../useRecordGrid.ts';
import classes from './Grouping.module.css';
import type { RowGroup } from './groupRows.ts';

interface GroupRowProps {
  readonly group: RowGroup<GridRow>;
  readonly by: ColumnMeta;
  readonly columns: readonly GridColumn[];
  readonly context: FormatContext;
  readonly isClosed: boolean;
  readonly hasSelection: boolean;
  readonly hasActions: boolean;
  readonly onToggle: () => void;
}

/** Head of a group: what its rows have in common, how many they are, and the sums of their numbers. */
export function GroupRow(props: GroupRowProps) {
  const { group, by, columns, context, isClosed, hasSelection, hasActions, onToggle } = props;
  const { t } = useTranslation('tables');
  const name = group.value === null ? t('without') : formatValue(group.value, by, context);
  const Icon = isClosed ? IconChevronRight : IconChevronDown;
  const [first, ...others] = columns;
  return (
    <tr className={classes.group}>
      {hasSelection && <td />}
      {first && (
        <th scope="rowgroup">
          <button type="button" className={classes.toggle} aria-expanded={!isClosed} onClick={onToggle}>
            <Icon size={16} className={isClosed ? 'mirrored' : undefined} aria-hidden />
            <span className={classes.groupName}>{name}</span>
            <span className={classes.count}>{group.rows.length.toLocaleString(context.language)}</span>
          </button>
        </th>
      )}
      {others.map((column) => (
        <td key={column.id} data-numeric={isNumeric(metaOf(column))}>
          {sumText(group.sums, metaOf(column), context)}
        </td>
      ))}
      {hasActions && <td />}
    </tr>
  );
}

/** A sum as the values of its column are written; nothing where the column has no total. */
export function sumText(sums: ReadonlyMap<string, number>, column: ColumnMeta, context: FormatContext): string {
  const sum = sums.get(column.path);
  return sum === undefined ? '' : formatValue(sum, column, context);
}
