import { dayOf } from '#domain/dates/zonedDays.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Values } from './validateValues.ts';

/** What each field of a new record has where nothing is said. */
export function defaultsOf(model: EntityModel): Values {
  return Object.fromEntries(
    model.stored.map((field) => {
      const isList = field.type === 'refs' || field.type === 'textList' || field.type === 'enumList';
      return [field.name, field.default ?? (isList ? [] : null)];
    }),
  );
}

/** What a new record begins with that is known only now: its author, the moment, the organisation's day. */
export function beginnings(model: EntityModel, { principal, tenant }: RequestContext, now: string): Values {
  const begun = model.stored.filter(({ begins }) => begins !== undefined);
  if (begun.length === 0) return {};
  const known = { user: principal?.id ?? null, now, today: dayOf(tenant.timezone, now) };
  return Object.fromEntries(begun.map(({ name, begins = 'user' }) => [name, known[begins]]));
}

/** Those of some values that nobody typed. */
export function withoutTyped(values: Values, typed: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => typed[name] === undefined));
}
