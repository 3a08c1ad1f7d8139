import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { EntryLink } from '../EntryLink.tsx';
import classes from './CalendarWeek.module.css';
import { NowLine } from './NowLine.tsx';
import type { WeekSegment } from './weekSegments.ts';

interface WeekDayColumnProps {
  readonly day: string;
  readonly isToday: boolean;
  readonly zone: string;
  readonly segments: readonly WeekSegment[];
}

/** Minutes in which two lines have no room. */
const SHORT = 45;

/** Where a segment stands: minutes and lanes are made into lengths by the style sheet. */
function placeOf({ from, to, lane, lanes }: WeekSegment): CSSProperties {
  return { '--from': from, '--to': to, '--lane': lane, '--lanes': lanes } as CSSProperties;
}

/** One day of the week, with its entries where their time is. */
export function WeekDayColumn({ day, isToday, zone, segments }: WeekDayColumnProps) {
  const { i18n } = useTranslation();
  const name = dateTimeFormat(languageTag(i18n.language), { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <div className={classes.column} data-today={isToday}>
      {isToday && <NowLine zone={zone} />}
      {segments.length > 0 && (
        <ul aria-label={name.format(Date.parse(day))}>
          {segments.map((segment) => (
            <li
              key={segment.entry.key}
              className={classes.segment}
              style={placeOf(segment)}
              data-day={day}
              data-short={segment.to - segment.from < SHORT}
            >
              <EntryLink entry={segment.entry} zone={zone} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
