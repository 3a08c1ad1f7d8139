import { Temporal } from '#temporal';

/** A stretch of time in which a zone's clock is as far from UTC; the end is not part of it. Milliseconds. */
interface OffsetSpan {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

/** Lists ask for few years of few zones; who asks for many more only waits a little longer. */
const MAX_SPANS = 64;
const MS_PER_DAY = 86_400_000;
const NS_PER_MS = 1_000_000;
const known = new Map<string, OffsetSpan[]>();

/** How far the clock of a zone is ahead of UTC at an instant, in milliseconds. Temporal says it once for each time between two changes. */
export function offsetAt(timeZone: string, instant: number): number {
  return spanAt(timeZone, instant).offset;
}

/** The offset with which a reading of the clock is meant, where no change of the clocks is near; null where one is. */
export function certainOffset(timeZone: string, wall: number): number | null {
  const { from, to, offset } = spanAt(timeZone, wall);
  return wall - from > MS_PER_DAY && to - wall > MS_PER_DAY ? offset : null;
}

function spanAt(timeZone: string, instant: number): OffsetSpan {
  const spans = known.get(timeZone) ?? [];
  known.set(timeZone, spans);
  const before = spans.find(({ from, to }) => from <= instant && instant < to);
  if (before !== undefined) return before;
  const found = readSpan(timeZone, instant);
  if (spans.length >= MAX_SPANS) spans.length = 0;
  spans.push(found);
  return found;
}

function readSpan(timeZone: string, instant: number): OffsetSpan {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
  // A change at this very instant is not "previous" to it.
  const previous = zoned.add({ milliseconds: 1 }).getTimeZoneTransition('previous');
  const next = zoned.getTimeZoneTransition('next');
  return {
    from: previous?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    to: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: zoned.offsetNanoseconds / NS_PER_MS,
  };
}
