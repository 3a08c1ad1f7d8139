import { MOST_STEPS, parseConditionPath } from '#domain/access/conditionPath.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import { suggestion } from '../../diagnostics/suggest.ts';
import type { EntityIndex } from '../../model/columns.ts';
import { idField, nearestOf } from './checkCondition.ts';
import type { Misfit } from './fieldValue.ts';

/** The stored field that a condition compares: one of the entity, or one that relations lead to (`startup.program`). */
export function comparedField(entities: EntityIndex, entityName: string, column: string): FieldMeta | Misfit {
  const { relations, field } = parseConditionPath(column);
  if (relations.length > MOST_STEPS) {
    const message = `'${column}' follows ${relations.length} relations, and a condition follows ${MOST_STEPS} at most.`;
    return { message, fix: 'Ask for something that is nearer to the record.' };
  }
  let owner = entityName;
  for (const relation of relations) {
    const fields = fieldsOf(entities, owner);
    const followed = fields.find(({ name }) => name === relation);
    if (followed?.entity === undefined || !isStored(entities, followed))
      return misfitOfRelation(entities, owner, relation);
    owner = followed.entity;
  }
  return storedField(owner, fieldsOf(entities, owner), field);
}

/** None of an entity that does not exist, which is told where it is named (SPEC104). */
const fieldsOf = (entities: EntityIndex, name: string): readonly FieldMeta[] => entities.get(name)?.fields ?? [];

/** The field of the other entity that points back, if that is what a relation is read from. */
const inverseOf = (entities: EntityIndex, { type, entity, inverse }: FieldMeta): FieldMeta | undefined =>
  type === 'many' ? fieldsOf(entities, entity ?? '').find(({ name }) => name === inverse) : undefined;

/** Whether a column says where a relation leads: SQL joins by it. One that names no field at all is told as SPEC105. */
function isStored(entities: EntityIndex, field: FieldMeta): boolean {
  if (field.type !== 'many') return field.column !== null;
  const inverse = inverseOf(entities, field);
  return inverse === undefined || (inverse.entity !== undefined && inverse.column !== null);
}

function misfitOfRelation(entities: EntityIndex, owner: string, name: string): Misfit {
  const fields = fieldsOf(entities, owner);
  const field = fields.find((one) => one.name === name);
  const relations = fields.filter((one) => one.entity !== undefined && isStored(entities, one));
  const fix = suggestion(
    name,
    relations.map((one) => one.name),
  );
  if (field === undefined) return { message: `'${name}' is not a field of ${owner}.`, fix };
  if (field.via !== undefined) {
    const message = `'${name}' of ${owner} has no column of its own, and a condition does not follow it.`;
    return { message, fix: `Write what it stands for: '${field.via}'.` };
  }
  const inverse = inverseOf(entities, field);
  const message = inverse
    ? `'${name}' of ${owner} is read from '${inverse.name}' of ${field.entity}, which has no column of its own.`
    : `'${name}' of ${owner} is of type '${field.type}', and leads to no other record.`;
  return { message, fix };
}

function storedField(owner: string, fields: readonly FieldMeta[], name: string): FieldMeta | Misfit {
  if (name === idField.name) return idField;
  const field = fields.find((one) => one.name === name);
  if (field && field.column !== null) return field;
  if (field?.type === 'many') {
    const message = `'${name}' leads to other records, and names nothing of them to compare.`;
    return { message, fix: `Go on to a field of theirs: '${name}.id'.` };
  }
  const stored = fields.filter(({ column }) => column !== null);
  const message = `'${name}' is not a stored field of ${owner}.`;
  return { message, fix: nearestOf(name, stored) };
}
