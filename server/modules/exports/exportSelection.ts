import type { FieldNode } from 'graphql';
import type { Principal } from '#domain/model/access.ts';
import { selectionOf } from '#server/entities/plan/EntityReads.ts';
import type { Filter } from '#server/entities/plan/filter/filterSql.ts';
import type { ExportType } from './exportTypes.ts';

/** What of the list is read: that of the kind, of the record it is about, and what the reader may take along. */
export function exportFilter(reader: Principal | null, type: ExportType, recordId: string | null): Filter {
  const parts = [
    type.filter,
    type.about !== undefined && recordId !== null ? { [type.about]: { IS: recordId } } : null,
    reader && type.only?.(reader),
  ];
  return { and: parts.filter((part) => typeof part === 'object' && part !== null) };
}

/** What is selected of a page: each path once, as nested selections, and what else is wanted. */
export function exportSelection({ columns }: ExportType, more: string | null): FieldNode {
  const paths = columns.map(({ path }) => path.split('.'));
  return selectionOf(`next results { _id ${nested(paths)} ${more ?? ''} }`);
}

function nested(paths: readonly (readonly string[])[]): string {
  const byField = Object.groupBy(paths, ([field = '']) => field);
  return Object.entries(byField)
    .map(([field, among = []]) => {
      const inner = among.map((path) => path.slice(1)).filter((path) => path.length > 0);
      return inner.length === 0 ? field : `${field} { ${nested(inner)} }`;
    })
    .join(' ');
}
