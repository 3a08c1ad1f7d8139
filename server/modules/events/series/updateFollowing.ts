import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import { findStored, loadStored } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { lockAppointments } from '#server/services/booking/lockAppointments.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { tellDatesTogether } from './datesTogether.ts';
import { movedBy } from './seriesDates.ts';
import { beginsAt, timesOf, wallBetween, zoneOf } from './seriesEvents.ts';

interface Change {
  readonly input: Values;
  readonly version: number | null | undefined;
}

const times = ['startTime', 'endTime', 'oneOnOneDates'];

/** Changes an event and those that follow it in its series, all or none. What changes its times moves theirs as far. */
export async function updateFollowing(
  writer: EntityWriter,
  context: RequestContext,
  id: string,
  { input, version }: Change,
): Promise<void> {
  await context.transact(async (tx) => {
    await lockSeries(tx, id, input);
    const before = await loadStored(tx, specCatalog.get('IncubatorEvent'), id);
    const following = before === null || typeof before.series !== 'string' ? [] : await followingOf(tx, before);
    if (before !== null) await leaveTimes(tx, context, following, { before, after: { ...before, ...input }, input });
    await tellDatesTogether({ tx, context }, async () => {
      await writer.update(context, 'IncubatorEvent', id, input, { version });
      const after = await loadStored(tx, specCatalog.get('IncubatorEvent'), id);
      if (before === null || after === null) return;
      for (const event of following) {
        const values = inputFor(context, event, { before, after, input });
        // What stays as it is gets no new version, which somebody who edits it would be refused for.
        if (Object.keys(values).length > 0) await writer.update(context, 'IncubatorEvent', event.id, values);
      }
    });
  });
}

/** All of the series, and whom and where it needs before and after, so that two who change several at once never cross. */
export async function lockSeries(tx: Tx, id: string, input: Values): Promise<void> {
  const { rows } = await sql<{ id: string; hosts: readonly string[]; place: string | null }>`
    select id, hosts_ids as hosts, place_id as place from incubator_event
    where series = (select series from incubator_event where id = ${id})`.execute(tx);
  await lockAppointments(tx, {
    table: 'incubator_event',
    ids: rows.map((event) => event.id),
    people: [...rows.flatMap(({ hosts }) => hosts), ...idsIn(input.hosts)],
    places: [...rows.map(({ place }) => place), input.place].filter((place) => typeof place === 'string'),
  });
}

/**
 * Those that move leave their rooms and the time of their hosts before any does, or a series that moves by its own interval
 * would stand in its own way. Each takes them again as it is written; where it does not move it keeps them.
 */
async function leaveTimes(
  tx: Tx,
  context: RequestContext,
  following: readonly StoredRow[],
  edited: Edited,
): Promise<void> {
  const moving = following.filter((event) => {
    const { startTime = event.startTime } = inputFor(context, event, edited);
    return typeof startTime === 'string' && Date.parse(startTime) !== Date.parse(String(event.startTime));
  });
  const ids = moving.map((event) => event.id);
  await sql`delete from place_time where source = 'incubator_event' and source_id = any(${ids}::text[])`.execute(tx);
  await sql`delete from busy_time where source_id = any(${ids}::text[])`.execute(tx);
}

/** An event as it is and as it would be; one that is made only now is not there before. */
export interface ChangedEvent {
  readonly before: StoredRow | null;
  readonly after: StoredRow;
}

/** Those that follow an event in its series, with what changing it so would make of them. */
export async function changedFollowing(
  tx: Tx,
  context: RequestContext,
  { before, after }: Pick<Edited, 'before' | 'after'>,
  input: Values,
): Promise<ChangedEvent[]> {
  if (typeof before.series !== 'string') return [];
  const following = await followingOf(tx, before, findStored);
  return following.map((event) => ({
    before: event,
    after: { ...event, ...inputFor(context, event, { before, after, input }) },
  }));
}

async function followingOf(tx: Tx, event: StoredRow, load = loadStored): Promise<StoredRow[]> {
  const { rows } = await sql<{ id: string }>`
    select id from incubator_event where series = ${event.series} and id <> ${event.id} order by id`.execute(tx);
  const found: StoredRow[] = [];
  for (const { id } of rows) {
    const row = await load(tx, specCatalog.get('IncubatorEvent'), id);
    if (row !== null && (beginsAt(row) ?? '') > (beginsAt(event) ?? '')) found.push(row);
  }
  return found;
}

interface Edited {
  readonly before: StoredRow;
  readonly after: StoredRow;
  readonly input: Values;
}

/** Their times are those of the event that was changed, as far apart as the two were before. */
function inputFor(context: RequestContext, event: StoredRow, { before, after, input }: Edited): Values {
  const others = Object.entries(withoutRevival(event, { before, input })).filter(([name]) => !times.includes(name));
  const [here, there] = [beginsAt(before), beginsAt(event)];
  if (!times.some((name) => name in input) || here === null || there === null) return Object.fromEntries(others);
  const zone = zoneOf(context, after);
  const wall = wallBetween(zone, here, there);
  const moved = Object.entries(timesOf(after, (instant) => movedBy(instant, wall, zone)));
  return Object.fromEntries([...others, ...moved.filter(([name]) => name in input)]);
}

/** A date that was called off by itself stays so when those that follow a draft are published with it. */
function withoutRevival(event: StoredRow, { before, input }: Pick<Edited, 'before' | 'input'>): Values {
  const { status, ...others } = input;
  const isRevived = event.status === 'cancelled' && before.status === 'draft' && status === 'published';
  return isRevived || event.status === status ? others : input;
}
