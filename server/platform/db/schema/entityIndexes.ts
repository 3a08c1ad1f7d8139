import { createHash } from 'node:crypto';
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import { isListColumn } from './columnTypes.ts';

/** A statement that makes one index or constraint, known to the database by `name`. */
export interface NamedStatement {
  readonly name: string;
  readonly sql: string;
}

/** Indexes of an entity: order of its lists, uniqueness, references, and those the spec asks for. */
export function indexStatements(entity: EntityMeta): NamedStatement[] {
  const found = new Map<string, NamedStatement>();
  const add = (statement: NamedStatement) => found.set(statement.name, statement);
  const sortColumn = columnOf(entity, entity.defaultSort.field);
  if (sortColumn !== null) add(plainIndex(entity, [sortColumn, 'id']));
  for (const field of entity.fields) {
    if (field.column === null) continue;
    if (field.unique) add(uniqueIndex(entity, field));
    if (field.type === 'ref') add(plainIndex(entity, [field.column]));
    if (field.type === 'refs') add(listIndex(entity, field.column));
  }
  for (const names of entity.indexes) {
    const columns = names.map((name) => columnOf(entity, name)).filter((column) => column !== null);
    const [first] = columns;
    // A list is asked what it contains; as a whole it can be longer than an ordinary index takes.
    if (columns.length === 1 && first !== undefined && isList(entity, first)) add(listIndex(entity, first));
    else if (columns.length === names.length) add(plainIndex(entity, columns));
  }
  return [...found.values()];
}

/** References to other entities of the same tenant. */
export function constraintStatements(entity: EntityMeta, byName: ReadonlyMap<string, EntityMeta>): NamedStatement[] {
  return entity.fields.flatMap((field) => {
    const target = field.entity === undefined ? undefined : byName.get(field.entity);
    if (field.type !== 'ref' || field.column === null || !target) return [];
    const name = shorten(`${entity.table}_${field.column}_fk`);
    return {
      name,
      // Checked at the end of the statement unless a transaction defers it (bulk loading in any order).
      sql: `alter table "${entity.table}" add constraint "${name}"
        foreign key (tenant_id, "${field.column}") references "${target.table}" (tenant_id, id)
        on delete ${deleteAction(field)} deferrable initially immediate`,
    };
  });
}

function deleteAction(field: FieldMeta): string {
  if (field.onDelete === 'cascade') return 'cascade';
  // Only the reference is emptied: the tenant stays.
  if (field.onDelete === 'setNull') return `set null ("${field.column}")`;
  return 'no action';
}

const BASE: Readonly<Record<string, string>> = {
  id: 'id',
  _id: 'id',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
};

function columnOf(entity: EntityMeta, name: string): string | null {
  return entity.fields.find((field) => field.name === name)?.column ?? BASE[name] ?? null;
}

function plainIndex(entity: EntityMeta, columns: readonly string[]): NamedStatement {
  const name = shorten(`${entity.table}_${columns.join('_')}_idx`);
  const list = ['tenant_id', ...columns.map((column) => `"${column}"`)].join(', ');
  return { name, sql: `create index "${name}" on "${entity.table}" (${list})` };
}

function uniqueIndex(entity: EntityMeta, field: FieldMeta): NamedStatement {
  const name = shorten(`${entity.table}_${field.column}_key`);
  const value = field.type === 'email' ? `lower("${field.column}")` : `"${field.column}"`;
  return { name, sql: `create unique index "${name}" on "${entity.table}" (tenant_id, ${value})` };
}

function isList(entity: EntityMeta, column: string): boolean {
  return entity.fields.some((field) => field.column === column && isListColumn(field));
}

function listIndex(entity: EntityMeta, column: string): NamedStatement {
  const name = shorten(`${entity.table}_${column}_gin`);
  return { name, sql: `create index "${name}" on "${entity.table}" using gin ("${column}")` };
}

/** PostgreSQL cuts names at 63 bytes without asking; a cut name must stay unique and the same every time. */
function shorten(name: string): string {
  if (name.length <= 63) return name;
  return `${name.slice(0, 54)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}
