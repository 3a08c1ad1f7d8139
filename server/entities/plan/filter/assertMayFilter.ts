import { hasPermission } from '#domain/access/hasPermission.ts';
import type { Principal } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';
import type { Filter } from './filterSql.ts';

/** Refuses a filter by what only some may filter by; fields that pages themselves filter by are open to all. */
export function assertMayFilter(reader: Principal | null, { filtering }: EntityMeta, filter: Filter): void {
  if (filtering === undefined || hasPermission(reader, filtering.permission)) return;
  if (fieldsOf(filter).some((field) => !filtering.free.includes(field))) throw new ForbiddenError();
}

/** Fields of the entity that a filter names, at whatever depth. Its size has been checked before. */
function fieldsOf(filter: unknown): string[] {
  if (Array.isArray(filter)) return filter.flatMap(fieldsOf);
  if (typeof filter !== 'object' || filter === null) return [];
  return Object.entries(filter).flatMap(([name, value]) =>
    name === 'and' || name === 'or' || name === 'not' ? fieldsOf(value) : [name],
  );
}
