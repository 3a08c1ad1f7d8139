/** Whoever asks learns that answers have come. */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { organisationAdmins } from '#server/services/people/organisationAdmins.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

const TEXT = 'form.answered';

export const answerNews = [
  follower(
    'FormAnswered',
    'notification',
    'Whoever asks, or has published the form that is shared, else the admins; once until they have read it: newCommentStartupStaff',
    ({ payload: { form, request } }, scope) =>
      request === null ? tellOfShared(scope, form) : tellOfRequest(scope, request),
  ),
];

interface Asker {
  readonly name: string;
  readonly person: string | null;
}

async function tellOfRequest(scope: FollowScope, request: string): Promise<void> {
  const { rows } = await sql<Asker>`
    select title as name, created_by_id as person from feedback_request where id = ${request}`.execute(scope.tx);
  await tell(scope, rows[0], `/feedback/${request}/answers`);
}

/** A shared form is looked after by whoever has published it last. */
async function tellOfShared(scope: FollowScope, form: string): Promise<void> {
  const { rows } = await sql<Asker>`
    select f.title as name, (select v.published_by_id from form_version v where v.form_id = f.id
      order by v.number desc limit 1) as person
    from form f where f.id = ${form}`.execute(scope.tx);
  await tell(scope, rows[0], `/forms/management/${form}/edit/answers`);
}

/** Hundreds may answer: who has not read of the first is told nothing of the others. */
async function tell({ tx, context }: FollowScope, asker: Asker | undefined, url: string): Promise<void> {
  if (asker === undefined) return;
  const unread = await withUnread(tx, url);
  const people = asker.person === null ? await organisationAdmins(tx) : [asker.person];
  await tellPeople(tx, context, {
    people: people.filter((id) => !unread.has(id)),
    type: 'newCommentStartupStaff',
    notice: { text: TEXT, name: asker.name },
    url,
  });
}

async function withUnread(tx: Tx, url: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ person: string }>`
    select r.user_id as person from notification_recipient r
      join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id
    where not r.is_read and n.url = ${url} and n.text_key = ${TEXT}`.execute(tx);
  return new Set(rows.map(({ person }) => person));
}
