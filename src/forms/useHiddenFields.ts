import { useEffect, useState } from 'react';
import type { FormMeta } from '#domain/model/forms.ts';
import type { FormValues } from './formValues.ts';

const none: ReadonlySet<string> = new Set();

/** Names of the fields whose condition does not hold; the language of conditions is fetched only where one is used. */
export function useHiddenFields(form: FormMeta, values: FormValues): ReadonlySet<string> {
  const [hidden, setHidden] = useState(none);
  useEffect(() => {
    const conditional = form.fields.filter(({ visibleWhen }) => visibleWhen);
    if (conditional.length === 0) return;
    void import('@marcbachmann/cel-js').then(({ evaluate }) => {
      const known = nested(form.fields.map(({ name }) => [name, values[name] ?? null]));
      const isHidden = (condition: string): boolean => {
        try {
          return evaluate(condition, known) !== true;
        } catch {
          // A condition on a field that is still empty does not hold.
          return true;
        }
      };
      setHidden(new Set(conditional.filter((field) => isHidden(field.visibleWhen ?? '')).map(({ name }) => name)));
    });
  }, [form, values]);
  return hidden;
}

/** `availability.mode` is a part of `availability`, as conditions read it. */
function nested(values: readonly (readonly [name: string, value: unknown])[]): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [name, value] of values) {
    const [head = name, part] = name.split('.');
    whole[head] =
      part === undefined ? value : { ...(whole[head] as Record<string, unknown> | undefined), [part]: value };
  }
  return whole;
}
