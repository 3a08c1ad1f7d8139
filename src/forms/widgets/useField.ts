import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import type { FormFieldMeta } from '#domain/model/forms.ts';
import type { FormContext } from '../FormContext.ts';

/** What every input gets: name, help, error, and "(Optional)" where it is. */
export function useField({ id, name, required: always = false, disabled = false, registry }: WidgetProps) {
  const { t } = useTranslation(['forms', 'spec']);
  const { fields, errors, locked, onTouch } = registry.formContext as FormContext;
  const meta: FormFieldMeta | undefined = fields.get(name);
  const required = always || meta?.required === true;
  const label = meta ? t(meta.labelKey, { ns: 'spec' }) : name;
  return {
    meta,
    input: {
      id,
      label: required ? label : t('optional', { label }),
      description: meta?.ownHelp ?? (meta?.helpKey ? t(meta.helpKey, { ns: 'spec' }) : undefined),
      error: errors.get(name),
      required,
      withAsterisk: false,
      disabled: disabled || locked.has(name),
      onBlur: () => onTouch(name),
    },
    touch: () => onTouch(name),
  };
}
