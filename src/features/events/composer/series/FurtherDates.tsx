import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../Composer.module.css';
import { EventClashes } from '../clashes/EventClashes.tsx';

interface FurtherDatesProps extends ComponentProps<typeof EventClashes> {
  /** Undefined until they are known. */
  readonly dates: readonly string[] | undefined;
  readonly error: unknown;
}

/** The dates that are about to be made, and what would stand in their way. */
export function FurtherDates({ event, change, dates, error }: FurtherDatesProps) {
  const { t } = useTranslation('programme');
  const message = useErrorMessage();
  if (error) return <FormAlert>{message(error)}</FormAlert>;
  return (
    <>
      <p role="status">{dates && t('events.series.preview', { number: dates.length })}</p>
      <ul className={classes.dates} aria-label={t('events.series.dates')}>
        {dates?.map((start) => (
          <li key={start}>
            <MomentText start={start} />
          </li>
        ))}
      </ul>
      <EventClashes event={event} change={change} />
    </>
  );
}
