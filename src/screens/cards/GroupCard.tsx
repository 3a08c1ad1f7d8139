import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ColumnMeta } from '#domain/model/screens.ts';
import { type FormatContext, formatValue } from '../cells/formatValue.ts';
import type { RowGroup } from '../table/grouping/groupRows.ts';
import type { GridRow } from '../table/useRecordGrid.ts';
import { CardSums } from './CardSums.tsx';
import classes from './Groups.module.css';

interface GroupCardProps {
  readonly group: RowGroup<GridRow>;
  readonly by: ColumnMeta;
  readonly columns: readonly ColumnMeta[];
  readonly context: FormatContext;
  readonly headingOf: (column: ColumnMeta) => string;
  readonly isClosed: boolean;
  readonly onToggle: () => void;
}

/** Head of a group of cards: what they have in common, how many they are, and the sums of their numbers. */
export function GroupCard({ group, by, columns, context, headingOf, isClosed, onToggle }: GroupCardProps) {
  const { t } = useTranslation('tables');
  const name = group.value === null ? t('without') : formatValue(group.value, by, context);
  const Icon = isClosed ? IconChevronRight : IconChevronDown;
  return (
    <div className={classes.group}>
      <h2 className={classes.heading}>
        <button type="button" className={classes.toggle} aria-expanded={!isClosed} onClick={onToggle}>
          <Icon size={18} className={isClosed ? 'mirrored' : undefined} aria-hidden />
          <span className={classes.name}>{name}</span>
          <span className={classes.count}>{group.rows.length.toLocaleString(context.language)}</span>
        </button>
      </h2>
      <CardSums sums={group.sums} columns={columns} context={context} headingOf={headingOf} />
    </div>
  );
}
