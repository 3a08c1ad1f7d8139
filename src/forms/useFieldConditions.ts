import { useMemo } from 'react';
import { conditionHolds } from '#domain/access/conditionHolds.ts';
import { calculate } from '#domain/calculation/calculate.ts';
import type { FormFieldMeta, FormMeta } from '#domain/model/forms.ts';
import type { FormValues } from './formValues.ts';

export interface FieldConditions {
  /** The fields by name; those whose condition makes them so now are required. */
  readonly fields: ReadonlyMap<string, FormFieldMeta>;
  /** Names of fields that the record, as it is kept, has settled. */
  readonly locked: ReadonlySet<string>;
  /** Values that follow from what is typed. */
  readonly calculated: FormValues;
}

/** What follows for the fields of a form from the values typed so far, and from those that the record began with. */
export function useFieldConditions(form: FormMeta, values: FormValues, initial: FormValues): FieldConditions {
  const locked = useMemo(
    () =>
      new Set(
        form.fields.flatMap(({ name, calculate: rule, readonlyWhen }) =>
          rule || holds(readonlyWhen, initial) ? [name] : [],
        ),
      ),
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
  const calculated = useMemo(
    () =>
      Object.fromEntries(
        form.fields.flatMap(({ name, calculate: rule }) =>
          rule?.of ? [[name, calculate(rule.of, values, rule.type)]] : [],
        ),
      ),
    [form, values],
  );
  return { fields, locked, calculated };
}

const holds = (condition: FormFieldMeta['requiredWhen'], values: FormValues): boolean =>
  condition !== undefined && conditionHolds(condition, values);
