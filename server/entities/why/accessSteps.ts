import { ownFieldRules } from '#domain/access/buildAbility.ts';
import type { ResolvedCondition } from '#domain/access/resolveCondition.ts';
import type { AccessAction, AccessRule, Principal } from '#domain/model/access.ts';
import type { AccessStep } from '#domain/model/accessReason.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import { Reader } from '#server/access/Reader.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';

/** Who wants to do what with which record. */
export interface AccessQuestion {
  readonly principal: Principal;
  readonly action: AccessAction;
  readonly model: EntityModel;
  readonly id: string;
  readonly field?: string | undefined;
}

/** One thing that has to be allowed before the next is asked. */
export interface RuleStep {
  readonly step: AccessStep;
  readonly field: string | null;
  /** As reading and writing have it; null: never. */
  readonly condition: ResolvedCondition | null;
  /** The rules that it is made of. */
  readonly rules: readonly AccessRule[];
}

/** What reading and writing ask, in their order: who may not read a record can't change it, and a field goes with its record. */
export function accessSteps({ principal, action, model, field }: AccessQuestion): readonly RuleStep[] {
  const reader = new Reader(principal);
  const { meta } = model;
  const asked = action === 'create' ? [action] : [...new Set<AccessAction>(['read', action])];
  const ofRecord = asked.map((one): RuleStep => {
    const condition = reader.entityCondition(meta, one);
    return { step: one, field: null, condition, rules: meta.access[one] };
  });
  const ofField = fieldsBehind(model, field, action).flatMap((one): RuleStep[] => {
    const rules = ownFieldRules(one, action);
    if (rules === undefined) return [];
    return [{ step: 'field', field: one.name, condition: reader.fieldCondition(meta, one.name, action), rules }];
  });
  return [...ofRecord, ...ofField];
}

/** A field, and of one that is worked out of others, where it is read, these as well. */
function fieldsBehind(model: EntityModel, name: string | undefined, action: AccessAction): readonly FieldMeta[] {
  const own = model.meta.fields.find((field) => field.name === name);
  if (own === undefined) return [];
  const sources = action === 'read' ? (own.from ?? []) : [];
  return [own, ...model.meta.fields.filter((field) => sources.includes(field.name))];
}
