import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import type { ColumnMeta } from '#domain/model/screens.ts';
import { pictureOf } from '../../model/columns.ts';
import { type Selection, selectionOf } from './selection.ts';

export type Entities = ReadonlyMap<string, EntityMeta>;

/** What the reader may do with the record: buttons on it follow what the server says. */
export function selectRights(selection: Selection, rights: readonly ('update' | 'delete' | 'readonly')[]): void {
  for (const right of rights) selectionOf(selection, `may.${right}`);
}

/** What is asked for of a text in several languages; nothing of other fields. */
export function textParts({ type }: FieldMeta): readonly string[] {
  if (type === 'labels') return ['language', 'value'];
  return type === 'richTexts' ? ['language', 'value', 'document'] : [];
}

/** `_id` and `version` always; a reference also brings its id, so that links and filters can be made. */
export function columnsSelection(entity: EntityMeta, columns: readonly ColumnMeta[], entities: Entities): Selection {
  const selection: Selection = new Map([
    ['_id', null],
    ['version', null],
  ]);
  for (const column of columns) {
    selectionOf(selection, column.path);
    const head = entity.fields.find((field) => field.name === column.path.split('.')[0]);
    if (head?.entity && entities.has(head.entity)) selectionOf(selection, `${head.name}._id`);
    if (column.names) selectionOf(selection, column.names.id);
    if (column.names && column.format === 'avatar') selectPicture(selection, column.names, entities);
    if (head) for (const part of textParts(head)) selectionOf(selection, `${head.name}.${part}`);
    for (const [, part] of (column.link ?? '').matchAll(/\{([\w.]+)\}/g)) if (part) selectionOf(selection, part);
  }
  return selection;
}

/** The picture that stands beside a record's name. */
function selectPicture(
  selection: Selection,
  { entity, id }: NonNullable<ColumnMeta['names']>,
  entities: Entities,
): void {
  const picture = pictureOf(entities.get(entity));
  if (picture) selectionOf(selection, id.split('.').with(-1, picture).join('.'));
}

export function identifier(id: string): string {
  return id.replace(/[^A-Za-z0-9]+/g, '_');
}
