import { useMemo } from 'react';
import { conditionHolds } from '#domain/access/conditionHolds.ts';
import type { FormFieldMeta, FormMeta } from '#domain/model/ui.ts';
import type { FormValues } from './formValues.ts';

export interface FieldConditions {
  /** The fields by name; those whose condition makes them so now are required. */
  readonly fields: ReadonlyMap<string, FormFieldMeta>;
  /** Names of fields that the record, as it is kept, has settled. */
  readonly locked: ReadonlySet<string>;
}

/** What follows for the fields of a form from the values typed so far, and from those that the record began with. */
export function useFieldConditions(form: FormMeta, values: FormValues, initial: FormValues): FieldConditions {
  const locked = useMemo(
    () => new Set(form.fields.flatMap(({ name, readonlyWhen }) => (holds(readonlyWhen, initial) ? [name] : []))),
    [form, initial],
  );
  const required = form.fields.filter(({ requiredWhen }) => holds(requiredWhen, values)).map(({ name }) => name);
  // Widgets draw anew when this is another map, and the same names make the same map.
  const names = required.join(' ');
  const fields = useMemo(() => {
    const now = new Set(names.split(' '));
    return new Map(
      form.fields.map((field) => [field.name, now.has(field.name) ? { ...field, required: true } : field]),
    );
  }, [form, names]);
  return { fields, locked };
}

const holds = (condition: FormFieldMeta['requiredWhen'], values: FormValues): boolean =>
  condition !== undefined && conditionHolds(condition, values);
