import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  readonly title: string;
  readonly count?: number | undefined;
  /** A sentence on what is shown. */
  readonly hint?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One titled part of a page. */
export function Section({ title, count, hint, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.line}>
        <Title order={2} id={titleId} className={classes.title}>
          {title}
          {count !== undefined && <span className={classes.count}>{count.toLocaleString()}</span>}
        </Title>
        {action}
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  );
}
