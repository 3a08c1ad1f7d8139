import { TextInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { localInput, utcOfLocal } from './localDateTime.ts';
import { useField } from './useField.ts';

/** The browser's own picker: known to its user, in the user's language, good on phones and for screen readers. */
export function DateWidget(props: WidgetProps) {
  const { input, touch } = useField(props);
  return (
    <TextInput
      {...input}
      type="date"
      value={props.value ?? ''}
      onChange={(event) => {
        props.onChange(event.currentTarget.value || undefined);
        touch();
      }}
    />
  );
}

export function DateTimeWidget(props: WidgetProps) {
  const { input, touch } = useField(props);
  return (
    <TextInput
      {...input}
      type="datetime-local"
      value={localInput(props.value)}
      onChange={(event) => {
        props.onChange(utcOfLocal(event.currentTarget.value));
        touch();
      }}
    />
  );
}

/** A time of day, as the clock on the wall shows it. */
export function TimeWidget(props: WidgetProps) {
  const { input, touch } = useField(props);
  return (
    <TextInput
      {...input}
      type="time"
      value={props.value ?? ''}
      onChange={(event) => {
        props.onChange(event.currentTarget.value || undefined);
        touch();
      }}
    />
  );
}
