import type { Comparison } from '#domain/model/access.ts';
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import type { StaticFilter } from '#domain/model/screens.ts';
import { flatten, isMap } from './conditionOf.ts';

/** The GraphQL filter (001 §3) that a condition of a screen becomes. What is no condition becomes nothing: SPEC305 tells it. */
export function filterOf(entity: EntityMeta, source: unknown): StaticFilter {
  return translate(entity, flatten(source));
}

function translate(entity: EntityMeta, condition: unknown): StaticFilter {
  if (!isMap(condition)) return {};
  const filter: Record<string, unknown> = {};
  const others: StaticFilter[] = [];
  for (const [key, value] of Object.entries(condition)) {
    if (key === 'and' || key === 'or') filter[key] = listOf(value).map((part) => translate(entity, part));
    else if (key === 'not') filter.not = translate(entity, value);
    else {
      const field = entity.fields.find(({ name }) => name === key);
      const { own, refused } = ofComparison(field, isMap(value) ? value : {});
      const name = key === 'id' ? '_id' : key;
      if (own !== undefined) filter[name] = own;
      // There is no operator for what a list must not hold.
      if (refused !== undefined) others.push({ not: { [name]: refused } });
    }
  }
  if (others.length === 0) return filter;
  return Object.keys(filter).length === 0 && others.length === 1 ? (others[0] ?? {}) : { and: [filter, ...others] };
}

function ofComparison(field: FieldMeta | undefined, comparison: Comparison): { own?: object; refused?: object } {
  const isList = field !== undefined && ['refs', 'many', 'textList', 'enumList'].includes(field.type);
  const equal = (value: unknown): object => (isList ? { CONTAINS: value } : { IS: value });
  const oneOf = (values: unknown): object => ({ OR: listOf(values).map(equal) });
  const { eq, ne, in: any, nin, exists, ...ordered } = comparison;
  const own = {
    ...(eq === null ? { NOT_EXISTS: true } : eq !== undefined && equal(eq)),
    ...(any !== undefined && oneOf(any)),
    ...(ne === null ? { EXISTS: true } : ne !== undefined && !isList && { IS_NOT: ne }),
    ...(exists !== undefined && (exists ? { EXISTS: true } : { NOT_EXISTS: true })),
    ...Object.fromEntries(Object.entries(ordered).map(([operator, value]) => [operator.toUpperCase(), value])),
  };
  const refused = nin !== undefined ? oneOf(nin) : isList && ne !== undefined && ne !== null ? equal(ne) : undefined;
  return { ...(Object.keys(own).length > 0 && { own }), ...(refused && { refused }) };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
