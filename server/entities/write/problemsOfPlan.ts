import { lacksFeature } from '#domain/access/features.ts';
import type { Principal } from '#domain/model/access.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import { enumFeatures } from '#server/generated/access.gen.ts';
import type { FieldProblem } from '#server/platform/errors/errors.ts';
import type { Values } from './validateValues.ts';

/** Values that belong to an area that the tenant has switched off can not be chosen; those a record has may stay. */
export function problemsOfPlan(
  model: EntityModel,
  principal: Principal | null,
  changes: Values,
  before: Values | null,
  pathOf: (field: string) => string,
): FieldProblem[] {
  return Object.entries(changes).flatMap(([name, value]) => {
    const switches = enumFeatures[model.fields.get(name)?.enum ?? ''];
    if (!switches) return [];
    const known = new Set(listOf(before?.[name]));
    const refused = listOf(value).filter((item) => !known.has(item) && lacksFeature(principal, switches[item]));
    return refused.length > 0 ? [{ path: pathOf(name), reason: 'notInPlan' }] : [];
  });
}

function listOf(value: unknown): readonly string[] {
  return [value].flat().filter((item): item is string => typeof item === 'string');
}
