import { lacksFeature } from '#domain/access/features.ts';
import type { Principal } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';

/** Whether this kind of write is locked for everybody, because the organisation's plan lacks what brings it. */
export function isOutsidePlan(
  { plan }: EntityMeta,
  principal: Principal | null,
  write: 'create' | 'update' | 'delete',
): boolean {
  return plan?.writes.includes(write) === true && lacksFeature(principal, plan.feature);
}
