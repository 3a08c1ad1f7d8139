import { sql } from 'kysely';
import { type ClockRange, weekdays } from '#domain/availability/hours.ts';
import { openSpans } from '#domain/availability/openSpans.ts';
import { meet, type Span, spanOf, tellSpan } from '#domain/availability/spans.ts';
import type { MyAvailability } from '#server/generated/resolvers.gen.ts';
import { calendarBusyTimes } from '#server/platform/connections/linkedCalendar.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { AuthenticationRequiredError } from '#server/platform/errors/errors.ts';
import { readBookable } from '#server/services/booking/bookable.ts';
import { weekOf } from './weekOf.ts';

const PREVIEW_MS = 14 * 86_400_000;

interface ExceptionRow {
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly ranges: readonly ClockRange[] | null;
}

/** One's own hours as a whole, with what is needed to see what becomes of a change. */
export async function myAvailability(context: RequestContext): Promise<MyAvailability> {
  const person = context.principal?.id;
  if (person === undefined) throw new AuthenticationRequiredError();
  const window = { from: context.now().getTime(), to: context.now().getTime() + PREVIEW_MS };
  const { hours, habits, busy } = await readBookable(context, { person, hours: 'all' });
  const week = await context.transact((tx) => weekOf(tx, context, person));
  const exceptions = await context.transact((tx) => exceptionsOf(tx, person));
  // Days off are cut out of it when the times are worked out.
  const beside = { dates: hours.dates, regular: week.besides, exceptions: [] };
  const elsewhere = await calendarBusyTimes(context, person, tellSpan(window));
  return {
    timezone: week.timezone,
    days: weekdays.map((weekday) => ({
      weekday,
      ranges: week.hours.filter((one) => one.weekday === weekday).map(rangeOf),
    })),
    exceptions: exceptions.map((one) => ({ ...one, ranges: (one.ranges ?? []).map(rangeOf) })),
    isPublic: week.hours.every(({ isPublic }) => isPublic),
    sessionLength: habits.sessionLength ?? week.hours.find(({ sessionLength }) => sessionLength)?.sessionLength ?? null,
    bufferTime: habits.buffer,
    noticeHours: habits.notice / 60,
    besides: openSpans(beside, context.tenant.timezone, window).flatMap(({ length, spans }) =>
      spans.map((span) => ({ ...tellSpan(span), sessionLength: length })),
    ),
    busy: [...busy, ...elsewhere.map(spanOf)].filter((span: Span) => meet(span, window)).map(tellSpan),
  };
}

async function exceptionsOf(tx: Parameters<typeof weekOf>[0], person: string): Promise<readonly ExceptionRow[]> {
  const { rows } = await sql<ExceptionRow>`
    select first_day::text as "firstDay", last_day::text as "lastDay", ranges from availability_exception
    where user_id = ${person} order by first_day, id`.execute(tx);
  return rows;
}

const rangeOf = ({ startTime, endTime }: ClockRange): ClockRange => ({ startTime, endTime });
