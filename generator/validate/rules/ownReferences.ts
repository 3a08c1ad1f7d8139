import type { EntitySource, FieldSource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach } from '../Rule.ts';

/**
 * SPEC218: a reference with a column of its own says what becomes of it when its record is deleted. One that is reached
 * over others (`via:`) has nothing to say, so a reference that has lost its `via:` is not taken for one with a column.
 */
export const ownReferences = ruleOfEach(
  (draft) => draft.entities.values(),
  (context, entity) => checkFields(context, entity, entity.value.fields as Fields, ['fields']),
);

type Fields = Readonly<Record<string, FieldSource>>;

function checkFields(context: RuleContext, entity: Declared<EntitySource>, fields: Fields, path: SpecPath): void {
  for (const [name, source] of Object.entries(fields)) {
    if (typeof source === 'string') continue;
    const at = [...path, name];
    if (source.fields) checkFields(context, entity, source.fields as Fields, [...at, 'fields']);
    if (source.type !== 'ref') continue;
    if (source.via === undefined && source.onDelete === undefined)
      context.report(
        'SPEC218',
        placeIn(entity, at, 'key'),
        `'${name}' does not say what becomes of it when its ${source.to ?? 'record'} is deleted.`,
        "Add 'onDelete: setNull', 'cascade' or 'restrict', or 'via:' for one that other references lead to.",
      );
    if (source.via !== undefined && source.onDelete !== undefined)
      context.report(
        'SPEC218',
        placeIn(entity, [...at, 'onDelete'], 'key'),
        `'${name}' is reached over '${source.via}' and has no column that could be emptied.`,
        "Take 'onDelete' out.",
      );
  }
}
