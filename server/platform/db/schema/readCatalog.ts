import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** What the database has of one table. */
export interface TableCatalog {
  readonly columns: ReadonlySet<string>;
  /** Comments by column. */
  readonly notes: ReadonlyMap<string, string>;
  readonly indexes: ReadonlySet<string>;
  readonly constraints: ReadonlySet<string>;
}

/** All tables of the current schema, by name. */
export async function readCatalog(tx: Tx): Promise<ReadonlyMap<string, TableCatalog>> {
  const { rows } = await sql<{
    name: string;
    columns: string[];
    indexes: string[];
    constraints: string[];
    notes: Readonly<Record<string, string>> | null;
  }>`
    select c.relname::text as name,
      array(select a.attname::text from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select json_object_agg(a.attname, d.description) from pg_description d
         join pg_attribute a on a.attrelid = d.objoid and a.attnum = d.objsubid
         where d.objoid = c.oid and d.objsubid > 0) as notes,
      array(select i.relname::text from pg_index x join pg_class i on i.oid = x.indexrelid
            where x.indrelid = c.oid) as indexes,
      array(select k.conname::text from pg_constraint k where k.conrelid = c.oid) as constraints
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname = current_schema()`.execute(tx);
  return new Map(
    rows.map((row) => [
      row.name,
      {
        columns: new Set(row.columns),
        notes: new Map(Object.entries(row.notes ?? {})),
        indexes: new Set(row.indexes),
        constraints: new Set(row.constraints),
      },
    ]),
  );
}
