import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RowCheckbox } from '#src/ui/RowCheckbox.tsx';
import { isNumeric } from './columns/columnWidth.ts';
import { useColumnHeading } from './columns/useColumnHeading.ts';
import classes from './TableView.module.css';
import { type GridColumn, metaOf, type RecordGrid } from './useRecordGrid.ts';

interface TableHeadProps {
  readonly screenId: string;
  readonly grid: RecordGrid;
  /** Whether there is a row to select. */
  readonly hasSelection: boolean;
  readonly hasActions: boolean;
}

/** Names of the columns; those that sort say so and in which direction. */
export function TableHead({ screenId, grid, hasSelection, hasActions }: TableHeadProps) {
  const { t } = useTranslation(['spec', 'screens']);
  return (
    <thead>
      <tr>
        {hasSelection && (
          <th className={classes.tick}>
            <RowCheckbox
              label={t('screens:table.selectAll')}
              isChecked={grid.getIsAllRowsSelected()}
              isPartial={grid.getIsSomeRowsSelected() && !grid.getIsAllRowsSelected()}
              onToggle={() => grid.toggleAllRowsSelected(!grid.getIsSomeRowsSelected())}
            />
          </th>
        )}
        {grid.getVisibleLeafColumns().map((column) => (
          <HeadCell key={column.id} screenId={screenId} column={column} />
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

function HeadCell({ screenId, column }: { readonly screenId: string; readonly column: GridColumn }) {
  const meta = metaOf(column);
  const place = `column/${screenId}.${meta.path}`;
  const label = useColumnHeading()(meta);
  const sorted = column.getIsSorted();
  // What names the record stays.
  const className = column.getIsPinned() ? classes.name : undefined;
  if (!column.getCanSort()) {
    return (
      <th scope="col" className={className} data-spec={place} data-numeric={isNumeric(meta)}>
        <span className={classes.headText}>{label}</span>
      </th>
    );
  }
  const Arrow = sorted === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      className={className}
      data-spec={place}
      data-numeric={isNumeric(meta)}
      aria-sort={sorted === false ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'}
    >
      <button type="button" className={classes.sort} onClick={() => column.toggleSorting(sorted === 'asc')}>
        <span className={classes.headText}>{label}</span>
        <Arrow size={16} className={classes.arrow} data-on={sorted !== false} aria-hidden />
      </button>
    </th>
  );
}
