/** Hours that come answer whoever asks for some; those that are over, or were there before, do not (`askForHours.ts`). */
import { dayOf } from '#domain/dates/zonedDays.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';

type Scope = Parameters<WriteHook>[1];

/** Hours of every week, or of another rhythm. */
export const announceWeekly: WriteHook = async ({ before, after }, scope) => {
  if (after === null || isPast(after.validUntil, scope)) return;
  if (before !== null && !isOtherDay(before, after) && isWithin(before, after, weekly)) return;
  await announceGiven(scope, after, 'weekly');
};

/** Hours of a single day. */
export const announceDay: WriteHook = async ({ before, after }, scope) => {
  if (after === null || Date.parse(String(after.endTime)) <= scope.context.now().getTime()) return;
  if (before !== null && isWithin(before, after, [['startTime', 'endTime']])) return;
  await announceGiven(scope, after, 'day');
};

/** Other hours than those of the week; a day off gives none. */
export const announceException: WriteHook = async ({ before, after }, scope) => {
  if (before !== null || after === null || isPast(after.lastDay ?? after.firstDay, scope)) return;
  if (Array.isArray(after.ranges) && after.ranges.length > 0) await announceGiven(scope, after, 'exception');
};

async function announceGiven(scope: Scope, { user, startTime, endTime }: StoredRow, kind: string): Promise<void> {
  if (typeof user !== 'string') return;
  const isDay = kind === 'day';
  const times = { startTime: isDay ? String(startTime) : null, endTime: isDay ? String(endTime) : null };
  await announce(scope, 'AvailabilityGiven', { person: user, kind, ...times });
}

type FromUntil = readonly [from: string, until: string];

const weekly: readonly FromUntil[] = [
  ['startTime', 'endTime'],
  ['validFrom', 'validUntil'],
];

/** Whether all of the time was there before, by pairs of fields; where one is empty it has no beginning, or no end. */
function isWithin(before: StoredRow, after: StoredRow, pairs: readonly FromUntil[]): boolean {
  return pairs.every(([from, until]) => {
    const [begun, begins, ended, ends] = [before[from], after[from], before[until], after[until]];
    const isEarlier = typeof begun === 'string' && (typeof begins !== 'string' || begins < begun);
    const isLonger = typeof ended === 'string' && (typeof ends !== 'string' || ends > ended);
    return !isEarlier && !isLonger;
  });
}

const isOtherDay = (before: StoredRow, after: StoredRow): boolean =>
  ['weekday', 'timezone', 'recurrence', 'program'].some((field) => (before[field] ?? null) !== (after[field] ?? null));

const isPast = (day: unknown, { context }: Scope): boolean =>
  typeof day === 'string' && day < dayOf(context.tenant.timezone, context.now());
