import { dayOf } from '#domain/dates/zonedDays.ts';
import { arrangeableForms } from '#domain/generated/arrangeableForms.gen.ts';
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

/**
 * What the organisation has new records begin with, as it has arranged the forms that they are made with. Where two forms
 * have the field they say the same; what a later version of the product begins by itself is passed over.
 */
export function ownBeginnings(model: EntityModel, { tenant }: RequestContext): Values {
  const begun = tenant.arrangements.flatMap(({ kind, name, defaults = {} }) => {
    const form = kind === 'form' ? arrangeableForms[name] : undefined;
    return form?.entity === model.name ? Object.entries(defaults).filter(([field]) => form.begin.includes(field)) : [];
  });
  return Object.fromEntries(begun);
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
