import { ColorInput, PasswordInput, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import { type FieldTypeId, fieldTypes } from '#src/generated/fieldTypes.gen.ts';
import { withScheme } from '#src/ui/withScheme.ts';
import { useField } from './useField.ts';
import classes from './widgets.module.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/ColorPicker.css';
import '@mantine/core/styles/ColorInput.css';

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

export function PasswordWidget(props: WidgetProps) {
  const { t } = useTranslation('forms');
  const { input } = useField(props);
  return (
    <PasswordInput
      {...input}
      value={props.value ?? ''}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
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

export function ColorWidget(props: WidgetProps) {
  const { input, touch } = useField(props);
  return (
    <ColorInput
      {...input}
      format="hex"
      withEyeDropper={false}
      value={props.value ?? ''}
      onChange={(value) => {
        props.onChange(value);
        touch();
      }}
    />
  );
}

export function TextListWidget(props: WidgetProps) {
  const { input } = useField(props);
  return <TagsInput {...input} value={props.value ?? []} onChange={(value) => props.onChange(value)} />;
}
