/** What some read in place of a field that is closed to them on a row: there they learn no more than the other says. */
import { admits } from '#domain/access/gates/admits.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { type EntityModel, fieldOf } from '#server/entities/catalogue/EntityCatalog.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import type { PlanState } from './PlanState.ts';

interface Instead {
  readonly field: string;
  readonly readers: readonly string[];
}

/** Whoever only judges an application reads of it what its applicant was told: a decision that is not told is none yet. */
const fields: Readonly<Record<string, Instead>> = {
  'Application.status': { field: 'toldStatus', readers: roleGroups.reviewers },
};

/** SQL of what this reader sees of a field where its own value is closed to them; null: nothing. */
export function insteadOf(state: PlanState, model: EntityModel, field: FieldMeta, alias: string): string | null {
  const instead = fields[`${model.name}.${field.name}`];
  const { principal } = state.reader;
  if (instead === undefined || principal === null || !admits({ roles: instead.readers }, principal)) return null;
  return `${alias}.${identifier(fieldOf(model, instead.field).column ?? '')}`;
}
