/** Who learns of a meeting with an applicant, and whose calendars follow it. */
import type { DomainEvents } from '#server/generated/events.gen.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { CalendarEntry } from '#server/platform/mail/calendarPart.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import { type ApplicationRow, loadApplication } from '#server/services/applications/applicationRows.ts';
import { openReadersOf } from '#server/services/applications/hiddenApplicants.ts';
import { type CalendarNews, mailPeople } from '#server/services/people/mailPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

export type InterviewNews = 'meetingScheduled' | 'meetingChanged' | 'meetingDeleted';

type Interview = DomainEvents['InterviewChanged'];

export const interviewNews = [
  follower(
    'InterviewChanged',
    'notification',
    'The applicant: meetingScheduled, meetingChanged or meetingDeleted; host and those who work on it: the same for staff; another host: meetingScheduledStaff, the former one: meetingDeletedStaff',
    async ({ payload }, scope) => {
      const { tx, context } = scope;
      const application = await loadApplication(tx, payload.application);
      if (application === null) return;
      const [kind, { host, formerHost }] = [payload.change as InterviewNews, payload];
      const readers = await openReadersOf(tx, context, application);
      await tell(scope, [application.applicantId], kind, newsOf(application, payload));
      const others = readers.filter((id) => id !== host && id !== formerHost);
      await tell(scope, others, `${kind}Staff`, newsOf(application, payload));
      await tell(scope, [host], `${kindForHost(payload)}Staff`, newsOf(application, payload, kindForHost(payload)));
      await tell(scope, [formerHost], 'meetingDeletedStaff', leftOf(application, payload));
    },
  ),
  follower(
    'InterviewChanged',
    'calendar',
    'The applicant and the host, with the appointment for their calendars, or with it taken away; a former host: it goes',
    async ({ payload }, scope) => {
      const application = await loadApplication(scope.tx, payload.application);
      if (application === null) return;
      const { startTime, formerTime, host, formerHost } = payload;
      const isOff = payload.change === 'meetingDeleted' || startTime === null;
      const entry = entryOf(scope, application, payload, isOff ? (formerTime ?? startTime) : startTime);
      const calendar: CalendarNews | null = entry && { method: isOff ? 'CANCEL' : 'REQUEST', entry };
      await mail(scope, [application.applicantId], newsOf(application, payload), calendar);
      await mail(scope, [host], newsOf(application, payload, kindForHost(payload)), calendar);
      const gone = entryOf(scope, application, payload, formerTime);
      await mail(scope, [formerHost], leftOf(application, payload), gone && { method: 'CANCEL', entry: gone });
    },
  ),
];

interface Told {
  readonly notice: Notice;
  readonly url: string;
  readonly reachedEarly?: string | null;
}

/** What is a change to others is a new meeting to whoever hosts it from now on. */
function kindForHost({ change, isNewHost }: Interview): InterviewNews {
  return isNewHost ? 'meetingScheduled' : (change as InterviewNews);
}

function newsOf(
  { id, startupName: name, applicantId: reachedEarly }: ApplicationRow,
  { change, startTime: at, hostName: host }: Interview,
  kind = change as InterviewNews,
): Told {
  return { notice: { text: `application.${kind}`, name, at, host }, url: `/application/${id}/meeting`, reachedEarly };
}

/** Whoever is not its host any more may not read the application either. */
function leftOf({ startupName: name }: ApplicationRow, { formerTime: at }: Interview): Told {
  return { notice: { text: 'application.meetingLeft', name, at }, url: '/calendar' };
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

const MS_PER_MINUTE = 60_000;

/** The appointment; null where it has no time. */
function entryOf(
  { context }: FollowScope,
  { id, startupName }: ApplicationRow,
  { meeting, version, title, durationMinutes, location }: Interview,
  start: string | null,
): CalendarEntry | null {
  if (start === null) return null;
  return {
    id: `ApplicationMeeting/${meeting}`,
    sequence: version,
    title: `${title} – ${startupName}`,
    start,
    end: new Date(Date.parse(start) + durationMinutes * MS_PER_MINUTE).toISOString(),
    location,
    url: `${context.tenant.origin}/application/${id}/meeting`,
  };
}
