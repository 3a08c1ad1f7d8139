import { Textarea, TextInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { withScheme } from '#domain/text/webLink.ts';
import { type FieldTypeId, fieldTypes } from '#src/generated/fieldTypes.gen.ts';
import { useField } from './useField.ts';
import classes from './widgets.module.css';

const isFieldType = (id: string | undefined): id is FieldTypeId => id !== undefined && id in fieldTypes;

export function TextWidget(props: WidgetProps) {
  const { input, meta } = useField(props);
  const type = isFieldType(meta?.fieldType) ? fieldTypes[meta.fieldType].input : undefined;
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
