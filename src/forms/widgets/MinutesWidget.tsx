import { Select } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { useField } from './useField.ts';
import '@mantine/core/styles/Combobox.css';

/** One of the lengths that are offered, in minutes. */
export function MinutesWidget(props: WidgetProps) {
  const { i18n } = useTranslation();
  const { input } = useField(props);
  const format = new Intl.NumberFormat(languageTag(i18n.language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  const lengths = (props.schema.enum ?? []).filter((value): value is number => typeof value === 'number');
  return (
    <Select
      {...input}
      data={lengths.map((minutes) => ({ value: String(minutes), label: format.format(minutes) }))}
      value={typeof props.value === 'number' ? String(props.value) : null}
      clearable={!input.required}
      onChange={(value) => props.onChange(value === null ? undefined : Number(value))}
    />
  );
}
