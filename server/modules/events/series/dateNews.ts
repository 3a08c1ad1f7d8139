/** What is told of a date of an event, and how it is said of several dates at once. */
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Whereabouts } from '#server/platform/texts/movedText.ts';
import type { NoticeKey } from '#server/platform/texts/notices.ts';

export const textOfSeveral = {
  'event.hosting': 'event.hostingDates',
  'event.hostingAgain': 'event.hostingAgainDates',
  'event.hostingEnded': 'event.hostingEndedDates',
  'event.changed': 'event.changedDates',
  'event.changedWaiting': 'event.changedWaitingDates',
  'event.retitled': 'event.retitledDates',
  'event.cancelled': 'event.cancelledDates',
  'event.heldAgain': 'event.heldAgainDates',
} as const satisfies Partial<Record<NoticeKey, NoticeKey>>;

export type DateText = keyof typeof textOfSeveral;

interface OfDate {
  readonly event: StoredRow;
  readonly people: readonly string[];
  readonly text: DateText;
  /** When and where it was until now, where it has moved. */
  readonly was?: Whereabouts;
  /** Path of this site that it leads to. */
  readonly url: string;
}

export interface DateNews extends OfDate {
  /** Type of the notification. */
  readonly type: string;
}

export interface DateMail extends OfDate {
  /** What becomes of the appointment; null for those who have none. */
  readonly method: 'REQUEST' | 'CANCEL' | null;
}

export type Several<Told> = readonly [Told, Told, ...Told[]];

/** What is not so any more once another thing is told of the same dates. */
export const takenBackBy: Partial<Record<DateText, readonly NoticeKey[]>> = {
  'event.cancelled': [
    'event.hostingDates',
    'event.hostingAgainDates',
    'event.changedDates',
    'event.changedWaitingDates',
    'event.heldAgainDates',
  ],
  'event.hostingAgain': ['event.cancelledDates'],
  'event.heldAgain': ['event.cancelledDates'],
};
