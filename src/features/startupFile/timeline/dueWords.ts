import type { TFunction } from 'i18next';
import type { useTimelineFormat } from '../useTimelineFormat.ts';
import type { TimelineCardItem } from './timelineQuery.ts';

type Format = Pick<ReturnType<typeof useTimelineFormat>, 'day' | 'calendarDay'>;

/**
 * Until when something is asked for, or which period was reported; null where an item has neither. What is asked for ends with
 * a moment, the last of a day in the organisation's zone; a period ends with a calendar day, which has no zone.
 */
export function dueWords(
  { eventType, dueDate }: Pick<TimelineCardItem, 'eventType' | 'dueDate'>,
  format: Format,
  t: TFunction<'startupFile'>,
): string | null {
  if (!dueDate) return null;
  return eventType === 'dataDue'
    ? t('timeline.due', { date: format.day(dueDate) })
    : t('timeline.period', { date: format.calendarDay(dueDate) });
}
