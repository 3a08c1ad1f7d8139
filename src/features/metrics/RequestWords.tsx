import { useTranslation } from 'react-i18next';
import { useOrganisationZone } from '#src/data/session/sessionStore.ts';
import { daysText, dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import classes from './Metrics.module.css';

/** What a request for data says of itself. */
export interface AskedData {
  readonly date: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly message?: string | null;
}

/** Which period is asked for and until when, with the words of whoever asks. */
export function RequestWords({ request: { date, from, to, message } }: { readonly request: AskedData }) {
  const { t } = useTranslation('metrics');
  const timeZone = useOrganisationZone();
  const reader = useDateReader();
  return (
    <>
      {message && <blockquote className={classes.words}>{message}</blockquote>}
      {from && to && (
        <p className={classes.asked}>
          {t('request.period', {
            period: daysText(from, to, 'UTC', reader),
            due: dayText(date, timeZone, reader),
          })}
        </p>
      )}
    </>
  );
}
