import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Values } from '#server/entities/write/validateValues.ts';

/** The lists of an event that say who may see it (resolution Q65). */
export const visibilityFields = [
  'visibleToRoles',
  'hiddenFromRoles',
  'visibleToUserTags',
  'hiddenFromUserTags',
  'visibleToStartupTags',
  'hiddenFromStartupTags',
  'visibleToPrograms',
  'hiddenFromPrograms',
] as const;

/** What the lists of an event come to: whether they say anything, and whom they let see it. */
export async function viewersOf(tx: Tx, event: StoredRow): Promise<Values> {
  const lists = Object.fromEntries(visibilityFields.map((name) => [name, asList(event[name])]));
  if (Object.values(lists).every((list) => list.length === 0)) return { isRestricted: false, viewerIds: [] };
  const parameter = (name: (typeof visibilityFields)[number]) => sql`${lists[name] ?? []}::text[]`;
  const { rows } = await sql<{ id: string }>`
    select u.id from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
    where ${admits({
      roles: [parameter('visibleToRoles'), parameter('hiddenFromRoles')],
      userTags: [parameter('visibleToUserTags'), parameter('hiddenFromUserTags')],
      startupTags: [parameter('visibleToStartupTags'), parameter('hiddenFromStartupTags')],
      programs: [parameter('visibleToPrograms'), parameter('hiddenFromPrograms')],
    })} order by u.id`.execute(tx);
  return { isRestricted: true, viewerIds: rows.map((row) => row.id) };
}

const column = (name: string) => sql`e.${sql.ref(name)}`;

/** The lists of the event `e`. */
const ownLists: VisibilityLists = {
  roles: [column('visible_to_roles'), column('hidden_from_roles')],
  userTags: [column('visible_to_user_tags_ids'), column('hidden_from_user_tags_ids')],
  startupTags: [column('visible_to_startup_tags_ids'), column('hidden_from_startup_tags_ids')],
  programs: [column('visible_to_programs_ids'), column('hidden_from_programs_ids')],
};

/** Brings one person's place among the viewers up to date: nobody else's can have changed, and only events where it has are written. */
export async function refreshViewer(tx: Tx, userId: string): Promise<void> {
  await sql`
    update incubator_event e set viewer_ids = case
      when found.is_admitted then array_append(e.viewer_ids, ${userId}::text)
      else array_remove(e.viewer_ids, ${userId}::text) end
    from (
      select e.id, exists (
        select from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
        where u.id = ${userId} and ${admits(ownLists)}) as is_admitted
      from incubator_event e where e.is_restricted
    ) found where e.id = found.id and found.is_admitted <> (${userId} = any(e.viewer_ids))`.execute(tx);
}

/** Brings the viewers of all restricted events up to date: what startups are has changed. */
export async function refreshAllViewers(tx: Tx): Promise<void> {
  await sql`
    update incubator_event e set viewer_ids = found.ids
    from (
      select e.id, array(
        select u.id from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
        where ${admits(ownLists)} order by u.id) as ids
      from incubator_event e where e.is_restricted
    ) found where e.id = found.id and e.viewer_ids is distinct from found.ids`.execute(tx);
}

type Lists = readonly [included: RawBuilder<unknown>, excluded: RawBuilder<unknown>];

interface VisibilityLists {
  readonly roles: Lists;
  readonly userTags: Lists;
  readonly startupTags: Lists;
  readonly programs: Lists;
}

/** Whether user `u` with role `r` is meant. Startups one looks after count for being included, never for exclusion. */
function admits({ roles, userTags, startupTags, programs }: VisibilityLists): RawBuilder<unknown> {
  const own = sql`u.startups_ids`;
  const any = sql`u.startups_ids || u.assigned_startups_ids`;
  const startup = (ids: RawBuilder<unknown>, test: RawBuilder<unknown>) =>
    sql`exists (select from startup s where s.tenant_id = u.tenant_id and s.id = any(${ids}) and ${test})`;
  return sql`
    (cardinality(${roles[0]}) = 0 or r.type && ${roles[0]}) and not r.type && ${roles[1]}
    and (cardinality(${userTags[0]}) = 0 or u.tags_ids && ${userTags[0]}) and not u.tags_ids && ${userTags[1]}
    and (cardinality(${startupTags[0]}) = 0 or ${startup(any, sql`s.tags_ids && ${startupTags[0]}`)})
    and not ${startup(own, sql`s.tags_ids && ${startupTags[1]}`)}
    and (cardinality(${programs[0]}) = 0 or ${startup(any, sql`s.program_id = any(${programs[0]})`)})
    and not ${startup(own, sql`s.program_id = any(${programs[1]})`)}`;
}

function asList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
