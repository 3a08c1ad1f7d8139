/** What would stand in the way of an event, said before it is saved: what the triggers of `busy_time` would say after. */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { type WriteScope, writeScope } from '#server/entities/write/WriteScope.ts';
import type { PlannedEventChange } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { heldOf } from '#server/services/booking/clashes/heldOf.ts';
import { takenRooms } from '#server/services/booking/clashes/takenRooms.ts';
import { previewManagedEvent } from '../managedEvent.ts';
import { eventsOfExtension } from '../series/extendSeries.ts';
import { furtherEvents } from '../series/repeatEvent.ts';
import { type ChangedEvent, changedFollowing } from '../series/updateFollowing.ts';
import { type EventNeeds, eventNeeds } from './eventNeeds.ts';

/**
 * Which hosts are expected elsewhere and which rooms are taken, at all dates that are about to be changed or made. The
 * reader hears of people whom they may read only, and of what those have only where they may read that.
 */
export function eventClashes(context: RequestContext, eventId: string, change: PlannedEventChange) {
  return previewManagedEvent(context, eventId, async (tx, event) => {
    const scope = writeScope(specCatalog, context, tx);
    const changed = await changedBy(scope, event, change);
    const except = change.repetition || change.extension ? [] : changed.map(({ after }) => after.id);
    const now = context.now().getTime();
    const needs = changed.map(({ before, after }) => ({
      ...eventNeeds(after, now),
      isTouched: before === null || differs(eventNeeds(before, now), eventNeeds(after, now)),
    }));
    // Dates of a series mostly need the same: they are asked about together.
    const alike = Map.groupBy(needs, ({ hosts, room, isHeld, isTouched }) =>
      JSON.stringify([hosts, room, isHeld, isTouched]),
    );
    const found = [];
    for (const [first, ...others] of alike.values()) {
      if (first)
        found.push(
          await clashesOf(
            scope,
            first,
            [first, ...others].flatMap(({ spans }) => spans),
            except,
          ),
        );
    }
    return {
      clashes: byTime(found.flatMap(({ clashes }) => clashes)),
      rooms: byTime(found.flatMap(({ rooms }) => rooms)),
      isRefused: found.some(({ isRefused }) => isRefused),
    };
  });
}

/** The events that are changed or made, as they are and as they would be. */
export async function changedBy(
  { tx, context }: WriteScope,
  event: StoredRow,
  { input, following, repetition, extension }: PlannedEventChange,
): Promise<readonly ChangedEvent[]> {
  const made = (events: readonly StoredRow[]) => events.map((after) => ({ before: null, after }));
  if (repetition) return made(furtherEvents(context, event, repetition));
  if (extension) return made(await eventsOfExtension(tx, context, event, extension));
  const own = { before: event, after: { ...event, ...input } };
  return following ? [own, ...(await changedFollowing(tx, context, own, input ?? {}))] : [own];
}

interface AskedNeeds extends EventNeeds {
  readonly isTouched: boolean;
}

async function clashesOf(
  scope: WriteScope,
  { hosts, room, isHeld, isTouched }: AskedNeeds,
  spans: EventNeeds['spans'],
  except: readonly string[],
) {
  if (spans.length === 0) return { clashes: [], rooms: [], isRefused: false };
  const held = hosts.length > 0 ? await heldOf(scope, { hosts, guests: [], spans, except }) : [];
  const rooms = room === null ? [] : await takenRooms(scope, { placeId: room, spans, except });
  const isRefused = isHeld && isTouched && held.length + rooms.length > 0;
  return { clashes: held.filter(({ isSeen }) => isSeen), rooms, isRefused };
}

const differs = (one: EventNeeds, other: EventNeeds): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** What stands in the way of dates that need different things is said once. */
function byTime<Found extends { readonly startTime: string }>(found: readonly Found[]): readonly Found[] {
  const once = new Map(found.map((one) => [JSON.stringify(one), one]));
  return [...once.values()].toSorted((left, right) => left.startTime.localeCompare(right.startTime));
}
