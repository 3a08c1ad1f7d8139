import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RecordGrid } from '../table/useRecordGrid.ts';
import { metaOf } from '../table/useRecordGrid.ts';
import classes from './RecordCards.module.css';

/** The order of cards, which have no heads to tap. */
export function SortChoice({ grid, headingOf }: SortChoiceProps) {
  const { t } = useTranslation('screens');
  const columns = grid.getVisibleLeafColumns().filter((column) => column.getCanSort());
  const sorted = columns.find((column) => column.getIsSorted() !== false);
  if (columns.length === 0) return null;
  return (
    <NativeSelect
      className={classes.sort}
      aria-label={t('table.sortBy')}
      value={sorted ? `${sorted.getIsSorted()} ${sorted.id}` : ''}
      data={[
        ...(sorted ? [] : [{ value: '', label: t('table.sortBy') }]),
        ...columns.flatMap((column) => {
          const name = headingOf(metaOf(column));
          return [
            { value: `asc ${column.id}`, label: t('table.ascending', { column: name }) },
            { value: `desc ${column.id}`, label: t('table.descending', { column: name }) },
          ];
        }),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const [direction, ...id] = value.split(' ');
        columns.find((column) => column.id === id.join(' '))?.toggleSorting(direction === 'desc');
      }}
    />
  );
}

interface SortChoiceProps {
  readonly grid: RecordGrid;
  readonly headingOf: (column: ReturnType<typeof metaOf>) => string;
}
