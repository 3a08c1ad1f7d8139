import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** How many there are; shown beside the title. */
  readonly count?: number | undefined;
  /** The page's one primary action. */
  readonly action?: ReactNode;
  /** 2 where the header stands inside another page. */
  readonly level?: 1 | 2;
  readonly children?: ReactNode;
}

/** Title line of a page, with its count and its primary action at the end. */
export function PageHeader(props: PageHeaderProps) {
  const { title, count, action, level = 1, children } = props;
  // Who counts and does not know yet keeps the place: a number that comes later must not push the action into a line of its own.
  const isCounted = 'count' in props;
  return (
    <div className={classes.header}>
      <div className={classes.line}>
        <Title order={level} className={classes.title}>
          {title}
          {isCounted && <span className={classes.count}>{count?.toLocaleString()}</span>}
        </Title>
        {action}
      </div>
      {children}
    </div>
  );
}
