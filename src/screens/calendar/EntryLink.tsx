import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { languageTag } from '#src/ui/i18n/languages.ts';
import type { CalendarEntry } from './CalendarEntry.ts';
import classes from './CalendarScreen.module.css';

/** An entry in one line: when, what, and a colour for its kind, which is also said. */
export function EntryLink({ entry, zone }: { readonly entry: CalendarEntry; readonly zone: string }) {
  const { t, i18n } = useTranslation('spec');
  const time =
    entry.start &&
    new Intl.DateTimeFormat(languageTag(i18n.language), { timeStyle: 'short', timeZone: zone }).format(
      Date.parse(entry.start),
    );
  const content = (
    <>
      {time && <span className={classes.time}>{time}</span>}
      <span className={classes.entryName}>{entry.name}</span>
    </>
  );
  const title = [t(entry.sourceKey), time, entry.name].filter(Boolean).join(' · ');
  if (!entry.href) {
    return (
      <span className={classes.entry} data-tone={entry.tone} title={title}>
        {content}
      </span>
    );
  }
  return (
    <AppLink href={entry.href} className={classes.entry} data-tone={entry.tone} title={title}>
      {content}
    </AppLink>
  );
}
