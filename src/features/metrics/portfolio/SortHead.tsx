import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Portfolio.module.css';

interface SortHeadProps {
  readonly by: string;
  readonly name: string;
  /** What the rows are sorted by; `-` before it is downwards. */
  readonly sort: string;
  readonly isNumber: boolean;
  readonly onSort: (sort: string) => void;
}

/** The head of a column sorts by it: figures and health the largest first, names from the beginning. */
export function SortHead({ by, name, sort, isNumber, onSort }: SortHeadProps) {
  const { t } = useTranslation('metrics');
  const current = sort === '' ? 'name' : sort;
  const isUp = current === by;
  const isDown = current === `-${by}`;
  const [first, second] = by === 'name' ? [by, `-${by}`] : [`-${by}`, by];
  const Icon = isDown ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" data-numeric={isNumber} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <button
        type="button"
        className={classes.sort}
        title={t('portfolio.sort', { name })}
        onClick={() => onSort(current === first ? second : first)}
      >
        {name}
        {(isUp || isDown) && <Icon size={14} aria-hidden />}
      </button>
    </th>
  );
}
