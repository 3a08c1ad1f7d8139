/** Who is told what about a startup (notification types of requirement 000 §3). */
import { type FollowScope, follower, followerOfAll } from '#server/platform/context/followers.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
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
    async (events, scope) => tellOfAll(scope, events, 'startup.metricsRequest'),
  ),
  followerOfAll(
    'DataReminded',
    'notification',
    'Founders: metricsRequest, as a reminder, once of all that they are reminded of at once; by mail too where reminders are sent by mail',
    async (events, scope) => tellOfAll(scope, events, 'startup.metricsReminder'),
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

interface OfRequest {
  readonly payload: { readonly startup: string; readonly request: string };
}

/** Each startup's founders are told once of all that they are asked for at once. */
async function tellOfAll(scope: FollowScope, events: readonly OfRequest[], text: RequestText): Promise<void> {
  const asked = Map.groupBy(events, ({ payload }) => payload.startup);
  for (const [startup, of] of asked) {
    const requests = of.map(({ payload }) => payload.request);
    await tellOfRequests(scope, startup, requests, text);
  }
}

type RequestText = 'startup.metricsRequest' | 'startup.metricsReminder';

/** The founders learn of what is asked of them, in the words of whoever asks. */
async function tellOfRequests(
  { tx, context }: FollowScope,
  startup: string,
  requests: readonly string[],
  text: RequestText,
): Promise<void> {
  const people = await startupPeople(tx, startup);
  if (people === null) return;
  const news = { people: people.founders, url: analyticsOf(startup) };
  const words = await requestWords(tx, requests);
  // With the period and the figures, as two months may be asked for at once, and one of them twice.
  const { period = null, periods = null, asked = null } = words ?? {};
  const notice = { text, name: people.name, period, periods, asked };
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
