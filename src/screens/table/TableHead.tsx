import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ColumnMeta } from '#domain/model/ui.ts';
import { RowCheckbox } from '#src/ui/RowCheckbox.tsx';
import { isNumeric } from './columnWidth.ts';
import classes from './TableView.module.css';
import type { TableSort } from './tableSearch.ts';
import { useColumnHeading } from './useColumnHeading.ts';

interface TableHeadProps {
  readonly columns: readonly ColumnMeta[];
  readonly sort: TableSort;
  readonly onSort: (sort: string) => void;
  readonly selection: 'none' | 'some' | 'all';
  readonly onSelectAll: () => void;
  /** Whether there is a row to select. */
  readonly hasSelection: boolean;
  readonly hasActions: boolean;
}

/** Names of the columns; those that sort say so and in which direction. */
export function TableHead({ columns, sort, onSort, selection, onSelectAll, hasSelection, hasActions }: TableHeadProps) {
  const { t } = useTranslation(['spec', 'screens']);
  return (
    <thead>
      <tr>
        {hasSelection && (
          <th className={classes.tick}>
            <RowCheckbox
              label={t('screens:table.selectAll')}
              isChecked={selection === 'all'}
              isPartial={selection === 'some'}
              onToggle={onSelectAll}
            />
          </th>
        )}
        {columns.map((column, at) => (
          <HeadCell key={column.path} column={column} isName={at === 0} sort={sort} onSort={onSort} />
        ))}
        {hasActions && (
          <th>
            <span className="visually-hidden">{t('screens:table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

type HeadCellProps = Pick<TableHeadProps, 'sort' | 'onSort'> & {
  readonly column: ColumnMeta;
  /** Of what names the record: it stays. */
  readonly isName: boolean;
};

function HeadCell({ column, isName, sort, onSort }: HeadCellProps) {
  const label = useColumnHeading()(column);
  const isSorted = sort.field === column.path;
  const isAscending = isSorted && sort.direction === 'ASC';
  if (!column.sortable) {
    return (
      <th scope="col" className={isName ? classes.name : undefined} data-numeric={isNumeric(column)}>
        <span className={classes.headText}>{label}</span>
      </th>
    );
  }
  const Arrow = isAscending ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      className={isName ? classes.name : undefined}
      data-numeric={isNumeric(column)}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort(isAscending ? `-${column.path}` : column.path)}
      >
        <span className={classes.headText}>{label}</span>
        <Arrow size={16} className={classes.arrow} data-on={isSorted} aria-hidden />
      </button>
    </th>
  );
}
