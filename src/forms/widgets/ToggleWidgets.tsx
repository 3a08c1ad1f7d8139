import { Checkbox, Group, Radio, Switch } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useField } from './useField.ts';
import { useOptions } from './useOptions.ts';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Switch.css';

export function CheckboxesWidget(props: WidgetProps) {
  const { input } = useField(props);
  const { onBlur, disabled, ...group } = input;
  return (
    <Checkbox.Group {...group} value={props.value ?? []} onChange={(value) => props.onChange(value)}>
      <Group gap="md" mt={6}>
        {useOptions(props).map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} disabled={disabled} onBlur={onBlur} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

export function RadioWidget(props: WidgetProps) {
  const { input } = useField(props);
  const { onBlur, disabled, ...group } = input;
  return (
    <Radio.Group {...group} value={props.value ?? ''} onChange={(value) => props.onChange(value)}>
      <Group gap="md" mt={6}>
        {useOptions(props).map(({ value, label }) => (
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
