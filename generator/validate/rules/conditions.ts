import { suggestion } from '../../diagnostics/suggest.ts';
import type { EntitySource } from '../../language/sourceTypes.ts';
import { mapConditionsOfEntity } from '../../model/conditions/mapConditions.ts';
import { readerReferences } from '../../model/conditions/references.ts';
import type { Declared } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach } from '../Rule.ts';
import { type ConditionGround, checkCondition } from './checkCondition.ts';
import { comparedField } from './conditionPath.ts';

/** SPEC303: conditions speak about stored fields of their entity, or of what it leads to, with known operators and fitting values. */
export const conditions = ruleOfEach(
  (draft) => draft.entities.values(),
  (context, entity) => {
    const ground = groundOf(context, entity);
    mapConditionsOfEntity(entity.value, (condition, path) => {
      // Those of a field ask for less than a rule may: `fieldConditions` looks at them.
      if (!ofFields.has(String(path.at(-1)))) checkCondition(context, ground, condition, path);
      return condition;
    });
  },
);

const ofFields = new Set(['requiredWhen', 'readonlyWhen']);

function groundOf(context: RuleContext, entity: Declared<EntitySource>): ConditionGround {
  return {
    code: 'SPEC303',
    declared: entity,
    fieldOf: (name) => comparedField(context.index.entities, entity.id, name),
    isReference: (value) => Object.hasOwn(readerReferences, value),
    unknownReference: (value) => ({
      message: `'${value}' is not something of the reader.`,
      fix: suggestion(value, Object.keys(readerReferences)),
    }),
    textsAreIds: true,
  };
}
