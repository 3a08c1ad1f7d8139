/** Who learns of requests for meetings: each side of what the other one wants, here and by mail. */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Notice, NoticeKey } from '#server/platform/texts/notices.ts';
import { textFor } from '#server/platform/texts/textReader.ts';
import { issuePublicLink } from '#server/services/auth/publicLinks.ts';
import { type MailNews, mailPeople } from '#server/services/people/mailPeople.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { ANSWER_LINK } from './announceEnd.ts';
import { awaitedSide, textOfEnd } from './endOfRequest.ts';
import { isOf, namesOfSides, otherSide, type SideNames, type Sides, speakersOf } from './sidesOf.ts';

const MS_PER_DAY = 86_400_000;
const USUAL_DAYS = 7;

/** Where both sides answer. */
const REQUESTS = '/coaching?view=requests';

export const requestFollowers = [
  follower(
    'MeetingRequested',
    'notification',
    'The mentor, here and by mail: meetingScheduledStaff; the founders, where it is made for them: meetingScheduled',
    async ({ payload, actor }, scope) => {
      const { request, startup } = payload;
      const asker = await nameOfUser(scope.tx, actor);
      const isTheirOwn = asker === null || (await isOf(scope.tx, startup, actor));
      const asked = isTheirOwn ? { text: 'request.new' as const } : { text: 'request.newFor' as const, by: asker };
      await tell(scope, request, { people: [payload.mentor], type: 'meetingScheduledStaff', ...asked });
      const founders = await speakersOf(scope.tx, { startup, requestedBy: actor });
      const isTheirs = actor !== null && founders.includes(actor);
      const told = { type: 'meetingScheduled', text: 'request.forYou' } as const;
      const by = { host: asker, isAboutToo: true };
      if (!isTheirs) await tell(scope, request, { people: founders, ...told, ...by, isAsked: false });
    },
  ),
  follower(
    'MeetingTimeProposed',
    'notification',
    'The other side, here and by mail: meetingChanged; whoever has asked for a startup of others too, who is not to answer',
    async ({ payload: { request, asked } }, scope) => {
      const told = { type: 'meetingChanged', text: 'request.otherTime' } as const;
      await tell(scope, request, { people: asked, ...told });
      const { rows } = await sql<{ id: string | null }>`
        select requested_by_id as id from meeting_request where id = ${request} and awaits = 'startup'`.execute(
        scope.tx,
      );
      const people = rows.flatMap(({ id }) => (id === null || asked.includes(id) ? [] : [id]));
      await tell(scope, request, { people, ...told, isAsked: false });
    },
  ),
  follower(
    'MeetingRequestHandedOver',
    'notification',
    'The mentor: meetingChanged; whose request it is from now on: meetingChanged',
    async ({ payload: { request, from, to } }, scope) => {
      const by = await nameOfUser(scope.tx, from);
      const mentors = await sql<{
        id: string;
      }>`select mentor_id as id from meeting_request where id = ${request}`.execute(scope.tx);
      const told = { type: 'meetingChanged', isAsked: false, by } as const;
      const people = mentors.rows.map(({ id }) => id);
      await tell(scope, request, { ...told, people, text: 'request.handedOver' });
      await tell(scope, request, { ...told, people: [to], text: 'request.yoursNow' });
    },
  ),
  follower(
    'MeetingRequestDeclined',
    'notification',
    'Both sides but who did it, here and by mail: meetingDeleted; of one that is deleted nobody is asked any more',
    async ({ actor, payload: { request, told, startTime: at, words, isDeleted, ...sides } }, scope) => {
      const awaits = await awaitedSide(scope.tx, request);
      const names = await namesOfSides(scope.tx, sides);
      if (isDeleted) await forgetAsked(scope, told, names);
      for (const person of told) {
        const text = isDeleted ? 'request.ended' : textOfEnd(actor, { ...sides, awaits }, person);
        const notice = { text, name: otherSide(names, sides, person), at, words } as const;
        // Who is still to be met is asked for another time there.
        const url = person === sides.mentor ? REQUESTS : `/profile/${sides.mentor}/meet`;
        await send(scope, { people: [person], type: 'meetingDeleted', notice, url });
      }
    },
  ),
  follower(
    'MeetingRequestAccepted',
    'notification',
    'Whoever of the organisation has asked for a startup and does not come, here and by mail: meetingScheduledStaff',
    async ({ payload: { request, startup, session } }, scope) => {
      const { rows } = await sql<{ id: string; name: string }>`
        select u.id, s.name from meeting_request m join "user" u on u.id = m.requested_by_id
          join startup s on s.id = m.startup_id join coaching_session c on c.id = ${session}
        where m.id = ${request} and not u.startups_ids @> array[${startup}]
          and u.category = 'employee' and u.id <> all(c.attendees_ids) and u.id <> all(c.coachs_ids)`.execute(scope.tx);
      const told = { type: 'meetingScheduledStaff', text: 'request.agreed', isAsked: false } as const;
      for (const { id, name } of rows)
        await tell(scope, request, { people: [id], ...told, host: name, url: `/coaching/session/${session}` });
    },
  ),
  follower(
    'MeetingRequestAccepted',
    'record',
    'Both sides: the session, with all that follows from it',
    async () => {},
  ),
];

interface RequestRow extends Sides {
  readonly message: string;
  readonly at: Date | string | null;
  readonly answerBy: Date | string | null;
}

interface Telling {
  readonly people: readonly string[];
  readonly type: string;
  readonly text: NoticeKey;
  /** False: it is others who answer. */
  readonly isAsked?: boolean;
  /** Who has asked, where the sentence says so. */
  readonly by?: string | null;
  /** Who has asked, or for which startup, where that is somebody else than whom the sentence names. */
  readonly host?: string | null;
  /** What it is about is said with it. */
  readonly isAboutToo?: boolean;
  /** Where it leads, if not to the requests. */
  readonly url?: string;
}

/** Who is told is asked, as a rule: their mails carry the three answers. */
async function tell(
  { tx, context }: FollowScope,
  request: string,
  { people, type, text, isAsked = true, by = null, host = null, isAboutToo = false, url }: Telling,
): Promise<void> {
  if (people.length === 0) return;
  const { rows } = await sql<RequestRow>`
    select mentor_id as mentor, startup_id as startup, requested_by_id as "requestedBy", message, start_time as at,
      answer_by as "answerBy" from meeting_request where id = ${request}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return;
  const names = await namesOfSides(tx, row);
  const at = row.at === null ? null : new Date(row.at).toISOString();
  for (const person of people) {
    const name = otherSide(names, row, person);
    const notice = { text, name, at, by, host, words: isAboutToo ? row.message : null };
    await send({ tx, context }, { people: [person], type, notice, url, ...(isAsked && { asks: { request, row } }) });
  }
}

interface Sent {
  readonly people: readonly string[];
  readonly type: string;
  readonly notice: Notice;
  readonly url?: string | undefined;
  /** What an answer is wanted to. */
  readonly asks?: { readonly request: string; readonly row: RequestRow };
}

/** Whoever did it knows already. */
async function send({ tx, context }: FollowScope, { people, type, notice, url = REQUESTS, asks }: Sent): Promise<void> {
  const others = people.filter((id) => id !== context.principal?.id);
  const meetingRequest = asks?.request;
  await tellPeople(tx, context, { people: others, type, notice, url, meetingRequest });
  const asking = asks === undefined ? {} : answersByMail({ tx, context }, asks.request, asks.row);
  await mailPeople(tx, context, { feature: 'emailEvents', people: others, notice, url, ...asking });
}

/** What asks for an answer to nothing goes, whoever has read it: the request it names is no more. */
async function forgetAsked({ tx }: FollowScope, people: readonly string[], names: SideNames): Promise<void> {
  await sql`delete from notification_recipient r using notification n
    where n.tenant_id = r.tenant_id and n.id = r.notification_id and r.user_id = any(${people}::text[])
      and n.text_key in ('request.new', 'request.newFor', 'request.otherTime') and n.meeting_request_id is null
      and n.text_values ->> 'name' = any(${Object.values(names)}::text[])`.execute(tx);
}

/** What it is about, and the three answers; each person has a secret of their own, as long as the request waits. */
function answersByMail(
  { tx, context }: FollowScope,
  request: string,
  { message, at, answerBy }: RequestRow,
): Pick<MailNews, 'lines' | 'choices'> {
  const until = answerBy ?? at;
  const left =
    until === null ? USUAL_DAYS : Math.ceil((new Date(until).getTime() - context.now().getTime()) / MS_PER_DAY);
  return {
    lines: () => [message],
    choices: async (person, reader) => {
      const secret = await issuePublicLink(tx, {
        purpose: ANSWER_LINK,
        record: request,
        part: person,
        days: Math.max(1, left),
      });
      return (['accept', 'otherTime', 'decline'] as const).map((answer) => ({
        path: `/coaching/request/${secret}/answer?choice=${answer}`,
        label: textFor(reader, 'mails', `meetingRequest.${answer}`) ?? answer,
      }));
    },
  };
}
