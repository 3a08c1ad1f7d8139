import { CompiledQuery } from 'kysely';
import { isPaid, type MinuteBudget } from '#domain/availability/freeTimes.ts';
import { spanOf } from '#domain/availability/spans.ts';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { conditionSql } from '#server/access/conditionSql.ts';
import { SqlParameters } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { findAllowed, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { allottedSql } from '#server/services/booking/minutesLeft.ts';
import { openSlots, readEvent } from '../eventSlots.ts';
import { type HostTime, sessionsOf } from '../hostTimes.ts';
import { countsHours } from '../spendHours.ts';

interface DayWithoutHours {
  readonly day: string;
  readonly startups: readonly string[];
}

/** Hours that a startup has, with everybody or with one coach. */
interface Allotted extends MinuteBudget {
  readonly startup: string;
  readonly coach: string | null;
}

/**
 * The days on which times are missing from the list because hours are: to a founder those of their own startup, to who
 * plans the event with the names of the startups. Days are the organisation's, as those of allotments are.
 */
export async function daysWithoutHours(context: RequestContext, eventId: string): Promise<readonly DayWithoutHours[]> {
  const event = await readEvent(context, eventId);
  if (event.eventType !== 'ONE_ON_ONE' || !countsHours(context.tenant, event)) return [];
  const now = context.now();
  const dayOfSlot = ({ startTime }: HostTime) => dayOf(context.tenant.timezone, startTime);
  if (await maySeeAll(context, event)) {
    const ahead = (await sessionsOf(context, event, now)).filter((slot) => Date.parse(slot.startTime) > now.getTime());
    const hours = ahead.length === 0 ? [] : await allottedHours(context);
    const days = [...Map.groupBy(ahead, dayOfSlot)].map(([day, slots]) => ({
      day,
      startups: namesWithout(hours, slots),
    }));
    return inOrder(days.filter(({ startups }) => startups.length > 0));
  }
  const days = Map.groupBy(await openSlots(context, event, now), dayOfSlot);
  const lacking = [...days].filter(([, slots]) => slots.every((slot) => !slot.isPaid));
  return inOrder(lacking.map(([day]) => ({ day, startups: [] })));
}

const inOrder = (days: readonly DayWithoutHours[]) => [...days].sort((one, other) => one.day.localeCompare(other.day));

/** Startups that have hours, of which none count for any of these sessions. */
function namesWithout(hours: readonly Allotted[], slots: readonly HostTime[]): string[] {
  const byStartup = Map.groupBy(hours, ({ startup }) => startup);
  const lacking = [...byStartup].filter(([, own]) =>
    slots.every(
      (slot) =>
        !isPaid(
          spanOf(slot),
          own.filter(({ coach }) => coach === null || coach === slot.host),
        ),
    ),
  );
  return lacking.map(([name]) => name).sort((one, other) => one.localeCompare(other));
}

function maySeeAll(context: RequestContext, { id }: StoredRow): Promise<boolean> {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    const model = specCatalog.get('IncubatorEvent');
    const condition = scope.reader.entityCondition(model.meta, 'update');
    return condition !== null && (await findAllowed(scope, model, id, condition)) !== null;
  });
}

/** Hours of the startups that the reader sees, by their names. */
function allottedHours(context: RequestContext): Promise<readonly Allotted[]> {
  return context.transact(async (tx) => {
    const { reader } = writeScope(specCatalog, context, tx);
    const model = specCatalog.get('Startup');
    const condition = reader.entityCondition(model.meta, 'read');
    if (condition === null) return [];
    const parameters = new SqlParameters();
    const text = `select s.name as startup, allotted.coach, allotted."left", allotted.starts_at, allotted.ends_at
      from (${allottedSql((value, type) => parameters.add(value, type))}) allotted join startup s on s.id = allotted.startup
      where ${conditionSql(condition, { model, alias: 's', parameters })}`;
    const { rows } = await tx.executeQuery<Record<'startup' | 'coach' | 'left' | 'starts_at' | 'ends_at', unknown>>(
      CompiledQuery.raw(text, [...parameters.values]),
    );
    return rows.map(({ startup, coach, left, starts_at, ends_at }) => ({
      startup: String(startup),
      coach: typeof coach === 'string' ? coach : null,
      minutesLeft: Number(left),
      validFrom: starts_at === null ? null : new Date(String(starts_at)).getTime(),
      validUntil: ends_at === null ? null : new Date(String(ends_at)).getTime() - 1,
    }));
  });
}
