import { useTranslation } from 'react-i18next';
import { CLOCK_REFRESH_MS } from '#domain/generated/constants.gen.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import { languageTag } from '../i18n/languages.ts';
import classes from './Clock.module.css';
import { clockTime } from './clockTime.ts';
import { useNow } from './useNow.ts';

/** The time of day in the reader's zone, which its title names; quiet, because it changes by itself. */
export function Clock() {
  const { i18n } = useTranslation();
  const zone = useReaderZone();
  const now = useNow(CLOCK_REFRESH_MS);
  return (
    <time className={classes.clock} dateTime={new Date(now).toISOString()} data-testid="clock" title={zoneLabel(zone)}>
      {clockTime(now, languageTag(i18n.language), zone)}
    </time>
  );
}
