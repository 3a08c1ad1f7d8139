import type { FieldMeta } from '#domain/model/entity.ts';
import type { FormMeta } from '#domain/model/forms.ts';
import type { ScreenMeta } from '#domain/model/screens.ts';
import { once } from '../../incremental/remember.ts';
import { placeIn } from '../../model/Draft.ts';
import type { Model } from '../../model/Model.ts';
import { rule } from '../Rule.ts';

/** SPEC210: records that no screen shows, no form makes and no field points to are stored for nobody. */
export const usedEntities = rule((context) => {
  const used = new Set([
    ...entitiesOfScreens(context.model.screens),
    ...entitiesOfForms(context.model.forms),
    ...entitiesOfForms(context.model.drawnForms),
    ...entitiesOfFields(context.model.entities),
  ]);
  for (const entity of context.draft.entities.values()) {
    if (used.has(entity.id) || entity.value.usedBy !== undefined || context.isBroken(entity)) continue;
    context.report(
      'SPEC210',
      placeIn(entity, ['entity']),
      `No screen, form or field of another entity uses ${entity.id}.`,
      "Show it somewhere, delete it, or name what of the code uses it: 'usedBy:'.",
      'warning',
    );
  }
});

const entitiesOfScreens = once((screens: readonly ScreenMeta[]) => screens.flatMap(entitiesOfScreen));

function entitiesOfScreen(screen: ScreenMeta): string[] {
  if (screen.kind === 'table' || screen.kind === 'detail') return [screen.entity];
  if (screen.kind === 'calendar') return screen.sources.map(({ entity }) => entity);
  return screen.kind === 'dashboard' ? screen.cards.flatMap((card) => ('entity' in card ? [card.entity] : [])) : [];
}

const entitiesOfForms = once((forms: readonly FormMeta[]) =>
  forms.flatMap(({ entity, fields }) => [entity ?? '', ...fields.map((field) => field.entity ?? '')]),
);

const entitiesOfFields = once((entities: Model['entities']) =>
  entities.flatMap(({ name, fields }) => targetsOf(fields).filter((target) => target !== name)),
);

function targetsOf(fields: readonly FieldMeta[]): string[] {
  return fields.flatMap(({ entity, fields: inner = [] }) => [...(entity ? [entity] : []), ...targetsOf(inner)]);
}
