import { useTranslation } from 'react-i18next';
import { listedNames } from '#domain/text/listedNames.ts';
import { type LabelValue, labelIn } from '#domain/text/startupWords.ts';
import { useOrganisationZone } from '#src/data/session/sessionStore.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { daysText, dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import classes from './Metrics.module.css';

/** What a request for data says of itself. */
export interface AskedData {
  readonly date: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly message?: string | null;
  /** The figures that it asks for, where it does not ask for all. */
  readonly figures?: readonly { readonly names: readonly LabelValue[]; readonly label: string }[];
}

/** Which period and which figures are asked for, and until when, with the words of whoever asks. */
export function RequestWords({ request }: { readonly request: AskedData }) {
  const { date, from, to, message, figures = [] } = request;
  const { t, i18n } = useTranslation('metrics');
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
      {figures.length > 0 && (
        <p className={classes.asked}>
          {t('request.figures', {
            figures: listedNames(
              figures.map(({ names, label }) => labelIn(names, i18n.language) || label),
              languageTag(i18n.language),
            ),
          })}
        </p>
      )}
    </>
  );
}
