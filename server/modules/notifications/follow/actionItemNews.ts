/** Who is told what about the action items of a coaching session. */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

interface ItemNews {
  readonly name: string;
  readonly person: string | null;
  readonly coaches: readonly string[];
}

/** Whoever is to do something learns of it, and the coaches when it is done. */
export const actionItemNews = [
  follower('ActionItemGiven', 'notification', 'Whoever does it: meetingChanged', ({ payload }, scope) =>
    tellOfItem(scope, payload, 'actionItem.given'),
  ),
  follower(
    'ActionItemChanged',
    'notification',
    'Whoever does it from now on: meetingChanged',
    async ({ payload }, scope) => {
      const item = await itemNews(scope, payload.item);
      if (item?.person !== payload.person) await tellOfItem(scope, payload, 'actionItem.given');
    },
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
    select a.name, a.person_id as person, s.coachs_ids as coaches
    from action_item a join coaching_session s on s.tenant_id = a.tenant_id and s.id = a.session_id
    where a.id = ${item}`.execute(tx);
  return rows[0];
}

async function tellOfItem(
  scope: FollowScope,
  { item, session }: { readonly item: string; readonly session: string },
  text: 'actionItem.given' | 'actionItem.done',
): Promise<void> {
  const found = await itemNews(scope, item);
  if (found === undefined) return;
  const isDone = text === 'actionItem.done';
  const news = { notice: { text, name: found.name }, url: `/coaching/session/${session}` } as const;
  const people = isDone ? found.coaches : [found.person];
  const type = isDone ? 'meetingChangedStaff' : 'meetingChanged';
  await tellPeople(scope.tx, scope.context, { ...news, people, type });
}
