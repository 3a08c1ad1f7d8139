import { Checkbox, Group } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useField } from './useField.ts';
import { useOptions } from './useOptions.ts';
import '@mantine/core/styles/Checkbox.css';

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
