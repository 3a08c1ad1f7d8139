import { CompiledQuery, sql } from 'kysely';
import { availableSlots, type Openings } from '#domain/events/availableSlots.ts';
import { type EventSlot, overlaps } from '#domain/events/bookableSlots.ts';
import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import { calendarBusyTimes } from '#server/platform/connections/linkedCalendar.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** How far ahead meetings are offered. */
const DAYS_AHEAD = 42;
const MS_PER_DAY = 86_400_000;

export interface MeetingHost {
  readonly _id: string;
  readonly fullName: string;
  readonly headline: string | null;
}

/** Those of the people whom the reader sees who have said when they have time, by name. */
export async function meetingHosts(context: RequestContext): Promise<MeetingHost[]> {
  const rows = await readVisible(context, 'User', ({ alias }) => ({
    columns: `${alias}.id as id, ${alias}.first_name as "firstName", ${alias}.last_name as "lastName",
      ${alias}.headline`,
    where: `lower(${alias}.status) = 'active' and (
      exists (select 1 from recurring_availability r where r.tenant_id = ${alias}.tenant_id and r.user_id = ${alias}.id)
      or exists (select 1 from program_mentor_availability d where d.tenant_id = ${alias}.tenant_id
        and d.user_id = ${alias}.id and d.end_time > now()))`,
  }));
  return rows
    .map(({ id, firstName, lastName, headline }) => ({
      _id: String(id),
      fullName: [firstName, lastName].filter(Boolean).join(' '),
      headline: typeof headline === 'string' ? headline : null,
    }))
    .sort((one, other) => one.fullName.localeCompare(other.fullName));
}

/** When the host has time for a meeting, as far as the reader may know of it; with whom else they meet is not said. */
export async function freeMeetingSlots(context: RequestContext, hostId: string): Promise<readonly EventSlot[]> {
  const slots = await meetingSlots(context, hostId);
  // Who may see no time of theirs learns nothing of their calendar, not even by how long the answer takes.
  if (slots.length === 0) return slots;
  const elsewhere = await busyElsewhere(context, hostId);
  return slots.filter((slot) => !isTaken(slot, elsewhere));
}

/** What is in the calendar that the host has connected. Asks over the network: not inside a transaction. */
function busyElsewhere(context: RequestContext, hostId: string): Promise<readonly EventSlot[]> {
  const now = Date.now();
  const until = now + DAYS_AHEAD * MS_PER_DAY;
  const window = { startTime: new Date(now).toISOString(), endTime: new Date(until).toISOString() };
  return calendarBusyTimes(context, hostId, window);
}

/** Whether the host's own calendar leaves no room at a time. Asks over the network: not inside a transaction. */
export async function isBusyElsewhere(context: RequestContext, hostId: string, slot: EventSlot): Promise<boolean> {
  return isTaken(slot, await busyElsewhere(context, hostId));
}

/** Times that the host's hours leave free, as far as the reader may know of them, without what is known here. */
export async function meetingSlots(context: RequestContext, hostId: string): Promise<readonly EventSlot[]> {
  const now = context.now();
  const openings = await openingsOf(context, hostId);
  const slots = availableSlots(openings, context.tenant.timezone, { now, days: DAYS_AHEAD });
  const busy = await context.transact((tx) => busyTimes(tx, hostId, now));
  return slots.filter((slot) => !isTaken(slot, busy));
}

function isTaken(slot: EventSlot, taken: readonly EventSlot[]): boolean {
  return taken.some((other) => overlaps(slot, other));
}

async function openingsOf(context: RequestContext, hostId: string): Promise<Openings> {
  const [dates, regular] = await Promise.all(
    (['ProgramMentorAvailability', 'RecurringAvailability'] as const).map((entity) =>
      readVisible(context, entity, ({ alias, add }) => ({
        columns: `to_jsonb(${alias})::text as row`,
        where: `${alias}.user_id = ${add(hostId)}`,
      })),
    ),
  );
  const parsed = (rows: readonly Record<string, unknown>[] = []) =>
    rows.map(({ row }) => JSON.parse(String(row)) as Record<string, string & number>);
  return {
    dates: parsed(dates).map((row) => ({
      startTime: new Date(row.start_time ?? '').toISOString(),
      endTime: new Date(row.end_time ?? '').toISOString(),
      sessionLength: row.session_length,
    })),
    regular: parsed(regular).map((row) => ({
      weekday: row.weekday ?? '',
      startTime: row.start_time ?? '',
      endTime: row.end_time ?? '',
      recurrence: row.recurrence ?? '',
      timezone: row.timezone,
      validFrom: row.valid_from,
      validUntil: row.valid_until,
      sessionLength: row.session_length,
    })),
  };
}

interface Part {
  readonly alias: string;
  readonly add: (value: string) => string;
}

/** Rows of an entity that the reader may see, narrowed by what is given. */
function readVisible(
  context: RequestContext,
  entity: 'User' | 'ProgramMentorAvailability' | 'RecurringAvailability',
  part: (part: Part) => { readonly columns: string; readonly where: string },
): Promise<readonly Record<string, unknown>[]> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get(entity);
  const alias = state.nextAlias();
  const conditions = setConditions(state, model, { entity }, alias);
  const { columns, where } = part({ alias, add: (value) => state.parameters.add(value, 'text') });
  const text = `select ${columns} from ${identifier(model.table)} as ${alias} where ${[...conditions, where].join(' and ')}`;
  const query = CompiledQuery.raw(text, [...state.parameters.values]);
  return context.transact(async (tx) => (await tx.executeQuery<Record<string, unknown>>(query)).rows);
}

/** What the host is already expected at from now on, whoever asks. */
async function busyTimes(tx: Tx, hostId: string, now: Date): Promise<readonly EventSlot[]> {
  const { rows } = await sql<{ from: Date; to: Date }>`
    select start_time as from, start_time + make_interval(mins => duration_minutes) as to from application_meeting
      where host_id = ${hostId} and status <> 'meeting_canceled' and start_time > ${now.toISOString()}::timestamptz - interval '1 day'
    union all
    select start_time, coalesce(end_time, start_time + interval '30 minutes') from coaching_session
      where coachs_ids @> array[${hostId}] and status <> 'cancelled' and start_time > ${now.toISOString()}::timestamptz - interval '1 day'
    union all
    select start_time, end_time from one_on_one_event
      where host_id = ${hostId} and status <> 'EVENT_CANCELLED' and end_time > ${now.toISOString()}::timestamptz
    union all
    select start_time, coalesce(end_time, start_time + interval '1 hour') from incubator_event
      where status = 'published' and event_type <> 'ONE_ON_ONE' and start_time > ${now.toISOString()}::timestamptz - interval '1 day'
        and (hosts_ids @> array[${hostId}] or participants_ids @> array[${hostId}])
    union all
    select start_time, coalesce(end_time, start_time + interval '30 minutes') from meeting_request
      where mentor_id = ${hostId} and status = 'meeting_scheduled' and start_time > ${now.toISOString()}::timestamptz - interval '1 day'
    `.execute(tx);
  return rows.map(({ from, to }) => ({ startTime: new Date(from).toISOString(), endTime: new Date(to).toISOString() }));
}
