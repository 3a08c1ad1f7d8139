/** The times that applicants choose of, for a talk that is to be arranged or one that they move. */
import { sql } from 'kysely';
import { overlaps, type TimeSpan } from '#domain/availability/spans.ts';
import type { HostedSlot } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type ApplicationRow, loadApplication } from '#server/services/applications/applicationRows.ts';
import { freeMeetingSlots, type MeetingQuestion, meetingSlots } from '#server/services/booking/meetingSlots.ts';
import { withOwnTimes } from '#server/services/booking/ownTimes.ts';
import { toldStatus, waitingPlaceOf } from '../../progress/toldStatus.ts';
import { type InterviewAhead, interviewAhead, isTalkAwaited } from './interviewAhead.ts';
import { hostOf, type Interviewer, interviewersOf } from './interviewers.ts';

export interface Choice {
  readonly application: ApplicationRow;
  /** The talk that is moved; null where one is to be arranged. */
  readonly ahead: InterviewAhead | null;
  readonly hosts: readonly Interviewer[];
}

/** What the reader may choose of their own application now; null where there is nothing to choose. */
export async function choiceOf(
  tx: Tx,
  context: RequestContext,
  application: ApplicationRow | null,
): Promise<Choice | null> {
  if (application === null || application.applicantId !== context.principal?.id) return null;
  if (['accepted', 'rejected'].includes(toldStatus(application))) return null;
  const ahead = await interviewAhead(context, tx, application.id);
  const interviewers = await interviewersOf(tx, context, application);
  if (ahead !== null) {
    if (!ahead.isChangeable) return null;
    // Whom staff have chosen themselves is not exchanged for somebody else.
    const isOne = ahead.host === null || interviewers.some(({ _id }) => _id === ahead.host);
    return { application, ahead, hosts: isOne ? interviewers : await hostOf(tx, ahead.host) };
  }
  const isFree = (await isTalkAwaited(tx, application)) && (await waitingPlaceOf(tx, application.id)) === null;
  return isFree ? { application, ahead, hosts: interviewers } : null;
}

/** Whether there is a time to choose, as far as it is known here: no calendar elsewhere is asked for a card. */
export async function hasOffers(context: RequestContext, tx: Tx, application: ApplicationRow): Promise<boolean> {
  const choice = await choiceOf(tx, context, application);
  for (const { _id: host } of choice?.hosts ?? []) {
    const times = await withOwnTimes(context, await meetingSlots(context, { host, hours: 'all' }));
    if (times.some(({ isOwnTaken }) => !isOwnTaken)) return true;
  }
  return false;
}

/** The free times of those who can be met, by start; of two at once, whoever is met until now comes first, else whoever has more of them. */
export function interviewOffers(context: RequestContext, applicationId: string): Promise<readonly HostedSlot[]> {
  return offersBy(context, applicationId, freeMeetingSlots);
}

/** What is offered as far as it is known here, to be compared. */
export async function knownOffers(context: RequestContext, applicationId: string): Promise<string> {
  return JSON.stringify(await offersBy(context, applicationId, meetingSlots));
}

type SlotsOf = (context: RequestContext, question: MeetingQuestion) => Promise<readonly TimeSpan[]>;

async function offersBy(
  context: RequestContext,
  applicationId: string,
  slotsOf: SlotsOf,
): Promise<readonly HostedSlot[]> {
  const known = await context.transact(async (tx) => {
    const choice = await choiceOf(tx, context, await loadApplication(tx, applicationId));
    return choice && { ...choice, taken: await roomTimes(tx, choice.ahead) };
  });
  if (known === null) return [];
  const { ahead, taken, hosts } = known;
  // Asks over the network: not inside a transaction.
  const offered = await Promise.all(
    hosts.map(async (host) => {
      const times = await slotsOf(context, { host: host._id, hours: 'all' });
      return times.filter((time) => !isRoomTaken(host, time, { ahead, taken })).map((time) => ({ ...time, host }));
    }),
  );
  const isMet = (slots: readonly { readonly host: Interviewer }[]) =>
    Number(ahead !== null && slots[0]?.host._id === ahead.host);
  const byMost = offered.sort((one, other) => isMet(other) - isMet(one) || other.length - one.length).flat();
  const byStart = byMost.sort((one, other) => one.startTime.localeCompare(other.startTime));
  return withOwnTimes(context, byStart, ahead?.id);
}

/** When the room of the talk that is moved holds something else. */
async function roomTimes(tx: Tx, ahead: InterviewAhead | null): Promise<readonly TimeSpan[]> {
  const { rows } = await sql<{ from: Date; to: Date }>`
    select lower(during) as "from", upper(during) as "to" from place_time
    where place_id = ${ahead?.place ?? null} and source_id is distinct from ${ahead?.id ?? null}`.execute(tx);
  return rows.map(({ from, to }) => ({
    startTime: new Date(from).toISOString(),
    endTime: new Date(to).toISOString(),
  }));
}

/** The room stays as long as the host does: at a time when it is taken the talk could not be there. */
const isRoomTaken = (
  host: Interviewer,
  time: TimeSpan,
  { ahead, taken }: { readonly ahead: InterviewAhead | null; readonly taken: readonly TimeSpan[] },
): boolean => ahead !== null && host._id === ahead.host && taken.some((other) => overlaps(time, other));
