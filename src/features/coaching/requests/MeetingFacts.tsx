import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import classes from './requests.module.css';

interface MeetingFactsProps {
  readonly withWhom: string;
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
  /** What else is known of it, as terms and descriptions. */
  readonly children?: ReactNode;
}

/** With whom a meeting is or was asked for, and when. */
export function MeetingFacts({ withWhom, start, end, children }: MeetingFactsProps) {
  const { t } = useTranslation('programme');
  return (
    <dl className={classes.agreed}>
      <dt>{t('meet.who')}</dt>
      <dd>
        <bdi>{withWhom}</bdi>
      </dd>
      {start && (
        <>
          <dt>{t('meet.when')}</dt>
          <dd>
            <MomentText start={start} end={end} />
          </dd>
        </>
      )}
      {children}
    </dl>
  );
}
