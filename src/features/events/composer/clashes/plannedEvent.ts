import type { FormValues } from '#src/forms/formValues.ts';
import type { PlannedAppointment } from '#src/ui/planning/PlannedClashes.tsx';
import type { EventPlan } from '../eventPlanQuery.ts';

type PlannedTime = Pick<PlannedAppointment, 'startTime' | 'minutes'>;

const MINUTE_MS = 60_000;
/** How long an event takes that says no end, as the server has it. */
const USUAL_MINUTES = 60;

/** Whose time and which room an event needs: what it has, with what is filled in of it; null where it holds nothing. */
export function plannedEvent(event: EventPlan, values: FormValues = {}): PlannedAppointment | null {
  const filled = { ...flatPlan(event), ...values };
  const isOffer = filled.eventType === 'ONE_ON_ONE';
  const [time, ...further] = isOffer ? offeredTimes(filled) : ownTime(filled);
  if (!time || filled.status === 'cancelled' || filled.isArchived) return null;
  const hosts = isOffer || filled.holdsHosts ? filled.hosts : [];
  const placeId = filled['availability.mode'] === 'online' ? null : filled.place || null;
  if (hosts.length === 0 && placeId === null) return null;
  const kind = isOffer ? 'OFFER' : 'EVENT';
  return { kind, ...time, further, hosts, guests: [], placeId, recordId: event._id };
}

/** The same at each of its further dates. */
export function plannedDates(event: EventPlan, dates: readonly string[]): PlannedAppointment | null {
  const planned = plannedEvent(event);
  if (planned === null) return null;
  const begins = event.startTime ?? planned.startTime;
  const times = [planned, ...(planned.further ?? [])];
  const [first, ...further] = dates.flatMap((date) => times.map((time) => movedTime(time, begins, date)));
  return first ? { ...planned, ...first, further, recordId: null } : null;
}

/** An event as its forms have it: parts of objects by their path, references as ids. */
function flatPlan({ hosts, place, availability, oneOnOneDates, ...event }: EventPlan) {
  return {
    ...event,
    hosts: hosts?.map(({ _id }) => _id) ?? [],
    place: place?._id ?? null,
    oneOnOneDates: oneOnOneDates ?? [],
    'availability.mode': availability?.mode,
    'availability.method': availability?.method,
  };
}

type FilledPlan = ReturnType<typeof flatPlan>;

function ownTime({ startTime, endTime }: FilledPlan): PlannedTime[] {
  const time = timeBetween(startTime, endTime);
  return time ? [time] : [];
}

/** The dates that are said; hours of the hosts are what they are free in anyway. */
function offeredTimes(filled: FilledPlan): PlannedTime[] {
  if (filled['availability.method'] === 'calendar') return [];
  const times = filled.oneOnOneDates.map((span) => timeBetween(span?.start, span?.end)).filter((time) => time !== null);
  return times.sort((left, right) => Date.parse(left.startTime) - Date.parse(right.startTime));
}

function timeBetween(start: string | null | undefined, end: string | null | undefined): PlannedTime | null {
  const begins = Date.parse(start ?? '');
  if (Number.isNaN(begins)) return null;
  const minutes = Math.round((Date.parse(end ?? '') - begins) / MINUTE_MS);
  return { startTime: new Date(begins).toISOString(), minutes: minutes > 0 ? minutes : USUAL_MINUTES };
}

function movedTime({ startTime, minutes }: PlannedTime, from: string, to: string): PlannedTime {
  return { startTime: new Date(Date.parse(startTime) - Date.parse(from) + Date.parse(to)).toISOString(), minutes };
}
