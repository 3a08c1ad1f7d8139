import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './AuthCard.module.css';

interface AuthCardProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

/** The one card of a sign-in page. */
export function AuthCard({ title, hint, children, footer }: AuthCardProps) {
  return (
    <main className={classes.main}>
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
