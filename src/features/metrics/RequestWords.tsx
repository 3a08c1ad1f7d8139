import { useTranslation } from 'react-i18next';
import { useOrganisationZone } from '#src/data/session/sessionStore.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
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
  const { t, i18n } = useTranslation('metrics');
  const timeZone = useOrganisationZone();
  const day = (zone: string) =>
    new Intl.DateTimeFormat(languageTag(i18n.language), { dateStyle: 'medium', timeZone: zone });
  return (
    <>
      {message && <blockquote className={classes.words}>{message}</blockquote>}
      {from && to && (
        <p className={classes.asked}>
          {t('request.period', {
            period: day('UTC').formatRange(Date.parse(from), Date.parse(to)),
            due: day(timeZone).format(Date.parse(date)),
          })}
        </p>
      )}
    </>
  );
}
