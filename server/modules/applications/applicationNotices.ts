/** Who is told what about an application (notification types of requirement 000 §3). */

import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import { type ApplicationRow, loadApplication } from '#server/services/applications/applicationRows.ts';
import { actionOf } from '#server/services/applications/decisions.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

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
  const details = { at: textOf(meeting?.startTime), host: textOf(meeting?.hostName) };
  await tell(tx, context, { people: [application.applicantId], kind, application, details });
  await mailPeople(tx, context, {
    feature: 'emailEvents',
    people: [application.applicantId],
    notice: noticeOf({ kind, application, details }),
    url: meetingUrl(application),
  });
  const host = typeof meeting?.host === 'string' ? [meeting.host] : [];
  await tell(tx, context, { people: [...host, ...application.readers], kind: `${kind}Staff`, application, details });
}

function meetingNews(before: StoredRow | null, after: StoredRow | null) {
  if (after === null || after.status === 'meeting_canceled') return before === null ? null : 'meetingDeleted';
  if (before === null || before.status !== after.status) return 'meetingScheduled';
  return before.startTime !== after.startTime || before.location !== after.location ? 'meetingChanged' : null;
}

type Base =
  | 'changeApplicationStatus'
  | 'approvalApplication'
  | 'denialApplication'
  | 'newCommentApplication'
  | 'meetingScheduled'
  | 'meetingChanged'
  | 'meetingDeleted';

interface Told {
  readonly people: readonly (string | null)[];
  /** Staff has types of its own, which are said alike. */
  readonly kind: Base | `${Base}Staff`;
  readonly application: ApplicationRow;
  /** Of a meeting: when it is, and with whom. */
  readonly details?: Pick<Notice, 'at' | 'host'>;
}

function tell(tx: Tx, context: RequestContext, { people, ...told }: Told): Promise<void> {
  const { kind, application } = told;
  return tellPeople(tx, context, {
    people,
    type: kind,
    notice: noticeOf(told),
    url: kind.startsWith('meeting') ? meetingUrl(application) : `/application/${application.id}/activities`,
  });
}

function noticeOf({ kind, application, details }: Omit<Told, 'people'>): Notice {
  return { text: `application.${kind.replace(/Staff$/, '') as Base}`, name: application.startupName, ...details };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function meetingUrl({ id }: ApplicationRow): string {
  return `/application/${id}/meeting`;
}
