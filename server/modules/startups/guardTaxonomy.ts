import { hasPermission } from '#domain/access/hasPermission.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';

interface TaxonomyField {
  readonly field: 'tags' | 'industries';
  readonly add: string;
  readonly remove: string;
}

const fields: readonly TaxonomyField[] = [
  { field: 'tags', add: 'TAGS/STARTUP:ADD', remove: 'TAGS/STARTUP:REMOVE' },
  { field: 'industries', add: 'INDUSTRIES/STARTUP:ADD', remove: 'INDUSTRIES/STARTUP:REMOVE' },
];

/** Putting a tag or an industry on a startup and taking it off are two permissions; a field's own rules can't tell. */
export const guardTaxonomy: WriteHook = async ({ before, after }, { context }) => {
  if (after === null) return;
  for (const { field, add, remove } of fields) {
    const had = idsOf(before?.[field]);
    const has = idsOf(after[field]);
    if (has.some((id) => !had.includes(id))) require(add, 'mayNotAdd', field);
    if (had.some((id) => !has.includes(id))) require(remove, 'mayNotRemove', field);
  }

  function require(permission: string, reason: 'mayNotAdd' | 'mayNotRemove', field: string): void {
    if (hasPermission(context.principal, permission)) return;
    throw ForbiddenError.because(reason, { field: { spec: `Startup.${field}`, isInside: true } });
  }
};

function idsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
