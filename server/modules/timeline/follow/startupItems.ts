/** How a startup came, what is asked of it and what is said of it, on its timeline (001 §3). */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Period } from '#server/platform/texts/periodText.ts';
import { keepOnTimelines, recordNotice, takeOffTimelines } from '#server/services/timeline/recordTimeline.ts';

interface CommentEvent {
  readonly payload: { readonly comment: string; readonly startup: string; readonly isPrivate: boolean };
  readonly actor: string | null;
}

export const startupItems = [
  follower(
    'ApplicationAccepted',
    'timeline',
    'The startup: note, that it was accepted, as its first item',
    async ({ payload, actor }, { tx, context }) => {
      const { rows } = await sql<{ program: string | null }>`
        select p.name as program from application a
        left join program p on p.tenant_id = a.tenant_id and p.id = a.program_id
        where a.id = ${payload.application}`.execute(tx);
      const notice = { text: 'startup.acceptedInto', name: rows[0]?.program ?? context.tenant.name } as const;
      const subject = `Application/${payload.application}`;
      await recordNotice(tx, context, notice, { startup: payload.startup, createdBy: actor, subject });
    },
  ),
  follower(
    'DataRequested',
    'timeline',
    'The startup: dataDue, with the period and the words of whoever asks',
    async ({ payload, actor }, { tx }) => {
      const { rows } = await sql<{
        message: string | null;
        from: string | null;
        to: string | null;
        periods: readonly Period[] | null;
      }>`
        select nullif(trim(message), '') as message, "from"::text, "to"::text, periods
        from pending_data_form where id = ${payload.request}`.execute(tx);
      const [asked] = rows;
      await keepOnTimelines(tx, {
        subject: `PendingDataForm/${payload.request}`,
        eventType: 'dataDue',
        startup: payload.startup,
        people: [],
        createdBy: actor,
        values: {
          dueDate: payload.dueDate,
          message: asked?.message ?? null,
          start: startOfDay(asked?.from),
          end: startOfDay(asked?.to),
          periods: asked?.periods ?? [],
        },
      });
    },
  ),
  follower('DataRequestWithdrawn', 'timeline', 'The startup: dataDue, which goes', ({ payload }, { tx }) =>
    takeOffTimelines(tx, `PendingDataForm/${payload.request}`),
  ),
  follower(
    'MetricPeriodSkipped',
    'timeline',
    'The startup: dataSkipped, with the reason',
    async ({ payload: { skip, startup }, actor }, { tx }) => {
      const { rows } = await sql<{ reason: string | null; day: string }>`
        select nullif(trim(reason), '') as reason, "to"::text as day from skipped_period where id = ${skip}`.execute(
        tx,
      );
      await keepOnTimelines(tx, {
        subject: `SkippedPeriod/${skip}`,
        eventType: 'dataSkipped',
        startup,
        people: [],
        createdBy: actor,
        values: { message: rows[0]?.reason ?? null, dueDate: `${rows[0]?.day}T00:00:00.000Z` },
      });
    },
  ),
  follower('MetricPeriodAskedAgain', 'timeline', 'The startup: dataSkipped, which goes', ({ payload }, { tx }) =>
    takeOffTimelines(tx, `SkippedPeriod/${payload.skip}`),
  ),
  follower('CommentWritten', 'timeline', 'The startup: comment; a private one for staff only', showComment),
  follower('CommentChanged', 'timeline', 'The startup: comment, as it is now; hidden ones for staff only', showComment),
  follower('CommentDeleted', 'timeline', 'The startup: comment, which goes', ({ payload }, { tx }) =>
    takeOffTimelines(tx, `Comment/${payload.comment}`),
  ),
];

/** A comment stands on the timeline as it is: what is hidden from founders is hidden there too. */
async function showComment({ payload, actor }: CommentEvent, { tx }: FollowScope): Promise<void> {
  const { rows } = await sql<{ text: string; writer: string | null }>`
    select text, created_by_id as writer from comment where id = ${payload.comment}`.execute(tx);
  await keepOnTimelines(tx, {
    subject: `Comment/${payload.comment}`,
    eventType: 'comment',
    startup: payload.startup,
    people: [],
    createdBy: rows[0]?.writer ?? actor,
    values: { message: rows[0]?.text ?? '', isPublic: !payload.isPrivate },
  });
}

/** A calendar day as the moment that stands for it. */
const startOfDay = (day: string | null | undefined) => (day ? `${day}T00:00:00.000Z` : null);
