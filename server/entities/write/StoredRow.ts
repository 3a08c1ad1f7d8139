import { identifier } from '#server/access/SqlParameters.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import { isoDate, isoTimestamp, jsonObject } from '../plan/jsonSql.ts';

/** A record as rules and validation see it: by field name, references as ids, times as ISO text. */
export type StoredRow = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

/** SQL of the whole stored row as JSON, whoever reads; for checks of our own, never for an answer. */
export function storedRowSql(model: EntityModel, alias: string): string {
  const fields = [...model.fields.values()].filter((field) => field.column !== null);
  return jsonObject(
    fields.map((field) => {
      const column = `${alias}.${identifier(field.column ?? '')}`;
      if (field.type === 'dateTime') return { key: field.name, sql: isoTimestamp(column) };
      if (field.type === 'date') return { key: field.name, sql: isoDate(column) };
      return { key: field.name, sql: column };
    }),
  );
}
