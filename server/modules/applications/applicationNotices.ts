/** Who is told what about an application (notification types of requirement 000 §3). */

import { sql } from 'kysely';
import { beginningOf } from '#domain/text/beginningOf.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import { type ApplicationRow, loadApplication, loadFunnel } from '#server/services/applications/applicationRows.ts';
import { actionOf } from '#server/services/applications/decisions.ts';
import { whoKnowApplicant } from '#server/services/applications/funnelAccess.ts';
import { openReadersOf } from '#server/services/applications/hiddenApplicants.ts';
import { lookingAfter } from '#server/services/applications/lookingAfter.ts';
import { peopleInTalk } from '#server/services/applications/peopleInTalk.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

export const applicationNews = [
  follower(
    'ApplicationStatusChanged',
    'notification',
    'The applicant, and those who work on it: changeApplicationStatus, of what is no decision; of what is handed in, the admins too; those who work on it of a decision that is taken back after it was told, too',
    async ({ payload }, { tx, context }) => {
      const application = await loadApplication(tx, payload.application);
      // A decision is told when it can't be undone any more (`DecisionTold`), to whom it concerns and to all others alike.
      if (application === null || actionOf(payload.status) !== null) return;
      const isTakenBack = actionOf(payload.from) !== null;
      // Nobody hears of the end of what they have not heard of.
      if (isTakenBack && !(await wasTold(tx, application.id))) return;
      const kind = 'changeApplicationStatus';
      if (payload.from === 'draft') return tellHandedIn(tx, context, application);
      if (!isTakenBack) await tell(tx, context, { people: [application.applicantId], kind, application });
      await tell(tx, context, { people: await openReadersOf(tx, context, application), kind, application });
    },
  ),
  follower(
    'DecisionTold',
    'notification',
    'The applicant, and those who work on it and have not stepped aside: approvalApplication or denialApplication',
    async ({ payload }, { tx, context }) => {
      const application = await loadApplication(tx, payload.application);
      if (application === null) return;
      const kind = newsOf(payload.status);
      await tell(tx, context, { people: [application.applicantId], kind, application });
      const aside = new Set(await steppedAside(tx, application));
      const readers = await openReadersOf(tx, context, application);
      await tell(tx, context, { people: readers.filter((id) => !aside.has(id)), kind, application });
    },
  ),
  follower(
    'ApplicationCommented',
    'notification',
    'The applicant, of what is for them, by mail too: newCommentApplication; those who work on it or have commented, else the admins: newCommentApplicationStaff; so whoever is to meet the applicant, of what the applicant writes, in their words',
    async ({ payload }, { tx, context }) => {
      const application = await loadApplication(tx, payload.application);
      if (application === null) return;
      const { rows } = await sql<{ is_shared: boolean; asks: boolean; body: string; author_id: string | null }>`
        select coalesce(is_shared, false) as is_shared, coalesce(asks, false) as asks, body, author_id
        from application_note where id = ${payload.note}`.execute(tx);
      const [note] = rows;
      if (note?.is_shared) {
        const kind = 'newCommentApplication';
        const notice: Notice = note.asks
          ? { text: 'application.asked', name: application.startupName }
          : noticeOf({ kind, application });
        const told = { notice, url: `/application/${application.id}/activities` };
        const reachedEarly = application.applicantId;
        await tellPeople(tx, context, { people: [application.applicantId], reachedEarly, type: kind, ...told });
        await mailPeople(tx, context, {
          reachedEarly,
          people: note.author_id === application.applicantId ? [] : [application.applicantId],
          lines: () => [note.body],
          ...told,
        });
      }
      const kind = 'newCommentApplicationStaff';
      const people = await peopleInTalk(tx, context, application);
      await tell(tx, context, { people, kind, application });
      if (!note?.is_shared || note.author_id !== application.applicantId) return;
      const hosts = await hostsAhead(tx, context, application.id);
      await tellPeople(tx, context, {
        people: hosts.filter((id) => !people.includes(id)),
        type: kind,
        notice: { text: 'application.hostWrittenTo', name: application.startupName, words: beginningOf(note.body) },
        url: `/application/${application.id}/meeting`,
      });
    },
  ),
];

/** Who is to meet the applicant: they may not read what is written about the application, but what is written to them. Who knows the applicant is to be replaced, and reads nothing. */
async function hostsAhead(tx: Tx, context: RequestContext, application: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct host_id as id from application_meeting
    where application_id = ${application} and status = 'meeting_scheduled' and host_id is not null
      and start_time > ${context.now().toISOString()}::timestamptz`.execute(tx);
  const hosts = rows.map(({ id }) => id);
  const knowing = await whoKnowApplicant(tx, application, hosts);
  return hosts.filter((host) => !knowing.includes(host));
}

/** Somebody hears of each that comes in: the organisation's admins, where its funnel has none of its own. */
async function tellHandedIn(tx: Tx, context: RequestContext, application: ApplicationRow): Promise<void> {
  await tell(tx, context, { people: [application.applicantId], kind: 'changeApplicationStatus', application });
  const funnel = await loadFunnel(tx, application.funnelId);
  await tellPeople(tx, context, {
    people: await lookingAfter(tx, context, application),
    type: 'changeApplicationStatus',
    notice: {
      text: 'application.handedIn',
      name: application.startupName,
      words: [funnel?.programName, funnel?.name].filter(Boolean).join(' – '),
    },
    url: `/application/${application.id}/review`,
  });
}

/** Whether the applicant has learnt of the last decision: it stands in the history that they see. */
async function wasTold(tx: Tx, application: string): Promise<boolean> {
  const { rows } = await sql<{ is_internal: boolean }>`
    select is_internal from application_activity where application_id = ${application} and kind = 'decided'
    order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0]?.is_internal === false;
}

/** Whoever knows the applicant does not judge it, and is not told what came of it; admins of the funnel are. */
async function steppedAside(tx: Tx, { id, funnelAdmins }: ApplicationRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct evaluator_id as id from evaluation where application_id = ${id} and status = 'declined'`.execute(
    tx,
  );
  return rows.map((row) => row.id).filter((person) => !funnelAdmins.includes(person));
}

function newsOf(status: string) {
  return actionOf(status) === 'accept' ? 'approvalApplication' : 'denialApplication';
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
    reachedEarly: application.applicantId,
    type: kind,
    notice: noticeOf(told),
    url: `/application/${application.id}/activities`,
  });
}

function noticeOf({ kind, application }: Omit<Told, 'people'>): Notice {
  return { text: `application.${kind.replace(/Staff$/, '') as Base}`, name: application.startupName };
}
