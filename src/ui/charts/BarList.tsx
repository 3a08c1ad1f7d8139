import classes from './BarList.module.css';

export interface Bar {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The value in words. */
  readonly text: string;
}

interface BarListProps {
  readonly bars: readonly Bar[];
  /** Value of a full bar. */
  readonly full: number;
  readonly label: string;
}

/** Values as bars under each other, each with its name and its number. */
export function BarList({ bars, full, label }: BarListProps) {
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map(({ id, label: name, value, text }) => (
        <li key={id} className={classes.bar}>
          <span className={classes.name}>{name}</span>
          <span className={classes.track} aria-hidden>
            <span className={classes.fill} style={{ inlineSize: `${Math.min(100, (value / (full || 1)) * 100)}%` }} />
          </span>
          <span className={classes.value}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
