import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StatusPage.module.css';

interface StatusPageProps {
  readonly title: string;
  /** A large mark over the title: a number or an icon. */
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Shown within the frame, which has the page's main landmark already. */
  readonly isFramed?: boolean;
}

/** A page that only says something: not found, crashed, confirm your e-mail. */
export function StatusPage({ title, mark, children, actions, isFramed = false }: StatusPageProps) {
  const Page = isFramed ? 'div' : 'main';
  return (
    <Page className={classes.page} data-bare>
      {mark && <div className={classes.mark}>{mark}</div>}
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      {children && (
        <Text component="div" className={classes.text}>
          {children}
        </Text>
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
    </Page>
  );
}
