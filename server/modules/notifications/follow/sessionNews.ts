/** Who is told what about sessions (notification types of requirement 000 §3). */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Move, Whereabouts } from '#server/platform/texts/movedText.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import { sessionWhere } from '#server/services/coaching/sessionWhere.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

interface SessionPeople {
  readonly name: string;
  readonly coaches: readonly string[];
  readonly attendees: readonly string[];
  /** When it takes place, or was to; none as long as no time is agreed on. */
  readonly start: Date | string | null;
  /** Who does not come any more, and who does now. */
  readonly who?: WhoDiffers | null;
  readonly move?: Move | null;
  /** Who has called it off, and what they say of it. */
  readonly said?: Pick<Notice, 'by' | 'words'>;
}

/** Those invited to a session learn of it, and so do its coaches, each under a type of their own. */
export const sessionNews = [
  follower('SessionBooked', 'notification', sessionTells('meetingScheduled'), ({ payload }, scope) =>
    tellOfSession(scope, payload.session, 'meetingScheduled'),
  ),
  follower('SessionMoved', 'notification', sessionTells('meetingChanged'), ({ payload }, scope) =>
    tellOfSession(scope, payload.session, 'meetingChanged', (id) => !payload.joined.includes(id), {
      was: { start: payload.startTime, end: payload.endTime, where: payload.where },
    }),
  ),
  follower(
    'SessionPeopleChanged',
    'notification',
    'Those who are expected from now on: meetingScheduled; those who are not any more: meetingDeleted; the others: meetingChanged; coaches: the same with Staff',
    async ({ payload }, scope) => {
      const { session, name, coachesJoined, attendeesJoined, coachesLeft, attendeesLeft, startTime, isMoved } = payload;
      const joined = [...coachesJoined, ...attendeesJoined];
      const who = await whoDiffers(scope, [...coachesLeft, ...attendeesLeft], joined);
      const inPlaceOf = { who: { left: who.left ?? null }, text: 'meetingJoined' } as const;
      await tellOfSession(scope, session, 'meetingScheduled', (id) => joined.includes(id), inPlaceOf);
      // Whoever is not expected any more may not read the session either.
      await tellBoth(
        scope,
        { name, coaches: coachesLeft, attendees: attendeesLeft, start: startTime },
        'meetingDeleted',
        '/calendar',
        'meetingLeft',
      );
      if (isMoved) return;
      await tellOfSession(scope, session, 'meetingChanged', (id) => !joined.includes(id), { who });
    },
  ),
  follower('SessionCancelled', 'notification', sessionTells('meetingDeleted'), async ({ payload, actor }, scope) => {
    const { session, name, coaches, attendees, startTime: start, words, isDeleted } = payload;
    const url = isDeleted ? '/calendar' : `/coaching/session/${session}`;
    const by = await nameOfUser(scope.tx, actor);
    const text = by === null ? 'meetingDeleted' : 'meetingCalledOff';
    await tellBoth(scope, { name, coaches, attendees, start, said: { by, words } }, 'meetingDeleted', url, text);
  }),
];

type SessionNews = 'meetingScheduled' | 'meetingChanged' | 'meetingDeleted';
type SessionText = SessionNews | 'meetingJoined' | 'meetingLeft' | 'meetingCalledOff';

function sessionTells(kind: SessionNews): string {
  return `Those invited: ${kind}; coaches: ${kind}Staff`;
}

/** Tells everybody who is expected, or those of them who are meant; the others learn of it otherwise. */
async function tellOfSession(
  scope: FollowScope,
  session: string,
  kind: SessionNews,
  isTold: (id: string) => boolean = () => true,
  { who = null, was = null, text = kind }: Wording = {},
): Promise<void> {
  const { rows } = await sql<FoundSession>`
    select name, coachs_ids as coaches, attendees_ids as attendees, start_time as start, end_time as "end",
      place_id as place, coalesce(meeting_link, location) as location
    from coaching_session where id = ${session}`.execute(scope.tx);
  const [found] = rows;
  if (found === undefined) return;
  const people = { coaches: found.coaches.filter(isTold), attendees: found.attendees.filter(isTold) };
  const move = was && { was, is: await whereaboutsOf(scope.tx, found) };
  await tellBoth(scope, { ...found, ...people, who, move }, kind, `/coaching/session/${session}`, text);
}

interface FoundSession extends SessionPeople {
  readonly end: Date | string | null;
  readonly place: string | null;
  readonly location: string | null;
}

async function whereaboutsOf(tx: Tx, { start, end, place, location }: FoundSession): Promise<Whereabouts> {
  return { start: instantOf(start), end: instantOf(end), where: await sessionWhere(tx, { place, location }) };
}

const instantOf = (time: Date | string | null): string | null => time && new Date(time).toISOString();

interface Wording {
  readonly who?: WhoDiffers | null;
  /** When and where it was to take place until now. */
  readonly was?: Whereabouts | null;
  readonly text?: SessionText;
}

type WhoDiffers = Pick<Notice, 'left' | 'joined'>;

/** By name: with whom it is from now on stands on its page. */
async function whoDiffers(
  { tx }: FollowScope,
  left: readonly string[],
  joined: readonly string[],
): Promise<WhoDiffers> {
  return { left: await namesOf(tx, left), joined: await namesOf(tx, joined) };
}

async function namesOf(tx: Tx, people: readonly string[]): Promise<readonly string[]> {
  const names: string[] = [];
  for (const id of people) names.push((await nameOfUser(tx, id)) ?? '');
  return names.filter((name) => name !== '');
}

async function tellBoth(
  { tx, context }: FollowScope,
  session: SessionPeople,
  kind: SessionNews,
  url: string,
  text: SessionText = kind,
): Promise<void> {
  const { name, coaches, attendees, start, who, move, said } = session;
  const notice = {
    text: `startup.${text}`,
    name,
    at: instantOf(start),
    ...who,
    ...(move && { move }),
    ...said,
  } as const;
  const invited = attendees.filter((id) => !coaches.includes(id));
  await tellPeople(tx, context, { people: invited, type: kind, notice, url });
  await tellPeople(tx, context, { people: coaches, type: `${kind}Staff`, notice, url });
}
