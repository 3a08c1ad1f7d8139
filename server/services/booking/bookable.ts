/** All that decides when a person can be booked, in one statement: hours, days off, habits, what they are busy with, and hours allotted. */
import { CompiledQuery } from 'kysely';
import type { MinuteBudget } from '#domain/availability/freeTimes.ts';
import type { DateOpening, DayException, Hours, RegularOpening } from '#domain/availability/hours.ts';
import type { Span } from '#domain/availability/spans.ts';
import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { busySql } from './busySql.ts';
import { minutesLeftSql } from './minutesLeft.ts';

/** How somebody likes to be booked (profileCoachingMeetingSettings). */
interface BookingHabits {
  readonly sessionLength: number | null;
  readonly buffer: number;
  /** In minutes. */
  readonly notice: number;
}

export interface Bookable {
  /** Whether they can sign in no more. */
  readonly isGone: boolean;
  readonly hours: Hours;
  readonly habits: BookingHabits;
  readonly busy: readonly Span[];
  /** What of it holds the person's time in the database, so that nothing else can be planned. */
  readonly held: readonly Span[];
  readonly budgets: readonly AllottedMinutes[];
}

/** Hours allotted to a startup, of which some may be asked for already. */
interface AllottedMinutes extends MinuteBudget {
  /** Minutes in requests that wait for an answer. */
  readonly awaited: number;
}

export interface BookableQuestion {
  readonly person: string;
  /** Whose hours count: those that the reader may see, or, for who was put in charge of them, all. */
  readonly hours: 'visible' | 'all';
  /** Whose allotted hours a session takes. */
  readonly startup?: string | null | undefined;
  /** An event whose own sessions are counted elsewhere. */
  readonly exceptEvent?: string | undefined;
}

interface BookableRow {
  readonly status: string | null;
  readonly regular: readonly RegularOpening[];
  readonly dates: readonly DateOpening[];
  readonly exceptions: readonly (Omit<DayException, 'ranges'> & { ranges: DayException['ranges'] | null })[];
  readonly settings: { sessionLength?: number | null; bufferTime?: number | null; noticeHours?: number | null } | null;
  readonly busy: readonly { from: string; to: string; held: boolean }[];
  readonly budgets: readonly { left: number; waiting: number; startsAt: string | null; endsAt: string | null }[];
}

const REGULAR = `'weekday', weekday, 'startTime', start_time, 'endTime', end_time, 'timezone', timezone, 'recurrence', recurrence,
  'validFrom', valid_from, 'validUntil', valid_until, 'sessionLength', session_length`;
const DATES = `'startTime', start_time, 'endTime', end_time, 'sessionLength', session_length`;

/** Reads it behind the wall, as the reader may know of it. */
export async function readBookable(context: RequestContext, asked: BookableQuestion): Promise<Bookable> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const add = (value: unknown, type: string): string => state.parameters.add(value, type);
  const person = add(asked.person, 'text');
  const now = add(context.now().toISOString(), 'timestamptz');
  // Who is put in charge of somebody's hours, as of those of an event, sees those for one program too.
  const isFor = (alias: string): string =>
    asked.hours === 'all'
      ? ''
      : ` and (${alias}.program_id is null or ${alias}.program_id = (
          select program_id from startup where id = ${add(asked.startup ?? null, 'text')}))`;
  const listOf = (
    entity: 'RecurringAvailability' | 'ProgramMentorAvailability',
    columns: string,
    also = '',
  ): string => {
    const model = specCatalog.get(entity);
    const alias = state.nextAlias();
    const seen = asked.hours === 'all' ? [] : setConditions(state, model, { entity }, alias);
    const where = [...seen, `${alias}.user_id = ${person}${also}${isFor(alias)}`].join(' and ');
    return `(select json_agg(json_build_object(${columns})) from ${identifier(model.table)} ${alias} where ${where})`;
  };
  const isCounted = context.tenant.features.switches.hoursAllocation === true && asked.startup != null;
  const budgets = isCounted
    ? `(select json_agg(json_build_object('left', "left", 'waiting', waiting, 'startsAt', starts_at, 'endsAt', ends_at))
        from (${minutesLeftSql(add, { startup: asked.startup ?? null, hosts: [asked.person], besides: null })}) allotted)`
    : 'null::json';
  const text = `select ${listOf('RecurringAvailability', REGULAR)} as regular,
    ${listOf('ProgramMentorAvailability', DATES, ` and end_time > ${now}`)} as dates,
    (select json_agg(json_build_object('firstDay', first_day, 'lastDay', last_day, 'timezone', timezone, 'ranges', ranges))
      from availability_exception where user_id = ${person}) as exceptions,
    (select profile_coaching_meeting_settings from "user" where id = ${person}) as settings,
    (select lower(status) from "user" where id = ${person}) as status,
    (select json_agg(json_build_object('from', "from", 'to', "to", 'held', held)) from (${busySql(add, { person, now, exceptEvent: asked.exceptEvent })}) busy) as busy,
    ${budgets} as budgets`;
  const query = CompiledQuery.raw(text, [...state.parameters.values]);
  const { rows } = await context.transact((tx) => tx.executeQuery<BookableRow>(query));
  return readRow(rows[0] as BookableRow);
}

const gone: ReadonlySet<string> = new Set(['inactive', 'archived', 'denied']);

function readRow({ status, regular, dates, exceptions, settings, busy, budgets }: BookableRow): Bookable {
  // Who can sign in no more meets nobody, whatever hours they have left behind.
  const isGone = status !== null && gone.has(status);
  return {
    isGone,
    hours: {
      regular: isGone ? [] : (regular ?? []),
      dates: isGone ? [] : (dates ?? []),
      exceptions: (exceptions ?? []).map((one) => ({ ...one, ranges: one.ranges ?? [] })),
    },
    habits: {
      sessionLength: settings?.sessionLength ?? null,
      buffer: settings?.bufferTime ?? 0,
      notice: (settings?.noticeHours ?? 0) * 60,
    },
    busy: (busy ?? []).map(spanIn),
    held: (busy ?? []).filter(({ held }) => held).map(spanIn),
    budgets: (budgets ?? []).map(({ left, waiting, startsAt, endsAt }) => ({
      minutesLeft: left,
      awaited: waiting,
      validFrom: startsAt === null ? null : Date.parse(startsAt),
      validUntil: endsAt === null ? null : Date.parse(endsAt) - 1,
    })),
  };
}

const spanIn = ({ from, to }: BookableRow['busy'][number]): Span => ({ from: Date.parse(from), to: Date.parse(to) });
