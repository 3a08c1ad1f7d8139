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
export function PageHeader({ title, count, action, level = 1, children }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      <div className={classes.line}>
        <Title order={level} className={classes.title}>
          {title}
          {count !== undefined && <span className={classes.count}>{count.toLocaleString()}</span>}
        </Title>
        {action}
      </div>
      {children}
    </div>
  );
}
