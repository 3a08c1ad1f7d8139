import type { TimeSpan } from '#domain/availability/spans.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';
import { lockApplication } from '#server/services/applications/applicationRows.ts';
import { lockAppointments } from '#server/services/booking/lockAppointments.ts';
import { isBusyElsewhere, meetingSlots } from '#server/services/booking/meetingSlots.ts';
import { saidToOneself } from '#server/services/booking/ownTimes.ts';
import { usualPlace } from '#server/services/booking/usualPlace.ts';
import { interviewAhead } from './interviewAhead.ts';
import { type Choice, choiceOf } from './interviewOffers.ts';
import { writeInterview } from './writeInterview.ts';

export interface ChosenInterview {
  readonly applicationId: string;
  readonly hostId: string;
  readonly startTime: string;
}

const MS_PER_MINUTE = 60_000;

/** An applicant arranges the talk of the round at a free time of somebody who holds it, or moves the one that is arranged. */
export async function chooseInterview(context: RequestContext, chosen: ChosenInterview): Promise<void> {
  // Nothing stays locked while the host's own calendar is asked over the network.
  const { slot: wanted } = await context.transact((tx) => chosenTime(tx, context, chosen));
  if (await isBusyElsewhere(context, chosen.hostId, wanted)) throw ConflictError.because('timeTaken');
  await context.transact(async (tx) => {
    const { application, ahead, slot } = await chosenTime(tx, context, chosen);
    const isNewHost = ahead?.host !== chosen.hostId;
    const values = {
      host: chosen.hostId,
      startTime: slot.startTime,
      durationMinutes: (Date.parse(slot.endTime) - Date.parse(slot.startTime)) / MS_PER_MINUTE,
      status: 'meeting_scheduled',
      // A room, or a call, is that of the host who has it.
      ...(isNewHost && { place: null, location: await usualPlace(tx, chosen.hostId) }),
      ...(ahead === null && { application: application.id, title: titleIn(context) }),
    };
    await saidToOneself(() => writeInterview(tx, context, ahead?.id ?? null, values));
  });
}

/** An applicant calls the talk off that is arranged, as long before it as its host wants to know. */
export function callOffInterview(context: RequestContext, applicationId: string): Promise<void> {
  return context.transact(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (application === null || application.applicantId !== context.principal?.id) throw new NotFoundError();
    const ahead = await interviewAhead(context, tx, applicationId);
    if (ahead === null || (await choiceOf(tx, context, application)) === null) throw refusalFor(ahead);
    await writeInterview(tx, context, ahead.id, { status: 'meeting_canceled' });
  });
}

const titleIn = ({ tenant }: RequestContext) =>
  localeText(tenant.defaultLanguage, 'applications', 'meeting.defaultTitle');

/** What is chosen, where it may be and is free; application and people stay locked. */
async function chosenTime(
  tx: Tx,
  context: RequestContext,
  { applicationId, hostId, startTime }: ChosenInterview,
): Promise<Choice & { readonly slot: TimeSpan }> {
  const application = await lockApplication(tx, applicationId);
  if (application === null || application.applicantId !== context.principal?.id) throw new NotFoundError();
  const choice = await choiceOf(tx, context, application);
  if (choice === null) throw refusalFor(await interviewAhead(context, tx, applicationId));
  if (!choice.hosts.some(({ _id }) => _id === hostId)) throw ForbiddenError.because('interviewNotOffered');
  const people = [hostId, choice.ahead?.host, application.applicantId].filter((id) => typeof id === 'string');
  await lockAppointments(tx, {
    table: 'application_meeting',
    ids: choice.ahead === null ? [] : [choice.ahead.id],
    people,
    places: choice.ahead?.place ? [choice.ahead.place] : [],
  });
  const slots = await meetingSlots(context, { host: hostId, hours: 'all' });
  const slot = slots.find((one) => Date.parse(one.startTime) === Date.parse(startTime));
  if (slot === undefined) throw ConflictError.because('timeTaken');
  return { ...choice, slot };
}

const refusalFor = (ahead: { readonly isChangeable: boolean } | null): ForbiddenError =>
  ForbiddenError.because(ahead?.isChangeable === false ? 'interviewTooSoon' : 'interviewNotOffered');
