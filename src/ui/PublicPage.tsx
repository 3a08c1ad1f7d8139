import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PublicPage.module.css';

interface PublicPageProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** Wide for forms with many questions. */
  readonly isWide?: boolean;
  /** What is read before the card, beside it where there is room; its heading stands above. */
  readonly about?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

/** A page for people who have not signed in: one quiet card. */
export function PublicPage({ title, hint, isWide = false, about, children, footer }: PublicPageProps) {
  const heading = (
    <>
      <Title order={1} className={classes.title}>
        <bdi>{title}</bdi>
      </Title>
      {hint && (
        <Text component="div" className={classes.hint} dir="auto">
          {hint}
        </Text>
      )}
    </>
  );
  return (
    <main className={classes.main} data-wide={isWide} data-pair={about !== undefined}>
      {about && (
        <div className={classes.about}>
          {heading}
          {about}
        </div>
      )}
      <Paper className={classes.card} withBorder radius="lg">
        {!about && heading}
        {children}
      </Paper>
      {footer && <div className={classes.footer}>{footer}</div>}
    </main>
  );
}
