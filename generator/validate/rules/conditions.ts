import { suggestion } from '../../diagnostics/suggest.ts';
import type { EntitySource } from '../../language/sourceTypes.ts';
import { mapConditionsOfEntity } from '../../model/conditions/mapConditions.ts';
import { readerReferences } from '../../model/conditions/references.ts';
import type { Declared } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach } from '../Rule.ts';
import { type ConditionGround, checkCondition, idField, nearestOf } from './checkCondition.ts';

/** SPEC303: conditions speak about stored fields of their entity, with known operators and fitting values. */
export const conditions = ruleOfEach(
  (draft) => draft.entities.values(),
  (context, entity) => {
    const ground = groundOf(context, entity);
    mapConditionsOfEntity(entity.value, (condition, path) => {
      checkCondition(context, ground, condition, path);
      return condition;
    });
  },
);

function groundOf(context: RuleContext, entity: Declared<EntitySource>): ConditionGround {
  const stored = (context.index.entities.get(entity.id)?.fields ?? []).filter(({ column }) => column !== null);
  return {
    code: 'SPEC303',
    declared: entity,
    fieldOf: (name) => (name === idField.name ? idField : stored.find((field) => field.name === name)),
    unknownField: (name) => ({
      message: `'${name}' is not a stored field of ${entity.id}.`,
      fix: nearestOf(name, stored),
    }),
    isReference: (value) => Object.hasOwn(readerReferences, value),
    unknownReference: (value) => ({
      message: `'${value}' is not something of the reader.`,
      fix: suggestion(value, Object.keys(readerReferences)),
    }),
    textsAreIds: true,
  };
}
