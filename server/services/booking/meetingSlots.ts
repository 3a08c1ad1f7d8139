import { CompiledQuery } from 'kysely';
import { freeTimes, isClear, isPaid } from '#domain/availability/freeTimes.ts';
import { spanOf, type TimeSpan } from '#domain/availability/spans.ts';
import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import { calendarBusyTimes } from '#server/platform/connections/linkedCalendar.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { type BookableQuestion, readBookable } from './bookable.ts';

/** How far ahead meetings are offered. */
const DAYS_AHEAD = 42;
const MS_PER_DAY = 86_400_000;

export interface MeetingHost {
  readonly _id: string;
  readonly fullName: string;
  readonly headline: string | null;
}

/** With whom somebody wants to meet, and whose allotted hours it takes. */
export interface MeetingQuestion {
  readonly host: string;
  readonly startup?: string | null | undefined;
  /** Those that the reader may see, unless the host was put in charge of such meetings. */
  readonly hours?: BookableQuestion['hours'];
}

/** A free time; `isAwaited` where hours are left for it, but in requests that wait for an answer. */
export interface MeetingTime extends TimeSpan {
  readonly isAwaited: boolean;
}

interface OfferedTimes {
  readonly times: readonly MeetingTime[];
  /** Minutes that the host keeps free around what is in the own calendar. */
  readonly buffer: number;
}

/** Those of the people whom the reader sees who have said when they have time, by name. */
export async function meetingHosts(context: RequestContext): Promise<MeetingHost[]> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get('User');
  const alias = state.nextAlias();
  const conditions = setConditions(state, model, { entity: 'User' }, alias);
  const text = `select ${alias}.id as id, ${alias}.first_name as "firstName", ${alias}.last_name as "lastName", ${alias}.headline
    from ${identifier(model.table)} as ${alias} where ${[...conditions, hasHours(alias)].join(' and ')}`;
  const query = CompiledQuery.raw(text, [...state.parameters.values]);
  const { rows } = await context.transact((tx) => tx.executeQuery<Record<string, unknown>>(query));
  return rows
    .map(({ id, firstName, lastName, headline }) => ({
      _id: String(id),
      fullName: [firstName, lastName].filter(Boolean).join(' '),
      headline: typeof headline === 'string' ? headline : null,
    }))
    .sort((one, other) => one.fullName.localeCompare(other.fullName));
}

/** SQL that holds on people who have said when they have time. */
export const hasHours = (alias: string): string => `lower(${alias}.status) = 'active' and (
  exists (select 1 from recurring_availability r where r.tenant_id = ${alias}.tenant_id and r.user_id = ${alias}.id)
  or exists (select 1 from program_mentor_availability d where d.tenant_id = ${alias}.tenant_id
    and d.user_id = ${alias}.id and d.end_time > now())
  or exists (select 1 from availability_exception x where x.tenant_id = ${alias}.tenant_id and x.user_id = ${alias}.id
    and jsonb_array_length(coalesce(x.ranges, '[]')) > 0 and coalesce(x.last_day, x.first_day) >= now()::date))`;

/** When the host has time for a meeting, as far as the reader may know of it; with whom else they meet is not said. */
export async function freeMeetingSlots(
  context: RequestContext,
  question: MeetingQuestion,
): Promise<readonly MeetingTime[]> {
  const { times, buffer } = await offeredTimes(context, question);
  // Who may see no time of theirs learns nothing of their calendar, not even by how long the answer takes.
  if (times.length === 0) return times;
  const elsewhere = await busyElsewhere(context, question.host);
  return times.filter((time) => isClear(spanOf(time), elsewhere, buffer));
}

/** Times that the host's hours leave free, as far as the reader may know of them, without what is known here. */
export async function meetingSlots(context: RequestContext, question: MeetingQuestion): Promise<readonly TimeSpan[]> {
  return (await offeredTimes(context, question)).times;
}

async function offeredTimes(
  context: RequestContext,
  { host, startup, hours: counted = 'visible' }: MeetingQuestion,
): Promise<OfferedTimes> {
  const { hours, habits, busy, budgets } = await readBookable(context, { person: host, hours: counted, startup });
  const now = context.now().getTime();
  const window = { from: now, to: now + DAYS_AHEAD * MS_PER_DAY };
  const { buffer, notice, sessionLength } = habits;
  const zone = context.tenant.timezone;
  const free = freeTimes(hours, { zone, now, window, busy, buffer, notice, usualLength: sessionLength, budgets });
  const unasked = budgets.map((budget) => ({ ...budget, minutesLeft: budget.minutesLeft - budget.awaited }));
  return { times: free.map((time) => ({ ...time, isAwaited: !isPaid(spanOf(time), unasked) })), buffer };
}

/** What is in the calendar that the host has connected. Asks over the network: not inside a transaction. */
async function busyElsewhere(context: RequestContext, host: string) {
  const now = Date.now();
  const until = now + DAYS_AHEAD * MS_PER_DAY;
  const window = { startTime: new Date(now).toISOString(), endTime: new Date(until).toISOString() };
  return (await calendarBusyTimes(context, host, window)).map(spanOf);
}

/** Whether the host's own calendar leaves no room at a time. Asks over the network: not inside a transaction. */
export async function isBusyElsewhere(context: RequestContext, host: string, slot: TimeSpan): Promise<boolean> {
  const elsewhere = await busyElsewhere(context, host);
  if (elsewhere.length === 0) return false;
  const { habits } = await readBookable(context, { person: host, hours: 'visible' });
  return !isClear(spanOf(slot), elsewhere, habits.buffer);
}
