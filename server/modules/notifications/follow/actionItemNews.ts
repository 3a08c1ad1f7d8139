/** Who is told what about the action items of a coaching session. */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { takeBackNews } from '#server/services/people/takeBackNews.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

interface ItemNews {
  readonly name: string;
  readonly person: string | null;
  readonly isDone: boolean;
  readonly coaches: readonly string[];
}

const GIVEN = 'actionItem.given';

const pageOf = (session: string): string => `/coaching/session/${session}`;

/** Whoever is to do something learns of it, whoever need not any more, and the coaches when it is done. */
export const actionItemNews = [
  follower('ActionItemGiven', 'notification', 'Whoever does it: meetingChanged', ({ payload }, scope) =>
    tellOfItem(scope, payload, GIVEN),
  ),
  follower(
    'ActionItemChanged',
    'notification',
    'Whoever does it from now on, and whoever had still to do it until now: meetingChanged',
    async ({ payload }, scope) => {
      const { session, name, person } = payload;
      const item = await itemNews(scope, payload.item);
      if (item === undefined || item.person === person) return;
      await tellOfItem(scope, payload, GIVEN);
      if (person !== null && !item.isDone) await tellOfTaken(scope, { session, name, people: [person] });
    },
  ),
  follower('ActionItemDropped', 'notification', 'Whoever had still to do it: meetingChanged', ({ payload }, scope) =>
    tellOfTaken(scope, payload),
  ),
  follower(
    'ActionItemDone',
    'notification',
    'The coaches, when it is done: meetingChangedStaff',
    ({ payload }, scope) => (payload.isDone ? tellOfItem(scope, payload, 'actionItem.done') : Promise.resolve()),
  ),
];

async function itemNews({ tx }: FollowScope, item: string): Promise<ItemNews | undefined> {
  const { rows } = await sql<ItemNews>`
    select a.name, a.person_id as person, a.is_done as "isDone", s.coachs_ids as coaches
    from action_item a join coaching_session s on s.tenant_id = a.tenant_id and s.id = a.session_id
    where a.id = ${item}`.execute(tx);
  return rows[0];
}

async function tellOfItem(
  scope: FollowScope,
  { item, session }: { readonly item: string; readonly session: string },
  text: typeof GIVEN | 'actionItem.done',
): Promise<void> {
  const found = await itemNews(scope, item);
  if (found === undefined) return;
  const isDone = text === 'actionItem.done';
  const news = { notice: { text, name: found.name }, url: pageOf(session) } as const;
  const people = isDone ? found.coaches : [found.person];
  const type = isDone ? 'meetingChangedStaff' : 'meetingChanged';
  await tellPeople(scope.tx, scope.context, { ...news, people, type });
}

interface TakenItem {
  readonly session: string;
  readonly name: string;
  readonly people: readonly string[];
}

/** It is taken from these people: they need not do it, and who has not read yet that they should has nothing to read of it. */
async function tellOfTaken(scope: FollowScope, { session, name, people }: TakenItem): Promise<void> {
  const { tx, context } = scope;
  await takeBackNews(tx, { texts: [GIVEN], url: pageOf(session), name, people });
  const { rows } = await sql`select from coaching_session where id = ${session}`.execute(tx);
  const host = await nameOfUser(tx, context.principal?.id ?? null);
  await tellPeople(tx, context, {
    people,
    type: 'meetingChanged',
    notice: { text: 'actionItem.taken', name, host },
    url: rows.length === 0 ? '/tasks' : pageOf(session),
  });
}
