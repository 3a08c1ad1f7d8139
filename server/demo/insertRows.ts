import { CompiledQuery } from 'kysely';
import { identifier } from '#server/access/SqlParameters.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { columnType } from '#server/platform/db/schema/columnTypes.ts';
import type { DemoRow } from './data/DemoData.ts';

/** Rows in one statement are sent as one text; more than this at once only costs memory. */
const CHUNK = 500;

/** Inserts many records of one entity of a tenant. What a record leaves out gets the field's default. */
export async function insertRows(
  tx: Tx,
  tenantId: string,
  model: EntityModel,
  rows: readonly DemoRow[],
): Promise<void> {
  const columns = [
    { name: 'id', field: 'id', type: 'text' },
    { name: 'created_at', field: 'createdAt', type: 'timestamptz' },
    ...model.stored.map((field) => ({ name: field.column, field: field.name, type: columnType(field) ?? 'text' })),
  ];
  const names = columns.map((column) => identifier(column.name)).join(', ');
  const shape = columns.map((column) => `${identifier(column.name)} ${column.type}`).join(', ');
  const defaults = Object.fromEntries(model.stored.map((field) => [field.name, defaultOf(field.type, field.default)]));
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = rows.slice(from, from + CHUNK).map((row) => {
      const values: Record<string, unknown> = { ...defaults, ...definedOf(row) };
      return Object.fromEntries(columns.map((column) => [column.name, values[column.field] ?? null]));
    });
    await tx.executeQuery(
      CompiledQuery.raw(
        `insert into ${identifier(model.table)} (tenant_id, updated_at, ${names})
          select $1::text, created_at, ${names} from jsonb_to_recordset($2::jsonb) as rows(${shape})`,
        [tenantId, JSON.stringify(chunk)],
      ),
    );
  }
}

function definedOf(row: DemoRow): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}

function defaultOf(type: string, fallback: unknown): unknown {
  if (fallback !== undefined) return fallback;
  return type === 'refs' || type === 'textList' || type === 'enumList' ? [] : null;
}
