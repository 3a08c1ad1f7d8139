import { Checkbox, Group, MultiSelect, Radio, Select, Switch } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { useField } from './useField.ts';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Switch.css';

/** Clearing a single choice gives an empty text (requirement 000 §5). */
export function SelectWidget(props: WidgetProps) {
  const { input, meta } = useField(props);
  return (
    <Select
      {...input}
      data={useOptions(props, meta?.enum)}
      value={props.value || null}
      searchable
      clearable={!input.required}
      onChange={(value) => props.onChange(value ?? '')}
    />
  );
}

/** Clearing several choices gives an empty list. */
export function MultiSelectWidget(props: WidgetProps) {
  const { input, meta } = useField(props);
  return (
    <MultiSelect
      {...input}
      data={useOptions(props, meta?.enum)}
      value={props.value ?? []}
      searchable
      clearable
      onChange={(value) => props.onChange(value)}
    />
  );
}

export function CheckboxesWidget(props: WidgetProps) {
  const { input, meta } = useField(props);
  const { onBlur, disabled, ...group } = input;
  return (
    <Checkbox.Group {...group} value={props.value ?? []} onChange={(value) => props.onChange(value)}>
      <Group gap="md" mt={6}>
        {useOptions(props, meta?.enum).map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} disabled={disabled} onBlur={onBlur} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

export function RadioWidget(props: WidgetProps) {
  const { input, meta } = useField(props);
  const { onBlur, disabled, ...group } = input;
  return (
    <Radio.Group {...group} value={props.value ?? ''} onChange={(value) => props.onChange(value)}>
      <Group gap="md" mt={6}>
        {useOptions(props, meta?.enum).map(({ value, label }) => (
          <Radio key={value} value={value} label={label} disabled={disabled} onBlur={onBlur} />
        ))}
      </Group>
    </Radio.Group>
  );
}

export function SwitchWidget(props: WidgetProps) {
  const { input } = useField({ ...props, required: true });
  const { required: _required, withAsterisk: _asterisk, ...rest } = input;
  return (
    <Switch
      {...rest}
      checked={props.value ?? false}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}

export function TimezoneWidget(props: WidgetProps) {
  const { input } = useField(props);
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  return (
    <Select
      {...input}
      data={zones}
      value={props.value || null}
      searchable
      limit={50}
      onChange={(value) => props.onChange(value ?? '')}
    />
  );
}

/** Values of the enumeration with their words, or of the schema as they are. */
function useOptions({ schema }: WidgetProps, enumName: string | undefined): { value: string; label: string }[] {
  const known = useEnumOptions(enumName);
  if (known.length > 0) return known;
  const items = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items.enum : undefined;
  const values = schema.enum ?? items ?? [];
  return values
    .filter((value) => value !== '' && value !== null)
    .map((value) => ({ value: String(value), label: String(value) }));
}
