/** People who count on an event: their places are not taken from under them, and it does not vanish without a word. */
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import type { RefusalReason } from '#server/platform/texts/refusals.ts';
import { countingOn, isOpen } from '../eventRules.ts';

/** There are at least as many places as people who have one; once an event is called off, those who came last can wait. */
export const guardCapacity: WriteHook = async ({ before, after }) => {
  if (after === null || typeof after.capacity !== 'number' || before?.capacity === after.capacity) return;
  if (before?.status === 'cancelled' && after.eventType !== 'ONE_ON_ONE') return;
  const number = Number(after.noOfBookings);
  if (after.capacity < number) refuse('capacity', 'placesTaken', number);
};

/** What is still to come is called off before it is archived, so that whoever counts on it is told. */
export const guardArchive: WriteHook = async ({ before, after }, { context }) => {
  if (after === null || after.isArchived !== true || !isToCome(after, context.now())) return;
  if (before !== null && before.isArchived === true && before.status === 'published') return;
  const number = countingOn(after).length;
  if (number > 0) refuse('isArchived', 'peopleCountOnIt', number);
};

const isToCome = (event: StoredRow, now: Date): boolean => isOpen({ ...event, isArchived: false }, now);

function refuse(field: string, reason: RefusalReason, number: number): never {
  throw new ValidationError([{ path: `input.${field}`, reason, values: { number } }]);
}
