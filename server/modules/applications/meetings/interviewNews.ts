/** Who learns of a meeting with an applicant, and whose calendars follow it. */
import { sql } from 'kysely';
import type { DomainEvents } from '#server/generated/events.gen.ts';
import { type DomainEvent, type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import { type ApplicationRow, loadApplication } from '#server/services/applications/applicationRows.ts';
import { whoKnowApplicant } from '#server/services/applications/funnelAccess.ts';
import { knowing, openReadersOf } from '#server/services/applications/hiddenApplicants.ts';
import { lookingAfter } from '#server/services/applications/lookingAfter.ts';
import { amendNews } from '#server/services/people/amendNews.ts';
import { type CalendarNews, mailPeople, withdrawMailsOf } from '#server/services/people/mailPeople.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { takeBackNews } from '#server/services/people/takeBackNews.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { usualMailsOfMove } from '../moving/takeBackMove.ts';
import { entryOf, moveOf } from './interviewTime.ts';
import { type InterviewNews, isByApplicant, kindForHost, wordsWithActor } from './interviewWords.ts';

type Interview = DomainEvents['InterviewChanged'];
type Happened = Pick<DomainEvent<'InterviewChanged'>, 'payload' | 'actor'>;

export const interviewNews = [
  follower(
    'InterviewChanged',
    'mail',
    'What has not left yet and asks the applicant to choose a time is taken back: there is one',
    async ({ payload: { application, change } }, { tx }) => {
      if (change === 'meetingScheduled') await withdrawMailsOf(tx, usualMailsOfMove(application));
    },
  ),
  follower(
    'InterviewChanged',
    'notification',
    'The applicant: meetingScheduled, meetingChanged or meetingDeleted; host and those who work on it: the same for staff; of what the applicant does, also whoever hears of what is handed in; another host: meetingScheduledStaff, the former one: meetingDeletedStaff',
    async (happened, scope) => {
      const { payload } = happened;
      const { tx, context } = scope;
      const application = await loadApplication(tx, payload.application);
      if (application === null) return;
      const [kind, { host, formerHost }] = [payload.change as InterviewNews, payload];
      await tell(scope, [application.applicantId], kind, newsOf(application, payload));
      const isTheirs = isByApplicant(happened, application);
      const readers = await (isTheirs ? lookingAfter : openReadersOf)(tx, context, application);
      const others = readers.filter((id) => id !== host && id !== formerHost);
      if (kind === 'meetingDeleted') {
        const people = [application.applicantId, host, formerHost, ...others].filter((id) => id !== null);
        await takeBackNews(tx, { texts: stale, url: pageOf(application), about: payload.meeting, people });
      }
      await askNoMoreForPlace(scope, application, payload.meeting);
      const told = isTheirs ? await chosenOf(scope, application, happened) : newsOf(application, payload);
      await tell(scope, others, `${kind}Staff`, told);
      await tell(scope, [host], `${kindForHost(payload)}Staff`, await hostNews(scope, application, happened));
      await tell(scope, [formerHost], 'meetingDeletedStaff', await leftOf(scope, application, happened));
    },
  ),
  follower(
    'InterviewChanged',
    'calendar',
    'The applicant and the host, with the appointment for their calendars, or with it taken away; a former host: it goes',
    async (happened, scope) => {
      const { payload } = happened;
      const application = await loadApplication(scope.tx, payload.application);
      if (application === null) return;
      const { startTime, formerTime, host, formerHost } = payload;
      const isOff = payload.change === 'meetingDeleted' || startTime === null;
      const entry = entryOf(scope, application, payload, isOff ? (formerTime ?? startTime) : startTime);
      const calendar: CalendarNews | null = entry && { method: isOff ? 'CANCEL' : 'REQUEST', entry };
      await mail(scope, [application.applicantId], newsOf(application, payload), calendar);
      await mail(scope, [host], await hostNews(scope, application, happened), calendar);
      const gone = entryOf(scope, application, payload, formerTime);
      await mail(
        scope,
        [formerHost],
        await leftOf(scope, application, happened),
        gone && { method: 'CANCEL', entry: gone },
      );
    },
  ),
];

/** Whoever is to add where it takes place reads so in what is told last; where somebody has, nowhere. */
function askNoMoreForPlace(scope: FollowScope, application: ApplicationRow, meeting: string): Promise<void> {
  const of = sql`n.url = ${pageOf(application)} and n.text_values ->> 'about' = ${meeting} and (n.text_values ->> 'lacksPlace')::boolean`;
  return amendNews(scope, { of, with: { lacksPlace: false } });
}

/** Of one that is called off nobody is to add where it takes place. */
const stale = [
  'application.meetingScheduled',
  'application.meetingChanged',
  'application.interviewChosen',
  'application.interviewPlanned',
  'application.interviewMoved',
  'application.interviewChanged',
] as const;

const pageOf = ({ id }: Pick<ApplicationRow, 'id'>): string => `/application/${id}/meeting`;

interface Told {
  readonly notice: Notice;
  readonly url: string;
  readonly reachedEarly?: string | null;
}

function newsOf({ id, startupName: name, applicantId: reachedEarly }: ApplicationRow, interview: Interview): Told {
  const { change, startTime: at, hostName: host } = interview;
  const text = `application.${change as InterviewNews}` as const;
  const notice = { text, name, at, host, about: interview.meeting, ...moveOf(interview) };
  return { notice, url: pageOf({ id }), reachedEarly };
}

/** What the applicant has done, for those who look after the application: who it was, when it is and with whom. */
async function chosenOf({ tx }: FollowScope, application: ApplicationRow, happened: Happened): Promise<Told> {
  const { change, startTime: at, hostName: host } = happened.payload;
  const text = wordsWithActor(happened, application, change as InterviewNews);
  const by = await nameOfUser(tx, happened.actor);
  const about = happened.payload.meeting;
  const notice = { text, name: application.startupName, by, at, host, about, ...moveOf(happened.payload) };
  return { notice, url: pageOf(application) };
}

/** Its host knows who they are: they read who has done it, as far as they may know an applicant. */
async function hostNews(scope: FollowScope, application: ApplicationRow, happened: Happened): Promise<Told> {
  const { payload } = happened;
  const kind = kindForHost(payload);
  const [{ startupName: name, id }, { host, startTime: at, location }] = [application, payload];
  const by = await actorAsKnown(scope, application, happened, host);
  const text = by === null ? (`application.${kind}` as const) : wordsWithActor(happened, application, kind);
  // The applicant reads where it is as soon as somebody says so: the host is asked to.
  const lacksPlace = kind !== 'meetingDeleted' && location === null;
  // To whoever hosts it from now on it is no other one than before.
  const moved = payload.isNewHost ? {} : moveOf(payload);
  const notice = { text, name, by, at, about: payload.meeting, lacksPlace, ...moved };
  // Who has come to know the applicant holds it until somebody else is put in, and may not open the application.
  const isClosed = host !== null && (await whoKnowApplicant(scope.tx, id, [host])).length > 0;
  return { notice, url: isClosed ? '/calendar' : pageOf({ id }) };
}

/** Whoever is not its host any more may not read the application either. */
async function leftOf(scope: FollowScope, application: ApplicationRow, happened: Happened): Promise<Told> {
  const { formerHost, formerTime: at } = happened.payload;
  const by = await actorAsKnown(scope, application, happened, formerHost);
  const text = by === null ? 'application.meetingLeft' : 'application.interviewLeft';
  return { notice: { text, name: application.startupName, by, at }, url: '/calendar' };
}

/** The name of who has done it; null where it was the reader, or an applicant whom they are not to know. */
async function actorAsKnown(
  { tx, context }: FollowScope,
  application: ApplicationRow,
  happened: Happened,
  reader: string | null,
): Promise<string | null> {
  const { actor } = happened;
  if (actor === reader) return null;
  const knows = reader === null ? [] : await knowing(tx, context, application, [reader]);
  return isByApplicant(happened, application) && knows.length === 0 ? null : nameOfUser(tx, actor);
}

function tell(
  { tx, context }: FollowScope,
  people: readonly (string | null)[],
  type: string,
  told: Told,
): Promise<void> {
  return tellPeople(tx, context, { people, type, ...told });
}

function mail(
  { tx, context }: FollowScope,
  people: readonly (string | null)[],
  told: Told,
  calendar: CalendarNews | null,
) {
  return mailPeople(tx, context, { feature: 'emailEvents', people, ...told, ...(calendar && { calendar }) });
}
