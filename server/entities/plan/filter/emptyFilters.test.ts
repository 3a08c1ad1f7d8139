/**
 * Generated: every role × every field that may be filtered by. A filter that asks for nothing is one all the same: its
 * statement must have a use for each of its parameters, or the database refuses it.
 */
import { describe, expect, it } from 'vitest';
import { grantsOf } from '#server/access/grantsOf.ts';
import { Reader } from '#server/access/Reader.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { principalFixture } from '#server/entities/testing/harbour.ts';
import { roleTypes } from '#server/generated/access.gen.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { ForbiddenError, ValidationError } from '#server/platform/errors/errors.ts';
import { PlanState } from '../PlanState.ts';
import { filterSql } from './filterSql.ts';

/** What of a filter can be left empty, by the operators that take lists. */
const nothings = [{}, { OR: [] }, { OR: [{}] }, { IS: null, EXISTS: undefined }, { CONTAINS: [] }] as const;

const isRefused = (error: unknown) => error instanceof ForbiddenError || error instanceof ValidationError;

function unusedParameters(role: string, entity: string, filter: Readonly<Record<string, unknown>>): number[] {
  const state = new PlanState(specCatalog, new Reader(principalFixture(role, { grants: grantsOf([role], null) })));
  try {
    const where = filterSql(state, specCatalog.get(entity), filter, 'c');
    return state.parameters.values.map((_value, index) => index + 1).filter((at) => !where.includes(`$${at}::`));
  } catch (error) {
    if (isRefused(error)) return [];
    throw error;
  }
}

describe.each(roleTypes)('%s', (role) => {
  it.each(Object.keys(entities))('filters %s by nothing', (entity) => {
    const asked = specCatalog
      .get(entity)
      .meta.fields.filter(({ filterable, hidden, type }) => filterable && !hidden && type !== 'many')
      .flatMap(({ name }) => nothings.map((nothing) => ({ [name]: nothing })));
    const unused = asked.filter((filter) => unusedParameters(role, entity, filter).length > 0);
    expect(unused).toEqual([]);
  });
});
