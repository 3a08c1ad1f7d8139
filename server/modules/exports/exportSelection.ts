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
  const tree = new Map<string, Set<string>>();
  for (const { path } of columns) {
    const [field = '', inner] = path.split('.');
    const parts = tree.get(field) ?? new Set();
    if (inner !== undefined) parts.add(inner);
    tree.set(field, parts);
  }
  const selection = [...tree].map(([field, parts]) =>
    parts.size > 0 ? `${field} { ${[...parts].join(' ')} }` : field,
  );
  return selectionOf(`next results { _id ${selection.join(' ')} ${more ?? ''} }`);
}
