import type { EntitySource, FieldSource } from '../../language/sourceTypes.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach } from '../Rule.ts';

/** SPEC114: a computed field is computed by SQL that somebody has written; without it the server does not start. */
export const computedCode = ruleOfEach((draft) => draft.entities.values(), checkEntity);

function checkEntity(context: RuleContext, entity: Declared<EntitySource>): void {
  const written = context.code?.computed;
  if (written === undefined) return;
  for (const [name, source] of Object.entries(entity.value.fields as Readonly<Record<string, FieldSource>>)) {
    const type = typeof source === 'string' ? source : source.type;
    if (type !== 'computed' || written.has(`${entity.id}.${name}`)) continue;
    context.report(
      'SPEC114',
      placeIn(entity, ['fields', name], 'key'),
      `Nothing computes '${entity.id}.${name}'.`,
      `Add its SQL to server/entities/computed, or give it a type that is stored.`,
    );
  }
}
