import type { Condition } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import type { ColumnMeta } from '#domain/model/ui.ts';
import { type Selection, selectionOf } from './selection.ts';

export type Entities = ReadonlyMap<string, EntityMeta>;

/**
 * What the entity's rules for changing and deleting ask of a record: the browser can only answer "may I?" for a record
 * that carries it. Fields that are not in the API stay unknown, and unknown is no.
 */
export function selectConditions(selection: Selection, entity: EntityMeta): void {
  const rules = [...entity.access.update, ...entity.access.delete];
  for (const name of new Set(rules.flatMap(({ where, assigned }) => [...columnsOf(where), ...columnsOf(assigned)]))) {
    const field = entity.fields.find((candidate) => candidate.name === name && !candidate.hidden);
    if (name === 'id') selectionOf(selection, 'id');
    else if (field) selectionOf(selection, field.entity ? `${name}._id` : name);
  }
}

function columnsOf(condition: Condition | undefined): string[] {
  return Object.entries(condition ?? {}).flatMap(([key, value]) => {
    if (key === 'and' || key === 'or') return (value as readonly Condition[]).flatMap(columnsOf);
    return key === 'not' ? columnsOf(value as Condition) : [key];
  });
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
    if (head?.type === 'labels')
      for (const part of ['language', 'value']) selectionOf(selection, `${head.name}.${part}`);
    for (const [, part] of (column.link ?? '').matchAll(/\{([\w.]+)\}/g)) if (part) selectionOf(selection, part);
  }
  selectConditions(selection, entity);
  return selection;
}

/** The picture that stands beside a record's name. */
function selectPicture(
  selection: Selection,
  { entity, id }: NonNullable<ColumnMeta['names']>,
  entities: Entities,
): void {
  const picture = entities.get(entity)?.fields.find(({ name, type }) => name === 'avatar' && type === 'image');
  if (picture) selectionOf(selection, id.split('.').with(-1, picture.name).join('.'));
}

export function identifier(id: string): string {
  return id.replace(/[^A-Za-z0-9]+/g, '_');
}
