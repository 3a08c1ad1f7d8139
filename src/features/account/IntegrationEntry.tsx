import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './account.module.css';

interface EntryProps {
  readonly name: string;
  readonly hint: string;
  readonly isLocked: boolean;
  /** What else is said of it, and what can be done with it. */
  readonly children?: ReactNode;
}

/** One service: its name, what it does or lacks, and what can be done. */
export function IntegrationEntry({ name, hint, isLocked, children }: EntryProps) {
  const { t } = useTranslation('organisation');
  return (
    <li className={classes.row}>
      {isLocked && <IconLock size={20} aria-hidden />}
      <span className={classes.text}>
        <span className={classes.name}>{name}</span>
        <span className={classes.note}>{isLocked ? t('integrations.notAvailable') : hint}</span>
      </span>
      {children}
    </li>
  );
}
