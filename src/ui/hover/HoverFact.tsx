import type { ReactNode } from 'react';
import classes from './HoverCard.module.css';

interface HoverFactProps {
  readonly icon: ReactNode;
  /** What it is, for those who do not see the icon. */
  readonly label: string;
  readonly value: string;
}

/** A line of a hover card. */
export function HoverFact({ icon, label, value }: HoverFactProps) {
  return (
    <span className={classes.fact}>
      {icon}
      <span className="visually-hidden">{label}: </span>
      {value}
    </span>
  );
}
