import type { TFunction } from 'i18next';
import type { useTimelineFormat } from '../useTimelineFormat.ts';
import type { TimelineCardItem } from './timelineQuery.ts';

type DueItem = Pick<TimelineCardItem, 'eventType' | 'dueDate' | 'start' | 'end'> &
  Partial<Pick<TimelineCardItem, 'periods'>>;

type Format = Pick<ReturnType<typeof useTimelineFormat>, 'day' | 'calendarDay' | 'period'>;

/**
 * For which period and until when something is asked for, or which period was reported; null where an item has neither. What is asked for ends with
 * a moment, the last of a day in the organisation's zone; a period ends with a calendar day, which has no zone.
 */
export function dueWords(
  { eventType, dueDate, start, end, periods }: DueItem,
  format: Format,
  t: TFunction<'startupFile'>,
): string | null {
  if (!dueDate) return null;
  // A milestone is reached by a day, and has no period.
  if (eventType === 'milestone') return t('timeline.dueDay', { date: format.calendarDay(dueDate) });
  if (eventType !== 'dataDue') return t('timeline.period', { date: format.calendarDay(dueDate) });
  const due = t('timeline.due', { date: format.day(dueDate) });
  const period = format.period({ from: start, to: end, periods });
  return period === null ? due : `${period} · ${due}`;
}
