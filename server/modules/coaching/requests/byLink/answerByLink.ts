/** Requests that are answered from a mail: the secret of the link says which, and who answers. */

import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { LinkedMeetingAnswer, LinkedMeetingRequest, VideoProvider } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { freeMeetingSlots } from '#server/services/booking/meetingSlots.ts';
import { withOwnTimes } from '#server/services/booking/ownTimes.ts';
import { placeChoices } from '#server/services/booking/placeChoices.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { answerRequest, type GivenAnswer } from '../answerRequest.ts';
import { agreedMeeting } from './agreedMeeting.ts';
import { openLink } from './linkedPerson.ts';

type OwnServices = Pick<LinkedMeetingRequest, 'services'> & { readonly preferredService: VideoProvider | null };

/** What is asked, for whoever has the secret; null when it opens nothing any more. Looking at it answers nothing. */
export async function linkedRequest(context: RequestContext, secret: string): Promise<LinkedMeetingRequest | null> {
  const linked = await context.transact((tx) => openLink(tx, context, secret));
  if (linked === null) return null;
  const { acting, request: id } = linked;
  const facts = await context.transact(async (tx) => {
    const request = await findReadable(writeScope(specCatalog, acting, tx), specCatalog.get('MeetingRequest'), id);
    if (request === null || request.status !== 'pending') return null;
    const isOwnTurn = (request.awaits === 'mentor') === (request.mentor === acting.principal?.id);
    const [startTime, endTime] = [textOf(request.startTime), textOf(request.endTime)];
    return {
      request,
      isOwnTurn,
      startTime,
      endTime,
      rooms: isOwnTurn && startTime !== null ? await placeChoices(tx, { startTime, endTime }) : [],
      ...(await namesOf(tx, { mentor: String(request.mentor), startup: String(request.startup) })),
      ...(await servicesOf(tx, isOwnTurn && request.awaits === 'mentor' ? String(request.mentor) : null)),
    };
  });
  if (facts === null) return null;
  const { request, ...known } = facts;
  const isMentor = request.mentor === acting.principal?.id;
  const times = await withOwnTimes(
    acting,
    await freeMeetingSlots(acting, { host: String(request.mentor), startup: String(request.startup) }),
  );
  return {
    ...known,
    language: linked.language,
    message: String(request.message),
    location: textOf(request.location),
    times: isMentor ? times : times.filter(({ isOwnTaken }) => !isOwnTaken),
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Answers as the person to whom the mail went. */
export async function answerByLink(
  context: RequestContext,
  secret: string,
  given: Omit<GivenAnswer, 'requestId'>,
): Promise<LinkedMeetingAnswer> {
  return context.transact(async (tx) => {
    const linked = await openLink(tx, context, secret);
    if (linked === null) throw new NotFoundError();
    await answerRequest(linked.acting, { ...given, requestId: linked.request });
    const isAccepted = given.answer === 'ACCEPT';
    return { agreed: isAccepted ? await agreedMeeting(tx, linked.acting, linked.request) : null };
  });
}

/** What the mentor who accepts can meet over; meetings are made in the name of nobody else. */
async function servicesOf(tx: Tx, mentor: string | null): Promise<OwnServices> {
  const { rows } = await sql<OwnServices>`
    select coalesce(integrated_video_providers, '{}') as services, conference_data_integration as "preferredService"
    from "user" where id = ${mentor}`.execute(tx);
  const { services = [], preferredService = null } = rows[0] ?? {};
  return { services, preferredService: services.find((service) => service === preferredService) ?? null };
}

async function namesOf(tx: Tx, { mentor, startup }: { readonly mentor: string; readonly startup: string }) {
  const { rows } = await sql<{ name: string }>`select name from startup where id = ${startup}`.execute(tx);
  return { startupName: rows[0]?.name ?? '', mentorName: (await nameOfUser(tx, mentor)) ?? '' };
}
