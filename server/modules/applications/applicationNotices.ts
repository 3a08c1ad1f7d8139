/** Who is told what about an application (notification types of requirement 000 §3). */

import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import { follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import { type ApplicationRow, loadApplication } from '#server/services/applications/applicationRows.ts';
import { actionOf } from '#server/services/applications/decisions.ts';
import { openReadersOf } from '#server/services/applications/hiddenApplicants.ts';
import { peopleInTalk } from '#server/services/applications/peopleInTalk.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

export const applicationNews = [
  follower(
    'ApplicationStatusChanged',
    'notification',
    'The applicant: changeApplicationStatus, of what is no decision; those who work on it: that, approvalApplication or denialApplication',
    async ({ payload }, { tx, context }) => {
      const application = await loadApplication(tx, payload.application);
      if (application === null) return;
      const decision = actionOf(payload.status);
      const kind = newsOf(payload.status);
      // A decision is told when it can't be undone any more (`DecisionTold`); one that is taken back is not told at all.
      if (decision === null && actionOf(payload.from) === null)
        await tell(tx, context, { people: [application.applicantId], kind, application });
      await tell(tx, context, { people: await openReadersOf(tx, context, application), kind, application });
    },
  ),
  follower(
    'DecisionTold',
    'notification',
    'The applicant: approvalApplication or denialApplication',
    async ({ payload }, { tx, context }) => {
      const application = await loadApplication(tx, payload.application);
      if (application === null) return;
      await tell(tx, context, { people: [application.applicantId], kind: newsOf(payload.status), application });
    },
  ),
  follower(
    'ApplicationCommented',
    'notification',
    'The applicant, of what is for them, by mail too: newCommentApplication; those who work on it or have commented, else the admins: newCommentApplicationStaff',
    async ({ payload }, { tx, context }) => {
      const application = await loadApplication(tx, payload.application);
      if (application === null) return;
      const { rows } = await sql<{ is_shared: boolean; body: string; author_id: string | null }>`
        select coalesce(is_shared, false) as is_shared, body, author_id
        from application_note where id = ${payload.note}`.execute(tx);
      const [note] = rows;
      if (note?.is_shared) {
        const told = { kind: 'newCommentApplication', application } as const;
        await tell(tx, context, { people: [application.applicantId], ...told });
        await mailPeople(tx, context, {
          people: note.author_id === application.applicantId ? [] : [application.applicantId],
          notice: noticeOf(told),
          url: `/application/${application.id}/activities`,
          lines: () => [note.body],
        });
      }
      await tell(tx, context, {
        people: await peopleInTalk(tx, context, application),
        kind: 'newCommentApplicationStaff',
        application,
      });
    },
  ),
];

function newsOf(status: string) {
  const decision = actionOf(status);
  if (decision === null) return 'changeApplicationStatus';
  return decision === 'accept' ? 'approvalApplication' : 'denialApplication';
}

type Base = 'changeApplicationStatus' | 'approvalApplication' | 'denialApplication' | 'newCommentApplication';

interface Told {
  readonly people: readonly (string | null)[];
  /** Staff has types of its own, which are said alike. */
  readonly kind: Base | `${Base}Staff`;
  readonly application: ApplicationRow;
}

function tell(tx: Tx, context: RequestContext, { people, ...told }: Told): Promise<void> {
  const { kind, application } = told;
  return tellPeople(tx, context, {
    people,
    type: kind,
    notice: noticeOf(told),
    url: `/application/${application.id}/activities`,
  });
}

function noticeOf({ kind, application }: Omit<Told, 'people'>): Notice {
  return { text: `application.${kind.replace(/Staff$/, '') as Base}`, name: application.startupName };
}
