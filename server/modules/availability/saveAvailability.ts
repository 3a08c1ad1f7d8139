import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { ClockRange } from '#domain/availability/hours.ts';
import { hoursProblems } from '#domain/availability/hoursProblems.ts';
import { zoneOrNull } from '#domain/dates/zoneOrNull.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { MyAvailabilityInput } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { AuthenticationRequiredError, ValidationError } from '#server/platform/errors/errors.ts';
import { type FieldProblem, fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { type StoredHours, weekOf } from './weekOf.ts';

/** More than anybody has; a list of days off must not grow without end. */
const MOST_RANGES = 12;
const MOST_EXCEPTIONS = 100;

/** Puts one's week, days with other hours and habits in the place of what was; hours that stay keep their place and name. */
export async function saveAvailability(
  writer: EntityWriter,
  context: RequestContext,
  input: MyAvailabilityInput,
): Promise<void> {
  const person = context.principal?.id;
  if (person === undefined) throw new AuthenticationRequiredError();
  const problems = problemsOf(input);
  if (problems.length > 0) throw new ValidationError(problems);
  await context.transact(async (tx) => {
    // Two windows that save at once would both add what the other has added.
    await sql`select id from "user" where id = ${person} for no key update`.execute(tx);
    await saveWeek({ writer, context, tx, person }, input);
    await saveExceptions({ writer, context, tx, person }, input);
    await saveHabits({ writer, context, tx, person }, input);
  });
}

function problemsOf({ timezone, days, exceptions }: MyAvailabilityInput): readonly FieldProblem[] {
  const zone = zoneOrNull(timezone) === null ? [fieldProblem('input.timezone', 'invalid')] : [];
  const many = days.some(({ ranges }) => ranges.length > MOST_RANGES) || exceptions.length > MOST_EXCEPTIONS;
  return [
    ...zone,
    ...(many ? [fieldProblem('input.days', 'invalid')] : []),
    ...days.flatMap(({ ranges }, index) => rangeFaults(`input.days.${index}.ranges`, ranges)),
    ...exceptions.flatMap(({ firstDay, lastDay, ranges }, index) => {
      const at = `input.exceptions.${index}`;
      const isBackwards = lastDay != null && String(lastDay) < String(firstDay);
      const order = fieldProblem(`${at}.lastDay`, 'order', {
        spec: 'AvailabilityException.lastDay',
        notBefore: 'AvailabilityException.firstDay',
      });
      return [...(isBackwards ? [order] : []), ...rangeFaults(`${at}.ranges`, ranges)];
    }),
  ];
}

function rangeFaults(path: string, ranges: readonly ClockRange[]): readonly FieldProblem[] {
  return hoursProblems(ranges).flatMap((problem, index) => {
    if (problem === null) return [];
    return [
      { path: `${path}.${index}`, reason: problem === 'overlap' ? ('hoursOverlap' as const) : ('hoursOrder' as const) },
    ];
  });
}

interface Saving {
  readonly writer: EntityWriter;
  readonly context: RequestContext;
  readonly tx: Tx;
  readonly person: string;
}

async function saveWeek({ writer, context, tx, person }: Saving, input: MyAvailabilityInput): Promise<void> {
  const { timezone, isPublic } = input;
  const left = [...(await weekOf(tx, context, person)).hours];
  for (const { weekday, ranges } of input.days) {
    for (const { startTime, endTime } of ranges) {
      const at = left.findIndex((one) => isSame(one, { weekday, startTime, endTime }));
      const [kept] = at === -1 ? [] : left.splice(at, 1);
      const values = { timezone, isPublic, sessionLength: null };
      if (kept === undefined) {
        await writer.create(context, 'RecurringAvailability', {
          ...values,
          weekday,
          startTime,
          endTime,
          recurrence: 'WEEKLY',
        });
      } else if (kept.timezone !== timezone || kept.isPublic !== isPublic || kept.sessionLength) {
        await writer.update(context, 'RecurringAvailability', kept.id, values);
      }
    }
  }
  for (const { id } of left) await writer.delete(context, 'RecurringAvailability', id);
}

function isSame(stored: StoredHours, wanted: ClockRange & { readonly weekday: string }): boolean {
  return (
    stored.weekday === wanted.weekday && stored.startTime === wanted.startTime && stored.endTime === wanted.endTime
  );
}

/** They have nothing but their days and hours: those that are not wanted any more go, what is there already stays. */
async function saveExceptions({ writer, context, tx, person }: Saving, input: MyAvailabilityInput): Promise<void> {
  const left = [...(await exceptionsOf(tx, person))];
  const added = input.exceptions
    .map(({ firstDay, lastDay, ranges }) => ({
      firstDay: String(firstDay),
      lastDay: lastDay == null ? null : String(lastDay),
      timezone: input.timezone,
      ranges: ranges.map(({ startTime, endTime }) => ({ startTime, endTime })),
    }))
    .filter((wanted) => {
      const at = left.findIndex(({ id: _id, ...stored }) => isDeepStrictEqual(stored, wanted));
      if (at !== -1) left.splice(at, 1);
      return at === -1;
    });
  for (const { id } of left) await writer.delete(context, 'AvailabilityException', id);
  for (const exception of added) await writer.create(context, 'AvailabilityException', exception);
}

interface StoredException {
  readonly id: string;
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly timezone: string | null;
  readonly ranges: readonly ClockRange[];
}

async function exceptionsOf(tx: Tx, person: string): Promise<readonly StoredException[]> {
  const { rows } = await sql<StoredException>`
    select id, first_day::text as "firstDay", last_day::text as "lastDay", timezone, ranges
    from availability_exception where user_id = ${person} order by id`.execute(tx);
  return rows.map((row) => ({ ...row, ranges: row.ranges.map(({ startTime, endTime }) => ({ startTime, endTime })) }));
}

async function saveHabits({ writer, context, tx, person }: Saving, input: MyAvailabilityInput): Promise<void> {
  const { rows } = await sql<{ settings: object | null }>`
    select profile_coaching_meeting_settings as settings from "user" where id = ${person}`.execute(tx);
  const { sessionLength = null, bufferTime = null, noticeHours = null } = input;
  const before = rows[0]?.settings ?? {};
  const profileCoachingMeetingSettings = { ...before, sessionLength, bufferTime, noticeHours };
  if (isDeepStrictEqual(before, profileCoachingMeetingSettings)) return;
  await writer.update(context, 'User', person, { profileCoachingMeetingSettings });
}
