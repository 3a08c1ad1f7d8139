import { CompiledQuery } from 'kysely';
import { atMoment } from '#domain/access/atMoment.ts';
import { nobody } from '#domain/access/conditionHolds.ts';
import { resolveCondition } from '#domain/access/resolveCondition.ts';
import type { Condition } from '#domain/model/access.ts';
import type { AutomationMeta } from '#domain/model/automation.ts';
import { conditionSql, orFalse } from '#server/access/conditionSql.ts';
import { relatedValue } from '#server/access/relatedFrom.ts';
import { identifier, literal, SqlParameters } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { factPaths } from './factPaths.ts';
import { type PeopleSource, peopleSql } from './peopleSql.ts';

/** One time that an automation is due: what happened, or a record whose date has come. */
export interface Occurrence {
  /** Id of the domain event, or of the record. */
  readonly id: string;
  /** What the event carries, for services outside; of a date it is the record's id. */
  readonly payload: unknown;
  /** Values by the path that the steps name them by. */
  readonly facts: Readonly<Record<string, string | null>>;
  /** Ids of those whom each step concerns; none for a step without people. */
  readonly people: readonly (readonly string[])[];
}

/** Which occurrences are asked for. */
export type Asked =
  | { readonly ids: readonly string[] }
  /** What happened, or came due, after `from` and up to and with `until`. */
  | { readonly from: Date; readonly until: Date };

export interface AskedIn {
  readonly tx: Tx;
  readonly timeZone: string;
  readonly now: Date;
}

/** The occurrences of an automation whose conditions hold now, those about which it is done once already left out. */
export async function findOccurrences(
  { tx, timeZone, now }: AskedIn,
  automation: AutomationMeta,
  asked: Asked,
): Promise<readonly Occurrence[]> {
  const sql = new OccurrenceSql(automation, timeZone, now);
  const paths = factPaths(automation);
  const columns = [
    `${sql.id} as id`,
    `${sql.payload} as payload`,
    ...paths.map((path, index) => `${sql.valueOf(path)} as f${index}`),
    ...automation.steps.map((step, index) => `${peopleSql(sql, step)} as p${index}`),
  ];
  const text = `select ${columns.join(', ')} from ${sql.from()} where ${sql.where(asked)} order by 1`;
  const { rows } = await tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, sql.parameters.values));
  return rows.map((row) => ({
    id: String(row.id),
    payload: row.payload,
    facts: Object.fromEntries(paths.map((path, index) => [path, (row[`f${index}`] ?? null) as string | null])),
    people: automation.steps.map((_step, index) => (row[`p${index}`] ?? []) as readonly string[]),
  }));
}

/** The parts of the statement that finds an automation's occurrences: the records of an event stand beside it as `r0`, `r1`, … */
export class OccurrenceSql implements PeopleSource {
  readonly parameters = new SqlParameters();
  readonly #automation: AutomationMeta;
  readonly #timeZone: string;
  readonly #now: Date;
  readonly #aliases = new Map<string, string>();

  constructor(automation: AutomationMeta, timeZone: string, now: Date) {
    this.#automation = automation;
    this.#timeZone = timeZone;
    this.#now = now;
    for (const [index, part] of Object.keys(automation.records).entries()) this.#aliases.set(part, `r${index}`);
  }

  get id(): string {
    return 'event' in this.#automation.trigger ? 'e.id' : 'r0.id';
  }

  get payload(): string {
    const [part = ''] = Object.keys(this.#automation.records);
    return 'event' in this.#automation.trigger ? 'e.payload' : `jsonb_build_object(${literal(part)}, r0.id)`;
  }

  from(): string {
    const { records, trigger } = this.#automation;
    const joined = Object.entries(records).map(([part, entity]) => {
      const alias = this.aliasOf(part);
      const table = identifier(specCatalog.get(entity).table);
      if (!('event' in trigger)) return `${table} as ${alias}`;
      return `left join ${table} as ${alias} on ${alias}.tenant_id = e.tenant_id and ${alias}.id = ${this.#idOf(part)}`;
    });
    return 'event' in trigger ? ['domain_event as e', ...joined].join(' ') : joined.join(', ');
  }

  where(asked: Asked): string {
    const { where, values, trigger, once } = this.#automation;
    return [
      'ids' in asked ? `${this.id} = any(${this.parameters.add([...asked.ids], 'text[]')})` : this.#between(asked),
      ...('event' in trigger ? [`e.name = ${literal(trigger.event)}`] : []),
      ...Object.entries(where).map(([part, condition]) => this.#holds(part, condition)),
      ...Object.entries(values).map(([part, allowed]) => this.#isOneOf(part, allowed)),
      ...(once === undefined ? [] : [this.#isNotDone(once)]),
    ].join(' and ');
  }

  /** SQL of the text at a path: a part of the event, or a field that relations lead to from there. */
  valueOf(path: string): string {
    const [part = '', ...steps] = path.split('.');
    if (steps.length === 0) return this.#idOf(part);
    const model = specCatalog.get(this.#automation.records[part] ?? '');
    const value =
      steps.length === 1
        ? this.#columnOf(part, steps[0] ?? '')
        : relatedValue(model, this.aliasOf(part), steps.join('.'));
    return `to_jsonb(${value}) #>> '{}'`;
  }

  aliasOf(part: string): string {
    const alias = this.#aliases.get(part);
    if (alias === undefined) throw new Error(`${this.#automation.id} names '${part}', which is no record`);
    return alias;
  }

  entityOf(part: string): string | undefined {
    return this.#automation.records[part];
  }

  listOf(part: string): string | null {
    return this.#automation.lists.includes(part) ? `e.payload -> ${literal(part)}` : null;
  }

  get tenant(): string {
    return 'event' in this.#automation.trigger ? 'e.tenant_id' : 'r0.tenant_id';
  }

  #idOf(part: string): string {
    if (!('event' in this.#automation.trigger)) return 'r0.id';
    return part === 'actor' ? 'e.actor_id' : `e.payload ->> ${literal(part)}`;
  }

  #columnOf(part: string, name: string): string {
    const field = specCatalog.get(this.#automation.records[part] ?? '').fields.get(name);
    if (!field?.column) throw new Error(`${this.#automation.id} names '${part}.${name}', which is not stored`);
    return `${this.aliasOf(part)}.${identifier(field.column)}`;
  }

  #between({ from, until }: { readonly from: Date; readonly until: Date }): string {
    const moment = this.#moment();
    const [first, last] = [from, until].map((date) => this.parameters.add(date.toISOString(), 'timestamptz'));
    return `${moment} > ${first} and ${moment} <= ${last}`;
  }

  /** When it is due; a day counts from eight in the morning, on the wall of the organisation's zone. */
  #moment(): string {
    const { trigger, records } = this.#automation;
    if ('event' in trigger) return 'e.happened_at';
    const [part = ''] = Object.keys(records);
    const column = this.#columnOf(part, trigger.field);
    const isDay = specCatalog.get(trigger.entity).fields.get(trigger.field)?.type === 'date';
    const offset = `${this.parameters.add(trigger.offsetMinutes, 'integer')} * interval '1 minute'`;
    // Days are counted on the wall: eight in the morning stays eight where the clocks change in between.
    return isDay
      ? `((${column} + time '08:00' + ${offset}) at time zone ${this.parameters.add(this.#timeZone, 'text')})`
      : `(${column} + ${offset})`;
  }

  #holds(part: string, condition: Condition): string {
    const model = specCatalog.get(this.#automation.records[part] ?? '');
    const resolved = resolveCondition(atMoment(condition, this.#now), nobody);
    const scope = { model, alias: this.aliasOf(part), parameters: this.parameters };
    return `${this.aliasOf(part)}.id is not null and ${orFalse(conditionSql(resolved, scope))}`;
  }

  #isOneOf(part: string, allowed: readonly unknown[]): string {
    const value = this.#idOf(part);
    const texts = allowed.filter((one) => one !== null).map(String);
    const alternatives = [
      ...(allowed.includes(null) ? [`${value} is null`] : []),
      ...(texts.length > 0 ? [`${orFalse(`${value} = any(${this.parameters.add(texts, 'text[]')})`)}`] : []),
    ];
    return `(${alternatives.join(' or ')})`;
  }

  #isNotDone(once: string): string {
    return `not exists (select 1 from automation_run done where done.automation = ${literal(this.#automation.id)}
      and done.about = ${this.#idOf(once)} and done.status in ('DONE', 'WAITING'))`;
  }
}
