import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { clockRange } from '#src/ui/time/clockRange.ts';
import classes from './Week.module.css';
import type { WeekMeeting } from './weekQuery.ts';

/** A conversation of an event, or with an applicant, in a coach's week. */
export function MeetingRow({ meeting, zone }: { readonly meeting: WeekMeeting; readonly zone: string }) {
  const { t, i18n } = useTranslation('spec');
  const { title, kind, start, end, location, url } = meeting;
  const clock = dateTimeFormat(languageTag(i18n.language), { timeStyle: 'short', timeZone: zone });
  return (
    <div className={classes.session}>
      <time dateTime={start} className={classes.time}>
        {end ? clockRange(clock, start, end) : clock.format(new Date(start))}
      </time>
      <div className={classes.what}>
        {url ? <AppLink href={url}>{title}</AppLink> : title}
        <span className={classes.note}>{location}</span>
      </div>
      <span className={classes.status}>
        <StatusPill tone="neutral">{t(`enum.CalendarEntryKind.${kind}`)}</StatusPill>
      </span>
    </div>
  );
}
