import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PublicPage.module.css';

interface PublicPageProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** Wide for forms with many questions. */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

/** A page for people who have not signed in: one quiet card. */
export function PublicPage({ title, hint, isWide = false, children, footer }: PublicPageProps) {
  return (
    <main className={classes.main} data-wide={isWide}>
      <Paper className={classes.card} withBorder radius="lg">
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        {hint && (
          <Text component="div" className={classes.hint}>
            {hint}
          </Text>
        )}
        {children}
      </Paper>
      {footer && <div className={classes.footer}>{footer}</div>}
    </main>
  );
}
