import { Input, Slider } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useField } from './useField.ts';
import '@mantine/core/styles/Slider.css';

export function ScaleWidget(props: WidgetProps) {
  const { input, touch } = useField(props);
  const min = props.schema.minimum ?? 0;
  const max = props.schema.maximum ?? 10;
  return (
    <Input.Wrapper
      id={input.id}
      label={input.label}
      description={input.description}
      error={input.error}
      withAsterisk={false}
      labelElement="div"
    >
      <Slider
        min={min}
        max={max}
        value={props.value ?? min}
        thumbLabel={String(input.label)}
        thumbProps={{ id: input.id }}
        onChange={(value) => {
          props.onChange(value);
          touch();
        }}
        marks={[
          { value: min, label: min },
          { value: max, label: max },
        ]}
        mb="lg"
      />
    </Input.Wrapper>
  );
}
