import { Textarea, TextInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { withScheme } from '#domain/text/webLink.ts';
import { useField } from './useField.ts';
import classes from './widgets.module.css';

export function TextWidget(props: WidgetProps) {
  const { input, meta } = useField(props);
  const type = meta?.input;
  return (
    <TextInput
      {...input}
      {...(type ? { type, dir: 'ltr', classNames: { input: classes.leftToRight } } : {})}
      value={props.value ?? ''}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

export function TextareaWidget(props: WidgetProps) {
  const { input } = useField(props);
  return (
    <Textarea
      {...input}
      autosize
      minRows={3}
      maxRows={12}
      value={props.value ?? ''}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

/** A link without a scheme gets one when the field is left. */
export function LinkWidget(props: WidgetProps) {
  const { input } = useField(props);
  return (
    <TextInput
      {...input}
      inputMode="url"
      value={props.value ?? ''}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onBlur={(event) => {
        input.onBlur();
        if (event.currentTarget.value) props.onChange(withScheme(event.currentTarget.value));
      }}
    />
  );
}
