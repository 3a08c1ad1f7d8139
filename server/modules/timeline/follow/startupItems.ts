/** Data requests, comments, milestones and mails on the timeline of a startup (001 §3). */
import { sql } from 'kysely';
import { follower } from '#server/platform/context/followers.ts';
import { readerIn, textFor } from '#server/platform/texts/textReader.ts';
import { keepOnTimelines, recordTimeline, takeOffTimelines } from '#server/services/timeline/recordTimeline.ts';

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
      const { tenant } = context;
      const words = { program: rows[0]?.program ?? tenant.name };
      await recordTimeline(tx, {
        eventType: 'note',
        startup: payload.startup,
        createdBy: actor,
        message: textFor(readerIn(null, tenant), 'records', 'acceptedInto', words) ?? '',
        subject: `Application/${payload.application}`,
      });
    },
  ),
  follower('DataRequested', 'timeline', 'The startup: dataDue', ({ payload, actor }, { tx }) =>
    keepOnTimelines(tx, {
      subject: `PendingDataForm/${payload.request}`,
      eventType: 'dataDue',
      startup: payload.startup,
      people: [],
      createdBy: actor,
      values: { dueDate: payload.dueDate },
    }),
  ),
  follower('DataRequestWithdrawn', 'timeline', 'The startup: dataDue, which goes', ({ payload }, { tx }) =>
    takeOffTimelines(tx, `PendingDataForm/${payload.request}`),
  ),
  follower(
    'CommentWritten',
    'timeline',
    'The startup: comment; a private one for staff only',
    async ({ payload, actor }, { tx }) => {
      const { rows } = await sql<{ text: string }>`select text from comment where id = ${payload.comment}`.execute(tx);
      await keepOnTimelines(tx, {
        subject: `Comment/${payload.comment}`,
        eventType: 'comment',
        startup: payload.startup,
        people: [],
        createdBy: actor,
        values: { message: rows[0]?.text ?? '', isPublic: !payload.isPrivate },
      });
    },
  ),
  follower(
    'MilestoneChanged',
    'timeline',
    'The startup: milestone, with its state',
    async ({ payload, actor }, { tx }) => {
      const { rows } = await sql<{ name: string; due: string | null }>`
      select name, to_char(due_date, 'YYYY-MM-DD"T"00:00:00.000"Z"') as due from milestone
      where id = ${payload.milestone}`.execute(tx);
      await recordTimeline(tx, {
        eventType: 'milestone',
        startup: payload.startup,
        createdBy: actor,
        message: rows[0]?.name ?? '',
        attr1: payload.status,
        dueDate: rows[0]?.due ?? null,
        subject: `Milestone/${payload.milestone}`,
      });
    },
  ),
];
