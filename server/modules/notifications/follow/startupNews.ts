/** Who is told what about a startup and its sessions (notification types of requirement 000 §3). */
import { sql } from 'kysely';
import { type FollowScope, follower, followerOfAll } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { reminderSettings } from '#server/services/people/reminderSettings.ts';
import { startupPeople } from '#server/services/people/startupPeople.ts';
import { type News, tellPeople } from '#server/services/people/tellPeople.ts';
import { requestWords } from './requestNews.ts';

export const startupNews = [
  follower('NotePosted', 'notification', noteTells(), ({ payload }, scope) =>
    tellOfWords(scope, payload.startup, payload.isPublic),
  ),
  follower('CommentWritten', 'notification', noteTells(), ({ payload }, scope) =>
    tellOfWords(scope, payload.startup, !payload.isPrivate),
  ),
  followerOfAll(
    'DataRequested',
    'notification',
    'Founders: metricsRequest, once of all periods that are asked for at once; by mail too where reminders by mail are on',
    async (events, scope) => {
      const asked = Map.groupBy(events, ({ payload }) => payload.startup);
      for (const [startup, of] of asked) {
        const requests = of.map(({ payload }) => payload.request);
        await tellOfRequests(scope, startup, requests, 'startup.metricsRequest');
      }
    },
  ),
  follower(
    'DataReminded',
    'notification',
    'Founders: metricsRequest, as a reminder; by mail too where reminders are sent by mail',
    ({ payload: { request, startup } }, scope) => tellOfRequests(scope, startup, [request], 'startup.metricsReminder'),
  ),
  follower(
    'MetricsReported',
    'notification',
    'Coaches and mentors of the startup: updatedMetrics',
    async ({ payload }, { tx, context }) => {
      const people = await startupPeople(tx, payload.startup);
      if (people === null) return;
      const notice = { text: 'startup.updatedMetrics', name: people.name } as const;
      const url = analyticsOf(payload.startup);
      await tellPeople(tx, context, { people: people.staff, type: 'updatedMetrics', notice, url });
    },
  ),
];

function noteTells(): string {
  return 'Founders, of what they may read: newCommentStartup; coaches and mentors: newCommentStartupStaff';
}

/** The founders learn of what is asked of them, in the words of whoever asks. */
async function tellOfRequests(
  { tx, context }: FollowScope,
  startup: string,
  requests: readonly string[],
  text: 'startup.metricsRequest' | 'startup.metricsReminder',
): Promise<void> {
  const people = await startupPeople(tx, startup);
  if (people === null) return;
  const news = { people: people.founders, url: analyticsOf(startup) };
  const words = await requestWords(tx, requests);
  // With the period, as two months may be asked for at once.
  const notice = { text, name: people.name, period: words?.period ?? null, periods: words?.periods ?? null };
  const told = { ...notice, words: words?.message ?? null };
  await tellPeople(tx, context, { ...news, type: 'metricsRequest', notice: told });
  // A reminder goes by the means that the organisation has set; what is asked for the first time is none.
  if (text === 'startup.metricsReminder' && !(await reminderSettings(tx)).byMail) return;
  const mail = { ...news, feature: 'reminderEmails', notice } as const;
  await mailPeople(tx, context, { ...mail, ...(words && { lines: words.linesFor }) });
}

/** The founders learn of what they may read, and so do those who look after the startup. */
async function tellOfWords({ tx, context }: FollowScope, startup: string, isPublic: boolean): Promise<void> {
  const people = await startupPeople(tx, startup);
  if (people === null) return;
  const news: Pick<News, 'notice' | 'url'> = {
    notice: { text: 'startup.newCommentStartup', name: people.name },
    url: `/startup/${startup}/file/activities`,
  };
  if (isPublic) await tellPeople(tx, context, { people: people.founders, type: 'newCommentStartup', ...news });
  await tellPeople(tx, context, { people: people.staff, type: 'newCommentStartupStaff', ...news });
}

const analyticsOf = (startup: string): string => `/startup/${startup}/file/analytics`;

interface SessionPeople {
  readonly name: string;
  readonly coaches: readonly string[];
  readonly attendees: readonly string[];
  /** When it takes place, or was to; none as long as no time is agreed on. */
  readonly start: Date | string | null;
  /** Who does not come any more, and who does now. */
  readonly who?: WhoDiffers | null;
}

/** Those invited to a session learn of it, and so do its coaches, each under a type of their own. */
export const sessionNews = [
  follower('SessionBooked', 'notification', sessionTells('meetingScheduled'), ({ payload }, scope) =>
    tellOfSession(scope, payload.session, 'meetingScheduled'),
  ),
  follower('SessionMoved', 'notification', sessionTells('meetingChanged'), ({ payload }, scope) =>
    tellOfSession(scope, payload.session, 'meetingChanged', (id) => !payload.joined.includes(id)),
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
  follower('SessionCancelled', 'notification', sessionTells('meetingDeleted'), ({ payload }, scope) => {
    const { session, name, coaches, attendees, startTime: start, isDeleted } = payload;
    const url = isDeleted ? '/calendar' : `/coaching/session/${session}`;
    return tellBoth(scope, { name, coaches, attendees, start }, 'meetingDeleted', url);
  }),
];

type SessionNews = 'meetingScheduled' | 'meetingChanged' | 'meetingDeleted';
type SessionText = SessionNews | 'meetingJoined' | 'meetingLeft';

function sessionTells(kind: SessionNews): string {
  return `Those invited: ${kind}; coaches: ${kind}Staff`;
}

/** Tells everybody who is expected, or those of them who are meant; the others learn of it otherwise. */
async function tellOfSession(
  scope: FollowScope,
  session: string,
  kind: SessionNews,
  isTold: (id: string) => boolean = () => true,
  { who = null, text = kind }: Wording = {},
): Promise<void> {
  const { rows } = await sql<SessionPeople>`
    select name, coachs_ids as coaches, attendees_ids as attendees, start_time as start
    from coaching_session where id = ${session}`.execute(scope.tx);
  const [found] = rows;
  if (found === undefined) return;
  const people = { coaches: found.coaches.filter(isTold), attendees: found.attendees.filter(isTold) };
  await tellBoth(scope, { ...found, ...people, who }, kind, `/coaching/session/${session}`, text);
}

interface Wording {
  readonly who?: WhoDiffers | null;
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
  const { name, coaches, attendees, start, who } = session;
  const at = start === null ? null : new Date(start).toISOString();
  const notice = { text: `startup.${text}`, name, at, ...who } as const;
  const invited = attendees.filter((id) => !coaches.includes(id));
  await tellPeople(tx, context, { people: invited, type: kind, notice, url });
  await tellPeople(tx, context, { people: coaches, type: `${kind}Staff`, notice, url });
}
