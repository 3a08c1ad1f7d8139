import { Group, Radio } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useField } from './useField.ts';
import { useOptions } from './useOptions.ts';
import '@mantine/core/styles/Radio.css';

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
