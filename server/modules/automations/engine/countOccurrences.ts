import { CompiledQuery } from 'kysely';
import type { AutomationMeta } from '#domain/model/automation.ts';
import { identifier, type SqlParameters } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { type Asked, type AskedIn, OccurrenceSql } from './occurrences.ts';
import { type PeopleSource, peopleSql } from './peopleSql.ts';

export interface Counted {
  readonly occurrences: number;
  /** For each step. */
  readonly steps: readonly number[];
}

/**
 * How often each step of an automation would be done for what happened meanwhile, as the records are now. Whom a step
 * concerns is looked up once for all that concerns the same records: of 100,000 events about 300 startups, 300 times.
 */
export async function countOccurrences(
  { tx, timeZone, now }: AskedIn,
  automation: AutomationMeta,
  asked: Asked,
): Promise<Counted> {
  const sql = new OccurrenceSql(automation, timeZone, now);
  const parts = partsOfPeople(automation);
  const keys = parts.map((part, index) => `${sql.listOf(part) ?? sql.valueOf(part)} as k${index}`);
  const found = `select ${[`${sql.tenant} as tenant_id`, ...keys].join(', ')}, count(*) as n
    from ${sql.from()} where ${sql.where(asked)} group by ${['1', ...keys.map((_key, index) => `${index + 2}`)].join(', ')}`;
  const source = new FoundSql(automation, parts, sql.parameters);
  const concerned = automation.steps.map((step, index) =>
    'people' in step ? `cardinality(${peopleSql(source, step)}) > 0 as has${index}` : `1 > 0 as has${index}`,
  );
  const sums = automation.steps.map((_step, index) => `sum(n) filter (where has${index}) as s${index}`);
  const text = `with found as (${found})
    select ${['sum(n) as n', ...sums].join(', ')}
    from (select ${['found.n', ...concerned].join(', ')} from ${source.from()}) counted`;
  const { rows } = await tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, sql.parameters.values));
  const [row = {}] = rows;
  return {
    occurrences: Number(row.n ?? 0),
    steps: automation.steps.map((_step, index) => Number(row[`s${index}`] ?? 0)),
  };
}

/** The parts of the event from which those are found whom any of the steps concerns. */
function partsOfPeople({ steps }: AutomationMeta): readonly string[] {
  const paths = steps.flatMap((step) => {
    if (!('people' in step)) return [];
    const { paths: leading, tasks } = step.people;
    return [...leading, ...[tasks?.about, tasks?.startup].filter((path) => typeof path === 'string')];
  });
  return [...new Set(paths.map((path) => path.split('.')[0] ?? ''))];
}

/** The parts of an event where many events about the same are one row: `k0`, `k1`, … of `found`, with their records beside it. */
class FoundSql implements PeopleSource {
  readonly parameters: SqlParameters;
  readonly #automation: AutomationMeta;
  readonly #parts: readonly string[];

  constructor(automation: AutomationMeta, parts: readonly string[], parameters: SqlParameters) {
    this.#automation = automation;
    this.#parts = parts;
    this.parameters = parameters;
  }

  from(): string {
    const joined = this.#parts.flatMap((part, index) => {
      const entity = this.entityOf(part);
      if (entity === undefined || this.listOf(part) !== null) return [];
      const table = identifier(specCatalog.get(entity).table);
      return [
        `left join ${table} as p${index} on p${index}.tenant_id = found.tenant_id and p${index}.id = found.k${index}`,
      ];
    });
    return ['found', ...joined].join(' ');
  }

  valueOf(part: string): string {
    return `found.k${this.#placeOf(part)}`;
  }

  aliasOf(part: string): string {
    return `p${this.#placeOf(part)}`;
  }

  entityOf(part: string): string | undefined {
    return this.#automation.records[part];
  }

  listOf(part: string): string | null {
    return this.#automation.lists.includes(part) ? this.valueOf(part) : null;
  }

  #placeOf(part: string): number {
    const place = this.#parts.indexOf(part);
    if (place < 0) throw new Error(`${this.#automation.id} finds nobody by '${part}'`);
    return place;
  }
}
