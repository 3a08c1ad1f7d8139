import type { FieldMeta } from '#domain/model/entity.ts';
import type { EntitySource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach } from '../Rule.ts';
import { misfit } from './fieldValue.ts';

const fixOf = ({ type }: FieldMeta): string =>
  type === 'ref' ? 'A reference to a User can begin with $user; else take it out.' : 'Take it out.';

/** Types whose records begin without a value whatever the spec says. */
const without = ['ref', 'refs', 'many', 'computed'];

/** SPEC304: what a new record begins with is a value that its field takes. */
export const fieldDefaults = ruleOfEach(
  (draft) => draft.entities.values(),
  (context, entity) => {
    checkFields(context, entity, context.index.entities.get(entity.id)?.fields ?? [], ['fields']);
  },
);

function checkFields(
  context: RuleContext,
  entity: Declared<EntitySource>,
  fields: readonly FieldMeta[],
  path: SpecPath,
): void {
  for (const field of fields) {
    const at = [...path, field.name];
    if (field.default !== undefined) checkDefault(context, entity, field, [...at, 'default']);
    if (field.begins === 'user' && field.entity !== 'User')
      context.report(
        'SPEC304',
        placeIn(entity, [...at, 'default']),
        '$user is a person.',
        `'${field.name}' is of another entity.`,
      );
    if (field.fields) checkFields(context, entity, field.fields, [...at, 'fields']);
  }
}

function checkDefault(context: RuleContext, entity: Declared<EntitySource>, field: FieldMeta, path: SpecPath): void {
  const found = without.includes(field.type)
    ? { message: `A field of type '${field.type}' has no such default.`, fix: fixOf(field) }
    : misfit(context, field, field.default);
  if (found) context.report('SPEC304', placeIn(entity, path), found.message, found.fix);
}
