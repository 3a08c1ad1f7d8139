import { DEFAULT_CURRENCY } from '#domain/generated/constants.gen.ts';
import { useOrganisationZone, useSession } from '#src/data/session/sessionStore.ts';
import { dayText, momentText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { usePeriodText } from '#src/ui/time/usePeriodText.ts';

/** How values and times of a startup's file are written for this reader; times in the organisation's zone. */
export function useTimelineFormat() {
  const reader = useDateReader();
  const { language } = reader;
  const currency = useSession().incubator?.currency ?? DEFAULT_CURRENCY;
  const period = usePeriodText();
  const timeZone = useOrganisationZone();
  const month = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return {
    language,
    currency,
    period,
    /** A moment as a day. */
    day: (instant: string): string => dayText(instant, timeZone, reader),
    /** A calendar day, which has no zone. */
    calendarDay: (date: string): string => dayText(date, 'UTC', reader),
    time: (instant: string): string => momentText(instant, timeZone, reader),
    month: (date: string): string => month.format(Date.parse(date)),
  };
}
