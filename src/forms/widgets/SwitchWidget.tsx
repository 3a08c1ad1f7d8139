import { Switch } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useField } from './useField.ts';
import '@mantine/core/styles/Switch.css';

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
