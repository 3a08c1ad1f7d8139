/** What a form may say of an appointment before it is saved: what the triggers of `busy_time` would say after. */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { type WriteScope, writeScope } from '#server/entities/write/WriteScope.ts';
import type { PlannedAppointmentInput } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';
import { heldOf } from '#server/services/booking/clashes/heldOf.ts';
import type { PlannedSpan } from '#server/services/booking/clashes/plannedSpans.ts';
import { takenRooms } from '#server/services/booking/clashes/takenRooms.ts';
import { applicantOf, plannedBefore } from './plannedBefore.ts';
import { plannedSpans } from './plannedSpans.ts';

const models = {
  SESSION: 'CoachingSession',
  INTERVIEW: 'ApplicationMeeting',
} as const;

/**
 * Who is expected elsewhere then. The reader hears of people whom they may read only, and of what those have only where
 * they may read that.
 * @throws ForbiddenError to whoever plans no such appointments
 */
export function plannedClashes(context: RequestContext, given: PlannedAppointmentInput) {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    judgePlanner(scope, given);
    const spans = plannedSpans(given, context.now().getTime());
    if (spans.length === 0) return { clashes: [], rooms: [], isRefused: false };
    const { placeId, recordId } = given;
    const except = recordId ? [recordId] : [];
    const people = await peopleOf(scope, given);
    const held = await heldOf(scope, { ...people, spans, except });
    const rooms = placeId ? await takenRooms(scope, { placeId, spans, except }) : [];
    const busy = new Set(held.map(({ personId }) => personId));
    return {
      clashes: held.filter(({ isSeen }) => isSeen),
      rooms,
      isRefused: rooms.length > 0 || (await isRefused(scope, given, { ...people, spans, busy })),
    };
  });
}

function judgePlanner({ reader }: WriteScope, { kind }: PlannedAppointmentInput): void {
  const { meta } = specCatalog.get(models[kind]);
  if (!(['create', 'update'] as const).some((action) => reader.entityCondition(meta, action))) {
    throw new ForbiddenError();
  }
}

interface People {
  readonly hosts: readonly string[];
  readonly guests: readonly string[];
}

async function peopleOf(
  scope: WriteScope,
  { kind, applicationId, ...given }: PlannedAppointmentInput,
): Promise<People> {
  const hosts = [...new Set(given.hosts)];
  const applicant = kind === 'INTERVIEW' && applicationId ? await applicantOf(scope, applicationId) : null;
  const coming = kind === 'INTERVIEW' ? (applicant === null ? [] : [applicant]) : given.guests;
  return { hosts, guests: [...new Set(coming)].filter((guest) => !hosts.includes(guest)) };
}

interface Planned extends People {
  readonly spans: readonly PlannedSpan[];
  readonly busy: ReadonlySet<string>;
}

/** As `0029_guest_times` judges: each host has to be free, and of the guests one, unless nobody new comes and nothing moves. */
async function isRefused(scope: WriteScope, given: PlannedAppointmentInput, planned: Planned): Promise<boolean> {
  const { hosts, guests, spans, busy } = planned;
  const [span] = spans;
  const before = given.recordId
    ? await plannedBefore(scope, specCatalog.get(models[given.kind]), given.recordId)
    : null;
  const isMoved = before?.isHeld !== true || before.from !== span?.from || before.to !== span.to;
  const hasNewcomers =
    before === null ||
    (given.kind === 'INTERVIEW'
      ? before.application !== (given.applicationId ?? null)
      : guests.some((guest) => !before.guests.includes(guest)));
  const isTouched = isMoved || hasNewcomers || !isSame(before.hosts, hosts) || guests.length < before.guests.length;
  if (isTouched && hosts.some((host) => busy.has(host))) return true;
  return (isMoved || hasNewcomers) && guests.length > 0 && guests.every((guest) => busy.has(guest));
}

const isSame = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((id) => right.includes(id));
