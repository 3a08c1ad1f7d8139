import type { AutomationPeople, AutomationStep } from '#domain/model/automation.ts';
import { relatedFrom } from '#server/access/relatedFrom.ts';
import type { SqlParameters } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';

/** What stands in a statement for the parts of an event. */
export interface PeopleSource {
  readonly parameters: SqlParameters;
  /** SQL of the id that a part names. */
  readonly valueOf: (part: string) => string;
  /** The table beside it with the record that a part names. */
  readonly aliasOf: (part: string) => string;
  readonly entityOf: (part: string) => string | undefined;
  /** SQL of a JSON array of ids, where the part is a list. */
  readonly listOf: (part: string) => string | null;
}

/** SQL of the ids of those whom a step concerns, as an array without repetitions. */
export function peopleSql(sql: PeopleSource, step: AutomationStep): string {
  if (!('people' in step)) return "'{}'::text[]";
  const { paths, roles, tasks } = step.people;
  const sources = [
    ...paths.map((path) => idsAt(sql, path)),
    ...(tasks === undefined ? [] : [idsOfOpen(sql, tasks)]),
    ...(roles.length === 0
      ? []
      : [
          `select u.id from "user" u join role on role.tenant_id = u.tenant_id and role.id = u.role_id
             where role.type && ${sql.parameters.add(roles, 'text[]')} and lower(u.status) = 'active'`,
        ]),
  ];
  return `array(select distinct people.id from (${sources.join(' union ')}) people(id) where people.id is not null order by 1)`;
}

/** `person`, `people`, `startup.people`: one id, the ids of a list, or what relations lead to from a record. */
function idsAt(sql: PeopleSource, path: string): string {
  const [part = '', ...relations] = path.split('.');
  if (relations.length === 0) {
    const list = sql.listOf(part);
    return list === null ? `select ${sql.valueOf(part)}` : `select jsonb_array_elements_text(${list})`;
  }
  const { from, links, alias } = relatedFrom(specCatalog.get(sql.entityOf(part) ?? ''), sql.aliasOf(part), relations);
  return `select ${alias}.id from ${from} where ${links.join(' and ')}`;
}

/** Whoever has still to do tasks: those whose page names what they are about, and of the startup they are for. */
function idsOfOpen(sql: PeopleSource, { types, about, startup }: NonNullable<AutomationPeople['tasks']>): string {
  const which = [
    ...(about === null ? [] : [`position(${sql.valueOf(about)} in t.url) > 0`]),
    ...(startup === null ? [] : [`t.startup_id = ${sql.valueOf(startup)}`]),
  ];
  return `select a.user_id from task t join task_assignee a on a.tenant_id = t.tenant_id and a.task_id = t.id
    where not a.done and t.task_type = any(${sql.parameters.add([...types], 'text[]')}) and ${which.join(' and ')}`;
}
