/** Who is told what about an application (notification types of requirement 000 §3). */
import type { Tx } from '#server/db/database.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { mailPeople } from '../mailPeople.ts';
import { tellPeople } from '../tellPeople.ts';
import { type ApplicationRow, loadApplication } from './applicationRows.ts';
import { actionOf } from './decisions.ts';
import { type NoticeKind, noticeText } from './noticeTexts.ts';

/** A new status: the applicant learns of it, and so do those who work on the application. */
export async function tellApplicationChange(tx: Tx, context: RequestContext, after: StoredRow): Promise<void> {
  const application = await loadApplication(tx, after.id);
  if (application === null) return;
  const decision = actionOf(after.status);
  const kind = decision === null ? 'changeApplicationStatus' : decision === 'accept' ? 'approvalApplication' : null;
  // A rejection with delay is told when the organisation says so, not at once.
  const own = decision === 'reject' ? 'denialApplication' : kind;
  if (own !== null) await tell(tx, context, { people: [application.applicantId], kind: own, application });
  const staff =
    decision === null ? 'changeApplicationStatus' : decision === 'accept' ? 'approvalApplication' : 'denialApplication';
  await tell(tx, context, { people: application.readers, kind: staff, application });
}

/** A new comment; the applicant learns of those that are for them. */
export async function tellComment(tx: Tx, context: RequestContext, note: StoredRow): Promise<void> {
  const application = await loadApplication(tx, note.application);
  if (application === null) return;
  if (note.isShared === true) {
    await tell(tx, context, { people: [application.applicantId], kind: 'newCommentApplication', application });
  }
  await tell(tx, context, { people: application.readers, kind: 'newCommentApplicationStaff', application });
}

export async function tellMeeting(
  tx: Tx,
  context: RequestContext,
  before: StoredRow | null,
  after: StoredRow | null,
): Promise<void> {
  const meeting = after ?? before;
  const application = await loadApplication(tx, meeting?.application);
  const kind = meetingNews(before, after);
  if (application === null || kind === null) return;
  const message = (language: string, timeZone: string) =>
    withDetails(timeZone, meeting, language, textOf({ kind, application }, language));
  await tell(tx, context, { people: [application.applicantId], kind, application, message });
  await mailPeople(tx, context, {
    feature: 'emailEvents',
    people: [application.applicantId],
    message,
    url: meetingUrl(application),
  });
  const host = typeof meeting?.host === 'string' ? [meeting.host] : [];
  await tell(tx, context, { people: [...host, ...application.readers], kind: `${kind}Staff`, application, message });
}

function meetingNews(before: StoredRow | null, after: StoredRow | null) {
  if (after === null || after.status === 'meeting_canceled') return before === null ? null : 'meetingDeleted';
  if (before === null || before.status !== after.status) return 'meetingScheduled';
  return before.startTime !== after.startTime || before.location !== after.location ? 'meetingChanged' : null;
}

/** When, in the zone of whoever is told, which is named as nobody knows where a mail is read; and with whom. */
function withDetails(timeZone: string, meeting: StoredRow | null, language: string, text: string): string {
  const [startTime, hostName] = [meeting?.startTime, meeting?.hostName];
  const format = new Intl.DateTimeFormat(language.replace('_', '-'), { ...TIME, timeZone });
  const time = typeof startTime === 'string' ? format.format(new Date(startTime)) : null;
  const details = [time, hostName].filter(Boolean).join(' · ');
  return details ? `${text}: ${details}` : text;
}

const TIME = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

interface Notice {
  readonly people: readonly (string | null)[];
  readonly kind: NoticeKind;
  readonly application: ApplicationRow;
  /** What is said instead of the kind's own sentence. */
  readonly message?: (language: string, timeZone: string) => string;
}

function tell(tx: Tx, context: RequestContext, { people, kind, application, message }: Notice): Promise<void> {
  return tellPeople(tx, context, {
    people,
    type: kind,
    message: message ?? ((language) => textOf({ kind, application }, language)),
    url: kind.startsWith('meeting') ? meetingUrl(application) : `/application/${application.id}/activities`,
  });
}

function textOf({ kind, application }: Pick<Notice, 'kind' | 'application'>, language: string): string {
  return noticeText(kind, language).replace('{startup}', () => application.startupName);
}

function meetingUrl({ id }: ApplicationRow): string {
  return `/application/${id}/meeting`;
}
