import { useTranslation } from 'react-i18next';
import { CLOCK_REFRESH_MS } from '#src/generated/constants.gen.ts';
import { languageTag } from '../i18n/languages.ts';
import classes from './Clock.module.css';
import { clockTime } from './clockTime.ts';
import { useNow } from './useNow.ts';

/** The time of day where the reader is; quiet, because it changes by itself. */
export function Clock() {
  const { i18n } = useTranslation();
  const now = useNow(CLOCK_REFRESH_MS);
  return (
    <time className={classes.clock} dateTime={new Date(now).toISOString()} data-testid="clock">
      {clockTime(now, languageTag(i18n.language))}
    </time>
  );
}
