/** Whoever takes somebody's access is told of the events and conversations that they were to hold: others are to, or nobody. */
import { sql } from 'kysely';
import { follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { emitAll } from '#server/platform/outbox/outbox.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { notify } from '#server/services/people/notify.ts';

export const leavingHosts = [
  follower(
    'PersonLeft',
    'record',
    'Open pages of events of conversations that they host: their times are offered no more',
    async ({ payload: { person } }, { tx }) => {
      const { rows } = await sql<{ id: string }>`select id from incubator_event
        where hosts_ids @> array[${person}::text] and event_type = 'ONE_ON_ONE' and status = 'published' order by id`.execute(
        tx,
      );
      await emitAll(
        tx,
        rows.map(({ id }) => ({ topic: 'IncubatorEvent.updated', payload: { id } })),
      );
    },
  ),
  follower(
    'PersonLeft',
    'notification',
    'Whoever has done it, where events and conversations that they host are ahead: meetingChangedStaff',
    async ({ actor, payload: { person } }, { tx, context }) => {
      if (actor === null || actor === person) return;
      const ahead = await hostedAhead(tx, person, context.now());
      const [first] = ahead;
      if (first === undefined) return;
      const planned = ahead.map(({ title, at }) => ({ name: title, at: new Date(at).toISOString() }));
      const name = (await nameOfUser(tx, person)) ?? '';
      const notice = { text: 'events.stillHosted', name, count: ahead.length, planned } as const;
      const url = ahead.every(({ event }) => event === first.event) ? `/events/${first.event}/hosts` : '/events';
      await notify(tx, context.tenant, { userIds: [actor], type: 'meetingChangedStaff', notice, url });
    },
  ),
];

interface HostedRow {
  readonly event: string;
  readonly title: string;
  readonly at: Date | string;
}

/** Each conversation that is booked with them, and each other event: of conversations that nobody has booked nothing is lost. */
async function hostedAhead(tx: Tx, person: string, now: Date): Promise<readonly HostedRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<HostedRow>`
    select e.id as event, e.title, e.start_time as at from incubator_event e
    where e.hosts_ids @> array[${person}::text] and e.event_type <> 'ONE_ON_ONE' and e.status = 'published'
      and not e.is_archived and e.start_time > ${at}
    union all
    select o.event_id, concat_ws(' – ', e.title, nullif(trim(u.first_name || ' ' || coalesce(u.last_name, '')), '')), o.start_time
    from one_on_one_event o
      join incubator_event e on e.tenant_id = o.tenant_id and e.id = o.event_id and e.status = 'published'
      left join "user" u on u.tenant_id = o.tenant_id and u.id = o.booked_by_id
    where o.host_id = ${person} and o.status = 'REGISTERED' and o.start_time > ${at}
    order by at, title`.execute(tx);
  return rows;
}
